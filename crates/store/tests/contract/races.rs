//! Several at once, through two stores on one place: one wins, the others are told, and nothing is torn.

use crate::home::{Home, append, batch, new_table, on_both, person, running};
use game::Seat;
use std::sync::Arc;
use store::{Appended, NewTable, Sat, Session, SessionKind, Sitter, State, Store, TableLimits, Token};

on_both!(
    one_number,
    storm,
    one_seat,
    the_last_two_seats,
    one_name,
    one_rematch,
    one_ending,
    everybody_speaks,
    opening,
    limits
);

/// Runs `make` for each number at once and collects what came out.
async fn at_once<T, F>(count: usize, make: impl Fn(usize) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let tasks: Vec<_> = (0..count).map(|number| tokio::spawn(make(number))).collect();
    let mut all = Vec::new();
    for task in tasks {
        all.push(task.await.unwrap());
    }
    all
}

async fn two(home: &Home) -> Arc<[Store; 2]> {
    Arc::new([home.open().await, home.open().await])
}

async fn close(stores: &[Store; 2]) {
    for store in stores {
        store.close().await;
    }
}

async fn one_number(home: Home) {
    let stores = two(&home).await;
    let (_, table) = running(&stores[0]).await;
    let mut number = 1;
    for round in 0..40 {
        let answers = at_once(4, |task| {
            let stores = stores.clone();
            // Different lengths: an overlap would have a key of its own.
            async move { stores[task % 2].append(append(table, number, number + task as u32)).await.unwrap() }
        })
        .await;
        let won: Vec<usize> = (0..4).filter(|&task| answers[task] == Appended::Done).collect();
        assert_eq!(won.len(), 1, "round {round}: {answers:?}");
        number += won[0] as u32 + 1;
    }
    let rows = stores[1].batches(table, 0).await.unwrap();
    assert_eq!(rows.len(), 40);
    assert!(rows.windows(2).all(|pair| pair[1].number == pair[0].last + 1), "neither a gap nor an overlap");
    assert_eq!(rows[39].last, number - 1);
    close(&stores).await;
}

/// Eight tasks on two stores play the same five tables; each appends what it believes to come next.
async fn storm(home: Home) {
    let stores = two(&home).await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(running(&stores[0]).await.1);
    }
    let goal = 60;
    let won: u32 = at_once(8, |task| {
        let (stores, tables) = (stores.clone(), tables.clone());
        async move {
            let store = &stores[task % 2];
            let mut next = [1; 5];
            let mut won = 0;
            while next.iter().any(|&next| next <= goal) {
                for (&table, next) in tables.iter().zip(&mut next).filter(|(_, next)| **next <= goal) {
                    match store.append(append(table, *next, *next)).await.unwrap() {
                        Appended::Done => {
                            *next += 1;
                            won += 1;
                        }
                        Appended::Taken => {
                            let rows = store.batches(table, *next - 1).await.unwrap();
                            assert!(!rows.is_empty(), "whoever was faster is there");
                            *next = rows.last().unwrap().last + 1;
                        }
                    }
                }
            }
            won
        }
    })
    .await
    .into_iter()
    .sum();
    assert_eq!(won, 5 * goal);
    for table in tables {
        let rows: Vec<_> = (1..=goal).map(|number| batch(number, number)).collect();
        assert_eq!(stores[0].batches(table, 0).await.unwrap(), rows);
    }
    close(&stores).await;
}

async fn one_seat(home: Home) {
    let stores = two(&home).await;
    let players = [
        stores[0].add_player("Anna", None, 1).await.unwrap().id,
        stores[0].add_player("Bert", None, 1).await.unwrap().id,
    ];
    for _ in 0..10 {
        let seats = [Sitter::Open, Sitter::Bot("level1".into())];
        let table = stores[0].add_table(&new_table(players[0], seats)).await.unwrap();
        let sits =
            at_once(2, |task| {
                let stores = stores.clone();
                async move {
                    stores[task].sit(table, Seat::new(0), person(players[task], "x"), 7).await.unwrap() == Sat::Down
                }
            })
            .await;
        assert_ne!(sits[0], sits[1]);
        let seated = stores[1].table(table).await.unwrap().unwrap();
        assert_eq!(seated.seats[0].sitter, Sitter::Person(players[usize::from(sits[1])]));
        assert_eq!(seated.state, State::Running);
    }
    close(&stores).await;
}

async fn the_last_two_seats(home: Home) {
    let stores = two(&home).await;
    let anna = stores[0].add_player("Anna", None, 1).await.unwrap().id;
    for _ in 0..10 {
        let table = stores[0].add_table(&new_table(anna, [Sitter::Open, Sitter::Open])).await.unwrap();
        let sits = at_once(2, |task| {
            let stores = stores.clone();
            async move { stores[task].sit(table, Seat::new(task), person(anna, "x"), 7).await.unwrap() == Sat::Down }
        })
        .await;
        assert_eq!(sits, [true, true]);
        assert_eq!(stores[1].table(table).await.unwrap().unwrap().state, State::Running, "the second one starts it");
    }
    close(&stores).await;
}

async fn one_name(home: Home) {
    let stores = two(&home).await;
    for round in 0..10 {
        let mut players = Vec::new();
        for name in [format!("Änna{round}"), format!("änna{round}"), format!("x{round}"), format!("y{round}")] {
            players.push(stores[0].add_player(&name, None, 1).await.unwrap());
        }
        // Two claim their name by a password; two have one already and rename themselves.
        for player in &players[2..] {
            assert!(stores[0].set_password(player, "p", None).await.unwrap());
        }
        let claims = at_once(4, |task| {
            let (stores, player) = (stores.clone(), players[task].clone());
            async move {
                match task {
                    0 | 1 => stores[task % 2].set_password(&player, "p", None).await.unwrap(),
                    _ => stores[task % 2].rename(player.id, &format!("ÄNNA{round}")).await.unwrap(),
                }
            }
        })
        .await;
        let won: Vec<usize> = (0..4).filter(|&task| claims[task]).collect();
        assert_eq!(won.len(), 1, "{claims:?}");
        assert_eq!(stores[1].owner_of(&format!("änna{round}")).await.unwrap().unwrap().id, players[won[0]].id);
    }
    close(&stores).await;
}

async fn one_rematch(home: Home) {
    let stores = two(&home).await;
    for _ in 0..5 {
        let (_, table) = running(&stores[0]).await;
        let rematches = [running(&stores[0]).await.1, running(&stores[0]).await.1];
        let told = at_once(2, |task| {
            let stores = stores.clone();
            async move { stores[task].set_rematch(table, rematches[task]).await.unwrap() }
        })
        .await;
        assert_eq!(told[0], told[1]);
        assert!(rematches.contains(&told[0]));
    }
    close(&stores).await;
}

async fn one_ending(home: Home) {
    let stores = two(&home).await;
    for _ in 0..5 {
        let (_, table) = running(&stores[0]).await;
        let ended = at_once(3, |task| {
            let stores = stores.clone();
            async move {
                let results = crate::home::standings();
                match task {
                    0 => stores[0].finish(table, None, 5).await.unwrap(),
                    1 => stores[1].finish(table, Some(&results), 6).await.unwrap(),
                    _ => {
                        let last = store::Append { results: Some(results), ..append(table, 1, 1) };
                        stores[1].append(last).await.unwrap() == Appended::Done
                    }
                }
            }
        })
        .await;
        let won: Vec<usize> = (0..3).filter(|&task| ended[task]).collect();
        assert_eq!(won.len(), 1, "{ended:?}");
        let over = stores[0].table(table).await.unwrap().unwrap();
        assert_eq!(over.state, if won[0] == 0 { State::Abandoned } else { State::Over });
        assert_eq!(stores[0].results(table).await.unwrap().len(), if won[0] == 0 { 0 } else { 2 });
        assert_eq!(stores[0].batches(table, 0).await.unwrap().len(), usize::from(won[0] == 2));
    }
    close(&stores).await;
}

async fn everybody_speaks(home: Home) {
    let stores = two(&home).await;
    let (anna, table) = running(&stores[0]).await;
    at_once(40, |task| {
        let stores = stores.clone();
        async move { stores[task % 2].say(table, anna, "Anna", "hello", 1).await.unwrap() }
    })
    .await;
    let numbers: Vec<u32> = stores[0].chat(table, 100).await.unwrap().iter().map(|line| line.number).collect();
    assert_eq!(numbers, (1..=40).collect::<Vec<u32>>());
    close(&stores).await;
}

/// Several programs that find an empty place at once: one makes the layout, all of them can use it.
async fn opening(home: Home) {
    let stores = at_once(4, |_| {
        let home = home.clone();
        async move { home.open().await }
    })
    .await;
    for store in &stores {
        store.add_player("Anna", None, 1).await.unwrap();
    }
    assert_eq!(home.ask("SELECT COUNT(*) FROM players").await, 4);
    assert_eq!(home.ask("SELECT COUNT(*) FROM spieltisch").await, 1);
    for store in stores {
        store.close().await;
    }
}

/// Whoever asks for many things at once gets as many as there may be, and not one more.
async fn limits(home: Home) {
    let stores = two(&home).await;
    let anna = stores[0].add_player("Anna", None, 1).await.unwrap().id;
    let open = [Sitter::Person(anna), Sitter::Open];
    let opened = async |listed, limits: TableLimits| {
        let done = at_once(40, |task| {
            let (stores, new) = (stores.clone(), NewTable { listed, ..new_table(anna, open.clone()) });
            async move { stores[task % 2].add_table_within(&new, limits).await.unwrap().is_ok() }
        });
        done.await.into_iter().filter(|done| *done).count()
    };
    assert_eq!(opened(true, TableLimits { tables: 100, listed: 3 }).await, 3);
    assert_eq!(opened(false, TableLimits { tables: 20, listed: 3 }).await, 17);

    // Also for those who sit down at the tables of others.
    let bert = stores[0].add_player("Bert", None, 1).await.unwrap().id;
    let tables = stores[0].tables_of(anna, 100).await.unwrap();
    let sat = at_once(tables.len(), |task| {
        let (stores, table) = (stores.clone(), tables[task].table.id);
        let sitter = store::NewSitter::Person(bert, "Bert".into(), 5);
        async move { stores[task % 2].sit(table, Seat::new(1), sitter, 7).await.unwrap() }
    });
    assert_eq!(sat.await.into_iter().filter(|sat| *sat == Sat::Down).count(), 5);

    let tokens = at_once(40, |task| {
        let (stores, hash) = (stores.clone(), Token::random().hash());
        let kind = SessionKind::Bearer;
        let session = Session { hash, player: anna, kind, label: "bot".into(), created: 1, expires: 9, confirmed: 0 };
        async move { stores[task % 2].add_token(&session, 10).await.unwrap() }
    });
    assert_eq!(tokens.await.into_iter().filter(|added| *added).count(), 10);
    let sets = at_once(20, |task| {
        let stores = stores.clone();
        async move { stores[task % 2].add_set(anna, ("noria", "box", "x"), 4, 1).await.unwrap().is_some() }
    });
    assert_eq!(sets.await.into_iter().filter(|added| *added).count(), 4);
    close(&stores).await;
}
