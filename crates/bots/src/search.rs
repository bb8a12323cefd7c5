//! Information-set Monte Carlo tree search for any number of players, with explicit chance.
//!
//! Every iteration imagines a world that the seat cannot tell from the real one, walks down one tree that all worlds share, adds a
//! step to it, plays on for a while as sensible players would, and judges. Each seat is taken to seek its own share of
//! the victory. Steps are chosen by what they have brought so far and, at first, by inclination (PUCT); chance rolls its own dice.

use crate::tree::{NONE, Tree};
use crate::win;
use game::strategy::{expectations, results};
use game::{Actor, Bot, PerSeat, Rng, Seat, Strategy, Turn, Viewer};
use std::time::{Duration, Instant};

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// After the tree so many turns are played out before the position is judged; `u32::MAX` to the end of the game.
    pub horizon: u32,
    /// How curious it is about steps that were tried little.
    pub curiosity: f32,
}

impl Settings {
    /// What plays best at a game, with this budget.
    pub const fn best<G: Strategy>(budget: Budget) -> Settings {
        Settings { budget, horizon: G::HORIZON, curiosity: G::CURIOSITY }
    }
}

/// A playout is judged after so many steps in any case: no turn of any game takes as many.
const LONGEST_PLAYOUT: u32 = 100_000;
/// The clock is read after so many iterations.
const ITERATIONS_PER_LOOK: u32 = 16;

/// A computer player that searches.
pub struct Search<G: Strategy> {
    settings: Settings,
    rng: Rng,
    tree: Tree<G::Action>,
    /// What the seat will see if its next decision follows from its last one alone, and the node for it.
    expected: Option<(G::View, u32)>,
    walk: Walk<G>,
    /// How many iterations the last decision took.
    iterations: u32,
}

/// What one iteration needs; kept so that nothing is allocated again.
struct Walk<G: Strategy> {
    choices: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
    /// The edges that were taken by seats.
    path: Vec<(u32, Seat)>,
}

impl<G: Strategy> Search<G> {
    /// A player with these settings. The same seed gives the same answers, if the budget is in iterations.
    pub fn new(settings: Settings, seed: u64) -> Search<G> {
        let walk = Walk { choices: Vec::new(), outcomes: Vec::new(), path: Vec::new() };
        Search { settings, rng: Rng::new(seed), tree: Tree::new(), expected: None, walk, iterations: 0 }
    }

    /// How many iterations the last decision took.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The steps of the last decision with how often each was tried, and its mean.
    pub fn considered(&self, root: u32) -> Vec<(G::Action, u32, f32)> {
        let told = |edge: u32| {
            let edge = self.tree.edge(edge);
            (edge.action, edge.visits, edge.mean)
        };
        self.tree.edges(root).map(told).collect()
    }

    /// The node for this decision: that of the last tree if nothing else has happened since, or the root of a new one.
    fn root(&mut self, seat: Seat, world: &G) -> u32 {
        if let Some((view, node)) = self.expected.take()
            && !self.tree.is_full()
            && world.view(Viewer::Seat(seat)) == view
        {
            return node;
        }
        self.tree.clear();
        0
    }

    /// Remembers what comes next if the seat goes on by itself.
    fn expect(&mut self, seat: Seat, edge: u32, mut world: G) {
        world.apply(Actor::Seat(seat), self.tree.edge(edge).action, &mut ());
        let child = self.tree.edge(edge).child;
        // Forced steps have no node of their own.
        self.walk.skip_forced(&mut world);
        let mine = matches!(world.turn(), Turn::Seats(seats) if seats.lowest() == seat);
        if child != NONE && mine {
            self.expected = Some((world.view(Viewer::Seat(seat)), child));
        }
    }

    /// One iteration from a node, in a world of its own.
    fn iterate(&mut self, root: u32, viewer: Seat, mut world: G) {
        self.walk.path.clear();
        let mut node = root;
        let (mut fresh, mut seat) = (false, viewer);
        loop {
            self.walk.skip_forced(&mut world);
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    self.walk.outcomes.clear();
                    world.outcomes(&mut self.walk.outcomes);
                    let outcome = self.rng.weighted(&self.walk.outcomes);
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
                    seat = seats.lowest();
                    if fresh {
                        break;
                    }
                    let edge = self.pick(node, seat, &world);
                    if edge == NONE {
                        break;
                    }
                    self.walk.path.push((edge, seat));
                    world.apply(Actor::Seat(seat), self.tree.edge(edge).action, &mut ());
                    (node, fresh) = self.tree.follow(edge);
                }
            }
        }
        let value = self.walk.play_out(&mut world, seat, self.settings.horizon, &mut self.rng);
        for &(edge, seat) in &self.walk.path {
            self.tree.learn(edge, value[seat]);
        }
    }

    /// The edge of an outcome of chance; [`NONE`] when the tree is full.
    fn outcome(&mut self, node: u32, seen: G::Action) -> u32 {
        match self.tree.find(node, seen) {
            Some(edge) => edge,
            None if self.tree.is_full() => NONE,
            None => self.tree.add(node, self.tree.last(node), seen, 0.0),
        }
    }

    /// The edge that the seat tries next, of those possible in this world; [`NONE`] when the tree is full.
    fn pick(&mut self, node: u32, seat: Seat, world: &G) -> u32 {
        self.walk.choices.clear();
        world.choices(seat, &mut self.walk.choices);
        let choices = &self.walk.choices;
        if self.tree.is_new(node) {
            if self.tree.is_full() {
                return NONE;
            }
            let weights = choices.iter().map(|&action| world.inclination(seat, action) as f32 + 0.05);
            let all: f32 = weights.clone().sum();
            let mut last = NONE;
            for (&action, weight) in choices.iter().zip(weights) {
                last = self.tree.add(node, last, action, weight / all);
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
            let mean = if it.visits == 0 { unknown } else { it.mean };
            let worth = mean + curiosity * it.prior / (1.0 + it.visits as f32);
            if worth > most {
                (best, most) = (edge, worth);
            }
        }
        best
    }
}

impl<G: Strategy> Walk<G> {
    /// Plays steps without alternative; they are no decisions.
    fn skip_forced(&mut self, world: &mut G) {
        while let Turn::Seats(seats) = world.turn() {
            self.choices.clear();
            world.choices(seats.lowest(), &mut self.choices);
            let [only] = self.choices[..] else { return };
            world.apply(Actor::Seat(seats.lowest()), only, &mut ());
        }
    }

    /// Plays on as sensible players would, for so many turns, and judges.
    fn play_out(&mut self, world: &mut G, mut last: Seat, horizon: u32, rng: &mut Rng) -> PerSeat<f32> {
        let mut turns = 0;
        for _ in 0..LONGEST_PLAYOUT {
            match world.turn() {
                Turn::Over => return results(world),
                Turn::Chance => {
                    self.outcomes.clear();
                    world.outcomes(&mut self.outcomes);
                    world.apply(Actor::Chance, rng.weighted(&self.outcomes), &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest();
                    if seat != last {
                        (turns, last) = (turns + 1, seat);
                        if turns >= horizon {
                            break;
                        }
                    }
                    self.choices.clear();
                    world.choices(seat, &mut self.choices);
                    let action = inclined(world, seat, &self.choices, &mut self.outcomes, rng);
                    world.apply(Actor::Seat(seat), action, &mut ());
                }
            }
        }
        expectations(world)
    }
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

impl<G: Strategy> Bot<G> for Search<G> {
    fn choose(&mut self, seat: Seat, choices: &[G::Action], world: &mut dyn FnMut() -> G) -> G::Action {
        if let [only] = *choices {
            return only;
        }
        let began = Instant::now();
        if let Some(win) = win::at_once(seat, choices, world) {
            return win;
        }
        let first = world();
        let root = self.root(seat, &first);
        self.iterations = 0;
        loop {
            self.iterate(root, seat, world());
            self.iterations += 1;
            let over = match self.settings.budget {
                Budget::Iterations(most) => self.iterations >= most,
                Budget::Time(most) => self.iterations.is_multiple_of(ITERATIONS_PER_LOOK) && began.elapsed() >= most,
            };
            if over {
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
