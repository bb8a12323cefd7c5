//! Copying a database table row by row, page by page, from one kind of database to another.

use crate::error::Result;
use crate::place::Place;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

/// Rows in a page: their values fit into one statement of either database.
const PAGE: usize = 500;

/// A database table; the word "table" means another thing here.
pub(crate) struct Sheet {
    name: String,
    columns: Vec<Column>,
    /// The columns of the key, in its order.
    key: Vec<usize>,
}

struct Column {
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Number,
    Text,
}

/// What stands in a column of a row.
#[derive(Clone)]
enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

impl Sheet {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) async fn count(&self, db: &mut AnyConnection) -> sqlx::Result<u64> {
        let count: i64 =
            sqlx::query_scalar(AssertSqlSafe(format!("SELECT COUNT(*) FROM {}", self.name))).fetch_one(db).await?;
        Ok(count.unsigned_abs())
    }

    pub(crate) async fn is_empty(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let row = sqlx::query(AssertSqlSafe(format!("SELECT 1 FROM {} LIMIT 1", self.name))).fetch_optional(db).await?;
        Ok(row.is_none())
    }

    /// A page of rows behind a key.
    fn page(&self, behind: bool) -> String {
        let columns: Vec<&str> = self.columns.iter().map(|column| &*column.name).collect();
        let key: Vec<&str> = self.key.iter().map(|&column| columns[column]).collect();
        let (columns, key) = (columns.join(", "), key.join(", "));
        let values: Vec<String> = (1..=self.key.len()).map(|number| format!("${number}")).collect();
        let from = if behind { format!("WHERE ({key}) > ({})", values.join(", ")) } else { String::new() };
        format!("SELECT {columns} FROM {} {from} ORDER BY {key} LIMIT {PAGE}", self.name)
    }

    fn insert(&self, rows: usize) -> String {
        let columns: Vec<&str> = self.columns.iter().map(|column| &*column.name).collect();
        let width = columns.len();
        let row = |row: usize| {
            let values: Vec<String> = (1..=width).map(|column| format!("${}", row * width + column)).collect();
            format!("({})", values.join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.name, columns.join(", "), rows.join(", "))
    }

    fn read(&self, row: &AnyRow) -> sqlx::Result<Vec<Value>> {
        let value = |(number, column): (usize, &Column)| {
            Ok(match column.kind {
                Kind::Number => Value::Number(row.try_get(number)?),
                Kind::Text => Value::Text(row.try_get(number)?),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }
}

/// What a SQLite file has, in the order in which it was made: what refers to something comes after it.
pub(crate) async fn sheets(db: &mut AnyConnection) -> sqlx::Result<Vec<Sheet>> {
    let names =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'spieltisch'
        ORDER BY rowid";
    let mut sheets = Vec::new();
    for name in sqlx::query_scalar::<_, String>(names).fetch_all(&mut *db).await? {
        let columns = "SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid";
        let mut sheet = Sheet { name: name.clone(), columns: Vec::new(), key: Vec::new() };
        let mut key: Vec<(i64, usize)> = Vec::new();
        for row in sqlx::query(columns).bind(name).fetch_all(&mut *db).await? {
            let kind = if row.try_get::<String, _>(1)? == "INTEGER" { Kind::Number } else { Kind::Text };
            match row.try_get(2)? {
                0 => {}
                place => key.push((place, sheet.columns.len())),
            }
            sheet.columns.push(Column { name: row.try_get(0)?, kind });
        }
        key.sort_unstable();
        sheet.key = key.into_iter().map(|(_, column)| column).collect();
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// Copies all rows and tells how many, page by page and in all.
pub(crate) async fn copy(
    sheet: &Sheet,
    (from, source): (&Place, &mut AnyConnection),
    (to, target): (&Place, &mut AnyConnection),
    told: &mut (dyn FnMut(u64) + Send),
) -> Result<u64> {
    let mut copied = 0;
    let mut behind: Vec<Value> = Vec::new();
    loop {
        let mut query = sqlx::query(AssertSqlSafe(sheet.page(!behind.is_empty())));
        for value in behind.drain(..) {
            query = bound(query, value);
        }
        let rows = query.fetch_all(&mut *source).await.map_err(|error| from.refused(&error))?;
        let rows: Vec<Vec<Value>> = rows
            .iter()
            .map(|row| sheet.read(row))
            .collect::<sqlx::Result<_>>()
            .map_err(|error| from.refused(&error))?;
        let Some(last) = rows.last() else { return Ok(copied) };
        behind = sheet.key.iter().map(|&column| last[column].clone()).collect();

        let count = rows.len();
        // Only whole pages come again, so only their statement is worth keeping.
        let mut query = sqlx::query(AssertSqlSafe(sheet.insert(count))).persistent(count == PAGE);
        for value in rows.into_iter().flatten() {
            query = bound(query, value);
        }
        query.execute(&mut *target).await.map_err(|error| to.refused(&error))?;
        copied += count as u64;
        told(count as u64);
        if count < PAGE {
            return Ok(copied);
        }
    }
}

fn bound(query: Query<'static, Any, AnyArguments>, value: Value) -> Query<'static, Any, AnyArguments> {
    match value {
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    }
}
