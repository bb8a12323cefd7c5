//! The lists a second time: what a plain reading of the book allows (`book.rs`) is compared with them on random
//! positions of every phase, and with the numbers of `tests/perft.txt` to a small depth.

use super::book::{all_actions, legal_actions};
use crate::action::Action;
use crate::phase::Phase;
use crate::state::Novgorod;
use crate::tables::Tables;
use game::playout::Tastes;
use game::{Actor, Data, Game, Playout, Setup, Turn};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_action_has_a_notation_of_its_own() {
    let all = all_actions();
    let texts: BTreeSet<String> = all.iter().map(|action| action.to_string()).collect();
    assert_eq!((all.len(), texts.len()), (381, 381));
    all.iter().for_each(|action| assert_eq!(action.to_string().parse(), Ok(*action)));
}

/// What the list offers to whoever is to move.
fn listed(game: &Novgorod) -> Vec<Action> {
    game::perft::steps(game).into_iter().map(|(_, action)| action).collect()
}

#[test]
fn the_lists_hold_exactly_what_the_book_allows() {
    let (all, setups) = (all_actions(), Setup::all::<Novgorod>());
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..150 {
        let setup = &setups[seed as usize * 13 % setups.len()];
        let mut game = Novgorod::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        for step in seed.. {
            let is_common = matches!(game.phase, Phase::Laying | Phase::Using | Phase::Buying | Phase::Ending);
            if step % 5 == 0 || !is_common {
                assert_eq!(listed(&game), legal_actions(&game, &all), "{:?} {:?}", game.phase, game.route);
                let phase = format!("{:?}", game.phase);
                let name = phase.split(['(', ' ']).next().unwrap();
                *compared.entry(name.to_string()).or_default() += 1;
            }
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            game.apply(actor, action, &mut ());
        }
    }
    assert_eq!(compared.len(), 21, "every phase: {compared:?}");
    assert!(compared.values().all(|&count| count >= 5) && compared.values().sum::<usize>() > 20_000, "{compared:?}");
}

/// How many lines there are, by [`legal_actions`] alone.
fn lines(game: &Novgorod, depth: u32, all: &[Action]) -> u64 {
    let legal = if depth == 0 { vec![] } else { legal_actions(game, all) };
    let actor = if game.turn() == Turn::Chance { Actor::Chance } else { Actor::Seat(game.active) };
    let after = |action: &Action| {
        let mut next = game.clone();
        next.apply(actor, *action, &mut ());
        lines(&next, depth - 1, all)
    };
    legal.iter().map(after).sum::<u64>().max(1)
}

/// The position that a line of `perft.txt` counts from, reached as `game::golden::perft` does, and its counts.
fn counted(line: &str) -> (Novgorod, Vec<u64>) {
    let (position, counts) = line.split_once(": ").unwrap();
    let (seats, rest) = position.split_once(" [").unwrap();
    let (options, steps) = rest.split_once("] ").unwrap();
    let options: Vec<(&str, &str)> = options.split_whitespace().map(|it| it.split_once('=').unwrap()).collect();
    let setup = Setup::new::<Novgorod>(seats.parse().unwrap(), &options).unwrap();
    let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
    let steps: u64 = steps.parse().unwrap();
    let (mut playout, tastes) = (Playout::new(steps), Tastes::new(steps));
    for _ in 0..steps {
        let (actor, action) = playout.pick_by(&tastes, &game).unwrap();
        game.apply(actor, action, &mut ());
    }
    (game, counts.split(' ').map(|count| count.parse().unwrap()).collect())
}

#[test]
fn the_first_numbers_of_perft_are_those_of_the_book() {
    let (all, text) = (all_actions(), include_str!("../../tests/perft.txt"));
    let mut positions = 0;
    for line in text.lines().skip(1) {
        let (game, counts) = counted(line);
        for (depth, &count) in (1..=4).zip(&counts) {
            assert_eq!(lines(&game, depth, &all), count, "depth {depth} of {line}");
        }
        positions += 1;
    }
    assert_eq!(positions, 12);
}
