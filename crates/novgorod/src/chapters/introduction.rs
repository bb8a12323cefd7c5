//! V-2.7 and V-2.8: the introduction, in which everyone takes two posts and an order.

use crate::event::Event;
use crate::phase::{Phase, Refill};
use crate::pieces::*;
use crate::sets::CitySet;
use crate::state::Novgorod;
use crate::why::Reason;
use game::{Seat, Sink};

impl Novgorod {
    /// V-2.7: it begins to the right of the start player and goes counter-clockwise.
    pub(crate) fn begin_introduction(&mut self) {
        self.active = self.previous(self.first);
        self.phase = Phase::Introduction;
    }

    /// The seat to the right.
    fn previous(&self, seat: Seat) -> Seat {
        let seats = usize::from(self.rules.seats);
        Seat::new((seat.index() + seats - 1) % seats)
    }

    /// V-2.7: two posts in all.
    pub(crate) fn first_posts_missing(&self) -> usize {
        2 - self.me().posts.len()
    }

    /// V-2.7: one post per city and player.
    pub(crate) fn first_posts(&self) -> CitySet {
        if self.first_posts_missing() > 0 { CitySet::ALL.minus(self.me().posts) } else { CitySet::NONE }
    }

    /// V-2.7: the same for one city.
    pub(crate) fn allows_first_post(&self, city: City) -> Result<(), Reason> {
        match self.first_posts_missing() {
            _ if self.me().posts.has(city) => Err(Reason::OwnPost),
            0 => Err(Reason::PostsTaken),
            _ => Ok(()),
        }
    }

    /// V-2.7: whether an order is still to be taken.
    pub(crate) fn allows_first_order(&self) -> Result<(), Reason> {
        if self.first_orders_missing() > 0 { Ok(()) } else { Err(Reason::OrderTaken) }
    }

    /// V-2.7: one order besides the first.
    pub(crate) fn first_orders_missing(&self) -> usize {
        2 - self.me().hand.len()
    }

    /// V-2.7: takes a post. Its price is known, so it may as well be paid now.
    pub(crate) fn take_first_post(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let ducats = self.post_price(city);
        let me = self.me_mut();
        me.posts = me.posts.with(city);
        me.spend(ducats);
        sink.emit(Event::GotPost { seat: self.active, city, ducats });
        self.next_in_introduction(sink);
    }

    /// V-2.7: takes a shown order.
    pub(crate) fn take_first_order(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        self.take_shown(order);
        let ducats = self.tables().order_price;
        sink.emit(Event::TookOrder { seat: self.active, order, ducats });
        self.next_in_introduction(sink);
    }

    /// A shown order comes into the hand, known to all.
    pub(crate) fn take_shown(&mut self, order: Order) {
        self.shown = self.shown.without(order);
        let me = self.me_mut();
        me.hand = me.hand.with(order);
        me.known = me.known.with(order);
    }

    /// V-2.7: draws an order from the pile.
    pub(crate) fn draw_first_order(&mut self, sink: &mut impl Sink<Event>) {
        sink.emit(Event::DrewOrder { seat: self.active, ducats: self.tables().order_price });
        self.phase = Phase::IntroductionDeal;
    }

    pub(crate) fn drew_first_order(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        self.deal(self.active, order, sink);
        self.phase = Phase::Introduction;
        self.next_in_introduction(sink);
    }

    /// V-2.4, V-2.9: an order comes into a hand, seen by its owner only.
    pub(crate) fn deal(&mut self, seat: Seat, order: Order, sink: &mut impl Sink<Event>) {
        self.pile = self.pile.without(order);
        self.player[seat].hand = self.player[seat].hand.with(order);
        sink.emit(Event::Dealt { seat, order });
    }

    /// V-2.7, V-2.8: three laps; then everyone pays, and the shown orders are filled up.
    fn next_in_introduction(&mut self, sink: &mut impl Sink<Event>) {
        self.active = self.previous(self.active);
        if self.first_posts_missing() > 0 || self.first_orders_missing() > 0 {
            return;
        }
        for seat in Seat::first(self.rules.seats) {
            let player = &mut self.player[seat];
            player.spend(self.printed.0.order_price * player.hand.len() as u16);
            let ducats = player.spent;
            sink.emit(Event::PaidIntroduction { seat, ducats });
        }
        self.refill(Refill::FirstTurn, sink);
    }
}
