//! Random games: the fuzzer's and the benchmark's way to play.

use crate::{Actor, Game, Rng, Turn};

/// Plays at random. The lists are kept between steps, so nothing is allocated once they have grown.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    rng: Rng,
    choices: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
}

impl<G: Game> Playout<G> {
    /// The same seed plays the same game.
    pub fn new(seed: u64) -> Playout<G> {
        Playout { rng: Rng::new(seed), choices: Vec::with_capacity(256), outcomes: Vec::with_capacity(256) }
    }

    /// Picks the next step, each choice of the lowest seat to move as likely as the next; `None` when the game is over.
    #[inline]
    pub fn pick(&mut self, position: &G) -> Option<(Actor, G::Action)> {
        match position.turn() {
            Turn::Over => None,
            Turn::Chance => {
                self.outcomes.clear();
                position.outcomes(&mut self.outcomes);
                Some((Actor::Chance, self.rng.weighted(&self.outcomes)))
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest();
                self.choices.clear();
                position.choices(seat, &mut self.choices);
                Some((Actor::Seat(seat), *self.rng.pick(&self.choices)))
            }
        }
    }

    /// Plays to the end and says how many steps it took.
    pub fn finish(&mut self, position: &mut G) -> u32 {
        let mut steps = 0;
        while let Some((actor, action)) = self.pick(position) {
            position.apply(actor, action, &mut ());
            steps += 1;
        }
        steps
    }
}
