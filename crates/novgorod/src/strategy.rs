//! What a sensible player of Novgorod sees: seals, the career that brings more of them every turn and spares the X, and
//! the posts, ship, orders and ducats that are still to become seals.

use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Novgorod, Source};
use game::strategy::{Forecast, Odds};
use game::{Game, PerSeat, Seat, Strategy, Turn};

/// Fitted to 52 games of two to four; it is off by 8 to 10 seals on average, most at the beginning.
const FORECAST: Forecast = Forecast { early: 1.06, late: 0.34, unseen: 19.0 };
/// A game takes about so many rounds.
const USUAL_ROUNDS: f32 = 12.0;

impl Strategy for Novgorod {
    const LEAD: f32 = 5.0;
    const ODDS: Odds = Odds { shift: -0.25, trust: 0.85 };
    const ENDINGS: &'static [&'static str] = &["round 40", "seals", "top career"];

    fn prospects(&self) -> PerSeat<f32> {
        let mut prospects = PerSeat::all(0.0);
        let left = self.rounds_to_come();
        for seat in Seat::first(self.rules.seats) {
            prospects[seat] = self.outlook(seat, left);
        }
        prospects
    }

    /// V-8.2: the seals of those who still show an X are not counted.
    fn reached(&self) -> PerSeat<f32> {
        let mut reached = PerSeat::all(0.0);
        for seat in Seat::first(self.rules.seats) {
            let player = &self.player[seat];
            let counted = player.rows >= self.tables().x_rows;
            reached[seat] = if counted { f32::from(player.seals()) } else { 0.0 };
        }
        reached
    }

    fn expected_points(&self) -> Option<PerSeat<f32>> {
        let (mut expected, prospects) = (self.reached(), self.prospects());
        if self.turn() != Turn::Over {
            let done = if self.last_round { 1.0 } else { f32::from(self.round) / USUAL_ROUNDS };
            for seat in Seat::first(self.rules.seats) {
                expected[seat] = FORECAST.points(expected[seat], prospects[seat], done).max(0.0);
            }
        }
        Some(expected)
    }

    fn inclination(&self, _: Seat, action: Action) -> u32 {
        self.inclination_to(action)
    }

    fn keep_one_order(&self, _: Seat, choices: &mut Vec<Action>) {
        self.keep_one_order_of_uses(choices);
    }

    /// An order that is dealt to another seat could be any.
    fn as_seen(&self, viewer: Seat, action: Action) -> Action {
        let dealt_to = match self.phase {
            Phase::DealFirst(seat) => seat,
            _ => self.active,
        };
        match action {
            Action::Deal(_) if dealt_to != viewer => Action::Deal(Order::ALL[0]),
            action => action,
        }
    }

    /// Of a rise it counts to which row.
    fn counted_as(&self, _: Seat, action: Action) -> String {
        match action {
            Action::Rise => format!("rise row{}", self.me().rows + 1),
            other => other.to_string(),
        }
    }

    fn start_player(&self) -> Seat {
        self.first
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn tally(&self, seat: Seat) -> Vec<(&'static str, f64)> {
        let player = &self.player[seat];
        let name = |source| match source {
            Source::Specials => "special orders",
            Source::Bonus => "bonus cards",
            Source::Luxuries | Source::Orders | Source::Career => source.word(),
        };
        let seals = Source::ALL.map(|source| (name(source), f64::from(player.seals[source])));
        let rest = [("career rows", f64::from(player.rows)), ("posts", player.posts.len() as f64)];
        seals.into_iter().chain(rest).collect()
    }

    fn ending(&self) -> &'static str {
        let top = self.players().any(|player| usize::from(player.rows) == crate::tables::ROWS);
        match (self.last_round, top) {
            (false, _) => "round 40",
            (true, true) => "top career",
            (true, false) => "seals",
        }
    }
}

impl Novgorod {
    /// A guess at the rounds still to come, by the one who is farthest.
    fn rounds_to_come(&self) -> f32 {
        if self.last_round {
            return 0.37;
        }
        let seals = self.players().map(|player| player.seals()).max().unwrap_or(0);
        let rows = self.players().map(|player| player.rows).max().unwrap_or(0);
        let by_seals = f32::from(self.tables().end_seals.saturating_sub(seals)) / 3.9;
        let by_rows = 2.0 * (crate::tables::ROWS as f32 - f32::from(rows));
        by_seals.min(by_rows).clamp(0.37, 7.4) + 1.0
    }

    fn outlook(&self, seat: Seat, left: f32) -> f32 {
        let (tables, player) = (self.tables(), &self.player[seat]);
        let rows = usize::from(player.rows);
        let mut worth = f32::from(player.seals()) + f32::from(tables.seals_per_turn[rows]) * left * 0.8;
        // V-8.2: an X at the end loses everything; time to cover it runs out.
        let missing = tables.x_rows.saturating_sub(player.rows);
        let spared = 6.0 + 16.0 / (left + 0.4);
        worth += 1.6 * rows as f32 - f32::from(missing) * spared;
        if let Some(cost) = player.next_row(tables) {
            let more = f32::from(tables.seals_per_turn[rows + 1] - tables.seals_per_turn[rows]);
            let gain = 1.9 + more * left * 0.42 + if missing > 0 { spared } else { 0.0 };
            // Ducats that were saved for the next row, or a ship that can bring what it needs.
            let ready = match cost.ducats {
                0 => {
                    let cards = f32::from(player.speed) + if player.hold.is_some() { 1.0 } else { 0.0 };
                    (cards / (f32::from(cost.goods) + 2.6 * f32::from(cost.luxuries))).min(1.0)
                }
                price => (f32::from(player.ducats) / f32::from(price)).min(1.0),
            };
            worth += 0.53 * gain * ready * ready;
        }
        let soon = (left / 5.8).min(1.0);
        let ducats = f32::from(player.ducats);
        worth += soon * (0.2 * ducats.min(18.0)) + 0.02 * ducats;
        // Posts bring goods and income without fees, most where a route can go from one to the next.
        let links = player.posts.iter().map(|city| tables.links[city].and(player.posts).len()).sum::<usize>() as f32;
        worth += left * (0.44 * (player.posts.len() as f32).min(3.3) + 0.06 * links);
        worth += 0.5 * left * f32::from(player.speed - tables.start_speed);
        let orders = player.hand.len() as f32;
        worth += soon * (1.6 * orders + 0.43 * player.beside.len() as f32);
        worth += soon * if player.hold.is_some() { 0.9 } else { 0.0 };
        worth
    }

    fn inclination_to(&self, action: Action) -> u32 {
        match action {
            Action::Lay(_) => 20,
            Action::Placeholder(_) => 2,
            Action::Use(Privilege::Speed) => 6,
            Action::Use(_) => 12,
            Action::Sell(make) => 6 + 6 * u32::from(make.line),
            Action::Fill(..) => 40,
            Action::Rise => 60,
            Action::Special(_) | Action::SpecialCheap(_) => 20,
            Action::Income(_) => 3,
            Action::Store(_) => 1,
            Action::Ship => 8,
            Action::Post(_) => 6,
            Action::Take(_) | Action::TakeCheap(_) => 4,
            Action::Draw | Action::DrawCheap => 2,
            Action::Pirate(_) => 0,
            // Whoever ends phase 2 gives up what unused cards bring.
            Action::Done if self.phase == Phase::Using && self.incomes(self.route.fresh) > 0 => 0,
            Action::Done => 2,
            _ => 1,
        }
    }
}
