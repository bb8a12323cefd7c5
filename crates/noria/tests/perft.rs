//! How many lines of play there are from a few positions: the numbers in `perft.txt`, to a depth that takes a second or
//! two. The first of them are counted a second time by a reader of the book who knows no lists (`naive`), and along
//! random games every list is compared with what that reader allows.

mod naive;

use game::golden::{self, Position};
use game::perft::perft;
use game::playout::Tastes;
use game::{Actor, Data, Game, Hidden, Playout, Setup, Turn, Viewer};
use naive::{Rules, every_action, is_legal, knows};
use noria::{Action, Noria, Tables};
use std::collections::BTreeMap;

const POSITIONS: &[Position] = &[
    (2, &[], 0, 11),
    (3, &[("expert", "on")], 0, 8),
    (4, &[("market", "first")], 0, 10),
    (2, &[], 100, 10),
    (2, &[], 131, 10),
    (2, &[], 157, 10),
    (3, &[], 151, 10),
    (3, &[], 152, 10),
    (3, &[("edition", "first")], 203, 10),
    (3, &[("edition", "first")], 179, 10),
    (4, &[], 200, 10),
    (4, &[], 250, 10),
    (4, &[], 252, 10),
    (4, &[("edition", "first")], 254, 10),
    (4, &[("expert", "on")], 214, 10),
    (4, &[("expert", "on")], 261, 10),
];

#[test]
fn there_are_as_many_lines_as_there_were() {
    golden::perft::<Noria>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), POSITIONS);
}

fn rules_of(setup: &Setup) -> Rules {
    Rules { first_edition: setup.value::<Noria>("edition") == "first", expert: setup.value::<Noria>("expert") == "on" }
}

/// What may happen next, by the lists.
fn listed(game: &Noria) -> Vec<Action> {
    let (mut choices, mut outcomes) = (Vec::new(), Vec::new());
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => game.outcomes(&mut outcomes),
        Turn::Seats(seats) => game.choices(seats.lowest(), &mut choices),
    }
    choices.extend(outcomes.into_iter().map(|(action, _)| action));
    choices
}

/// What may happen next, by the book; by the lists in the phases that the reader of the book leaves out.
fn allowed(game: &Noria, rules: Rules, all: &[Action]) -> Vec<Action> {
    let view = game.view(Viewer::Spectator);
    if !knows(&view, rules) {
        return listed(game);
    }
    all.iter().copied().filter(|&action| is_legal(&view, rules, action)).collect()
}

/// The lines of play by the book.
fn lines(game: &Noria, rules: Rules, all: &[Action], depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actor = match game.turn() {
        Turn::Seats(seats) => Actor::Seat(seats.lowest()),
        Turn::Chance | Turn::Over => Actor::Chance,
    };
    let after = |action: Action| {
        let mut next = game.clone();
        next.apply(actor, action, &mut ());
        lines(&next, rules, all, depth - 1)
    };
    allowed(game, rules, all).into_iter().map(after).sum()
}

#[test]
fn the_book_allows_as_many_lines_as_the_lists() {
    let all = every_action();
    for &(seats, options, steps, _) in POSITIONS {
        let setup = Setup::new::<Noria>(seats, options).unwrap();
        let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(steps.into()), Tastes::new(steps.into()));
        for _ in 0..steps {
            let (actor, action) = playout.pick_by(&tastes, &game).unwrap();
            game.apply(actor, action, &mut ());
        }
        for depth in 1..=3 {
            let counted = lines(&game, rules_of(&setup), &all, depth);
            assert_eq!(counted, perft(&game, depth), "{seats} seats, {options:?}, {steps} steps in, depth {depth}");
        }
    }
}

#[test]
fn along_random_games_the_lists_hold_exactly_what_the_book_allows() {
    let all = every_action();
    let mut compared: BTreeMap<String, u32> = BTreeMap::new();
    for (number, setup) in Setup::all::<Noria>().into_iter().enumerate() {
        let Ok(start) = Noria::start(&setup, Tables::shipped()) else { continue };
        for seed in 0..12 {
            let seed = 100 * number as u64 + seed;
            along(start.clone(), rules_of(&setup), seed, &all, &mut compared);
        }
    }
    // All phases but the end, and Naming, which only the first edition has.
    assert_eq!(compared.len(), 21, "{compared:?}");
}

/// Compares at every position of a random game, and counts the phases.
fn along(mut game: Noria, rules: Rules, seed: u64, all: &[Action], compared: &mut BTreeMap<String, u32>) {
    let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
    while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
        let view = game.view(Viewer::Spectator);
        if knows(&view, rules) {
            assert_eq!(allowed(&game, rules, all), listed(&game), "{game:?}");
            let phase = format!("{:?}", view.phase);
            let phase = phase.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
            *compared.entry(phase.to_string()).or_default() += 1;
        }
        game.apply(actor, action, &mut ());
    }
}
