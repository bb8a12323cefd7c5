//! Shared by the tests: a toy game in which everything that matters to a table happens quickly, and random games of any
//! kind.
#![allow(dead_code)]

pub mod revised;
pub mod sealed;
pub mod toy;

use game::{Data, Game, Hidden, Rng, Setup, Turn, Viewer};
use table::{Table, Told};

/// What `viewer` is told about the entries after `after`, a text each.
pub fn said<G: Hidden<Note = String>>(table: &Table<G>, viewer: Viewer, after: u32) -> Vec<String> {
    let text = |told: Told<String>| match told {
        Told::Note { note, .. } => note,
        Told::TakenBack { seat, steps, .. } => format!("{seat} takes back {steps}"),
    };
    table.notes(viewer, after).into_iter().map(text).collect()
}

/// A game of up to `moves` choices in which players now and then take back what they did.
pub fn random_table<G: Game>(setup: &Setup, seed: u64, moves: usize) -> Table<G> {
    let mut rng = Rng::new(seed);
    let mut table = Table::<G>::new(setup, G::Data::shipped()).unwrap();
    // Some owners type in the answers too.
    table.set_answers(rng.below(4) > 0);
    for _ in 0..moves {
        table.settle(&mut || rng.bits());
        let Turn::Seats(seats) = table.turn() else { break };
        let movers: Vec<_> = seats.iter().collect();
        let seat = *rng.pick(&movers);
        match rng.below(8) {
            0 => drop(table.undo(seat)),
            1 => drop(table.reset_turn(seat)),
            _ => drop(table.play(seat, *rng.pick(&table.choices(seat))).unwrap()),
        }
    }
    table
}

/// Every record of random games gives the same table again, and prints the same.
pub fn check_round_trips<G: Hidden>(games: u64) {
    let setups = Setup::all::<G>();
    for seed in 0..games {
        let setup = &setups[seed as usize % setups.len()];
        let table = random_table::<G>(setup, seed, 500);
        let text = table.record().to_string();
        let again = Table::<G>::read(&text, G::Data::shipped()).unwrap_or_else(|bad| panic!("{bad} of\n{text}"));
        assert_eq!(again.position(), table.position(), "{text}");
        assert_eq!(again.record().to_string(), text);
        assert_eq!(again.entries(), table.entries(), "{text}");
    }
}
