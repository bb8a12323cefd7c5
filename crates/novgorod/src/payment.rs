//! V-4.8: there is no credit. Fees, and what uses cost, fall due at the end of phase 2, and nothing is offered after which they could
//! not be paid: what is owed never exceeds the ducats at hand, the income of own cards still unused, and the privilege income.

use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::route::Places;
use crate::state::Novgorod;

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

    /// V-4.7, V-9.1: what the card at a place would bring; nothing for a base post or a placeholder.
    #[inline]
    pub(crate) fn income_at(&self, place: usize) -> u16 {
        let Some(city) = self.route.card(place).own() else { return 0 };
        let merchant = self.rules.merchant == Some(Side::Front) && self.merchant == city;
        self.tables().city[city].income + if merchant { self.tables().merchant_ducats } else { 0 }
    }

    /// The income of unused cards.
    #[inline]
    pub(crate) fn incomes(&self, fresh: Places) -> u16 {
        fresh.iter().map(|place| self.income_at(place)).sum()
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

    /// Whether all that is owed, and `more`, can be paid in the end with these cards unused.
    #[inline]
    pub(crate) fn solvent(&self, fresh: Places, more: u16) -> bool {
        self.this_turn.owed + more <= self.me().ducats + self.incomes(fresh) + self.last_income()
    }

    /// The same without the privilege, for choices that use it up otherwise.
    #[inline]
    pub(crate) fn solvent_without_privilege(&self, more: u16) -> bool {
        self.this_turn.owed + more <= self.me().ducats + self.incomes(self.route.fresh)
    }
}
