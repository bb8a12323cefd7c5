//! The values of a data file as bytes of our own, for its fingerprint: the same whatever the sources, comments and
//! layout, and whatever becomes of the crate that reads the file.

use crate::SOURCE;
use game::Bytes;
use toml::{Table, Value};

/// Raised if values are ever written in another way, so that old and new fingerprints cannot be mistaken for each
/// other.
const LAYOUT: u8 = 1;

/// All values of a file.
pub(crate) struct Values<'a>(pub &'a Table);

impl Bytes for Values<'_> {
    fn put(&self, out: &mut Vec<u8>) {
        LAYOUT.put(out);
        put_table(self.0, out);
    }
}

/// The rows in the order of their names, without their sources.
fn put_table(table: &Table, out: &mut Vec<u8>) {
    let mut rows: Vec<(&str, &Value)> = table.iter().map(|(name, value)| (name.as_str(), value)).collect();
    rows.retain(|(name, _)| *name != SOURCE);
    rows.sort_by_key(|(name, _)| *name);
    (rows.len() as u64).put(out);
    for (name, value) in rows {
        name.put(out);
        put_value(value, out);
    }
}

/// A number for the kind of value, then the value.
fn put_value(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::String(text) => (1u8, text.as_str()).put(out),
        Value::Integer(number) => (2u8, *number).put(out),
        Value::Float(number) => (3u8, number.to_bits()).put(out),
        Value::Boolean(flag) => (4u8, *flag).put(out),
        Value::Array(entries) => {
            (5u8, entries.len() as u64).put(out);
            entries.iter().for_each(|entry| put_value(entry, out));
        }
        Value::Table(table) => {
            6u8.put(out);
            put_table(table, out);
        }
        // No game has dates on its pieces: a file with one is refused by the types of its rows.
        Value::Datetime(_) => 7u8.put(out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_the_bytes_they_always_had() {
        let table = "source = 'book'\nb = [true, -2]\na = 'x'\nc = { source = 1, d = 1.5 }".parse().unwrap();
        let mut out = Vec::new();
        Values(&table).put(&mut out);
        let length = |n: u8| [n, 0, 0, 0, 0, 0, 0, 0];
        let mut expected = vec![1];
        expected.extend(length(3));
        expected.extend([b'a', 255, 1, b'x', 255]);
        expected.extend([&[b'b', 255, 5][..], &length(2), &[4, 1, 2], &(-2i64).to_le_bytes()].concat());
        expected.extend([&[b'c', 255, 6][..], &length(1), &[b'd', 255, 3]].concat());
        expected.extend(1.5f64.to_bits().to_le_bytes());
        assert_eq!(out, expected);
        assert_eq!(game::fingerprint(&Values(&table)), 0xd0fa_2806_51ee_fa05);
    }
}
