//! Advice for those who do not know which game it is about.

use bots::{Budget, Search, Settings, Stop};
use game::{Rng, Seat, Strategy, fingerprint};
use table::{AnyTable, Table};

/// One of the best choices of a seat, as the strongest computer player sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The choice, and how the seat would go on by itself, in the notation of the record: until chance or somebody else
    /// moves, or something is shown that was hidden. Steps without alternative are named too.
    pub line: Vec<String>,
    /// The seat's chance of winning, from 0 to 1.
    pub chance: f32,
    /// The points that it may expect to have at the end; none where there are no points.
    pub points: Option<f32>,
    /// In a race: how much of its nearest victory will be done after its next turn, from 0 to 1.
    pub done: Option<f32>,
}

/// It thinks about every question so long: its chances and points were measured with this.
const ITERATIONS: u32 = 2000;
/// So many choices are advised.
const MOST: usize = 3;

/// The best choices of `seat`, the best first; none if it is not to move. Only what the seat can know counts.
pub(crate) fn advise<G: Strategy>(table: &dyn AnyTable, seat: Seat, seed: u64, stop: &Stop) -> Vec<Advised> {
    let Some(table) = table.as_any().downcast_ref::<Table<G>>() else { return Vec::new() };
    let settings = Settings::best::<G>(Budget::Iterations(ITERATIONS));
    let mut search = Search::<G>::new(settings, seed).until(stop.clone());
    let mut worlds = Rng::new(fingerprint(&(seed, "worlds")));
    let world = &mut || table.position().imagine(seat, &mut worlds);
    let advised = |it: bots::Advice<G::Action>| Advised {
        line: it.line.iter().map(|step| step.to_string()).collect(),
        chance: it.chance,
        points: it.points,
        done: it.done,
    };
    search.advise(seat, &table.choices(seat), world, ITERATIONS, MOST).into_iter().map(advised).collect()
}
