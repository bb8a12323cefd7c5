//! V-4.8: there is no credit. Harbour fees fall due at the end of phase 2, and nothing is offered after which they
//! could not be paid: by the ducats at hand, the privilege income, and what sales and the income of unused cards can
//! still bring.

use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::route::Places;
use crate::state::Novgorod;
use std::ops::ControlFlow;

/// What is left to work with: unused cards of the route, and the stored good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Work {
    pub fresh: Places,
    pub stored: Option<Good>,
}

impl Work {
    /// Whether nothing is left.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.fresh.0 == 0 && self.stored.is_none()
    }

    /// The same without the card at a place.
    #[inline]
    pub fn without(self, place: usize) -> Work {
        Work { fresh: self.fresh.without(place), ..self }
    }
}

impl Novgorod {
    /// What is left now. A good that is stored this turn has driven the old one out, and can be used in the next turn
    /// (V-4.6).
    #[inline]
    pub(crate) fn work(&self) -> Work {
        let gone = self.this_turn.stored_used || self.this_turn.stored.is_some();
        let stored = if gone { None } else { self.me().hold };
        Work { fresh: self.route.fresh, stored: stored.map(|city| self.tables().city[city].good) }
    }

    /// The income of unused cards.
    #[inline]
    pub(crate) fn incomes(&self, fresh: Places) -> u16 {
        fresh.iter().map(|place| self.route.income(place)).sum()
    }

    /// The privilege income, if it may still be used (V-4.7).
    #[inline]
    pub(crate) fn extra_income(&self) -> u16 {
        // A row that is being paid for takes its privilege away before anything else is paid.
        let rising = matches!(self.phase, Phase::Supplying(Need { purpose: Purpose::Career, .. }));
        self.extra_income_with(self.me().rows + u8::from(rising))
    }

    /// The same with so many rows covered.
    #[inline]
    pub(crate) fn extra_income_with(&self, rows: u8) -> u16 {
        let there = self.this_turn.privilege.is_none() && self.me().shows(Privilege::Income, rows, self.tables());
        if there { self.tables().extra_income } else { 0 }
    }

    /// What the cards of the route must still bring, so that the fees can be paid after `price` was spent.
    #[inline]
    pub(crate) fn missing(&self, price: u16) -> u16 {
        self.missing_with(price, self.extra_income())
    }

    /// The same with so much to come by the privilege income.
    #[inline]
    pub(crate) fn missing_with(&self, price: u16, extra: u16) -> u16 {
        (self.this_turn.fees + price).saturating_sub(self.me().ducats + extra)
    }

    /// Whether the fees can be paid with the cards that lie.
    #[inline]
    pub(crate) fn can_pay_fees(&self) -> bool {
        self.brings(self.work(), self.missing(0))
    }

    /// Whether sales, and the income of what they leave, can bring so many ducats. Sales are looked at only where
    /// income is not enough.
    #[inline]
    pub(crate) fn brings(&self, work: Work, ducats: u16) -> bool {
        ducats == 0 || ducats <= self.incomes(work.fresh) || self.brings_by_sales(work, ducats)
    }

    #[inline(never)]
    fn brings_by_sales(&self, work: Work, ducats: u16) -> bool {
        let (base, own) = self.route.base_and_other(work.fresh);
        let free = base + usize::from(work.stored.is_some());
        ducats <= self.incomes(work.fresh) + self.at_most_from_sales(free, own) && self.sells(work, u8::MAX, ducats)
    }

    /// A quick bound on what sales can add to income, with so many goods that cost none, and so many of own posts: the
    /// best lines there are, and the merchant's ducats.
    #[inline]
    pub(crate) fn at_most_from_sales(&self, free: usize, own: usize) -> u16 {
        self.tables().most_gain[free][own] + self.merchant_more()
    }

    /// Whether sales left of the place `below`, and the income of what they leave, can bring so many ducats. Sales use
    /// different cards, so they can be made in any order: from right to left is enough.
    fn sells(&self, work: Work, below: u8, ducats: u16) -> bool {
        let found = self.makes(work, below, |make, left| {
            let (_, brought) = self.proceeds(make);
            let missing = ducats.saturating_sub(brought);
            let place = self.place_of_manufactory(make.city);
            match missing <= self.incomes(left.fresh) || self.sells(left, place, missing) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        found.is_break()
    }
}
