//! What somebody who asks for advice may rely on: real choices that differ, lines that can be played, and nothing that
//! the seat does not know.

mod common;

use bots::{Advice, Budget, Search, Settings};
use common::{Moment, moments};
use game::{Actor, Game, Rng, SeatSet, Setup, Strategy, Turn, Viewer};
use noria::Noria;
use novgorod::Novgorod;
use wiraqocha::Wiraqocha;

const ITERATIONS: u32 = 60;

fn ask<G: Strategy>(moment: &Moment<G>, seed: u64) -> Vec<Advice<G::Action>> {
    let mut search = Search::<G>::new(Settings::best::<G>(Budget::Iterations(ITERATIONS)), seed);
    let mut worlds = Rng::new(seed ^ 99);
    let world = &mut || moment.position.imagine(moment.seat, &mut worlds);
    search.advise(moment.seat, &moment.choices, world, ITERATIONS, 3)
}

/// Plays a line; every step must be to be chosen. Gives the number of its steps.
fn play<G: Game>(moment: &Moment<G>, line: &[G::Action]) -> usize {
    let mut position = moment.position.clone();
    for (at, &step) in line.iter().enumerate() {
        assert_eq!(position.turn(), Turn::Seats(SeatSet::only(moment.seat)), "{line:?} at {at}");
        let mut choices = Vec::new();
        position.choices(moment.seat, &mut choices);
        assert!(choices.contains(&step), "{line:?} at {at}: not one of {choices:?}");
        position.apply(Actor::Seat(moment.seat), step, &mut ());
    }
    line.len()
}

fn advice_can_be_followed<G: Strategy>(points: bool) {
    let mut longest = 0;
    for seats in G::SEATS {
        for moment in moments::<G>(&Setup::new::<G>(seats, &[]).unwrap(), 3, 10) {
            let best = ask(&moment, 7);
            let first: Vec<G::Action> = best.iter().map(|it| it.line[0]).collect();
            assert!((1..=3).contains(&best.len()) && best.len() <= moment.choices.len(), "{first:?}");
            assert!((1..first.len()).all(|at| !first[..at].contains(&first[at])), "{first:?}");
            for it in &best {
                longest = longest.max(play(&moment, &it.line));
                assert!((0.0..=1.0).contains(&it.chance) && it.points.is_some() == points, "{it:?}");
                assert!(
                    it.done.is_some() != points && it.done.is_none_or(|done| (0.0..=1.0).contains(&done)),
                    "{it:?}"
                );
                assert!(it.points.is_none_or(|points| (0.0..300.0).contains(&points)), "{it:?}");
            }
            assert_eq!(ask(&moment, 7), best, "the same seed, other advice");
        }
    }
    assert!(longest > 2, "no line of {} has more than {longest} steps", G::NAME);
}

#[test]
fn advice_can_be_followed_in_noria() {
    advice_can_be_followed::<Noria>(true);
}

#[test]
fn advice_can_be_followed_in_novgorod() {
    advice_can_be_followed::<Novgorod>(true);
}

#[test]
fn advice_can_be_followed_in_wiraqocha() {
    advice_can_be_followed::<Wiraqocha>(false);
}

/// In two worlds that a seat cannot tell apart the advice is the same.
#[test]
fn advice_knows_nothing_hidden() {
    let (mut rng, mut differ) = (Rng::new(1), 0);
    for seats in 2..=4 {
        for moment in moments::<Novgorod>(&Setup::new::<Novgorod>(seats, &[]).unwrap(), 5, 12) {
            let mut twin = moment.clone();
            twin.position = game::Hidden::imagine(&moment.position, moment.seat, &mut rng);
            let viewer = Viewer::Seat(moment.seat);
            assert_eq!(game::Hidden::view(&moment.position, viewer), game::Hidden::view(&twin.position, viewer));
            differ += usize::from(moment.position != twin.position);
            assert_eq!(ask(&moment, 3), ask(&twin, 3));
        }
    }
    assert!(differ > 10, "only {differ} worlds differ");
}
