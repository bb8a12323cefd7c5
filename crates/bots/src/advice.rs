//! What a search tells somebody who asks for advice: not only the choice that it would make, but the best few, what each
//! is worth, and how it would go on.

use crate::ahead::one_order;
use crate::search::Search;
use game::strategy::Odds;
use game::{Actor, Seat, SeatSet, Strategy, Turn};

/// One of the best choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The choice, and how its seat goes on from there by itself, steps without alternative included: until chance or
    /// somebody else moves, or something is shown that was hidden.
    pub line: Vec<A>,
    /// The seat's chance of winning, from 0 to 1.
    pub chance: f32,
    /// What it may expect to have at the end ([`Strategy::expected_points`]).
    pub points: Option<f32>,
    /// In a race: how much of its nearest victory it may expect to have done after its next turn, from 0 to 1.
    pub done: Option<f32>,
}

/// A choice that is compared with others looks at as many of its consequences as this part of all iterations, at least.
const EQUAL_LOOK: u32 = 5;
/// Every further step of a line is thought about for this part of all iterations, and no line has more steps.
const STEP_LOOK: u32 = 16;
const MOST_STEPS: usize = 16;

/// What is known about a choice.
struct Candidate<A> {
    action: A,
    /// Where it leads in the tree.
    node: u32,
    seen: u32,
    value: f64,
    chance: f64,
    points: Option<f64>,
    done: Option<f64>,
}

/// What one iteration ended with, for the seat that is advised.
struct Look {
    value: f32,
    chance: f32,
    points: Option<f32>,
    done: Option<f32>,
}

impl<A> Candidate<A> {
    fn new(action: A, node: u32) -> Candidate<A> {
        Candidate { action, node, seen: 0, value: 0.0, chance: 0.0, points: Some(0.0), done: Some(0.0) }
    }

    fn learn(&mut self, seen: Look) {
        self.seen += 1;
        self.value += f64::from(seen.value);
        self.chance += f64::from(seen.chance);
        self.points = self.points.zip(seen.points).map(|(sum, points)| sum + f64::from(points));
        self.done = self.done.zip(seen.done).map(|(sum, done)| sum + f64::from(done));
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.seen.max(1))
    }
}

impl<G: Strategy> Search<G> {
    /// The best of `choices` for `seat`, at most so many, the best first; each is a different first step. `iterations`
    /// says how long it thinks: up to four times so long. `world` draws worlds that the seat cannot tell from the real
    /// one, so nothing is told that it does not know. Nobody waits for what one says that was stopped.
    pub fn advise(
        &mut self,
        seat: Seat,
        choices: &[G::Action],
        world: &mut dyn FnMut() -> G,
        iterations: u32,
        most: usize,
    ) -> Vec<Advice<G::Action>> {
        let first = world();
        if choices.is_empty() || !is_asked(&first, seat) {
            return Vec::new();
        }
        self.forget();
        let listed = one_order(&first, seat, choices);
        let mut candidates = match listed[..] {
            [only] => vec![Candidate::new(only, 0)],
            _ => self.compare(seat, &listed, world, iterations),
        };
        candidates.sort_by_key(|it| std::cmp::Reverse(it.seen));
        candidates.truncate(most);
        for it in &mut candidates {
            while it.seen < (iterations / EQUAL_LOOK).max(1) && !self.stop.is_set() {
                it.learn(self.look(it.node, seat, &[it.action], world));
            }
        }
        candidates.sort_by(|one, other| other.mean(other.value).total_cmp(&one.mean(one.value)));
        // Before the first round nobody is ahead, but positions are judged when somebody has moved and others have not.
        let (seats, count) = (first.seats(), candidates.len() as f64);
        let (odds, ahead) = match first.rounds() {
            0 => {
                let mean = candidates.iter().map(|it| it.mean(it.chance)).sum::<f64>() / count;
                (Odds { shift: 0.0, ..G::ODDS }, mean - 1.0 / f64::from(seats))
            }
            _ => (G::ODDS, 0.0),
        };
        let advice = |it: &Candidate<G::Action>| Advice {
            line: self.line((it.action, it.node), seat, first.clone(), world, iterations / STEP_LOOK),
            chance: odds.chance((it.mean(it.chance) - ahead) as f32, seats),
            points: it.points.map(|sum| it.mean(sum) as f32),
            done: it.done.map(|sum| it.mean(sum) as f32),
        };
        candidates.iter().map(advice).collect()
    }

    /// Searches from the root, and keeps what came of each of the listed choices that was tried.
    fn compare(
        &mut self,
        seat: Seat,
        listed: &[G::Action],
        world: &mut dyn FnMut() -> G,
        iterations: u32,
    ) -> Vec<Candidate<G::Action>> {
        let mut candidates: Vec<Candidate<G::Action>> = Vec::new();
        for _ in 0..iterations {
            if self.stop.is_set() {
                break;
            }
            let seen = self.look(0, seat, &[], world);
            let Some((action, node)) = self.first_step() else { continue };
            if !listed.contains(&action) {
                continue;
            }
            let at = candidates.iter().position(|it| it.action == action).unwrap_or_else(|| {
                candidates.push(Candidate::new(action, node));
                candidates.len() - 1
            });
            candidates[at].learn(seen);
        }
        candidates
    }

    /// One iteration from the node that these steps lead to.
    fn look(&mut self, node: u32, seat: Seat, steps: &[G::Action], world: &mut dyn FnMut() -> G) -> Look {
        let mut world = world();
        for &step in steps {
            world.apply(Actor::Seat(seat), step, &mut ());
        }
        let worth = self.iterate(node, seat, &mut world);
        Look {
            value: self.value(&worth, seat, world.seats()),
            chance: worth.shares[seat],
            points: world.expected_points().map(|points| points[seat]),
            done: world.race_done().map(|done| done[seat]),
        }
    }

    /// How the seat would go on after a choice, itself included. The choice comes with the node that it leads to.
    pub(crate) fn line(
        &mut self,
        (choice, behind): (G::Action, u32),
        seat: Seat,
        mut position: G,
        world: &mut dyn FnMut() -> G,
        iterations: u32,
    ) -> Vec<G::Action> {
        let (mut line, mut node, mut next) = (Vec::new(), behind, choice);
        loop {
            line.push(next);
            let mut events = Vec::new();
            position.apply(Actor::Seat(seat), next, &mut events);
            if events.iter().any(G::shows) || !is_asked(&position, seat) || line.len() == MOST_STEPS {
                return line;
            }
            let mut choices = Vec::new();
            position.choices(seat, &mut choices);
            let listed = one_order(&position, seat, &choices);
            if let [only] = listed[..] {
                next = only;
                continue;
            }
            for _ in 0..iterations {
                if self.stop.is_set() {
                    return line;
                }
                self.look(node, seat, &line, world);
            }
            let Some(step) = self.most_tried(node, &listed) else { return line };
            (next, node) = step;
        }
    }
}

/// Whether it is this seat alone that is to move.
fn is_asked<G: Strategy>(position: &G, seat: Seat) -> bool {
    position.turn() == Turn::Seats(SeatSet::only(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stop;
    use crate::search::{Budget, Settings};
    use game::examples::pig::Pig;
    use game::{Game, Hidden, Rng, Setup};

    /// Several seats may be asked at once by some games; a search knows only the first of them.
    #[test]
    fn nobody_is_advised_out_of_turn() {
        let pig = Pig::start(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
        let Turn::Seats(seats) = pig.turn() else { panic!("somebody begins") };
        let mut search = Search::<Pig>::new(Settings::best::<Pig>(Budget::Iterations(1)), 1);
        let mut choices = Vec::new();
        pig.choices(seats.lowest(), &mut choices);
        let mut rng = Rng::new(1);
        let mut ask = |seat: Seat| search.advise(seat, &choices, &mut || pig.imagine(seat, &mut rng), 50, 3);
        assert_eq!(ask(Seat::new(1 - seats.lowest().index())), []);
        let advice = ask(seats.lowest());
        assert!(!advice.is_empty() && advice.iter().all(|it| (0.0..=1.0).contains(&it.chance)), "{advice:?}");
    }

    /// An iteration draws a world of its own, and takes well under a millisecond: none begins after the stop.
    #[test]
    fn who_is_stopped_looks_at_no_further_world() {
        let pig = Pig::start(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
        let Turn::Seats(seats) = pig.turn() else { panic!("somebody begins") };
        let seat = seats.lowest();
        let mut choices = Vec::new();
        pig.choices(seat, &mut choices);
        // A list with two entries is thought about, whatever they are.
        choices.push(choices[0]);
        for most in [1, 10, 100] {
            let stop = Stop::default();
            let mut search =
                Search::<Pig>::new(Settings::best::<Pig>(Budget::Iterations(10_000)), 1).until(stop.clone());
            let (mut rng, mut drawn) = (Rng::new(1), 0);
            let mut world = || {
                drawn += 1;
                if drawn == most {
                    stop.set();
                }
                pig.imagine(seat, &mut rng)
            };
            search.advise(seat, &choices, &mut world, 10_000, 3);
            assert!(drawn <= most + 1, "{drawn} worlds, stopped in number {most}");
        }
    }
}
