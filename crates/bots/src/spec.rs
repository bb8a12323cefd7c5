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
    /// Searches, and judges as the game's author does.
    Search(Budget),
    /// The same, and seeks victory alone: margins are nothing to it.
    Plain(Budget),
    /// Searches, and judges with the game's net.
    Net(Budget),
    /// One of the five levels people choose from.
    Level(Level),
}

/// How good a computer player is; each beats the one below clearly (docs/bots.md).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Follows its inclinations, and looks ahead a little at every fourth decision.
    Beginner,
    /// Greedy: the best it can find for its own turn.
    Casual,
    /// A short search that judges with the game's net.
    Club,
    /// A search that judges with the game's net.
    Expert,
    /// The same, at length.
    Master,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Master];

    /// From 1 to 5.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What people call it.
    pub fn word(self) -> &'static str {
        ["beginner", "casual", "club", "expert", "master"][self as usize]
    }
}

/// Iterations of a decision at the third level.
const CLUB: u32 = 50;
/// Iterations of a decision at the fourth level.
const EXPERT: u32 = 400;
/// Iterations of a decision at the fifth level.
const MASTER: u32 = 3000;

impl BotSpec {
    /// Every word that can be typed, for help and errors.
    pub const WORDS: &'static str = "random, greedy, search:ITERATIONS, search:200ms, plain:ITERATIONS, plain:200ms, \
        net:ITERATIONS, net:200ms, level1, level2, level3, level4, \
        level5";

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
            BotSpec::Search(budget) => search(budget),
            BotSpec::Plain(budget) => plain(budget),
            BotSpec::Net(budget) => net(budget),
            BotSpec::Level(Level::Beginner) => Box::new(crate::beginner::Beginner::<G>::new(seed)),
            BotSpec::Level(Level::Club) => net(Budget::Iterations(CLUB)),
            BotSpec::Level(Level::Expert) => net(Budget::Iterations(EXPERT)),
            BotSpec::Level(Level::Master) => net(Budget::Iterations(MASTER)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BotSpec::Random => write!(f, "random"),
            BotSpec::Greedy => write!(f, "greedy"),
            BotSpec::Search(budget) => write!(f, "search:{budget}"),
            BotSpec::Plain(budget) => write!(f, "plain:{budget}"),
            BotSpec::Net(budget) => write!(f, "net:{budget}"),
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
                let budget = read_budget(budget).ok_or_else(unknown)?;
                match kind {
                    "search" => Ok(BotSpec::Search(budget)),
                    "plain" => Ok(BotSpec::Plain(budget)),
                    "net" => Ok(BotSpec::Net(budget)),
                    _ => Err(unknown()),
                }
            }
        }
    }
}

/// `5000` or `200ms`.
fn read_budget(text: &str) -> Option<Budget> {
    if let Some(time) = text.strip_suffix("ms") {
        let time = time.parse().ok().filter(|time| (1..=MOST_MILLISECONDS).contains(time))?;
        return Some(Budget::Time(Duration::from_millis(time)));
    }
    let iterations = text.parse().ok().filter(|count| (1..=MOST_ITERATIONS).contains(count))?;
    Some(Budget::Iterations(iterations))
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
        for text in [
            "random",
            "greedy",
            "search:1",
            "search:5000",
            "search:200ms",
            "plain:60",
            "plain:5ms",
            "net:60",
            "net:5ms",
            "level1",
            "level5",
        ] {
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
            "level6",
            "Random",
            "plain",
            "odd:5",
        ] {
            assert!(text.parse::<BotSpec>().is_err(), "{text:?}");
        }
    }
}
