//! What may be done now, phase by phase. Lists come out sorted because they are written in the order of [`Action`].

use crate::action::Action;
use crate::phase::{Payment, Phase, Use};
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::HoleSet;
use game::Seat;

/// Every legal choice of `seat`; only the one at turn has any.
#[inline]
pub(crate) fn choices(game: &Noria, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    match game.phase {
        Phase::Influence => game.influence_choices(out),
        Phase::Modifying(from) => push_holes(game.me().wheel.unlike(from), Action::With, out),
        Phase::Action => game.action_choices(out),
        Phase::City(using) => game.city_choices(using, out),
        Phase::Journey(using) => game.journey_choices(using, out),
        Phase::Landing(_) => game.landing_choices(out),
        Phase::Tool(using) => game.tool_choices(using, out),
        Phase::Producing { after, .. } => game.also_choices(after, out),
        Phase::Bonus(_) => push_holes(game.repeatable(), Action::Repeat, out),
        Phase::Naming(_) => push_holes(game.nameable(), Action::Name, out),
        Phase::Paying(payment) => game.paying_choices(&payment, out),
        Phase::Politics => game.politics_choices(out),
        Phase::Removing => game.push_waiting(Action::Remove, out),
        Phase::Placing(_) => push_holes(HoleSet::ALL, Action::Place, out),
        Phase::TakeResource => out.extend(Resource::ALL.map(Action::Take)),
        Phase::FreeInvestment => out.extend(Path::ALL.map(Action::FreeInvest)),
        Phase::BuildWheel(_) => push_holes(game.fitting(), Action::Fit, out),
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => {}
        Phase::Revealing(_) | Phase::Over => {}
    }
}

/// Every outcome chance may pick; all are equally likely.
pub(crate) fn outcomes(game: &Noria, out: &mut Vec<(Action, u32)>) {
    match game.phase {
        Phase::DrawStart => out.extend(Seat::first(game.rules.seats).map(|seat| (Action::Start(seat), 1))),
        Phase::DrawStall(_) => out.extend(game.without_stall().map(|kind| (Action::Stall(kind), 1))),
        Phase::DrawOrder(_) => out.extend(game.orders_left().map(|order| (Action::Order(order), 1))),
        Phase::DrawIsland | Phase::Revealing(_) => {
            let unseen = Island::ALL.into_iter().filter(|&island| !game.open.has(island));
            out.extend(unseen.map(|island| (Action::Island(island), 1)));
        }
        _ => {}
    }
}

impl Noria {
    /// N-5: Night Shift never turns the small ring.
    #[inline]
    fn influence_choices(&self, out: &mut Vec<Action>) {
        let knowledge = self.me().knowledge;
        if knowledge >= self.night_shift_price() {
            out.extend([Action::NightShift(Ring::Medium), Action::NightShift(Ring::Large)]);
        }
        if knowledge >= self.modification_price() {
            push_holes(self.modifiable(), Action::Modify, out);
        }
        out.push(Action::Done);
    }

    /// N-3, N-6.10, N-6.11. N-3.9: nobody stops while a promised disc can be used.
    #[inline]
    fn action_choices(&self, out: &mut Vec<Action>) {
        let mut usable = HoleSet::NONE;
        for hole in self.in_reach().iter() {
            if self.usable(hole) {
                usable = usable.or(HoleSet::only(hole));
            }
        }
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
            if self.me().full[good] > 0 {
                out.push(Action::Sell(good));
            }
        }
        if self.me().knowledge >= u16::from(self.tables().knowledge_per_resource) {
            out.extend(Resource::ALL.map(Action::Buy));
        }
        if !bound {
            out.push(Action::Done);
        }
    }

    /// N-6.2, N-6.3
    #[inline]
    fn city_choices(&self, using: Use, out: &mut Vec<Action>) {
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
    fn journey_choices(&self, using: Use, out: &mut Vec<Action>) {
        out.extend(self.destinations().iter().map(Action::Journey));
        if self.can_reveal() {
            out.push(Action::Reveal);
        }
        push_decline(using, out);
    }

    /// N-6.7: if a ship or a factory is possible, it may not be declined.
    #[inline]
    fn landing_choices(&self, out: &mut Vec<Action>) {
        let island = self.my_island();
        for resource in Resource::ALL {
            if self.ships[island][resource] > 0 {
                out.push(Action::Ship(resource));
            }
        }
        if self.can_build(island) {
            let built = self.built();
            out.extend(Space::ALL.into_iter().filter(|&space| !built.has(island, space)).map(Action::Factory));
        }
    }

    /// N-6.8, N-6.9
    #[inline]
    fn tool_choices(&self, using: Use, out: &mut Vec<Action>) {
        push_holes(self.upgradable(using.hole), Action::Upgrade, out);
        for good in Good::ALL {
            let most = self.me().can_produce(good, self.tables());
            out.extend((1..=most).map(|count| Action::Produce { good, count }));
        }
        push_decline(using, out);
    }

    /// N-6.9: one each of several goods.
    fn also_choices(&self, after: Good, out: &mut Vec<Action>) {
        for good in Good::ALL {
            if good > after && self.me().can_produce(good, self.tables()) > 0 {
                out.push(Action::Also(good));
            }
        }
        out.push(Action::Done);
    }

    /// The amounts after which the rest can still be paid.
    #[inline]
    fn paying_choices(&self, payment: &Payment, out: &mut Vec<Action>) {
        let mut amounts = payment.bill.amounts(self.me(), &payment.paid, payment.next);
        while amounts != 0 {
            out.push(Action::Pay { coin: payment.next, amount: amounts.trailing_zeros() as u8 });
            amounts &= amounts - 1;
        }
    }

    /// N-7
    #[inline]
    fn politics_choices(&self, out: &mut Vec<Action>) {
        if self.me().knowledge >= self.intrigue_price() {
            self.push_waiting(Action::Seat, out);
        }
        out.push(Action::Done);
    }

    /// N-7.2: a chamber without waiting politicians cannot be chosen.
    #[inline]
    fn push_waiting(&self, action: impl Fn(Chamber) -> Action, out: &mut Vec<Action>) {
        for chamber in Chamber::ALL {
            if self.waiting[chamber] > 0 {
                out.push(action(chamber));
            }
        }
    }
}

#[inline]
fn push_holes(holes: HoleSet, action: impl Fn(crate::wheel::Hole) -> Action, out: &mut Vec<Action>) {
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
