//! Phase 2: what the route is best used for, and what its uses still need.

use super::Coach;
use crate::novgorod::names::say;
use crate::novgorod::question;
use novgorod::phase::Need;
use novgorod::pieces::{Order, Privilege};
use novgorod::tables::Wish;
use novgorod::view::WaysView;

impl Coach<'_> {
    /// The fees if they are short, then the uses in the order of their worth.
    pub(super) fn of_uses(&self) -> Vec<String> {
        let (view, names) = (self.view, self.names);
        let ways = view.ways.unwrap_or_default();
        let short = view.this_turn.fees > self.me.ducats;
        let orders = (ways.orders > 0).then(|| {
            let (one, both) = (names.seals(view.one_line), names.seals(view.both_lines));
            say!(names, "novgorod-guide-lines", count = ways.orders, one = one, both = both)
        });
        let sell = (ways.sell > 0).then(|| say!(names, "novgorod-guide-sale", seals = names.seals(ways.best_sale)));
        let income =
            (ways.income > 0).then(|| say!(names, "novgorod-guide-incomes", ducats = names.ducats(ways.all_incomes)));
        let store = (ways.store > 0 && self.me.hold.is_none()).then(|| say!(names, "novgorod-guide-store"));
        let nothing = [ways.orders, ways.sell, ways.career, ways.income, ways.store].iter().all(|&count| count == 0);
        let none = (nothing && !short).then(|| say!(names, "novgorod-guide-nothing"));
        let extra = view.printed.0.extra_income;
        let privilege = (short || nothing) && self.has(Privilege::Income);
        let privilege = privilege.then(|| say!(names, "novgorod-guide-extra", ducats = names.ducats(extra)));
        let fees = self.fees();
        let urgent = if short { fees.clone() } else { None };
        let later = if short { None } else { fees };
        let said = [urgent, self.rise(ways), orders, sell, income, store, privilege, none, later, self.standing()];
        said.into_iter().flatten().collect()
    }

    /// The next row: it can be covered, or ducats are missing that cards of the route would bring.
    fn rise(&self, ways: WaysView) -> Option<String> {
        let names = self.names;
        let row = usize::from(self.me.rows);
        let next = *self.me.ladder.as_ref()?.get(row)?;
        let short = next.cost.ducats > self.me.ducats && next.cost.ducats <= self.me.ducats + ways.all_incomes;
        match () {
            () if ways.career > 0 && next.x => Some(say!(names, "novgorod-guide-rise-x", row = row + 1)),
            () if ways.career > 0 => {
                let seals = names.seals(next.seals_per_turn);
                Some(say!(names, "novgorod-guide-rise", row = row + 1, seals = seals))
            }
            () if short => {
                let (price, have) = (names.ducats(next.cost.ducats), names.ducats(self.me.ducats));
                Some(say!(names, "novgorod-guide-rise-short", row = row + 1, price = price, have = have))
            }
            () => None,
        }
    }

    /// What a use that was begun still needs.
    pub(super) fn of_need(&self, need: &Need) -> Vec<String> {
        let purpose = question::purpose(self.view, self.names, need.purpose);
        let say = match need.luxuries {
            0 => say!(self.names, "novgorod-guide-give", purpose = purpose),
            _ => say!(self.names, "novgorod-guide-make", purpose = purpose),
        };
        [Some(say), self.fees()].into_iter().flatten().collect()
    }

    /// Whether the lower line of a half-filled order is within reach.
    pub(super) fn of_stowing(&self, order: Order) -> Vec<String> {
        let (view, names) = (self.view, self.names);
        let Some(table) = view.order.get(&order) else { return vec![] };
        let loads = self.loads();
        let near = match table.lower {
            Wish::Goods(goods) => goods.minus(loads).is_empty(),
            Wish::Luxury(luxury) => view.city.entries().iter().filter_map(|it| it.manufactory).any(|it| {
                it.luxury == luxury && it.lines.iter().flatten().any(|line| line.goods.minus(loads).is_empty())
            }),
        };
        let wish = names.wish(table.lower);
        let say = match near && !view.last_round {
            true => say!(names, "novgorod-guide-wait", wish = wish, seals = names.seals(view.one_line)),
            false => say!(names, "novgorod-guide-under", wish = wish),
        };
        [Some(say), self.urgent()].into_iter().flatten().collect()
    }
}
