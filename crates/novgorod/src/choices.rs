//! What may be done now, phase by phase. Lists come out sorted because they are written in the order of [`Action`].

use crate::action::Action;
use crate::chapters::supply::HOLD;
use crate::phase::Need;
use crate::pieces::*;
use crate::sets::{CitySet, LuxurySet};
use crate::state::Novgorod;
use std::ops::ControlFlow;

impl Novgorod {
    /// V-2.7
    pub(crate) fn introduction_choices(&self, out: &mut Vec<Action>) {
        out.extend(self.first_posts().iter().map(Action::Post));
        if self.first_orders_missing() > 0 {
            out.extend(self.shown.iter().map(Action::Take));
            if self.drawable() > 0 {
                out.push(Action::Draw);
            }
        }
    }

    /// V-3; a shorter route, or none, is allowed, if its fees can be paid (V-4.8).
    #[inline]
    pub(crate) fn laying_choices(&self, out: &mut Vec<Action>) {
        let payable = self.can_pay_fees();
        out.extend(self.layable(payable).iter().map(Action::Lay));
        out.extend(self.placeholders(payable).iter().map(Action::Placeholder));
        if self.may_hurry() {
            out.push(Action::Use(Privilege::Speed));
        }
        self.pirate_choices(out);
        if payable {
            out.push(Action::Done);
        }
    }

    /// V-9.3, V-9.4
    #[inline]
    fn pirate_choices(&self, out: &mut Vec<Action>) {
        if self.rules.pirate.is_some() {
            out.extend(self.pirate_goals().iter().map(Action::Pirate));
        }
    }

    /// V-4, V-10: every use at every moment. Phase 2 ends when the fees can be paid.
    #[inline]
    pub(crate) fn using_choices(&self, out: &mut Vec<Action>) {
        if self.may_use(Privilege::Income) {
            out.push(Action::Use(Privilege::Income));
        }
        self.pirate_choices(out);
        // Often nothing is left to use, and then there is nothing to make, give or store.
        let idle = self.work().is_empty();
        let luxuries = if idle { LuxurySet::NONE } else { self.sales(|make| out.push(Action::Sell(make))) };
        let stock = self.stock(luxuries);
        if !idle {
            self.fillable(stock, |order, half| out.push(Action::Fill(order, half)));
        }
        if self.can_rise(stock) {
            out.push(Action::Rise);
        }
        self.specials_open(false, |special| out.push(Action::Special(special)));
        self.specials_open(true, |special| out.push(Action::SpecialCheap(special)));
        if !idle {
            out.extend(self.incomes_open().iter().map(Action::Income));
            out.extend(self.goods_to_store().iter().map(Action::Store));
        }
        if self.this_turn.fees <= self.me().ducats {
            out.push(Action::Done);
        }
    }

    /// What is needed next: luxuries from right to left, then goods.
    #[inline]
    pub(crate) fn supplying_choices(&self, need: &Need, out: &mut Vec<Action>) {
        if need.luxuries > 0 {
            let missing = self.missing(0);
            let _ = self.makes(self.work(), need.below, |make, left| {
                if self.serves(need, make) && self.can_supply(&self.after_luxury(need, make), left, missing) {
                    out.push(Action::Make(make));
                }
                ControlFlow::Continue(())
            });
            return;
        }
        let (mut cities, mut stored) = (CitySet::NONE, false);
        for place in self.givable(need) {
            match place {
                HOLD => stored = true,
                _ => cities = self.route.card(usize::from(place)).visits().map_or(cities, |city| cities.with(city)),
            }
        }
        out.extend(cities.iter().map(Action::Give));
        if stored {
            out.push(Action::GiveStored);
        }
    }

    /// V-5
    #[inline]
    pub(crate) fn buying_choices(&self, out: &mut Vec<Action>) {
        if !self.this_turn.bought {
            out.extend(self.posts_for_sale().iter().map(Action::Post));
            if self.speed_price(self.active).is_some_and(|price| price <= self.me().ducats) {
                out.push(Action::Ship);
            }
        }
        for (cheap, take, draw) in
            [(false, Action::Take as fn(Order) -> Action, Action::Draw), (true, Action::TakeCheap, Action::DrawCheap)]
        {
            if self.may_buy_order(cheap) {
                out.extend(self.shown.iter().map(take));
                if self.drawable() > 0 {
                    out.push(draw);
                }
            }
        }
        self.pirate_choices(out);
        out.push(Action::Done);
    }

    /// V-6.1, V-9.4
    pub(crate) fn ending_choices(&self, out: &mut Vec<Action>) {
        if self.may_use(Privilege::Seal) {
            out.push(Action::Use(Privilege::Seal));
        }
        self.pirate_choices(out);
        out.push(Action::Done);
    }

    /// The place of a city's card, for a good that is given.
    pub(crate) fn place_given(&self, city: City) -> u8 {
        self.route.place_of(city).expect("a city of the route") as u8
    }
}
