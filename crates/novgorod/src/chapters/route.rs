//! V-3: phase 1, the route.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Card;
use crate::sets::CitySet;
use crate::state::{Last, Novgorod};
use crate::why::Reason;
use game::Sink;

/// V-3.1: so many cards more by the privilege speed.
pub(crate) const HURRY: u8 = 1;

impl Novgorod {
    /// V-3.1, V-6.2, V-9.3: how many cards the route may have if it also visits `city`.
    #[inline]
    pub(crate) fn limit(&self, city: Option<City>) -> usize {
        let visits_pirate = || self.route.cities().has(self.pirate) || city == Some(self.pirate);
        let slowed = self.rules.pirate == Some(Side::Front) && visits_pirate();
        let hurried = if self.this_turn.privilege == Some(Privilege::Speed) { HURRY } else { 0 };
        usize::from(self.me().speed + hurried) - usize::from(slowed)
    }

    /// V-2.1, V-9.4: the neighbours of a city. Under the pirate's back its city is not there, and its neighbours are
    /// neighbours.
    #[inline]
    pub(crate) fn links(&self, city: City) -> CitySet {
        let links = &self.tables().links;
        if self.rules.pirate != Some(Side::Back) || !links[city].has(self.pirate) {
            return links[city];
        }
        links[city].or(links[self.pirate]).without(self.pirate).without(city)
    }

    /// V-3.1, V-9.3: whether one more card may be laid, of this city or face down.
    #[inline]
    pub(crate) fn has_room(&self, city: Option<City>) -> bool {
        self.route.len() < self.limit(city)
    }

    /// V-3.1 to V-3.4: the cities whose card could be laid next, if there were credit.
    #[inline]
    pub(crate) fn within_reach(&self) -> CitySet {
        let mut cities = self.last_city().map_or(CitySet::ALL, |city| self.links(city));
        cities = cities.minus(self.route.cities()).minus(self.route.face_down());
        if self.rules.pirate == Some(Side::Back) {
            cities = cities.without(self.pirate);
        }
        cities.iter().filter(|&city| self.has_room(Some(city))).collect()
    }

    /// V-3.1 to V-3.4, V-9.3, V-9.4: the same for one city.
    pub(crate) fn allows_card(&self, city: City) -> Result<(), Reason> {
        if self.within_reach().has(city) {
            return Ok(());
        }
        Err(match self.last_city() {
            _ if self.route.cities().has(city) => Reason::Visited,
            _ if self.route.face_down().has(city) => Reason::FaceDown,
            _ if self.closed_city() == Some(city) => Reason::Closed,
            _ if !self.has_room(None) => Reason::Full(self.limit(None) as u8),
            Some(last) if !self.links(last).has(city) => Reason::Apart(last),
            _ => Reason::Slowed,
        })
    }

    /// V-3.1 to V-3.4, V-4.8: the cities whose card may be laid next. Where the fees can be paid with the cards that
    /// lie (`payable`), an own post changes nothing about that.
    #[inline]
    pub(crate) fn layable(&self, payable: bool) -> CitySet {
        let cities = self.within_reach();
        let own = if payable { self.me().posts } else { CitySet::NONE };
        let balance = self.balance();
        let sure = |city: &City| own.has(*city) || balance + self.change_by(*city) >= 0;
        let sure: CitySet = cities.iter().filter(sure).collect();
        if sure == cities { sure } else { sure.or(self.cities_that_pay(cities.minus(sure))) }
    }

    #[inline]
    fn fee(&self, city: City) -> u16 {
        self.tables().city[city].harbour_fee
    }

    /// V-3.2, V-3.4: the own post, from hand or hold, or else the base post for its fee.
    #[inline]
    pub(crate) fn card_to_lay(&self, city: City) -> (Card, u16) {
        match self.me() {
            me if me.hold == Some(city) => (Card::Held(city), 0),
            me if me.posts.has(city) => (Card::Own(city), 0),
            _ => (Card::Base(city), self.fee(city)),
        }
    }

    /// V-3.1, V-3.5: lays the next card of the route.
    pub(crate) fn lay(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let (card, fee) = self.card_to_lay(city);
        self.lay_card(card);
        self.this_turn.fees += fee;
        sink.emit(Event::Laid { seat: self.active, city, fee });
        if self.route.cities().len() == 5 {
            self.award(Bonus::FiveCities, sink);
        }
    }

    /// V-4.7, V-9.1: what an own post of a city brings, the merchant's ducats included; he does not move before phase 2
    /// is over.
    #[inline]
    pub(crate) fn income_of(&self, city: City) -> u16 {
        self.tables().city[city].income + self.merchant_ducats(city)
    }

    /// Lays a card with the income it would bring.
    pub(crate) fn lay_card(&mut self, card: Card) {
        let income = card.own().map_or(0, |city| self.income_of(city));
        self.route.lay(card, income);
    }

    /// V-3.3: posts of the hand.
    #[inline]
    pub(crate) fn spare_posts(&self) -> CitySet {
        let spare = self.me().posts.minus(self.route.cities()).minus(self.route.face_down());
        self.me().hold.map_or(spare, |held| spare.without(held))
    }

    /// V-3.3: whether the last card is a city's, and one more may follow.
    #[inline]
    pub(crate) fn room_for_placeholder(&self) -> bool {
        self.has_room(None) && self.route.cards().last().is_some_and(|card| card.visits().is_some())
    }

    /// V-3.3: whether this post may be laid face down, if its city's fees can be paid.
    pub(crate) fn allows_placeholder(&self, post: City) -> Result<(), Reason> {
        if self.room_for_placeholder() && self.spare_posts().has(post) {
            return Ok(());
        }
        let me = self.me();
        Err(match self.route.cards().last() {
            _ if !me.posts.has(post) => Reason::NoPost,
            _ if self.route.cities().has(post) => Reason::Visited,
            _ if self.route.face_down().has(post) => Reason::FaceDown,
            _ if me.hold == Some(post) => Reason::InHold,
            None => Reason::CityFirst,
            Some(_) if !self.has_room(None) => Reason::Full(self.limit(None) as u8),
            Some(_) => Reason::OnePlaceholder,
        })
    }

    /// V-3.3, V-4.8: spare posts of the hand that may be laid face down beside the last city.
    #[inline]
    pub(crate) fn placeholders(&self, payable: bool) -> CitySet {
        if !self.room_for_placeholder() {
            return CitySet::NONE;
        }
        let spare = self.spare_posts();
        if payable || spare.is_empty() { spare } else { self.placeholders_that_pay(spare) }
    }

    /// V-4.8: the posts with which as placeholders the fees can be paid in the end. First it is tried without saying
    /// which post it is.
    #[inline(never)]
    fn placeholders_that_pay(&self, spare: CitySet) -> CitySet {
        let (closed, balance, room) = (self.closed(), self.balance(), self.limit(None) - self.route.len() - 1);
        let city = self.last_city().expect("a city before the placeholder");
        let sure: CitySet =
            spare.iter().filter(|&post| self.next_post_pays(city, closed.with(post), room, balance)).collect();
        if sure == spare {
            return spare;
        }
        let mut laid = self.clone();
        laid.lay_card(Card::Placeholder { city, post: city });
        laid.this_turn.last = Last::Other;
        if laid.can_pay_fees() {
            return spare;
        }
        let any = laid.finds_a_longer_way();
        let more = spare.minus(sure).iter().filter(|&post| any && self.can_go_on_behind(post));
        more.fold(sure, CitySet::with)
    }

    /// V-4.8: whether the fees can be paid in the end with this placeholder, which takes a card's room and closes its
    /// own city.
    #[inline(never)]
    pub(crate) fn can_go_on_behind(&self, post: City) -> bool {
        let mut laid = self.clone();
        laid.lay_placeholder(post, &mut ());
        laid.this_turn.last = Last::Other;
        laid.finds_a_way()
    }

    /// V-3.3: lays a placeholder.
    pub(crate) fn lay_placeholder(&mut self, post: City, sink: &mut impl Sink<Event>) {
        let city = self.route.card(self.route.len() - 1).visits().expect("a city before the placeholder");
        self.lay_card(Card::Placeholder { city, post });
        sink.emit(Event::LaidPlaceholder { seat: self.active, city, post });
    }

    /// V-6.2: the privilege speed is offered when it could matter, that is, when the route is as long as it may be, or
    /// one less because of the pirate.
    #[inline]
    pub(crate) fn may_hurry(&self) -> bool {
        self.could_hurry() && (self.missing_with(0, 0) <= self.incomes(self.route.fresh) || self.can_go_on_hurried())
    }

    /// The same, if there were credit.
    #[inline]
    pub(crate) fn could_hurry(&self) -> bool {
        self.allows_hurry().is_ok()
    }

    /// V-6.2: the same, with the reason.
    #[inline]
    pub(crate) fn allows_hurry(&self) -> Result<(), Reason> {
        let near = usize::from(self.rules.pirate == Some(Side::Front));
        match self.route.len() + near >= self.limit(None) {
            true => self.allows_privilege(Privilege::Speed),
            false => self.allows_privilege(Privilege::Speed).and(Err(Reason::RoomLeft)),
        }
    }

    /// V-4.8: whether the fees can be paid in the end by a longer route, without the privilege income.
    #[inline(never)]
    pub(crate) fn can_go_on_hurried(&self) -> bool {
        let mut hurried = self.clone();
        hurried.use_privilege(Privilege::Speed, &mut ());
        hurried.this_turn.last = Last::Other;
        hurried.finds_a_way()
    }

    /// V-6.2
    pub(crate) fn use_privilege(&mut self, privilege: Privilege, sink: &mut impl Sink<Event>) {
        self.this_turn.privilege = Some(privilege);
        sink.emit(Event::UsedPrivilege { seat: self.active, privilege });
    }

    /// The route is complete; phase 2 begins.
    pub(crate) fn finish_route(&mut self) {
        self.phase = Phase::Using;
    }
}
