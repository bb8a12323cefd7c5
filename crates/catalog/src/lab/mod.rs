//! Games for programs that do not know their types: everything is a number. [`AnyState`] is one game, step by step, with
//! chance as a player; [`AnyBatch`] is many games at once, which write what their movers see into arrays of the caller.

mod batch;
mod state;

pub use batch::{AnyBatch, Arrays, Autoreset};
pub use state::{AnySeated, AnyState};

pub(crate) use batch::Batch;
pub(crate) use state::{Seated, State};

use game::{Scores, Seat};
use std::fmt::{self, Display};

/// What a program gets that asks for what cannot be. Its text is one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misuse {
    /// The game is over.
    Over,
    /// Not among the choices or outcomes of the moment.
    Illegal {
        /// What was asked for, in the notation of the record if it is an action at all.
        action: String,
    },
    /// There is no such seat.
    Seat {
        /// What was asked for.
        asked: i64,
        /// How many play.
        seats: u8,
    },
    /// Nothing was done yet.
    NothingToUndo,
    /// Chance is to move, and no seat.
    Chance,
    /// An imagined world has no record and no past.
    Imagined,
    /// A player of another game.
    OtherGame,
    /// An array has the wrong length.
    Length {
        /// Which array.
        array: &'static str,
        /// What it should have.
        expected: usize,
        /// What it has.
        found: usize,
    },
}

impl Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Misuse::Over => write!(f, "the game is over"),
            Misuse::Illegal { action } => write!(f, "{action} is not legal now"),
            Misuse::Seat { asked, seats } => {
                write!(f, "there is no player {asked}: they are player >= 0 and player < {seats}")
            }
            Misuse::NothingToUndo => write!(f, "nothing was done yet that could be undone"),
            Misuse::Chance => write!(f, "chance is to move, not a player"),
            Misuse::Imagined => write!(f, "an imagined world has no record and no past"),
            Misuse::OtherGame => write!(f, "the computer player was made for another game"),
            Misuse::Length { array, expected, found } => {
                write!(f, "the array '{array}' has {found} entries instead of {expected}")
            }
        }
    }
}

impl std::error::Error for Misuse {}

/// What a seat has of the victory, from 0 to 1: winners share 1, and without any everybody does.
pub(crate) fn share(scores: &Scores, seat: Seat) -> f32 {
    let winners = scores.winners();
    match winners.len() {
        0 => 1.0 / f32::from(scores.seats),
        many if winners.has(seat) => 1.0 / many as f32,
        _ => 0.0,
    }
}
