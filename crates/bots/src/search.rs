//! Information-set Monte Carlo tree search for any number of players, with explicit chance.
//!
//! Every iteration imagines a world that the seat cannot tell from the real one, walks down one tree that all worlds
//! share, adds a step to it, plays on for a while as sensible players would, and judges. Each seat is taken to seek its
//! own share of the victory and, among equal shares, the margin. Steps are chosen by what they have brought so far and,
//! at first, by inclination (PUCT); chance rolls its own dice.

use crate::ahead::{Ahead, Clock, Manner, one_order};
use crate::mind::Mind;
use crate::stop::Stop;
use crate::tree::{Edge, NONE, Tree};
use crate::win;
use crate::worth::{Taste, Worth};
use game::{Actor, Bot, PerSeat, Rng, Seat, Strategy, Turn, Viewer};
use nets::Net;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many iterations: the same seed then always gives the same answer.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How long.
    pub budget: Budget,
    /// Positions are judged at the end of one of the searcher's own turns: of the one that is going on (0), or so many
    /// later; farther only where the tree has grown beyond that. Always at the same point of a round, because whoever
    /// has just moved looks better than before. `u32::MAX` plays to the end of the game.
    pub horizon: u32,
    /// How curious it is about steps that were tried little.
    pub curiosity: f32,
    /// Behind the tree everybody plays the best of so many ways to finish a run of decisions; 1 for any way.
    pub ways: u32,
    /// The most that a margin is worth, in shares of the victory; 0 for a player that seeks victory alone.
    pub margin: f32,
    /// How much of what is tried first is the word of the net, if there is one: from 0 to 1. The rest is inclination.
    pub policy: f32,
}

impl Settings {
    /// What plays best at a game, with this budget.
    pub const fn best<G: Strategy>(budget: Budget) -> Settings {
        let margin = if G::RACE { RACE_MARGIN } else { MARGIN };
        Settings { budget, horizon: G::HORIZON, curiosity: G::CURIOSITY, ways: G::WAYS, margin, policy: 0.0 }
    }

    /// What plays best with the game's net.
    pub const fn learned<G: Strategy>(budget: Budget) -> Settings {
        Settings { policy: G::LEARNED, ..Settings::best::<G>(budget) }
    }

    /// The best for a player that seeks victory alone, without any net.
    pub const fn plain<G: Strategy>(budget: Budget) -> Settings {
        Settings { margin: 0.0, ..Settings::best::<G>(budget) }
    }
}

/// The greatest margin is worth so much of a victory: enough to tell certain victories apart, too little to risk one.
const MARGIN: f32 = 0.05;
/// In a race nothing is won by a margin: it only keeps a player going whose game is decided.
const RACE_MARGIN: f32 = 0.01;

/// The clock is read after so many iterations.
const ITERATIONS_PER_LOOK: u32 = 16;

/// A computer player that searches.
pub struct Search<G: Strategy> {
    settings: Settings,
    rng: Rng,
    tree: Tree<G::Action>,
    /// What the seat will see if its next decision follows from its last one alone, and the node for it.
    expected: Option<(G::View, u32)>,
    ahead: Ahead<G>,
    taste: Taste,
    mind: Mind,
    /// The edges that seats took in one iteration.
    path: Vec<(u32, Seat)>,
    /// How many iterations the last decision took.
    iterations: u32,
    /// The node of the last decision.
    decided: u32,
    /// The shares of the victory that its iterations ended with, added up.
    ends: PerSeat<f32>,
    pub(crate) stop: Stop,
}

impl<G: Strategy> Search<G> {
    /// A player with these settings. The same seed gives the same answers, if the budget is in iterations.
    pub fn new(settings: Settings, seed: u64) -> Search<G> {
        let (tree, ahead, path) = (Tree::new(), Ahead::new(), Vec::new());
        let taste = Taste::new(settings.margin);
        let (rng, stop, mind) = (Rng::new(seed), Stop::default(), Mind::new(None));
        let ends = PerSeat::all(0.0);
        Search { settings, rng, tree, expected: None, ahead, taste, mind, path, iterations: 0, decided: 0, ends, stop }
    }

    /// The same, with a net that judges positions, if there is one.
    pub fn with(self, net: Option<Arc<Net>>) -> Search<G> {
        Search { mind: Mind::new(net), ..self }
    }

    /// Thinks so long about the next decisions.
    pub fn allow(&mut self, budget: Budget) {
        self.settings.budget = budget;
    }

    /// The same, thinking no longer than until it is stopped: it then answers with what it knows by then.
    pub fn until(self, stop: Stop) -> Search<G> {
        Search { stop, ..self }
    }

    /// How many iterations the last decision took.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Everybody's share of the victory as the last decision foresaw it; `None` if that was not thought about.
    pub fn outlook(&self) -> Option<PerSeat<f32>> {
        let mean = |sum: f32| sum / self.iterations as f32;
        (self.iterations > 0).then(|| PerSeat::new(Seat::ALL.map(|seat| mean(self.ends[seat]))))
    }

    /// How often each choice of the last decision was tried, if that was thought about.
    pub fn tried(&self) -> impl Iterator<Item = (G::Action, u32)> {
        let edges = (self.iterations > 0).then(|| self.tree.edges(self.decided));
        edges.into_iter().flatten().map(|edge| (self.tree.edge(edge).action, self.tree.edge(edge).visits))
    }

    /// The node for this decision: that of the last tree if nothing else has happened since, or the root of a new one.
    fn root(&mut self, seat: Seat, world: &G) -> u32 {
        if let Some((view, node)) = self.expected.take()
            && !self.tree.is_full()
            && world.view(Viewer::Seat(seat)) == view
        {
            return node;
        }
        self.forget();
        0
    }

    /// Begins a new tree.
    pub(crate) fn forget(&mut self) {
        self.expected = None;
        self.tree.clear();
        self.taste.forget();
    }

    /// What a position is worth to a seat.
    pub(crate) fn value(&self, worth: &Worth, seat: Seat, seats: u8) -> f32 {
        self.taste.value::<G>(worth, seat, seats)
    }

    /// The step at the root that the last iteration took, and where it leads.
    pub(crate) fn first_step(&self) -> Option<(G::Action, u32)> {
        let edge = self.tree.edge(self.path.first()?.0);
        Some((edge.action, edge.child))
    }

    /// What is known about each step at the root.
    pub(crate) fn at_root(&self) -> impl Iterator<Item = &Edge<G::Action>> {
        self.tree.edges(0).map(|edge| self.tree.edge(edge))
    }

    /// Where a step at the root leads, whether it was thought of or not.
    pub(crate) fn behind(&mut self, action: G::Action) -> u32 {
        let edge = match self.tree.find(0, action) {
            Some(edge) => edge,
            None => self.tree.add(0, self.tree.last(0), action, 0.0),
        };
        self.tree.follow(edge).0
    }

    /// From now on it meets the luck of this seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    /// The step from a node that was taken most often, of those listed, and where it leads.
    pub(crate) fn most_tried(&self, node: u32, listed: &[G::Action]) -> Option<(G::Action, u32)> {
        let edges = self.tree.edges(node).map(|edge| self.tree.edge(edge));
        let tried = edges.filter(|edge| edge.visits > 0 && listed.contains(&edge.action));
        tried.max_by_key(|edge| edge.visits).map(|edge| (edge.action, edge.child))
    }

    /// Remembers what comes next if the seat goes on by itself.
    fn expect(&mut self, seat: Seat, edge: u32, mut world: G) {
        world.apply(Actor::Seat(seat), self.tree.edge(edge).action, &mut ());
        let child = self.tree.edge(edge).child;
        // Forced steps have no node of their own.
        self.ahead.skip_forced(&mut world);
        let mine = matches!(world.turn(), Turn::Seats(seats) if seats.lowest() == seat);
        if child != NONE && mine {
            self.expected = Some((world.view(Viewer::Seat(seat)), child));
        }
    }

    /// One iteration from a node, in a world of its own, which is left where it was judged.
    pub(crate) fn iterate(&mut self, root: u32, viewer: Seat, world: &mut G) -> Worth {
        self.path.clear();
        let mut node = root;
        let mut fresh = false;
        let mut clock = Clock::new(viewer);
        loop {
            self.ahead.skip_forced(world);
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    self.ahead.outcomes.clear();
                    world.outcomes(&mut self.ahead.outcomes);
                    let outcome = self.rng.weighted(&self.ahead.outcomes);
                    if !fresh {
                        // Behind a new outcome the walk goes on to a decision, as behind an old one.
                        match self.outcome(node, world.as_seen(viewer, outcome)) {
                            NONE => fresh = true,
                            edge => node = self.tree.follow(edge).0,
                        }
                    }
                    world.apply(Actor::Chance, outcome, &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest();
                    clock.tick(seat);
                    if fresh {
                        break;
                    }
                    let edge = self.pick(node, seat, world);
                    if edge == NONE {
                        break;
                    }
                    self.path.push((edge, seat));
                    world.apply(Actor::Seat(seat), self.tree.edge(edge).action, &mut ());
                    (node, fresh) = self.tree.follow(edge);
                }
            }
        }
        let end = clock.end(self.settings.horizon, world.seats());
        let manner = Manner { end, ways: self.settings.ways, taste: self.taste };
        self.ahead.play_out(world, clock, manner, &mut self.rng);
        let worth = self.mind.worth(world, viewer);
        self.taste.learn(&worth, world.seats());
        let values = self.taste.values::<G>(&worth, world.seats());
        for &(edge, seat) in &self.path {
            self.tree.learn(edge, values[seat]);
        }
        worth
    }

    /// The edge of an outcome of chance; [`NONE`] when the tree is full.
    fn outcome(&mut self, node: u32, seen: G::Action) -> u32 {
        match self.tree.find(node, seen) {
            Some(edge) => edge,
            None if self.tree.is_full() => NONE,
            None => self.tree.add(node, self.tree.last(node), seen, 0.0),
        }
    }

    /// The edge that the seat tries next, of those possible in this world; [`NONE`] when the tree is full. The seat's
    /// list is the one that [`Ahead::skip_forced`] stopped at.
    fn pick(&mut self, node: u32, seat: Seat, world: &G) -> u32 {
        let choices = &self.ahead.choices;
        if self.tree.is_new(node) {
            if self.tree.is_full() {
                return NONE;
            }
            let part = self.settings.policy;
            let learned = if part > 0.0 { self.mind.inclinations(world, seat, choices) } else { None };
            let weights = choices.iter().map(|&action| world.inclination(seat, action) as f32 + 0.05);
            let all: f32 = weights.clone().sum();
            let mut last = NONE;
            for (at, (&action, weight)) in choices.iter().zip(weights).enumerate() {
                let prior = weight / all;
                let prior = learned.map_or(prior, |learned| prior + part * (learned[at] - prior));
                last = self.tree.add(node, last, action, prior);
            }
        }
        // Most often the edges are the choices, in the same order; otherwise what is missing is added.
        let same = self.tree.edges(node).map(|edge| self.tree.edge(edge).action).eq(choices.iter().copied());
        if !same {
            let mut last = self.tree.last(node);
            for &action in choices {
                if self.tree.find(node, action).is_none() {
                    let prior = 1.0 / choices.len() as f32;
                    last = self.tree.add(node, last, action, prior);
                }
            }
        }
        let possible = |edge: &u32| same || choices.contains(&self.tree.edge(*edge).action);
        let (mut visits, mut sum) = (0, 0.0);
        for edge in self.tree.edges(node).filter(possible) {
            let edge = self.tree.edge(edge);
            visits += edge.visits;
            sum += edge.mean * edge.visits as f32;
        }
        // What was never tried is taken to be as good as the rest.
        let unknown = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let curiosity = self.settings.curiosity * (visits as f32 + 1.0).sqrt();
        let (mut best, mut most) = (NONE, f32::MIN);
        for edge in self.tree.edges(node).filter(possible) {
            let it = self.tree.edge(edge);
            let known = if it.visits == 0 { unknown } else { it.mean };
            let promise = known + curiosity * it.prior / (1.0 + it.visits as f32);
            if promise > most {
                (best, most) = (edge, promise);
            }
        }
        best
    }
}

impl<G: Strategy> Bot<G> for Search<G> {
    fn choose(&mut self, seat: Seat, choices: &[G::Action], world: &mut dyn FnMut() -> G) -> G::Action {
        self.iterations = 0;
        if let [only] = *choices {
            return only;
        }
        let began = Instant::now();
        // Where points count, more of them may be there than a victory at once would bring.
        if (G::RACE || self.settings.margin == 0.0)
            && let Some(win) = win::at_once(seat, choices, world)
        {
            return win;
        }
        let first = world();
        let choices = one_order(&first, seat, choices);
        if let [only] = choices[..] {
            return only;
        }
        let root = self.root(seat, &first);
        (self.decided, self.ends) = (root, PerSeat::all(0.0));
        loop {
            let worth = self.iterate(root, seat, &mut world());
            Seat::first(first.seats()).for_each(|seat| self.ends[seat] += worth.shares[seat]);
            self.iterations += 1;
            let over = match self.settings.budget {
                Budget::Iterations(most) => self.iterations >= most,
                Budget::Time(most) => self.iterations.is_multiple_of(ITERATIONS_PER_LOOK) && began.elapsed() >= most,
            };
            if over || self.stop.is_set() {
                break;
            }
        }
        let listed = |&edge: &u32| choices.contains(&self.tree.edge(edge).action);
        let best = self.tree.edges(root).filter(listed).max_by_key(|&edge| self.tree.edge(edge).visits);
        let best = best.expect("a choice was tried");
        self.expect(seat, best, first);
        self.tree.edge(best).action
    }
}
