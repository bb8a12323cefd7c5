//! Before a turn and in phase 1: which posts go together, where a route begins, and where it goes on.

use super::Coach;
use crate::novgorod::names::{number, say};
use novgorod::pieces::*;
use novgorod::sets::{CitySet, GoodSet};
use novgorod::tables::{Line, Wish};
use novgorod::view::IntroductionView;

impl Coach<'_> {
    /// The first posts and orders: what the order in hand asks for, and what lies beside the first post.
    pub(super) fn of_introduction(&self) -> Vec<String> {
        let (view, me, names) = (self.view, self.me, self.names);
        let Some(IntroductionView { posts, orders }) = view.introduction else { return vec![] };
        let order = (orders > 0)
            .then(|| match self.suits(view.shown, |_| true) {
                Some((order, goods)) => {
                    Some(say!(names, "novgorod-guide-shown", number = number(order), goods = names.goods(goods)))
                }
                None => (posts == 0).then(|| {
                    let (one, both) = (names.seals(view.one_line), names.seals(view.both_lines));
                    say!(names, "novgorod-guide-take-order", one = one, both = both)
                }),
            })
            .flatten();
        let beside = me.posts.iter().next().filter(|_| posts > 0).map(|city| {
            let beside = view.city[city].neighbours.minus(me.posts);
            say!(names, "novgorod-guide-beside", city = names.city(city), beside = self.cities(beside.iter()))
        });
        let wanted = (posts > 0).then(|| self.wanted_by_hand()).flatten();
        let goal = me.posts.is_empty().then(|| say!(names, "novgorod-guide-first-post"));
        let last = (posts > 0).then(|| say!(names, "novgorod-guide-two-posts"));
        [goal, beside, wanted, order, last].into_iter().flatten().collect()
    }

    /// What the order in hand asks for, and where that is loaded.
    fn wanted_by_hand(&self) -> Option<String> {
        let table = self.me.hand.iter().find_map(|order| self.view.order.get(&order).map(|it| (order, it)));
        let goods = table.into_iter().flat_map(|(order, it)| [(order, it.upper), (order, it.lower)]);
        goods.into_iter().find_map(|(order, wish)| {
            let Wish::Goods(goods) = wish else { return None };
            let cities = self.cities(goods.iter().filter_map(|good| self.source(good)));
            let (number, goods) = (number(order), self.names.goods(goods));
            Some(say!(self.names, "novgorod-guide-wanted", number = number, goods = goods, cities = cities))
        })
    }

    /// Where a route begins and goes on. What it could be for is told in turn, round by round.
    pub(super) fn of_route(&self) -> Vec<String> {
        let Some(last) = self.view.this_turn.last_city() else {
            let plans = [self.order_to_fill(), self.row_to_pay(), self.works_to_reach()];
            let mut plans: Vec<String> = plans.into_iter().flatten().collect();
            let turn = usize::from(self.view.round) % plans.len().max(1);
            plans.rotate_left(turn);
            let first = self.urgent().or_else(|| self.goal());
            let rest = [self.standing(), Some(self.say_begin())].into_iter().flatten();
            return first.into_iter().chain(plans).chain(rest).collect();
        };
        let fees = self.fees();
        let said = match self.view.this_turn.room {
            0 => {
                let count = self.view.this_turn.route.len();
                [fees, Some(say!(self.names, "novgorod-guide-full", count = count)), self.hurry(), None]
            }
            _ => [self.works_next(last), self.post_next(last), fees, Some(self.say_end())],
        };
        said.into_iter().flatten().collect()
    }

    fn say_begin(&self) -> String {
        let posts = self.cities(self.me.posts.iter());
        say!(self.names, "novgorod-guide-begin", cities = posts, most = self.view.this_turn.longest)
    }

    fn say_end(&self) -> String {
        say!(self.names, "novgorod-guide-may-end", count = self.view.this_turn.room)
    }

    /// An order in progress whose goods one route along own posts loads.
    fn order_to_fill(&self) -> Option<String> {
        let (order, goods) = self.suits(self.me.hand.or(self.me.beside), |goods| {
            let cities = self.to_visit(goods);
            cities.iter().any(|city| self.leads_to(city, cities.without(city)))
        })?;
        let cities = self.cities(self.to_visit(goods).iter());
        let goods = self.names.goods(goods);
        Some(say!(self.names, "novgorod-guide-load", number = number(order), goods = goods, cities = cities))
    }

    /// What the next row costs, while an X shows.
    fn row_to_pay(&self) -> Option<String> {
        let row = usize::from(self.me.rows);
        let next = self.me.ladder.as_ref()?.get(row).filter(|it| it.x)?;
        Some(say!(self.names, "novgorod-guide-row", row = row + 1, cost = self.names.row(next.cost)))
    }

    /// Where goods are loaded that are not in the hold.
    fn to_visit(&self, goods: GoodSet) -> CitySet {
        let stored = self.me.hold.map(|city| self.view.city[city].good);
        goods.iter().filter(|&good| Some(good) != stored).filter_map(|good| self.source(good)).collect()
    }

    /// Whether a route through exactly these cities can end in this one.
    fn leads_to(&self, end: City, before: CitySet) -> bool {
        let next = self.view.city[end].neighbours.and(before);
        before.len() < self.view.this_turn.longest
            && (before.is_empty() || next.iter().any(|city| self.leads_to(city, before.without(city))))
    }

    /// The best production at the end of a route along own posts.
    fn works_to_reach(&self) -> Option<String> {
        let possible = |city: City, line: Line| {
            let visited = self.to_visit(line.goods).without(city);
            visited.minus(self.me.posts).is_empty() && self.leads_to(city, visited)
        };
        let (city, luxury, line) = self.best_works(CitySet::ALL, possible)?;
        let before = self.to_visit(line.goods).without(city);
        if before.is_empty() {
            return Some(self.say_works(city, luxury, line));
        }
        Some(say!(
            self.names,
            "novgorod-guide-works-after",
            city = self.names.city(city),
            luxury = self.names.some_luxury(luxury),
            goods = self.names.goods(line.goods),
            seals = self.names.seals(line.seals),
            before = self.cities(before.iter()),
        ))
    }

    /// The best production that the next card makes possible, if its fee does not seem too high.
    fn works_next(&self, last: City) -> Option<String> {
        let turn = &self.view.this_turn;
        let laid = turn.route.iter().filter_map(|it| it.card.visits());
        let goods: GoodSet = laid.chain(self.me.hold).map(|city| self.view.city[city].good).collect();
        let funds = self.me.ducats + turn.route.iter().map(|it| it.income).sum::<u16>();
        let payable = |city: City| self.me.posts.has(city) || turn.fees + self.view.city[city].harbour_fee <= funds;
        let possible = |city: City, line: Line| {
            payable(city) && line.goods.minus(goods.with(self.view.city[city].good)).is_empty()
        };
        self.best_works(self.onwards(last), possible).map(|(city, luxury, line)| self.say_works(city, luxury, line))
    }

    fn say_works(&self, city: City, luxury: Luxury, line: Line) -> String {
        say!(
            self.names,
            "novgorod-guide-works",
            city = self.names.city(city),
            luxury = self.names.some_luxury(luxury),
            goods = self.names.goods(line.goods),
            seals = self.names.seals(line.seals),
        )
    }

    /// The production with the most seals that is possible in these cities.
    fn best_works(&self, cities: CitySet, possible: impl Fn(City, Line) -> bool) -> Option<(City, Luxury, Line)> {
        let of_city = |city: City| {
            let works = self.view.city[city].manufactory.filter(|_| !self.view.city[city].closed);
            works
                .into_iter()
                .flat_map(move |it| it.lines.into_iter().flatten().map(move |line| (city, it.luxury, line)))
        };
        // A single seal is not worth a fee.
        let worth = |city: City, line: Line| self.me.posts.has(city) || line.seals > 1;
        let all = cities.iter().flat_map(of_city).filter(|&(city, _, line)| worth(city, line) && possible(city, line));
        all.max_by_key(|(_, _, line)| line.seals)
    }

    /// Cities beside the last one that are not in the route.
    fn onwards(&self, last: City) -> CitySet {
        let visited: CitySet = self.view.this_turn.route.iter().filter_map(|it| it.card.visits()).collect();
        self.view.city[last].neighbours.minus(visited)
    }

    /// An own post beside the last city.
    fn post_next(&self, last: City) -> Option<String> {
        let city = self.onwards(last).and(self.me.posts).iter().next()?;
        let income = self.names.ducats(self.view.city[city].income);
        Some(say!(self.names, "novgorod-guide-free-stop", city = self.names.city(city), income = income))
    }

    /// What is owed so far.
    pub(super) fn fees(&self) -> Option<String> {
        let (owed, have) = (self.view.this_turn.fees, self.me.ducats);
        (owed > 0).then(|| {
            say!(self.names, "novgorod-guide-fees", owed = self.names.ducats(owed), have = self.names.ducats(have))
        })
    }

    /// The privilege that makes room for one card more.
    fn hurry(&self) -> Option<String> {
        self.has(Privilege::Speed).then(|| say!(self.names, "novgorod-guide-hurry"))
    }
}
