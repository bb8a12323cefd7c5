//! What each revision of the rules changed. A rule that differs between revisions asks here, at one place, by a function that is named
//! after the rule. Revision 1 was never released and is not played any more.

use game::Revision;

/// The revisions that are played, the newest last.
pub(crate) const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    changes: &[
        "W-4.1: no sacrifice while the base camp is in reserve.",
        "W-4.3: a camp that exoskeleton, probe or factory can certainly place must be placed too; nothing that might spoil the last \
         way is offered.",
        "W-7.2: the fortress is placed and moved in phases I and II, with a camp or without, and both may happen in one turn.",
        "W-7.7: the Death Ray is fired in phases I and II, with a camp or without.",
        "W-7.8: the probe is used in phases I and II, with a camp or without; on a camp's tile with a die both count 1.",
    ],
}];
