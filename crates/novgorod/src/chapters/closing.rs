//! V-4.6 to V-4.8: income, the hold, and the end of phase 2.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Card;
use crate::sets::CitySet;
use crate::solvency::Work;
use crate::state::Novgorod;
use crate::why::Reason;
use game::Sink;

impl Novgorod {
    /// V-4.6, V-4.7: the cities whose own card is unused.
    #[inline]
    fn unused_posts(&self) -> CitySet {
        self.route.fresh.iter().filter_map(|place| self.route.card(place).own()).collect()
    }

    /// V-4.6, V-4.7: whether a city's card is an own post of the route, and unused.
    pub(crate) fn allows_own_card(&self, city: City) -> Result<(), Reason> {
        let place = self.allows_fresh_card(city)?;
        self.route.card(place).own().map(|_| ()).ok_or(Reason::BasePost)
    }

    /// V-4: where the card of a city lies, if it is in the route and unused.
    pub(crate) fn allows_fresh_card(&self, city: City) -> Result<usize, Reason> {
        let place = self.route.place_of(city).ok_or(Reason::NotVisited(city))?;
        if self.route.fresh.has(place) { Ok(place) } else { Err(Reason::CardUsed(city)) }
    }

    /// V-4.6: the same, once a turn.
    pub(crate) fn allows_store(&self, city: City) -> Result<(), Reason> {
        self.allows_own_card(city)?;
        if self.this_turn.stored.is_some() { Err(Reason::StoredAlready) } else { Ok(()) }
    }

    /// V-4.7, V-4.8: the cities whose income may be taken. Where fees are to be paid, a card may be needed for a sale
    /// that brings more.
    #[inline]
    pub(crate) fn incomes_open(&self) -> CitySet {
        let missing = self.missing(0);
        if missing == 0 {
            return self.unused_posts();
        }
        let may = |city: &City| {
            let place = usize::from(self.place_given(*city));
            self.brings(self.work().without(place), missing.saturating_sub(self.route.income(place)))
        };
        self.unused_posts().iter().filter(may).collect()
    }

    /// V-4.6, V-4.8: the cities whose good may be stored: one a turn, and what it takes away must not be needed for the
    /// fees.
    #[inline]
    pub(crate) fn goods_to_store(&self) -> CitySet {
        if self.this_turn.stored.is_some() {
            return CitySet::NONE;
        }
        let missing = self.missing(0);
        if missing == 0 {
            return self.unused_posts();
        }
        let may = |city: &City| {
            let left = self.work().without(self.place_given(*city).into());
            self.brings(Work { stored: None, ..left }, missing)
        };
        self.unused_posts().iter().filter(may).collect()
    }

    /// V-4.7
    pub(crate) fn take_income(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let place = usize::from(self.place_given(city));
        let ducats = self.route.income(place);
        self.route.fresh = self.route.fresh.without(place);
        self.me_mut().earn(ducats);
        sink.emit(Event::TookIncome { seat: self.active, city, ducats });
    }

    /// V-4.6: a good that lay in the hold is given up.
    pub(crate) fn store(&mut self, city: City, sink: &mut impl Sink<Event>) {
        self.route.fresh = self.route.fresh.without(self.place_given(city).into());
        self.this_turn.stored = Some(city);
        sink.emit(Event::Stored { seat: self.active, city });
    }

    /// V-4.7: the privilege income.
    pub(crate) fn use_income(&mut self, sink: &mut impl Sink<Event>) {
        self.use_privilege(Privilege::Income, sink);
        let more = self.tables().extra_income;
        self.me_mut().earn(more);
    }

    /// V-4.8: the harbour fees; half-done orders are stowed one by one; then the cards go back.
    pub(crate) fn pay_fees(&mut self, sink: &mut impl Sink<Event>) {
        let fees = std::mem::take(&mut self.this_turn.fees);
        if fees > 0 {
            self.me_mut().spend(fees);
            sink.emit(Event::PaidFees { seat: self.active, ducats: fees });
        }
        self.finish_phase_two(sink);
    }

    /// V-3.4, V-4.6, V-4.8, V-9.2, V-10.3
    pub(crate) fn finish_phase_two(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(order) = self.this_turn.upper.iter().next() {
            self.phase = Phase::Stowing(order);
            return;
        }
        // V-3.4: a base post that stood for the stored good goes back, and the good with it.
        let stood_for = self.route.cards().any(|card| matches!(card, Card::Held(_)));
        if let Some(city) = self.this_turn.stored {
            self.me_mut().hold = Some(city);
        } else if self.this_turn.stored_used || stood_for {
            self.me_mut().hold = None;
        }
        self.route = crate::route::Route::EMPTY;
        self.move_specials();
        self.move_merchant(sink);
        self.phase = Phase::Buying;
    }
}
