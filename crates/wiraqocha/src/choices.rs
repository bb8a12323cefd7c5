//! What may be done now, phase by phase. Lists come out sorted because they are written in the order of [`Action`].

use crate::action::Action;
use crate::meeting::{self, Named};
use crate::phase::Use;
use crate::pieces::*;
use crate::state::{Once, Wiraqocha};
use crate::tables::Need;
use game::Seat;

impl Wiraqocha {
    /// W-3: phase I.
    #[inline]
    pub(crate) fn preparing_choices(&self, out: &mut Vec<Action>) {
        let me = self.me();
        if self.no_early_step().is_none() {
            if self.done(Once::Collect).is_none() {
                out.push(Action::Collect);
            }
            if self.counted().is_none() {
                out.push(Action::Count);
            }
        }
        if self.counted().is_none() {
            out.extend(me.holds.and(self.board.guarded).iter().map(Action::TakeBack));
        }
        if self.can_use(Card::RecoveryWorkshop, Once::Repair) {
            out.extend(Pawn::ALL.into_iter().filter(|&pawn| self.no_grave(pawn).is_none()).map(Action::Repair));
        }
        for tile in self.replaceable().iter() {
            let fits = |&pawn: &Pawn| self.no_replacement(pawn).is_none();
            out.extend(Pawn::ALL.into_iter().filter(fits).map(|pawn| Action::Exchange { tile, pawn }));
        }
        for tile in self.replaceable().iter() {
            out.extend(self.replacements().iter().map(|from| Action::ExchangeFrom { tile, from }));
        }
        out.extend(self.ways_out().iter().map(Action::Emerge));
        out.push(Action::Roll);
        self.free_choices(out);
    }

    /// W-7.2, W-7.7, W-7.8: what needs neither dice nor the base camp, in phases I and II.
    #[inline]
    fn free_choices(&self, out: &mut Vec<Action>) {
        if self.me().cards.is_empty() {
            return;
        }
        out.extend(self.fortress_goals().iter().map(Action::Fortress));
        out.extend(self.probe_goals().iter().map(Action::Probe));
        out.extend(self.ray_targets().iter().map(Action::DeathRay));
    }

    /// W-4, W-5: phase II.
    #[inline]
    pub(crate) fn acting_choices(&self, out: &mut Vec<Action>) {
        let me = self.me();
        if me.camp_in_reserve() {
            return self.camp_choices(out);
        }
        let conquerable = self.conquerable();
        out.extend(conquerable.iter().map(Action::Conquer));
        out.extend(self.worth_plundering(conquerable, false).iter().map(Action::Plunder));
        out.extend(self.tunnels().iter().map(Action::Tunnel));
        if !self.dice.is_empty() {
            out.extend(me.holds.iter().map(Action::Defend));
        }
        self.dice_choices(out);
        out.extend(self.buildable().iter().map(Action::Build));
        if self.may_sacrifice() {
            out.push(Action::Sacrifice);
        }
        if self.may_buy_die() {
            out.push(Action::Factory);
        }
        if self.may_buy_back() {
            out.extend(Pawn::ALL.into_iter().filter(|&pawn| self.no_grave(pawn).is_none()).map(Action::BuyBack));
        }
        if self.rules.prisoners {
            for captor in Seat::first(self.rules.seats).filter(|&seat| self.is_captor(seat)) {
                let paid = Price::ALL.into_iter().filter(|&price| self.can_pay(self.ransom_in(price)));
                out.extend(paid.map(|price| Action::Ransom { captor, price }));
            }
        }
        self.free_choices(out);
        out.push(Action::End);
    }

    /// W-5.8, W-7.6: dice that are rolled again or turned.
    #[inline]
    fn dice_choices(&self, out: &mut Vec<Action>) {
        if self.this_turn.rerolls > 0 {
            out.extend(self.dice.faces().map(Action::Reroll));
        }
        out.extend(self.turnable().map(Action::Exoskeleton));
    }

    /// W-4.1, W-4.3: with the base camp in reserve only what puts it on the board, and what the book does not count
    /// among the moves that need a camp. If it can be placed for certain it must be, and nothing may spoil that.
    #[inline]
    fn camp_choices(&self, out: &mut Vec<Action>) {
        let conquerable = self.conquerable();
        out.extend(conquerable.iter().map(Action::Conquer));
        let placements = out.len();
        self.dice_choices(out);
        if self.may_buy_die() {
            out.push(Action::Factory);
        }
        self.free_choices(out);
        if conquerable.is_empty() && !self.camp_is_certain() {
            out.push(Action::End);
        } else {
            self.drop_spoilers(placements, out);
        }
    }

    /// W-5.1, W-5.9: the next die for the condition, or enough.
    #[inline]
    pub(crate) fn meeting_choices(&self, purpose: Use, named: Named, out: &mut Vec<Action>) {
        let (need, defence, steps) = (self.need(purpose.tile()), self.to_beat(purpose), self.steps());
        for face in self.dice.faces_from(named.least) {
            let cost = meeting::steps_of(need, named, face);
            let left = self.dice.without(face);
            if cost <= steps && meeting::can_finish(need, named.with(face), defence, left, steps - cost) {
                out.push(Action::Die(face));
            }
        }
        if let Need::Sum(number) = need {
            let cost = meeting::steps_to_sum(number, named).filter(|&cost| cost <= steps);
            if cost.is_some_and(|cost| meeting::can_beat(defence, Face::One, self.dice, steps - cost, &|_, _| true)) {
                out.push(Action::Enough);
            }
        }
    }

    /// W-5.4: the next die against the defence.
    #[inline]
    pub(crate) fn beating_choices(&self, purpose: Use, dice: u8, least: Face, out: &mut Vec<Action>) {
        let steps = self.steps();
        let left = meeting::Defence { dice: dice - 1, ..self.to_beat(purpose) };
        let fits = |&face: &Face| {
            let cost = left.steps(face);
            cost <= steps && meeting::can_beat(left, face, self.dice.without(face), steps - cost, &|_, _| true)
        };
        out.extend(self.dice.faces_from(least).filter(fits).map(Action::Die));
    }
}
