//! What viewers and bots are told about a table. Nothing here gives away more than the game's own views and notes.

use crate::{Deed, Table};
use game::{Bot, Hidden, Rng, Seat, Viewer};
use std::fmt::{self, Display};

/// One line of the log as a viewer reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told<N> {
    /// Something happened.
    Note {
        /// The entry that made it happen.
        entry: u32,
        /// What the viewer is told about it.
        note: N,
    },
    /// Something that the viewer was told earlier was taken back.
    TakenBack {
        /// The entry that is the mark.
        entry: u32,
        /// Who took it back.
        seat: Seat,
        /// How many steps of those told earlier.
        steps: usize,
    },
}

impl<N: Display> Display for Told<N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Told::Note { note, .. } => note.fmt(f),
            Told::TakenBack { seat, steps: 1, .. } => write!(f, "{seat} takes the last step back"),
            Told::TakenBack { seat, steps, .. } => write!(f, "{seat} takes the last {steps} steps back"),
        }
    }
}

impl<G: Hidden> Table<G> {
    /// What `viewer` is told about the entries after the one with number `after`. Steps that were taken back since are left out,
    /// and a mark is told only if it takes back something from before.
    pub fn notes(&self, viewer: Viewer, after: u32) -> Vec<Told<G::Note>> {
        let (earlier, later) = self.log.split_at(self.log.partition_point(|entry| entry.number <= after));
        let mut told = Vec::new();
        for entry in later {
            match entry.deed {
                Deed::Step { .. } => {
                    let note = |event| Told::Note { entry: entry.number, note: G::note(event, viewer) };
                    told.extend(entry.events.iter().map(note));
                }
                Deed::Undo { seat, .. } => {
                    let steps = earlier.iter().filter(|step| step.taken_back_by == Some(entry.number)).count();
                    if steps > 0 {
                        told.push(Told::TakenBack { entry: entry.number, seat, steps });
                    }
                }
                Deed::Check { .. } => {}
            }
        }
        told
    }

    /// What `bot` would do for `seat`, `None` if there is nothing to do. The bot gets worlds drawn with `rng`, never the position.
    pub fn advise(&self, seat: Seat, bot: &mut dyn Bot<G>, rng: &mut Rng) -> Option<G::Action> {
        let choices = self.choices(seat);
        if choices.is_empty() {
            return None;
        }
        Some(bot.choose(seat, &choices, &mut || self.position.imagine(seat, rng)))
    }
}
