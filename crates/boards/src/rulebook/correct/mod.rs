//! Correcting what is printed on the pieces: an owner of a box types in what stands on them, and gets a data file of it.
//!
//! [`fields`] turns the values of a file into the fields of a form and back, [`shape`] knows what each of them can be,
//! `patch.rs` writes the file, [`source`] says who read a row. [`correct`] does all of it: the checks are those of the
//! game, and what it refuses is found again in the form.

pub mod fields;
mod patch;
pub mod shape;
pub mod source;
#[cfg(test)]
mod tests;

use super::pieces::{self, Row, Sheet, Value};
use catalog::Problem;
pub use fields::{Typed, Unread};
use game::{BadData, Fault};
use patch::Patch;

/// More refusals than anybody reads at once are not looked for.
const MOST_REFUSED: usize = 12;

/// Why a row is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// What was typed cannot be read.
    Unread(Unread),
    /// The game refuses it.
    Refused(Fault),
}

/// A row, or a whole table, that is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Where it stands in the file, as [`Row::at`] has it; a table if it is about all its rows, empty if about the file.
    pub at: String,
    /// Why.
    pub wrong: Wrong,
}

/// The tables of a data file in the order of the one that comes with the program, as [`shape::of`] has them: a host may
/// have written them in another one.
pub fn sheets(game: &str, text: &str) -> Vec<Sheet> {
    let mut found = pieces::read(text);
    let like = |shipped: &Sheet| {
        let at = found.iter().position(|sheet| sheet.name == shipped.name);
        let mut sheet = at.map_or_else(|| shipped.clone(), |at| found.swap_remove(at));
        sheet.rows.iter_mut().for_each(|row| arrange(row, &sheet.columns, &shipped.columns));
        let place = |row: &Row| shipped.rows.iter().position(|it| it.name == row.name && it.name.is_some());
        sheet.rows.sort_by_key(|row| place(row).unwrap_or(usize::MAX));
        Sheet { columns: shipped.columns.clone(), ..sheet }
    };
    pieces::of(game).iter().map(like).collect()
}

/// The cells of a row under other columns.
fn arrange(row: &mut Row, from: &[String], to: &[String]) {
    if to.is_empty() {
        return;
    }
    let mut cells = std::mem::take(&mut row.cells);
    let cell = |name: &String| cells[from.iter().position(|it| it == name)?].take();
    row.cells = to.iter().map(cell).collect();
}

/// Where a cell stands in the file.
pub fn cell_at(sheet: &Sheet, row: &Row, column: usize) -> String {
    sheet.columns.get(column).map_or_else(|| row.at.clone(), |name| format!("{}/{name}", row.at))
}

/// The fields of a form, filled with the values of a data file.
pub fn typed(game: &str, text: &str) -> Typed {
    let mut typed = Typed::new();
    for (sheet, cells) in sheets(game, text).iter().zip(shape::of(game)) {
        for (row, cells) in sheet.rows.iter().zip(cells) {
            for (column, (shape, _)) in cells.iter().enumerate() {
                let value = row.cells.get(column).and_then(Option::as_ref);
                fields::fill(shape, &cell_at(sheet, row, column), value, &mut typed);
            }
        }
    }
    typed
}

/// The text of a data file with what was typed in place of what stands in `ground`; rows that are other than there, and
/// other than in the file that comes with the program, were read off the pieces by somebody with this name. Or every row
/// that is not accepted.
pub fn correct(game: &str, ground: &str, typed: &Typed, by: &str) -> Result<String, Vec<Refusal>> {
    let whole = |fault| vec![Refusal { at: String::new(), wrong: Wrong::Refused(fault) }];
    let unknown = |_| whole(Fault::Unknown(game.into()));
    let boxed = catalog::find(game).map_err(unknown)?;
    let before = sheets(game, ground);
    // What cannot be read stays as it was, so that the game looks at the rest.
    let (mut after, mut refused) = read(game, &before, typed);
    let in_order = |mut refused: Vec<Refusal>| {
        let place = |it: &Refusal| before.iter().flat_map(|sheet| &sheet.rows).position(|row| row.at == it.at);
        refused.sort_by_key(place);
        refused
    };
    loop {
        let text = write(game, ground, &before, &after, by);
        let bad = match boxed.fingerprint(&text) {
            Ok(_) if refused.is_empty() => return Ok(text),
            Ok(_) => return Err(in_order(refused)),
            Err(Problem::Data(bad)) => bad,
            Err(other) => BadData::whole(other.to_string()),
        };
        // The row is put back to what it was, and the others are looked at: so all that is wrong is told at once.
        let at = find(&bad.row, &text, &after);
        let put_back = put_back(&at, &before, &mut after);
        if put_back || refused.is_empty() {
            refused.push(Refusal { at, wrong: Wrong::Refused(bad.fault) });
        }
        if !put_back || refused.len() >= MOST_REFUSED {
            return Err(in_order(refused));
        }
    }
}

/// The rows in which two data files differ.
pub fn changed(game: &str, one: &str, other: &str) -> Vec<String> {
    let (one, other) = (sheets(game, one), sheets(game, other));
    let pairs = one.iter().zip(&other).flat_map(|(one, other)| one.rows.iter().zip(&other.rows));
    pairs.filter(|(one, other)| !same(one, other)).map(|(one, _)| one.at.clone()).collect()
}

/// The tables with what was typed, and every row that cannot be read, which is as before.
fn read(game: &str, before: &[Sheet], typed: &Typed) -> (Vec<Sheet>, Vec<Refusal>) {
    let mut after = before.to_vec();
    let mut refused = Vec::new();
    for (sheet, cells) in after.iter_mut().zip(shape::of(game)) {
        let places = sheet.clone();
        for (row, cells) in sheet.rows.iter_mut().zip(cells) {
            let cell = |(column, cell)| fields::read(cell, &cell_at(&places, row, column), typed);
            let read: Result<Vec<Option<Value>>, Unread> = cells.iter().enumerate().map(cell).collect();
            match read {
                Ok(cells) => row.cells = cells,
                Err(unread) => refused.push(Refusal { at: row.at.clone(), wrong: Wrong::Unread(unread) }),
            }
        }
    }
    (after, refused)
}

/// The text of `ground` with the values and sources of `after`.
fn write(game: &str, ground: &str, before: &[Sheet], after: &[Sheet], by: &str) -> String {
    let Some(mut patch) = Patch::of(ground) else { return ground.into() };
    let shipped = pieces::of(game);
    let printed = catalog::find(game).ok().and_then(|game| Patch::of(game.shipped().1));
    let is_own = |row: &Row| printed.as_ref().is_some_and(|file| file.value(&format!("{}/source", row.at)).is_some());
    for ((was, is), shipped) in before.iter().zip(after).zip(shipped) {
        let mut sources = Vec::new();
        for ((was, row), shipped) in was.rows.iter().zip(&is.rows).zip(&shipped.rows) {
            for (column, cell) in row.cells.iter().enumerate() {
                patch.set(&cell_at(is, row, column), cell.as_ref());
            }
            let source = match () {
                _ if same(row, shipped) => shipped.source.clone(),
                _ if same(row, was) => was.source.clone(),
                _ => source::read_by(by),
            };
            sources.push((row, shipped, source));
        }
        match is.columns.is_empty() {
            true => share_source(&mut patch, &sources),
            false => sources.iter().for_each(|(row, shipped, source)| {
                let inherited = !is_own(shipped) && *source == shipped.source;
                own_source(&mut patch, row, source, inherited);
            }),
        }
    }
    patch.done()
}

/// The source of a row that may have its own. One that has none gets one only for what somebody read; where it is again
/// as in a file in which its table speaks for it, it goes.
fn own_source(patch: &mut Patch, row: &Row, source: &str, inherited: bool) {
    let at = format!("{}/source", row.at);
    if patch.value(&at).is_some() || source::reader(source).is_some() {
        let source = Value::Word(source.into());
        patch.set(&at, (!inherited).then_some(&source));
    }
}

/// The source of a table that its rows share.
fn share_source(patch: &mut Patch, rows: &[(&Row, &Row, String)]) {
    let Some((first, shipped, _)) = rows.first() else { return };
    let Some((table, _)) = first.at.rsplit_once('/') else { return };
    let plain = rows.iter().map(|(_, _, source)| source.as_str()).find(|source| source::reader(source).is_none());
    let keys: Vec<(&str, &str)> =
        rows.iter().filter_map(|(row, _, source)| Some((row.name.as_deref()?, source.as_str()))).collect();
    let source = source::of_table(plain.unwrap_or(&shipped.source), &keys);
    patch.set(&format!("{table}/source"), Some(&Value::Word(source)));
}

/// The row of the tables that a refusal means.
fn find(row: &str, text: &str, sheets: &[Sheet]) -> String {
    let rows = || sheets.iter().flat_map(|sheet| &sheet.rows);
    if let Some(line) = row.strip_prefix("line ").and_then(|line| line.parse::<usize>().ok()) {
        return on_line(line, text, rows());
    }
    let Some((table, rest)) = row.trim_start_matches('[').split_once(']') else { return String::new() };
    let table = table.replace('.', "/");
    let key = rest.trim_start_matches(']').split_whitespace().next().unwrap_or_default();
    let numbered = key.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let under = |row: &&Row| row.at.rsplit_once('/').is_some_and(|(it, _)| it == table);
    let exact = |row: &&Row| row.at == table || row.at == format!("{table}/{key}");
    let named = |row: &&Row| under(row) && row.name.as_deref() == Some(key);
    let nth = |row: &&Row| numbered.is_some_and(|number| row.at == format!("{table}/{number}"));
    let found = rows().find(nth).or_else(|| rows().find(exact)).or_else(|| rows().find(named));
    found.map_or(table, |row| row.at.clone())
}

/// The row that stands on a line of the text.
fn on_line<'a>(line: usize, text: &str, mut rows: impl Iterator<Item = &'a Row>) -> String {
    let Some(patch) = Patch::of(text) else { return String::new() };
    let number = |at: usize| 1 + text[..at].matches('\n').count();
    // A table's own span is that of its head; its cells are where they are.
    let covers = |at: &str| patch.span(at).is_some_and(|span| (number(span.start)..=number(span.end)).contains(&line));
    let within = |row: &&Row| {
        covers(&row.at)
            || matches!(patch.value(&row.at), Some(Value::Map(cells)) if cells.iter().any(|(key, _)| covers(&format!("{}/{key}", row.at))))
    };
    rows.find(within).map_or_else(String::new, |row| row.at.clone())
}

/// Puts a row back to what it was. False: it was not changed.
fn put_back(at: &str, before: &[Sheet], after: &mut [Sheet]) -> bool {
    let rows = before.iter().flat_map(|sheet| &sheet.rows);
    let mut pairs = rows.zip(after.iter_mut().flat_map(|sheet| &mut sheet.rows));
    match pairs.find(|(was, _)| was.at == at) {
        Some((was, row)) if !same(was, row) => {
            row.cells.clone_from(&was.cells);
            true
        }
        _ => false,
    }
}

/// Whether two rows have the same values.
fn same(one: &Row, other: &Row) -> bool {
    let alike = |(one, other): (&Option<Value>, &Option<Value>)| match (one, other) {
        (Some(one), Some(other)) => equal(one, other),
        (one, other) => one == other,
    };
    one.cells.len() == other.cells.len() && one.cells.iter().zip(&other.cells).all(alike)
}

/// Whether two values are the same; the order of names does not matter.
fn equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::List(one), Value::List(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| equal(one, other))
        }
        (Value::Map(one), Value::Map(other)) => {
            let has = |(key, value): &(String, Value)| other.iter().any(|(it, other)| it == key && equal(value, other));
            one.len() == other.len() && one.iter().all(has)
        }
        _ => one == other,
    }
}
