//! The evaluator: one search for a decision, then its best choices and the one that was played side by side, with the
//! same luck behind each; and a glance at a position for luck.

use super::judging::Choice;
use super::value::Mean;
use super::{Depth, Value};
use crate::ahead::one_order;
use crate::search::{Budget, Search, Settings};
use crate::stop::Stop;
use crate::tree::Edge;
use crate::worth::Worth;
use game::{Actor, Rng, Seat, Strategy, Turn, fingerprint};
use std::cmp::Reverse;

/// So many choices are compared at least, if there are as many; what was played is one more.
const COMPARED: usize = 4;
/// What was played is called worse than another choice if the difference is so many times its standard error: among
/// choices of one worth, chance alone would often find something better.
const SURE: f64 = 1.5;

/// Who judges, and how.
pub(super) struct Eye<'a> {
    pub depth: Depth,
    pub seed: u64,
    pub stop: &'a Stop,
}

/// What a search found out about a decision.
pub(super) struct Found {
    /// The best first.
    pub choices: Vec<Choice>,
    pub played: usize,
    pub difficulty: f64,
}

impl Eye<'_> {
    /// `None` if nobody waits any more.
    fn goes_on(&self) -> Option<()> {
        (!self.stop.is_set()).then_some(())
    }

    fn search<G: Strategy>(&self) -> Search<G> {
        let net = nets::shipped::<G>();
        // What is played out is counted by hand below, so the budget is never asked for.
        let budget = Budget::Iterations(0);
        let settings = if net.is_some() { Settings::learned::<G>(budget) } else { Settings::best::<G>(budget) };
        Search::new(settings, self.seed).with(net).until(self.stop.clone())
    }

    /// What a position is worth, at a glance; `None` if it was stopped.
    pub fn glance<G: Strategy>(&self, position: &G) -> Option<Value> {
        self.look_at(position, self.depth.glance)
    }

    /// The same with the thought that a decision gets.
    pub fn judge<G: Strategy>(&self, position: &G) -> Option<Value> {
        self.look_at(position, self.depth.iterations)
    }

    fn look_at<G: Strategy>(&self, position: &G, iterations: u32) -> Option<Value> {
        let seats = position.seats();
        // Who is asked next looks; where luck comes next, everybody knows as much as the first seat.
        let seat = match position.turn() {
            Turn::Over => return Some(Value::of(&Worth::of(position), seats)),
            Turn::Chance => Seat::new(0),
            Turn::Seats(asked) => asked.lowest(),
        };
        let (mut search, mut worlds) = (self.search::<G>(), Rng::new(fingerprint(&(self.seed, "worlds"))));
        let mut mean = Mean::new(seats);
        for _ in 0..iterations {
            self.goes_on()?;
            let worth = search.iterate(0, seat, &mut position.imagine(seat, &mut worlds));
            mean.learn(&Value::of(&worth, seats), 1.0);
        }
        mean.value()
    }
}

/// One of the choices that are compared.
struct Candidate<A> {
    action: A,
    /// Where it leads in the tree.
    node: u32,
    /// How often the search tried it.
    visits: u32,
    /// What its seat had of each look by which the best is chosen.
    choosing: Vec<f64>,
    /// What everybody had of the other looks, and its seat's worth of them: whatever was chosen because it looked best
    /// looked better than it is.
    value: Mean,
    worth: f64,
}

impl<A> Candidate<A> {
    /// How good it looked.
    fn looked(&self) -> f64 {
        self.choosing.iter().sum::<f64>() / self.choosing.len().max(1) as f64
    }

    /// Whether this one is better than the other beyond what chance makes of so few looks.
    fn beats(&self, other: &Candidate<A>) -> bool {
        let differences = || self.choosing.iter().zip(&other.choosing).map(|(one, other)| one - other);
        let count = self.choosing.len() as f64;
        let mean = differences().sum::<f64>() / count;
        let spread = differences().map(|it| (it - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        mean > SURE * (spread / count).sqrt() && mean > 0.0
    }
}

/// Compares what a seat could do with what it did; `None` if it was stopped.
pub(super) fn weigh<G: Strategy>(
    eye: &Eye,
    position: &G,
    seat: Seat,
    choices: &[G::Action],
    played: G::Action,
) -> Option<Found> {
    let (Depth { iterations, looks, .. }, seats) = (eye.depth, position.seats());
    let mut search = eye.search::<G>();
    let mut worlds = Rng::new(fingerprint(&(eye.seed, "worlds")));
    for _ in 0..iterations {
        eye.goes_on()?;
        search.iterate(0, seat, &mut position.imagine(seat, &mut worlds));
    }
    let difficulty = difficulty(search.at_root());
    let mut compared = candidates(&mut search, &one_order(position, seat, choices), played, seats);
    let most = compared.iter().map(|it| it.visits).max()?;
    let look = |search: &mut Search<G>, it: &Candidate<G::Action>, worlds: &mut Rng| {
        let mut world = position.imagine(seat, worlds);
        world.apply(Actor::Seat(seat), it.action, &mut ());
        search.iterate(it.node, seat, &mut world)
    };
    // Behind what was played a plan must have been looked for as long as behind what is best, or it would look worse.
    for it in compared.iter().filter(|it| it.action == played) {
        for _ in it.visits..most {
            eye.goes_on()?;
            look(&mut search, it, &mut worlds);
        }
    }
    for number in 0..looks {
        let same = fingerprint(&(eye.seed, u64::from(number)));
        for it in &mut compared {
            eye.goes_on()?;
            search.reseed(same);
            let worth = look(&mut search, it, &mut Rng::new(same));
            let had = f64::from(search.value(&worth, seat, seats));
            if number % 2 == 0 {
                it.choosing.push(had);
            } else {
                it.value.learn(&Value::of(&worth, seats), 1.0);
                it.worth += had / f64::from(looks / 2);
            }
        }
    }
    sort(&mut compared, played, most);
    let mut found = Vec::new();
    for it in &compared {
        let mut world = || position.imagine(seat, &mut worlds);
        let line = search.line((it.action, it.node), seat, position.clone(), &mut world, looks / 4);
        let line = line.iter().map(|step| step.to_string()).collect();
        found.push(Choice { line, value: it.value.value()?, worth: it.worth });
    }
    let played = compared.iter().position(|it| it.action == played)?;
    Some(Found { choices: found, played, difficulty })
}

/// What the search tried most, and what was played.
fn candidates<G: Strategy>(
    search: &mut Search<G>,
    listed: &[G::Action],
    played: G::Action,
    seats: u8,
) -> Vec<Candidate<G::Action>> {
    let known = search.at_root().filter(|edge| listed.contains(&edge.action) || edge.action == played);
    let mut tried: Vec<(G::Action, u32)> = known.map(|edge| (edge.action, edge.visits)).collect();
    tried.sort_by_key(|&(_, visits)| Reverse(visits));
    let visits = tried.iter().find(|&&(action, _)| action == played).map_or(0, |&(_, visits)| visits);
    tried.truncate(COMPARED);
    // A choice that only repeats in another order what others lead to is not thought about, but may have been played.
    if !tried.iter().any(|&(action, _)| action == played) {
        tried.push((played, visits));
    }
    let candidate = |(action, visits)| {
        let (node, value) = (search.behind(action), Mean::new(seats));
        Candidate { action, node, visits, choosing: Vec::new(), value, worth: 0.0 }
    };
    tried.into_iter().map(candidate).collect()
}

/// The best first. The search knows better than a few looks what is best, so only what it tried about as often as any
/// other can be; and what was played is the best unless something is better beyond doubt.
fn sort<A: PartialEq>(compared: &mut [Candidate<A>], played: A, most: u32) {
    compared.sort_by(|one, other| {
        let often = |it: &Candidate<A>| it.visits * 2 >= most;
        often(other).cmp(&often(one)).then(other.looked().total_cmp(&one.looked()))
    });
    if let Some(at) = compared.iter().position(|it| it.action == played)
        && !compared[0].beats(&compared[at])
    {
        compared[..=at].rotate_right(1);
    }
}

/// What somebody would give away who chose as readily as the evaluator's first thought does.
fn difficulty<'a, A: 'a>(edges: impl Iterator<Item = &'a Edge<A>>) -> f64 {
    let tried: Vec<(f64, f64)> =
        edges.filter(|edge| edge.visits > 0).map(|edge| (edge.prior.into(), edge.mean.into())).collect();
    let best = tried.iter().map(|&(_, mean)| mean).fold(f64::MIN, f64::max);
    let all: f64 = tried.iter().map(|&(prior, _)| prior).sum();
    let given: f64 = tried.iter().map(|&(prior, mean)| prior * (best - mean)).sum();
    if all > 0.0 { given / all } else { 0.0 }
}
