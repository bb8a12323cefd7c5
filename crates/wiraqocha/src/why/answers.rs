//! Answers to what an action asks: which pawn goes, which dice, what is taken.

use super::Reason;
use crate::action::Action;
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::state::Wiraqocha;
use game::Game;

impl Wiraqocha {
    /// Why an answer is not asked for in phase II: a tile comes first.
    pub(super) fn unasked(&self, action: Action) -> Reason {
        let waits = self.me().camp_in_reserve();
        match action {
            Action::Send(pawn) if self.me().reserve[pawn] == 0 => Reason::NoneInReserve(pawn),
            Action::Send(pawn) if waits && pawn != Pawn::BaseCamp => Reason::CampFirst,
            Action::Move(tile) if !self.me().holds.has(tile) => Reason::NotYours,
            Action::Move(_) if waits => Reason::CampFirst,
            Action::Die(face) => self.no_die(face).unwrap_or(Reason::NotAsked),
            _ => Reason::NotAsked,
        }
    }

    /// Why something is no answer to the question that is asked.
    pub(super) fn no_answer(&self, action: Action) -> Option<Reason> {
        match (self.phase, action) {
            (Phase::Sending(tile), Action::Send(pawn)) => self.stays_in_reserve(tile, pawn),
            (Phase::Sending(tile), Action::Move(from)) => self.stays_on(tile, from),
            (Phase::Meeting { named, .. }, Action::Die(face)) => self.no_next_die(action, face, named.least),
            (Phase::Beating { least, .. }, Action::Die(face)) => self.no_next_die(action, face, least),
            (Phase::Meeting { .. }, Action::Enough) => self.misfit(action),
            (Phase::Defending(_), Action::Die(face)) => self.no_die(face),
            (Phase::Setting { face, .. }, Action::Set(to)) => self.no_setting(face, to),
            (Phase::Looting(purpose), Action::Loot(loot)) => {
                self.no_loot(self.owner_of(purpose.tile()), matches!(purpose, Use::Tunnel(_)), loot)
            }
            (Phase::Capturing { .. }, Action::Capture | Action::Banish) => None,
            (Phase::Shielding, Action::Shield(tile)) => self.not_held(tile),
            _ => Some(Reason::Begun),
        }
    }

    /// W-5.1, W-5.4: why this die is not the next, if the next shows at least `least`.
    fn no_next_die(&self, action: Action, face: Face, least: Face) -> Option<Reason> {
        let too_low = || (face < least).then_some(Reason::LowestFirst);
        self.no_die(face).or_else(too_low).or_else(|| self.misfit(action))
    }

    /// W-5.1, W-5.4: what could not be finished is not offered.
    fn misfit(&self, action: Action) -> Option<Reason> {
        let mut offered = Vec::new();
        self.choices(self.active, &mut offered);
        (!offered.contains(&action)).then(|| Reason::Misfit { more: self.resources_for(action) })
    }
}
