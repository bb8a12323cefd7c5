//! Changes single values in the text of a data file and leaves everything else as it is written: comments, layout,
//! order. So a corrected file can be compared with the one that comes with the program line by line.

use super::super::pieces::{Value, value};
use std::borrow::Cow;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A text, taken apart, and what is to be changed in it.
pub(super) struct Patch<'a> {
    text: &'a str,
    file: Spanned<DeTable<'a>>,
    edits: Vec<(Range<usize>, String)>,
}

impl<'a> Patch<'a> {
    /// None if the text cannot be read.
    pub(super) fn of(text: &'a str) -> Option<Patch<'a>> {
        Some(Patch { text, file: DeTable::parse(text).ok()?, edits: Vec::new() })
    }

    /// The text with all changes.
    pub(super) fn done(mut self) -> String {
        self.edits.sort_by_key(|(range, _)| range.start);
        let mut text = String::with_capacity(self.text.len() + 64);
        let mut from = 0;
        for (range, new) in self.edits {
            text += &self.text[from..range.start];
            text += &new;
            from = range.end;
        }
        text + &self.text[from..]
    }

    /// The value that stands under this path.
    pub(super) fn value(&self, at: &str) -> Option<Value> {
        Some(value(find(self.file.get_ref(), at)?.get_ref()))
    }

    /// Where the value under this path stands in the text.
    pub(super) fn span(&self, at: &str) -> Option<Range<usize>> {
        Some(find(self.file.get_ref(), at)?.span())
    }

    /// Writes this in the place of the value under a path.
    pub(super) fn replace(&mut self, at: &str, new: &str) {
        if let Some(span) = self.span(at) {
            self.edits.push((span, new.into()));
        }
    }

    /// Puts a value under a path, or takes it away.
    pub(super) fn set(&mut self, at: &str, new: Option<&Value>) {
        let Some((table, key)) = at.rsplit_once('/') else { return };
        let Some(table) = table_at(self.file.get_ref(), table) else { return };
        match (table.get_key_value(key), new) {
            (Some((_, old)), Some(new)) => difference(old, new, &mut self.edits),
            (None, Some(new)) => {
                // Under the last line of its table.
                let Some(last) = table.iter().map(|(_, value)| value.span().end).max() else { return };
                let end = self.text[last..].find('\n').map_or(self.text.len(), |length| last + length);
                self.edits.push((end..end, format!("\n{key} = {}", written(new))));
            }
            (Some((key, old)), None) => {
                let start = self.text[..key.span().start].rfind('\n').map_or(0, |before| before + 1);
                let last = old.span().end;
                let end = self.text[last..].find('\n').map_or(self.text.len(), |length| last + length + 1);
                self.edits.push((start..end, String::new()));
            }
            (None, None) => {}
        }
    }
}

/// As a file has it, in one line.
pub(super) fn written(value: &Value) -> String {
    let all = |parts: Vec<String>, (open, close): (&str, &str)| format!("{open}{}{close}", parts.join(", "));
    match value {
        Value::Word(text) => toml::Value::String(text.clone()).to_string(),
        Value::Number(text) => text.clone(),
        Value::Flag(flag) => flag.to_string(),
        Value::List(list) => all(list.iter().map(written).collect(), ("[", "]")),
        Value::Map(entries) => {
            all(entries.iter().map(|(key, it)| format!("{key} = {}", written(it))).collect(), ("{ ", " }"))
        }
    }
}

/// What must be changed to make one value of the other: as little as possible.
fn difference(old: &Spanned<DeValue>, new: &Value, edits: &mut Vec<(Range<usize>, String)>) {
    let was = value(old.get_ref());
    if was == *new {
        return;
    }
    match (old.get_ref(), new) {
        (DeValue::Array(list), Value::List(entries)) if list.len() == entries.len() => {
            list.iter().zip(entries).for_each(|(old, new)| difference(old, new, edits));
        }
        (DeValue::Table(table), Value::Map(entries)) if has_keys(&was, entries) => {
            for (key, new) in entries {
                if let Some(old) = table.get(key.as_str()) {
                    difference(old, new, edits);
                }
            }
        }
        _ => edits.push((old.span(), written(new))),
    }
}

/// Whether a map has just these keys, in whatever order.
fn has_keys(map: &Value, entries: &[(String, Value)]) -> bool {
    let Value::Map(was) = map else { return false };
    was.len() == entries.len() && entries.iter().all(|(key, _)| was.iter().any(|(it, _)| it == key))
}

fn find<'t, 'a>(file: &'t DeTable<'a>, at: &str) -> Option<&'t Spanned<DeValue<'a>>> {
    let mut steps = at.split('/');
    let mut it = file.get(steps.next()?)?;
    for step in steps {
        it = match it.get_ref() {
            DeValue::Table(table) => table.get(step)?,
            DeValue::Array(list) => list.get(step.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(it)
}

fn table_at<'t, 'a>(
    file: &'t DeTable<'a>,
    at: &str,
) -> Option<&'t toml::map::Map<Spanned<Cow<'a, str>>, Spanned<DeValue<'a>>>> {
    match find(file, at)?.get_ref() {
        DeValue::Table(table) => Some(table),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Value {
        Value::Number(text.into())
    }

    fn patched(text: &str, changes: &[(&str, Option<Value>)]) -> String {
        let mut patch = Patch::of(text).unwrap();
        changes.iter().for_each(|(at, new)| patch.set(at, new.as_ref()));
        patch.done()
    }

    const FILE: &str = "# About\n[start]   # the start\nducats = 27  # many\nship = { 3 = 5, 4 = 10 }\n\n[[city]]\nid = 'riga'\nprices = [6, 5,\n  4]\n[[city]]\nid = 'bergen'\n";

    #[test]
    fn only_what_is_changed_is_written_anew() {
        let prices = Value::List(vec![number("6"), number("7"), number("4")]);
        let ship = Value::Map(vec![("4".into(), number("11")), ("3".into(), number("5"))]);
        let text = patched(
            FILE,
            &[("city/0/prices", Some(prices)), ("start/ducats", Some(number("30"))), ("start/ship", Some(ship))],
        );
        let expected = FILE.replace("27", "30").replace("5,\n", "7,\n").replace("10", "11");
        assert_eq!(text, expected);
        assert_eq!(patched(FILE, &[("start/ducats", Some(number("27")))]), FILE);
    }

    #[test]
    fn values_come_and_go() {
        let word = Value::Word("a \"b\"\n#".into());
        let text = patched(FILE, &[("city/0/source", Some(word)), ("start/ducats", None), ("nowhere/x", None)]);
        let expected = FILE.replace("ducats = 27  # many\n", "").replace("  4]\n", "  4]\nsource = 'a \"b\"\\n#'\n");
        let read: toml::Table = text.parse().expect("a file");
        assert_eq!(read["city"][0]["source"].as_str(), Some("a \"b\"\n#"), "{text}\n{expected}");
        assert!(!text.contains("ducats"));
        let longer = Value::List(vec![number("6"), number("-7")]);
        let text = patched(FILE, &[("city/0/prices", Some(longer)), ("city/1/fee", Some(number("1")))]);
        assert_eq!(text, FILE.replace("[6, 5,\n  4]", "[6, -7]") + "fee = 1\n");
    }
}
