//! What each revision of the rules changed. A rule that differs between revisions asks here, at one place, by a function that is named
//! after the rule. Revision 1 was never released and is not played any more.

use game::Revision;

/// The revisions that are played, the newest last.
pub(crate) const REVISIONS: &[Revision] = &[Revision { number: 2, changes: &[] }];
