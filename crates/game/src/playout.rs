//! Random games: the fuzzer's and the benchmark's way to play.

use crate::{Actor, Game, Rng, Turn, fingerprint};
use std::fmt::Display;

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

    /// Picks the next step as [`Playout::pick`] does, but by the seats' tastes.
    pub fn pick_by(&mut self, tastes: &Tastes, position: &G) -> Option<(Actor, G::Action)> {
        let Turn::Seats(seats) = position.turn() else { return self.pick(position) };
        let actor = Actor::Seat(seats.lowest());
        self.choices.clear();
        position.choices(seats.lowest(), &mut self.choices);
        let weigh = |&action: &G::Action| (action, tastes.weight(actor, &action));
        self.outcomes.clear();
        self.outcomes.extend(self.choices.iter().map(weigh));
        Some((actor, self.rng.weighted(&self.outcomes)))
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

/// What the players of one game like: every seat has a weight for every verb, that is, first word of the notation.
/// Players who do everything with equal zest hardly ever get far; with tastes some save, some spend, some never pass.
#[derive(Clone, Copy, Debug)]
pub struct Tastes(u64);

impl Tastes {
    /// The same seed gives the same tastes.
    pub fn new(seed: u64) -> Tastes {
        Tastes(seed)
    }

    /// 1, 4, 16 or 64.
    pub fn weight(&self, actor: Actor, action: &impl Display) -> u32 {
        let text = action.to_string();
        let verb = text.split(' ').next().unwrap_or_default();
        // Eight bytes for who it is: the seeds of the tests play the games they were chosen for.
        let seed = match actor {
            Actor::Seat(seat) => fingerprint(&(self.0, 0u64, seat, verb)),
            Actor::Chance => fingerprint(&(self.0, 1u64, verb)),
        };
        1 << (2 * (Rng::new(seed).bits() & 3))
    }
}
