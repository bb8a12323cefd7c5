//! Playing on as sensible players would, and judging what comes of it: how the greedy player looks to the end of its
//! run of decisions, and how a search looks beyond its tree.

use crate::worth::{Taste, Worth};
use game::{Actor, Rng, Seat, Strategy, Turn};

/// A position is judged after so many runs in any case: no game has as many.
const MOST_RUNS: u32 = 100_000;

/// Lists that are kept, so that nothing is allocated again.
pub(crate) struct Ahead<G: Strategy> {
    pub choices: Vec<G::Action>,
    pub outcomes: Vec<(G::Action, u32)>,
}

impl<G: Strategy> Ahead<G> {
    pub fn new() -> Ahead<G> {
        Ahead { choices: Vec::new(), outcomes: Vec::new() }
    }

    /// The seat's choices, each plan in one order.
    fn list(&mut self, world: &G, seat: Seat) {
        self.choices.clear();
        world.choices(seat, &mut self.choices);
        world.keep_one_order(seat, &mut self.choices);
    }

    /// Plays steps without alternative; they are no decisions. Where it stops at one, `choices` is its list.
    pub fn skip_forced(&mut self, world: &mut G) {
        while let Turn::Seats(seats) = world.turn() {
            self.list(world, seats.lowest());
            let [only] = self.choices[..] else { return };
            world.apply(Actor::Seat(seats.lowest()), only, &mut ());
        }
    }

    /// Plays on until the clock shows its last turn, each run of decisions the best of some ways.
    pub fn play_out(&mut self, world: &mut G, mut clock: Clock, manner: Manner, rng: &mut Rng) {
        for _ in 0..MOST_RUNS {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    self.outcomes.clear();
                    world.outcomes(&mut self.outcomes);
                    world.apply(Actor::Chance, rng.weighted(&self.outcomes), &mut ());
                }
                Turn::Seats(seats) => {
                    clock.tick(seats.lowest());
                    if clock.turns >= manner.end {
                        return;
                    }
                    self.play_run(world, seats.lowest(), &manner, rng);
                }
            }
        }
    }

    /// Plays the seat's decisions until chance or somebody else moves: the best of some ways.
    fn play_run(&mut self, world: &mut G, seat: Seat, manner: &Manner, rng: &mut Rng) {
        let start = world.clone();
        let mut best = f32::MIN;
        for _ in 0..manner.ways {
            let mut way = start.clone();
            self.finish_run(&mut way, seat, rng);
            let value = match manner.ways {
                1 => 0.0,
                _ => manner.taste.value::<G>(&Worth::of(&way), seat, way.seats()),
            };
            if value > best {
                best = value;
                world.clone_from(&way);
            }
        }
    }

    /// Plays the seat's decisions until chance or somebody else moves, each as the seat is inclined.
    pub fn finish_run(&mut self, world: &mut G, seat: Seat, rng: &mut Rng) {
        while matches!(world.turn(), Turn::Seats(seats) if seats.lowest() == seat) {
            self.list(world, seat);
            let action = inclined(world, seat, &self.choices, &mut self.outcomes, rng);
            world.apply(Actor::Seat(seat), action, &mut ());
        }
    }
}

/// How a game is played on behind the tree.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// Until the clock shows so many turns.
    pub end: u32,
    /// Of so many ways to finish a run of decisions the best is gone.
    pub ways: u32,
    /// What is best.
    pub taste: Taste,
}

/// Counts turns.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    turns: u32,
    last: Seat,
}

impl Clock {
    /// From a decision of this seat on.
    pub fn new(seat: Seat) -> Clock {
        Clock { turns: 0, last: seat }
    }

    /// This seat is to move.
    pub fn tick(&mut self, seat: Seat) {
        if seat != self.last {
            (self.turns, self.last) = (self.turns + 1, seat);
        }
    }

    /// The first end of a turn of the seat that it counts from, so many of its turns ahead at least, that is not past.
    pub fn end(&self, horizon: u32, seats: u8) -> u32 {
        let seats = u32::from(seats);
        let ahead = horizon.max(self.turns.saturating_sub(1).div_ceil(seats));
        ahead.saturating_mul(seats).saturating_add(1)
    }
}

/// The choices that are thought about, each plan in one order.
pub(crate) fn one_order<G: Strategy>(world: &G, seat: Seat, choices: &[G::Action]) -> Vec<G::Action> {
    let mut choices = choices.to_vec();
    world.keep_one_order(seat, &mut choices);
    choices
}

/// One of the seat's choices, as likely as a sensible player is inclined to it.
pub(crate) fn inclined<G: Strategy>(
    world: &G,
    seat: Seat,
    choices: &[G::Action],
    weighed: &mut Vec<(G::Action, u32)>,
    rng: &mut Rng,
) -> G::Action {
    if let [only] = *choices {
        return only;
    }
    weighed.clear();
    weighed.extend(choices.iter().map(|&action| (action, world.inclination(seat, action))));
    match weighed.iter().any(|&(_, weight)| weight > 0) {
        true => rng.weighted(weighed),
        false => *rng.pick(choices),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions are judged when the seat that searches has just moved, never when somebody else has.
    #[test]
    fn a_clock_ends_with_an_own_turn() {
        let seat = Seat::new(1);
        for (others, horizon, seats, end) in [
            (0, 0, 2, 1),
            (0, 1, 2, 3),
            (0, 1, 4, 5),
            (1, 0, 2, 1),
            (2, 0, 2, 3),
            (2, 1, 3, 4),
            (5, 1, 4, 5),
            (6, 1, 4, 9),
        ] {
            let mut clock = Clock::new(seat);
            (0..others).for_each(|turn| clock.tick(Seat::new(if turn % 2 == 0 { 0 } else { 1 })));
            assert_eq!(clock.end(horizon, seats), end, "{others} turns, {horizon} ahead, {seats} seats");
        }
        assert_eq!(Clock::new(seat).end(u32::MAX, 4), u32::MAX);
    }
}
