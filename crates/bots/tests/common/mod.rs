//! Positions to ask bots about.
#![allow(dead_code)]

use bots::BotSpec;
use game::{Actor, Data, Game, Playout, Rng, Seat, Setup, Strategy, Turn};

/// A position in which a seat has a real choice.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    pub position: G,
    pub seat: Seat,
    pub choices: Vec<G::Action>,
}

/// A random game by these rules, move by move; `see` gets every real decision.
pub fn walk<G: Strategy>(setup: &Setup, seed: u64, mut see: impl FnMut(Moment<G>)) {
    let mut position = G::start(setup, G::Data::shipped()).unwrap();
    let mut playout = Playout::<G>::new(seed);
    while let Some((actor, action)) = playout.pick(&position) {
        if let Some(moment) = moment(&position).filter(|moment| moment.choices.len() > 1) {
            see(moment);
        }
        position.apply(actor, action, &mut ());
    }
}

/// Who is to decide, and what.
pub fn moment<G: Strategy>(position: &G) -> Option<Moment<G>> {
    let Turn::Seats(seats) = position.turn() else { return None };
    let mut choices = Vec::new();
    position.choices(seats.lowest(), &mut choices);
    Some(Moment { position: position.clone(), seat: seats.lowest(), choices })
}

/// So many real decisions of a random game, spread evenly over it.
pub fn moments<G: Strategy>(setup: &Setup, seed: u64, many: usize) -> Vec<Moment<G>> {
    let mut all = Vec::new();
    walk::<G>(setup, seed, |moment| all.push(moment));
    let step = (all.len() / many).max(1);
    all.into_iter().skip(step / 2).step_by(step).take(many).collect()
}

impl<G: Strategy> Moment<G> {
    /// What a new player of this kind does.
    pub fn ask(&self, spec: BotSpec, seed: u64) -> G::Action {
        let mut worlds = Rng::new(seed ^ 99);
        spec.sit::<G>(seed).choose(self.seat, &self.choices, &mut || self.position.imagine(self.seat, &mut worlds))
    }

    /// The position after this choice.
    pub fn after(&self, action: G::Action) -> G {
        let mut next = self.position.clone();
        next.apply(Actor::Seat(self.seat), action, &mut ());
        next
    }
}

/// The players with these names.
pub fn specs(words: &str) -> Vec<BotSpec> {
    words.split(' ').map(|word| word.parse().unwrap()).collect()
}
