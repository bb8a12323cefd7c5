//! Errors for requests that cannot be met: an unknown game, a bad setup, a bad record. Every text says what is allowed.

use bots::arena::BadLineUp;
use game::record::BadRecord;
use game::{BadData, BadSetup};
use std::fmt::{self, Display};

/// A game that the catalog does not list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was asked for.
    pub asked: String,
}

impl Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let names: Vec<&str> = crate::all().iter().map(|game| game.name()).collect();
        write!(f, "there is no game '{}'; there is {}", self.asked, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// No such game.
    Game(UnknownGame),
    /// The game cannot be played so.
    Setup(BadSetup),
    /// The data file is not fit for the game.
    Data(BadData),
    /// The record is damaged, or of something else.
    Record(BadRecord),
    /// The computer players do not fit the seats.
    LineUp(BadLineUp),
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Problem::Game(unknown) => unknown.fmt(f),
            Problem::Setup(bad) => bad.fmt(f),
            Problem::Data(bad) => bad.fmt(f),
            Problem::Record(bad) => bad.fmt(f),
            Problem::LineUp(bad) => bad.fmt(f),
        }
    }
}

impl std::error::Error for Problem {}

impl From<UnknownGame> for Problem {
    fn from(unknown: UnknownGame) -> Problem {
        Problem::Game(unknown)
    }
}

impl From<BadSetup> for Problem {
    fn from(bad: BadSetup) -> Problem {
        Problem::Setup(bad)
    }
}

impl From<BadData> for Problem {
    fn from(bad: BadData) -> Problem {
        Problem::Data(bad)
    }
}

impl From<BadRecord> for Problem {
    fn from(bad: BadRecord) -> Problem {
        Problem::Record(bad)
    }
}

impl From<BadLineUp> for Problem {
    fn from(bad: BadLineUp) -> Problem {
        Problem::LineUp(bad)
    }
}
