//! What each revision of the rules changed. A rule that differs between revisions asks here, at one place, by a
//! function that is named after the rule. Revision 1 was never released and is not played any more.

use game::Revision;

/// The revisions that are played, the newest last.
pub(crate) const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    changes: &[
        "W-4.1: no sacrifice while the base camp is in reserve.",
        "W-4.3: a camp that can be placed for certain by exoskeleton, probe or factory must be placed too.",
        "W-4.3: nothing that might spoil the last certain way to place the camp is offered.",
        "W-7.2: the fortress is placed and moved in phases I and II, with a camp or without.",
        "W-7.2: the fortress may be placed and moved in one turn.",
        "W-7.7: the Death Ray is fired in phases I and II, with a camp or without.",
        "W-7.8: the probe is used in phases I and II, with a camp or without.",
        "W-7.8: on a camp's tile with a die the probe weakens both.",
    ],
}];
