//! Dice that are rolled, rolled again, turned or bought (W-5.8, W-5.12, W-7.1, W-7.6), and what they are paid with.

use crate::amounts::Amounts;
use crate::dice::Dice;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Once, Wiraqocha};
use crate::why::Reason;
use game::Sink;

impl Wiraqocha {
    /// Chance has rolled one of so many dice.
    #[inline]
    pub(crate) fn show(&mut self, left: u8, face: Face, sink: &mut impl Sink<Event>) {
        self.supply.dice -= 1;
        self.dice = self.dice.with(face);
        sink.emit(Event::Rolled { seat: self.active, face });
        self.phase = if left > 1 { Phase::Rolling(left - 1) } else { Phase::Acting };
    }

    /// A die is used: it goes back to the others at once (W-3.2).
    #[inline]
    pub(crate) fn use_die(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        self.dice = self.dice.without(face);
        self.supply.dice += 1;
        sink.emit(Event::Used { seat: self.active, face });
    }

    /// W-5.9: pays for so many steps of dice.
    #[inline]
    pub(crate) fn pay_steps(&mut self, steps: u8, sink: &mut impl Sink<Event>) {
        if steps > 0 {
            let resources = steps * self.tables().die_step;
            self.pay(resources);
            sink.emit(Event::Paid { seat: self.active, resources });
        }
    }

    /// Resources go back to the supply.
    #[inline]
    pub(crate) fn pay(&mut self, resources: u8) {
        self.me_mut().resources -= resources;
        self.supply.resources += resources;
    }

    /// Somnium goes back to the supply.
    #[inline]
    pub(crate) fn pay_somnium(&mut self, somnium: u8) {
        self.me_mut().somnium -= somnium;
        self.supply.somnium += somnium;
    }

    /// W-5.8: why a die of this face is not rolled again.
    pub(crate) fn no_reroll(&self, face: Face) -> Option<Reason> {
        match self.this_turn.rerolls {
            0 => Some(Reason::NoRerolls),
            _ => self.no_die(face),
        }
    }

    /// Why no die of this face is used.
    pub(crate) fn no_die(&self, face: Face) -> Option<Reason> {
        (self.dice.count(face) == 0).then_some(Reason::NoDieShows(face))
    }

    /// W-5.8
    pub(crate) fn reroll(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        self.dice = self.dice.without(face);
        self.supply.dice += 1;
        self.this_turn.rerolls -= 1;
        sink.emit(Event::RolledAgain { seat: self.active, face });
        self.roll_dice(1);
    }

    /// W-7.6: what the exoskeleton would turn, once a turn.
    #[inline]
    pub(crate) fn turnable(&self) -> impl Iterator<Item = Face> {
        let dice = if self.can_use(Card::BattleExoskeleton, Once::Exoskeleton) { self.dice } else { Dice::NONE };
        let to = self.tables().exoskeleton;
        dice.faces().filter(move |&face| face != to)
    }

    /// W-7.6: why the exoskeleton does not turn a die of this face.
    pub(crate) fn no_turn(&self, face: Face) -> Option<Reason> {
        if self.turnable().any(|it| it == face) {
            return None;
        }
        self.no_use(Card::BattleExoskeleton, Once::Exoskeleton)
            .or_else(|| self.no_die(face))
            .or(Some(Reason::ShowsAlready))
    }

    /// W-7.6
    pub(crate) fn exoskeleton(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        let to = self.tables().exoskeleton;
        self.dice = self.dice.without(face).with(to);
        self.this_turn.done = self.this_turn.done.with(Once::Exoskeleton);
        sink.emit(Event::TurnedDie { seat: self.active, from: face, to });
    }

    /// W-5.12
    #[inline]
    pub(crate) fn may_sacrifice(&self) -> bool {
        let paid = self.can_pay(Amounts::somnium(self.tables().sacrifice));
        paid && self.supply.dice > 0 && !self.this_turn.done.has(Once::Sacrifice)
    }

    /// W-5.12: why no somnium is given for a die.
    pub(crate) fn no_sacrifice(&self) -> Option<Reason> {
        match self.may_sacrifice() {
            true => None,
            false if self.supply.dice == 0 => Some(Reason::NoFreeDie),
            false => self.done(Once::Sacrifice).or_else(|| self.short(Amounts::somnium(self.tables().sacrifice))),
        }
    }

    /// W-5.12
    pub(crate) fn sacrifice(&mut self, sink: &mut impl Sink<Event>) {
        let somnium = self.tables().sacrifice;
        self.pay_somnium(somnium);
        self.this_turn.done = self.this_turn.done.with(Once::Sacrifice);
        sink.emit(Event::Sacrificed { seat: self.active, somnium });
        self.roll_dice(1);
    }

    /// W-7.1
    #[inline]
    pub(crate) fn may_buy_die(&self) -> bool {
        let paid = self.can_pay(Amounts::resources(self.tables().factory_die));
        paid && self.supply.dice > 0 && self.can_use(Card::AndroidFactory, Once::Factory)
    }

    /// W-7.1: why the factory makes no die.
    pub(crate) fn no_bought_die(&self) -> Option<Reason> {
        let dear = || self.short(Amounts::resources(self.tables().factory_die));
        match self.may_buy_die() {
            true => None,
            false if self.supply.dice == 0 => Some(Reason::NoFreeDie),
            false => self.no_use(Card::AndroidFactory, Once::Factory).or_else(dear),
        }
    }

    /// W-7.1
    pub(crate) fn buy_die(&mut self, sink: &mut impl Sink<Event>) {
        let resources = self.tables().factory_die;
        self.pay(resources);
        self.this_turn.done = self.this_turn.done.with(Once::Factory);
        sink.emit(Event::BoughtDie { seat: self.active, resources });
        self.roll_dice(1);
    }
}
