//! Who read a value off the pieces: said in the `source` of its row, so that a corrected file tells it wherever it goes.
//!
//! A row with a source of its own says `read off the pieces by Anna`. Where several rows share the source of their
//! table, a part of it names them: `book; ducats, speed read off the pieces by Anna`.

const READ: &str = "read off the pieces by ";

/// What stands between the parts of a source.
const PART: &str = "; ";

/// The source of a row that somebody read off the pieces.
pub fn read_by(name: &str) -> String {
    // A name must not end its part.
    format!("{READ}{}", name.replace(';', ","))
}

/// Who read a row off the pieces, by its own source.
pub fn reader(source: &str) -> Option<&str> {
    source.strip_prefix(READ)
}

/// The source of one row, by the source of its whole table.
pub(crate) fn of_key(table: &str, key: &str) -> String {
    let mut others = Vec::new();
    for part in table.split(PART) {
        match part.split_once(READ) {
            Some((keys, name)) if keys.split(',').any(|it| it.trim() == key) => return read_by(name),
            Some((keys, _)) if !keys.is_empty() => {}
            _ => others.push(part),
        }
    }
    others.join(PART)
}

/// The source of a table whose rows have these, by their keys; `plain` is that of the rows that nobody read.
pub(super) fn of_table(plain: &str, rows: &[(&str, &str)]) -> String {
    let mut readers: Vec<(&str, Vec<&str>)> = Vec::new();
    for &(key, source) in rows {
        let Some(name) = reader(source) else { continue };
        match readers.iter_mut().find(|(reader, _)| *reader == name) {
            Some((_, keys)) => keys.push(key),
            None => readers.push((name, vec![key])),
        }
    }
    let parts = readers.iter().map(|(name, keys)| format!("{} {}", keys.join(", "), read_by(name)));
    Some(plain.to_owned()).into_iter().filter(|plain| !plain.is_empty()).chain(parts).collect::<Vec<_>>().join(PART)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_remembers_who_read_which_row() {
        let rows = [("ducats", read_by("Anna")), ("speed", "book".into()), ("seals", read_by("Ben; C"))];
        let rows: Vec<(&str, &str)> = rows.iter().map(|(key, source)| (*key, source.as_str())).collect();
        let table = of_table("book; place derived", &rows);
        let said = "book; place derived; ducats read off the pieces by Anna; seals read off the pieces by Ben, C";
        assert_eq!(table, said);
        assert_eq!(of_key(&table, "ducats"), read_by("Anna"));
        assert_eq!(of_key(&table, "seals"), read_by("Ben, C"));
        assert_eq!(of_key(&table, "speed"), "book; place derived");
        assert_eq!(reader(&of_key(&table, "seals")), Some("Ben, C"));
        assert_eq!(reader("book"), None);
        assert_eq!(of_table("book", &[("speed", "book")]), "book");
    }
}
