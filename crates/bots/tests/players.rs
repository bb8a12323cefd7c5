//! What every computer player owes its opponents: legal choices, the same ones for the same seed, in time, and without
//! peeking.

mod common;

use common::{moments, specs, walk};
use game::examples::{kuhn::Kuhn, pig::Pig};
use game::{Rng, Setup, Strategy, Viewer};
use noria::Noria;
use novgorod::Novgorod;
use std::time::{Duration, Instant};
use wiraqocha::Wiraqocha;

/// Every kind of player on positions of random games by all rules.
fn choices_are_legal<G: Strategy>() {
    let specs = specs("random greedy level1 search:20");
    for (seed, setup) in Setup::all::<G>().iter().enumerate() {
        for moment in moments::<G>(setup, seed as u64, 8) {
            for &spec in &specs {
                let choice = moment.ask(spec, seed as u64);
                assert!(moment.choices.contains(&choice), "{spec} chose {choice} of {:?}", moment.choices);
            }
        }
    }
}

#[test]
fn choices_are_legal_in_noria() {
    choices_are_legal::<Noria>();
}

#[test]
fn choices_are_legal_in_novgorod() {
    choices_are_legal::<Novgorod>();
}

#[test]
fn choices_are_legal_in_wiraqocha() {
    choices_are_legal::<Wiraqocha>();
}

#[test]
fn choices_are_legal_in_the_examples() {
    choices_are_legal::<Pig>();
    choices_are_legal::<Kuhn>();
}

/// One player for the decisions of one seat, in order, so that what it keeps from one to the next counts as well.
fn a_seed_gives_the_same_answers<G: Strategy>() {
    let setup = Setup::new::<G>(2, &[]).unwrap();
    let mut own = Vec::new();
    walk::<G>(&setup, 8, |moment| own.push(moment));
    own.retain(|moment| moment.seat.index() == 0);
    own.truncate(40);
    for spec in specs("random greedy level1 level2 search:100") {
        let answers = |seed: u64| -> Vec<G::Action> {
            let (mut bot, mut worlds) = (spec.sit::<G>(seed), Rng::new(seed));
            let mut ask = |moment: &common::Moment<G>| {
                bot.choose(moment.seat, &moment.choices, &mut || moment.position.imagine(moment.seat, &mut worlds))
            };
            own.iter().map(&mut ask).collect()
        };
        assert_eq!(answers(4), answers(4), "{} with {spec}", G::NAME);
    }
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    a_seed_gives_the_same_answers::<Noria>();
    a_seed_gives_the_same_answers::<Novgorod>();
    a_seed_gives_the_same_answers::<Wiraqocha>();
    a_seed_gives_the_same_answers::<Pig>();
    a_seed_gives_the_same_answers::<Kuhn>();
}

/// The machine may be busy with something else for a moment; not three times in a row.
fn in_time<G: Strategy>() {
    let budget = Duration::from_millis(60);
    let spec = "search:60ms".parse().unwrap();
    for seats in G::SEATS {
        for moment in moments::<G>(&Setup::new::<G>(seats, &[]).unwrap(), 3, 3) {
            let took = || {
                let began = Instant::now();
                moment.ask(spec, 1);
                began.elapsed()
            };
            let times: Vec<Duration> = (0..3).map(|_| took()).take_while(|&time| time > 2 * budget).collect();
            assert!(times.len() < 3, "{} with {seats} seats: {times:?}", G::NAME);
        }
    }
}

#[test]
fn nobody_thinks_longer_than_twice_its_time() {
    in_time::<Noria>();
    in_time::<Novgorod>();
    in_time::<Wiraqocha>();
    in_time::<Pig>();
}

/// In two worlds that a seat cannot tell apart it does the same. Gives the number of worlds that did differ.
fn blind<G: Strategy>(setup: &Setup, seed: u64, many: usize) -> usize {
    let mut rng = Rng::new(seed);
    let mut differ = 0;
    for moment in moments::<G>(setup, seed, many) {
        let mut twin = moment.clone();
        twin.position = moment.position.imagine(moment.seat, &mut rng);
        let viewer = Viewer::Seat(moment.seat);
        assert_eq!(moment.position.view(viewer), twin.position.view(viewer));
        differ += usize::from(moment.position != twin.position);
        for spec in specs("greedy level1 search:50") {
            assert_eq!(moment.ask(spec, seed), twin.ask(spec, seed), "{} with {spec}", G::NAME);
        }
    }
    differ
}

#[test]
fn nobody_knows_what_is_hidden() {
    let options = [("special", "on"), ("pirate", "front"), ("merchant", "back")];
    let mut differ = 0;
    for seats in 2..=4 {
        differ += blind::<Novgorod>(&Setup::new::<Novgorod>(seats, &[]).unwrap(), 5, 12);
        differ += blind::<Novgorod>(&Setup::new::<Novgorod>(seats, &options).unwrap(), 6, 12);
    }
    assert!(differ > 20, "only {differ} worlds differ");
    let kuhn = Setup::new::<Kuhn>(2, &[]).unwrap();
    let differ: usize = (0..60).map(|seed| blind::<Kuhn>(&kuhn, seed, 3)).sum();
    assert!(differ > 20, "only {differ} worlds differ");
}
