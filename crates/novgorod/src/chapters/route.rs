//! V-3: phase 1, the route.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Card;
use crate::sets::CitySet;
use crate::state::Novgorod;
use game::Sink;

impl Novgorod {
    /// V-3.1, V-6.2, V-9.3: how many cards the route may have if it also visits `city`.
    #[inline]
    pub(crate) fn limit(&self, city: Option<City>) -> usize {
        let visits_pirate = || self.route.cities().has(self.pirate) || city == Some(self.pirate);
        let slowed = self.rules.pirate == Some(Side::Front) && visits_pirate();
        let hurried = self.this_turn.privilege == Some(Privilege::Speed);
        usize::from(self.me().speed) + usize::from(hurried) - usize::from(slowed)
    }

    /// V-2.1, V-9.4: the neighbours of a city. Under the pirate's back its city is not there, and its neighbours are neighbours.
    #[inline]
    pub(crate) fn links(&self, city: City) -> CitySet {
        let links = &self.tables().links;
        if self.rules.pirate != Some(Side::Back) || !links[city].has(self.pirate) {
            return links[city];
        }
        links[city].or(links[self.pirate]).without(self.pirate).without(city)
    }

    /// V-3.1 to V-3.4: the cities whose card may be laid next.
    #[inline]
    pub(crate) fn layable(&self) -> CitySet {
        let last = self.route.cards().rev().find_map(Card::visits);
        let mut cities = last.map_or(CitySet::ALL, |city| self.links(city));
        cities = cities.minus(self.route.cities()).minus(self.route.face_down());
        if self.rules.pirate == Some(Side::Back) {
            cities = cities.without(self.pirate);
        }
        let length = self.route.len();
        let slack = self.slack();
        let can_pay = |city| self.me().posts.has(city) || self.can_pay_fee(city, slack);
        cities.iter().filter(|&city| length < self.limit(Some(city)) && can_pay(city)).collect()
    }

    /// V-4.8: whether the fee of a base post can be paid in the end, if only by what is sold with its help.
    #[inline]
    fn can_pay_fee(&self, city: City, slack: u16) -> bool {
        let fee = self.fee(city);
        fee <= slack || fee <= slack + self.at_most_from_sales(Some(city)) && self.sales_can_pay_fee(city)
    }

    #[inline(never)]
    fn sales_can_pay_fee(&self, city: City) -> bool {
        let mut laid = self.clone();
        laid.lay(city, &mut ());
        laid.solvent_by_sales(laid.route.len(), 0)
    }

    #[inline]
    fn fee(&self, city: City) -> u16 {
        self.tables().city[city].harbour_fee
    }

    /// V-3.2, V-3.4: lays the own post, from hand or hold, or else the base post for its fee.
    pub(crate) fn lay(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let (card, fee) = match self.me() {
            me if me.hold == Some(city) => (Card::Held(city), 0),
            me if me.posts.has(city) => (Card::Own(city), 0),
            _ => (Card::Base(city), self.fee(city)),
        };
        self.lay_card(card);
        self.this_turn.owed += fee;
        sink.emit(Event::Laid { seat: self.active, city, fee });
        if self.route.cities().len() == 5 {
            self.award(Bonus::FiveCities, sink);
        }
    }

    /// V-4.7, V-9.1: lays a card with the income it would bring, the merchant's ducats included; he does not move before phase 2 is over.
    pub(crate) fn lay_card(&mut self, card: Card) {
        let income = card.own().map_or(0, |city| self.tables().city[city].income + self.merchant_ducats(city));
        self.route.lay(card, income);
    }

    /// V-3.3: spare posts of the hand that may be laid face down beside the last city.
    #[inline]
    pub(crate) fn placeholders(&self) -> CitySet {
        let length = self.route.len();
        if length == 0 || length >= self.limit(None) || self.route.card(length - 1).visits().is_none() {
            return CitySet::NONE;
        }
        let spare = self.me().posts.minus(self.route.cities()).minus(self.route.face_down());
        self.me().hold.map_or(spare, |held| spare.without(held))
    }

    /// V-3.3: lays a placeholder.
    pub(crate) fn lay_placeholder(&mut self, post: City, sink: &mut impl Sink<Event>) {
        let city = self.route.card(self.route.len() - 1).visits().expect("a city before the placeholder");
        self.lay_card(Card::Placeholder { city, post });
        sink.emit(Event::LaidPlaceholder { seat: self.active, city, post });
    }

    /// V-6.2: the privilege speed is offered when it could matter, that is, when the route is as long as it may be, or one less
    /// because of the pirate.
    #[inline]
    pub(crate) fn may_hurry(&self) -> bool {
        let near = usize::from(self.rules.pirate == Some(Side::Front));
        self.route.len() + near >= self.limit(None)
            && self.may_use(Privilege::Speed)
            && self.solvent_without_privilege()
    }

    /// V-6.2
    pub(crate) fn use_privilege(&mut self, privilege: Privilege, sink: &mut impl Sink<Event>) {
        self.this_turn.privilege = Some(privilege);
        sink.emit(Event::UsedPrivilege { seat: self.active, privilege });
    }

    /// The route is complete; phase 2 begins.
    pub(crate) fn finish_route(&mut self) {
        self.phase = Phase::Selling(self.route.len() as u8);
        self.skip_selling();
    }
}
