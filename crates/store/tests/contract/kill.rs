//! The process is killed at random moments while it appends: what it has acknowledged is there, and nothing is damaged.

use crate::home::{Home, Kind, append, on_both, running};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;
use store::{Appended, Store, TableId};

/// Tells the child where to append and to which tables.
const PLACE: &str = "SPIELTISCH_TEST_CHILD_PLACE";
const TABLES: &str = "SPIELTISCH_TEST_CHILD_TABLES";

const ROUNDS: usize = 6;

on_both!(killed);

/// Started by the test below as a process of its own; does nothing otherwise. Prints each number only when it is
/// stored.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it is the child of another test"]
async fn child() {
    let (Ok(place), Ok(tables)) = (env::var(PLACE), env::var(TABLES)) else { return };
    let store = Store::open(&place).await.expect("a store");
    let mut tasks = Vec::new();
    for table in tables.split(' ') {
        let (store, table) = (store.clone(), table.parse::<TableId>().expect("a table"));
        tasks.push(tokio::spawn(async move {
            let mut next = store.batches(table, 0).await.expect("rows").last().map_or(0, |row| row.last) + 1;
            loop {
                let appended = store.append(append(table, next, next)).await.expect("an answer");
                assert_eq!(appended, Appended::Done);
                let mut out = std::io::stdout().lock();
                writeln!(out, "stored {table} {next}").and_then(|()| out.flush()).expect("a listener");
                next += 1;
            }
        }));
    }
    let first = tasks.swap_remove(0);
    first.await.expect("an endless task");
}

async fn killed(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(running(&store).await.1);
    }
    store.close().await;
    let names = tables.iter().map(TableId::to_string).collect::<Vec<_>>().join(" ");
    let mut stored = vec![0; tables.len()];
    for round in 0..ROUNDS {
        let acknowledged = kill_one(&home.place, &names);
        for (table, number) in &acknowledged {
            let at = tables.iter().position(|one| one == table).expect("one of ours");
            stored[at] = stored[at].max(*number);
        }
        assert!(!acknowledged.is_empty(), "round {round}: the child did nothing before it was killed");

        let store = home.open().await;
        for (&table, &number) in tables.iter().zip(&stored) {
            let rows: Vec<u32> = store.batches(table, 0).await.unwrap().iter().map(|row| row.number).collect();
            assert!(
                rows.len() >= number as usize,
                "round {round}: {number} was acknowledged, {} are there",
                rows.len()
            );
            assert_eq!(rows, (1..=rows.len() as u32).collect::<Vec<u32>>(), "neither a gap nor a double");
        }
        store.close().await;
        if home.kind == Kind::Sqlite {
            let mut db = home.connect().await;
            let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut db).await.unwrap();
            assert_eq!(found, "ok");
            assert_eq!(home.ask("SELECT COUNT(*) FROM pragma_foreign_key_check").await, 0);
        }
    }
}

/// Starts a child, kills it some time after its first answer, and gives all its answers.
fn kill_one(place: &str, tables: &str) -> Vec<(TableId, u32)> {
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "kill::child", "--ignored", "--nocapture"])
        .env(PLACE, place)
        .env(TABLES, tables)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let mut lines = BufReader::new(child.stdout.take().expect("its answers")).lines();
    let mut acknowledged = Vec::new();
    let mut hear = |line: String| {
        if let Some((table, number)) = line.strip_prefix("stored ").and_then(|line| line.split_once(' ')) {
            acknowledged.push((table.parse().expect("a table"), number.parse().expect("a number")));
        }
        !acknowledged.is_empty()
    };
    while !hear(lines.next().expect("an answer").expect("text")) {}
    // A moment nobody chose.
    let pause = Duration::from_millis(u64::from(TableId::random().number().unsigned_abs() as u8));
    let killer = std::thread::spawn(move || {
        std::thread::sleep(pause);
        child.kill().expect("SIGKILL");
        child.wait().expect("the end of the child")
    });
    // The last line may have been cut in the middle.
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    let whole = rest.split_last().map_or(&[][..], |(_, whole)| whole);
    whole.iter().for_each(|line| {
        hear(line.clone());
    });
    killer.join().expect("a killed child");
    acknowledged
}
