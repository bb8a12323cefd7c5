//! The position: plain memory, and small questions about it.

use crate::payment::Purse;
use crate::phase::Phase;
use crate::pieces::*;
use crate::tables::Tables;
use crate::wheel::{HoleSet, Wheel};
use game::{PerSeat, Printed, Seat};

/// The position of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct Noria {
    pub(crate) printed: Printed<Tables>,
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// From 1 on; 0 during the set-up.
    pub(crate) round: u8,
    /// The start player, who never changes (N-2.6).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) this_turn: ThisTurn,
    pub(crate) player: PerSeat<Player>,
    pub(crate) market: Market,
    /// Politicians on the upper halves of the chambers.
    pub(crate) waiting: ByChamber<u8>,
    /// Politicians on the light seats.
    pub(crate) seated: ByChamber<u8>,
    /// The islands on the table.
    pub(crate) open: IslandSet,
    /// Ships that lie on the islands.
    pub(crate) ships: ByIsland<ByResource<u8>>,
    /// Expert game: the islands in the order of the circle (N-10.1), as far as laid.
    pub(crate) circle: [Option<Island>; 9],
    /// Discs that left the game (N-8.3).
    pub(crate) gone: ByKind<u8>,
}

game::position! { Noria, tables: Tables, player: Player }

/// The variant that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// The revision of the rules.
    pub revision: u16,
    pub seats: u8,
    pub edition: Edition,
    /// Whether the market is that of a first game (N-2.3).
    pub first_market: bool,
    /// N-10
    pub expert: bool,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub wheel: Wheel,
    pub resources: ByResource<u16>,
    pub knowledge: u16,
    pub ships: ByResource<u8>,
    /// Empty warehouses.
    pub empty: ByGood<u8>,
    /// Full warehouses.
    pub full: ByGood<u8>,
    /// The representatives' levels; 0 is the cave.
    pub level: ByPath<u8>,
    /// The island of the ambassador, once it has travelled.
    pub ambassador: Option<Island>,
    /// The building spaces with a factory of this player.
    pub built: SpaceSet,
}

impl Player {
    /// All resources together.
    #[inline]
    pub fn resources(&self) -> u16 {
        Resource::ALL.iter().map(|&resource| self.resources[resource]).sum()
    }

    /// N-6.9: how many of a good can be produced at once.
    #[inline]
    pub fn can_produce(&self, good: Good, tables: &Tables) -> u8 {
        let mut most = u16::from(self.empty[good]);
        for resource in Resource::ALL {
            let each = u16::from(tables.good[good][resource]);
            if most * each > self.resources[resource] {
                most = self.resources[resource] / each;
            }
        }
        most as u8
    }

    /// Gives away coins: resources are returned, warehouses turned to their empty side.
    #[inline]
    pub fn pay(&mut self, coin: Coin, amount: u8) {
        match coin.sort() {
            Ok(resource) => self.resources[resource] -= u16::from(amount),
            Err(good) => {
                self.full[good] -= amount;
                self.empty[good] += amount;
            }
        }
    }
}

impl Purse for Player {
    #[inline]
    fn holds(&self, coin: Coin) -> u16 {
        match coin.sort() {
            Ok(resource) => self.resources[resource],
            Err(good) => u16::from(self.full[good]),
        }
    }
}

/// What has been done in the turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ThisTurn {
    pub night_shifts: u8,
    pub modifications: u8,
    pub intrigues: u8,
    /// Actions of discs (N-3.7).
    pub actions: u8,
    /// Whether an upgraded disc was used twice (N-3.4).
    pub doubled: bool,
    /// Discs that were activated.
    pub activated: HoleSet,
    /// Discs that were skipped by Inspection; in the second edition all active holes of the ring.
    pub skipped: HoleSet,
    /// Discs that were upgraded and cannot be activated any more (N-6.8).
    pub fresh: HoleSet,
    /// First edition: the discs a Bonus has named, at most three times in all (N-3.6, N-3.9).
    pub named: [Option<crate::wheel::Hole>; 3],
    /// Discs on the wheel's centre (N-6.2); four actions can buy four.
    pub centre: [Option<Kind>; 4],
}

impl ThisTurn {
    pub const NEW: ThisTurn = ThisTurn {
        night_shifts: 0,
        modifications: 0,
        intrigues: 0,
        actions: 0,
        doubled: false,
        activated: HoleSet::NONE,
        skipped: HoleSet::NONE,
        fresh: HoleSet::NONE,
        named: [None; 3],
        centre: [None; 4],
    };
}

/// The discs for sale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Market {
    pub left: ByKind<u8>,
    pub price: ByKind<u8>,
}

/// A set of building spaces, four on each island.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpaceSet(u64);

impl SpaceSet {
    pub const NONE: SpaceSet = SpaceSet(0);

    #[inline]
    pub fn has(self, island: Island, space: Space) -> bool {
        self.0 >> (island as u32 * 4 + space as u32) & 1 != 0
    }

    pub fn add(&mut self, island: Island, space: Space) {
        self.0 |= 1 << (island as u32 * 4 + space as u32);
    }

    #[inline]
    pub fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// Whether all four spaces of an island are in it.
    #[inline]
    pub fn fills(self, island: Island) -> bool {
        self.0 >> (island as u32 * 4) & 15 == 15
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Noria {
    /// How many turns of a round come before the one of `seat` (N-4.1).
    pub(crate) fn turns_before(&self, seat: Seat) -> usize {
        let seats = usize::from(self.rules.seats);
        (seat.index() + seats - self.first.index()) % seats
    }

    /// The others' seats.
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone {
        let active = self.active;
        Seat::first(self.rules.seats).filter(move |&seat| seat != active)
    }

    /// Building spaces with anybody's factory.
    #[inline]
    pub(crate) fn built(&self) -> SpaceSet {
        // Empty seats have built nothing.
        self.player.entries().iter().fold(SpaceSet::NONE, |built, player| built.or(player.built))
    }

    /// Whether unrevealed islands remain (N-6.5).
    #[inline]
    pub(crate) fn islands_left(&self) -> bool {
        self.open.len() < usize::from(self.tables().islands_in_play.of(self.rules.seats))
    }
}
