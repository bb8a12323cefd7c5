//! What people at a table can agree on.

use game::Seat;
use std::fmt::{self, Display};
use std::str::FromStr;

/// What people at a table can agree on. Its text is the word in the list below; `stand-in 2` names the seat as it is
/// printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// The last step of the one who asks is taken back.
    Undo,
    /// Everything is taken back that the one who asks can take back.
    Turn,
    /// The game ends without results.
    Stop,
    /// The computer plays for the absent person in this seat.
    StandIn(Seat),
    /// The same people play again.
    Rematch,
    /// All clocks stand for a while.
    Pause,
    /// They run again before that while is over.
    GoOn,
    /// Everybody has more time.
    Time,
    /// Everybody may ask the computer for advice.
    Hints,
}

/// Those that name no seat, with their words.
const WORDS: [(Matter, &str); 8] = [
    (Matter::Undo, "undo"),
    (Matter::Turn, "turn"),
    (Matter::Stop, "stop"),
    (Matter::Rematch, "rematch"),
    (Matter::Pause, "pause"),
    (Matter::GoOn, "go-on"),
    (Matter::Time, "time"),
    (Matter::Hints, "hints"),
];

impl Matter {
    /// The word for it, without the seat: for programs, and for the keys of sentences.
    pub fn word(self) -> &'static str {
        WORDS.into_iter().find(|(matter, _)| *matter == self).map_or("stand-in", |(_, word)| word)
    }
}

impl Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Matter::StandIn(seat) => write!(f, "stand-in {}", seat.index() + 1),
            other => f.write_str(other.word()),
        }
    }
}

/// A text that names nothing people can agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMatter;

impl FromStr for Matter {
    type Err = NoMatter;

    fn from_str(text: &str) -> Result<Matter, NoMatter> {
        if let Some(number) = text.strip_prefix("stand-in ") {
            let number: usize = number.parse().map_err(|_| NoMatter)?;
            let seat = number.checked_sub(1).and_then(|index| Seat::ALL.get(index));
            return seat.map(|&seat| Matter::StandIn(seat)).ok_or(NoMatter);
        }
        WORDS.into_iter().find(|(_, word)| *word == text).map(|(matter, _)| matter).ok_or(NoMatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matters_print_and_parse_back() {
        let all = WORDS.into_iter().map(|(matter, _)| matter).chain(Seat::ALL.map(Matter::StandIn));
        for matter in all {
            assert_eq!(matter.to_string().parse(), Ok(matter));
        }
        for bad in ["", "Undo", "stand-in", "stand-in 0", "stand-in 5", "stand-in -1", "tea"] {
            assert_eq!(bad.parse::<Matter>(), Err(NoMatter), "{bad}");
        }
    }
}
