//! What a sensible player of Noria sees: levels at the value their chambers will have, an engine of ships and discs
//! while there are rounds left to use it, and stocks that still become levels.

use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::*;
use crate::score::scored_level;
use crate::state::{Noria, Player};
use game::strategy::{Forecast, Odds};
use game::{Game, PerSeat, Seat, Strategy, Turn};

/// Fitted to some hundred games of two to four; it is off by 14 to 18 points on average, most at the beginning.
const FORECAST: Forecast = Forecast { early: 1.05, late: 0.45, unseen: 44.0 };

impl Strategy for Noria {
    const LEAD: f32 = 12.0;
    const LEARNED: f32 = 0.3;
    const ODDS: Odds = Odds { shift: 0.0, trust: 0.75 };

    fn prospects(&self) -> PerSeat<f32> {
        let values = ByChamber::new(Chamber::ALL.map(|chamber| self.expected_value(chamber)));
        let mut prospects = PerSeat::all(0.0);
        for seat in Seat::first(self.rules.seats) {
            prospects[seat] = self.outlook(seat, &values);
        }
        prospects
    }

    fn expected_points(&self) -> Option<PerSeat<f32>> {
        let (mut expected, prospects) = (self.reached(), self.prospects());
        if self.turn() != Turn::Over {
            let done = f32::from(self.round) / f32::from(self.tables().rounds.of(self.rules.seats));
            for seat in Seat::first(self.rules.seats) {
                expected[seat] = FORECAST.points(expected[seat], prospects[seat], done);
            }
        }
        Some(expected)
    }

    fn inclination(&self, _: Seat, action: Action) -> u32 {
        match action {
            Action::Activate(_) => 12,
            Action::Twice(_) => 20,
            Action::Invest(_) => 16,
            Action::Produce { count, .. } => 8 + 4 * u32::from(count),
            Action::Also(_) => 12,
            Action::Ship(_) => 10,
            Action::Factory(_) => 8,
            Action::Upgrade(_) => 5,
            Action::Market(_) => 3,
            Action::Repeat(_) | Action::Name(_) => 6,
            Action::Journey(_) => 4,
            Action::Reveal => 6,
            Action::Seat(_) => 6,
            Action::NightShift(_) | Action::Modify(_) => 1,
            Action::Inspect(_) | Action::Skip(_) => 2,
            Action::Sell(_) | Action::Buy(_) => 1,
            Action::Done => match self.phase {
                Phase::Influence => 10,
                Phase::Politics => 3,
                _ => 2,
            },
            _ => 1,
        }
    }

    /// Of a hole of the wheel it counts which disc lies there.
    fn counted_as(&self, _: Seat, action: Action) -> String {
        let kind = |hole| self.me().wheel.disc(hole).map_or("empty", |disc| disc.kind.word());
        match action {
            Action::Activate(hole) => format!("activate {}", kind(hole)),
            Action::Twice(hole) => format!("twice {}", kind(hole)),
            Action::Skip(hole) => format!("skip {}", kind(hole)),
            Action::Modify(hole) => format!("modify {}", kind(hole)),
            Action::With(hole) => format!("with {}", kind(hole)),
            Action::Upgrade(hole) => format!("upgrade {}", kind(hole)),
            Action::Repeat(hole) => format!("repeat {}", kind(hole)),
            Action::Name(hole) => format!("name {}", kind(hole)),
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
        let scored = self.scored(seat);
        Chamber::ALL.map(|chamber| (chamber.word(), f64::from(scored[chamber].points))).to_vec()
    }
}

impl Noria {
    /// Rounds still to come for a seat, the one that is going on included if it has not had its turn.
    fn rounds_left(&self, seat: Seat) -> f32 {
        let rounds = self.tables().rounds.of(self.rules.seats);
        let later = rounds.saturating_sub(self.round.max(1));
        f32::from(later) + if self.turns_before(seat) >= self.turns_before(self.active) { 1.0 } else { 0.0 }
    }

    /// A chamber's value at the end: what it is now, and what those who wait will bring, as far as there is time.
    fn expected_value(&self, chamber: Chamber) -> f32 {
        let (tables, seated) = (self.tables(), usize::from(self.seated[chamber]));
        let worth = tables.chamber[chamber];
        let now = f32::from(worth[seated]);
        let waiting = self.waiting[chamber].min(4 - seated as u8);
        let most = f32::from(worth[(seated + usize::from(waiting)).min(4)]);
        let rounds = f32::from(tables.rounds.of(self.rules.seats));
        let time = (rounds - f32::from(self.round.max(1)) + 1.0) / rounds;
        now + (most - now) * 0.52 * time.sqrt()
    }

    fn outlook(&self, seat: Seat, values: &ByChamber<f32>) -> f32 {
        let (tables, player) = (self.tables(), &self.player[seat]);
        let mut points = 0.0;
        for chamber in Chamber::ALL {
            points += f32::from(scored_level(&player.level, chamber)) * values[chamber];
        }
        // A resource is worth what a level of a path is worth less its price, as long as there are turns to take it.
        let left = self.rounds_left(seat);
        let rounds = f32::from(tables.rounds.of(self.rules.seats));
        let soon = (left / 3.3).min(1.0);
        let resources = f32::from(player.resources());
        let goods = |simple: bool| -> (f32, f32) {
            let of = |good: &&Good| good.is_simple() == simple;
            let full = Good::ALL.iter().filter(of).map(|&good| f32::from(player.full[good])).sum();
            let empty = Good::ALL.iter().filter(of).map(|&good| f32::from(player.empty[good])).sum();
            (full, empty)
        };
        let ((simple, simple_empty), (complex, complex_empty)) = (goods(true), goods(false));
        let stock = soon * (0.9 * resources.min(14.0) + 2.6 * simple.min(5.0) + 2.5 * complex.min(3.7));
        let plants = (left / rounds) * (2.4 * simple_empty.min(3.0) + 3.8 * complex_empty.min(5.0));
        let factories = usize::from(player.built.len());
        let knowledge = f32::from(player.knowledge) * 0.54 * (left / 2.5).min(1.0)
            + f32::from(tables.factory_knowledge[factories.min(7)]) * left * 0.39;
        points + stock + plants + knowledge + left * self.engine(player)
    }

    /// What wheel and ships bring in a turn, in points.
    fn engine(&self, player: &Player) -> f32 {
        let mut worth = 0.0;
        let mut kinds = [0.0f32; Kind::COUNT];
        for hole in player.wheel.discs().iter() {
            let Some(disc) = player.wheel.disc(hole) else { continue };
            let often = if disc.upgraded { 2.1 } else { 1.0 };
            kinds[disc.kind as usize] += often;
        }
        for (kind, &discs) in Kind::ALL.iter().zip(&kinds) {
            // The second disc of a kind helps less than the first.
            let use_ = 1.0 - (-0.45 * discs).exp();
            worth += match kind.resource() {
                Some(resource) => 0.55 * use_ * f32::from(player.ships[resource].min(6)),
                None if *kind == Kind::City => 2.7 * use_,
                None => 1.2 * use_,
            };
        }
        worth
    }
}
