//! Backup and restore, within a database and from one to the other.

use crate::home::{Home, Kind, append, new_table, on_both, person, running, standings};
use game::Seat;
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::env;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Append, Appended, BackupSummary, PasskeyAdded, PlayerId, Session, SessionKind, Sitter, Store};
use store::{TableId, Token, UsualPieces, backup, restore};

on_both!(there_and_back, while_the_server_runs, older_layout, refusals);

/// Everything in the database, as text, sorted.
async fn content(home: &Home) -> Vec<String> {
    let mut db = home.connect().await;
    let mut all = Vec::new();
    for (table, columns) in [
        ("players", "id, name, folded, guest, password, language, webhook, created"),
        ("sessions", "hash, player, kind, label, created, expires, confirmed"),
        ("passkeys", "id, player, name, credential, created, used"),
        ("recovery_codes", "player, hash, created"),
        ("mutes", "player, other"),
        (
            "tables",
            "id, game, head, host, state, pace, listed, brisk, asks_luck, created, started, ended, rematch, set_name, listed_until",
        ),
        ("seats", "table_id, seat, player, bot, invite, name, stand_in, resigned, here, state, ended"),
        ("entries", "table_id, number, last, at, movers, due, lines"),
        ("chat", "table_id, number, player, name, at, text"),
        ("results", "table_id, seat, points, place"),
        ("proposals", "table_id, number, matter, by_seat, version, at, agreed, outcome, declined, settled"),
        ("pieces", "fingerprint, text"),
        ("piece_sets", "id, player, game, name, version, text, created, changed"),
        ("usual_pieces", "game, name, text"),
        ("studies", "id, player, table_id, entry, version, tree, created, changed"),
        ("spieltisch", "version"),
    ] {
        all.extend(rows(&mut db, table, columns).await);
    }
    all
}

async fn rows(db: &mut AnyConnection, table: &str, columns: &str) -> Vec<String> {
    let query = format!("SELECT {columns} FROM {table}");
    let rows = sqlx::query(AssertSqlSafe(query)).fetch_all(db).await.unwrap();
    let value = |row: &sqlx::any::AnyRow, column: usize| match row.try_get::<Option<i64>, _>(column) {
        Ok(number) => format!("{number:?}"),
        Err(_) => format!("{:?}", row.get::<Option<String>, _>(column)),
    };
    let mut rows: Vec<String> = rows
        .iter()
        .map(|row| (0..row.len()).map(|column| value(row, column)).collect::<Vec<_>>().join("|"))
        .map(|row| format!("{table}: {row}"))
        .collect();
    rows.sort_unstable();
    rows
}

/// A bit of everything, and more rows than a page has.
async fn furnish(store: &Store) {
    let tasks: Vec<_> = (0..40).map(|number| tokio::spawn(furnish_one(store.clone(), number))).collect();
    let mut before: Option<(PlayerId, TableId)> = None;
    for task in tasks {
        let (anna, table, open) = task.await.unwrap();
        if let Some((player, table_before)) = before.replace((anna, table)) {
            store.set_rematch(table_before, table).await.unwrap();
            store.set_muted(anna, player, true).await.unwrap();
            store.sit(open, Seat::new(0), person(player, "x"), 9).await.unwrap();
        }
    }
}

/// A player with a table that is over and one that is open.
async fn furnish_one(store: Store, number: u32) -> (PlayerId, TableId, TableId) {
    let (anna, table) = running(&store).await;
    for row in 1..=30 {
        store.append(append(table, row * 2 - 1, row * 2)).await.unwrap();
    }
    store.say(table, anna, "Anna", "tab\t \"quote\" 'quote' \u{1F3B2} \\ \r\n", 4).await.unwrap();
    assert!(store.rename(anna, &format!("Änna {number}")).await.unwrap());
    let renamed = store.player(anna).await.unwrap().unwrap();
    assert!(store.set_password(&renamed, "$argon2id$…", None).await.unwrap());
    let (hash, kind) = (Token::random().hash(), SessionKind::Bearer);
    let session = Session { hash, player: anna, kind, label: "bot".into(), created: 1, expires: 2, confirmed: 0 };
    store.add_session(&session).await.unwrap();
    let passkey = crate::passkeys::passkey(anna, &format!("key {number}"));
    assert_eq!(store.add_passkey(&renamed, &passkey, 9, None).await.unwrap(), PasskeyAdded::Done);
    store.set_recovery_codes(anna, &[Token::random().hash(), Token::random().hash()], 3).await.unwrap();
    store.append(Append { results: Some(standings()), ..append(table, 61, 61) }).await.unwrap();
    let set = store.add_set(anna, ("noria", "Änna’s \"box\"", "[rounds]\n"), 9, 5).await.unwrap().unwrap();
    assert!(store.change_set(set, anna, 1, ("box", "[rounds]\r\n# 🎲"), 6).await.unwrap());
    assert!(store.add_study(anna, (table, 7), "1\tä\n1 0 seat1 x\t🎲\n", 9, 8).await.unwrap().is_some());
    store.keep_pieces(u64::from(number), "[rounds]").await.unwrap();
    let usual = UsualPieces { name: format!("box {number}"), text: "[rounds]".into() };
    store.set_usual_pieces("noria", Some(&usual)).await.unwrap();
    let link = Sitter::Link(format!("token {number}"));
    let open = store.add_table(&new_table(anna, [Sitter::Open, link, Sitter::Person(anna)])).await.unwrap();
    (anna, table, open)
}

/// A ring of tables, each the rematch of the one before: on more than one page, and in an order that is not that of
/// their ids.
async fn ring(store: &Store, count: usize) {
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let one = |store: Store| async move { store.add_table(&new_table(anna, [Sitter::Person(anna)])).await.unwrap() };
    let mut tables = Vec::new();
    for task in (0..count).map(|_| tokio::spawn(one(store.clone()))).collect::<Vec<_>>() {
        tables.push(task.await.unwrap());
    }
    let link = |(number, &table): (usize, &TableId)| {
        let (store, next) = (store.clone(), tables[(number + 1) % count]);
        tokio::spawn(async move { store.set_rematch(table, next).await.unwrap() })
    };
    for task in tables.iter().enumerate().map(link).collect::<Vec<_>>() {
        task.await.unwrap();
    }
}

fn both() -> Vec<Kind> {
    if env::var("SPIELTISCH_TEST_POSTGRES").is_ok() { vec![Kind::Sqlite, Kind::Postgres] } else { vec![Kind::Sqlite] }
}

async fn there_and_back(home: Home) {
    let store = home.open().await;
    furnish(&store).await;
    ring(&store, 700).await;
    store.close().await;
    let before = content(&home).await;
    let file = home.folder.join("backup.db");
    let mut steps = Vec::new();
    let summary = backup(&home.place, &file, &mut |done, total| steps.push((done, total))).await.unwrap();
    assert_eq!(summary, BackupSummary { players: 41, tables: 780, rows: 40 * 31 });
    let total = steps[0].1;
    assert_eq!(steps[0], (0, total));
    assert_eq!(steps[steps.len() - 1], (total, total));
    assert!(steps.is_sorted() && steps.len() > 8, "{steps:?}");
    assert_eq!(total, before.len() as u64 - 1, "all rows except the version");

    for kind in both() {
        let other = home.another(kind).await;
        assert_eq!(restore(&other.place, &file, &mut |_, _| {}).await.unwrap(), summary);
        assert_eq!(content(&other).await, before, "{:?} to {kind:?}", home.kind);
        let store = other.open().await;
        let anna = store.owner_of("änna 7").await.unwrap().unwrap();
        assert_eq!(store.games_of(anna.id, Some(anna.id), 9).await.unwrap().len(), 1);
        running(&store).await;
        store.close().await;
        other.clear().await;
    }
    // The backup is itself a store.
    let opened = Home { kind: Kind::Sqlite, place: file.to_string_lossy().into_owned(), folder: home.folder.clone() };
    opened.open().await.close().await;
    assert_eq!(content(&opened).await, before);
}

async fn while_the_server_runs(home: Home) {
    let store = home.open().await;
    furnish(&store).await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut writers = Vec::new();
    for _ in 0..4 {
        let (store, stop) = (store.clone(), stop.clone());
        writers.push(tokio::spawn(async move {
            let (_, table) = running(&store).await;
            for number in 1.. {
                store.append(append(table, number, number)).await.unwrap();
                if stop.load(Ordering::Relaxed) {
                    return;
                }
            }
        }));
    }
    for number in 0..3 {
        let file = home.folder.join(format!("{number}.db"));
        backup(&home.place, &file, &mut |_, _| {}).await.unwrap();
        let copy = Home { kind: Kind::Sqlite, place: file.to_string_lossy().into_owned(), folder: home.folder.clone() };
        // One moment: every table has its rows without a gap.
        let whole = "SELECT COUNT(*) FROM (SELECT table_id FROM entries GROUP BY table_id
            HAVING SUM(last - number + 1) <> MAX(last) OR MIN(number) <> 1)";
        assert_eq!(copy.ask(whole).await, 0);
        let strays = "SELECT COUNT(*) FROM pragma_foreign_key_check";
        assert_eq!(copy.ask(strays).await, 0);
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.unwrap();
    }
    store.close().await;
}

/// A backup that a program with layout 1 has made: a database of the corpus is one. It is restored, and opened as it
/// is.
async fn older_layout(home: Home) {
    const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/2/noria-tables.sqlite");
    let file = home.folder.join("old.backup");
    fs::copy(OLD, &file).unwrap();
    let old = Home { kind: Kind::Sqlite, place: file.to_string_lossy().into_owned(), folder: home.folder.clone() };
    assert_eq!(old.ask("SELECT version FROM spieltisch").await, 1);
    let rows_of_seats = rows(&mut old.connect().await, "seats", "tabl, seat, player, name, state").await;
    assert!(!rows_of_seats.is_empty());

    let summary = restore(&home.place, &file, &mut |_, _| {}).await.unwrap();
    assert_eq!(old.ask("SELECT version FROM spieltisch").await, 1, "the backup stays as it is");
    old.open().await.close().await;
    assert_eq!(rows(&mut home.connect().await, "seats", "table_id, seat, player, name, state").await, rows_of_seats);
    assert_eq!(content(&home).await, content(&old).await, "restored, or opened and brought up to date: the same");

    let store = home.open().await;
    let anna = store.owner_of("Anna").await.unwrap().unwrap().id;
    let tables = store.tables_of(anna, 1000).await.unwrap();
    assert_eq!(tables.len() as u64, summary.tables);
    for listed in tables {
        let last = store.batches(listed.table.id, 0).await.unwrap().last().unwrap().last;
        assert_eq!(store.append(append(listed.table.id, last + 1, last + 1)).await.unwrap(), Appended::Done);
    }
    store.close().await;

    // A place that has the newer layout already cannot take older rows, and says so.
    let other = home.another(home.kind).await;
    other.open().await.close().await;
    let file = home.folder.join("older.backup");
    fs::copy(OLD, &file).unwrap();
    let refused = restore(&other.place, &file, &mut |_, _| {}).await.unwrap_err().to_string();
    assert!(refused.contains("has a newer layout"), "{refused}");
    other.clear().await;
}

async fn refusals(home: Home) {
    let file = home.folder.join("backup.db");
    let says = |result: Result<BackupSummary, store::StoreError>, word: &str| {
        let text = result.unwrap_err().to_string();
        assert!(text.contains(word), "{text}");
    };
    if home.kind == Kind::Sqlite {
        says(backup(&home.place, &file, &mut |_, _| {}).await, "does not exist");
        assert!(!Path::new(&home.place).exists(), "looking makes no file");
    } else {
        says(backup(&home.place, &file, &mut |_, _| {}).await, "empty");
    }
    says(restore(&home.place, &file, &mut |_, _| {}).await, "does not exist");

    let store = home.open().await;
    running(&store).await;
    fs::write(&file, "mine").unwrap();
    says(backup(&home.place, &file, &mut |_, _| {}).await, "exists already");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    says(restore(&home.place, &file, &mut |_, _| {}).await, "not a database");
    fs::remove_file(&file).unwrap();
    backup(&home.place, &file, &mut |_, _| {}).await.unwrap();
    let before = content(&home).await;
    says(restore(&home.place, &file, &mut |_, _| {}).await, "not empty");
    assert_eq!(content(&home).await, before);
    store.close().await;

    // A server that was started once and not used is empty, too.
    let other = home.another(home.kind).await;
    other.open().await.close().await;
    restore(&other.place, &file, &mut |_, _| {}).await.unwrap();
    assert_eq!(content(&other).await, before);
    other.clear().await;
    says(backup(&home.place, &home.folder.join("no/such/folder.db"), &mut |_, _| {}).await, "cannot be");
    let names = fs::read_dir(&home.folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(!names.into_iter().any(|name| name.contains(".part")), "nothing half written is left");
}
