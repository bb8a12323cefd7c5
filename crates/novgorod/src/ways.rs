//! V-4.8 while the route is laid: a card may be laid if some way to go on can pay all fees in the end, by further cards, the privilege
//! speed, moving the pirate, sales and income. All routes that can follow are gone through, which are few; most are decided by the income of
//! their posts, or by a bound on what sales could add, and only for the rest sales are tried out.

use crate::pieces::*;
use crate::route::{Card, LONGEST};
use crate::sets::{CitySet, GoodSet};
use crate::state::{Last, Novgorod};

impl Novgorod {
    /// Whether all fees can be paid in the end after a card of this city was laid.
    #[inline]
    pub(crate) fn can_go_on_with(&self, city: City, balance: i32) -> bool {
        let balance = balance + self.change_by(city);
        balance >= 0 || self.finds_a_way_with(city, balance)
    }

    /// Ducats, privilege and the income of all cards, less the fees.
    #[inline]
    pub(crate) fn balance(&self) -> i32 {
        let funds = self.me().ducats + self.incomes(self.route.fresh) + self.extra_income();
        i32::from(funds) - i32::from(self.this_turn.fees)
    }

    /// What a card of this city changes in the balance.
    #[inline]
    fn change_by(&self, city: City) -> i32 {
        match self.me().posts.has(city) {
            true => i32::from(self.income_of(city)),
            false => -i32::from(self.tables().city[city].harbour_fee),
        }
    }

    #[inline(never)]
    fn finds_a_way_with(&self, city: City, balance: i32) -> bool {
        let room = self.limit(Some(city)) - self.route.len() - 1;
        let visited = self.closed().with(city);
        Way::new(self, &[city]).pays(visited, room, balance)
            || self.rules.pirate == Some(Side::Front) && {
                let mut laid = self.clone();
                laid.lay(city, &mut ());
                laid.this_turn.last = Last::Other;
                laid.finds_a_way_past_the_pirate()
            }
    }

    /// Whether all fees can be paid in the end, if need be with further cards.
    pub(crate) fn finds_a_way(&self) -> bool {
        let room = self.limit(None).saturating_sub(self.route.len());
        self.can_pay_fees()
            || Way::new(self, &[]).pays(self.closed(), room, self.balance())
            || self.rules.pirate == Some(Side::Front) && self.finds_a_way_past_the_pirate()
    }

    /// V-9.3: the same by moving the pirate's front out of the way, which is possible because no route visits all cities. It is cheapest at
    /// once; but right after he was moved, something else must come first.
    #[inline(never)]
    fn finds_a_way_past_the_pirate(&self) -> bool {
        if self.this_turn.last == Last::Pirate {
            let balance = self.balance();
            return self.within_reach().iter().any(|city| self.finds_a_way_with(city, balance + self.change_by(city)))
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

    /// Cities that cannot be visited any more.
    #[inline]
    fn closed(&self) -> CitySet {
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
    hurried: bool,
}

impl Way<'_> {
    fn new<'a>(game: &'a Novgorod, first: &[City]) -> Way<'a> {
        let mut cities = [City::ALL[0]; LONGEST];
        cities[..first.len()].copy_from_slice(first);
        let last = game.route.cards().last();
        let open = first.is_empty() && last.is_some_and(|card| card.visits().is_some());
        Way { game, cities, count: first.len(), open, hurried: false }
    }

    /// Whether this way can pay, or a longer one, with the privilege speed too.
    fn pays(&mut self, visited: CitySet, room: usize, balance: i32) -> bool {
        let game = self.game;
        let last = self.cities[..self.count].last().copied();
        let Some(at) = last.or_else(|| game.route.cards().rev().find_map(Card::visits)) else { return false };
        let may_hurry = game.may_use(Privilege::Speed);
        let extra = i32::from(game.extra_income());
        // Where the privilege is not needed for income, a longer route can all that a shorter one can.
        if !(may_hurry && extra == 0) && self.goes_on(at, visited, room, balance) {
            return true;
        }
        self.hurried = may_hurry;
        may_hurry && self.goes_on(at, visited, room + 1, balance - extra)
    }

    fn goes_on(&mut self, at: City, visited: CitySet, room: usize, balance: i32) -> bool {
        let game = self.game;
        if balance >= 0 || self.sales_pay(visited, room, balance) {
            return true;
        }
        let goods = self.goods() + 1;
        for next in game.links(at).minus(visited).iter() {
            // V-9.3: in the pirate's city the route becomes one card shorter.
            let slowed = game.rules.pirate == Some(Side::Front) && game.pirate == next;
            let Some(room) = room.checked_sub(1 + usize::from(slowed)) else { continue };
            let balance = balance + game.change_by(next);
            if balance + self.at_most(goods, room) < 0 {
                continue;
            }
            self.cities[self.count] = next;
            self.count += 1;
            let found = self.goes_on(next, visited.with(next), room, balance);
            self.count -= 1;
            if found {
                return true;
            }
        }
        false
    }

    /// Whether sales can add what income lacks, without further cities: two quick bounds, and then in fact.
    #[inline]
    fn sales_pay(&self, visited: CitySet, room: usize, balance: i32) -> bool {
        balance + self.at_most(self.goods(), 0) >= 0
            && balance + self.gains(visited, room) >= 0
            && self.can_be_laid(visited, room)
    }

    /// How many goods there are at most.
    #[inline]
    fn goods(&self) -> usize {
        self.game.route.len() + self.count + usize::from(self.game.me().hold.is_some())
    }

    /// A bound on what so many goods and so many further cards can add.
    #[inline]
    fn at_most(&self, goods: usize, room: usize) -> i32 {
        let tables = self.game.tables();
        let income = if room == 0 { 0 } else { room as u16 * tables.most_income + self.game.merchant_more() };
        i32::from(self.game.at_most_from_sales(goods + room) + income)
    }

    /// Posts in hand that could be placeholders.
    fn spare(&self, visited: CitySet) -> usize {
        let me = self.game.me();
        me.hold.map_or(me.posts, |held| me.posts.without(held)).minus(visited).len()
    }

    /// A bound on what sales add to the income of this way: the best line of each manufactory, whatever the others use.
    #[inline(never)]
    fn gains(&self, visited: CitySet, room: usize) -> i32 {
        let game = self.game;
        let mut goods = game.work().stored.map_or(GoodSet::NONE, GoodSet::only);
        // Goods of own posts, whose income is lost with them; a stored one of the same kind serves without a loss.
        let mut earning = GoodSet::NONE;
        let mut gains = 0;
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
            let lost =
                |used: GoodSet| used.and(earning).or(covers).len() as i32 * i32::from(game.tables().least_income);
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
