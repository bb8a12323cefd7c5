//! What a choice means, in a few words for the list of the terminal: what it costs, what it brings.

use super::words::{self, ducats, seals};
use crate::action::{Action, Make};
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Novgorod;
use crate::tables::{ROWS, Wish};

impl Novgorod {
    pub(crate) fn hint_at(&self, action: Action) -> String {
        let tables = self.tables();
        let good = |city: City| tables.city[city].good;
        match action {
            Action::Side(side) => self.hint_side(side),
            Action::Post(city) => format!("{}, for {}", good(city), ducats(self.post_price(city))),
            Action::Ship => {
                let price = self.ship_price().map_or(String::new(), ducats);
                format!("speed {}, for {price}", self.me().speed + 1)
            }
            Action::Take(order) => self.hint_order(words::order(tables.order[order]), false),
            Action::TakeCheap(order) => self.hint_order(words::order(tables.order[order]), true),
            Action::Draw => self.hint_order("unseen from the pile".into(), false),
            Action::DrawCheap => self.hint_order("unseen from the pile".into(), true),
            Action::Lay(city) => self.hint_lay(city),
            Action::Placeholder(_) => self.hint_placeholder(),
            Action::Pirate(_) => self.hint_pirate(),
            Action::Sell(make) => {
                let (count, coins) = self.proceeds(make);
                format!("{}: {}, {}", self.describe_make(make), seals(count), ducats(coins))
            }
            Action::Make(make) => self.describe_make(make),
            Action::Fill(order, half) => self.hint_fill(order, half),
            Action::Rise => self.hint_rise(),
            Action::Special(special) => self.hint_special(special, self.this_turn.discount),
            Action::SpecialCheap(special) => {
                format!("{}, by your privilege order", self.hint_special(special, tables.order_discount))
            }
            Action::Give(city) => good(city).to_string(),
            Action::GiveStored => self.me().hold.map_or(String::new(), |city| good(city).to_string()),
            Action::Income(city) => ducats(self.income_of(city)),
            Action::Store(city) => self.hint_store(city),
            Action::Beside => "the lower line may still be filled, in a later turn".into(),
            Action::Under => "done with; the lower line is given up".into(),
            Action::Use(Privilege::Income) => format!("{} more", ducats(tables.extra_income)),
            Action::Use(Privilege::Speed) => "the route may have one card more".into(),
            Action::Use(Privilege::Seal) => seals(1),
            Action::Use(Privilege::Order | Privilege::Any) => String::new(),
            Action::Done => self.hint_done(),
            Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => String::new(),
            Action::Deal(_) | Action::Show(_) | Action::Career(_) => String::new(),
        }
    }

    /// The rows of a side, from the bottom to the top; the privileges are the same on both.
    fn hint_side(&self, side: Side) -> String {
        let Some(career) = self.me().career else { return String::new() };
        let rows = self.tables().career[career].rows[side as usize];
        rows.map(words::row).join(", ")
    }

    fn hint_store(&self, city: City) -> String {
        let good = |city: City| self.tables().city[city].good;
        match self.work().stored {
            Some(held) => format!("{}, for a later turn; the stored {held} is given up", good(city)),
            None => format!("{}, for a later turn", good(city)),
        }
    }

    /// In the introduction orders are paid for afterwards (V-2.8).
    fn hint_order(&self, what: String, cheap: bool) -> String {
        let tables = self.tables();
        match self.phase {
            Phase::Introduction => what,
            _ if cheap => {
                let price = tables.order_price.saturating_sub(tables.order_discount);
                format!("{what}, for {} by your privilege order", ducats(price))
            }
            _ => format!("{what}, for {}", ducats(tables.order_price)),
        }
    }

    fn hint_lay(&self, city: City) -> String {
        let table = &self.tables().city[city];
        let luxury = self.manufactory_of(city).luxury;
        let fee = if self.me().posts.has(city) {
            String::new()
        } else {
            format!(", base post for {}", ducats(table.harbour_fee))
        };
        let slow = self.rules.pirate == Some(Side::Front) && self.pirate == city;
        let slow = if slow { ", one card less because of the pirate" } else { "" };
        format!("{}, makes {luxury}{fee}{slow}", table.good)
    }

    /// V-3.3
    fn hint_placeholder(&self) -> String {
        let last = self.route.cards().last().and_then(|card| card.visits());
        last.map_or(String::new(), |city| format!("face down, so that {city}'s good and manufactory can both be used"))
    }

    fn hint_pirate(&self) -> String {
        if self.rules.pirate == Some(Side::Back) {
            return "by your privilege any".into();
        }
        match self.pirate_price() {
            0 => "free".into(),
            price => format!("for {}", ducats(price)),
        }
    }

    /// "clothing of cloth+fur", and where the goods lie if the hold helps.
    fn describe_make(&self, make: Make) -> String {
        let stored = if make.stored { ", with the stored good" } else { "" };
        format!("{} of {}{stored}", self.manufactory_of(make.city).luxury, words::goods(self.line(make).goods))
    }

    fn hint_fill(&self, order: Order, half: Half) -> String {
        let tables = self.tables();
        let table = &tables.order[order];
        let wish: Wish = if half == Half::Upper { table.upper } else { table.lower };
        let both = half == Half::Lower && self.this_turn.upper.has(order);
        let count = if both { tables.both_lines - tables.one_line } else { tables.one_line };
        let upper_open = !both && !self.me().beside.has(order);
        let closes = if half == Half::Lower && upper_open { ", and gives up the upper line" } else { "" };
        format!("{}: {}{closes}", words::wish(wish), seals(count))
    }

    /// "for 3 goods, all different; then 1 seal a turn; covers the privilege seal and the last X".
    fn hint_rise(&self) -> String {
        let tables = self.tables();
        let me = self.me();
        let (Some(cost), Some(career)) = (me.next_row(tables), me.career) else { return String::new() };
        let different = if cost.goods > 1 || cost.luxuries > 1 { ", all different" } else { "" };
        let row = usize::from(me.rows).min(ROWS - 1);
        let then = seals(tables.seals_per_turn[row + 1]);
        let lost = tables.career[career].privileges[row];
        let x = if me.rows + 1 == tables.x_rows { " and the last X" } else { "" };
        format!("for {}{different}; then {then} a turn; covers the privilege {lost}{x}", words::row(cost))
    }

    fn hint_special(&self, special: Special, discount: u16) -> String {
        let mut row = (0..).zip(&self.row).filter_map(|(place, card)| Some((place, (*card)?)));
        let Some((place, (_, part))) = row.find(|(_, (it, _))| *it == special) else { return String::new() };
        let wants = words::special(&self.tables().special[special], part);
        let count = self.tables().special_part[part as usize].seals;
        format!("{wants}: {} for {}", seals(count), ducats(self.special_price(place).saturating_sub(discount)))
    }

    /// What comes next.
    fn hint_done(&self) -> String {
        let left = self.incomes(self.route.fresh);
        match self.phase {
            Phase::Laying if self.route.is_empty() => "stay in the harbour".into(),
            Phase::Laying => "the route is complete".into(),
            Phase::Using => match (self.this_turn.fees, left) {
                (0, 0) => "end phase 2".into(),
                (0, _) => "end phase 2; unused cards bring nothing".into(),
                (fees, 0) => format!("end phase 2, and pay {} of fees", ducats(fees)),
                (fees, _) => format!("end phase 2, and pay {} of fees; unused cards bring nothing", ducats(fees)),
            },
            Phase::Buying if self.this_turn.bought => "end phase 3".into(),
            Phase::Buying => "buy nothing".into(),
            Phase::Ending => "end the turn".into(),
            _ => String::new(),
        }
    }
}
