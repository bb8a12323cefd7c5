//! Real games at the table: round trips of random records, and what undo may not cross.

mod common;

use common::{check_round_trips, toy::Toy};
use game::examples::{kuhn::Kuhn, pig::Pig};
use game::{Game, Hidden, Seat, Setup, Turn};
use noria::Noria;
use novgorod::Novgorod;
use table::{AnyTable, Table};
use wiraqocha::Wiraqocha;

#[test]
fn records_of_random_games_round_trip() {
    check_round_trips::<Pig>(200);
    check_round_trips::<Kuhn>(200);
    check_round_trips::<Toy>(200);
    check_round_trips::<Noria>(40);
    check_round_trips::<Novgorod>(Setup::all::<Novgorod>().len() as u64);
    check_round_trips::<Wiraqocha>(Setup::all::<Wiraqocha>().len() as u64);
}

/// Plays the steps with two seats. Forced answers are given as they come.
fn after<G: Hidden<Data = ()>>(steps: &str) -> Table<G> {
    let mut table = Table::<G>::new(&Setup::new::<G>(2, &[]).unwrap(), &()).unwrap();
    for step in steps.split(", ") {
        match table.turn() {
            Turn::Chance => table.chance_text(step).unwrap(),
            Turn::Seats(seats) => table.play_text(seats.lowest(), step).unwrap(),
            Turn::Over => panic!("{step} after the end"),
        };
    }
    table
}

/// Whether the seats, in order, could take something back; neither undo nor reset may be possible alone.
fn can_undo<G: Game>(table: &Table<G>) -> [bool; 2] {
    [0, 1].map(|seat| {
        let undone = table.clone().undo(Seat::new(seat)).is_ok();
        assert_eq!(table.clone().reset_turn(Seat::new(seat)).is_ok(), undone);
        undone
    })
}

#[test]
fn undo_does_not_cross_what_was_learned() {
    for (steps, expected) in [
        ("deal king, deal jack", [false, false]),
        ("deal king, deal jack, bet", [true, false]),
        ("deal king, deal jack, check", [true, false]),
        // Somebody else acted.
        ("deal king, deal jack, check, bet", [false, true]),
        // The cards were shown.
        ("deal king, deal jack, check, check", [false, false]),
        ("deal king, deal jack, bet, call", [false, false]),
        // Nobody saw anything.
        ("deal king, deal jack, bet, fold", [false, true]),
    ] {
        assert_eq!(can_undo(&after::<Kuhn>(steps)), expected, "kuhn: {steps}");
    }
    for (steps, expected) in [
        ("roll", [true, false]),
        ("roll, die 5", [false, false]),
        ("roll, die 1", [false, false]),
        ("roll, die 5, hold", [true, false]),
        ("roll, die 5, hold, roll", [false, true]),
    ] {
        assert_eq!(can_undo(&after::<Pig>(steps)), expected, "pig: {steps}");
    }
}
