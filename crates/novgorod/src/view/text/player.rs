//! What each player has.

use super::super::{PlayerView, View, words};
use super::grid;
use crate::pieces::Order;
use crate::state::Source;
use crate::tables::ROWS;
use std::fmt::{self, Formatter};

impl View {
    pub(super) fn player(&self, player: &PlayerView, f: &mut Formatter) -> fmt::Result {
        let start = if self.first == Some(player.seat) { ", start player" } else { "" };
        writeln!(
            f,
            "\n{}{start}: {}, {}, speed {}{}, {}",
            player.seat,
            words::seals(player.seals.entries().iter().sum()),
            words::ducats(player.ducats),
            player.speed,
            player.speed_price.map_or(String::new(), |price| format!(" ({} for {price})", player.speed + 1)),
            words::counted(player.posts.len(), "post", "posts"),
        )?;
        player.sources(f)?;
        player.career(f)?;
        self.papers(player, f)
    }

    /// What lies in the hold, in hand, beside the ship and under it.
    fn papers(&self, player: &PlayerView, f: &mut Formatter) -> fmt::Result {
        if let Some(city) = player.hold {
            let used = self.active == Some(player.seat) && self.this_turn.stored_used;
            let used = if used { ", used" } else { "" };
            writeln!(f, "  hold    {} of {city}{used}", self.city[city].good)?;
        }
        let mut hand: Vec<String> = player.hand.iter().map(|order| self.in_hand(player, order)).collect();
        if player.hidden > 0 {
            hand.push(words::counted(player.hidden, "hidden order", "hidden orders"));
        }
        grid(f, "  hand    ", &hand)?;
        let beside = player.beside.iter().map(|order| format!("{}, upper line filled", self.order_text(order)));
        grid(f, "  beside  ", &beside.collect::<Vec<_>>())?;
        let counter = |order| if player.counters.has(order) { ", counter" } else { "" };
        let under = player.done.or(player.counters).iter();
        let mut under: Vec<String> =
            under.map(|order| format!("{}{}", self.order_text(order), counter(order))).collect();
        let unknown = player.counted - player.counters.len();
        if unknown > 0 {
            under.push(words::counted(unknown, "hidden counter", "hidden counters"));
        }
        grid(f, "  under   ", &under)
    }

    /// An order in hand, and what else is to be said of it.
    fn in_hand(&self, player: &PlayerView, order: Order) -> String {
        let mut text = self.order_text(order);
        if !player.known.has(order) {
            text.push_str(", secret");
        }
        if self.this_turn.upper.has(order) {
            text.push_str(", upper line filled");
        }
        text
    }
}

impl PlayerView {
    /// Where the seals came from.
    fn sources(&self, f: &mut Formatter) -> fmt::Result {
        let some = Source::ALL.into_iter().filter(|&source| self.seals[source] > 0);
        let parts: Vec<String> = some.map(|source| format!("{source} {}", self.seals[source])).collect();
        if parts.is_empty() { Ok(()) } else { writeln!(f, "  seals   {}", parts.join(", ")) }
    }

    /// V-4.5: the rows that are free, the next first.
    fn career(&self, f: &mut Formatter) -> fmt::Result {
        let (Some(career), Some(ladder)) = (self.career, self.ladder) else { return Ok(()) };
        let brings = words::seals(self.seals_per_turn);
        let x = if self.shows_x { "; still shows an X" } else { "" };
        write!(f, "  career  {career}, {}: {} of {ROWS} rows covered, {brings} a turn{x}", self.side, self.rows)?;
        let free = ladder[usize::from(self.rows)..].iter();
        let free: Vec<String> = free.map(|&(cost, privilege)| format!("{} [{privilege}]", words::row(cost))).collect();
        if free.is_empty() {
            writeln!(f)
        } else {
            writeln!(f, "; free rows [privilege]:\n          {}", free.join(", "))
        }
    }
}
