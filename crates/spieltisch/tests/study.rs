//! Studies from the command line: what they print and write.

mod common;

use common::{folder, run_well, text};
use serde_json::Value;
use std::fs;

#[test]
fn people_get_a_report_for_each_number_of_seats() {
    let out = run_well(&["study", "pig", "--games", "4", "--bot", "random"], "");
    for seats in 2..=4 {
        assert!(out.contains(&format!("pig, {seats} seats, all random, seed 1: 4 games")), "{out}");
    }
    let turns = out.lines().filter(|line| line.starts_with("player ")).count();
    assert_eq!(turns, 2 + 3 + 4, "{out}");
    let one =
        run_well(&["study", "noria", "--games", "1", "--bot", "random", "--seats", "3", "--option", "expert"], "");
    assert!(one.starts_with("noria, 3 seats") && one.contains("Offered and never done: "), "{one}");
}

#[test]
fn programs_get_these_names() {
    let out = run_well(&["study", "kuhn", "--games", "6", "--bot", "random", "--seed", "4", "--json"], "");
    let line: Value = serde_json::from_str(&out).unwrap();
    let names: Vec<&str> = line.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        names.join(" "),
        "actions bot command decisions endings game games margin rounds seats seed share_by_turn tally winning_points"
    );
    assert_eq!(line["command"], "spieltisch study kuhn --games 6 --bot random --seed 4");
    let names: Vec<&str> = line["actions"]["bet"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(names.join(" "), "done games offered players share");
}

#[test]
fn pages_are_the_same_whatever_the_threads() {
    let page = |threads: &str| {
        let folder = folder(&format!("study_{threads}"));
        // A picture of an earlier study goes, that of another game stays.
        fs::create_dir_all(folder.join("study")).unwrap();
        for old in ["noria-old.svg", "pig-turns.svg"] {
            fs::write(folder.join("study").join(old), "old").unwrap();
        }
        let out = text(folder.clone());
        let told =
            run_well(&["study", "noria", "--games", "3", "--bot", "search:3", "--threads", threads, "--out", &out], "");
        assert!(told.lines().count() == 1 && told.contains("study-noria.md and "), "{told}");
        let mut files = vec![fs::read_to_string(folder.join("study-noria.md")).unwrap()];
        let mut pictures: Vec<_> =
            fs::read_dir(folder.join("study")).unwrap().flatten().map(|file| file.path()).collect();
        pictures.sort();
        let named = |name: &str| pictures.iter().any(|path| path.ends_with(name));
        assert!(named("noria-turns.svg") && named("pig-turns.svg") && !named("noria-old.svg"), "{pictures:?}");
        files.extend(pictures.iter().map(|path| fs::read_to_string(path).unwrap()));
        files
    };
    assert!(page("1") == page("2"));
}
