//! One ply: for every choice, a few sensible ways to finish the own run of decisions are tried, and the best position
//! counts.

use crate::ahead::{Ahead, one_order};
use crate::win;
use crate::worth::Worth;
use game::{Actor, Bot, Rng, Seat, Strategy};

/// A computer player that looks no further than the end of its own run of decisions.
pub struct Greedy<G: Strategy> {
    rng: Rng,
    ahead: Ahead<G>,
}

/// So many ways to finish the run are tried for each choice.
const WAYS: u32 = 4;

impl<G: Strategy> Greedy<G> {
    /// The same seed gives the same answers.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy { rng: Rng::new(seed), ahead: Ahead::new() }
    }

    /// What one way to go on brings the seat.
    fn way(&mut self, mut world: G, seat: Seat, action: G::Action) -> f32 {
        world.apply(Actor::Seat(seat), action, &mut ());
        self.ahead.finish_run(&mut world, seat, &mut self.rng);
        Worth::of(&world).shares[seat]
    }
}

impl<G: Strategy> Bot<G> for Greedy<G> {
    fn choose(&mut self, seat: Seat, choices: &[G::Action], world: &mut dyn FnMut() -> G) -> G::Action {
        if let [only] = *choices {
            return only;
        }
        if let Some(win) = win::at_once(seat, choices, world) {
            return win;
        }
        let choices = one_order(&world(), seat, choices);
        let mut best = (f32::MIN, choices[0]);
        for &action in &choices {
            for _ in 0..WAYS {
                let worth = self.way(world(), seat, action);
                if worth > best.0 {
                    best = (worth, action);
                }
            }
        }
        best.1
    }
}
