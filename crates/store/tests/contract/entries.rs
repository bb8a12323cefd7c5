//! Appending: what continues a table is stored, what does not is refused, and one bad piece hurts only itself.

use crate::home::{Home, Kind, append, batch, on_both, running, standings};
use store::{Append, Appended, State, TableId};

on_both!(only_what_continues, together, the_last_row, bad_pieces);

async fn only_what_continues(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    for (number, last, appended) in [
        (2, 2, Appended::Taken), // A gap at the beginning.
        (1, 3, Appended::Done),
        (1, 3, Appended::Taken), // The same again.
        (2, 4, Appended::Taken), // An overlap with a key of its own.
        (3, 3, Appended::Taken),
        (5, 5, Appended::Taken), // A gap.
        (4, 4, Appended::Done),
        (5, 70_000, Appended::Done),
        (70_001, 70_001, Appended::Done),
    ] {
        assert_eq!(store.append(append(table, number, last)).await.unwrap(), appended, "{number}-{last}");
    }
    let rows = [batch(1, 3), batch(4, 4), batch(5, 70_000), batch(70_001, 70_001)];
    assert_eq!(store.batches(table, 0).await.unwrap(), rows);
    assert_eq!(store.batches(table, 1).await.unwrap(), rows[1..]);
    assert_eq!(store.batches(table, 4).await.unwrap(), rows[2..]);
    assert_eq!(store.batches(table, 70_001).await.unwrap(), []);
    let (_, other) = running(&store).await;
    assert_eq!(store.batches(other, 0).await.unwrap(), []);
    let mut quiet = append(other, 1, 1);
    quiet.batch.due = None;
    store.append(quiet.clone()).await.unwrap();
    assert_eq!(store.batches(other, 0).await.unwrap(), [quiet.batch]);
    store.close().await;
}

/// Everything at once: the second append of a table continues the first, or has the same number; other writes between
/// them.
async fn together(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(running(&store).await.1);
    }
    let mut answers = Vec::new();
    for &table in &tables {
        for (number, last) in [(1, 1), (2, 3), (2, 2), (4, 4)] {
            let store = store.clone();
            // Polled in this order, so that they stand in the queue in this order.
            answers.push(async move { store.append(append(table, number, last)).await.unwrap() });
        }
    }
    let answers = join_in_order(answers).await;
    for answers in answers.chunks(4) {
        assert_eq!(answers, [Appended::Done, Appended::Done, Appended::Taken, Appended::Done]);
    }
    for table in tables {
        assert_eq!(store.batches(table, 0).await.unwrap(), [batch(1, 1), batch(2, 3), batch(4, 4)]);
    }
    store.close().await;
}

async fn join_in_order<T: Send + 'static>(futures: Vec<impl Future<Output = T> + Send + 'static>) -> Vec<T> {
    let mut futures: Vec<_> = futures.into_iter().map(Box::pin).collect();
    let mut done: Vec<Option<T>> = futures.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, done) in futures.iter_mut().zip(&mut done) {
            if done.is_none()
                && let std::task::Poll::Ready(value) = future.as_mut().poll(context)
            {
                *done = Some(value);
            }
        }
        if done.iter().all(Option::is_some) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    done.into_iter().flatten().collect()
}

async fn the_last_row(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    let last = |number| Append { results: Some(standings()), ..append(table, number, number) };
    store.append(append(table, 1, 1)).await.unwrap();
    assert_eq!(store.append(last(1)).await.unwrap(), Appended::Taken);
    assert_eq!(store.table(table).await.unwrap().unwrap().state, State::Running, "what was refused ends nothing");
    assert_eq!(store.results(table).await.unwrap(), []);
    assert_eq!(store.append(last(2)).await.unwrap(), Appended::Done);
    let over = store.table(table).await.unwrap().unwrap();
    assert_eq!((over.state, over.ended), (State::Over, Some(2_002)));
    assert_eq!(store.results(table).await.unwrap(), standings());
    assert_eq!(store.append(last(3)).await.unwrap(), Appended::Taken, "it is over already");
    assert!(!store.finish(table, None, 9).await.unwrap());

    let (_, abandoned) = running(&store).await;
    assert!(store.finish(abandoned, None, 9).await.unwrap());
    let late = Append { table: abandoned, ..last(1) };
    assert_eq!(store.append(late).await.unwrap(), Appended::Taken, "somebody else ended it");
    assert_eq!(store.batches(abandoned, 0).await.unwrap(), []);
    assert_eq!(store.results(abandoned).await.unwrap(), []);
    store.close().await;
}

async fn bad_pieces(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let mut good = Vec::new();
    for _ in 0..20 {
        good.push(running(&store).await.1);
    }
    let nowhere = append(TableId::random(), 1, 1);
    let backwards = Append { batch: store::EntryBatch { last: 0, ..batch(1, 1) }, ..append(table, 1, 1) };
    // Postgres has no letter for it.
    let unwritable = Append { batch: store::EntryBatch { lines: "\0".into(), ..batch(1, 1) }, ..append(table, 1, 1) };
    let mut bad = vec![nowhere, backwards];
    if home.kind == Kind::Postgres {
        bad.push(unwritable);
    }
    let mut tasks = Vec::new();
    for (number, &table) in good.iter().enumerate() {
        let (store, bad) = (store.clone(), bad[number % bad.len()].clone());
        tasks.push(tokio::spawn(async move {
            let (fine, wrong, said, unsaid) = tokio::join!(
                store.append(append(table, 1, 1)),
                store.append(bad),
                store.say(table, anna, "Anna", "hello", 1),
                store.say(TableId::random(), anna, "Anna", "hello", 1),
            );
            assert_eq!(fine.unwrap(), Appended::Done);
            said.unwrap();
            assert!(wrong.is_err() && unsaid.is_err());
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    for table in good {
        assert_eq!(store.batches(table, 0).await.unwrap(), [batch(1, 1)]);
        assert_eq!(store.chat(table, 9).await.unwrap().len(), 1);
    }
    assert_eq!(store.batches(table, 0).await.unwrap(), []);
    store.close().await;
}
