//! What a sensible player of Wiraqocha sees: how far each of the three victories is, what the valley brings, and how
//! safe the base camp is that guards it all.

use crate::action::{Action, Loot};
use crate::amounts::Amounts;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Token, Wiraqocha};
use game::strategy::Odds;
use game::{PerSeat, Seat, Strategy};

impl Strategy for Wiraqocha {
    const LEAD: f32 = 30.0;
    const RACE: bool = true;
    const ODDS: Odds = Odds { shift: -0.2, trust: 0.45 };
    const ENDINGS: &'static [&'static str] = &["artifacts", "last round", "leviathan", "somnium"];

    fn prospects(&self) -> PerSeat<f32> {
        let mut prospects = PerSeat::all(0.0);
        for seat in Seat::first(self.rules.seats) {
            prospects[seat] = self.outlook(seat);
        }
        prospects
    }

    /// There are no points; how near the others came still says something.
    fn reached(&self) -> PerSeat<f32> {
        self.prospects()
    }

    fn race_done(&self) -> Option<PerSeat<f32>> {
        let sum = |it: Amounts| f32::from(it.resources) + f32::from(it.somnium) + f32::from(it.artifacts);
        let mut done = PerSeat::all(0.0);
        for seat in Seat::first(self.rules.seats) {
            let open = Victory::ALL.iter().map(|&victory| self.progress(seat, victory)).filter(|it| !it.closed);
            done[seat] = open.map(|it| 1.0 - sum(it.missing) / sum(it.goal).max(1.0)).fold(0.0, f32::max);
        }
        Some(done)
    }

    fn inclination(&self, seat: Seat, action: Action) -> u32 {
        self.inclination_to(seat, action)
    }

    fn start_player(&self) -> Seat {
        self.first
    }

    fn rounds(&self) -> u32 {
        self.round.into()
    }

    fn tally(&self, seat: Seat) -> Vec<(&'static str, f64)> {
        let (player, worth) = (&self.player[seat], self.worth(seat));
        vec![
            ("artifacts", f64::from(player.artifacts)),
            ("somnium", f64::from(player.somnium)),
            ("resources on cards", f64::from(worth.0)),
            ("somnium on cards", f64::from(worth.1)),
            ("tiles held", player.holds.len() as f64),
        ]
    }

    fn ending(&self) -> &'static str {
        self.won.map_or("last round", |(_, victory)| victory.word())
    }
}

impl Wiraqocha {
    /// From 0 (nothing) to well above 100 (about to win).
    fn outlook(&self, seat: Seat) -> f32 {
        let (tables, player) = (self.tables(), &self.player[seat]);
        let camp = !player.camp_in_reserve();
        let mut valley = 0.0;
        for tile in player.holds.iter() {
            let pawn = self.board.pawn[tile].map(|(_, pawn)| pawn);
            valley += 1.0;
            if tables.villages.has(tile) {
                valley += 5.0;
            }
            if tables.ruins.has(tile) {
                valley += 1.0;
            }
            if pawn.is_some_and(Pawn::explores) {
                valley += 1.0;
            }
            if let Some(die) = self.board.die[tile] {
                valley += 0.08 * f32::from(die.value());
            }
        }
        let income = f32::from(self.income_of(seat));
        // A turn brings about so much, less what is lost in between.
        let harvest = if camp { f32::from(self.mining_of(seat)) / f32::from(tables.points_per_somnium) } else { 0.0 };
        let somnium_goal = f32::from(self.goal(Victory::Somnium).0);
        let somnium = ((f32::from(player.somnium) + 2.4 * harvest) / somnium_goal).min(1.8);
        let (goal, worth) = (self.goal(Victory::Leviathan), self.worth(seat));
        let stock = f32::from(player.resources.min(8)) + income;
        let leviathan = 0.73 * ((f32::from(worth.0) + 0.96 * stock) / f32::from(goal.0)).min(1.4)
            + 0.14 * ((f32::from(worth.1) + 0.7 * f32::from(player.somnium.min(2))) / f32::from(goal.1)).min(1.0);
        let artifacts = match self.artifacts_lost {
            0 => f32::from(player.artifacts) / f32::from(tables.win_artifacts),
            _ => 0.0,
        };
        let near = |share: f32| 45.0 * share + 78.0 * share * share * share;
        let best = near(somnium).max(near(leviathan)).max(near(artifacts));
        let rest = near(somnium) + near(leviathan) + near(artifacts) - best;
        let pawns: u8 = player.cemetery.entries().iter().chain(player.out.entries()).sum();
        let powers = 0.8 * player.cards.len() as f32;
        best + 0.53 * rest + valley + 2.0 * income + powers + 2.6 * harvest - 2.2 * f32::from(pawns)
            + if camp { 5.0 + self.safety(seat) } else { 0.0 }
    }

    /// What keeps thieves away from the camp, more when there is something to steal.
    fn safety(&self, seat: Seat) -> f32 {
        let player = &self.player[seat];
        let Some(camp) = self.board.camps.and(player.holds).iter().next() else { return 0.0 };
        let treasure = f32::from(player.artifacts) * 1.5
            + f32::from(player.somnium) * 0.8
            + player.cards.and(self.tables().inventions).len() as f32 * 0.5;
        let mut wall = 0.0;
        if self.field == Token::On(camp) {
            wall += 2.3;
        }
        if self.fortress == Token::On(camp) {
            wall += 1.2;
        }
        if self.board.die[camp] == Some(Face::Six) {
            wall += 0.34;
        }
        if self.tables().mountains.has(camp) {
            wall += 1.0;
        }
        wall * (1.0 + treasure)
    }

    fn inclination_to(&self, seat: Seat, action: Action) -> u32 {
        let tables = self.tables();
        match action {
            Action::Collect | Action::Count => 4,
            Action::TakeBack(_) => 3,
            Action::Repair(_) => 30,
            Action::Exchange { tile, pawn } => self.liking(tile, pawn),
            Action::ExchangeFrom { tile, from } => self.pawn_on(from).map_or(0, |pawn| self.liking(tile, pawn) / 4),
            Action::Emerge(tile) => {
                if self.artifacts.has(tile) {
                    60
                } else {
                    3
                }
            }
            Action::Roll => 8,
            Action::Conquer(tile) => {
                let value =
                    6 + if tables.villages.has(tile) { 12 } else { 0 } + if tables.veins.has(tile) { 6 } else { 0 };
                value + if self.artifacts.has(tile) { 16 } else { 0 } + if self.board.camps.has(tile) { 6 } else { 0 }
            }
            Action::Plunder(_) | Action::Tunnel(_) => 40,
            Action::Defend(tile) => {
                if self.board.die[tile].is_some() {
                    0
                } else {
                    2
                }
            }
            Action::Reroll(face) => {
                if face.value() <= 3 {
                    2
                } else {
                    1
                }
            }
            Action::Exoskeleton(_) => 1,
            // Before the roll nobody knows which defence is in the way.
            Action::Probe(_) => u32::from(self.phase == Phase::Acting),
            Action::Build(_) => 60,
            Action::Sacrifice => 0,
            Action::Factory => 2,
            Action::BuyBack(_) => 8,
            Action::Ransom { .. } => 6,
            Action::Fortress(tile) => {
                if self.board.camps.has(tile) {
                    8
                } else {
                    1
                }
            }
            Action::DeathRay(tile) => u32::from(self.board.camps.has(tile) && !self.player[seat].holds.has(tile)),
            Action::End => 3,
            Action::Send(pawn) => match self.phase {
                Phase::Sending(tile) => 6 * self.liking(tile, pawn),
                _ => 1,
            },
            Action::Move(from) => match (self.phase, self.pawn_on(from)) {
                (_, Some(Pawn::BaseCamp)) => 0,
                (Phase::Sending(tile), Some(pawn)) => {
                    self.liking(tile, pawn).saturating_sub(self.liking(from, pawn) / 2)
                }
                _ => 1,
            },
            Action::Die(_) => 3,
            Action::Enough => 9,
            Action::Set(face) => match self.phase {
                Phase::Setting { face: shown, .. } if face < shown => 0,
                _ => u32::from(face.value()),
            },
            Action::Loot(Loot::Artifact) => 20,
            Action::Loot(Loot::Somnium) => 8,
            Action::Loot(Loot::Card(_)) => 10,
            Action::Loot(Loot::Prisoner) => 4,
            Action::Capture => 3,
            Action::Banish => 1,
            Action::Shield(tile) => {
                if self.board.camps.has(tile) {
                    12
                } else {
                    1
                }
            }
            Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => 1,
        }
    }

    fn pawn_on(&self, tile: Tile) -> Option<Pawn> {
        self.board.pawn[tile].map(|(_, pawn)| pawn)
    }

    /// How well a pawn suits a tile.
    fn liking(&self, tile: Tile, pawn: Pawn) -> u32 {
        match pawn {
            pawn if pawn.explores() => {
                if self.artifacts.has(tile) {
                    40
                } else {
                    3
                }
            }
            pawn if pawn.mines() => {
                if self.tables().veins.has(tile) {
                    24
                } else {
                    8
                }
            }
            pawn if pawn.flies() => {
                if self.tables().mountains.has(tile) {
                    8
                } else {
                    3
                }
            }
            _ => 4,
        }
    }
}
