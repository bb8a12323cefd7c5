//! Between the values of a data file and what stands in the fields of a form. A field is named by where its value stands
//! in the file: `city/2/prices/0`.

use super::super::pieces::Value;
use super::shape::{Cell, Shape};
use std::collections::BTreeMap;

/// What stands in each field, by its name.
pub type Typed = BTreeMap<String, String>;

/// The word of a yes that is ticked, and of one that is not.
pub const YES: &str = "on";
const NO: &str = "off";

/// No piece has a larger number; a file with one would not even be read.
const MOST: i64 = 255;
const LEAST: i64 = -99;

/// Why a field cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// A number is expected, and this is none, or one that no piece has.
    NoNumber(String),
    /// Something is missing.
    Missing,
    /// The same place twice.
    Twice(String),
}

/// Fills the fields of a cell.
pub(super) fn fill(shape: &Shape, at: &str, value: Option<&Value>, typed: &mut Typed) {
    match (shape, value) {
        (Shape::List(each, _), Some(Value::List(list))) => {
            list.iter().enumerate().for_each(|(nth, it)| fill(each, &format!("{at}/{nth}"), Some(it), typed));
        }
        (Shape::List(..), _) => {}
        (Shape::Tuple(each), value) => {
            let list = if let Some(Value::List(list)) = value { &list[..] } else { &[] };
            each.iter().enumerate().for_each(|(nth, it)| fill(it, &format!("{at}/{nth}"), list.get(nth), typed));
        }
        (Shape::Map(keys), value) => {
            let entries = if let Some(Value::Map(entries)) = value { &entries[..] } else { &[] };
            for (key, it, _) in keys {
                let value = entries.iter().find(|(name, _)| name == key).map(|(_, value)| value);
                fill(it, &format!("{at}/{key}"), value, typed);
            }
        }
        (Shape::Places(each), Some(Value::Map(entries))) => {
            for (nth, (key, it)) in entries.iter().enumerate() {
                typed.insert(format!("{at}/{nth}/place"), key.clone());
                fill(each, &format!("{at}/{nth}/what"), Some(it), typed);
            }
        }
        (Shape::Places(_), _) => {}
        (Shape::Number { .. } | Shape::Word(_) | Shape::Flag, value) => {
            let text = match value {
                Some(Value::Word(text) | Value::Number(text)) => text.clone(),
                Some(Value::Flag(flag)) => if *flag { YES } else { NO }.into(),
                _ => String::new(),
            };
            typed.insert(at.into(), text);
        }
    }
}

/// Reads a cell.
pub(super) fn read((shape, required): &Cell, at: &str, typed: &Typed) -> Result<Option<Value>, Unread> {
    match gather(shape, at, typed)? {
        None if *required => Err(Unread::Missing),
        value => Ok(value),
    }
}

/// How many entries of a list have a field.
pub fn count(at: &str, typed: &Typed) -> usize {
    let has = |nth: &usize| {
        let (exact, within) = (format!("{at}/{nth}"), format!("{at}/{nth}/"));
        typed.contains_key(&exact)
            || typed.range(within.clone()..).next().is_some_and(|(key, _)| key.starts_with(&within))
    };
    (0..).take_while(has).count()
}

/// Whether nothing was typed into the fields of an entry.
pub fn is_blank(at: &str, typed: &Typed) -> bool {
    let within = format!("{at}/");
    let inside = typed.range(within.clone()..).take_while(|(key, _)| key.starts_with(&within));
    inside.map(|(_, text)| text).chain(typed.get(at)).all(|text| text.trim().is_empty())
}

/// The value in the fields under a name; none if all of them are empty.
fn gather(shape: &Shape, at: &str, typed: &Typed) -> Result<Option<Value>, Unread> {
    let text = || typed.get(at).map_or("", |text| text.trim());
    match shape {
        Shape::Number { .. } => number(text()),
        Shape::Word(_) => Ok(Some(text()).filter(|text| !text.is_empty()).map(|text| Value::Word(text.into()))),
        Shape::Flag => Ok(Some(Value::Flag(text() == YES))),
        Shape::List(each, open) => {
            let mut list = Vec::new();
            for nth in 0..count(at, typed) {
                match gather(each, &format!("{at}/{nth}"), typed)? {
                    Some(value) => list.push(value),
                    None if open.is_none() => return Err(Unread::Missing),
                    None => {}
                }
            }
            Ok(Some(list).filter(|list| !list.is_empty()).map(Value::List))
        }
        Shape::Tuple(each) => {
            let parts = each.iter().enumerate().map(|(nth, it)| gather(it, &format!("{at}/{nth}"), typed));
            let parts: Vec<Option<Value>> = parts.collect::<Result<_, _>>()?;
            whole(parts.iter().any(Option::is_some), parts.into_iter().collect(), Value::List)
        }
        Shape::Map(keys) => {
            let mut entries = Vec::new();
            let mut missing = false;
            for (key, it, required) in keys {
                match gather(it, &format!("{at}/{key}"), typed)? {
                    Some(value) => entries.push((key.clone(), value)),
                    None => missing |= required,
                }
            }
            whole(!entries.is_empty(), (!missing).then_some(entries), Value::Map)
        }
        Shape::Places(each) => {
            let mut entries: Vec<(String, Value)> = Vec::new();
            for nth in 0..count(at, typed) {
                let what = gather(each, &format!("{at}/{nth}/what"), typed)?;
                let place = match number(typed.get(&format!("{at}/{nth}/place")).map_or("", |text| text.trim()))? {
                    Some(Value::Number(place)) => Some(place),
                    _ => None,
                };
                match (place, what) {
                    (Some(place), Some(_)) if entries.iter().any(|(it, _)| *it == place) => {
                        return Err(Unread::Twice(place));
                    }
                    (Some(place), _) if place.starts_with('-') => return Err(Unread::NoNumber(place)),
                    (Some(place), Some(what)) => entries.push((place, what)),
                    (None, None) => {}
                    _ => return Err(Unread::Missing),
                }
            }
            Ok(Some(entries).filter(|entries| !entries.is_empty()).map(Value::Map))
        }
    }
}

/// Nothing, or all of it.
fn whole<T>(any: bool, parts: Option<T>, value: impl FnOnce(T) -> Value) -> Result<Option<Value>, Unread> {
    match parts {
        _ if !any => Ok(None),
        Some(parts) => Ok(Some(value(parts))),
        None => Err(Unread::Missing),
    }
}

fn number(text: &str) -> Result<Option<Value>, Unread> {
    if text.is_empty() {
        return Ok(None);
    }
    match text.replace('−', "-").parse::<i64>() {
        Ok(number) if (LEAST..=MOST).contains(&number) => Ok(Some(Value::Number(number.to_string()))),
        _ => Err(Unread::NoNumber(text.chars().take(20).collect())),
    }
}
