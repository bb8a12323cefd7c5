//! What replay, bench and check print, for people and for programs.

mod common;

use common::{folder, program, run_well, text};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};

const KUHN: &str = include_str!("../../game/tests/kuhn.txt");

fn kuhn(name: &str) -> String {
    let file = text(folder(name).join("kuhn.txt"));
    fs::write(&file, KUHN).unwrap();
    file
}

#[test]
fn replay_shows_the_table_as_it_was() {
    let file = kuhn("replay");
    let end = run_well(&["replay", &file], "");
    assert!(end.contains("Shown(Queen, King)"), "{end}");
    assert!(end.ends_with("The game is over after 4 entries.\n  1. Seat 2     2\n  2. Seat 1    -2\n"), "{end}");
    let before = run_well(&["replay", &file, "--at", "3"], "");
    assert_eq!(before.matches(": \"back\"").count(), 2, "{before}");
    assert!(before.contains("The game goes on after 3 entries."), "{before}");
    let start = run_well(&["replay", &file, "--at", "0"], "");
    assert!(start.contains("The game goes on after 0 entries."), "{start}");
}

#[test]
fn eyes_see_their_own_secrets_and_nothing_more() {
    let file = kuhn("eyes");
    let seen = |eyes| run_well(&["replay", &file, "--at", "3", "--eyes", eyes], "");
    assert!(seen("seat1").contains("queen") && !seen("seat1").contains("king"));
    assert!(seen("seat2").contains("king") && !seen("seat2").contains("queen"));
    assert!(!seen("spectator").contains("king") && !seen("spectator").contains("queen"));
    assert!(!seen("seat1").contains(" 1. "), "points may be secret before the end");
}

/// In Novgorod everyone is dealt an order; of the text of a spectator it is left out.
#[test]
fn dealt_orders_are_for_their_owners() {
    let file = text(folder("dealt").join("game.txt"));
    run_well(&["play", "novgorod", "--seats", "3", "--humans", "none", "--seed", "7", "--save", &file], "");
    let record = fs::read_to_string(&file).unwrap();
    let dealt: Vec<&str> = record.lines().filter_map(|line| Some(line.split_once("chance deal ")?.1)).take(3).collect();
    let last = record.lines().find_map(|line| line.strip_suffix(&format!(" chance deal {}", dealt[2]))).unwrap();
    for (eyes, own) in [("seat1", Some(0)), ("seat2", Some(1)), ("seat3", Some(2)), ("spectator", None)] {
        let seen = run_well(&["replay", &file, "--at", last, "--eyes", eyes], "");
        for (at, order) in dealt.iter().enumerate() {
            let hand = format!("no. {} ", order.strip_prefix("order").unwrap());
            assert_eq!(seen.contains(&hand), own == Some(at), "{eyes}, {order}:\n{seen}");
        }
    }
}

#[test]
fn verify_says_it_in_one_line() {
    let file = kuhn("verify");
    let out = run_well(&["replay", &file, "--verify"], "");
    let (said, print) = out.trim_end().rsplit_once(' ').unwrap();
    assert_eq!(said, format!("{file}: kuhn, 4 entries, all as the rules say; fingerprint"));
    assert!(print.len() == 16 && u64::from_str_radix(print, 16).is_ok(), "{print}");
    fs::write(&file, format!("{KUHN}4 = {print}\n")).unwrap();
    assert_eq!(run_well(&["replay", &file, "--verify"], ""), out);
}

#[test]
fn bench_gives_programs_exactly_these_names() {
    let out = run_well(&["bench", "--seconds", "0.01", "--json"], "");
    let mut seen = Vec::new();
    for line in out.lines() {
        let Value::Object(line) = serde_json::from_str(line).unwrap() else { panic!("{line} is no object") };
        let mut names: Vec<&str> = line.keys().map(String::as_str).collect();
        names.sort();
        let expected =
            "clone_ns decisions_per_game decisions_per_second encode_ns game playouts_per_second position_bytes seats";
        assert_eq!(names.join(" "), expected);
        let numbers = line.values().filter(|value| value.as_f64().is_some_and(|number| number > 0.0));
        assert_eq!(numbers.count(), 7, "{line:?}");
        seen.push(format!("{} {}", line["game"].as_str().unwrap(), line["seats"]));
    }
    let of = |game: &str| format!("{game} 2, {game} 3, {game} 4");
    assert_eq!(
        seen.join(", "),
        format!("{}, {}, {}, {}, kuhn 2", of("noria"), of("novgorod"), of("wiraqocha"), of("pig"))
    );
    let of_three = run_well(&["bench", "--seconds", "0.01", "--seats", "3", "--json"], "");
    assert_eq!(of_three.lines().count(), 4, "kuhn is for two");
    let table = run_well(&["bench", "pig", "--seats", "2", "--seconds", "0.01"], "");
    assert_eq!(table.lines().count(), 2, "{table}");
}

#[test]
fn bench_measures_the_search() {
    let out = run_well(&["bench", "--search", "--seats", "2", "--seconds", "0.02", "--json"], "");
    assert_eq!(out.lines().count(), 5, "{out}");
    for line in out.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        for name in ["iterations_per_second", "iterations_per_second_at_start", "playout_steps", "decisions", "seats"] {
            assert!(line[name].as_f64().is_some_and(|number| number > 0.0), "{name} in {line}");
        }
    }
    let table = run_well(&["bench", "pig", "--search", "--seats", "2", "--seconds", "0.01"], "");
    assert_eq!(table.lines().count(), 2, "{table}");
}

#[test]
fn check_counts_games_and_failures() {
    let out = run_well(&["check", "--games", "24", "--json"], "");
    let names = ["noria", "novgorod", "wiraqocha", "pig", "kuhn"];
    let expected = names.map(|game| format!("{{\"game\":\"{game}\",\"games\":24,\"failures\":0}}\n"));
    assert_eq!(out, expected.concat());
    let out = run_well(&["check", "kuhn", "--games", "10"], "");
    assert!(out.starts_with("kuhn: all laws hold in 10 games"), "{out}");
}

#[test]
fn help_comes_with_examples() {
    let hosting = ["serve", "backup", "restore", "export", "import"].map(|command| [command]);
    let playing = ["play", "replay", "arena", "study", "bench", "check"].map(|command| [command]);
    for command in hosting.iter().chain(&playing).map(|command| &command[..]).chain([&[][..]]) {
        let out = run_well(&[command, &["--help"]].concat(), "");
        assert!(out.contains("Examples:\n  spieltisch"), "{out}");
    }
    assert!(run_well(&["--version"], "").starts_with("spieltisch "));
}

#[test]
fn a_closed_pipe_is_no_accident() {
    let bench = &["bench", "pig", "--seconds", "0.05", "--json"];
    for args in [&bench[..], &["play", "noria", "--humans", "none"], &["check", "--games", "20"], &["--help"]] {
        let mut child = program(args).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()), "{args:?}");
    }
}
