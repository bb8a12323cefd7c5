//! V-4.3 and V-4.4: orders.

use super::supply::Stock;
use crate::event::Event;
use crate::phase::{Need, Purpose};
use crate::pieces::*;
use crate::sets::{LuxurySet, OrderSet};
use crate::state::{Novgorod, Source};
use crate::tables::Wish;
use crate::why::Reason;
use game::Sink;

impl Novgorod {
    /// V-4.4: whether this half of an order is open: of an order beside the ship only the lower; of one whose upper
    /// half was filled this turn only the lower.
    #[inline]
    pub(crate) fn is_open_half(&self, order: Order, half: Half) -> bool {
        let upper_done = self.me().beside.has(order) || self.this_turn.upper.has(order);
        half == Half::Lower || !upper_done
    }

    /// What half an order asks for.
    pub(crate) fn need_of(&self, order: Order, half: Half) -> Need {
        let purpose = Purpose::Order(order, half);
        match self.tables().order[order].wish(half) {
            Wish::Goods(goods) => super::supply::goods(purpose, goods),
            Wish::Luxury(luxury) => Need { luxuries: 1, kinds: LuxurySet::only(luxury), ..Need::nothing(purpose) },
        }
    }

    /// V-4.3: the halves that can be filled now.
    #[inline]
    pub(crate) fn fillable(&self, stock: Stock, mut each: impl FnMut(Order, Half)) {
        let mine: OrderSet = self.me().hand.or(self.me().beside);
        let (work, missing) = (self.work(), self.missing(0));
        for order in mine.iter() {
            for half in Half::ALL {
                let served = stock.serves(self.tables().order[order].wish(half)) && self.is_open_half(order, half);
                if served && (missing == 0 || self.can_supply(&self.need_of(order, half), work, missing)) {
                    each(order, half);
                }
            }
        }
    }

    /// V-4.3, V-4.4: whether this half can be filled, as far as goods and luxuries go.
    pub(crate) fn allows_line(&self, order: Order, half: Half) -> Result<(), Reason> {
        let me = self.me();
        if me.done.has(order) {
            return Err(Reason::OrderDone);
        }
        if !me.hand.or(me.beside).has(order) {
            return Err(Reason::NotYours);
        }
        if !self.is_open_half(order, half) {
            return Err(Reason::LineFilled);
        }
        self.allows_need(&self.need_of(order, half))
    }

    /// Begins to fill half an order; if nobody knew the order, everybody does now.
    pub(crate) fn fill(&mut self, order: Order, half: Half, sink: &mut impl Sink<Event>) {
        let me = self.me_mut();
        if me.hand.minus(me.known).has(order) {
            me.known = me.known.with(order);
            sink.emit(Event::Revealed { seat: self.active, order });
        }
        let need = self.need_of(order, half);
        self.supply(need, sink);
    }

    /// V-4.4: seals for a half; the lower brings more right after the upper.
    pub(crate) fn seals_for(&self, order: Order, half: Half) -> u16 {
        let tables = self.tables();
        let both = half == Half::Lower && self.this_turn.upper.has(order);
        if both { tables.both_lines - tables.one_line } else { tables.one_line }
    }

    /// V-4.4: a half is filled; the lower half closes the order.
    pub(crate) fn filled(&mut self, order: Order, half: Half, sink: &mut impl Sink<Event>) {
        let seals = self.seals_for(order, half);
        self.me_mut().seals[Source::Orders] += seals;
        sink.emit(Event::Filled { seat: self.active, order, half, seals });
        match half {
            Half::Upper => self.this_turn.upper = self.this_turn.upper.with(order),
            Half::Lower => self.put_away(order, false, sink),
        }
    }

    /// V-4.4, V-4.9: an order leaves the hand, or its place beside the ship, for its place beside or under it.
    fn put_away(&mut self, order: Order, beside: bool, sink: &mut impl Sink<Event>) {
        self.this_turn.upper = self.this_turn.upper.without(order);
        let me = self.me_mut();
        me.hand = me.hand.without(order);
        me.known = me.known.without(order);
        me.beside = if beside { me.beside.with(order) } else { me.beside.without(order) };
        me.done = if beside { me.done } else { me.done.with(order) };
        sink.emit(Event::Stowed { seat: self.active, order, beside });
        if !beside {
            self.check_three_orders(sink);
        }
    }

    /// V-4.9: three orders under the ship.
    pub(crate) fn check_three_orders(&mut self, sink: &mut impl Sink<Event>) {
        if self.me().orders_done() == 3 {
            self.award(Bonus::ThreeOrders, sink);
        }
    }

    /// V-4.4: an order with its upper half filled goes under the ship, or beside it.
    pub(crate) fn stow(&mut self, order: Order, beside: bool, sink: &mut impl Sink<Event>) {
        self.put_away(order, beside, sink);
        self.finish_phase_two(sink);
    }
}
