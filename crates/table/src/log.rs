//! What happened at a table, in the game's own types. The text of a record is made from it.

use game::record::{self, What};
use game::{Actor, Game, Seat};

/// One entry of the log. Entries are only ever appended; undo is an entry too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// From 1 on, without gaps; a check has the number of the entry before it.
    pub number: u32,
    /// What was done.
    pub deed: Deed<G::Action>,
    /// What happened because of it, in full truth, even if it was taken back.
    pub events: Vec<G::Event>,
    /// The number of the mark that took it back.
    pub taken_back_by: Option<u32>,
}

/// What an entry says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<A> {
    /// A seat or chance made a step.
    Step {
        /// Who.
        actor: Actor,
        /// What.
        action: A,
        /// Whether it was the only choice and the table made it.
        forced: bool,
    },
    /// A seat took back everything after an entry.
    Undo {
        /// Who.
        seat: Seat,
        /// The entry that stays; 0 is the start.
        to: u32,
    },
    /// The position's fingerprint.
    Check {
        /// As [`game::fingerprint`] gives it.
        fingerprint: u64,
    },
}

impl<G: Game> Entry<G> {
    /// The entry as the record has it.
    pub fn written(&self) -> record::Entry {
        let what = match self.deed {
            Deed::Step { actor: Actor::Chance, action, .. } => What::Chance { action: action.to_string() },
            Deed::Step { actor: Actor::Seat(seat), action, forced } => {
                What::Choice { seat, action: action.to_string(), forced }
            }
            Deed::Undo { seat, to } => What::Undo { seat, to },
            Deed::Check { fingerprint } => What::Check { fingerprint },
        };
        record::Entry { number: self.number, what }
    }
}
