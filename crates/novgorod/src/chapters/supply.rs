//! What orders, career rows and special orders use up: first luxuries, made from right to left, then goods.
//!
//! [`Novgorod::can_supply`] decides exactly whether a need can be met and the fees still be paid; only what passes it
//! is offered, so no use that was begun gets stuck.

use crate::action::Make;
use crate::event::Event;
use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::sets::{GoodSet, LuxurySet};
use crate::solvency::Work;
use crate::state::Novgorod;
use crate::tables::Wish;
use crate::why::Reason;
use game::Sink;
use std::ops::ControlFlow;

/// Where the stored good stands among the places: behind all cards.
pub(crate) const HOLD: u8 = crate::route::LONGEST as u8;

/// What there is, at a glance: goods of unused cards, the same with the stored one, and luxuries that can be made now.
#[derive(Clone, Copy)]
pub(crate) struct Stock {
    pub goods: GoodSet,
    pub with_stored: GoodSet,
    pub luxuries: LuxurySet,
}

impl Stock {
    /// Whether it serves a wish, if nothing else is needed of it.
    #[inline]
    pub fn serves(&self, wish: Wish) -> bool {
        match wish {
            Wish::Goods(goods) => goods.minus(self.with_stored).is_empty(),
            Wish::Luxury(luxury) => self.luxuries.has(luxury),
        }
    }

    /// Whether it could serve a need; if not, there is no need to look closer.
    #[inline]
    pub fn may_serve(&self, need: &Need) -> bool {
        need.goods.minus(self.with_stored).is_empty()
            && usize::from(need.different) <= self.goods.len()
            && usize::from(need.luxuries) <= need.kinds.and(self.luxuries).len()
    }
}

impl Novgorod {
    /// What there is now, given the luxuries that can be made.
    #[inline]
    pub(crate) fn stock(&self, luxuries: LuxurySet) -> Stock {
        let work = self.work();
        let goods: GoodSet = work.fresh.iter().filter_map(|place| self.good_at(place)).collect();
        Stock { goods, with_stored: work.stored.map_or(goods, |good| goods.with(good)), luxuries }
    }

    /// Whether the need can be met so that what is left can still bring the ducats that are `missing` for the fees.
    #[inline]
    pub(crate) fn can_supply(&self, need: &Need, work: Work, missing: u16) -> bool {
        if need.luxuries == 0 {
            return self.can_give(need, work, missing);
        }
        let found = self.makes(work, need.below, |make, left| {
            let can = self.serves(need, make) && self.can_supply(&self.after_luxury(need, make), left, missing);
            if can { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Whether a need can be met, whatever the fees: each of its goods and luxuries, and all of them together.
    pub(crate) fn allows_need(&self, need: &Need) -> Result<(), Reason> {
        let work = self.work();
        let missing = need.goods.minus(self.stock(LuxurySet::NONE).with_stored);
        if !missing.is_empty() {
            return Err(self.lacks(missing));
        }
        let luxuries = Need { goods: GoodSet::NONE, different: 0, ..*need };
        match need.kinds.iter().next() {
            Some(luxury) if need.luxuries == 1 && !self.can_supply(&luxuries, work, 0) => {
                Err(Reason::NoLuxury { luxury, least_goods: need.least_goods })
            }
            _ if self.can_supply(need, work, 0) => Ok(()),
            _ => Err(Reason::NotTogether),
        }
    }

    /// V-4.5: whether a production serves the use at hand.
    pub(crate) fn allows_make(&self, make: Make) -> Result<(), Reason> {
        let Phase::Supplying(need) = self.phase else { return Err(Reason::NotAsked) };
        if need.luxuries == 0 || !self.serves(&need, make) {
            return Err(Reason::NotAsked);
        }
        match self.allows_production(make)? {
            place if place >= usize::from(need.below) => Err(Reason::OutOfOrder),
            _ => Ok(()),
        }
    }

    /// V-4.3, V-4.5: whether the good of a city's card serves the use at hand.
    pub(crate) fn allows_card_given(&self, city: City) -> Result<(), Reason> {
        let place = self.allows_fresh_card(city)?;
        self.allows_given(place as u8)
    }

    /// V-4.3: the same for the stored good.
    pub(crate) fn allows_stored_given(&self) -> Result<(), Reason> {
        self.work().stored.ok_or(Reason::NotStored)?;
        self.allows_given(HOLD)
    }

    fn allows_given(&self, place: u8) -> Result<(), Reason> {
        let Phase::Supplying(need) = self.phase else { return Err(Reason::NotAsked) };
        let asks = |need: &Need| need.luxuries == 0 && self.sources(need, self.work()).any(|(it, _)| it == place);
        match asks(&need) {
            true => Ok(()),
            false if asks(&Need { from: 0, ..need }) => Err(Reason::OutOfOrder),
            false => Err(Reason::NotAsked),
        }
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
        Need {
            luxuries: need.luxuries - 1,
            kinds: need.kinds.without(self.manufactory_of(make.city).luxury),
            below: self.place_of_manufactory(make.city),
            ..*need
        }
    }

    /// The good of the unused card at a place.
    #[inline]
    pub(crate) fn good_at(&self, place: usize) -> Option<Good> {
        self.route.card(place).visits().map(|city| self.tables().city[city].good)
    }

    /// The sources of goods that may be given next: unused cards with a good, and the stored good behind them.
    #[inline]
    fn sources(&self, need: &Need, work: Work) -> impl Iterator<Item = (u8, Good)> {
        let Need { from, goods, different, given, .. } = *need;
        // V-4.5: the stored good serves orders, not the career.
        let stored = if different == 0 { work.stored } else { None };
        let next = goods.iter().next();
        let wanted = move |good: Good| if different == 0 { Some(good) == next } else { !given.has(good) };
        let cards = work.fresh.iter().filter_map(|place| Some((place as u8, self.good_at(place)?)));
        cards.chain(stored.map(|good| (HOLD, good))).filter(move |&(place, good)| place >= from && wanted(good))
    }

    /// Whether the goods of a need can be given so that what is left can still bring what is missing for the fees.
    #[inline]
    fn can_give(&self, need: &Need, work: Work, missing: u16) -> bool {
        if need.goods.is_empty() && need.different == 0 {
            return self.brings(work, missing);
        }
        if missing > 0 {
            return self.gives(need, work, missing);
        }
        let mut goods = GoodSet::NONE;
        work.fresh
            .from(need.from.into())
            .iter()
            .for_each(|place| goods = self.good_at(place).map_or(goods, |it| goods.with(it)));
        match need.different {
            0 => need.goods.minus(work.stored.map_or(goods, |good| goods.with(good))).is_empty(),
            different => goods.minus(need.given).len() >= usize::from(different),
        }
    }

    /// The same good by good.
    fn gives(&self, need: &Need, work: Work, missing: u16) -> bool {
        self.sources(need, work)
            .any(|(place, good)| self.can_give(&after_good(need, place, good), without(work, place), missing))
    }

    /// The sources that may be given next, each of which leaves the rest of the need and the fees payable.
    #[inline]
    pub(crate) fn givable(&self, need: &Need) -> impl Iterator<Item = u8> {
        let (work, missing) = (self.work(), self.missing(0));
        self.sources(need, work)
            .filter(move |&(place, good)| self.can_give(&after_good(need, place, good), without(work, place), missing))
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

/// What is left after the good at a place.
#[inline]
fn without(work: Work, place: u8) -> Work {
    if place == HOLD { Work { stored: None, ..work } } else { work.without(usize::from(place)) }
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
