//! What a choice means, in a few words for the list of the terminal: what it costs, what it brings.

use crate::action::{Action, Make};
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::GoodSet;
use crate::state::Novgorod;
use crate::tables::{RowCost, Wish};

impl Novgorod {
    pub(crate) fn hint_at(&self, action: Action) -> String {
        let tables = self.tables();
        match action {
            Action::Post(city) => format!("{} for {}", tables.city[city].good, ducats(self.post_price(city))),
            Action::Ship => self.ship_price().map_or(String::new(), ducats),
            Action::Take(order) if self.phase == Phase::Introduction => self.describe(order),
            Action::Take(order) => format!("{} for {}", self.describe(order), ducats(tables.order_price)),
            Action::Draw => ducats(tables.order_price),
            Action::TakeCheap(order) => {
                let price = tables.order_price.saturating_sub(tables.order_discount);
                format!("{} for {}", self.describe(order), ducats(price))
            }
            Action::DrawCheap => ducats(tables.order_price.saturating_sub(tables.order_discount)),
            Action::Lay(city) if self.me().posts.has(city) => tables.city[city].good.to_string(),
            Action::Lay(city) => format!("{}, fee {}", tables.city[city].good, tables.city[city].harbour_fee),
            Action::Pirate(_) if self.rules.pirate == Some(Side::Back) => "by the privilege any".into(),
            Action::Pirate(_) => ducats(self.pirate_price()),
            Action::Sell(make) => {
                let (seals, coins) = self.proceeds(make);
                format!("{}: {seals} seals, {}", self.describe_make(make), ducats(coins))
            }
            Action::Make(make) => self.describe_make(make),
            Action::Fill(order, half) => {
                let table = &tables.order[order];
                describe_wish(if half == Half::Upper { table.upper } else { table.lower })
            }
            Action::Rise => self.me().next_row(tables).map_or(String::new(), describe_row),
            Action::Special(special) | Action::SpecialCheap(special) => self.describe_special(special),
            Action::Give(city) => tables.city[city].good.to_string(),
            Action::Income => match self.phase {
                Phase::Closing(place) => ducats(self.income_at(usize::from(place))),
                _ => String::new(),
            },
            Action::Use(Privilege::Income) => format!("{} more", ducats(tables.extra_income)),
            Action::Use(Privilege::Speed) => "one card more".into(),
            Action::Use(Privilege::Seal) => "1 seal".into(),
            Action::Use(Privilege::Order | Privilege::Any) => String::new(),
            Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) | Action::Deal(_) => String::new(),
            Action::Show(_) | Action::Career(_) | Action::Side(_) | Action::Placeholder(_) => String::new(),
            Action::GiveStored | Action::Store | Action::Leave | Action::Beside | Action::Under => String::new(),
            Action::Done => String::new(),
        }
    }

    /// "fur + salt / wool + cloth".
    fn describe(&self, order: Order) -> String {
        let table = &self.tables().order[order];
        format!("{} / {}", describe_wish(table.upper), describe_wish(table.lower))
    }

    /// "clothing of wool + fur".
    fn describe_make(&self, make: Make) -> String {
        format!("{} of {}", self.manufactory_of(make.city).luxury, describe_goods(self.line(make).goods))
    }

    fn describe_special(&self, special: Special) -> String {
        let place = self.row.iter().position(|card| card.is_some_and(|(it, _)| it == special)).unwrap_or(0) as u8;
        let part = self.row[usize::from(place)].map_or(Part::A, |(_, part)| part);
        let table = &self.tables().special[special];
        let what = match part {
            Part::A => describe_goods(table.a),
            Part::B => format!("{} of two goods", table.b),
            Part::C => format!("{} + {}", table.c.0, table.c.1),
        };
        let seals = self.tables().special_part[part as usize].seals;
        format!("{what}: {seals} seals for {}", ducats(self.special_price(place)))
    }
}

fn ducats(count: u16) -> String {
    if count == 1 { "1 ducat".into() } else { format!("{count} ducats") }
}

fn describe_goods(goods: GoodSet) -> String {
    goods.iter().map(|good| good.to_string()).collect::<Vec<_>>().join(" + ")
}

pub(super) fn describe_wish(wish: Wish) -> String {
    match wish {
        Wish::Goods(goods) => describe_goods(goods),
        Wish::Luxury(luxury) => luxury.to_string(),
    }
}

fn describe_row(row: RowCost) -> String {
    let parts =
        [(row.goods, "different goods"), (row.luxuries, "different luxuries"), (row.ducats.min(255) as u8, "ducats")];
    let some = parts.iter().filter(|(count, _)| *count > 0);
    some.map(|(count, what)| format!("{count} {what}")).collect::<Vec<_>>().join(", ")
}
