//! The places of the action bar: the same six at every position, so that a hand learns them.

use crate::{Scene, Slot};
use wiraqocha::Amounts;
use wiraqocha::action::Action;
use wiraqocha::hint::Hint;
use wiraqocha::view::View;

/// Resources change dice.
pub(in crate::wiraqocha) const DICE: &str = "slot-dice";
/// Dice are rolled again, or turned.
pub(in crate::wiraqocha) const AGAIN: &str = "slot-reroll";
/// One more die, a pawn from the cemetery or from prison, a card.
pub(in crate::wiraqocha) const BUY: &str = "slot-buy";
/// It stays as it lies.
pub(in crate::wiraqocha) const DONE: &str = "slot-done";
/// Rolls the dice.
pub(in crate::wiraqocha) const ROLL: &str = "slot-roll";
/// Ends the turn.
pub(in crate::wiraqocha) const END: &str = "slot-end";

/// Their ids, from left to right.
pub(in crate::wiraqocha) const SLOTS: [&str; 6] = [DICE, AGAIN, BUY, DONE, ROLL, END];

/// Two dice, one of them with a plus.
const CHANGE: &str = "<path d='M4 3h10a2 2 0 0 1 2 2v3h-2V5H4v10h4v2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z'/>\
    <path d='M12 10h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Zm3 \
    2.500v2.500h-2.500v2H15v2.500h2V17h2.500v-2H17v-2.500Z'/>";
/// Two arrows that go round.
const ROUND: &str = "<path d='M12 4a8 8 0 0 1 6.300 3.100L20.500 5v6.500H14l2.600-2.600A5.500 5.500 0 0 0 6.700 \
    10.500H4.100A8 8 0 0 1 12 4Zm-8.500 8.500H10l-2.600 2.600a5.500 5.500 0 0 0 9.900-1.600h2.600A8 8 0 0 1 \
    5.700 16.900L3.500 19Z'/>";
/// A resource.
const CUBE: &str = "<path d='M12 2l8.500 4.500v10L12 21.500 3.500 16.500v-10Zm0 2.300L6.800 7 12 9.800 17.200 7ZM5.500 \
    8.800v6.600l5.500 3.200v-6.900Zm13 0-5.500 2.900v6.900l5.500-3.200Z'/>";
/// A check mark.
const CHECK: &str = "<path d='M9.500 18.500 3 12l2.200-2.200 4.300 4.300 9.300-9.300L21 7Z'/>";
/// A five.
const DIE: &str = "<path fill-rule='evenodd' \
    d='M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Zm2 \
    3a2 2 0 1 0 .01 0Zm8 0a2 2 0 1 0 .01 0Zm-4 4a2 2 0 1 0 .01 0Zm-4 4a2 2 0 1 0 .01 0Zm8 0a2 2 0 1 0 .01 \
    0Z'/>";
/// A flag.
const FLAG: &str = "<path d='M4 3h2.500v18H4Zm4 1h11l-3 4.500L19 13H8Z'/>";

/// All of them, from left to right.
pub(in crate::wiraqocha) fn slots(view: &View, scene: &Scene) -> Vec<Slot> {
    let slot = |id, key: &str, note: String, icon| Slot { id, label: scene.words.say(key).into_owned(), note, icon };
    let some = |count: u8| if count > 0 { count.to_string() } else { String::new() };
    let harvest = view.active.map_or(0, |seat| view.players[seat.index()].harvest);
    vec![
        slot(DICE, "wiraqocha-slot-dice", String::new(), CHANGE),
        slot(AGAIN, "wiraqocha-slot-reroll", some(view.this_turn.rerolls), ROUND),
        slot(BUY, "wiraqocha-slot-buy", String::new(), CUBE),
        slot(DONE, "wiraqocha-slot-done", String::new(), CHECK),
        slot(ROLL, "wiraqocha-slot-roll", some(view.this_turn.to_roll), DIE),
        slot(END, "wiraqocha-slot-end", if harvest > 0 { format!("+{harvest}") } else { String::new() }, FLAG),
    ]
}

/// The slot of a choice, if it has one.
pub(super) fn of(action: Action, hint: &Hint) -> Option<&'static str> {
    let paid = hint.cost != Amounts::NONE;
    match action {
        Action::Die(_) | Action::Set(_) | Action::Enough if paid => Some(DICE),
        Action::Enough | Action::Set(_) => Some(DONE),
        Action::Reroll(_) | Action::Exoskeleton(_) => Some(AGAIN),
        Action::Sacrifice | Action::Factory | Action::BuyBack(_) | Action::Ransom { .. } | Action::Build(_) => {
            Some(BUY)
        }
        Action::Roll => Some(ROLL),
        Action::End => Some(END),
        _ => None,
    }
}
