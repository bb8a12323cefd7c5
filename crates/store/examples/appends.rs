//! How many durable appends a second the store makes: `cargo run --release -p store --example appends -- [FILE or
//! postgres://…]`. Without an argument it makes a file in a new folder under the folder for temporary files.

use game::SeatSet;
use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{Append, Appended, EntryBatch, NewTable, Pace, Seat, Sitter, Store, TableId};

/// How long to append.
const TIME: Duration = Duration::from_secs(5);

/// How many rows one game has before the next one begins.
const ROWS: u32 = 300;

#[tokio::main]
async fn main() {
    let place = env::args().nth(1).unwrap_or_else(|| {
        let folder = env::temp_dir().join(format!("spieltisch-appends-{}", std::process::id()));
        folder.join("appends.db").to_string_lossy().into_owned()
    });
    let tasks: usize = env::args().nth(2).map_or(64, |tasks| tasks.parse().expect("a number of tasks"));
    let store = Store::open(&place).await.expect("a store");
    let host = store.add_player("Anna", None, 0).await.expect("a player").id;
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let running: Vec<_> = (0..tasks)
        .map(|_| {
            let (store, stop) = (store.clone(), stop.clone());
            tokio::spawn(async move {
                let mut took = Vec::new();
                'games: loop {
                    let table = store.add_table(&table(host)).await.expect("a table");
                    for number in 1..=ROWS {
                        if stop.load(Ordering::Relaxed) {
                            break 'games took;
                        }
                        let begun = Instant::now();
                        let appended = store.append(append(table, number)).await.expect("an answer");
                        assert_eq!(appended, Appended::Done);
                        took.push(begun.elapsed());
                    }
                }
            })
        })
        .collect();
    tokio::time::sleep(TIME).await;
    stop.store(true, Ordering::Relaxed);
    let mut took = Vec::new();
    for task in running {
        took.extend(task.await.expect("a task that ends"));
    }
    let time = begun.elapsed();
    took.sort_unstable();
    let at = |part: f64| took[(took.len() as f64 * part) as usize];
    println!(
        "{tasks} tasks: {:.0} appends a second, p50 {:.2?}, p99 {:.2?}, longest {:.2?}",
        took.len() as f64 / time.as_secs_f64(),
        at(0.5),
        at(0.99),
        took[took.len() - 1]
    );
    store.close().await;
}

fn table(host: store::PlayerId) -> NewTable {
    let seat = Seat { sitter: Sitter::Person(host), name: "Anna".into(), stand_in: None, resigned: false, here: true };
    NewTable {
        game: "noria".into(),
        head: "game noria 2\n".into(),
        host,
        pace: Pace::None,
        listed: false,
        brisk: true,
        asks_luck: false,
        seats: vec![seat.clone(), seat],
        created: 0,
        set_name: None,
    }
}

fn append(table: TableId, number: u32) -> Append {
    let lines = format!("{number} 1 take coal from the second ring\n{number} ! draw 3\n");
    Append {
        table,
        batch: EntryBatch {
            number,
            last: number,
            at: 1,
            movers: SeatSet::only(game::Seat::new(0)),
            due: Some(2),
            lines,
        },
        results: None,
    }
}
