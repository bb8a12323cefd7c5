//! Phases I and II: what each action is refused for, in the order in which that helps most.

use super::Reason;
use crate::action::Action;
use crate::meeting::Defence;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Once, Wiraqocha};

/// When an action belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Phase I (W-3).
    Preparing,
    /// Phase II, with the base camp on the board (W-4.1).
    Acting,
    /// Phase II, with the base camp or without (W-4.1, W-4.3).
    ActingBeforeCamp,
    /// Phases I and II, with the base camp or without (W-7.2, W-7.7, W-7.8).
    Any,
    /// The answer to a question.
    Answer,
}

fn when(action: Action) -> When {
    match action {
        Action::Collect | Action::Count | Action::TakeBack(_) | Action::Repair(_) => When::Preparing,
        Action::Exchange { .. } | Action::ExchangeFrom { .. } | Action::Emerge(_) | Action::Roll => When::Preparing,
        Action::Plunder(_) | Action::Tunnel(_) | Action::Defend(_) | Action::Build(_) => When::Acting,
        Action::Sacrifice | Action::BuyBack(_) | Action::Ransom { .. } => When::Acting,
        Action::Conquer(_) | Action::Reroll(_) | Action::Exoskeleton(_) => When::ActingBeforeCamp,
        Action::Factory | Action::End => When::ActingBeforeCamp,
        Action::Fortress(_) | Action::Probe(_) | Action::DeathRay(_) => When::Any,
        Action::Send(_) | Action::Move(_) | Action::Die(_) | Action::Enough | Action::Set(_) => When::Answer,
        Action::Loot(_) | Action::Capture | Action::Banish | Action::Shield(_) => When::Answer,
        Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => When::Answer,
    }
}

impl Wiraqocha {
    /// Why the player at turn cannot do this.
    pub(super) fn refusal(&self, action: Action) -> Option<Reason> {
        match (self.phase, when(action)) {
            (Phase::Preparing, When::Answer) => Some(Reason::RollFirst),
            (Phase::Acting, When::Answer) => Some(self.unasked(action)),
            (Phase::Preparing | Phase::Acting, _) => {
                self.closed(action).or_else(|| self.untimely(action)).or_else(|| self.lacking(action))
            }
            (_, When::Answer) => self.no_answer(action),
            _ => Some(Reason::Begun),
        }
    }

    /// What stays so, however long one waits in this turn.
    fn closed(&self, action: Action) -> Option<Reason> {
        match action {
            Action::TakeBack(tile) => self.no_guard(tile),
            Action::Repair(pawn) => self.no_use(Card::RecoveryWorkshop, Once::Repair).or_else(|| self.no_grave(pawn)),
            Action::Exchange { tile, .. } | Action::ExchangeFrom { tile, .. } => self.no_zeppelin_on(tile),
            Action::Conquer(tile) => self.no_target(tile),
            Action::Plunder(tile) => self.no_treasure(tile, false).or_else(|| self.no_target(tile)),
            Action::Tunnel(tile) => {
                self.no_use(Card::TransportTunneller, Once::Tunnel).or_else(|| self.no_treasure(tile, true))
            }
            Action::Defend(tile) => self.not_held(tile),
            Action::Exoskeleton(_) => self.no_use(Card::BattleExoskeleton, Once::Exoskeleton),
            Action::Build(card) => self.not_face_up(card),
            Action::Factory => self.no_use(Card::AndroidFactory, Once::Factory),
            Action::BuyBack(pawn) => self.no_grave(pawn),
            Action::Ransom { captor, .. } => self.no_prisoner_of(captor),
            Action::Fortress(tile) => self.no_fortress(tile),
            Action::Probe(tile) => self.no_probe(tile),
            Action::DeathRay(tile) => self.no_ray(tile),
            _ => None,
        }
    }

    /// W-3.0, W-4.1: another phase, or the base camp first.
    fn untimely(&self, action: Action) -> Option<Reason> {
        match (self.phase, when(action)) {
            (Phase::Preparing, When::Acting | When::ActingBeforeCamp) => Some(Reason::RollFirst),
            (Phase::Acting, When::Preparing) => Some(Reason::Rolled),
            (Phase::Acting, When::Acting) if self.me().camp_in_reserve() => Some(Reason::CampFirst),
            _ => None,
        }
    }

    /// What is missing or used up, at the right time.
    fn lacking(&self, action: Action) -> Option<Reason> {
        match action {
            Action::Collect => self.done(Once::Collect).or_else(|| self.no_early_step()),
            Action::Count => self.counted().or_else(|| self.no_early_step()),
            Action::TakeBack(_) => self.counted(),
            Action::Exchange { pawn, .. } => self.no_replacement(pawn),
            Action::ExchangeFrom { from, .. } => self.no_replacement_from(from),
            Action::Emerge(tile) => self.no_way_out(tile),
            Action::Conquer(tile) | Action::Plunder(tile) => {
                let unmet = || (!self.conquerable().has(tile)).then(|| self.by_dice(action, tile, self.defence(tile)));
                self.unfit(tile).or_else(unmet)
            }
            Action::Tunnel(tile) => (!self.tunnels().has(tile)).then(|| self.by_dice(action, tile, Defence::NONE)),
            Action::Defend(_) => self.dice.is_empty().then_some(Reason::NoDice),
            Action::Reroll(face) => self.no_reroll(face).or_else(|| self.spoils(action)),
            Action::Exoskeleton(face) => self.no_turn(face).or_else(|| self.spoils(action)),
            Action::Build(card) => self.no_build(card),
            Action::Sacrifice => self.no_sacrifice(),
            Action::Factory => match self.no_bought_die() {
                // W-4.3: while the camp waits, resources also decide whether it is certain.
                Some(Reason::Short { .. }) => Some(self.resources_for(action).map_or(Reason::CampAtRisk, short)),
                reason => reason.or_else(|| self.spoils(action)),
            },
            Action::BuyBack(_) => self.no_buy_back(),
            Action::Ransom { price, .. } => self.no_ransom(price),
            Action::Fortress(_) | Action::Probe(_) | Action::DeathRay(_) => self.spoils(action),
            Action::End => self.camp_must().then_some(Reason::CampMust),
            _ => None,
        }
    }

    /// W-5.1, W-5.4: why the dice do not take a tile, or reach its camp.
    fn by_dice(&self, action: Action, tile: Tile, defence: Defence) -> Reason {
        if self.dice.is_empty() {
            return Reason::NoDice;
        }
        let (more, Defence { level, dice }) = (self.resources_for(action), defence);
        if self.reach().has(tile) { Reason::Defended { level, dice, more } } else { Reason::Condition { more } }
    }

    /// W-4.3: whether the base camp waits, and can be placed.
    fn camp_must(&self) -> bool {
        self.phase == Phase::Acting && self.me().camp_in_reserve() && self.camp_is_certain()
    }

    /// W-4.3
    fn spoils(&self, action: Action) -> Option<Reason> {
        (self.camp_must() && !self.keeps_camp(action)).then_some(Reason::CampAtRisk)
    }
}

fn short(resources: u8) -> Reason {
    Reason::Short { resources, somnium: 0 }
}
