//! What `spieltisch analyse` prints, for people and for programs, and the record with remarks.

mod common;

use common::{folder, run, run_well, text};
use serde_json::Value;
use std::fs;

const KUHN: &str = include_str!("../../game/tests/kuhn.txt");

#[test]
fn the_account_is_told_and_closes() {
    let folder = folder("analyse");
    let (file, seen) = (text(folder.join("kuhn.txt")), text(folder.join("seen.txt")));
    fs::write(&file, KUHN).unwrap();
    let told = run_well(&["analyse", &file, "--from", "best", "--annotated", &seen], "");
    for said in ["Seat 1: accuracy", "at the start", "dice and draws", "own choices", "in the end", "Steps "] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert!(run_well(&["replay", &seen, "--verify"], "").contains("all as the rules say"));
    let german = run_well(&["analyse", &file, "--lang", "de"], "");
    assert!(german.contains("Würfel und Karten") && german.contains("Genauigkeit"), "{german}");

    let json: Value = serde_json::from_str(&run_well(&["analyse", &file, "--json"], "")).unwrap();
    assert_eq!(json["game"], "kuhn");
    let share = |value: &Value| value.as_f64().unwrap();
    for seat in 0..2 {
        let player = &json["account"]["players"][seat];
        let parts: f64 = ["luck", "unforeseen", "own", "others"].iter().map(|part| share(&player[part]["share"])).sum();
        let (start, result) = (&json["account"]["start"]["shares"][seat], &json["account"]["result"]["shares"][seat]);
        assert!((share(start) + parts - share(result)).abs() < 1e-6, "{json}");
    }
    let alone: Value = serde_json::from_str(&run_well(&["analyse", &file, "--json", "--threads", "1"], "")).unwrap();
    assert_eq!(alone, json, "it does not depend on the number of threads");
}

#[test]
fn what_cannot_be_analysed_is_said_in_one_line() {
    let folder = folder("analyse_wrong");
    let (file, start) = (text(folder.join("none.txt")), text(folder.join("start.txt")));
    fs::write(&start, KUHN.split("1 chance").next().unwrap()).unwrap();
    for args in [
        &["analyse", &file][..],
        &["analyse", &start],
        &["analyse", &start, "--depth", "0"],
        &["analyse", &start, "--from", "awful"],
    ] {
        let ran = run(args, "");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{args:?}: {ran:?}");
    }
}
