//! The laws by name and number.

use std::fmt::{self, Display};

/// What every game must keep, in every position that can be reached. Its `Display` is its number and its sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// A turn of seats names seats of the game, each with a choice; a turn of chance has outcomes, each with weight.
    NobodyStuck = 1,
    /// Choices and outcomes ascend strictly. Every action prints as something that fits into a line of a record and
    /// parses back to itself.
    Lists,
    /// [`crate::Game::audit`] holds, and [`crate::Game::scores`] can be told, at the start and after every step.
    Audit,
    /// No game takes more than [`crate::Game::LONGEST`] steps.
    Ends,
    /// A step on a clone leaves the original as it was, and the same step on two clones does the same.
    Clones,
    /// A record, written and read again, replays to the same position after each of its entries.
    Replays,
    /// [`crate::Hidden::imagine`] gives a world that audits, with the same turn and, for the seat that imagines it, the
    /// same view and the same choices. Whoever else is to move has a list that is as open there
    /// ([`crate::Game::is_open`]), and, if it is open, the same choices too. Where chance is to move, the list of what
    /// it may do for all the seat knows ([`crate::Hidden::conceivable`]) is the same, and has what can come there.
    Imagined,
    /// Where a step leads a viewer to the same view in two worlds, it told the viewer the same in both.
    Notes,
    /// What one seat cannot tell apart, a spectator cannot tell apart either; nor does a spectator notice a step that
    /// one of the other seats does not.
    Spectator,
    /// A seat's step that shows nothing, as [`crate::Game::shows`] says, rules out no world that any seat may imagine:
    /// there the same step is as legal and looks the same, or, to the other seats, something else does that could be
    /// done there; and [`crate::undo`] stops before steps of others, of chance, and those that showed something.
    Undo,
    /// For a game that can be written as numbers ([`crate::Encode`]): what a seat cannot tell apart, and what looks the
    /// same to it before and after a step, gives the same features; there are always as many, from -1 to 1. Every number
    /// below the count stands for one action, every action that is offered has one, and both ascend alike.
    Encoded,
}

impl Law {
    /// All of them, in order.
    pub const ALL: [Law; 11] = [
        Law::NobodyStuck,
        Law::Lists,
        Law::Audit,
        Law::Ends,
        Law::Clones,
        Law::Replays,
        Law::Imagined,
        Law::Notes,
        Law::Spectator,
        Law::Undo,
        Law::Encoded,
    ];

    /// From 1 to 11.
    pub fn number(self) -> u8 {
        self as u8
    }

    fn sentence(self) -> &'static str {
        match self {
            Law::NobodyStuck => "nobody is stuck",
            Law::Lists => "lists are sorted, and every action prints and parses back",
            Law::Audit => "the audit holds after every step",
            Law::Ends => "games end within the stated number of steps",
            Law::Clones => "applying to a clone never changes the original",
            Law::Replays => "a record, and each prefix, replays to the same position",
            Law::Imagined => "what I cannot see changes nothing I am told",
            Law::Notes => "notes tell no more than views",
            Law::Spectator => "a spectator knows no more than any seat",
            Law::Undo => "undo never crosses a showing",
            Law::Encoded => "numbers tell what the view tells, and every action has one",
        }
    }
}

impl Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "law {}: {}", self.number(), self.sentence())
    }
}
