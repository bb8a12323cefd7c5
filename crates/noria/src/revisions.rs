//! What each revision of the rules changed. A rule that differs between revisions asks here, at one place, by a
//! function that is named after the rule. Revision 1 was never released and is not played any more.

use game::Revision;

/// The revisions that are played, the newest last.
pub(crate) const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    changes: &[
        "N-3.6: in the first edition a Bonus names only discs that can all be activated in this turn",
        "N-3.9: in the first edition a named disc must be activated as long as that is possible",
        "N-6.10: in the first edition skipped discs need not go with each other, only with the activated ones",
        "N-8.3: a bought disc may be put over another one bought in the same turn",
    ],
}];
