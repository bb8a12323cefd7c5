//! What is printed on the pieces, in the reader's words. The keys are made of the words of the data files
//! (`column-novgorod-harbour-fee`, `word-wiraqocha-jungle`), so a new row needs a line in `locales/` and nothing here;
//! a test finds what is missing.

use super::correct::source;
use super::pieces::{Row, Sheet, Value};
use crate::skin;
use ::words::Words;
use maud::{Markup, html};

/// The kinds of source.
pub const SOURCES: [&str; 4] = ["book", "public", "derived", "reconstructed"];

/// What a table is called.
pub fn caption(words: &Words, game: &str, sheet: &Sheet) -> String {
    said(words, &key("table", game, &sheet.name))
}

/// What one must know to read a table: a line in `locales/`, if there is one for it.
pub fn note(words: &Words, game: &str, sheet: &Sheet) -> Option<String> {
    let key = key("note", game, &sheet.name);
    words.knows(&key).then(|| said(words, &key))
}

/// What a column, or a row of a name and a value, is called.
pub fn column(words: &Words, game: &str, name: &str) -> String {
    if is_number(name) { name.into() } else { said(words, &key("column", game, name)) }
}

/// What a row is called.
pub fn row(words: &Words, game: &str, sheet: &Sheet, at: usize) -> String {
    match &sheet.rows[at].name {
        None => (at + 1).to_string(),
        Some(name) if sheet.columns.is_empty() => column(words, game, name),
        Some(name) => word(words, game, name),
    }
}

/// Whether a word of a data file can be said.
pub fn is_said(game: &str, text: &str) -> bool {
    untranslated(game, text).is_some() || Words::default().knows(&key("word", game, text))
}

/// A word of a data file.
pub fn word(words: &Words, game: &str, text: &str) -> String {
    untranslated(game, text).unwrap_or_else(|| said(words, &key("word", game, text)))
}

/// A value as it stands in a cell.
pub fn value(words: &Words, game: &str, it: &Value) -> Markup {
    match it {
        Value::List(list) if matches!(list[..], [Value::List(_) | Value::Map(_), ..]) => html! {
            ul { @for it in list { li { (line(words, game, it)) } } }
        },
        _ => html! { (line(words, game, it)) },
    }
}

/// A value in one line.
fn line(words: &Words, game: &str, it: &Value) -> String {
    match it {
        Value::Word(text) => word(words, game, text),
        Value::Number(text) => text.replace('-', "−"),
        Value::Flag(flag) => words.say(if *flag { "option-on" } else { "option-off" }).into(),
        // Of a row of answers, those that are yes.
        Value::List(list) if list.iter().all(|it| matches!(it, Value::Flag(_))) => {
            let yes = list.iter().enumerate().filter(|(_, it)| **it == Value::Flag(true));
            let yes: Vec<String> = yes.map(|(at, _)| (at + 1).to_string()).collect();
            if yes.is_empty() { "–".into() } else { yes.join(", ") }
        }
        Value::List(list) => list.iter().map(|it| line(words, game, it)).collect::<Vec<_>>().join(", "),
        Value::Map(entries) => {
            let named = |name: &String| if is_number(name) { name.clone() } else { word(words, game, name) };
            let entry = |(name, it): &(String, Value)| words.detailed(&named(name), &line(words, game, it));
            entries.iter().map(entry).collect::<Vec<_>>().join(" · ")
        }
    }
}

/// Where a row comes from: a word for each kind of source that it names.
pub fn kinds(row: &Row) -> impl Iterator<Item = &'static str> {
    let at = |kind: &&str| row.source.find(*kind);
    let read = source::reader(&row.source).is_some();
    let said = SOURCES.into_iter().filter(move |kind| !read && at(kind).is_some());
    said.chain(read.then_some("pieces"))
}

/// Where a row comes from, in a sentence if it is not as simple as one word.
pub fn source(words: &Words, row: &Row) -> String {
    match source::reader(&row.source) {
        Some(name) => words.say_with("source-read-off", &[("name", name.into())]),
        None => words.say_or(&source_key(&row.source), &row.source),
    }
}

/// The first words of a source make its key.
fn source_key(source: &str) -> String {
    let words = source.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("source-{}", words.take(10).collect::<Vec<_>>().join("-").to_lowercase())
}

fn key(kind: &str, game: &str, name: &str) -> String {
    format!("{kind}-{game}-{}", name.replace('_', "-"))
}

fn said(words: &Words, key: &str) -> String {
    words.say_or(key, key)
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A word that is the same in every language.
fn untranslated(game: &str, text: &str) -> Option<String> {
    if is_number(text) { Some(text.into()) } else { skin::of(game).and_then(|skin| (skin.word)(text)) }
}

/// Every key that is made here: a test compares them with the files of words.
pub fn keys() -> std::collections::BTreeSet<String> {
    fn inside(game: &str, it: &Value, found: &mut Vec<String>) {
        match it {
            Value::Word(text) if untranslated(game, text).is_none() => found.push(key("word", game, text)),
            Value::List(list) => list.iter().for_each(|it| inside(game, it, found)),
            Value::Map(entries) => {
                for (name, it) in entries {
                    if untranslated(game, name).is_none() {
                        found.push(key("word", game, name));
                    }
                    inside(game, it, found);
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for game in skin::SKINS.iter().map(|skin| skin.game) {
        for sheet in super::pieces::of(game) {
            found.push(key("table", game, &sheet.name));
            // Only some tables have a note; one for a table that does not exist is found as unused.
            let note = key("note", game, &sheet.name);
            found.extend(Words::default().knows(&note).then_some(note));
            found.extend(sheet.columns.iter().map(|column| key("column", game, column)));
            for row in &sheet.rows {
                let kind = if sheet.columns.is_empty() { "column" } else { "word" };
                let named = row.name.iter().filter(|name| untranslated(game, name).is_none());
                found.extend(named.map(|name| key(kind, game, name)));
                found.push(source_key(&row.source));
                row.cells.iter().flatten().for_each(|it| inside(game, it, &mut found));
            }
        }
    }
    found.into_iter().collect()
}
