//! What was done, in the order in which people read it: by verb, and within a verb the most frequent first, over all
//! numbers of seats.

use super::counts::{Counts, Thing};
use std::collections::BTreeMap;

/// Everything that begins with the same word.
pub(super) struct Verb<'a> {
    /// The word.
    pub word: &'a str,
    /// What can be done with it.
    pub rows: Vec<Row<'a>>,
}

/// One thing, for each number of seats.
pub(super) struct Row<'a> {
    /// What it is counted as.
    pub name: &'a str,
    /// How often it was done, for each of the counts; `None` where it was never even offered.
    pub things: Vec<Option<&'a Thing>>,
}

impl Row<'_> {
    /// How often it was done in all.
    pub fn done(&self) -> u32 {
        self.things.iter().flatten().map(|thing| thing.done).sum()
    }

    /// How often it was offered in all.
    pub fn offered(&self) -> u32 {
        self.things.iter().flatten().map(|thing| thing.offered).sum()
    }

    /// The name without the verb; the verb itself where nothing follows.
    pub fn object(&self) -> &str {
        self.name.split_once(' ').map_or(self.name, |(_, object)| object)
    }
}

/// All verbs in the order of the alphabet.
pub(super) fn verbs(counts: &[Counts]) -> Vec<Verb<'_>> {
    let mut verbs: BTreeMap<&str, BTreeMap<&str, Row>> = BTreeMap::new();
    for name in counts.iter().flat_map(|count| count.things.keys()) {
        let word = name.split(' ').next().unwrap_or(name);
        let things = || counts.iter().map(|count| count.things.get(name)).collect();
        verbs.entry(word).or_default().entry(name).or_insert_with(|| Row { name, things: things() });
    }
    let mut sorted = Vec::new();
    for (word, rows) in verbs {
        let mut rows: Vec<Row> = rows.into_values().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.done()));
        sorted.push(Verb { word, rows });
    }
    sorted
}
