//! Appending rows to tables, many at once.
//!
//! A row is stored only if it continues its table: its number must be one more than the last one of the newest row that
//! the statement sees. Rows are never changed or removed, so a number that continues a table is free, or somebody else
//! has just taken it; then the key (table, number) decides, between two nodes as well. So there can be neither a gap
//! nor an overlap.

use crate::error::Result;
use crate::seat_bits::bits;
use crate::tables::end;
use crate::{Append, Appended, State, TableId};
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};
use tokio::sync::oneshot;

/// Rows in a statement. A few sizes, so that the database prepares each statement once; what is missing is filled up
/// with rows that continue nothing.
const SIZES: [usize; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// Values of a row.
const COLUMNS: usize = 7;

static STATEMENTS: LazyLock<[Arc<str>; SIZES.len()]> = LazyLock::new(|| SIZES.map(|rows| statement(rows).into()));

/// An append, and who waits for it.
pub(crate) struct Appending {
    append: Append,
    outcome: Appended,
    reply: oneshot::Sender<Result<Appended>>,
}

impl Appending {
    pub(crate) fn new(append: Append, reply: oneshot::Sender<Result<Appended>>) -> Appending {
        Appending { append, outcome: Appended::Taken, reply }
    }

    pub(crate) fn answer(self, transaction: Result<()>) {
        // Who asked may have gone away in the meantime.
        let _ = self.reply.send(transaction.map(|()| self.outcome));
    }
}

/// Stores the rows that continue their tables, and gives those tables.
pub(crate) async fn append_all(db: &mut AnyConnection, appends: Vec<&mut Appending>) -> sqlx::Result<Vec<TableId>> {
    let mut touched = Vec::with_capacity(appends.len());
    for wave in waves(appends) {
        let (mut last, mut others): (Vec<_>, Vec<_>) = wave.into_iter().partition(|one| one.append.results.is_some());
        while !others.is_empty() {
            let most = others.len().min(SIZES[SIZES.len() - 1]);
            let mut some: Vec<&mut Appending> = others.drain(..most).collect();
            insert(db, &mut some, &mut touched).await?;
        }
        for one in &mut last {
            finish(db, one, &mut touched).await?;
        }
    }
    Ok(touched)
}

/// Appends to the same table go one after the other, in the order of their arrival; a statement sees none of its own
/// rows. Sorted, so that two nodes with the same tables wait for each other in the same order.
fn waves(appends: Vec<&mut Appending>) -> Vec<Vec<&mut Appending>> {
    let mut waves: Vec<Vec<&mut Appending>> = Vec::new();
    let mut depth: HashMap<TableId, usize> = HashMap::with_capacity(appends.len());
    for one in appends {
        one.outcome = Appended::Taken;
        let wave = depth.entry(one.append.table).or_default();
        if *wave == waves.len() {
            waves.push(Vec::new());
        }
        waves[*wave].push(one);
        *wave += 1;
    }
    waves.iter_mut().for_each(|wave| wave.sort_by_key(|one| one.append.table));
    waves
}

async fn insert(db: &mut AnyConnection, some: &mut [&mut Appending], touched: &mut Vec<TableId>) -> sqlx::Result<()> {
    let size = SIZES.iter().position(|&size| size >= some.len()).expect("no more than the largest size");
    let mut query = sqlx::query(AssertSqlSafe(STATEMENTS[size].clone()));
    for one in some.iter() {
        let row = &one.append.batch;
        query = query
            .bind(one.append.table.number())
            .bind(i64::from(row.number))
            .bind(i64::from(row.last))
            .bind(row.at)
            .bind(bits(row.movers))
            .bind(row.due)
            .bind(row.lines.clone());
    }
    for _ in some.len()..SIZES[size] {
        query = query.bind(0_i64).bind(0_i64).bind(0_i64).bind(0_i64).bind(0_i64).bind(None::<i64>).bind(String::new());
    }
    let mut won = HashSet::with_capacity(some.len());
    for row in query.fetch_all(db).await? {
        won.insert(TableId::from_number(row.try_get(0)?));
    }
    for one in some {
        if won.contains(&one.append.table) {
            one.outcome = Appended::Done;
            touched.push(one.append.table);
        }
    }
    Ok(())
}

/// A row with which the game is over. A table that has been ended by somebody else takes none.
async fn finish(db: &mut AnyConnection, one: &mut &mut Appending, touched: &mut Vec<TableId>) -> sqlx::Result<()> {
    let table = one.append.table;
    // Takes hold of the table, so that nobody else ends it in between.
    let hold = "UPDATE tables SET state = state WHERE id = $1 AND state = 'running'";
    if sqlx::query(hold).bind(table.number()).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(());
    }
    insert(db, std::slice::from_mut(one), touched).await?;
    if one.outcome == Appended::Done {
        let results = one.append.results.as_deref().unwrap_or_default();
        end(db, table, State::Over, results, one.append.batch.at).await?;
    }
    Ok(())
}

fn statement(rows: usize) -> String {
    let row = |row: usize| {
        let values: Vec<String> = (1..=COLUMNS).map(|column| format!("${}", row * COLUMNS + column)).collect();
        format!("({})", values.join(", "))
    };
    let values: Vec<String> = (0..rows).map(row).collect();
    format!(
        "WITH fresh (table_id, number, last, at, movers, due, lines) AS (VALUES {})
         INSERT INTO entries (table_id, number, last, at, movers, due, lines)
         SELECT table_id, number, last, at, movers, due, lines FROM fresh
         WHERE number = 1 + COALESCE(
             (SELECT e.last FROM entries e WHERE e.table_id = fresh.table_id ORDER BY e.number DESC LIMIT 1), 0)
         ON CONFLICT DO NOTHING RETURNING table_id",
        values.join(", ")
    )
}
