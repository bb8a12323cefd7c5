//! Revisions of a game's rules. A table is played to its end by the revision it was begun with, so a corrected rule
//! breaks no game.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::examples::pig::Pig;

    #[test]
    fn only_what_is_played_can_be_set_up() {
        assert_eq!((played::<Pig>(1), newest::<Pig>()), (Ok(()), 1));
        let refused = BadSetup::Revision { game: "pig", oldest: 1, newest: 1, asked: 2 };
        assert_eq!(Setup::under::<Pig>(2, 2, &[]), Err(refused.clone()));
        assert_eq!(Setup::all_under::<Pig>(2), Err(refused.clone()));
        assert_eq!(refused.to_string(), "revision 2 of pig's rules is not known here: this program plays revision 1");
        let old = BadSetup::Revision { game: "pig", oldest: 2, newest: 4, asked: 1 };
        assert_eq!(
            old.to_string(),
            "revision 1 of pig's rules is no longer played: this program plays revision 2 to 4"
        );
    }
}
