//! What a game that was played is worth to learn from: how much each decision gave away, how much luck there was, and an
//! account of both that closes (docs/analysis.md).
//!
//! [`Course`] finds the moments of a game at which something was decided, by a seat or by luck. Each is judged by itself,
//! from its own seed, so that an analysis can be interrupted and goes on where it was. [`Account`] adds up what they say.

mod account;
mod course;
mod judging;
mod looking;
mod luck;
mod value;

pub use account::{Account, Accuracy, Mark, Part, Player, Stretch, loss};
pub use course::Course;
pub use judging::{Choice, Decision, Luck, Moment};
pub use value::Value;

/// How much thought a moment gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Depth {
    /// Iterations of the search for a decision.
    pub iterations: u32,
    /// Lines that are played out behind each of the choices that are compared.
    pub looks: u32,
    /// Ways luck could have gone that are looked at, at most.
    pub ways: u32,
    /// Iterations for each of them.
    pub glance: u32,
}

impl Depth {
    /// For whole games: under a minute of one core.
    pub const USUAL: Depth = Depth { iterations: 400, looks: 120, ways: 24, glance: 24 };

    /// So many times as much.
    pub fn times(self, times: u32) -> Depth {
        let Depth { iterations, looks, ways, glance } = self;
        Depth { iterations: iterations * times, looks: looks * times, ways, glance: glance * times }
    }
}
