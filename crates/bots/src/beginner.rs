//! A friendly opponent: it does what sensible people tend to do, and now and then thinks about it.

use crate::ahead::{inclined, one_order};
use crate::greedy::Greedy;
use game::{Bot, Rng, Seat, Strategy};

/// A computer player that follows its inclinations; at every fourth decision it looks ahead a little.
pub struct Beginner<G: Strategy> {
    rng: Rng,
    thinking: Greedy<G>,
}

impl<G: Strategy> Beginner<G> {
    /// The same seed gives the same answers.
    pub fn new(seed: u64) -> Beginner<G> {
        Beginner { rng: Rng::new(seed), thinking: Greedy::new(seed ^ 1) }
    }
}

impl<G: Strategy> Bot<G> for Beginner<G> {
    fn choose(&mut self, seat: Seat, choices: &[G::Action], world: &mut dyn FnMut() -> G) -> G::Action {
        match self.rng.below(4) {
            0 => self.thinking.choose(seat, choices, world),
            _ => {
                let world = world();
                inclined(&world, seat, &one_order(&world, seat, choices), &mut Vec::new(), &mut self.rng)
            }
        }
    }
}
