//! V-4.1 and V-4.2: luxuries, and the first step of phase 2, in which they are sold.

use crate::action::Make;
use crate::event::Event;
use crate::payment::Work;
use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Places;
use crate::sets::GoodSet;
use crate::state::{Novgorod, Source};
use crate::tables::{Line, ManufactoryTable};
use game::Sink;
use std::ops::ControlFlow;

impl Novgorod {
    /// The manufactory of a city.
    #[inline]
    pub(crate) fn manufactory_of(&self, city: City) -> &'static ManufactoryTable {
        &self.tables().manufactory[self.manufactory[city].expect("a manufactory in every city")]
    }

    /// The line of a production.
    #[inline]
    pub(crate) fn line(&self, make: Make) -> Line {
        self.manufactory_of(make.city).lines[usize::from(make.line)]
    }

    /// V-4.1: goods that a manufactory at this place can use, besides the stored one: of unused cards to its left, and of the very
    /// card that it covers.
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

    /// Every production that is possible with `work` in manufactories left of the place `below`, with what it leaves, in the order
    /// of [`Make`], until `each` has seen enough.
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

    /// Carries out a production: cards are turned and covered, the stored good is used.
    pub(crate) fn make(&mut self, make: Make, sink: &mut impl Sink<Event>) {
        let place = self.route.manufactory_place(make.city).expect("a place for the manufactory");
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

    /// Productions whose sale leaves all that is owed payable, by income or by further sales, until `each` has seen enough.
    #[inline]
    pub(crate) fn sales(&self, below: u8, mut each: impl FnMut(Make) -> ControlFlow<()>) -> ControlFlow<()> {
        let work = self.work();
        self.makes(work, below, |make, left| {
            let (_, ducats) = self.proceeds(make);
            let funds = self.me().ducats + ducats + self.last_income();
            let payable = self.this_turn.owed <= funds + self.incomes(left.fresh)
                || self.this_turn.owed <= funds + self.most_from(left, self.sales_left_after(make, work, left));
            if payable { each(make) } else { ControlFlow::Continue(()) }
        })
    }

    /// Further sales are made left of this place, so that a set of sales is said in one way; but where a sale brought more than the
    /// income it cost, it may have made one to its right payable, and all places are open again.
    #[inline]
    pub(crate) fn sales_left_after(&self, make: Make, before: Work, after: Work) -> u8 {
        let (_, ducats) = self.proceeds(make);
        let raised_funds = self.incomes(after.fresh) + ducats > self.incomes(before.fresh);
        let place = self.route.manufactory_place(make.city).expect("a place for the manufactory");
        if raised_funds { self.route.len() as u8 } else { place as u8 }
    }

    /// V-4.1: makes a luxury and sells it.
    pub(crate) fn sell(&mut self, make: Make, sink: &mut impl Sink<Event>) {
        let (seals, ducats) = self.proceeds(make);
        let before = self.work();
        self.make(make, sink);
        let below = self.sales_left_after(make, before, self.work());
        let me = self.me_mut();
        me.seals[Source::Luxuries] += seals;
        me.earn(ducats);
        sink.emit(Event::Sold { seat: self.active, seals, ducats });
        self.phase = Phase::Selling(below);
        self.skip_selling();
    }

    /// Goes on to the second step when there is nothing to sell, so that nobody is asked in vain.
    pub(crate) fn skip_selling(&mut self) {
        let Phase::Selling(below) = self.phase else { return };
        if !self.may_move_pirate() && self.sales(below, |_| ControlFlow::Break(())).is_continue() {
            self.phase = Phase::Using;
        }
    }
}
