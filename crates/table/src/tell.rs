//! What viewers and bots are told about a table. Nothing here gives away more than the game's own views and notes.

use crate::{Entry, Table};
use game::record::What;
use game::{Actor, Bot, Hidden, Rng, Seat, Viewer};

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
        /// How many steps of those told earlier; of the viewer's own, all.
        steps: usize,
    },
}

impl<N> Told<N> {
    /// The entry that the line is about.
    pub fn entry(&self) -> u32 {
        match self {
            Told::Note { entry, .. } | Told::TakenBack { entry, .. } => *entry,
        }
    }
}

impl<G: Hidden> Table<G> {
    /// What `viewer` is told about the entries after the one with number `after`. Steps that were taken back since are
    /// left out, and a mark is told only if it takes back something from before that the viewer knew of.
    pub fn notes(&self, viewer: Viewer, after: u32) -> Vec<Told<G::Note>> {
        let (earlier, later) = self.log.split_at(self.log.partition_point(|entry| entry.number <= after));
        let mut told = Vec::new();
        for entry in later {
            match entry.what {
                What::Step { .. } if entry.taken_back_by.is_some() => {}
                What::Step { .. } => {
                    let notes = game::notes::<G>(&entry.events, viewer).into_iter();
                    told.extend(notes.map(|note| Told::Note { entry: entry.number, note }));
                }
                What::Undo { seat, .. } => {
                    let gone = earlier.iter().filter(|step| step.taken_back_by == Some(entry.number));
                    let steps = gone.filter(|step| is_known(step, viewer)).count();
                    if steps > 0 {
                        told.push(Told::TakenBack { entry: entry.number, seat, steps });
                    }
                }
                What::Check { .. } => {}
            }
        }
        told
    }

    /// The log as `viewer` knows it, which may be handed out while the game goes on: what the viewer was told about
    /// each step that was not taken back. Steps are numbered as the viewer can count them: one that told the viewer
    /// nothing has no number, because in the number would be how many secret steps others have made.
    pub fn seen(&self, viewer: Viewer) -> Vec<(u32, G::Note)> {
        let (mut number, mut last) = (0, 0);
        let mut seen = Vec::new();
        for told in self.notes(viewer, 0) {
            let Told::Note { entry, note } = told else { continue };
            number += u32::from(entry != last);
            last = entry;
            seen.push((number, note));
        }
        seen
    }

    /// What `bot` would do for `seat`, `None` if there is nothing to do. The bot gets worlds drawn with `rng`, never
    /// the position.
    pub fn advise(&self, seat: Seat, bot: &mut dyn Bot<G>, rng: &mut Rng) -> Option<G::Action> {
        let choices = self.choices(seat);
        if choices.is_empty() {
            return None;
        }
        Some(bot.choose(seat, &choices, &mut || self.position.imagine(seat, rng)))
    }
}

/// Whether `viewer` knows that the step was made: it is the viewer's own, or there was something to tell about it.
fn is_known<G: Hidden>(step: &Entry<G>, viewer: Viewer) -> bool {
    let own =
        matches!((step.what, viewer), (What::Step { actor: Actor::Seat(who), .. }, Viewer::Seat(seat)) if who == seat);
    own || !game::notes::<G>(&step.events, viewer).is_empty()
}
