//! Several nodes on one Postgres: each hears what the others change, and a lost connection is noticed and made again.

use crate::home::{Home, Kind, append, new_table, on_both, person, running, standings};
use crate::proposals::vote;
use crate::wire::Proxy;
use game::Seat;
use std::collections::HashSet;
use std::time::Duration;
use store::{Append, Appended, Changed, Matter, Outcome, PlayerId, Sitter, Store, TableId};
use tokio::sync::broadcast::Receiver;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

on_both!(the_others_hear_of_it, a_lost_connection, a_connection_that_dies_silently);

/// How long a busy machine may take for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything that comes before the news of a table that is opened now: messages keep the order of their transactions.
/// With SQLite nobody listens, and nothing may have come.
async fn heard(changes: &mut Receiver<Changed>, store: &Store, host: PlayerId, kind: Kind) -> Vec<Changed> {
    let mut all = Vec::new();
    let last = store.add_table(&new_table(host, [Sitter::Open])).await.unwrap();
    if kind == Kind::Sqlite {
        all.extend(changes.try_recv());
        return all;
    }
    loop {
        match timeout(PATIENCE, changes.recv()).await.expect("the last table is told").unwrap() {
            Changed::Table(table) if table == last => return all,
            change => all.push(change),
        }
    }
}

fn table_of(changed: Changed) -> TableId {
    match changed {
        Changed::Table(table) => table,
        Changed::Player(_) | Changed::Unknown => panic!("the connection was not lost"),
    }
}

async fn the_others_hear_of_it(home: Home) {
    let (store, other) = (home.open().await, home.open().await);
    let (mine, mut theirs) = (store.changes(), other.changes());
    let (anna, table) = running(&store).await;
    let open = store.add_table(&new_table(anna, [Sitter::Open, Sitter::Open])).await.unwrap();
    let told = |tables: &[TableId]| match home.kind {
        Kind::Sqlite => vec![],
        Kind::Postgres => tables.iter().copied().map(Changed::Table).collect(),
    };
    assert_eq!(heard(&mut theirs, &store, anna, home.kind).await, told(&[table, open]));
    macro_rules! check {
        ($table:expr, $write:expr) => {
            $write.await.unwrap();
            let heard = heard(&mut theirs, &store, anna, home.kind).await;
            assert_eq!(heard, told(&[$table]), "{}", stringify!($write));
        };
    }
    check!(table, store.append(append(table, 1, 1)));
    check!(table, store.say(table, anna, "Anna", "hello", 1));
    check!(table, store.set_stand_in(table, Seat::new(0), Some("level1")));
    check!(table, store.set_resigned(table, Seat::new(0)));
    check!(table, store.propose(table, Matter::Stop, Seat::new(0), vote("1", "12", 1)));
    check!(table, store.agree(table, 1, vote("2", "123", 1)));
    check!(table, store.decline(table, 1, Outcome::Declined, Seat::new(1), vote("2", "12", 1)));
    check!(table, store.set_rematch(table, open));
    check!(open, store.sit(open, Seat::new(0), person(anna, "Anna"), 1));
    check!(open, store.stand_up(open, anna));
    check!(open, store.remove_open(open));
    check!(table, store.append(Append { results: Some(standings()), ..append(table, 2, 2) }));

    // Many at once are several messages.
    let mut tables = HashSet::new();
    let mut tasks = Vec::new();
    for _ in 0..800 {
        let store = store.clone();
        tasks.push(tokio::spawn(
            async move { store.add_table(&new_table(anna, [Sitter::Person(anna)])).await.unwrap() },
        ));
    }
    for task in tasks {
        tables.insert(task.await.unwrap());
    }
    let all: HashSet<TableId> = heard(&mut theirs, &store, anna, home.kind).await.into_iter().map(table_of).collect();
    assert_eq!(all, if home.kind == Kind::Postgres { tables } else { HashSet::new() });
    assert!(mine.is_empty(), "nobody hears of oneself");
    store.close().await;
    other.close().await;
}

/// All connections of a node are cut, idle and at work: it goes on, tells that it may have missed something, and what
/// it has acknowledged is there.
async fn a_lost_connection(home: Home) {
    if home.kind == Kind::Sqlite {
        return;
    }
    let store = home.open().await;
    let mut changes = store.changes();
    let (_, table) = running(&store).await;
    store.append(append(table, 1, 1)).await.unwrap();
    let cut = "SELECT COUNT(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()) AS cut";

    assert!(home.ask(cut).await >= 3, "the writers and the listener at least");
    assert_eq!(store.append(append(table, 2, 2)).await.unwrap(), Appended::Done, "nobody notices while it is idle");
    assert_eq!(store.batches(table, 0).await.unwrap().len(), 2);
    assert_eq!(timeout(PATIENCE, changes.recv()).await.unwrap().unwrap(), Changed::Unknown);

    // And at work: an answer may be an error, but Done is done.
    let (told, mut reached) = watch::channel(0);
    let worker = {
        let store = store.clone();
        tokio::spawn(async move {
            let mut next = 3;
            let mut done = vec![1, 2];
            while next < 3_000 {
                told.send_replace(next);
                match store.append(append(table, next, next)).await {
                    Ok(Appended::Done) => {
                        done.push(next);
                        next += 1;
                    }
                    Ok(Appended::Taken) => panic!("nobody else appends, and what is unknown is looked up"),
                    Err(_) => match store.batches(table, 0).await {
                        Ok(rows) => next = rows.last().unwrap().last + 1,
                        Err(_) => sleep(Duration::from_millis(10)).await,
                    },
                }
            }
            done
        })
    };
    for number in (100..3_000).step_by(500) {
        reached.wait_for(|&reached| reached >= number).await.unwrap();
        home.ask(cut).await;
    }
    let done = worker.await.unwrap();
    let store = home.open().await;
    let rows: Vec<u32> = store.batches(table, 0).await.unwrap().iter().map(|row| row.number).collect();
    assert_eq!(rows, (1..=rows.len() as u32).collect::<Vec<u32>>(), "neither a gap nor a double");
    assert!(done.iter().all(|number| rows.contains(number)), "what was acknowledged is there");
    store.close().await;
}

/// The other side is gone without a word, as when a machine loses its power: whoever listens finds out within ten
/// seconds, and hears the others again.
async fn a_connection_that_dies_silently(home: Home) {
    if home.kind == Kind::Sqlite {
        return;
    }
    let (address, database) = home.place.split_once("@").unwrap().1.split_once('/').unwrap();
    let proxy = Proxy::to(address).await;
    let store = Store::open(&home.place.replace(address, &proxy.address)).await.unwrap();
    let other = home.open().await;
    let mut changes = store.changes();
    let (anna, table) = running(&other).await;
    assert_eq!(timeout(PATIENCE, changes.recv()).await.unwrap(), Ok(Changed::Table(table)), "{database}");
    assert_eq!(heard(&mut changes, &other, anna, home.kind).await, []);

    proxy.fall_silent();
    other.append(append(table, 1, 1)).await.unwrap();
    let noticed = timeout(Duration::from_secs(10), changes.recv()).await.expect("it is noticed within ten seconds");
    assert_eq!(noticed, Ok(Changed::Unknown));
    other.append(append(table, 2, 2)).await.unwrap();
    assert_eq!(timeout(PATIENCE, changes.recv()).await.unwrap(), Ok(Changed::Table(table)));

    // A long silence of living people is none of the connection.
    let quiet = timeout(Duration::from_secs(8), changes.recv()).await;
    assert!(quiet.is_err(), "nothing was lost, and nothing is told: {quiet:?}");
    other.close().await;
}
