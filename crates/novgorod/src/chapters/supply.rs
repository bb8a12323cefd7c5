//! What orders, career rows and special orders use up: first luxuries, made from right to left, then goods.
//!
//! [`Novgorod::can_supply`] decides exactly whether a need can be met and everything owed still be paid; only what passes it is
//! offered, so no use that was begun gets stuck.

use crate::action::Make;
use crate::event::Event;
use crate::payment::Work;
use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::sets::GoodSet;
use crate::state::Novgorod;
use game::Sink;
use std::ops::ControlFlow;

/// Where the stored good stands among the places: behind all cards.
pub(crate) const HOLD: u8 = crate::route::LONGEST as u8;

impl Novgorod {
    /// Whether the need can be met, with `more` ducats owed besides.
    #[inline]
    pub(crate) fn can_supply(&self, need: &Need, work: Work, more: u16) -> bool {
        if need.luxuries == 0 {
            return self.can_give(need, work, more);
        }
        let found = self.makes(work, need.below, |make, left| {
            let can = self.serves(need, make) && self.can_supply(&self.after_luxury(need, make), left, more);
            if can { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Whether a production makes a luxury that is needed.
    #[inline]
    pub(crate) fn serves(&self, need: &Need, make: Make) -> bool {
        need.kinds.has(self.manufactory_of(make.city).luxury)
            && self.line(make).goods.len() >= usize::from(need.least_goods)
    }

    /// The need after one of its luxuries: no second of its kind, and further ones only to its left.
    #[inline]
    pub(crate) fn after_luxury(&self, need: &Need, make: Make) -> Need {
        let place = self.route.manufactory_place(make.city).expect("a place for the manufactory");
        Need {
            luxuries: need.luxuries - 1,
            kinds: need.kinds.without(self.manufactory_of(make.city).luxury),
            below: place as u8,
            ..*need
        }
    }

    /// The good of the unused card at a place.
    #[inline]
    pub(crate) fn good_at(&self, place: usize) -> Option<Good> {
        self.route.card(place).visits().map(|city| self.tables().city[city].good)
    }

    /// The sources of goods from a place on: unused cards with a good, and the stored good behind them.
    #[inline]
    fn sources(&self, work: Work, from: u8) -> impl Iterator<Item = (u8, Good)> {
        let cards = work.fresh.iter().filter_map(|place| Some((place as u8, self.good_at(place)?)));
        cards.chain(work.stored.map(|good| (HOLD, good))).filter(move |&(place, _)| place >= from)
    }

    /// Whether the goods of a need can be given, at the least loss of income, with everything owed still payable.
    #[inline]
    fn can_give(&self, need: &Need, work: Work, more: u16) -> bool {
        let mut least_loss = ByGood::all(u16::MAX);
        for (place, good) in self.sources(work, need.from) {
            let loss = if place == HOLD { 0 } else { self.route.income(usize::from(place)) };
            least_loss[good] = least_loss[good].min(loss);
        }
        let lost = match need.different {
            0 => need.goods.iter().try_fold(0u16, |sum, good| sum.checked_add(least_loss[good])),
            different => {
                let mut losses = *least_loss.entries();
                need.given.iter().for_each(|good| losses[good as usize] = u16::MAX);
                losses.sort_unstable();
                losses[..usize::from(different)].iter().try_fold(0u16, |sum, &loss| sum.checked_add(loss))
            }
        };
        let Some(lost) = lost.filter(|&lost| lost < u16::MAX) else { return false };
        let funds = self.me().ducats + self.incomes(work.fresh) + self.last_income();
        self.this_turn.owed + more + lost <= funds
    }

    /// The sources that may be given next, each of which leaves the rest of the need payable.
    #[inline]
    pub(crate) fn givable(&self, need: &Need) -> impl Iterator<Item = u8> {
        let work = self.work();
        let wanted = move |good: Good| match need.different {
            0 => Some(good) == need.goods.iter().next(),
            _ => !need.given.has(good),
        };
        self.sources(work, need.from)
            .filter(move |&(place, good)| {
                let left = match place {
                    HOLD => Work { stored: None, ..work },
                    _ => Work { fresh: work.fresh.without(usize::from(place)), ..work },
                };
                wanted(good) && self.can_give(&after_good(need, place, good), left, 0)
            })
            .map(|(place, _)| place)
    }

    /// Makes a luxury for the use at hand.
    pub(crate) fn make_for(&mut self, need: Need, make: Make, sink: &mut impl Sink<Event>) {
        let next = self.after_luxury(&need, make);
        self.make(make, sink);
        self.supply(next, sink);
    }

    /// Gives a good for the use at hand.
    pub(crate) fn give(&mut self, need: Need, place: u8, sink: &mut impl Sink<Event>) {
        let stored = place == HOLD;
        let good = match place {
            HOLD => self.work().stored.expect("a stored good"),
            _ => self.good_at(usize::from(place)).expect("a card with a good"),
        };
        if stored {
            self.this_turn.stored_used = true;
        } else {
            self.route.fresh = self.route.fresh.without(usize::from(place));
        }
        sink.emit(Event::Gave { seat: self.active, good, stored, purpose: need.purpose });
        self.supply(after_good(&need, place, good), sink);
    }

    /// Asks for the next part of a need, gives what is no question, and finishes the use when nothing is missing.
    pub(crate) fn supply(&mut self, need: Need, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Supplying(need);
        if need.luxuries > 0 {
            return;
        }
        if need.goods.is_empty() && need.different == 0 {
            return self.finish_use(need.purpose, sink);
        }
        let mut places = self.givable(&need);
        let first = places.next().expect("a use that can be finished");
        let only = places.next().is_none();
        drop(places);
        if only {
            self.give(need, first, sink);
        }
    }

    fn finish_use(&mut self, purpose: Purpose, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Using;
        match purpose {
            Purpose::Order(order, half) => self.filled(order, half, sink),
            Purpose::Career => self.rose(sink),
            Purpose::Special(place) => self.filled_special(place, sink),
        }
    }
}

/// The need after a good from this place.
#[inline]
fn after_good(need: &Need, place: u8, good: Good) -> Need {
    match need.different {
        0 => Need { goods: need.goods.without(good), ..*need },
        _ => Need { different: need.different - 1, given: need.given.with(good), from: place + 1, ..*need },
    }
}

/// A need for these goods, wherever they lie.
pub(crate) fn goods(purpose: Purpose, goods: GoodSet) -> Need {
    Need { goods, ..Need::nothing(purpose) }
}
