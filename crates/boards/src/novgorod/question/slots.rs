//! The slots of the action bar: what ends a phase or the turn, and the tools that are needed rarely.

use crate::Slot;
use crate::novgorod::names::{Names, say};
use novgorod::phase::Phase;
use novgorod::view::View;

/// The route is complete, or the uses are.
pub(in crate::novgorod) const DONE: &str = "slot-done";
/// A faster ship.
pub(in crate::novgorod) const SHIP: &str = "slot-ship";
/// The pirate.
pub(in crate::novgorod) const PIRATE: &str = "slot-pirate";
/// A privilege of the career.
pub(in crate::novgorod) const PRIVILEGE: &str = "slot-privilege";
/// The end of the turn.
pub(in crate::novgorod) const END: &str = "slot-end";

const CHECK: &str = r#"<path d="M9.500 19 2.500 12l2.200-2.200 4.800 4.800L19.300 4.800 21.500 7z"/>"#;
const SAIL: &str = r#"<path d="M10 2c7 1 10 6 10 11H10zM3 15h19c-1 4-4 6-8 6H9c-4 0-6-2-6-6z"/>"#;
const SKULL: &str = r#"<path
d="M12 2c5 0 8.500 3.300 8.500 8 0 3-1.400 5-3.500 6.200V20h-2v-2h-2v2h-2v-2H9v2H7v-3.800C4.900 15 3.500 13 3.500 10
c0-4.700 3.500-8 8.500-8ZM8.500 8.500a2 2 0 1 0 .01 4 2 2 0 0 0 0-4Zm7 0a2 2 0 1 0 .01 4 2 2 0 0 0 0-4Z"/>"#;
const STAR: &str = r#"<path d="m12 2 3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21.100l1.400-7L2 9.300l7-.8z"/>"#;
const ANCHOR: &str = r#"<path
d="M12 1.500a3.500 3.500 0 0 1 1.500 6.700V10h4v2.500h-4v6.800c2.500-.4 4.300-1.700 5-3.300l-2-1 5-3.500
.8 6.200-1.600-.9C19 20.500 16 22 12 22s-7-1.500-8.700-5.200l-1.600.9.8-6.200 5 3.500-2 1
c.7 1.600 2.500 2.900 5 3.300v-6.800h-4V10h4V8.200
A3.500 3.500 0 0 1 12 1.500Zm0 2.300a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400Z"/>"#;

/// The slots, the same for a whole game: a game without pirate has no slot for it.
pub(in crate::novgorod) fn slots(view: &View, names: Names) -> Vec<Slot> {
    let done = match view.phase {
        Phase::Laying if view.this_turn.route.is_empty() => say!(names, "novgorod-slot-stay"),
        Phase::Using | Phase::Supplying(_) | Phase::Stowing(_) => say!(names, "novgorod-slot-used"),
        _ => say!(names, "novgorod-slot-laid"),
    };
    let me = view.active.and_then(|seat| view.players.get(seat.index()));
    let price = me
        .and_then(|me| me.next_speed)
        .filter(|_| view.phase == Phase::Buying)
        .map_or_else(String::new, |next| format!("−{}", next.price));
    let slot = |id, label, note: String, icon| Slot { id, label, note, icon };
    let pirate = || slot(PIRATE, say!(names, "novgorod-slot-pirate"), String::new(), SKULL);
    [
        Some(slot(DONE, done, String::new(), CHECK)),
        Some(slot(SHIP, say!(names, "novgorod-slot-ship"), price, SAIL)),
        view.pirate.map(|_| pirate()),
        Some(slot(PRIVILEGE, say!(names, "novgorod-slot-privilege"), String::new(), STAR)),
        Some(slot(END, say!(names, "novgorod-slot-end"), String::new(), ANCHOR)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
