//! Lists of tables: what is in them, in which order, and that finished tables do not slow them down.

use crate::home::{Home, append, new_table, on_both, person, running, standings};
use game::{Seat, SeatSet};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::time::Instant;
use store::{Append, NewTable, Sitter, Store, TableId};

on_both!(open_tables, tables_of_a_player, games_of_a_player, due_tables, many_tables);

fn ids(list: &[store::Listed]) -> Vec<TableId> {
    list.iter().map(|listed| listed.table.id).collect()
}

/// What a list has of a table is what the table itself has.
async fn check(store: &Store, list: &[store::Listed]) {
    for listed in list {
        assert_eq!(Some(&listed.table), store.table(listed.table.id).await.unwrap().as_ref());
        assert_eq!(listed.results, store.results(listed.table.id).await.unwrap());
        let last = store.batches(listed.table.id, 0).await.unwrap().pop();
        assert_eq!(listed.movers, last.map_or(SeatSet::NONE, |row| row.movers));
    }
}

async fn open_tables(home: Home) {
    let store = home.open().await;
    let (anna, _) = running(&store).await;
    let mut open = Vec::new();
    for created in [30, 10, 20] {
        let new = NewTable { created, ..new_table(anna, [Sitter::Person(anna), Sitter::Open]) };
        open.push(store.add_table(&new).await.unwrap());
        store.add_table(&NewTable { listed: false, ..new }).await.unwrap();
    }
    let list = store.open_tables(10, 50).await.unwrap();
    assert_eq!(ids(&list), [open[0], open[2], open[1]]);
    assert_eq!(list[0].changed, 30);
    check(&store, &list).await;
    assert_eq!(ids(&store.open_tables(2, 50).await.unwrap()), [open[0], open[2]]);
    store.sit(open[0], Seat::new(1), person(anna, "Anna"), 40).await.unwrap();
    store.remove_open(open[2]).await.unwrap();
    assert_eq!(ids(&store.open_tables(10, 50).await.unwrap()), [open[1]]);

    // A table that nobody joins falls off after an hour; who comes keeps it there, and its host can list it again.
    let hour = 60 * 60 * 1000;
    let new = NewTable { created: 100, ..new_table(anna, [Sitter::Open, Sitter::Open]) };
    let joined = store.add_table(&new).await.unwrap();
    store.sit(joined, Seat::new(1), person(anna, "Anna"), 5_000).await.unwrap();
    assert_eq!(ids(&store.open_tables(10, hour + 9).await.unwrap()), [joined, open[1]]);
    assert_eq!(ids(&store.open_tables(10, hour + 10).await.unwrap()), [joined]);
    assert!(store.list_again(open[1], anna, 2, hour + 20).await.unwrap());
    assert_eq!(ids(&store.open_tables(10, hour + 30).await.unwrap()), [joined, open[1]]);
    assert!(!store.list_again(open[1], anna, 2, hour + 30).await.unwrap(), "two of two are there");
    store.close().await;
}

async fn tables_of_a_player(home: Home) {
    let store = home.open().await;
    let host = store.add_player("Host", None, 1).await.unwrap().id;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let with = |sitters: &[Sitter], created| NewTable { created, ..new_table(host, sitters.to_vec()) };
    let person = Sitter::Person(bert);
    let waiting = store.add_table(&with(&[person.clone(), Sitter::Open], 500)).await.unwrap();
    // Several seats of one table are one table in the list.
    let hot_seat = store.add_table(&with(&[person.clone(), person.clone()], 100)).await.unwrap();
    let old = store.add_table(&with(&[person.clone(), Sitter::Bot("level1".into())], 400)).await.unwrap();
    let over = store.add_table(&with(&[person.clone(), person.clone()], 900)).await.unwrap();
    store.finish(over, None, 1_000).await.unwrap();
    store.add_table(&with(&[Sitter::Person(host), Sitter::Open], 900)).await.unwrap();
    store.append(append(hot_seat, 1, 1)).await.unwrap();

    let list = store.tables_of(bert, 10).await.unwrap();
    assert_eq!(ids(&list), [hot_seat, waiting, old]);
    assert_eq!(list.iter().map(|listed| listed.changed).collect::<Vec<_>>(), [2_001, 500, 400]);
    check(&store, &list).await;
    assert_eq!(ids(&store.tables_of(bert, 1).await.unwrap()), [hot_seat]);
    assert_eq!(
        store.tables_of(host, 10).await.unwrap().len(),
        4,
        "the host's too, whoever sits there; none that has ended"
    );
    store.stand_up(waiting, bert).await.unwrap();
    assert_eq!(ids(&store.tables_of(bert, 10).await.unwrap()), [hot_seat, old]);
    store.close().await;
}

async fn games_of_a_player(home: Home) {
    let store = home.open().await;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let mut games = Vec::new();
    for (ended, results) in [(50, true), (70, true), (60, false), (40, true)] {
        let seats = [Sitter::Person(bert), Sitter::Person(bert)];
        let table = store.add_table(&NewTable { created: 7, ..new_table(bert, seats) }).await.unwrap();
        let standings = standings();
        store.finish(table, results.then_some(&standings), ended).await.unwrap();
        games.push(table);
    }
    let last = store.add_table(&new_table(bert, [Sitter::Person(bert), Sitter::Bot("level1".into())])).await.unwrap();
    store.append(Append { results: Some(standings()), ..append(last, 1, 1) }).await.unwrap();
    let list = store.games_of(bert, Some(bert), 10).await.unwrap();
    assert_eq!(ids(&list), [last, games[1], games[0], games[3]], "without the one that was abandoned");
    assert_eq!(list.iter().map(|listed| listed.changed).collect::<Vec<_>>(), [2_001, 70, 50, 40]);
    check(&store, &list).await;
    assert_eq!(ids(&store.games_of(bert, Some(bert), 2).await.unwrap()), [last, games[1]]);
    assert_eq!(store.tables_of(bert, 10).await.unwrap(), []);
    store.close().await;
}

async fn due_tables(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let seats = [Sitter::Person(anna), Sitter::Bot("level1".into())];
    let mut tables = Vec::new();
    for created in [100_000, 0, 0, 0, 0] {
        tables.push(store.add_table(&NewTable { created, ..new_table(anna, seats.clone()) }).await.unwrap());
    }
    let [fresh, early, late, never, over] = tables[..] else { panic!() };
    for (table, dues) in [
        (early, [Some(900_000), Some(110_000)]),
        (late, [Some(1), Some(120_000)]),
        (never, [Some(1), None]),
        (over, [Some(1), Some(1)]),
    ] {
        for (number, due) in (1..).zip(dues) {
            let mut append = append(table, number, number);
            append.batch.due = due;
            store.append(append).await.unwrap();
        }
    }
    store.finish(over, None, 2).await.unwrap();
    store.add_table(&new_table(anna, [Sitter::Person(anna), Sitter::Open])).await.unwrap();
    for (now, due) in [
        (104_999, vec![]),
        (105_000, vec![fresh]),
        (109_999, vec![fresh]),
        (110_000, vec![fresh, early]),
        (120_000, vec![fresh, early, late]),
        (i64::MAX / 2, vec![fresh, early, late]),
    ] {
        assert_eq!(due_ids(store.due_tables(now, i64::MAX / 2 + 1, 10).await.unwrap()), due, "{now}");
    }
    assert_eq!(due_ids(store.due_tables(120_000, 200_000, 2).await.unwrap()), [fresh, early]);
    // Who was not there for a while is not looked after.
    assert_eq!(store.due_tables(120_000, 50_000, 10).await.unwrap(), [(fresh, 150_000)]);
    store.keep_awake(late, 130_000).await.unwrap();
    store.keep_awake(late, 110_000).await.unwrap();
    assert_eq!(store.due_tables(125_000, 50_000, 10).await.unwrap(), [(fresh, 150_000), (late, 130_000)]);
    assert_eq!(store.due_tables(130_000, 50_000, 10).await.unwrap(), [(fresh, 150_000)]);
    store.close().await;
}

fn due_ids(due: Vec<(TableId, i64)>) -> Vec<TableId> {
    due.into_iter().map(|(id, _)| id).collect()
}

/// Twenty thousand tables, nearly all of them over and all by one busy player; the lists must not read them.
async fn many_tables(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    fill(&mut home.connect().await, anna.number()).await;

    // By comparison with a list of everything, in the same rounds: a busy machine slows down both.
    let mut times = Vec::new();
    for _ in 0..5 {
        let mut time = Instant::now();
        let mut lap = || std::mem::replace(&mut time, Instant::now()).elapsed();
        assert_eq!(store.open_tables(50, 50).await.unwrap().len(), 50);
        let open = lap();
        assert_eq!(store.tables_of(anna, 50).await.unwrap().len(), 50);
        let mine = lap();
        assert_eq!(store.games_of(anna, Some(anna), 50).await.unwrap().len(), 50);
        let played = lap();
        assert_eq!(store.due_tables(1_000, i64::MAX / 2, 50).await.unwrap().len(), 50);
        let due = lap();
        assert_eq!(store.games_of(anna, Some(anna), 20_000).await.unwrap().len(), 19_600);
        times.push([open, mine, played, due, lap()]);
    }
    let [open, mine, played, due, all] = [0, 1, 2, 3, 4].map(|at| times.iter().map(|times| times[at]).min().unwrap());
    for (name, best) in [("open_tables", open), ("tables_of", mine), ("games_of", played), ("due_tables", due)] {
        println!("{name} with 20,000 tables: {best:.2?}, all of them: {all:.2?}");
        assert!(best * 8 < all, "{name} takes {best:?}, and all of them {all:?}");
    }
    store.close().await;
}

async fn fill(db: &mut AnyConnection, player: i64) {
    let mut transaction = db.begin().await.unwrap();
    let (columns, values): (&str, &[&str]) = (
        "WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 20000)",
        &[
            "INSERT INTO tables (id, game, head, host, state, pace, listed, listed_until, brisk, created, started, ended)
                {n} SELECT id, 'noria', 'head', {player}, {state}, 'none', 1, 90, 0, id,
                    CASE WHEN id % 100 = 1 THEN NULL ELSE 1 END, CASE WHEN id % 100 < 2 THEN NULL ELSE id END FROM n",
            "INSERT INTO seats (table_id, seat, player, name, resigned, here, state, ended)
                {n} SELECT id, 0, {player}, 'Anna', 0, 1, {state}, CASE WHEN id % 100 < 2 THEN NULL ELSE id END FROM n",
            "INSERT INTO entries (table_id, number, last, at, movers, due, lines)
                {n}, r (row) AS (SELECT 1 UNION ALL SELECT row + 1 FROM r WHERE row < 10)
                SELECT id, row, row, 1, 1, 5, 'a line' FROM n, r WHERE id % 100 <> 1",
        ],
    );
    let state = "CASE id % 100 WHEN 0 THEN 'running' WHEN 1 THEN 'open' ELSE 'over' END";
    for text in values {
        let text = text.replace("{n}", columns).replace("{player}", &player.to_string()).replace("{state}", state);
        sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut *transaction).await.unwrap();
    }
    transaction.commit().await.unwrap();
}
