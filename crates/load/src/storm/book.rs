//! What the people at a table were told, and whether the record agrees: every acknowledged step is there, once and in
//! order, and what was refused is not.

/// What is known of one table.
#[derive(Default, Debug)]
pub struct Book {
    made: Vec<Made>,
    refused: Vec<(u32, String)>,
}

/// A step that was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Where the table stood before it.
    pub version: u32,
    /// As it stands in the record: seat and choice.
    pub entry: String,
    /// Where the table stood after it. Unknown if it was asked for again: then the answer tells where the table stands
    /// now.
    pub after: Option<u32>,
}

impl Book {
    /// A step was acknowledged.
    pub fn made(&mut self, made: Made) {
        self.made.push(made);
    }

    /// The server said that another step was faster than this one.
    pub fn refused(&mut self, version: u32, entry: String) {
        self.refused.push((version, entry));
    }

    /// The acknowledged steps in their order. Who asked a server that had not yet heard of the last step may have made
    /// the same choice again: that is the same step, and its second answer tells where the table stood then.
    fn steps(&self) -> Vec<Made> {
        let mut steps = self.made.clone();
        steps.sort_by(|one, other| (one.version, &one.entry).cmp(&(other.version, &other.entry)));
        steps.dedup_by(|again, first| {
            let is_same = (again.version, &again.entry) == (first.version, &first.entry);
            if is_same {
                first.after = None;
            }
            is_same
        });
        steps
    }

    /// Everything in which the record differs. Where only people play, there is nothing in it that nobody was told of.
    pub fn differs(&self, entries: &[String], only_people: bool) -> Vec<String> {
        let mut found = Vec::new();
        let at = |version: u32| entries.get(version as usize);
        for Made { version, entry, .. } in &self.made {
            if at(*version) != Some(entry) {
                found.push(format!("'{entry}' was acknowledged at {version}, where the record has {:?}", at(*version)));
            }
        }
        for (version, entry) in &self.refused {
            if at(*version).is_none_or(|there| there == entry) {
                found.push(format!("'{entry}' was refused at {version}, where the record has {:?}", at(*version)));
            }
        }
        let made = self.steps();
        for pair in made.windows(2).filter(|pair| pair[0].version == pair[1].version) {
            found.push(format!("two steps were acknowledged at {}: {pair:?}", pair[0].version));
        }
        if only_people {
            let nexts = made.iter().skip(1).map(|made| made.version as usize).chain([entries.len()]);
            for (made, next) in made.iter().zip(nexts) {
                if made.after.is_some_and(|after| after as usize != next) {
                    found.push(format!("after {made:?} the next step that anybody was told of is at {next}"));
                }
            }
        }
        found
    }
}

/// The entries of a record, each without its number; an error names the first number that is missing or there twice.
pub fn entries(record: &str) -> Result<Vec<String>, String> {
    let body = record.lines().skip_while(|line| !line.is_empty());
    let mut entries: Vec<String> = Vec::new();
    for line in body.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (number, entry) = line.split_once(' ').unwrap_or((line, ""));
        if entry.starts_with('=') {
            continue;
        }
        entries.push(entry.into());
        if number != entries.len().to_string() {
            return Err(format!("entry {} of the record has the number {number}", entries.len()));
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Vec<String> {
        entries("game noria\n\n# a\n1 chance x\n2 seat1 a\n3 chance y\n3 = hash\n4 seat2 b\n5 seat1 c\n").unwrap()
    }

    fn book(made: &[(u32, &str, Option<u32>)], refused: &[(u32, &str)]) -> Book {
        let mut book = Book::default();
        for &(version, entry, after) in made {
            book.made(Made { version, entry: entry.into(), after });
        }
        refused.iter().for_each(|&(version, entry)| book.refused(version, entry.into()));
        book
    }

    #[test]
    fn what_was_acknowledged_is_there_once_and_in_order() {
        let all = [(1, "seat1 a", Some(3)), (3, "seat2 b", None), (4, "seat1 c", Some(5))];
        assert_eq!(book(&all, &[(3, "seat2 x")]).differs(&record(), true), [""; 0]);
        for (made, refused, what) in [
            (&[(1, "seat1 b", None)][..], &[][..], "was acknowledged at 1"),
            (&[(5, "seat2 d", None)], &[], "where the record has None"),
            (&[], &[(3, "seat2 b")], "was refused at 3"),
            (&[(3, "seat2 b", None), (3, "seat2 x", None)], &[], "two steps were acknowledged at 3"),
            (&[(1, "seat1 a", Some(3)), (4, "seat1 c", Some(5))], &[], "told of is at 4"),
            (&[(3, "seat2 b", Some(4))], &[], "told of is at 5"),
        ] {
            let found = book(made, refused).differs(&record(), true);
            assert!(found.iter().any(|found| found.contains(what)), "{what}: {found:?}");
        }
        let twice = [(1, "seat1 a", Some(3)), (3, "seat2 b", Some(4)), (3, "seat2 b", Some(5)), (4, "seat1 c", None)];
        assert_eq!(book(&twice, &[]).differs(&record(), true), [""; 0]);
        assert_eq!(book(&[(1, "seat1 a", Some(3)), (4, "seat1 c", None)], &[]).differs(&record(), false), [""; 0]);
    }

    #[test]
    fn numbers_have_neither_gaps_nor_doubles() {
        assert!(entries("x\n\n1 a\n3 b\n").is_err() && entries("x\n\n1 a\n1 b\n").is_err());
    }
}
