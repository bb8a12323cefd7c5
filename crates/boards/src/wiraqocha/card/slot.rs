//! The places of the action bar.

use super::Cards;
use crate::Card;
use crate::wiraqocha::choice::{self, slots};
use crate::wiraqocha::rule;

impl Cards<'_> {
    /// A place of the action bar; `None` if there is no such place.
    pub(super) fn slot(&self, id: &str) -> Option<Card> {
        let slot = slots(self.view, self.scene).into_iter().find(|slot| slot.id == id)?;
        let values = &self.view.values;
        let (rule, now) = match id {
            choice::DICE => (rule::RESOURCES, None),
            choice::AGAIN => (rule::REROLL, Some(self.left())),
            choice::BUY => ("W-5.10", None),
            choice::DONE => (rule::CONQUEST, None),
            choice::ROLL => (rule::DICE, Some(self.to_roll()).filter(|_| self.view.this_turn.to_roll > 0)),
            _ => ("W-6", self.view.at_turn.map(|seat| self.harvest_of(seat))),
        };
        let purpose = self.with(
            "wiraqocha-c-slot",
            &[
                ("slot", id.trim_start_matches("slot-").into()),
                ("step", self.names.resources(values.die_step).into()),
                ("kept", values.stored_resources.into()),
            ],
        );
        Some(Card { name: slot.label, purpose, now: now.into_iter().collect(), rule })
    }
}
