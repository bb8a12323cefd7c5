//! Studies of a game: what equal players make of it. How long it is, how it ends, where points come from, who sits
//! well, and what is used how often and by whom.
//!
//! Read in this order: `seen` keeps what is worth it of one game, [`Counts`] sums up the games with one number of
//! seats, `verbs` puts what was done into order, [`text`] and [`page`] tell it, with the pictures of [`Chart`]. There
//! is no input or output here.

mod chart;
mod counts;
mod page;
mod seen;
mod text;
mod verbs;

pub use chart::{Bar, Chart};
pub use counts::{Counts, Source, Span, Thing};
pub use page::{Page, page};
pub use text::text;

use crate::BotSpec;
use crate::crew::{Work, share_out};
use game::{BadSetup, Setup, Strategy};
use seen::Seen;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// A study of a certain game with a certain number of seats.
pub struct Study {
    seats: u8,
    tally: Vec<&'static str>,
    play: Box<Work<Seen>>,
}

/// What was asked for, and what came out: a game, with one or several numbers of seats.
pub struct Studied {
    /// The game's word.
    pub game: &'static str,
    /// Who played in all seats.
    pub bot: BotSpec,
    /// Where luck came from.
    pub seed: u64,
    /// The command that gives the same again.
    pub command: String,
    /// What came out for each number of seats, in order.
    pub counts: Vec<Counts>,
}

impl Study {
    /// Equal players at the game `G`.
    pub fn new<G: Strategy>(setup: &Setup, data: &'static G::Data, bot: BotSpec, seed: u64) -> Result<Study, BadSetup> {
        let start = G::start(setup, data)?;
        let tally = start.tally(game::Seat::new(0)).into_iter().map(|(name, _)| name).collect();
        let seats = start.seats();
        let play = move |number, stop: &AtomicBool| seen::see(&start, bot, seed, number, stop);
        Ok(Study { seats, tally, play: Box::new(play) })
    }

    /// Plays so many games on so many threads, and counts. `watch` is called after every game.
    pub fn run(&self, games: u32, threads: usize, watch: &mut dyn FnMut()) -> Counts {
        let numbers: Vec<u32> = (0..games).collect();
        let mut seen = Vec::with_capacity(numbers.len());
        share_out(&numbers, threads, &*self.play, &mut |game| {
            seen.push(game);
            watch();
            ControlFlow::Continue(())
        });
        // Which game ended first is chance, and sums of fractions depend on their order.
        seen.sort_by_key(|game| game.played.number);
        Counts::of(self.seats, &self.tally, &seen)
    }
}
