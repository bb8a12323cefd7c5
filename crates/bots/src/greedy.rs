//! One ply: of every choice, a few sensible ways to finish the own run of decisions are tried, and the best position counts.

use crate::search::inclined;
use crate::win;
use game::strategy::{expectations, results};
use game::{Actor, Bot, Rng, Seat, Strategy, Turn};

/// A computer player that looks no further than the end of its own run of decisions.
pub struct Greedy<G: Strategy> {
    rng: Rng,
    /// How many ways are tried in all.
    ways: u32,
    choices: Vec<G::Action>,
    weighed: Vec<(G::Action, u32)>,
}

/// A run of decisions is judged after so many steps in any case.
const LONGEST_RUN: u32 = 200;

impl<G: Strategy> Greedy<G> {
    /// A player that tries so many ways for each decision, at least four for each choice.
    pub fn new(ways: u32, seed: u64) -> Greedy<G> {
        Greedy { rng: Rng::new(seed), ways, choices: Vec::new(), weighed: Vec::new() }
    }

    /// What one way to go on brings the seat.
    fn way(&mut self, mut world: G, seat: Seat, action: G::Action) -> f32 {
        world.apply(Actor::Seat(seat), action, &mut ());
        for _ in 0..LONGEST_RUN {
            match world.turn() {
                Turn::Over => return results(&world)[seat],
                Turn::Seats(seats) if seats.lowest() == seat => {
                    self.choices.clear();
                    world.choices(seat, &mut self.choices);
                    let action = inclined(&world, seat, &self.choices, &mut self.weighed, &mut self.rng);
                    world.apply(Actor::Seat(seat), action, &mut ());
                }
                Turn::Seats(_) | Turn::Chance => break,
            }
        }
        expectations(&world)[seat]
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
        let each = (self.ways / choices.len() as u32).max(4);
        let mut best = (f32::MIN, choices[0]);
        for &action in choices {
            for _ in 0..each {
                let worth = self.way(world(), seat, action);
                if worth > best.0 {
                    best = (worth, action);
                }
            }
        }
        best.1
    }
}
