//! Matches from the command line: what they print, and what is left of them on the disk.

mod common;

use common::{folder, program, run, run_well, text};
use serde_json::Value;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

/// The JSON of a match, without what the clock says.
fn played(args: &[&str]) -> Value {
    let out = run_well(&[&["arena"], args, &["--json"]].concat(), "");
    assert_eq!(out.lines().count(), 1, "{out}");
    let mut line: Value = serde_json::from_str(&out).unwrap();
    for bot in line["bots"].as_array_mut().unwrap() {
        for clock in ["ms_per_decision", "slowest_ms"] {
            assert!(bot.as_object_mut().unwrap().remove(clock).is_some_and(|it| it.is_number()));
        }
    }
    line
}

#[test]
fn a_match_gives_programs_these_names() {
    let line = played(&["pig", "--bots", "search:20,random", "--games", "9", "--seed", "5"]);
    let names: Vec<&str> = line.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        names.join(" "),
        "bots deals endings expected_share game games options seats seed share_by_seat sprt without_winner"
    );
    assert_eq!((&line["games"], &line["deals"], &line["seed"]), (&10.into(), &5.into(), &5.into()));
    let bot = line["bots"][0].as_object().unwrap();
    let names: Vec<&str> = bot.keys().map(String::as_str).collect();
    assert_eq!(names.join(" "), "bot decisions_per_game elo elo_interval points share share_interval tally");
    let shares = [0, 1].map(|at| line["bots"][at]["share"].as_f64().unwrap());
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-3, "{line}");
}

#[test]
fn people_get_a_table() {
    let out = run_well(&["arena", "noria", "--bots", "level1,random", "--seats", "3", "--games", "4"], "");
    assert!(out.starts_with("noria, 3 seats, seed 1: 6 games, 2 deals played once for each seat\n"), "{out}");
    assert!(out.contains("(4 are no whole number of deals.)"), "{out}");
    assert!(out.contains("equal players have 33.3"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("level1 ") || line.starts_with("random ")).count(), 2);
}

#[test]
fn a_test_says_what_it_accepts() {
    let args = ["arena", "pig", "--bots", "search:50,random", "--sprt"];
    let out = run_well(&args, "");
    assert!(out.contains("Test: search:50 is worth +50 Elo or more, not +0 (LLR +"), "{out}");
    let line = played(&["kuhn", "--bots", "random,random", "--sprt=-20,40"]);
    assert_eq!(line["sprt"]["elo0"], -20.0);
    let few = run_well(&["arena", "pig", "--bots", "search:50,random", "--sprt", "0,50", "--games", "4"], "");
    assert!(few.contains("is not decided yet"), "{few}");
}

#[test]
fn the_same_command_goes_on() {
    let folder = folder("arena_resume");
    let (file, other) = (text(folder.join("match.txt")), text(folder.join("whole.txt")));
    let players = ["noria", "--bots", "search:5,random", "--option", "expert"];
    let go = |games: &str, file: &str| played(&[&players[..], &["--games", games, "--save", file]].concat());
    go("6", &file);
    let half = fs::read_to_string(&file).unwrap();
    // The program was stopped while it wrote a line.
    fs::write(&file, format!("{half}7 | the en")).unwrap();
    let resumed = go("12", &file);
    let whole = fs::read_to_string(&file).unwrap();
    assert!(whole.starts_with(&half) && !whole.contains("the en\n") && whole.ends_with('\n'), "{whole}");
    assert_eq!(whole.lines().filter(|line| line.contains(" | ")).count(), 12);
    assert_eq!(resumed, go("12", &other));
    assert_eq!(resumed, played(&[&players[..], &["--games", "12", "--threads", "1"]].concat()));
    // Nothing is left to do.
    assert_eq!(go("12", &file), resumed);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
}

#[test]
fn another_match_is_refused() {
    let file = text(folder("arena_other").join("match.txt"));
    run_well(&["arena", "pig", "--bots", "random,random", "--games", "2", "--save", &file], "");
    let before = fs::read_to_string(&file).unwrap();
    for (args, said) in [
        (&["kuhn", "--bots", "random,random"][..], "it says 'game pig 1', not 'game kuhn 1'"),
        (&["pig", "--bots", "random,greedy"], "it says 'bots random,random', not 'bots random,greedy'"),
        (&["pig", "--bots", "random,random", "--seats", "3"], "it says 'seats 2', not 'seats 3'"),
        (&["pig", "--bots", "random,random", "--seed", "2"], "it says 'seed 1', not 'seed 2'"),
    ] {
        let ran = run(&[&["arena"], args, &["--save", &file]].concat(), "");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{ran:?}");
        assert!(ran.err.contains(said), "{ran:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), before);
    }
}

#[test]
fn a_killed_match_goes_on() {
    let file = text(folder("arena_killed").join("match.txt"));
    let args = ["arena", "noria", "--bots", "search:10,level1", "--games", "100000", "--save", &file];
    let mut child = program(&args).spawn().unwrap();
    let lines = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    while lines() < 14 {
        assert!(child.try_wait().unwrap().is_none(), "it has ended");
        sleep(Duration::from_millis(5));
    }
    let second = run(&args, "");
    assert!(second.code == Some(2) && second.err.contains("another program is playing this match"), "{second:?}");
    child.kill().unwrap();
    child.wait().unwrap();
    let args = ["noria", "--bots", "search:10,level1", "--games", "8"];
    assert_eq!(played(&[&args[..], &["--save", &file]].concat()), played(&args));
}
