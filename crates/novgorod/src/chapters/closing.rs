//! V-4.6 to V-4.8: the cards still unused, one by one, and the end of phase 2.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Novgorod;
use game::Sink;

impl Novgorod {
    /// The third step of phase 2 goes through the unused own cards from left to right.
    pub(crate) fn begin_closing(&mut self, sink: &mut impl Sink<Event>) {
        self.close_from(0, sink);
    }

    fn close_from(&mut self, place: usize, sink: &mut impl Sink<Event>) {
        let unused = |&place: &usize| self.route.fresh.has(place) && self.route.card(place).own().is_some();
        if let Some(next) = (place..self.route.len()).find(unused) {
            self.phase = Phase::Closing(next as u8);
        } else if self.may_use(Privilege::Income) {
            self.phase = Phase::LastIncome;
        } else {
            self.settle(sink);
        }
    }

    /// V-4.6, V-4.8: one good may be stored, if its income is not needed.
    #[inline]
    pub(crate) fn may_store(&self, place: u8) -> bool {
        self.this_turn.stored.is_none() && self.may_leave(place)
    }

    /// V-4.7, V-4.8: income is optional, unless it is needed.
    #[inline]
    pub(crate) fn may_leave(&self, place: u8) -> bool {
        // Cards before this place have had their turn.
        let later = self.route.fresh.from(usize::from(place) + 1);
        self.solvent(later, 0)
    }

    /// V-4.7
    pub(crate) fn take_income(&mut self, place: u8, sink: &mut impl Sink<Event>) {
        let at = usize::from(place);
        let city = self.route.card(at).own().expect("an own card");
        let ducats = self.route.income(at);
        self.route.fresh = self.route.fresh.without(at);
        self.me_mut().earn(ducats);
        sink.emit(Event::TookIncome { seat: self.active, city, ducats });
        self.close_from(at + 1, sink);
    }

    /// V-4.6
    pub(crate) fn store(&mut self, place: u8, sink: &mut impl Sink<Event>) {
        let at = usize::from(place);
        let city = self.route.card(at).own().expect("an own card");
        self.route.fresh = self.route.fresh.without(at);
        self.this_turn.stored = Some(city);
        sink.emit(Event::Stored { seat: self.active, city });
        self.close_from(at + 1, sink);
    }

    pub(crate) fn leave(&mut self, place: u8, sink: &mut impl Sink<Event>) {
        self.close_from(usize::from(place) + 1, sink);
    }

    /// V-4.7: the privilege income, in the second step or at the end.
    pub(crate) fn use_income(&mut self, sink: &mut impl Sink<Event>) {
        self.use_privilege(Privilege::Income, sink);
        let more = self.tables().extra_income;
        self.me_mut().earn(more);
        if matches!(self.phase, Phase::LastIncome) {
            self.settle(sink);
        }
    }

    /// V-4.8: what is owed is paid; half-done orders are stowed one by one; then the cards go back.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        let owed = std::mem::take(&mut self.this_turn.owed);
        if owed > 0 {
            self.me_mut().spend(owed);
            sink.emit(Event::Settled { seat: self.active, ducats: owed });
        }
        self.finish_phase_two(sink);
    }

    /// V-3.4, V-4.6, V-4.8, V-9.2, V-10.3
    pub(crate) fn finish_phase_two(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(order) = self.this_turn.upper.iter().next() {
            self.phase = Phase::Stowing(order);
            return;
        }
        if let Some(city) = self.this_turn.stored {
            self.me_mut().hold = Some(city);
        } else if self.this_turn.stored_used {
            self.me_mut().hold = None;
        }
        self.route = crate::route::Route::EMPTY;
        self.move_specials();
        self.move_merchant(sink);
        self.phase = Phase::Buying;
    }
}
