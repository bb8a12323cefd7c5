//! V-4.8: there is no credit. Fees, and what uses cost, fall due at the end of phase 2, and nothing is offered after which they could
//! not be paid: what is owed never exceeds the ducats at hand, what sales and the income of unused cards can still bring, and the
//! privilege income.

use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::route::Places;
use crate::sets::GoodSet;
use crate::state::Novgorod;
use std::ops::ControlFlow;

/// What is left to work with: unused cards of the route, and the stored good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Work {
    pub fresh: Places,
    pub stored: Option<Good>,
}

impl Novgorod {
    /// What is left now.
    #[inline]
    pub(crate) fn work(&self) -> Work {
        let stored = if self.this_turn.stored_used { None } else { self.me().hold };
        Work { fresh: self.route.fresh, stored: stored.map(|city| self.tables().city[city].good) }
    }

    /// The income of unused cards.
    #[inline]
    pub(crate) fn incomes(&self, fresh: Places) -> u16 {
        fresh.iter().map(|place| self.route.income(place)).sum()
    }

    /// The privilege income, if it may still be used (V-4.7).
    #[inline]
    pub(crate) fn last_income(&self) -> u16 {
        // A row that is being paid for takes its privilege away before anything else is paid.
        let rising = matches!(self.phase, Phase::Supplying(Need { purpose: Purpose::Career, .. }));
        let rows = self.me().rows + u8::from(rising);
        let there = self.this_turn.privilege.is_none() && self.me().shows(Privilege::Income, rows, self.tables());
        if there { self.tables().extra_income } else { 0 }
    }

    /// Whether all that is owed, and `more`, can be paid in the end by the income of these cards, when nothing is sold any more.
    #[inline]
    pub(crate) fn solvent(&self, fresh: Places, more: u16) -> bool {
        self.this_turn.owed + more <= self.me().ducats + self.incomes(fresh) + self.last_income()
    }

    /// Whether all that is owed, and `more`, can be paid in the end, by sales left of the place `below` too. Sales are looked at only
    /// where income is not enough.
    #[inline]
    pub(crate) fn solvent_by_sales(&self, below: usize, more: u16) -> bool {
        let by_sales = || self.owed_is_within(below, self.last_income(), more);
        self.solvent(self.route.fresh, more) || more <= self.slack() + self.at_most_from_sales(None) && by_sales()
    }

    /// The same without the privilege income, for choices that use another privilege.
    #[inline]
    pub(crate) fn solvent_without_privilege(&self) -> bool {
        self.this_turn.owed <= self.me().ducats + self.incomes(self.route.fresh)
            || self.owed_is_within(self.route.len(), 0, 0)
    }

    #[inline(never)]
    fn owed_is_within(&self, below: usize, privilege: u16, more: u16) -> bool {
        let most = self.most_from(self.work(), below as u8);
        self.this_turn.owed + more <= self.me().ducats + most + privilege
    }

    /// What may still be owed without a sale; nothing if even that is too much.
    #[inline]
    pub(crate) fn slack(&self) -> u16 {
        let funds = self.me().ducats + self.incomes(self.route.fresh) + self.last_income();
        funds.saturating_sub(self.this_turn.owed)
    }

    /// A quick bound on what sales could bring with the card of one more city: every manufactory at its best line for the goods there
    /// are, wherever they lie and however often they are used.
    #[inline]
    pub(crate) fn at_most_from_sales(&self, more: Option<City>) -> u16 {
        let cities = more.map_or(self.route.cities(), |city| self.route.cities().with(city));
        let goods = cities.iter().map(|city| self.tables().city[city].good).chain(self.work().stored);
        let goods: GoodSet = goods.collect();
        let best = |city: City| {
            let possible = self.manufactory_of(city).lines.iter().filter(|line| line.goods.minus(goods).is_empty());
            let seals = possible.map(|line| line.seals).max().unwrap_or(0);
            seals + self.merchant_ducats(city)
        };
        cities.iter().map(best).sum()
    }

    /// The most that sales left of the place `below` and the income of what they leave can bring together.
    pub(crate) fn most_from(&self, work: Work, below: u8) -> u16 {
        let mut most = self.incomes(work.fresh);
        let _ = self.makes(work, below, |make, left| {
            let (_, ducats) = self.proceeds(make);
            most = most.max(ducats + self.most_from(left, self.sales_left_after(make, work, left)));
            ControlFlow::Continue(())
        });
        most
    }
}
