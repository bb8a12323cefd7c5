//! The coach: what matters in this position, and why; at most two sentences, the most urgent first.
//!
//! It reads the same view as the board does, and gives advice, not rules: what it names can be seen, and what it
//! proposes may be declined.

mod purchase;
mod route;
mod uses;

use super::names::{Names, say};
use crate::Scene;
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::sets::{GoodSet, OrderSet};
use novgorod::tables::Wish;
use novgorod::view::{PlayerView, RowView, View};

/// So many sentences are heard.
const MOST: usize = 2;

/// With so few seals to go the end is near.
const NEAR: u16 = 8;

/// The advice to the seat at turn; empty where nobody is asked.
pub(super) fn guide(view: &View, scene: &Scene) -> String {
    let Some(me) = view.active.and_then(|seat| view.players.get(seat.index())) else { return String::new() };
    let coach = Coach { view, scene, names: Names::of(scene), me };
    let said = match view.phase {
        Phase::ChooseSide => vec![say!(coach.names, "novgorod-guide-side")],
        Phase::Introduction => coach.of_introduction(),
        Phase::Laying => coach.of_route(),
        Phase::Using => coach.of_uses(),
        Phase::Supplying(need) => coach.of_need(&need),
        Phase::Stowing(order) => coach.of_stowing(order),
        Phase::Buying => coach.of_purchase(),
        Phase::Ending => [say!(coach.names, "novgorod-guide-end")].into_iter().chain(coach.urgent()).collect(),
        Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => vec![],
        Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => vec![],
        Phase::IntroductionDeal | Phase::Refill(_) | Phase::Counter | Phase::BuyingDeal | Phase::Over => vec![],
    };
    said.into_iter().take(MOST).collect::<Vec<_>>().join(" ")
}

/// What the coach looks at: the table, and the player who is asked.
struct Coach<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    names: Names<'a>,
    me: &'a PlayerView,
}

impl Coach<'_> {
    /// How the game stands, where that must change what one does: the last round, an X, somebody near the end.
    fn urgent(&self) -> Option<String> {
        let (view, me, names) = (self.view, self.me, self.names);
        let uncovered = me.ladder.map_or(0, |ladder| ladder.iter().filter(|row| row.x).count());
        let ahead = view.players.iter().max_by_key(|it| it.seals)?;
        let near = ahead.seals + NEAR >= view.end_seals;
        match () {
            () if view.last_round && uncovered > 0 => Some(say!(names, "novgorod-guide-x-last", count = uncovered)),
            () if view.last_round => Some(say!(names, "novgorod-guide-last-round")),
            () if near && uncovered > 0 => Some(say!(names, "novgorod-guide-x", count = uncovered)),
            () if near && ahead.seat == me.seat => {
                Some(say!(names, "novgorod-guide-near", seals = names.seals(me.seals), end = view.end_seals))
            }
            () if near => Some(self.of_leader("novgorod-guide-threat", ahead)),
            () => None,
        }
    }

    /// The same, or who is ahead.
    fn standing(&self) -> Option<String> {
        let (view, me, names) = (self.view, self.me, self.names);
        let best = view.players.iter().filter(|it| it.seat != me.seat).max_by_key(|it| it.seals)?;
        self.urgent().or_else(|| match me.seals.cmp(&best.seals) {
            std::cmp::Ordering::Less => Some(self.of_leader("novgorod-guide-behind", best)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => {
                Some(say!(names, "novgorod-guide-ahead", seals = names.seals(me.seals - best.seals)))
            }
        })
    }

    /// What it is all about, in the first round.
    fn goal(&self) -> Option<String> {
        (self.view.round <= 1).then(|| say!(self.names, "novgorod-guide-goal", end = self.view.end_seals))
    }

    /// Whether the career shows this privilege and none was used in this turn.
    fn has(&self, privilege: Privilege) -> bool {
        let shows = |row: &RowView| !row.covered && [privilege, Privilege::Any].contains(&row.privilege);
        self.view.this_turn.privilege.is_none() && self.me.ladder.is_some_and(|ladder| ladder.iter().any(shows))
    }

    fn of_leader(&self, key: &str, leader: &PlayerView) -> String {
        let more = leader.seals.saturating_sub(self.me.seals);
        self.names.words.say_with(
            key,
            &[
                ("name", self.scene.name(leader.seat).to_owned().into()),
                ("seals", self.names.seals(leader.seals).into()),
                ("more", self.names.seals(more).into()),
                ("end", self.view.end_seals.into()),
            ],
        )
    }

    /// The goods that the own posts load, and the stored one.
    fn loads(&self) -> GoodSet {
        let posts = self.me.posts.iter().chain(self.me.hold);
        posts.map(|city| self.view.city[city].good).collect()
    }

    /// The first of these orders with a line of goods that the own posts load, if `also` holds of them.
    fn suits(&self, orders: OrderSet, also: impl Fn(GoodSet) -> bool) -> Option<(Order, GoodSet)> {
        let loads = self.loads();
        let fits = |wish| match wish {
            Wish::Goods(goods) if goods.minus(loads).is_empty() && also(goods) => Some(goods),
            _ => None,
        };
        orders.iter().find_map(|order| {
            let table = self.view.order.get(&order)?;
            let goods = fits(table.upper).or(fits(table.lower))?;
            Some((order, goods))
        })
    }

    /// Where a good is loaded.
    fn source(&self, good: Good) -> Option<City> {
        City::ALL.into_iter().find(|&city| self.view.city[city].good == good)
    }

    fn cities(&self, cities: impl Iterator<Item = City>) -> String {
        self.names.words.all_of(cities.map(|city| self.names.city(city)))
    }
}
