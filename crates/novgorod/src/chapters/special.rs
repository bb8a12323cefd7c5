//! V-10: special orders.

use crate::event::Event;
use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::sets::{GoodSet, LuxurySet};
use crate::state::{Novgorod, Source};
use crate::tables::PartTable;
use crate::why::Reason;
use game::Sink;

impl Novgorod {
    /// The card and part at a place of the row.
    pub(crate) fn special_at(&self, place: u8) -> (Special, Part) {
        self.row[usize::from(place)].expect("a special order in the row")
    }

    /// V-10.1, V-10.2: what a part costs and brings.
    pub(crate) fn part(&self, part: Part) -> PartTable {
        self.tables().special_part[part as usize]
    }

    /// V-10.1: the part's price and 1 more for each card above that is skipped; those filled this turn are not counted.
    pub(crate) fn special_price(&self, place: u8) -> u16 {
        let skipped = (0..place).filter(|above| self.this_turn.specials >> above & 1 == 0).count() as u16;
        self.part(self.special_at(place).1).ducats + skipped * self.tables().special_skip
    }

    /// V-10.1: what is to pay after what is left of the discount, or after a new one.
    pub(crate) fn to_pay(&self, place: u8, cheap: bool) -> u16 {
        let discount = if cheap { self.tables().order_discount } else { self.this_turn.discount };
        self.special_price(place).saturating_sub(discount)
    }

    /// V-10.2
    pub(crate) fn need_of_special(&self, place: u8) -> Need {
        let (special, part) = self.special_at(place);
        let table = &self.tables().special[special];
        let purpose = Purpose::Special(place);
        let luxury = |kind, least_goods| Need {
            luxuries: 1,
            kinds: LuxurySet::only(kind),
            least_goods,
            ..Need::nothing(purpose)
        };
        match part {
            Part::A => super::supply::goods(purpose, table.a),
            Part::B => luxury(table.b, 2),
            Part::C => Need { goods: GoodSet::only(table.c.1), ..luxury(table.c.0, 1) },
        }
    }

    /// The special orders that can be filled now, each once, with or without the privilege order.
    pub(crate) fn specials_open(&self, cheap: bool, mut each: impl FnMut(Special)) {
        if !self.rules.special || cheap && !self.may_use(Privilege::Order) {
            return;
        }
        // The privilege, once used for this, is no longer there for income.
        let extra = if cheap { 0 } else { self.extra_income() };
        for special in Special::ALL {
            let place = self.place_of_special(special);
            let filled = self.this_turn.specials >> place & 1 != 0;
            let price = self.to_pay(place, cheap);
            if filled || price > self.me().ducats {
                continue;
            }
            if self.can_supply(&self.need_of_special(place), self.work(), self.missing_with(price, extra)) {
                each(special);
            }
        }
    }

    /// V-10.1, V-10.2: the same for one special order, but for the ducats.
    pub(crate) fn allows_special(&self, special: Special, cheap: bool) -> Result<(), Reason> {
        if !self.rules.special {
            return Err(Reason::NotInPlay);
        }
        let place = self.place_of_special(special);
        if self.this_turn.specials >> place & 1 != 0 {
            return Err(Reason::SpecialFilled);
        }
        if cheap {
            self.allows_privilege(Privilege::Order)?;
        }
        self.allows_need(&self.need_of_special(place))
    }

    pub(crate) fn place_of_special(&self, special: Special) -> u8 {
        let there = |card: &Option<(Special, Part)>| card.is_some_and(|(it, _)| it == special);
        self.row.iter().position(there).expect("every special order is in the row") as u8
    }

    /// V-10.1: begins to fill a special order; its ducats are paid first.
    pub(crate) fn fill_special(&mut self, special: Special, cheap: bool, sink: &mut impl Sink<Event>) {
        let place = self.place_of_special(special);
        if cheap {
            self.use_privilege(Privilege::Order, sink);
            self.this_turn.discount = self.tables().order_discount;
        }
        let price = self.special_price(place);
        let ducats = self.to_pay(place, false);
        self.me_mut().spend(ducats);
        sink.emit(Event::PaidForSpecial { seat: self.active, special, ducats });
        self.this_turn.discount = self.this_turn.discount.saturating_sub(price);
        // From here on it does not count as skipped, and cannot be filled again.
        self.this_turn.specials |= 1 << place;
        let need = self.need_of_special(place);
        self.supply(need, sink);
    }

    /// V-10.2, V-10.3: seals, and a hidden order under the ship as a counter.
    pub(crate) fn filled_special(&mut self, place: u8, sink: &mut impl Sink<Event>) {
        let (special, part) = self.special_at(place);
        let seals = self.part(part).seals;
        self.me_mut().seals[Source::Specials] += seals;
        sink.emit(Event::FilledSpecial { seat: self.active, special, part, seals });
        if self.drawable() > 0 {
            self.phase = Phase::Counter;
        } else {
            self.me_mut().blanks += 1;
            sink.emit(Event::CounteredBlank { seat: self.active });
            self.check_three_orders(sink);
        }
    }

    /// V-10.3: the counter is known to its owner only.
    pub(crate) fn counter(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        self.pile = self.pile.without(order);
        let me = self.me_mut();
        me.counters = me.counters.with(order);
        self.phase = Phase::Using;
        sink.emit(Event::Countered { seat: self.active, order });
        self.check_three_orders(sink);
    }

    /// V-10.3: at the end of phase 2 filled cards go to the bottom, the topmost first, each showing its next part.
    pub(crate) fn move_specials(&mut self) {
        let filled = self.this_turn.specials;
        if filled == 0 {
            return;
        }
        let turned =
            |card: Option<(Special, Part)>| card.map(|(special, part)| (special, Part::ALL[(part as usize + 1) % 3]));
        let places = |wanted: u8| (0..4).filter(move |place| filled >> place & 1 == wanted);
        let stay = places(0).map(|place| self.row[place]);
        let moved = places(1).map(|place| turned(self.row[place]));
        let mut row = [None; 4];
        for (slot, card) in row.iter_mut().zip(stay.chain(moved)) {
            *slot = card;
        }
        self.row = row;
        self.this_turn.specials = 0;
    }
}
