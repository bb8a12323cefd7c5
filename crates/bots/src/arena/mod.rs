//! Matches between computer players: who is better, and by how much?
//!
//! Read in this order: [`LineUp`] says who sits where, `play` plays one game, [`Played`] is what is kept of it,
//! [`stats`] and [`Sprt`] judge, [`Summary`] is what comes out. An [`Arena`] plays the games of one match on several
//! threads; what comes out does not depend on how many there are, nor on which game ends first. There is no input or
//! output here.

mod line_up;
pub(crate) mod play;
mod played;
mod sprt;
pub mod stats;
mod summary;

pub use line_up::{BadLineUp, LineUp};
pub(crate) use played::endings;
pub use played::{BadLine, Played, Sat};
pub use sprt::{Accepted, Sprt};
pub use stats::{Estimate, Moments};
pub use summary::{Standing, Summary, Tested};

use crate::BotSpec;
use crate::crew::{Work, share_out};
use game::record::Head;
use game::{BadSetup, Seat, Setup, Strategy};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The first line of a file with the games of a match.
const TITLE: &str = "spieltisch arena 1";

/// A match of certain players at a certain game.
pub struct Arena {
    head: Head,
    line_up: LineUp,
    seed: u64,
    tally: Vec<&'static str>,
    /// Plays the game with a number, unless it is stopped.
    play: Box<Work<Played>>,
}

/// How much is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// So many games, rounded up to whole deals.
    pub games: u32,
    /// On so many threads.
    pub threads: usize,
    /// Or fewer, as soon as this is decided about the first player.
    pub sprt: Option<Sprt>,
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// How many games are played.
    pub games: u32,
    /// The first player's share in the whole deals so far, if there are any.
    pub share: Option<Estimate>,
    /// How far the sequential test has come.
    pub llr: Option<f64>,
}

impl Arena {
    /// A match at the game `G`. Who sits at the table is fitting or refused by [`LineUp::new`].
    pub fn new<G: Strategy>(
        setup: &Setup,
        data: &'static G::Data,
        line_up: LineUp,
        seed: u64,
    ) -> Result<Arena, BadSetup> {
        let start = G::start(setup, data)?;
        let tally = start.tally(Seat::new(0)).into_iter().map(|(name, _)| name).collect();
        let players = line_up.clone();
        let play = move |number, stop: &AtomicBool| {
            let sit = |seat: Seat, seed: u64| players.bots()[players.player(number, seat)].sit::<G>(seed);
            let sitting = play::Sitting { sit: &sit, seed, number, deal: players.deal(number) };
            play::play(&start, &sitting, &mut |_, _, _, _| (), stop).map(|(played, _)| played)
        };
        Ok(Arena { head: Head::of::<G>(setup, data), line_up, seed, tally, play: Box::new(play) })
    }

    /// Which game, by which rules.
    pub fn rules(&self) -> &Head {
        &self.head
    }

    /// The head of a file with this match's games: everything that decides how they go, except how the program has
    /// changed since.
    pub fn head(&self) -> String {
        let bots: Vec<String> = self.line_up.bots().iter().map(BotSpec::to_string).collect();
        format!("{TITLE}\n{}bots {}\nseed {}\n\n", self.head.rules(), bots.join(","), self.seed)
    }

    /// How many games these are when deals are whole; there is always one.
    pub fn whole_deals(&self, games: u32) -> u32 {
        let seats = u32::from(self.line_up.seats());
        games.div_ceil(seats).clamp(1, u32::MAX / seats) * seats
    }

    /// Plays one game of the match, the same whoever plays the others.
    pub fn play(&self, number: u32) -> Played {
        (self.play)(number, &AtomicBool::new(false)).expect("a game that nobody stops")
    }

    /// Plays what is missing of a match, and sums up. `done` are games that were played before. `watch` hears of every
    /// game as it ends, and may break the match off.
    pub fn run(
        &self,
        extent: Extent,
        done: Vec<Played>,
        watch: &mut dyn FnMut(&Played, &Progress) -> ControlFlow<()>,
    ) -> Summary {
        let games = self.whole_deals(extent.games);
        let mut board = Board::new(self, games, extent.sprt);
        done.into_iter().for_each(|played| board.add(played));
        let missing: Vec<u32> = (0..games).filter(|&number| board.games[number as usize].is_none()).collect();
        if board.is_decided() {
            return board.summary();
        }
        share_out(&missing, extent.threads, &*self.play, &mut |played: Played| {
            board.add(played.clone());
            match watch(&played, &board.progress()).is_break() || board.is_decided() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        board.summary()
    }
}

/// The games that are played so far. Deals count in their order, as far as they are whole without a gap: so a test
/// stops at the same deal whichever game ends first.
struct Board<'a> {
    arena: &'a Arena,
    sprt: Option<Sprt>,
    games: Vec<Option<Played>>,
    count: u32,
    /// The first player's shares of the deals that count.
    deals: Moments,
}

impl<'a> Board<'a> {
    fn new(arena: &'a Arena, games: u32, sprt: Option<Sprt>) -> Board<'a> {
        Board { arena, sprt, games: vec![None; games as usize], count: 0, deals: Moments::default() }
    }

    fn add(&mut self, played: Played) {
        let seats = usize::from(self.arena.line_up.seats());
        let fits = played.seats.len() == seats;
        let Some(place) = self.games.get_mut(played.number as usize).filter(|place| fits && place.is_none()) else {
            return;
        };
        *place = Some(played);
        self.count += 1;
        while !self.is_decided() {
            let first = self.deals.count() as usize * seats;
            let Some(deal) = self.games.get(first..first + seats) else { return };
            let Some(deal) = deal.iter().map(Option::as_ref).collect::<Option<Vec<&Played>>>() else { return };
            self.deals.add(summary::deal_shares(&self.arena.line_up, 0, &deal).mean());
        }
    }

    fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&self.deals, self.arena.line_up.seats()).is_some())
    }

    fn progress(&self) -> Progress {
        Progress {
            games: self.count,
            share: (self.deals.count() > 0).then(|| stats::share(&self.deals)),
            llr: self.sprt.map(|sprt| sprt.llr(&self.deals, self.arena.line_up.seats())),
        }
    }

    fn summary(&self) -> Summary {
        let Arena { line_up, tally, .. } = self.arena;
        let count = self.deals.count() as usize * usize::from(line_up.seats());
        let games: Vec<&Played> = self.games[..count].iter().flatten().collect();
        Summary::new(line_up, &games, tally, self.sprt.map(|sprt| (sprt, &self.deals)))
    }
}
