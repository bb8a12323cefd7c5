//! Revisions of a game's rules. A table is played to its end by the revision it was begun with, so a corrected rule breaks no game.

use crate::{BadSetup, Game};

/// One revision of a game's rules, and what it changed against the one before, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revision {
    /// Its number. Set-ups, records and positions have it.
    pub number: u16,
    /// A line for each rule that changed, beginning with its paragraph.
    pub changes: &'static [&'static str],
}

/// The revision that new tables are played by.
pub const fn newest<G: Game>() -> u16 {
    let revisions = G::REVISIONS;
    revisions[revisions.len() - 1].number
}

/// Refuses a revision that is not played any more, or not yet.
pub fn played<G: Game>(revision: u16) -> Result<(), BadSetup> {
    if G::REVISIONS.iter().any(|known| known.number == revision) {
        return Ok(());
    }
    Err(BadSetup::Revision { game: G::NAME, oldest: G::REVISIONS[0].number, newest: newest::<G>(), asked: revision })
}

/// What games without a history have.
pub const FIRST: &[Revision] = &[Revision { number: 1, changes: &[] }];
