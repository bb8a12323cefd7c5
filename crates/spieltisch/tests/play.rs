//! Games from a script, and what is left of them on the disk.

mod common;

use common::{folder, program, run, run_well, text};
use std::fs;
use std::io::{Read, Write};
use std::time::{Duration, Instant};

#[test]
fn a_seed_plays_the_same_game_every_time() {
    for game in ["noria", "novgorod", "wiraqocha", "pig", "kuhn"] {
        let args = ["play", game, "--humans", "none", "--seed", "7"];
        let out = run_well(&args, "");
        assert!(out.contains("The game is over after "), "{out}");
        assert_eq!(out, run_well(&args, ""));
    }
}

#[test]
fn bots_are_named_for_all_or_one_by_one() {
    let play = |bots: &str| {
        run_well(&["play", "noria", "--seats", "3", "--humans", "none", "--seed", "7", "--bots", bots], "")
    };
    let usual = run_well(&["play", "noria", "--seats", "3", "--humans", "none", "--seed", "7"], "");
    assert_eq!(play("level2"), usual);
    assert_eq!(play("level2,level2,level2"), usual);
    assert_ne!(play("level2,random,search:20"), usual);
    // Somebody who thinks has more points than those who do not.
    assert!(play("random,search:50,random").contains("\n  1. Seat 2 "));
}

#[test]
fn without_a_seed_luck_comes_from_the_system() {
    let played: Vec<String> = (0..3).map(|_| run_well(&["play", "noria", "--humans", "none"], "")).collect();
    assert!(played[0] != played[1] || played[0] != played[2], "three equal games:\n{}", played[0]);
}

#[test]
fn the_end_of_the_input_is_a_polite_goodbye() {
    for args in [
        &["menu"][..],
        &["play", "noria"],
        &["play", "novgorod"],
        &["play", "wiraqocha"],
        &["play", "kuhn", "--humans", "1,2"],
    ] {
        run_well(args, "");
    }
    assert!(run_well(&["menu"], "5\n").ends_with("Goodbye.\n"));
}

#[test]
fn the_menu_leads_to_a_game_and_back() {
    let novgorod = "2\n3\nrandom\n\n\nfront\ndrawn\non\nnone\n\n";
    for script in ["1\n3\n\nfirst\n\nnone\n1\n", novgorod, "3\n3\nrandom\non\non\n50\nnone\nbeginner\n"] {
        let out = run_well(&["menu"], script);
        assert!(out.contains("The game is over after ") && out.contains("Seat 3"), "{out}");
        assert_eq!(out.matches("What would you like?").count(), 2, "{out}");
    }
}

#[test]
fn undo_and_save_are_written_as_they_happen() {
    let folder = folder("undo_and_save");
    let (file, copy) = (text(folder.join("game.txt")), text(folder.join("copy.txt")));
    let args = ["play", "kuhn", "--humans", "1,2", "--seed", "4", "--save", &file];
    let script = format!("help\nview\nchoices\nbet\nundo\nlog\ncheck\nundo\n2\nsave {copy}\nundo\nbet\ncall\n");
    let out = run_well(&args, &script);
    assert!(out.contains("Seat 1 takes the last step back"), "{out}");
    assert!(out.contains("The game is over after 10 entries."), "{out}");
    let entries = |file: &str| {
        let record = fs::read_to_string(file).unwrap();
        let entries: Vec<String> = record.lines().skip(7).map(str::to_string).collect();
        entries.join(", ")
    };
    let written = "3 seat1 bet, 4 seat1 undo-to 2, 5 seat1 check, 6 seat1 undo-to 2, 7 seat1 bet";
    assert_eq!(entries(&copy), written);
    assert_eq!(entries(&file), format!("{written}, 8 seat1 undo-to 2, 9 seat1 bet, 10 seat2 call"));
    assert!(run_well(&["replay", &file, "--verify"], "").contains("kuhn, 10 entries, all as the rules say"));
}

#[test]
fn a_refused_undo_is_told_and_the_game_goes_on() {
    let out = run_well(&["play", "pig", "--seed", "3"], "undo\nreset\n1\nquit\n");
    assert_eq!(out.matches("There is nothing left to take back").count(), 2, "{out}");
}

#[test]
fn a_save_from_the_prompt_goes_on_growing() {
    let file = text(folder("save_from_prompt").join("game.txt"));
    run_well(&["play", "noria", "--seats", "2"], &format!("1\nsave {file}\n1\nquit\n"));
    let saved = fs::read_to_string(&file).unwrap();
    let before = run_well(&["replay", &file, "--verify"], "");
    let out = run_well(&["play", "--load", &file, "--humans", "none"], "");
    assert!(out.contains("The game is over after "), "{out}");
    let finished = fs::read_to_string(&file).unwrap();
    assert!(finished.starts_with(&saved) && finished.len() > saved.len(), "{before}");
    run_well(&["replay", &file, "--verify"], "");
}

#[test]
fn load_with_save_leaves_the_old_file_alone() {
    let folder = folder("load_with_save");
    let (old, new) = (text(folder.join("old.txt")), text(folder.join("new.txt")));
    run_well(&["play", "noria", "--save", &old], "1\n");
    let saved = fs::read_to_string(&old).unwrap();
    run_well(&["play", "noria", "--load", &old, "--save", &new, "--humans", "none"], "");
    assert_eq!(fs::read_to_string(&old).unwrap(), saved);
    assert!(fs::read_to_string(&new).unwrap().starts_with(&saved));
}

#[test]
fn two_programs_do_not_write_to_one_file() {
    let file = text(folder("two_programs").join("game.txt"));
    let mut first = program(&["play", "kuhn", "--save", &file]).spawn().unwrap();
    // It asks for a choice, so the file is there and held.
    wait_for(|| fs::read_to_string(&file).is_ok_and(|text| text.contains("\n2 chance deal ")));
    let second = run(&["play", "--load", &file], "");
    assert_eq!(second.code, Some(2), "{second:?}");
    assert!(second.err.contains("another program is playing this game"), "{second:?}");
    drop(first.stdin.take());
    assert!(first.wait().unwrap().success());
    run_well(&["play", "--load", &file], "");
}

#[test]
fn a_killed_game_has_lost_nothing() {
    let folder = folder("killed");
    let noria = &["noria"][..];
    let novgorod = &["novgorod", "--option", "special", "--option", "pirate=back", "--option", "merchant=front"];
    let wiraqocha = &["wiraqocha", "--option", "prisoners", "--option", "cap=50"];
    let cases =
        [(noria, 12), (noria, 70), (noria, 150), (novgorod, 20), (novgorod, 200), (wiraqocha, 30), (wiraqocha, 300)];
    for (game, lines) in cases {
        let file = text(folder.join(format!("{}{lines}.txt", game[0])));
        let args =
            [&["play"], game, &["--seats", "4", "--humans", "none", "--bots", "random", "--save", &file]].concat();
        let mut child = program(&args).spawn().unwrap();
        wait_for(|| fs::read_to_string(&file).is_ok_and(|text| text.lines().count() >= lines));
        child.kill().unwrap();
        child.wait().unwrap();
        let saved = fs::read_to_string(&file).unwrap();
        assert!(saved.lines().count() >= lines);
        run_well(&["replay", &file, "--verify"], "");
        let out = run_well(&["play", "--load", &file, "--humans", "none"], "");
        assert!(out.contains("The game is over after "), "{out}");
        assert!(fs::read_to_string(&file).unwrap().starts_with(&saved));
        run_well(&["replay", &file, "--verify"], "");
    }
}

/// Whoever sees the next question can be sure that the last answer is on the disk.
#[test]
fn an_accepted_choice_is_on_the_disk_before_the_next_question() {
    let folder = folder("accepted");
    for (game, option) in [("noria", "expert"), ("novgorod", "special"), ("wiraqocha", "cave")] {
        accepts(game, option, &text(folder.join(game)));
    }
}

fn accepts(game: &str, option: &str, file: &str) {
    let mut child = program(&["play", game, "--option", option, "--save", file]).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut read_to_prompt = || {
        let mut seen = Vec::new();
        let mut byte = [0];
        while !seen.ends_with(b"\nSeat 1> ") {
            output.read_exact(&mut byte).unwrap();
            seen.push(byte[0]);
        }
    };
    read_to_prompt();
    let before = fs::read_to_string(file).unwrap().lines().count();
    input.write_all(b"1\n").unwrap();
    read_to_prompt();
    child.kill().unwrap();
    child.wait().unwrap();
    let saved = fs::read_to_string(file).unwrap();
    assert!(saved.lines().count() > before && saved.ends_with('\n'), "{saved}");
    run_well(&["replay", file, "--verify"], "");
}

#[test]
fn a_line_without_an_end_is_left_out() {
    let file = text(folder("torn").join("game.txt"));
    run_well(&["play", "pig", "--humans", "none", "--bots", "random", "--seed", "1", "--save", &file], "");
    let whole = fs::read_to_string(&file).unwrap();
    let kept = whole.split_inclusive('\n').take(40).collect::<String>();
    fs::write(&file, format!("{kept}35 seat1 ro")).unwrap();
    let out = run_well(&["play", "--load", &file, "--humans", "none"], "");
    assert!(out.starts_with("The last line of the file has no end; it is left out.\n"), "{out}");
    let finished = fs::read_to_string(&file).unwrap();
    assert!(finished.starts_with(&kept) && !finished.contains("ro\n3"), "{finished}");
    run_well(&["replay", &file, "--verify"], "");
}

#[test]
fn corrected_pieces_are_asked_for_again() {
    let folder = folder("corrected");
    for (game, shipped, printed, corrected) in [
        ("noria", include_str!("../../../data/noria.toml"), "7, 8, 9]", "7, 8, 10]"),
        ("novgorod", include_str!("../../../data/novgorod.toml"), "ducats = 27", "ducats = 28"),
        ("wiraqocha", include_str!("../../../data/wiraqocha.toml"), "buy_back = 3", "buy_back = 2"),
    ] {
        let (data, file) = (text(folder.join(format!("{game}.toml"))), text(folder.join(format!("{game}.txt"))));
        assert!(shipped.contains(printed));
        fs::write(&data, shipped.replacen(printed, corrected, 1)).unwrap();
        run_well(&["play", game, "--data", &data, "--humans", "none", "--save", &file], "");
        let ran = run(&["replay", &file, "--verify"], "");
        assert_eq!(ran.code, Some(2));
        assert!(ran.err.contains("give that data file with --data"), "{ran:?}");
        run_well(&["replay", &file, "--verify", "--data", &data], "");
    }
}

fn wait_for(condition: impl Fn() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(20), "it takes too long");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn luck_is_typed_in_mended_saved_and_gone_on_with() {
    let folder = folder("typed_luck");
    let file = text(folder.join("game.txt"));
    let args = ["play", "pig", "--humans", "1,2", "--luck", "ask", "--save", &file];
    // A number, the notation, a part of a name; a wrong die is taken back; the roll after it, too.
    let out = run_well(&args, "4\nundo\n?\nhelp\ndie 5\nroll\nundo\nroll\n6\nhold\n1\n");
    assert!(out.contains("What was rolled or drawn?\n") && out.contains("several numbers for several dice"), "{out}");
    let written = "1 seat1! roll, 2 chance die 4, 3 seat1 undo-to 1, 4 chance die 5, 5 seat1 roll, 6 seat1 undo-to 4, \
                   7 seat1 roll, 8 chance die 6, 9 seat1 hold, 10 seat2! roll, 11 chance die 1, 12 seat1! roll";
    let entries = |file: &str| {
        let record = fs::read_to_string(file).unwrap();
        record.lines().skip_while(|line| !line.starts_with("1 ")).map(str::to_string).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(entries(&file), written);
    run_well(&["play", "--load", &file, "--humans", "1,2", "--luck", "ask"], "undo\n2\nhold\n");
    assert!(entries(&file).contains("chance die 2"), "{}", entries(&file));
    run_well(&["replay", &file, "--verify"], "");
}

#[test]
fn dice_are_typed_in_all_at_once() {
    let file = text(folder("typed_dice").join("game.txt"));
    let args = ["play", "wiraqocha", "--luck", "ask", "--humans", "1,2", "--save", &file];
    // Three cards, the start player, and the throw of the first turn; what is typed in beyond it counts for nothing.
    let out = run_well(&args, "1\n1\ndeath\nSeat 2\n3 4,4 6\n");
    assert!(out.contains("What was rolled? 3 dice to go") && !out.contains("2 dice to go"), "{out}");
    let record = fs::read_to_string(&file).unwrap();
    let throw = "5 seat2! roll\n6 chance show 3\n7 chance show 4\n8 chance show 4\n";
    assert!(record.ends_with(throw) && record.contains("3 chance turn death-ray\n4 chance start seat2\n"), "{record}");
}

#[test]
fn luck_that_cannot_have_come_is_refused() {
    let args = ["play", "pig", "--luck", "ask"];
    for line in ["7", "die 9", "7 1", "nothing of the kind", "save"] {
        let ran = run(&args, &format!("{line}\n"));
        assert_eq!(ran.code, Some(2), "{line}: {ran:?}");
    }
    let ran = run(&["play", "pig", "--luck", "dice"], "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("system or ask is expected"), "{}", ran.err);
}
