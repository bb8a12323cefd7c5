//! What happened at a table, in the game's own types. The text of a record is made from it.

use game::Game;
use game::record::{self, What};

/// One entry of the log. Entries are only ever appended; undo is an entry too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// From 1 on, without gaps; a check has the number of the entry before it.
    pub number: u32,
    /// What it says.
    pub what: What<G::Action>,
    /// What happened because of it, in full truth, even if it was taken back.
    pub events: Vec<G::Event>,
    /// The number of the mark that took it back.
    pub taken_back_by: Option<u32>,
}

impl<G: Game> Entry<G> {
    /// The entry as the record has it.
    pub fn written(&self) -> record::Entry {
        let what = match self.what {
            What::Step { actor, action, forced } => What::Step { actor, action: action.to_string(), forced },
            What::Undo { seat, to } => What::Undo { seat, to },
            What::Check { fingerprint } => What::Check { fingerprint },
        };
        record::Entry { number: self.number, what }
    }
}
