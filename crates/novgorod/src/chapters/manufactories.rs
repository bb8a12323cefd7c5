//! V-4.1 and V-4.2: luxuries, and their sale.

use crate::action::Make;
use crate::event::Event;
use crate::pieces::*;
use crate::route::Places;
use crate::sets::{GoodSet, LuxurySet};
use crate::solvency::Work;
use crate::state::{Novgorod, Source};
use crate::tables::{Line, ManufactoryTable};
use crate::why::Reason;
use game::Sink;
use std::ops::ControlFlow;

impl Novgorod {
    /// The manufactory of a city.
    #[inline]
    pub(crate) fn manufactory_of(&self, city: City) -> &'static ManufactoryTable {
        &self.tables().manufactory[self.manufactory[city].expect("a manufactory in every city")]
    }

    /// Where the manufactory of a visited city goes.
    #[inline]
    pub(crate) fn place_of_manufactory(&self, city: City) -> u8 {
        self.route.manufactory_place(city).expect("a place for the manufactory") as u8
    }

    /// The line of a production.
    #[inline]
    pub(crate) fn line(&self, make: Make) -> Line {
        self.manufactory_of(make.city).lines[usize::from(make.line)]
    }

    /// V-4.1: goods that a manufactory at this place can use, besides the stored one: of unused cards to its left, and
    /// of the very card that it covers.
    #[inline]
    fn usable_goods(&self, place: usize, fresh: Places) -> GoodSet {
        let left = fresh.below(place + 1);
        left.iter().filter_map(|place| self.good_at(place)).collect()
    }

    /// V-4.2: what is left after a production that is possible.
    #[inline]
    fn after_making(&self, make: Make, place: usize, work: Work) -> Work {
        let mut fresh = work.fresh.without(place);
        for good in self.line(make).goods.iter().filter(|&good| !make.stored || Some(good) != work.stored) {
            if let Some(source) = self.route.place_of(self.tables().city_of[good]) {
                fresh = fresh.without(source);
            }
        }
        Work { fresh, stored: if make.stored { None } else { work.stored } }
    }

    /// Every production that is possible with `work` in manufactories left of the place `below`, with what it leaves,
    /// in the order of [`Make`], until `each` has seen enough.
    #[inline]
    pub(crate) fn makes(
        &self,
        work: Work,
        below: u8,
        mut each: impl FnMut(Make, Work) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for city in self.route.cities().iter() {
            let Some(place) = self.route.manufactory_place(city) else { continue };
            if place >= usize::from(below) || !work.fresh.has(place) {
                continue;
            }
            let usable = self.usable_goods(place, work.fresh);
            let table = self.manufactory_of(city);
            for (line, number) in table.lines[..usize::from(table.count)].iter().zip(0..) {
                let missing = line.goods.minus(usable);
                if missing.is_empty() {
                    let make = Make { city, line: number, stored: false };
                    each(make, self.after_making(make, place, work))?;
                }
                let by_hold = |good| line.goods.has(good) && missing.without(good).is_empty();
                if work.stored.is_some_and(by_hold) {
                    let make = Make { city, line: number, stored: true };
                    each(make, self.after_making(make, place, work))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// V-4.1: whether a production is possible, and where its manufactory goes.
    pub(crate) fn allows_production(&self, make: Make) -> Result<usize, Reason> {
        let place = self.route.manufactory_place(make.city).ok_or(Reason::NotVisited(make.city))?;
        let work = self.work();
        if !work.fresh.has(place) {
            return Err(Reason::CardUsed(make.city));
        }
        if make.line >= self.manufactory_of(make.city).count {
            return Err(Reason::NotAsked);
        }
        let goods = self.line(make).goods;
        let mut missing = goods.minus(self.usable_goods(place, work.fresh));
        if make.stored {
            let stored = work.stored.filter(|&good| goods.has(good)).ok_or(Reason::NotStored)?;
            missing = missing.without(stored);
        }
        if missing.is_empty() { Ok(place) } else { Err(self.lacks(missing)) }
    }

    /// V-4.1 to V-4.3: where goods are that cannot be used: nowhere, used up, or to the right of the manufactory.
    pub(crate) fn lacks(&self, goods: GoodSet) -> Reason {
        let place = |good: Good| self.route.place_of(self.tables().city_of[good]);
        let was_stored = |good: Good| {
            let held = self.me().hold.map(|city| self.tables().city[city].good);
            self.this_turn.stored_used && held == Some(good)
        };
        let nowhere: GoodSet = goods.iter().filter(|&good| place(good).is_none() && !was_stored(good)).collect();
        let used = |good: &Good| place(*good).is_none_or(|place| !self.route.fresh.has(place));
        let used: GoodSet = goods.iter().filter(used).collect();
        match (nowhere.is_empty(), used.is_empty()) {
            (false, _) => Reason::NoGoods(nowhere),
            (true, false) => Reason::GoodsUsed(used),
            (true, true) => Reason::GoodsBehind(goods),
        }
    }

    /// Carries out a production: cards are turned and covered, the stored good is used.
    pub(crate) fn make(&mut self, make: Make, sink: &mut impl Sink<Event>) {
        let place = usize::from(self.place_of_manufactory(make.city));
        let left = self.after_making(make, place, self.work());
        self.route.fresh = left.fresh;
        self.this_turn.stored_used |= make.stored;
        sink.emit(Event::Made { seat: self.active, make, luxury: self.manufactory_of(make.city).luxury });
        if self.line(make).goods.len() >= 2 {
            self.award(Bonus::LuxuryTrader, sink);
        }
    }

    /// V-4.1, V-9.1: seals and ducats of a luxury that is sold.
    #[inline]
    pub(crate) fn proceeds(&self, make: Make) -> (u16, u16) {
        let seals = self.line(make).seals;
        let back = self.rules.merchant == Some(Side::Back) && self.merchant == make.city;
        let more_seals = if back { self.tables().merchant_seals } else { 0 };
        (seals + more_seals, seals + self.merchant_ducats(make.city))
    }

    /// V-4.8: productions whose sale leaves the fees payable. Returns what can be made at all.
    #[inline]
    pub(crate) fn sales(&self, mut each: impl FnMut(Make)) -> LuxurySet {
        let missing = self.missing(0);
        let mut luxuries = LuxurySet::NONE;
        let _ = self.makes(self.work(), u8::MAX, |make, left| {
            luxuries = luxuries.with(self.manufactory_of(make.city).luxury);
            if self.brings(left, missing.saturating_sub(self.proceeds(make).1)) {
                each(make);
            }
            ControlFlow::Continue(())
        });
        luxuries
    }

    /// V-4.1: makes a luxury and sells it.
    pub(crate) fn sell(&mut self, make: Make, sink: &mut impl Sink<Event>) {
        let (seals, ducats) = self.proceeds(make);
        self.make(make, sink);
        let me = self.me_mut();
        me.seals[Source::Luxuries] += seals;
        me.earn(ducats);
        sink.emit(Event::Sold { seat: self.active, seals, ducats });
    }
}
