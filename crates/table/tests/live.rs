//! Play, settle, undo and what is told, on the toy.

mod common;

use common::said;
use common::toy::{Action, Printed, Toy};
use game::record::What;
use game::{Data, Rng, Seat, Setup, Turn, Viewer};
use table::{AnyTable, Refusal, Table};

fn toy() -> Table<Toy> {
    Table::new(&Setup::new::<Toy>(2, &[]).unwrap(), Printed::shipped()).unwrap()
}

/// Does what each word says: an action of the seat whose turn it is or of chance, `undo1`, `reset2` and the like, or
/// `settle`.
fn after(script: &str) -> Table<Toy> {
    let mut table = toy();
    for word in script.split(", ").filter(|word| !word.is_empty()) {
        let seat = |digit: &str| Seat::new(digit.parse::<usize>().unwrap() - 1);
        if let Some(digit) = word.strip_prefix("undo") {
            table.undo(seat(digit)).unwrap();
        } else if let Some(digit) = word.strip_prefix("reset") {
            table.reset_turn(seat(digit)).unwrap();
        } else if word == "settle" {
            let mut rng = Rng::new(1);
            table.settle(&mut || rng.bits());
        } else if table.turn() == Turn::Chance {
            table.chance_text(word).unwrap();
        } else {
            let Turn::Seats(seats) = table.turn() else { panic!("{word} after the end") };
            table.play_text(seats.lowest(), word).unwrap();
        }
    }
    table
}

fn entries(table: &Table<Toy>) -> String {
    table.lines_after(0).lines().collect::<Vec<_>>().join(", ")
}

#[test]
fn a_refused_request_says_why_and_changes_nothing() {
    let over = "done, heads, done, heads, done, heads, bid, bid";
    for (script, seat, action, why) in [
        ("", 2, "done", "seat1 is to move, not seat2"),
        ("", 1, "rise", "'rise' is not possible now"),
        ("", 1, "add 3", "'add 3' is not possible now"),
        ("", 1, "fly", "'fly' is not an action of this game"),
        ("", 3, "done", "seat1 is to move, not seat3"),
        ("done", 1, "done", "chance is to move, not seat1"),
        ("done, heads, done, heads, done, heads, bid", 1, "bid", "seat2 is to move, not seat1"),
        ("done, heads, done, heads, done, heads", 4, "bid", "seat1 or seat2 is to move, not seat4"),
        (over, 1, "bid", "the game is over"),
    ] {
        let mut table = after(script);
        let before = table.clone();
        let refusal = table.play_text(Seat::new(seat - 1), action).unwrap_err();
        assert_eq!(refusal.to_string(), why, "after {script:?}");
        assert_eq!(table.position(), before.position());
        assert_eq!(table.entries(), before.entries());
    }
    for (script, action, why) in [
        ("", "heads", "seat1 is to move, not chance"),
        ("done", "add 1", "'add 1' is not possible now"),
        ("done", "edge", "'edge' is not possible now"),
        ("done", "sideways", "'sideways' is not an action of this game"),
        (over, "heads", "the game is over"),
    ] {
        let refusal = after(script).chance_text(action).unwrap_err();
        assert_eq!(refusal.to_string(), why, "after {script:?}");
    }
}

#[test]
fn settling_moves_chance_and_gives_the_only_answer() {
    assert_eq!(entries(&after("kneel, settle")), "1 seat1 kneel, 2 seat1! rise");
    assert_eq!(entries(&after("done, settle")), "1 seat1 done, 2 chance tails");
    // Two seats with one answer each: nobody says that the other one is first, so the table waits.
    assert_eq!(after("done, tails, done, tails, done, settle").version(), 6);
    assert_eq!(after("done, tails, done, tails, done, tails, bid, settle").turn(), Turn::Over);
    let mut typed = after("kneel");
    typed.set_answers(false);
    typed.settle(&mut || unreachable!("no luck is needed"));
    assert_eq!(entries(&typed), "1 seat1 kneel");
}

#[test]
fn luck_follows_the_weights() {
    let mut rng = Rng::new(5);
    let mut tossed = || {
        let mut table = after("done");
        table.settle(&mut || rng.bits());
        table.entries()[1].what
    };
    let heads = (0..3000).filter(|_| matches!(tossed(), What::Step { action: Action::Heads, .. })).count();
    assert!((900..1100).contains(&heads), "{heads}");
}

#[test]
fn undo_and_reset_go_back_to_the_last_moment_that_must_stay() {
    // script, who, where undo goes, where reset goes
    for (script, seat, undo, reset) in [
        ("", 1, None, None),
        ("add 1", 1, Some(0), Some(0)),
        ("add 1, add 2, add 1", 1, Some(2), Some(0)),
        ("add 1, add 2", 2, None, None),
        ("add 1, peek", 1, None, None),
        ("add 1, peek, add 2, add 2", 1, Some(3), Some(2)),
        ("add 1, done", 1, Some(1), Some(0)),
        ("add 1, done, heads", 1, None, None),
        ("done, heads, add 1", 2, Some(2), Some(2)),
        ("done, heads, add 1", 1, None, None),
        // An answer that the table gave goes with the choice before it.
        ("add 1, kneel, settle", 1, Some(1), Some(0)),
        // Numbering goes on after an undo, and marks are no steps.
        ("add 1, add 2, undo1", 1, Some(0), Some(0)),
        ("add 1, add 2, undo1, add 1, add 1", 1, Some(4), Some(0)),
        ("add 1, undo1, add 2", 1, Some(0), Some(0)),
        // What seat 2 bid is known, even if it is taken back: seat 1 stays with its bid.
        ("done, tails, done, tails, done, tails, bid, bid", 1, None, None),
        ("done, tails, done, tails, done, tails, bid, bid, undo2", 1, None, None),
        ("done, tails, done, tails, done, tails, bid", 1, Some(6), Some(6)),
    ] {
        let seat = Seat::new(seat - 1);
        for (expected, done) in [
            (undo, Table::undo as fn(&mut Table<Toy>, Seat) -> Result<u32, Refusal>),
            (reset, Table::reset_turn as fn(&mut Table<Toy>, Seat) -> Result<u32, Refusal>),
        ] {
            let mut table = after(script);
            let answer = done(&mut table, seat);
            let went = match table.entries().last().map(|entry| entry.what) {
                Some(What::Undo { seat: who, to }) if answer.is_ok() => {
                    assert_eq!(who, seat);
                    assert_eq!(answer, Ok(table.version()));
                    Some(to)
                }
                _ => {
                    assert_eq!(answer, Err(Refusal::NothingToUndo { seat }));
                    assert_eq!(table.version(), after(script).version());
                    None
                }
            };
            assert_eq!(went, expected, "after {script:?}");
        }
    }
}

#[test]
fn after_an_undo_the_position_is_the_one_before() {
    for (script, same) in [
        ("add 1, add 2, undo1", "add 1"),
        ("add 1, add 2, undo1, add 1", "add 1, add 1"),
        ("add 1, kneel, settle, undo1, done", "add 1, done"),
        ("add 1, add 2, reset1, done, heads", "done, heads"),
    ] {
        let table = after(script);
        assert_eq!(table.position(), after(same).position(), "{script}");
        let again = Table::<Toy>::read(&table.record_text(), Printed::shipped()).unwrap();
        assert_eq!(again.position(), table.position(), "{script}");
        assert_eq!(again.record(), table.record(), "{script}");
    }
}

#[test]
fn a_viewer_is_told_what_is_new_and_what_was_taken_back() {
    // script, from which entry on, what seat 2 is told
    for (script, from, told) in [
        ("add 1, add 2", 0, "seat1 add 1 | seat1 add 2"),
        ("add 1, add 2", 1, "seat1 add 2"),
        ("add 1, add 2", 2, ""),
        ("add 1, peek", 1, "seat1 peek"),
        // Nobody heard of the second step, so nobody hears that it is gone.
        ("add 1, add 2, undo1, done", 0, "seat1 add 1 | seat1 done"),
        ("add 1, add 2, undo1, done", 1, "seat1 done"),
        ("add 1, add 2, undo1, done", 2, "seat1 takes back 1 | seat1 done"),
        ("add 1, add 2, undo1, done", 3, "seat1 done"),
        ("add 1, add 2, reset1", 2, "seat1 takes back 2"),
        ("add 1, add 2, undo1, add 1, reset1", 3, "seat1 takes back 1"),
    ] {
        let notes = said(&after(script), Viewer::Seat(Seat::new(1)), from);
        assert_eq!(notes.join(" | "), told, "{script} from {from}");
    }
    let own = said(&after("add 1, peek"), Viewer::Seat(Seat::new(0)), 1);
    assert_eq!(own, ["seat1 peek", "you see a secret"]);
}

#[test]
fn every_64th_entry_is_followed_by_a_fingerprint() {
    let table = after(&vec!["add 1"; 130].join(", "));
    let checks: Vec<u32> = (table.entries().iter())
        .filter(|entry| matches!(entry.what, What::Check { .. }))
        .map(|entry| entry.number)
        .collect();
    assert_eq!(checks, [64, 128]);
    assert_eq!(table.version(), 130);
    assert_eq!(table.lines_after(127).lines().count(), 4, "128, its check, 129 and 130");
}

#[test]
fn what_is_appended_adds_up_to_the_record() {
    let table = common::random_table::<Toy>(&Setup::all::<Toy>()[0], 3, 300);
    let head = table.head().to_string() + "\n";
    for cut in [0, 1, 63, 64, 65, table.version()] {
        let until = Table::<Toy>::read(&table.record_text(), Printed::shipped()).unwrap();
        let first: String = until
            .lines_after(0)
            .lines()
            .take_while(|line| number(line) <= cut)
            .fold(String::new(), |text, line| text + line + "\n");
        assert_eq!(format!("{head}{first}{}", table.lines_after(cut)), table.record_text());
    }
}

fn number(line: &str) -> u32 {
    line.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_bot_is_asked_only_when_there_is_something_to_do() {
    let table = after("add 1");
    let (mut bot, mut worlds) = (Rng::new(9), Rng::new(10));
    let advice = table.advise(Seat::new(0), &mut bot, &mut worlds).unwrap();
    assert!(table.choices(Seat::new(0)).contains(&advice));
    assert_eq!(table.advise(Seat::new(1), &mut bot, &mut worlds), None);
}
