//! Which computer player: a word that a person can type, and the player it stands for.

use crate::greedy::Greedy;
use crate::search::{Budget, Search, Settings};
use crate::stop::Stop;
use game::{Bot, Rng, Strategy};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A computer player that can be asked for: `random`, `greedy`, `search:200ms`, `search:5000`, `plain:5000`,
/// `net:5000`, or a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any choice is as good as another.
    Random,
    /// Looks to the end of its own run of decisions.
    Greedy,
    /// Searches for so much time a decision.
    SearchTime(Duration),
    /// Searches so many iterations a decision.
    SearchIterations(u32),
    /// Searches for so much time a decision, and seeks victory alone: margins are nothing to it.
    PlainTime(Duration),
    /// Searches so many iterations a decision, and seeks victory alone.
    PlainIterations(u32),
    /// Searches for so much time a decision, and judges with the game's net.
    NetTime(Duration),
    /// Searches so many iterations a decision, and judges with the game's net.
    NetIterations(u32),
    /// One of the four levels people choose from.
    Level(Level),
}

/// How good a computer player is; each beats the one below clearly (docs/bots.md).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Follows its inclinations, and looks ahead a little at every fourth decision.
    Beginner,
    /// Greedy: the best it can find for its own turn.
    Casual,
    /// A short search.
    Club,
    /// A long search.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert];

    /// From 1 to 4.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What people call it.
    pub fn word(self) -> &'static str {
        ["beginner", "casual", "club", "expert"][self as usize]
    }
}

/// Iterations of a decision at the third level.
const CLUB: u32 = 60;
/// Iterations of a decision at the fourth level.
pub const EXPERT: u32 = 2000;

impl BotSpec {
    /// Every word that can be typed, for help and errors.
    pub const WORDS: &'static str = "random, greedy, search:ITERATIONS, search:200ms, plain:ITERATIONS, plain:200ms, \
        net:ITERATIONS, net:200ms, level1, level2, level3, level4";

    /// The player. The same seed gives the same answers, unless it thinks by the clock.
    pub fn sit<G: Strategy>(self, seed: u64) -> Box<dyn Bot<G> + Send> {
        self.sit_until(seed, Stop::default())
    }

    /// The same, which chooses anything as soon as it is stopped, and is of no use after that.
    pub fn sit_until<G: Strategy>(self, seed: u64, stop: Stop) -> Box<dyn Bot<G> + Send> {
        let search = |budget| Box::new(Search::<G>::new(Settings::best::<G>(budget), seed).until(stop.clone()));
        let plain = |budget| Box::new(Search::<G>::new(Settings::plain::<G>(budget), seed).until(stop.clone()));
        // Without a net that fits the game, it searches as well as it can.
        let net = |budget| -> Box<dyn Bot<G> + Send> {
            match nets::shipped::<G>() {
                Some(it) => {
                    Box::new(Search::<G>::new(Settings::learned::<G>(budget), seed).with(Some(it)).until(stop.clone()))
                }
                None => search(budget),
            }
        };
        match self {
            BotSpec::Random => Box::new(Rng::new(seed)),
            BotSpec::Greedy | BotSpec::Level(Level::Casual) => Box::new(Greedy::<G>::new(seed)),
            BotSpec::SearchTime(time) => search(Budget::Time(time)),
            BotSpec::SearchIterations(iterations) => search(Budget::Iterations(iterations)),
            BotSpec::PlainTime(time) => plain(Budget::Time(time)),
            BotSpec::PlainIterations(iterations) => plain(Budget::Iterations(iterations)),
            BotSpec::NetTime(time) => net(Budget::Time(time)),
            BotSpec::NetIterations(iterations) => net(Budget::Iterations(iterations)),
            BotSpec::Level(Level::Beginner) => Box::new(crate::beginner::Beginner::<G>::new(seed)),
            BotSpec::Level(Level::Club) => search(Budget::Iterations(CLUB)),
            BotSpec::Level(Level::Expert) => search(Budget::Iterations(EXPERT)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BotSpec::Random => write!(f, "random"),
            BotSpec::Greedy => write!(f, "greedy"),
            BotSpec::SearchTime(time) => write!(f, "search:{}ms", time.as_millis()),
            BotSpec::SearchIterations(iterations) => write!(f, "search:{iterations}"),
            BotSpec::PlainTime(time) => write!(f, "plain:{}ms", time.as_millis()),
            BotSpec::PlainIterations(iterations) => write!(f, "plain:{iterations}"),
            BotSpec::NetTime(time) => write!(f, "net:{}ms", time.as_millis()),
            BotSpec::NetIterations(iterations) => write!(f, "net:{iterations}"),
            BotSpec::Level(level) => write!(f, "level{}", level.number()),
        }
    }
}

/// No decision takes longer or more than this.
const MOST_MILLISECONDS: u64 = 60_000;
const MOST_ITERATIONS: u32 = 10_000_000;

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotSpec, UnknownBot> {
        let unknown = || UnknownBot(text.into());
        let level = Level::ALL.into_iter().find(|level| text == format!("level{}", level.number()));
        match (text, level) {
            (_, Some(level)) => Ok(BotSpec::Level(level)),
            ("random", _) => Ok(BotSpec::Random),
            ("greedy", _) => Ok(BotSpec::Greedy),
            _ => {
                let (kind, budget) = text.split_once(':').ok_or_else(unknown)?;
                let (timed, counted): (fn(Duration) -> BotSpec, fn(u32) -> BotSpec) = match kind {
                    "search" => (BotSpec::SearchTime, BotSpec::SearchIterations),
                    "plain" => (BotSpec::PlainTime, BotSpec::PlainIterations),
                    "net" => (BotSpec::NetTime, BotSpec::NetIterations),
                    _ => return Err(unknown()),
                };
                if let Some(time) = budget.strip_suffix("ms") {
                    let time = time.parse().ok().filter(|time| (1..=MOST_MILLISECONDS).contains(time));
                    return Ok(timed(Duration::from_millis(time.ok_or_else(unknown)?)));
                }
                let iterations = budget.parse().ok().filter(|count| (1..=MOST_ITERATIONS).contains(count));
                Ok(counted(iterations.ok_or_else(unknown)?))
            }
        }
    }
}

/// A word that stands for no computer player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "there is no computer player '{}'; there are {}", self.0, BotSpec::WORDS)
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written() {
        for text in
            ["random", "greedy", "search:1", "search:5000", "search:200ms", "plain:60", "plain:5ms", "net:60", "net:5ms", "level1", "level4"]
        {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "search",
            "search:",
            "search:0",
            "search:ms",
            "search:-1",
            "level0",
            "level5",
            "Random",
            "plain",
            "odd:5",
        ] {
            assert!(text.parse::<BotSpec>().is_err(), "{text:?}");
        }
    }
}
