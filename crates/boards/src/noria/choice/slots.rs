//! The slots of the action bar: the tools of a turn and its ends, the same six from the first step to the last.

use crate::{Scene, Slot, capital};
use noria::phase::Phase;
use noria::view::View;

pub(in crate::noria) const NIGHT_SHIFT: &str = "slot-night-shift";
pub(in crate::noria) const MODIFICATION: &str = "slot-modification";
pub(in crate::noria) const BLACK_MARKET: &str = "slot-black-market";
pub(in crate::noria) const INTRIGUE: &str = "slot-intrigue";
pub(in crate::noria) const DONE: &str = "slot-done";
pub(in crate::noria) const END: &str = "slot-end";

/// All six, in their order.
pub(in crate::noria) const ALL: [&str; 6] = [NIGHT_SHIFT, MODIFICATION, BLACK_MARKET, INTRIGUE, DONE, END];

/// The slot that ends what is being done: the turn, or a part of it.
pub(in crate::noria) fn done(phase: Phase) -> &'static str {
    if phase == Phase::Politics { END } else { DONE }
}

/// All six, with what the special actions cost now.
pub(in crate::noria) fn slots(view: &View, scene: &Scene) -> Vec<Slot> {
    let slot = |id: &'static str, key: &str, note: String, icon: &'static str| Slot {
        id,
        label: capital(&scene.words.say(key)),
        note,
        icon,
    };
    let costs = |price: u16| if view.round > 0 { format!("−{price}") } else { String::new() };
    vec![
        slot(NIGHT_SHIFT, "noria-night-shift", costs(view.prices.night_shift), MOON),
        slot(MODIFICATION, "noria-modification", costs(view.prices.modification), SWAP),
        slot(BLACK_MARKET, "noria-black-market", String::new(), AWNING),
        slot(INTRIGUE, "noria-intrigue", costs(view.prices.intrigue), HEAD),
        slot(DONE, "noria-done", String::new(), NEXT),
        slot(END, "noria-end-turn", String::new(), LAST),
    ]
}

const MOON: &str = r#"<path d="M14.5 2.2A10 10 0 1 0 21.8 15 8.2 8.2 0 0 1 14.5 2.2z"/>"#;
const SWAP: &str = r#"<path d="M7.5 3.5v3H19v3H7.5v3L2 8zM16.5 11.5v3H5v3h11.5v3L22 16z"/>"#;
const AWNING: &str = concat!(
    r#"<path d="M4 3h16l2 6.2a3 3 0 0 1-5 2 3.3 3.3 0 0 1-5 0 3.3 3.3 0 0 1-5 0 3 3 0 0 1-5-2zM4 13.5c1.2.2 "#,
    r#"2.3-.1 3.1-.7 1.5 1 3.3 1 4.9 0 1.6 1 3.4 1 4.9 0 .8.6 1.9.9 3.1.7V21h-6v-4.5h-4V21H4z"/>"#
);
const HEAD: &str = concat!(
    r#"<path d="M12 2.2a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM3.4 22c.2-5.6 3.4-9 8.6-9s8.4 3.4 8.6 "#,
    r#"9z"/>"#
);
const NEXT: &str = r#"<path d="M5 4l10 8-10 8zM16.5 4H19v16h-2.5z"/>"#;
const LAST: &str = r#"<path d="M4 3h2.6v18H4zM8 4.5l12.5 7.5L8 19.5z"/>"#;
