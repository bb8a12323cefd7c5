//! Phase 3: what helps most for its price.

use super::Coach;
use crate::novgorod::names::{number, say};
use novgorod::pieces::*;
use novgorod::sets::CitySet;

/// In the first rounds a faster ship pays most, because every later route is longer.
const EARLY: u8 = 5;

impl Coach<'_> {
    /// The purchase, or what may come besides it.
    pub(super) fn of_purchase(&self) -> Vec<String> {
        let (view, me, names) = (self.view, self.me, self.names);
        if view.this_turn.bought {
            let privilege = self.order_by_privilege();
            return [Some(say!(names, "novgorod-guide-bought")), privilege, self.urgent()]
                .into_iter()
                .flatten()
                .collect();
        }
        if view.last_round {
            return vec![say!(names, "novgorod-guide-buy-last", have = names.ducats(me.ducats))];
        }
        let early = view.round <= EARLY;
        let (ship, post, order) = (self.ship(), self.post(), self.order());
        let ordered = if early { [ship, post, order] } else { [order, post, ship] };
        let nothing = ordered.iter().all(Option::is_none);
        let poor = nothing.then(|| say!(names, "novgorod-guide-poor", have = names.ducats(me.ducats)));
        let said = [self.saving(), self.urgent()].into_iter().chain(ordered).chain([poor, self.standing()]);
        said.flatten().collect()
    }

    fn ship(&self) -> Option<String> {
        let next = self.me.next_speed.filter(|it| it.price <= self.me.ducats)?;
        Some(say!(self.names, "novgorod-guide-ship", speed = next.speed, price = self.names.ducats(next.price)))
    }

    /// The cheapest post beside an own one.
    fn post(&self) -> Option<String> {
        let beside = |city: City| self.view.city[city].neighbours.and(self.me.posts).iter().next();
        let price = |city: City| self.view.city[city].next_price.filter(|&price| price <= self.me.ducats);
        let others = CitySet::ALL.minus(self.me.posts);
        let offers = others.iter().filter_map(|city| Some((price(city)?, city, beside(city)?)));
        let (price, city, own) = offers.min()?;
        let (city, own) = (self.names.city(city), self.names.city(own));
        Some(say!(self.names, "novgorod-guide-post", city = city, price = self.names.ducats(price), own = own))
    }

    /// An order that the own posts can fill; or any, where there is none in progress.
    fn order(&self) -> Option<String> {
        let (view, me) = (self.view, self.me);
        let count = me.hand.len() + me.hidden + me.beside.len();
        if view.order_price > me.ducats || count >= usize::from(view.most_orders) {
            return None;
        }
        match self.suits(view.shown, |_| true) {
            Some((order, goods)) => {
                let goods = self.names.goods(goods);
                Some(say!(self.names, "novgorod-guide-shown", number = number(order), goods = goods))
            }
            None => (count == 0).then(|| say!(self.names, "novgorod-guide-no-order")),
        }
    }

    /// Ducats that the next row of the career asks for.
    fn saving(&self) -> Option<String> {
        let row = usize::from(self.me.rows);
        let next = *self.me.ladder.as_ref()?.get(row)?;
        let (price, have) = (next.cost.ducats, self.me.ducats);
        // Close enough to be worth waiting for.
        (price > 0 && have * 2 >= price).then(|| {
            let (price, have) = (self.names.ducats(price), self.names.ducats(have));
            say!(self.names, "novgorod-guide-saving", row = row + 1, price = price, have = have)
        })
    }

    /// V-5.2: one more order besides the purchase.
    fn order_by_privilege(&self) -> Option<String> {
        self.has(Privilege::Order).then(|| say!(self.names, "novgorod-guide-cheap-order"))
    }
}
