//! What each revision of the rules changed. A rule that differs between revisions asks here, at one place, by a
//! function that is named after the rule. Revision 1 was never released and is not played any more.

use game::Revision;

/// The revisions that are played, the newest last.
pub(crate) const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    changes: &[
        "V-2.1: London loads cloth and Antwerp fabrics; a special order for jewellery and cloth asks for London's good.",
        "V-3.4: a stored good whose post is laid in the route is lost at the end of phase 2, unless a good is stored anew.",
        "V-4.5: the stored good is no good for a career row; luxuries for a row may be made of it.",
        "V-4.6: a good that is driven out of the hold by another cannot be used any more.",
        "V-4.7: the privilege income may be used at any moment of phase 2.",
        "V-4.8: a card is offered if some way to go on can pay all fees; the route ends only where its fees can be paid.",
        "V-4.10: the actions of phase 2 come in any order, and what they cost is paid at once.",
        "V-9.2: the merchant does not count a city that the pirate's back hides.",
        "V-9.3: the pirate's front may be moved again after any other decision of the turn.",
    ],
}];
