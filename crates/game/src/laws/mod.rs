//! The laws that every game must keep, tried on random games. A failure comes with the shortest record that breaks
//! one.
//!
//! A game's test is one line:
//!
//! ```
//! game::laws::assert_all_laws::<game::examples::kuhn::Kuhn>(100);
//! ```
//!
//! Read [`Law`] for what is promised. In the files behind it, `walk` plays one game under all laws at once, `position`,
//! `step` and `encoded` hold the laws themselves, `shrink` makes a failure short, and `quiet` turns a panic into one.

mod encoded;
mod law;
mod position;
mod quiet;
mod shrink;
mod step;
mod walk;

pub use law::Law;

use crate::record::Record;
use crate::{BadSetup, Data, Encode, Hidden, Setup, newest};
use encoded::Encoding;
use std::fmt::{self, Display};
use std::sync::mpsc;
use std::thread;
use walk::{Play, Trial, Walk};

/// The battery gives up after so many games that broke a law.
pub const MOST_FAILED: u32 = 10;
/// So many games may be played ahead of the report.
const PLAYED_AHEAD: usize = 8;

/// A game that kept all laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stats {
    /// How many steps it took.
    pub steps: u32,
    /// How long its longest list was.
    pub widest: u32,
}

/// A game that broke a law. Its `Display` is a record that replays up to the failure, with law and reason as comments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The law.
    pub law: Law,
    /// How it is broken.
    pub why: String,
    /// The steps that lead there, the one that breaks the law included.
    pub record: Record,
    /// Who sat down, and by which rules.
    pub setup: Setup,
    /// The random game that broke it first.
    pub seed: u64,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", self.record.head)?;
        writeln!(f, "# broken in game {}: {}", self.seed, self.law)?;
        self.why.lines().try_for_each(|line| writeln!(f, "# {line}"))?;
        self.record.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl std::error::Error for Failure {}

/// Plays one random game under the first ten laws; the same seed plays the same game. A failure is already shrunk.
pub fn check<G: Hidden>(setup: &Setup, data: &'static G::Data, seed: u64) -> Result<Stats, Box<Failure>> {
    let trial: Trial<G> = Trial { setup: *setup, data, seed, encoding: None };
    play(&trial).map_err(|found| Box::new(failure(&trial, shrink::shrink(&trial, *found))))
}

/// What a battery found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games were played, failed ones included.
    pub games: u32,
    /// How many steps were taken in those that kept all laws.
    pub steps: u64,
    /// How many steps the longest of them took.
    pub longest: u32,
    /// How long their longest list was.
    pub widest: u32,
    /// How many games broke a law.
    pub failed: u32,
    /// The first failure of each law that was broken.
    pub failures: Vec<Failure>,
}

/// [`battery_under`] the newest rules.
pub fn battery<G: Hidden>(games: u32, progress: &mut dyn FnMut(&Report)) -> Report {
    battery_under::<G>(newest::<G>(), games, progress).expect("the newest rules are played")
}

/// Plays `games` random games with the shipped data, in turn with each set-up of this revision, seeds from 0 on, under
/// the first ten laws. Ends early after [`MOST_FAILED`] failures. `progress` is called after every game. All cores play;
/// the report is the same with any number of them.
pub fn battery_under<G: Hidden>(
    revision: u16,
    games: u32,
    progress: &mut dyn FnMut(&Report),
) -> Result<Report, BadSetup> {
    play_all::<G>(revision, None, games, progress)
}

/// [`battery_under`] with law 11 too, for a game that can be written as numbers.
pub fn full_battery<G: Encode>(
    revision: u16,
    games: u32,
    progress: &mut dyn FnMut(&Report),
) -> Result<Report, BadSetup> {
    play_all::<G>(revision, Some(Encoding::new()), games, progress)
}

fn play_all<G: Hidden>(
    revision: u16,
    encoding: Option<Encoding<G>>,
    games: u32,
    progress: &mut dyn FnMut(&Report),
) -> Result<Report, BadSetup> {
    let setups = Setup::all_under::<G>(revision)?;
    let trial = |game: u32| Trial::<G> {
        setup: setups[game as usize % setups.len()],
        data: G::Data::shipped(),
        seed: game.into(),
        encoding,
    };
    let workers = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let mut report = Report::default();
    thread::scope(|scope| {
        let trial = &trial;
        let played: Vec<_> = (0..workers)
            .map(|worker| {
                let (sender, receiver) = mpsc::sync_channel(PLAYED_AHEAD);
                let mut mine = (worker..games).step_by(workers as usize);
                // Nobody listens any more after too many failures.
                scope.spawn(move || mine.all(|game| sender.send(play(&trial(game))).is_ok()));
                receiver
            })
            .collect();
        for game in 0..games {
            let outcome = played[(game % workers) as usize].recv().expect("a game that was played");
            report.add(&trial(game), outcome);
            progress(&report);
            if report.failed == MOST_FAILED {
                break;
            }
        }
    });
    Ok(report)
}

impl Report {
    fn add<G: Hidden>(&mut self, trial: &Trial<G>, outcome: Result<Stats, Box<Walk<G>>>) {
        self.games += 1;
        match outcome {
            Ok(stats) => {
                self.steps += u64::from(stats.steps);
                self.longest = self.longest.max(stats.steps);
                self.widest = self.widest.max(stats.widest);
            }
            Err(found) => {
                self.failed += 1;
                let known = |law: Law| self.failures.iter().any(|known| known.law == law);
                let shrunk = (!known(found.law)).then(|| shrink::shrink(trial, *found));
                // A closer look may have found another law broken on the way.
                if let Some(shrunk) = shrunk.filter(|shrunk| !known(shrunk.law)) {
                    self.failures.push(failure(trial, shrunk));
                }
            }
        }
    }
}

/// Runs the battery on every revision of the rules that is played, `games` games each, under the first ten laws.
///
/// # Panics
/// If a game breaks a law; the message is the record that shows it. Also if no game was played.
pub fn assert_laws<G: Hidden>(games: u32) {
    assert_with::<G>(None, games);
}

/// [`assert_laws`] with law 11 too, for a game that can be written as numbers.
///
/// # Panics
/// As [`assert_laws`] does.
pub fn assert_all_laws<G: Encode>(games: u32) {
    assert_with::<G>(Some(Encoding::new()), games);
}

fn assert_with<G: Hidden>(encoding: Option<Encoding<G>>, games: u32) {
    for revision in G::REVISIONS {
        let report = play_all::<G>(revision.number, encoding, games, &mut |_| {}).expect("a revision that is played");
        assert!(report.games > 0, "no game of {} was played", G::NAME);
        let told: Vec<String> = report.failures.iter().map(Failure::to_string).collect();
        let (failed, games) = (report.failed, report.games);
        assert!(told.is_empty(), "{} broke a law in {failed} of {games} games:\n\n{}", G::NAME, told.join("\n"));
    }
}

/// One random game, as it comes.
fn play<G: Hidden>(trial: &Trial<G>) -> Result<Stats, Box<Walk<G>>> {
    let walk = Walk::take(trial, Play::random(trial.seed), 1);
    match walk.broken {
        None => Ok(Stats { steps: walk.len() as u32, widest: walk.widest as u32 }),
        Some(_) => Err(Box::new(walk)),
    }
}

fn failure<G: Hidden>(trial: &Trial<G>, walk: Walk<G>) -> Failure {
    let record = walk.record(trial);
    Failure { law: walk.law, why: walk.broken.unwrap_or_default(), record, setup: trial.setup, seed: trial.seed }
}
