//! What is printed on the pieces, for the tables of the rulebook page: `data/GAME.toml` as it stands in the file, in
//! its order, with the source of every row.

use super::correct::source;
use std::collections::HashMap;
use std::sync::LazyLock;
use toml::de::{DeTable, DeValue};

/// A value of a data file. Entries are in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A word.
    Word(String),
    /// A number as it is written.
    Number(String),
    /// Yes or no.
    Flag(bool),
    /// Several.
    List(Vec<Value>),
    /// Several with names.
    Map(Vec<(String, Value)>),
}

/// A table of a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its word: `city`, or `career-card` for a table within a table.
    pub name: String,
    /// The words of its columns; empty if each row is a name and one value.
    pub columns: Vec<String>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is about; none if rows are only counted.
    pub name: Option<String>,
    /// One value for each column, or the only one.
    pub cells: Vec<Option<Value>>,
    /// Where it comes from, in the words of the file.
    pub source: String,
    /// Where it stands in the file: `start/ducats`, `path/refinement`, `city/2`. Its cells stand under it, one for each
    /// column; where there are no columns it is the cell itself.
    pub at: String,
}

impl Row {
    /// Whether something in it is reconstructed.
    pub fn is_reconstructed(&self) -> bool {
        self.source.contains("reconstructed") && source::reader(&self.source).is_none()
    }
}

/// The tables of a game as it comes with the program.
pub fn of(game: &str) -> &'static [Sheet] {
    SHEETS.get(game).map_or(&[], |sheets| sheets)
}

/// The tables of a data file; none if it cannot be read.
pub fn read(text: &str) -> Vec<Sheet> {
    let Ok(file) = DeTable::parse(text) else { return Vec::new() };
    let Value::Map(tables) = map(file.get_ref()) else { return Vec::new() };
    tables.into_iter().flat_map(|(name, value)| sheets(name.clone(), &name, value, "")).collect()
}

static SHEETS: LazyLock<HashMap<&'static str, Vec<Sheet>>> =
    LazyLock::new(|| catalog::for_people().iter().map(|game| (game.name(), read(game.shipped().1))).collect());

/// A table of the file that stands there under `at`, and those within it.
fn sheets(name: String, at: &str, value: Value, source: &str) -> Vec<Sheet> {
    match value {
        Value::List(rows) => vec![listed(name, at, rows.into_iter().map(|row| (None, row)).collect(), source)],
        Value::Map(entries) if entries.iter().all(|(_, value)| own_source(value).is_some()) => {
            vec![listed(name, at, entries.into_iter().map(|(name, row)| (Some(name), row)).collect(), source)]
        }
        Value::Map(entries) => {
            let source =
                entries.iter().find_map(|(key, value)| (key == "source").then(|| word(value))).unwrap_or(source);
            let source = source.to_owned();
            let mut within = Vec::new();
            let mut rows = Vec::new();
            for (key, value) in entries.into_iter().filter(|(key, _)| key != "source") {
                match value {
                    Value::List(ref list) if matches!(list[..], [Value::Map(_), ..]) => {
                        within.extend(sheets(format!("{name}-{key}"), &format!("{at}/{key}"), value, &source));
                    }
                    _ => {
                        let (source, at) = (source::of_key(&source, &key), format!("{at}/{key}"));
                        rows.push(Row { name: Some(key), cells: vec![Some(value)], source, at });
                    }
                }
            }
            [Sheet { name, columns: Vec::new(), rows }].into_iter().chain(within).collect()
        }
        _ => Vec::new(),
    }
}

/// Rows that all have the same columns; where one has no value its cell stays empty.
fn listed(name: String, at: &str, rows: Vec<(Option<String>, Value)>, source: &str) -> Sheet {
    let mut columns: Vec<String> = Vec::new();
    let mut read = Vec::new();
    for (number, (name, value)) in rows.into_iter().enumerate() {
        let at = name.as_ref().map_or_else(|| format!("{at}/{number}"), |name| format!("{at}/{name}"));
        let source = own_source(&value).unwrap_or(source).to_owned();
        let Value::Map(entries) = value else { continue };
        let entries: Vec<(String, Value)> = entries.into_iter().filter(|(key, _)| key != "source").collect();
        columns.extend(
            entries.iter().filter(|(key, _)| !columns.contains(key)).map(|(key, _)| key.clone()).collect::<Vec<_>>(),
        );
        read.push((name, entries, source, at));
    }
    let id = columns.first().filter(|column| ["id", "number"].contains(&column.as_str())).cloned();
    columns.retain(|column| Some(column) != id.as_ref());
    let row = |(name, mut entries, source, at): (Option<String>, Vec<(String, Value)>, String, String)| {
        let mut take = |key: &String| {
            let at = entries.iter().position(|(name, _)| name == key)?;
            Some(entries.swap_remove(at).1)
        };
        let own = id.as_ref().and_then(&mut take).map(|value| word(&value).to_owned());
        Row { name: name.or(own), cells: columns.iter().map(&mut take).collect(), source, at }
    };
    let rows = read.into_iter().map(row).collect();
    Sheet { name, columns, rows }
}

/// The source that a row itself names.
fn own_source(value: &Value) -> Option<&str> {
    let Value::Map(entries) = value else { return None };
    entries.iter().find(|(key, _)| key == "source").map(|(_, value)| word(value))
}

fn word(value: &Value) -> &str {
    match value {
        Value::Word(text) | Value::Number(text) => text,
        _ => "",
    }
}

pub(super) fn map(table: &DeTable) -> Value {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    Value::Map(entries.into_iter().map(|(key, it)| (key.get_ref().to_string(), value(it.get_ref()))).collect())
}

pub(super) fn value(it: &DeValue) -> Value {
    match it {
        DeValue::Integer(number) => Value::Number(number.as_str().into()),
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Array(list) => Value::List(list.iter().map(|it| value(it.get_ref())).collect()),
        DeValue::Table(table) => map(table),
        DeValue::String(text) => Value::Word(text.to_string()),
        DeValue::Float(number) => Value::Number(number.as_str().into()),
        DeValue::Datetime(date) => Value::Word(date.to_string()),
    }
}
