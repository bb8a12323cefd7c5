//! Why a file is no net for a game.

use std::fmt::{self, Display};

/// A file that is no net, or none for this game as it is played and written today.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It cannot be read, or is no file of tensors.
    Unreadable(String),
    /// It was made for another game.
    Game {
        /// The game that asks.
        asked: &'static str,
        /// The game it was made for.
        made_for: String,
    },
    /// It was made for another revision of the rules.
    Revision {
        /// The revision that is played.
        played: u16,
        /// The revision it was made for.
        made_for: String,
    },
    /// It was made for other features.
    Features {
        /// The fingerprint of the features that the game has.
        has: String,
        /// The fingerprint of those it was made for.
        made_for: String,
    },
    /// A tensor is missing, or has another type or shape.
    Shape {
        /// Its name.
        tensor: &'static str,
        /// What it should be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// A tensor has an infinite number in it, or something that is no number.
    NotFinite {
        /// Its name.
        tensor: &'static str,
    },
}

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Misfit::Unreadable(why) => write!(f, "it cannot be read: {why}"),
            Misfit::Game { asked, made_for } => write!(f, "it was made for the game '{made_for}', not for {asked}"),
            Misfit::Revision { played, made_for } => {
                write!(f, "it was made for revision '{made_for}' of the rules; revision {played} is played")
            }
            Misfit::Features { has, made_for } => {
                write!(f, "it was made for the features '{made_for}'; the game has {has}")
            }
            Misfit::Shape { tensor, expected, found } => {
                write!(f, "its tensor '{tensor}' should be {expected}, but is {found}")
            }
            Misfit::NotFinite { tensor } => write!(f, "its tensor '{tensor}' has a number that is not finite"),
        }
    }
}

impl std::error::Error for Misfit {}
