//! V-5: phase 3, one purchase.

use crate::event::Event;
use crate::phase::{Phase, Refill};
use crate::pieces::*;
use crate::sets::CitySet;
use crate::state::Novgorod;
use crate::why::Reason;
use game::{Seat, Sink};

impl Novgorod {
    /// V-5.1: cities without an own post whose next post can be paid.
    #[inline]
    pub(crate) fn posts_for_sale(&self) -> CitySet {
        let ducats = self.me().ducats;
        let others = CitySet::ALL.minus(self.me().posts);
        // The first post of a city is its cheapest: who cannot pay that need not ask for the next.
        let cheapest = |city| self.tables().city[city].prices[usize::from(self.rules.seats) - 2][0];
        others.iter().filter(|&city| cheapest(city) <= ducats && self.post_price(city) <= ducats).collect()
    }

    /// V-5.1: the same for one city, whatever it costs.
    pub(crate) fn allows_post(&self, city: City) -> Result<(), Reason> {
        match self.me().posts.has(city) {
            true => Err(Reason::OwnPost),
            false => self.allows_purchase(),
        }
    }

    /// V-5.1: one purchase.
    #[inline]
    fn allows_purchase(&self) -> Result<(), Reason> {
        if self.this_turn.bought { Err(Reason::Bought) } else { Ok(()) }
    }

    /// V-5.1: whether there is a faster ship to buy.
    pub(crate) fn allows_speed(&self) -> Result<(), Reason> {
        self.speed_price(self.active).ok_or(Reason::Fastest)?;
        self.allows_purchase()
    }

    /// V-5.1: the price of a player's next speed; `None` at the highest.
    #[inline]
    pub(crate) fn speed_price(&self, seat: Seat) -> Option<u16> {
        let step = self.player[seat].speed - self.tables().start_speed;
        self.tables().ship_price.get(usize::from(step)).copied()
    }

    /// V-5.1, V-5.2: whether there is room and money for an order; by the privilege it costs less and comes besides.
    #[inline]
    pub(crate) fn may_buy_order(&self, cheap: bool) -> bool {
        self.allows_order(cheap).is_ok() && self.order_price(cheap) <= self.me().ducats
    }

    /// V-5.1, V-5.2: the same, whatever it costs.
    #[inline]
    pub(crate) fn allows_order(&self, cheap: bool) -> Result<(), Reason> {
        let most = self.tables().orders_in_progress;
        if self.me().in_progress() >= most {
            return Err(Reason::OrdersFull(most));
        }
        if cheap { self.allows_privilege(Privilege::Order) } else { self.allows_purchase() }
    }

    /// V-2.7, V-5.1: an order that lies open.
    pub(crate) fn allows_shown(&self, order: Order) -> Result<(), Reason> {
        if self.shown.has(order) { Ok(()) } else { Err(Reason::NotShown) }
    }

    /// V-2.7, V-5.1: with an empty pile there is no blind draw.
    pub(crate) fn allows_draw(&self) -> Result<(), Reason> {
        if self.drawable() > 0 { Ok(()) } else { Err(Reason::PileEmpty) }
    }

    /// V-5.1, V-5.2
    pub(crate) fn order_price(&self, cheap: bool) -> u16 {
        let tables = self.tables();
        if cheap { tables.order_price.saturating_sub(tables.order_discount) } else { tables.order_price }
    }

    /// V-5.1, V-5.3
    pub(crate) fn buy_post(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let ducats = self.post_price(city);
        self.this_turn.bought = true;
        let me = self.me_mut();
        me.spend(ducats);
        me.posts = me.posts.with(city);
        sink.emit(Event::GotPost { seat: self.active, city, ducats });
        if self.me().posts == CitySet::ALL {
            self.award(Bonus::EightPosts, sink);
        }
    }

    /// V-5.1
    pub(crate) fn buy_speed(&mut self, sink: &mut impl Sink<Event>) {
        let ducats = self.speed_price(self.active).expect("a higher speed");
        self.this_turn.bought = true;
        let me = self.me_mut();
        me.spend(ducats);
        me.speed += 1;
        let speed = me.speed;
        sink.emit(Event::RaisedSpeed { seat: self.active, speed, ducats });
    }

    fn pay_for_order(&mut self, cheap: bool, sink: &mut impl Sink<Event>) -> u16 {
        let ducats = self.order_price(cheap);
        if cheap {
            self.use_privilege(Privilege::Order, sink);
        } else {
            self.this_turn.bought = true;
        }
        self.me_mut().spend(ducats);
        ducats
    }

    /// V-5.1: a shown order is known to all; the shown ones are filled up.
    pub(crate) fn buy_order(&mut self, order: Order, cheap: bool, sink: &mut impl Sink<Event>) {
        let ducats = self.pay_for_order(cheap, sink);
        self.take_shown(order);
        sink.emit(Event::TookOrder { seat: self.active, order, ducats });
        self.refill(Refill::Buying, sink);
    }

    /// V-5.1: an order from the pile.
    pub(crate) fn draw_order(&mut self, cheap: bool, sink: &mut impl Sink<Event>) {
        let ducats = self.pay_for_order(cheap, sink);
        sink.emit(Event::DrewOrder { seat: self.active, ducats });
        self.phase = Phase::BuyingDeal;
    }

    /// The order that was drawn comes into the hand, unseen by the others.
    pub(crate) fn bought_order(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        self.deal(self.active, order, sink);
        self.phase = Phase::Buying;
    }

    /// V-2.8, V-5.1: orders are shown until four lie open, while the pile lasts.
    pub(crate) fn refill(&mut self, then: Refill, sink: &mut impl Sink<Event>) {
        let wanted = usize::from(self.tables().orders_shown);
        if self.shown.len() < wanted && self.drawable() > 0 {
            self.phase = Phase::Refill(then);
            return;
        }
        match then {
            Refill::Buying => self.phase = Phase::Buying,
            Refill::FirstTurn => self.begin_play(sink),
        }
    }

    /// An order is shown.
    pub(crate) fn show_order(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        self.pile = self.pile.without(order);
        self.shown = self.shown.with(order);
        sink.emit(Event::Shown { order });
    }
}
