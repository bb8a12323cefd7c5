//! What a viewer is told. Nothing in Noria is hidden, so all viewers see the same: the whole table, built up piece by piece.

mod hint;
mod note;
mod text;

pub use note::Note;

use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Noria;
use crate::tables::{PathTable, Tables};
use crate::wheel::{Hole, HoleSet, Wheel};
use game::{PerSeat, Printed, Scores, Seat};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct View {
    /// From 1 on; 0 during the set-up.
    pub round: u8,
    /// How many rounds the game has (N-4.2).
    pub rounds: u8,
    /// The start player; nobody before the draw (N-2.6).
    pub first: Option<Seat>,
    /// Whose decision is next, unless chance decides or the game is over.
    pub active: Option<Seat>,
    /// What is pending.
    pub phase: Phase,
    /// What the special actions cost now: Night Shift, Modification, Intrigue (N-5, N-7).
    pub prices: [u16; 3],
    /// The round from which Night Shift and Modification cost more (N-5.3), and those in which Intrigue does (N-7.1).
    pub rises: (u8, Vec<u8>),
    /// What the levels of each path cost (N-6.4).
    pub path: ByPath<PathTable>,
    /// What a unit of each good costs to produce (N-6.9).
    pub good: ByGood<ByResource<u8>>,
    /// The discs for sale, with their prices (N-2.3).
    pub market: ByKind<Stall>,
    /// The chambers (N-7).
    pub chamber: ByChamber<ChamberView>,
    /// The islands on the table, in the expert game in the order of the circle.
    pub islands: Vec<IslandView>,
    /// How many islands are still face down (N-2.1).
    pub islands_left: u8,
    /// What the seat at turn has done so far.
    pub this_turn: TurnView,
    /// One for each seat in play.
    pub players: Vec<PlayerView>,
    /// Points and places as they stand.
    pub scores: Scores,
    /// Everything else that is printed on the pieces, which anybody may read.
    pub printed: Printed<Tables>,
}

/// A space of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct Stall {
    /// How many discs are left.
    pub left: u8,
    /// What one costs, in any resources.
    pub price: u8,
}

/// A chamber of the town hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct ChamberView {
    /// Politicians that wait.
    pub waiting: u8,
    /// Politicians on seats.
    pub seated: u8,
    /// What a level is worth.
    pub value: u8,
}

/// An island on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct IslandView {
    /// Which it is.
    pub island: Island,
    /// The ships that lie there.
    pub ships: ByResource<u8>,
    /// The building spaces: good, warehouses, and whose factory stands there.
    pub spaces: [(Good, u8, Option<Seat>); Space::COUNT],
    /// The seats whose ambassadors are there.
    pub ambassadors: PerSeat<bool>,
}

/// What has been done with the wheel at turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct TurnView {
    /// Discs on the wheel's centre, still to be placed (N-6.2).
    pub centre: [Option<Kind>; 4],
    /// Discs activated.
    pub activated: HoleSet,
    /// Discs skipped by Inspection; in the second edition all active holes of the ring (N-6.10).
    pub skipped: HoleSet,
    /// Discs upgraded, which rest this turn (N-6.8).
    pub fresh: HoleSet,
    /// Discs that a Bonus of the first edition has named (N-3.6).
    pub named: [Option<Hole>; 3],
    /// Whether an upgraded disc was used twice (N-3.4).
    pub doubled: bool,
    /// Actions of discs used, at most four (N-3.7).
    pub actions: u8,
}

/// What a player has in front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// The three rings.
    pub wheel: Wheel,
    /// Resources.
    pub resources: ByResource<u16>,
    /// Knowledge.
    pub knowledge: u16,
    /// Ships.
    pub ships: ByResource<u8>,
    /// Empty warehouses.
    pub empty: ByGood<u8>,
    /// Full warehouses.
    pub full: ByGood<u8>,
    /// Levels of the representatives.
    pub level: ByPath<u8>,
    /// Factories on the islands.
    pub factories: u8,
    /// Where the ambassador stands.
    pub ambassador: Option<Island>,
}

impl Noria {
    pub(crate) fn open_view(&self) -> View {
        let tables = self.tables();
        let seats = self.rules.seats;
        View {
            round: self.round,
            rounds: tables.rounds.of(seats),
            first: (self.phase != Phase::DrawStart).then_some(self.first),
            active: (!self.phase.is_chance() && self.phase != Phase::Over).then_some(self.active),
            phase: self.phase,
            prices: [self.night_shift_price(), self.modification_price(), self.intrigue_price()],
            rises: (tables.dearer_influence.of(seats), self.intrigue_rises()),
            path: tables.path,
            good: tables.good,
            market: per(Kind::ALL, |it| Stall { left: self.market.left[it], price: self.market.price[it] }),
            chamber: per(Chamber::ALL, |it| ChamberView {
                waiting: self.waiting[it],
                seated: self.seated[it],
                value: self.value(it),
            }),
            islands: self.islands_in_order().map(|island| self.island_view(island)).collect(),
            islands_left: tables.islands_in_play.of(seats) - self.open.len() as u8,
            this_turn: self.turn_view(),
            players: Seat::first(seats).map(|seat| self.player_view(seat)).collect(),
            scores: self.standing(),
            printed: self.printed,
        }
    }

    fn intrigue_rises(&self) -> Vec<u8> {
        let prices = self.tables().intrigue.of(self.rules.seats);
        let rounds = 2..=self.tables().rounds.of(self.rules.seats);
        rounds.filter(|&round| prices[usize::from(round)] > prices[usize::from(round) - 1]).collect()
    }

    fn islands_in_order(&self) -> Box<dyn Iterator<Item = Island> + '_> {
        if self.rules.expert { Box::new(self.circle.iter().copied().flatten()) } else { Box::new(self.open.iter()) }
    }

    fn island_view(&self, island: Island) -> IslandView {
        let owner = |space| Seat::ALL.into_iter().find(|&seat| self.player[seat].built.has(island, space));
        let spaces = self.tables().island[island].spaces;
        IslandView {
            island,
            ships: self.ships[island],
            spaces: Space::ALL.map(|space| {
                let (good, warehouses) = spaces[space as usize];
                (good, warehouses, owner(space))
            }),
            ambassadors: per(Seat::ALL, |seat| self.player[seat].ambassador == Some(island)),
        }
    }

    fn turn_view(&self) -> TurnView {
        let turn = &self.this_turn;
        TurnView {
            centre: self.on_centre(),
            activated: turn.activated,
            skipped: turn.skipped,
            fresh: turn.fresh,
            named: turn.named,
            doubled: turn.doubled,
            actions: turn.actions,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.player[seat];
        PlayerView {
            seat,
            wheel: player.wheel,
            resources: player.resources,
            knowledge: player.knowledge,
            ships: player.ships,
            empty: player.empty,
            full: player.full,
            level: player.level,
            factories: player.built.len(),
            ambassador: player.ambassador,
        }
    }
}

/// One entry for each key.
fn per<K: game::Key, T, const N: usize>(keys: [K; N], entry: impl Fn(K) -> T) -> game::Per<K, T, N> {
    game::Per::new(keys.map(entry))
}
