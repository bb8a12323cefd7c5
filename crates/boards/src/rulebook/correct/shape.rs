//! What can be typed into each cell of a game's tables, found out from the data file that comes with the program: what
//! stands there now says which kind of value it is, and the game itself says whether a list may be longer.

use super::super::pieces::{self, Sheet, Value};
use super::super::words::is_said;
use super::patch::{Patch, written};
use crate::skin::SKINS;
use catalog::Problem;
use game::Fault;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

/// What a value is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A number; where one stands below zero, others may.
    Number {
        /// Whether it may be below zero.
        signed: bool,
    },
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(Vec<String>),
    /// Several alike; those that may be more or fewer have a most.
    List(Box<Shape>, Option<usize>),
    /// Several, each of its own shape.
    Tuple(Vec<Shape>),
    /// Several with names; some must be there.
    Map(Vec<(String, Shape, bool)>),
    /// Numbered places, and what lies there.
    Places(Box<Shape>),
}

/// A cell: its shape, and whether there must be something in it.
pub type Cell = (Shape, bool);

/// The cells of a table, row by row.
pub type Cells = Vec<Vec<Cell>>;

/// The shapes of a game's tables, in the order of its data file.
pub fn of(game: &str) -> &'static [Cells] {
    SHAPES.get(game).map_or(&[], |shapes| shapes)
}

static SHAPES: LazyLock<HashMap<&'static str, Vec<Cells>>> =
    LazyLock::new(|| SKINS.iter().map(|skin| (skin.game, shapes(skin.game))).collect());

fn shapes(game: &'static str) -> Vec<Cells> {
    let sheets = pieces::of(game);
    let found = Found { game, vocabularies: vocabularies(sheets) };
    sheets.iter().map(|sheet| found.cells(sheet)).collect()
}

/// Values with where they stand in the file.
type Placed<'a> = Vec<(String, &'a Value)>;

struct Found {
    game: &'static str,
    vocabularies: Vec<BTreeSet<String>>,
}

impl Found {
    fn cells(&self, sheet: &Sheet) -> Cells {
        if sheet.columns.is_empty() {
            let cell = |at: &str, it: &Value| (self.shape(vec![(at.to_owned(), it)]), true);
            let row = |row: &pieces::Row| row.cells.iter().flatten().map(|it| cell(&row.at, it)).collect();
            return sheet.rows.iter().map(row).collect();
        }
        let column = |(at, name): (usize, &String)| {
            let placed = |row: &'_ pieces::Row| format!("{}/{name}", row.at);
            let values: Placed =
                sheet.rows.iter().filter_map(|row| Some((placed(row), row.cells[at].as_ref()?))).collect();
            let required = values.len() == sheet.rows.len();
            (self.shape(values), required)
        };
        let cells: Vec<Cell> = sheet.columns.iter().enumerate().map(column).collect();
        vec![cells; sheet.rows.len()]
    }

    /// What all of these are.
    fn shape(&self, values: Placed) -> Shape {
        match values.first() {
            Some((_, Value::Flag(_))) => Shape::Flag,
            Some((_, Value::Word(_))) => Shape::Word(self.words(&values)),
            Some((_, Value::List(_))) => self.list(&values),
            Some((_, Value::Map(_))) => self.map(&values),
            Some((_, Value::Number(_))) | None => Shape::Number { signed: values.iter().any(|(_, it)| is_below(it)) },
        }
    }

    /// The words that stand there, and those of every place that has all of them.
    fn words(&self, values: &Placed) -> Vec<String> {
        let own: BTreeSet<String> = values.iter().map(|(_, it)| word(it)).collect();
        let all = self.vocabularies.iter().filter(|it| own.is_subset(it)).flatten().chain(&own);
        let all: BTreeSet<&String> = all.filter(|text| is_said(self.game, text)).collect();
        all.into_iter().cloned().collect()
    }

    fn list(&self, values: &Placed) -> Shape {
        let lists: Vec<(&String, &Vec<Value>)> = values
            .iter()
            .filter_map(|(at, it)| match it {
                Value::List(list) => Some((at, list)),
                _ => None,
            })
            .collect();
        let nth = |nth: usize| -> Placed {
            lists.iter().filter_map(|(at, list)| Some((format!("{at}/{nth}"), list.get(nth)?))).collect()
        };
        let longest = lists.iter().map(|(_, list)| list.len()).max().unwrap_or(0);
        let kinds: BTreeSet<u8> = lists.iter().flat_map(|(_, list)| list.iter().map(kind)).collect();
        if kinds.len() > 1 {
            return Shape::Tuple((0..longest).map(|at| self.shape(nth(at))).collect());
        }
        let each = self.shape((0..longest).flat_map(nth).collect());
        let differ = lists.iter().any(|(_, list)| list.len() != longest);
        let open = lists.iter().find(|(_, list)| !list.is_empty()).is_some_and(|(at, list)| self.may_grow(at, list));
        Shape::List(Box::new(each), open.then_some(if differ { longest } else { usize::MAX }))
    }

    /// Whether the game takes another number of entries: it is asked with the last one twice.
    fn may_grow(&self, at: &str, list: &[Value]) -> bool {
        let Ok(game) = catalog::find(self.game) else { return false };
        let Some(mut patch) = Patch::of(game.shipped().1) else { return false };
        let longer = list.iter().chain(list.last()).cloned().collect();
        patch.replace(at, &written(&Value::List(longer)));
        match game.fingerprint(&patch.done()) {
            Err(Problem::Data(bad)) => !matches!(bad.fault, Fault::Entries { .. }),
            _ => true,
        }
    }

    fn map(&self, values: &Placed) -> Shape {
        let mut keys: Vec<(String, Placed)> = Vec::new();
        for (at, it) in values {
            let Value::Map(entries) = it else { continue };
            for (key, it) in entries {
                let placed = (format!("{at}/{key}"), it);
                match keys.iter_mut().find(|(name, _)| name == key) {
                    Some((_, values)) => values.push(placed),
                    None => keys.push((key.clone(), vec![placed])),
                }
            }
        }
        let is_place = |(key, values): &(String, Placed)| {
            key.bytes().all(|byte| byte.is_ascii_digit()) && values.iter().all(|(_, it)| matches!(it, Value::Word(_)))
        };
        if keys.iter().all(is_place) {
            return Shape::Places(Box::new(self.shape(keys.into_iter().flat_map(|(_, values)| values).collect())));
        }
        let count = values.len();
        let entry = |(key, values): (String, Placed)| {
            let required = values.len() == count;
            (key, self.shape(values), required)
        };
        Shape::Map(keys.into_iter().map(entry).collect())
    }
}

/// The words that stand in places of the same kind, and the names of rows.
fn vocabularies(sheets: &[Sheet]) -> Vec<BTreeSet<String>> {
    fn inside(place: &str, it: &Value, found: &mut BTreeMap<String, BTreeSet<String>>) {
        match it {
            Value::Word(text) => drop(found.entry(place.into()).or_default().insert(text.clone())),
            Value::List(list) => list.iter().for_each(|it| inside(place, it, found)),
            Value::Map(entries) => entries.iter().for_each(|(key, it)| inside(&format!("{place}/{key}"), it, found)),
            Value::Number(_) | Value::Flag(_) => {}
        }
    }
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for sheet in sheets {
        for row in &sheet.rows {
            found.entry(sheet.name.clone()).or_default().extend(row.name.clone());
            for (at, it) in row.cells.iter().enumerate() {
                let column = sheet.columns.get(at).or(row.name.as_ref()).map_or("", |name| name);
                it.iter().for_each(|it| inside(&format!("{}/{column}", sheet.name), it, &mut found));
            }
        }
    }
    found.into_values().collect()
}

fn word(value: &Value) -> String {
    match value {
        Value::Word(text) => text.clone(),
        _ => String::new(),
    }
}

fn is_below(value: &Value) -> bool {
    matches!(value, Value::Number(text) if text.starts_with('-'))
}

fn kind(value: &Value) -> u8 {
    match value {
        Value::Word(_) => 0,
        Value::Number(_) => 1,
        Value::Flag(_) => 2,
        Value::List(_) => 3,
        Value::Map(_) => 4,
    }
}
