//! What may be done now, phase by phase. Lists come out sorted because they are written in the order of [`Action`].

use crate::action::Action;
use crate::phase::{Payment, Use};
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::HoleSet;
use crate::why::Part;

impl Noria {
    /// N-5: Night Shift never turns the small ring.
    #[inline]
    pub(crate) fn influence_choices(&self, out: &mut Vec<Action>) {
        if self.lacks_knowledge(Part::Influence, self.night_shift_price()).is_none() {
            out.extend([Action::NightShift(Ring::Medium), Action::NightShift(Ring::Large)]);
        }
        if self.lacks_knowledge(Part::Influence, self.modification_price()).is_none() {
            push_holes(self.modifiable(), Action::Modify, out);
        }
        out.push(Action::Done);
    }

    /// N-3, N-6.10, N-6.11. N-3.9: nobody stops while a promised disc can be used.
    #[inline]
    pub(crate) fn action_choices(&self, out: &mut Vec<Action>) {
        let usable = self.usable_discs();
        push_holes(usable, Action::Activate, out);
        if !self.this_turn.doubled {
            push_holes(usable.and(self.me().wheel.upgraded()), Action::Twice, out);
        }
        match self.rules.edition {
            Edition::Second => {
                out.extend(Ring::ALL.into_iter().filter(|&ring| self.ring_skippable(ring)).map(Action::Inspect));
            }
            Edition::First => push_holes(self.skippable(), Action::Skip, out),
        }
        let bound = !usable.and(self.promised()).is_empty();
        for good in Good::ALL {
            if self.none_to_sell(good).is_none() {
                out.push(Action::Sell(good));
            }
        }
        if self.lacks_knowledge(Part::Action, self.tables().knowledge_per_resource.into()).is_none() {
            out.extend(Resource::ALL.map(Action::Buy));
        }
        if !bound {
            out.push(Action::Done);
        }
    }

    /// N-6.2, N-6.3
    #[inline]
    pub(crate) fn city_choices(&self, using: Use, out: &mut Vec<Action>) {
        let resources = self.me().resources();
        for kind in Kind::ALL {
            if self.for_sale(kind, resources) {
                out.push(Action::Market(kind));
            }
        }
        for path in Path::ALL {
            if self.can_invest(path) {
                out.push(Action::Invest(path));
            }
        }
        push_decline(using, out);
    }

    /// N-6.5
    #[inline]
    pub(crate) fn journey_choices(&self, using: Use, out: &mut Vec<Action>) {
        out.extend(self.destinations().iter().map(Action::Journey));
        if self.can_reveal() {
            out.push(Action::Reveal);
        }
        push_decline(using, out);
    }

    /// N-6.7: if a ship or a factory is possible, it may not be declined.
    #[inline]
    pub(crate) fn landing_choices(&self, out: &mut Vec<Action>) {
        let island = self.my_island();
        for resource in Resource::ALL {
            if self.no_ship(island, resource).is_none() {
                out.push(Action::Ship(resource));
            }
        }
        let built = self.built();
        for space in Space::ALL {
            if self.no_factory(island, space, built).is_none() {
                out.push(Action::Factory(space));
            }
        }
    }

    /// N-6.8, N-6.9
    #[inline]
    pub(crate) fn tool_choices(&self, using: Use, out: &mut Vec<Action>) {
        push_holes(self.upgradable(using.hole), Action::Upgrade, out);
        for good in Good::ALL {
            let most = self.me().can_produce(good, self.tables());
            out.extend((1..=most).map(|count| Action::Produce { good, count }));
        }
        push_decline(using, out);
    }

    /// N-6.9: one each of several goods.
    pub(crate) fn also_choices(&self, after: Good, out: &mut Vec<Action>) {
        for good in Good::ALL {
            if good > after && self.me().can_produce(good, self.tables()) > 0 {
                out.push(Action::Also(good));
            }
        }
        out.push(Action::Done);
    }

    /// The amounts after which the rest can still be paid.
    #[inline]
    pub(crate) fn paying_choices(&self, payment: &Payment, out: &mut Vec<Action>) {
        let mut amounts = payment.bill.amounts(self.me(), &payment.paid, payment.next);
        while amounts != 0 {
            out.push(Action::Pay { coin: payment.next, amount: amounts.trailing_zeros() as u8 });
            amounts &= amounts - 1;
        }
    }

    /// N-7
    #[inline]
    pub(crate) fn politics_choices(&self, out: &mut Vec<Action>) {
        if self.lacks_knowledge(Part::Politics, self.intrigue_price()).is_none() {
            self.push_waiting(Action::Seat, out);
        }
        out.push(Action::Done);
    }

    /// N-7.2: a chamber without waiting politicians cannot be chosen.
    #[inline]
    pub(crate) fn push_waiting(&self, action: impl Fn(Chamber) -> Action, out: &mut Vec<Action>) {
        for chamber in Chamber::ALL {
            if self.nobody_waits(chamber).is_none() {
                out.push(action(chamber));
            }
        }
    }
}

#[inline]
pub(crate) fn push_holes(holes: HoleSet, action: impl Fn(crate::wheel::Hole) -> Action, out: &mut Vec<Action>) {
    for hole in holes.iter() {
        out.push(action(hole));
    }
}

/// N-3.6: an extra action may be declined.
#[inline]
fn push_decline(using: Use, out: &mut Vec<Action>) {
    if using.may_stop() {
        out.push(Action::Done);
    }
}
