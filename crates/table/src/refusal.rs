//! Why the table did not do what a player asked for. A player's mistake is a value, not a panic.

use game::{BadNotation, Seat, Turn};
use std::fmt::{self, Display};

/// Why a request was refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Somebody else is to move.
    NotYourTurn {
        /// Who asked.
        seat: Seat,
        /// Whose move it is.
        turn: Turn,
    },
    /// Chance was to move something, but it is a player's move.
    NotChance {
        /// Whose move it is.
        turn: Turn,
    },
    /// An action of the game, but not one that is open now.
    NotOffered {
        /// The action, in the game's notation.
        action: String,
    },
    /// No action of the game at all.
    Unknown {
        /// What was said.
        text: String,
    },
    /// The seat has taken back and played again so often that it has to go on.
    TooOftenBack {
        /// Who asked.
        seat: Seat,
    },
    /// Nothing that this seat could still take back.
    NothingToUndo {
        /// Who asked.
        seat: Seat,
    },
}

impl From<BadNotation> for Refusal {
    fn from(BadNotation(text): BadNotation) -> Refusal {
        Refusal::Unknown { text }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotYourTurn { seat, turn } => write!(f, "{} to move, not {seat}", Movers(*turn)),
            Refusal::NotChance { turn } => write!(f, "{} to move, not chance", Movers(*turn)),
            Refusal::NotOffered { action } => write!(f, "'{action}' is not possible now"),
            Refusal::Unknown { text } => write!(f, "'{text}' is not an action of this game"),
            Refusal::TooOftenBack { seat } => write!(f, "{seat} has taken back too often in this turn: play on"),
            Refusal::NothingToUndo { seat } => write!(
                f,
                "{seat} has nothing to take back: a step stays once anyone learned something or somebody else acted"
            ),
        }
    }
}

impl std::error::Error for Refusal {}

/// "seat1 or seat3 is", "chance is".
struct Movers(Turn);

impl Display for Movers {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Turn::Over => f.write_str("nobody is"),
            Turn::Chance => f.write_str("chance is"),
            Turn::Seats(seats) => {
                let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                write!(f, "{} is", names.join(" or "))
            }
        }
    }
}
