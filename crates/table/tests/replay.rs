//! Records that cannot be right: each error names its line and what would have been right.

mod common;

use common::toy::{Action, Printed, Toy};
use game::record::Record;
use game::{Data, Seat, Setup};
use table::Table;

/// Line 10 is entry 1.
const GAME: &str = "\
spieltisch record 1
# written by hand
game toy 3
seats 2
option coin fair
option quick off
data 0000000000000007

# the first turn
1 seat1 add 1
2 seat1 kneel
3 seat1! rise
4 seat1 undo-to 1
5 seat1 add 2
6 seat1 done
7 chance tails
8 seat2 add 1
9 seat2 done
10 chance heads
11 seat1 done
12 chance heads
13 seat2 bid
14 seat1! bid
";

#[test]
fn the_game_itself_is_fine() {
    let replayed = Table::<Toy>::read(GAME, Printed::shipped()).unwrap();
    assert!(replayed.is_over());
    assert_eq!(replayed.record(), Record::parse(GAME).unwrap().0);
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_what_is_right() {
    for (good, bad, error) in [
        // The head.
        ("game toy 3", "game ludo 3", "line 3: this is a record of 'ludo', not of toy"),
        ("game toy 3", "game toy three", "line 3: 'three' is not a revision"),
        ("seats 2", "seats 5", "line 4: toy is for 2 seats, not 5"),
        ("option coin fair", "option coin round", "line 5: option coin is fair or heavy, not 'round'"),
        (
            "option quick off",
            "option slow off",
            "line 6: toy has no option 'slow'; it has coin = fair | heavy, quick = off | on",
        ),
        ("option quick off", "option coin fair", "line 6: option coin was given before"),
        (
            "option coin fair\noption quick off",
            "option coin heavy\noption quick on",
            "line 6: a heavy coin is never quick",
        ),
        (
            "data 0000000000000007",
            "data 0000000000000008",
            "line 7: made with other data (0000000000000008, not 0000000000000007): give that data file with --data",
        ),
        // The entries.
        ("1 seat1 add 1", "1 seat1 fly", "line 10: 'fly' is not an action of this game"),
        ("1 seat1 add 1", "1 seat1 add +1", "line 10: 'add +1' is written 'add 1'"),
        (
            "1 seat1 add 1",
            "1 seat1 add 7",
            "line 10: 'add 7' is not possible now; 'add 1' or 'add 2' or 'peek' or 'kneel' or 'done' is",
        ),
        ("1 seat1 add 1", "1 seat2 add 1", "line 10: seat1 is to move, not seat2"),
        ("1 seat1 add 1", "1 chance heads", "line 10: seat1 is to move, not chance"),
        (
            "1 seat1 add 1",
            "1 seat1! add 1",
            "line 10: seat1 had other choices, so 'seat1 add 1' is expected, without '!'",
        ),
        (
            "13 seat2 bid",
            "13 seat2! bid",
            "line 22: seat2 was not the only one to move, so 'seat2 bid' is expected, without '!'",
        ),
        ("4 seat1 undo-to 1", "4 seat1 undo-to 2", "line 13: seat1 cannot undo to entry 2 here, but to entry 1 or 0"),
        ("4 seat1 undo-to 1", "4 seat1 undo-to 99", "line 13: seat1 cannot undo to entry 99 here, but to entry 1 or 0"),
        (
            "4 seat1 undo-to 1",
            "4 seat2 undo-to 1",
            "line 13: seat2 has nothing to take back: a step stays once anyone learned something or somebody else acted",
        ),
        ("7 chance tails", "7 chance edge", "line 16: 'edge' is not possible now; 'heads' or 'tails' is"),
        ("7 chance tails", "7 seat1 done", "line 16: chance is to move, not seat1"),
        ("14 seat1! bid", "14 seat1! bid\n15 seat1 bid", "line 24: the game is over"),
        ("14 seat1! bid", "14 seat1! bid\n16 seat1 bid", "line 24: entry 15 is expected here, not 16"),
        (
            "14 seat1! bid",
            "14 seat1! bid\n14 = 0123456789abcdef",
            "line 24: the position's fingerprint is 0863df90432cf946, not 0123456789abcdef",
        ),
    ] {
        let text = GAME.replace(good, bad);
        assert_ne!(text, GAME, "{good}");
        let found = Table::<Toy>::read(&text, Printed::shipped()).err().map(|bad| bad.to_string());
        assert_eq!(found.as_deref(), Some(error), "{bad}");
    }
}

#[test]
fn a_tampered_record_does_not_match_its_fingerprint() {
    let mut table = Table::<Toy>::new(&Setup::all::<Toy>()[0], Printed::shipped()).unwrap();
    for _ in 0..70 {
        table.play(Seat::new(0), Action::Add(1)).unwrap();
    }
    let text = table.record().to_string();
    let tampered = text.replacen("seat1 add 1", "seat1 add 2", 1);
    let bad = Table::<Toy>::read(&tampered, Printed::shipped()).unwrap_err();
    assert!(bad.why.starts_with("the position's fingerprint is "), "{bad}");
    assert!(text.lines().nth(bad.line - 1).unwrap().starts_with("64 = "), "{bad}");
}

#[test]
fn rules_that_are_not_played_are_refused() {
    for (revision, why) in [("1", "is no longer played"), ("9", "is not known here")] {
        let bad =
            Table::<Toy>::read(&GAME.replace("toy 3", &format!("toy {revision}")), Printed::shipped()).unwrap_err();
        let error = format!("line 3: revision {revision} of toy's rules {why}: this program plays revision 3");
        assert_eq!(bad.to_string(), error);
    }
}

#[test]
fn a_record_needs_its_own_data() {
    let eight = Printed::read("8").unwrap();
    assert!(Table::<Toy>::read(GAME, eight).is_err());
    assert!(Table::<Toy>::read(&GAME.replace("data 0000000000000007", "data 0000000000000008"), eight).is_ok());
}

#[test]
fn any_entry_can_be_looked_at() {
    let (record, places) = Record::read(GAME).unwrap();
    let whole = Table::<Toy>::read(GAME, Printed::shipped()).unwrap();
    for last in 0..=whole.version() {
        let table = Table::<Toy>::replay_until(&record, &places, Printed::shipped(), last).unwrap();
        assert_eq!(table.version(), last);
        assert_eq!(table.record().entries[..], record.entries[..last as usize]);
    }
    let later = GAME.replace("14 seat1! bid", "14 seat1 fly");
    let (record, places) = Record::read(&later).unwrap();
    assert!(
        Table::<Toy>::replay_until(&record, &places, Printed::shipped(), 13).is_ok(),
        "later damage does not matter"
    );
}

#[test]
fn play_goes_on_after_a_replay() {
    let until = GAME.split_inclusive('\n').take(14).collect::<String>();
    let mut table = Table::<Toy>::read(&until, Printed::shipped()).unwrap();
    assert_eq!(table.version(), 5);
    assert_eq!(table.reset_turn(Seat::new(0)), Ok(6), "undo reaches into what was replayed");
    assert_eq!(table.record().entries.last().unwrap().to_string(), "6 seat1 undo-to 0");
}
