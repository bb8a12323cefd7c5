//! What the host has on the disk: the record of a table, as the command line gives it.

use super::{Place, SPIELTISCH};
use std::process::Command;

/// The record of a table, while the server runs.
pub fn export(place: &Place, table: &str) -> String {
    run(&["export", table, "--database", &place.address])
}

/// The entries of a record, each without its number.
///
/// # Panics
/// If a number is missing, or is there twice.
pub fn entries(record: &str) -> Vec<String> {
    let body = record.lines().skip_while(|line| !line.is_empty()).filter(|line| !line.is_empty());
    let mut entries = Vec::new();
    for line in body.filter(|line| !line.starts_with('#')) {
        let (number, entry) = line.split_once(' ').expect("a number");
        if entry.starts_with('=') {
            continue;
        }
        assert_eq!(number, (entries.len() + 1).to_string(), "entries have numbers without gaps:\n{record}");
        entries.push(entry.into());
    }
    entries
}

/// Replays the record of a table by the rules.
pub fn verify(place: &Place, table: &str) {
    let file = place.file(&format!("{table}.txt"));
    run(&["export", table, "--out", &file, "--database", &place.address]);
    let said = run(&["replay", &file, "--verify"]);
    assert!(said.contains("all as the rules say"), "{said}");
}

fn run(args: &[&str]) -> String {
    let output = Command::new(SPIELTISCH).args(args).output().expect("the program starts");
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}
