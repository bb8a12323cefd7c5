//! V-4.8 while the route is laid: a card may be laid if some way to go on can pay all fees in the end, by further
//! cards, the privilege speed, moving the pirate, sales and income. All routes that can follow are gone through, which
//! are few; most are decided by the income of their posts, or by a bound on what sales could add, and only for the rest
//! sales are tried out.

use crate::pieces::*;
use crate::route::{Card, LONGEST};
use crate::sets::{CitySet, GoodSet};
use crate::state::{Last, Novgorod};
use crate::tables::Posts;

impl Novgorod {
    /// Ducats, privilege and the income of all cards, less the fees.
    #[inline]
    pub(crate) fn balance(&self) -> i32 {
        let funds = self.me().ducats + self.incomes(self.route.fresh) + self.extra_income();
        i32::from(funds) - i32::from(self.this_turn.fees)
    }

    /// What a card of this city changes in the balance.
    #[inline]
    pub(crate) fn change_by(&self, city: City) -> i32 {
        match self.me().posts.has(city) {
            true => i32::from(self.income_of(city)),
            false => -i32::from(self.tables().city[city].harbour_fee),
        }
    }

    /// Those of the cities within reach after whose card all fees can be paid in the end.
    #[inline(never)]
    pub(crate) fn cities_that_pay(&self, cities: CitySet) -> CitySet {
        let balance = self.balance();
        let mut way = Way::of(self);
        cities.iter().filter(|&city| self.finds_a_way_with(city, balance, &mut way)).collect()
    }

    fn finds_a_way_with(&self, city: City, balance: i32, way: &mut Way) -> bool {
        let balance = balance + self.change_by(city);
        let closed = self.closed().with(city);
        let room = self.limit(Some(city)) - self.route.len() - 1;
        let front = self.rules.pirate == Some(Side::Front);
        let past_the_pirate = || {
            let mut laid = self.clone();
            laid.lay(city, &mut ());
            laid.this_turn.last = Last::Other;
            laid.finds_a_way_past_the_pirate()
        };
        balance >= 0
            || self.next_post_pays(city, closed, room, balance)
            || way.pays_with(city, closed, room, balance)
            || front && past_the_pirate()
    }

    /// Whether all fees can be paid in the end, if need be with further cards.
    pub(crate) fn finds_a_way(&self) -> bool {
        self.can_pay_fees() || self.finds_a_longer_way()
    }

    /// Whether they can be paid with further cards, where those that lie are not enough.
    pub(crate) fn finds_a_longer_way(&self) -> bool {
        // The pirate may have come to a city of the route since it was visited, which is then longer than it could be
        // (V-9.3).
        let room = self.limit(None).checked_sub(self.route.len());
        let (closed, balance) = (self.closed(), self.balance());
        self.last_city().is_some_and(|city| self.next_post_pays(city, closed, room.unwrap_or(0), balance))
            || room.is_some_and(|room| Way::of(self).pays(closed, room, balance))
            || self.rules.pirate == Some(Side::Front) && self.finds_a_way_past_the_pirate()
    }

    /// V-9.3: the same by moving the pirate's front out of the way, which is possible because no route visits all
    /// cities. It is cheapest at once; but right after he was moved, something else must come first.
    #[inline(never)]
    fn finds_a_way_past_the_pirate(&self) -> bool {
        if self.this_turn.last == Last::Pirate {
            return !self.cities_that_pay(self.within_reach()).is_empty()
                || self.room_for_placeholder() && self.spare_posts().iter().any(|post| self.can_go_on_behind(post))
                || self.could_hurry() && self.can_go_on_hurried();
        }
        let price = self.pirate_price();
        if price > self.me().ducats {
            return false;
        }
        let mut past = self.clone();
        past.me_mut().spend(price);
        past.rules.pirate = None;
        past.finds_a_way()
    }

    /// Whether the income of an own post that may be laid behind this city is enough: the quick answer to most
    /// questions.
    #[inline]
    pub(crate) fn next_post_pays(&self, city: City, closed: CitySet, room: usize, balance: i32) -> bool {
        let enough = balance + i32::from(self.tables().least_income) >= 0;
        // V-9.3: in the pirate's city there may be no room.
        enough
            && room > 0
            && self.rules.pirate != Some(Side::Front)
            && !self.links(city).minus(closed).and(self.me().posts).is_empty()
    }

    /// Where the route has come to.
    #[inline]
    pub(crate) fn last_city(&self) -> Option<City> {
        self.route.cards().rev().find_map(Card::visits)
    }

    /// Cities that cannot be visited any more.
    #[inline]
    pub(crate) fn closed(&self) -> CitySet {
        self.route.cities().or(self.route.face_down())
    }
}

/// A way to go on behind the cards that lie.
struct Way<'a> {
    game: &'a Novgorod,
    cities: [City; LONGEST],
    count: usize,
    /// Whether a placeholder may still come before the first of them.
    open: bool,
    /// Whether the privilege speed may be used, and what that would cost in income.
    may_hurry: bool,
    extra: i32,
    hurried: bool,
    /// How many goods there are whose use costs no income, and how many of own posts.
    goods: (usize, usize),
}

impl Way<'_> {
    fn of(game: &Novgorod) -> Way<'_> {
        let (base, own) = game.route.base_and_other(game.route.fresh);
        Way {
            game,
            cities: [City::ALL[0]; LONGEST],
            count: 0,
            open: false,
            may_hurry: game.may_use(Privilege::Speed),
            extra: game.extra_income().into(),
            hurried: false,
            goods: (base + usize::from(game.me().hold.is_some()), own),
        }
    }

    /// Whether a route that goes on with this city can pay.
    fn pays_with(&mut self, city: City, visited: CitySet, room: usize, balance: i32) -> bool {
        let goods = self.goods_with(city);
        if balance + self.at_most(city, goods, room + usize::from(self.may_hurry), visited) < 0 {
            return false;
        }
        (self.cities[0], self.count, self.open) = (city, 1, false);
        let before = std::mem::replace(&mut self.goods, goods);
        let found = self.pays_from(city, visited, room, balance);
        self.goods = before;
        found
    }

    #[inline]
    fn goods_with(&self, city: City) -> (usize, usize) {
        let (free, own) = self.goods;
        if self.game.me().posts.has(city) { (free, own + 1) } else { (free + 1, own) }
    }

    /// Whether the route can pay as it lies, or a longer one.
    fn pays(&mut self, visited: CitySet, room: usize, balance: i32) -> bool {
        let Some(at) = self.game.last_city() else { return false };
        if balance + self.at_most(at, self.goods, room + usize::from(self.may_hurry), visited) < 0 {
            return false;
        }
        (self.count, self.open) = (0, self.game.route.cards().last().is_some_and(|card| card.visits().is_some()));
        self.pays_from(at, visited, room, balance)
    }

    /// The same with one card more by the privilege speed, if it may be used.
    #[inline]
    fn pays_from(&mut self, at: City, visited: CitySet, room: usize, balance: i32) -> bool {
        self.goes_on(at, visited, room + usize::from(self.may_hurry), balance)
    }

    /// Whether this way can pay, or one that goes on from here with so much room, the card of the privilege included.
    fn goes_on(&mut self, at: City, visited: CitySet, room: usize, balance: i32) -> bool {
        if self.pays_here(visited, room, balance) {
            return true;
        }
        let game = self.game;
        for next in game.links(at).minus(visited).iter() {
            // V-9.3: in the pirate's city the route becomes one card shorter.
            let slowed = game.rules.pirate == Some(Side::Front) && game.pirate == next;
            let Some(room) = room.checked_sub(1 + usize::from(slowed)) else { continue };
            let balance = balance + game.change_by(next);
            let goods = self.goods_with(next);
            if balance + self.at_most(next, goods, room, visited) < 0 {
                continue;
            }
            self.cities[self.count] = next;
            self.count += 1;
            let before = std::mem::replace(&mut self.goods, goods);
            let found = self.goes_on(next, visited.with(next), room, balance);
            self.goods = before;
            self.count -= 1;
            if found {
                return true;
            }
        }
        false
    }

    /// Whether this way can pay without further cities: as it is, or with the privilege speed, which then brings no
    /// income.
    #[inline]
    fn pays_here(&mut self, visited: CitySet, room: usize, balance: i32) -> bool {
        if balance >= 0 && !(self.may_hurry && room == 0) {
            return true;
        }
        if balance + self.sales(self.goods) < 0 {
            return false;
        }
        let needed = self.may_hurry && room == 0;
        if !needed && self.pays_so(visited, room - usize::from(self.may_hurry), balance, false) {
            return true;
        }
        // Without another card the privilege only makes room for a placeholder.
        self.may_hurry && (needed || self.spare(visited) > 0) && self.pays_so(visited, room, balance - self.extra, true)
    }

    /// Income first, then quick bounds on what sales add, and then sales in fact.
    #[inline(never)]
    fn pays_so(&mut self, visited: CitySet, room: usize, balance: i32, hurried: bool) -> bool {
        self.hurried = hurried;
        balance >= 0
            || balance + self.sales(self.goods) >= 0
                && balance + self.gains(visited, room) >= 0
                && self.can_be_laid(visited, room)
    }

    /// A bound on what these goods can add, and so many further cards behind this city, the card of the privilege
    /// included: own posts where there are any near it, and for whatever else is visited on the way there a fee.
    #[inline]
    fn at_most(&self, at: City, goods: (usize, usize), room: usize, visited: CitySet) -> i32 {
        let here = self.sales(goods);
        if room == 0 {
            return here;
        }
        let game = self.game;
        let tables = game.tables();
        let open = game.me().posts.minus(visited);
        // A city that the pirate's back hides brings others nearer.
        let reach = room + usize::from(game.rules.pirate.is_some());
        let posts = if open.and(tables.within[reach][at]).is_empty() {
            Posts::None
        } else if open.and(game.links(at)).is_empty() {
            Posts::Later
        } else {
            Posts::Next
        };
        let further = |cards: usize| i32::from(tables.further[posts as usize][cards][goods.0][goods.1]);
        // The last card needs the privilege, which then brings no income.
        let (cards, extra) = if self.may_hurry { (room - 1, self.extra) } else { (room, 0) };
        here.max(further(cards).max(further(room) - extra) + 2 * i32::from(game.merchant_more()))
    }

    /// A bound on what sales of so many goods without income, and of own posts, can add.
    #[inline]
    fn sales(&self, (free, own): (usize, usize)) -> i32 {
        self.game.at_most_from_sales(free, own).into()
    }

    /// Posts in hand that could be placeholders.
    fn spare(&self, visited: CitySet) -> usize {
        let me = self.game.me();
        me.hold.map_or(me.posts, |held| me.posts.without(held)).minus(visited).len()
    }

    /// A bound on what sales add to the income of this way: the best line of each manufactory less the income that it
    /// costs, whatever the others use.
    #[inline]
    fn gains(&self, visited: CitySet, room: usize) -> i32 {
        let game = self.game;
        let mut goods = game.work().stored.map_or(GoodSet::NONE, GoodSet::only);
        // Goods of own posts, whose income is lost with them; a stored one of the same kind serves without a loss.
        let mut earning = GoodSet::NONE;
        let mut gains = 0;
        let least_income = i32::from(game.tables().least_income);
        let covered = room == 0 || self.spare(visited) == 0;
        let laid = game.route.cards().filter_map(Card::visits).map(|city| (city, false));
        for (city, covered) in laid.chain(self.cities[..self.count].iter().map(|&city| (city, covered))) {
            let good = GoodSet::only(game.tables().city[city].good);
            if game.me().posts.has(city) && good.and(goods).is_empty() {
                earning = earning.or(good);
            }
            goods = goods.or(good);
            let covers = if covered { good.and(earning) } else { GoodSet::NONE };
            let table = game.manufactory_of(city);
            let possible =
                table.lines[..usize::from(table.count)].iter().filter(|line| line.goods.minus(goods).is_empty());
            let lost = |used: GoodSet| used.and(earning).or(covers).len() as i32 * least_income;
            let more = i32::from(game.merchant_ducats(city));
            gains += possible.map(|line| i32::from(line.seals) + more - lost(line.goods)).fold(0, i32::max);
        }
        gains
    }

    /// Lays the cards of this way, with placeholders or without, and looks whether they can pay.
    #[inline(never)]
    fn can_be_laid(&self, visited: CitySet, room: usize) -> bool {
        let mut game = self.game.clone();
        if self.hurried {
            game.use_privilege(Privilege::Speed, &mut ());
        }
        let (cities, spare) = (&self.cities[..self.count], self.spare(visited).min(room));
        self.open && spare > 0 && pays_with_placeholder(&game, cities, spare) || pays_with(&game, cities, spare)
    }
}

/// Whether the cards of these cities, and up to so many placeholders, can pay.
fn pays_with(game: &Novgorod, cities: &[City], spare: usize) -> bool {
    let [city, rest @ ..] = cities else { return game.can_pay_fees() };
    let mut laid = game.clone();
    laid.lay(*city, &mut ());
    pays_with(&laid, rest, spare) || spare > 0 && pays_with_placeholder(&laid, rest, spare)
}

/// The same with a placeholder first. Any spare post will do: the last city stands for it.
fn pays_with_placeholder(game: &Novgorod, cities: &[City], spare: usize) -> bool {
    let mut laid = game.clone();
    let city = laid.route.cards().last().and_then(Card::visits).expect("a city before the placeholder");
    laid.lay_card(Card::Placeholder { city, post: city });
    pays_with(&laid, cities, spare - 1)
}
