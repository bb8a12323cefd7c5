//! What a viewer is told. Nothing in Noria is hidden, so all viewers see the same: the whole table, built up piece by
//! piece.

use crate::payment::Price;
use crate::phase::Phase;
use crate::pieces::*;
use crate::score::{Scored, scored};
use crate::state::Noria;
use crate::tables::Tables;
use crate::wheel::{Hole, HoleSet, Wheel};
use game::{Printed, Scores, Seat, SeatSet};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct View {
    /// Which edition is played: they differ in Bonus and Inspection (N-3.5, N-3.6, N-6.10).
    pub edition: Edition,
    /// Whether it is the expert game (N-10).
    pub expert: bool,
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
    /// What the special actions cost now, in knowledge.
    pub prices: SpecialPrices,
    /// When they become dearer.
    pub rises: Rises,
    /// What levels 1 to 9 of each path cost, in this order (N-6.4).
    pub path: ByPath<[Price; LEVELS as usize]>,
    /// What the seat at turn pays and gains besides on the next level of each path, unless it is at the top.
    pub step: ByPath<Option<Step>>,
    /// What a unit of each good costs to produce (N-6.9).
    pub good: ByGood<ByResource<u8>>,
    /// The prices of the black market.
    pub black_market: BlackMarket,
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

/// What the special actions cost, in knowledge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct SpecialPrices {
    /// Turning a ring (N-5.1).
    pub night_shift: u16,
    /// Moving a disc (N-5.2).
    pub modification: u16,
    /// Seating a politician (N-7.1).
    pub intrigue: u16,
}

/// The rounds in which special actions become dearer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Rises {
    /// Night Shift and Modification (N-5.3).
    pub influence: u8,
    /// Intrigue (N-7.1).
    pub intrigue: Vec<u8>,
}

/// A step of a representative to the next level of its path, without the price of that level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Step {
    /// Resources of any kind for those ahead (N-6.3).
    pub surcharge: u8,
    /// By how much the points change as they stand (N-9.1).
    pub points: i32,
    /// Whether the player at turn can pay the price and the surcharge now (N-6.3).
    pub payable: bool,
}

/// What the black market gives and takes, in knowledge (N-6.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct BlackMarket {
    /// For a good that is sold.
    pub good: ByGood<u8>,
    /// For a resource that is bought.
    pub resource: u8,
}

/// A space of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Stall {
    /// How many discs are left.
    pub left: u8,
    /// What one costs, in any resources.
    pub price: u8,
}

/// A chamber of the town hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct ChamberView {
    /// Politicians that wait.
    pub waiting: u8,
    /// Politicians on seats.
    pub seated: u8,
    /// What a level is worth now (N-7.2).
    pub value: u8,
    /// What a level is worth with 0 to 4 politicians on seats.
    pub values: [u8; 5],
}

/// An island on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct IslandView {
    /// Which it is.
    pub island: Island,
    /// The ships that lie there.
    pub ships: ByResource<u8>,
    /// The building spaces.
    pub spaces: BySpace<SpaceView>,
    /// The seats whose ambassadors are there.
    pub ambassadors: SeatSet,
}

/// A building space of an island (N-6.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct SpaceView {
    /// What its warehouses hold.
    pub good: Good,
    /// How many warehouses it brings.
    pub warehouses: u8,
    /// Whose factory stands there.
    pub owner: Option<Seat>,
}

/// What has been done with the wheel at turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct TurnView {
    /// Discs on the wheel's centre, still to be placed, by their numbers (N-6.2).
    pub centre: [Option<Kind>; 4],
    /// Discs activated.
    pub activated: HoleSet,
    /// Discs skipped by Inspection; in the second edition all active holes of the ring (N-6.10).
    pub skipped: HoleSet,
    /// Discs upgraded, which rest this turn (N-6.8).
    pub fresh: HoleSet,
    /// Discs that a Bonus of the first edition has named, as often as it did (N-3.6).
    pub named: Vec<Hole>,
    /// Whether an upgraded disc was used twice (N-3.4).
    pub doubled: bool,
    /// Actions of discs used, at most four (N-3.7).
    pub actions: u8,
}

/// What a player has in front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// The three rings.
    pub wheel: Wheel,
    /// How often the rings have turned by themselves (N-8.2).
    pub turned: u8,
    /// The discs of the active half that go with all that are activated or named in this turn, those included (N-3.2,
    /// N-3.9).
    pub chain: HoleSet,
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
    /// How many of each good could be produced at once (N-6.9).
    pub producible: ByGood<u8>,
    /// Ships and warehouses, of which the fewest win a tie (N-9.2).
    pub upkeep: u16,
    /// Levels of the representatives.
    pub level: ByPath<u8>,
    /// What their next levels cost besides, in any resources, for the opponents ahead (N-6.3).
    pub surcharge: ByPath<u8>,
    /// What they would bring in each chamber if the game ended now (N-9.1).
    pub scored: ByChamber<Scored>,
    /// Factories on the islands.
    pub factories: u8,
    /// The knowledge that they bring at the end of a turn (N-8.1).
    pub factory_knowledge: u8,
    /// Where the ambassador stands.
    pub ambassador: Option<Island>,
}

impl PlayerView {
    /// The wheel as it will lie when the administration of this turn has turned it (N-8.2).
    pub fn next_wheel(&self) -> Wheel {
        let mut wheel = self.wheel;
        wheel.turn_all();
        wheel
    }
}

impl Noria {
    pub(crate) fn intrigue_rises(&self) -> Vec<u8> {
        let prices = self.tables().intrigue.of(self.rules.seats);
        let rounds = 2..=self.tables().rounds.of(self.rules.seats);
        rounds.filter(|&round| prices[usize::from(round)] > prices[usize::from(round) - 1]).collect()
    }

    pub(crate) fn step(&self, path: Path) -> Option<Step> {
        let mut level = self.me().level;
        level[path] += 1;
        let values = ByChamber::new(Chamber::ALL.map(|chamber| self.value(chamber)));
        let points = scored(&level, &values).entries().iter().map(|scored| scored.points).sum::<i32>();
        let step = Step {
            surcharge: self.surcharge(path),
            points: points - self.points(self.active),
            payable: self.can_invest(path),
        };
        (level[path] <= LEVELS).then_some(step)
    }

    pub(crate) fn islands_in_order(&self) -> Box<dyn Iterator<Item = Island> + '_> {
        if self.rules.expert { Box::new(self.circle.iter().copied().flatten()) } else { Box::new(self.open.iter()) }
    }

    pub(crate) fn island_view(&self, island: Island) -> IslandView {
        let owner = |space| Seat::ALL.into_iter().find(|&seat| self.player[seat].built.has(island, space));
        let spaces = self.tables().island[island].spaces;
        IslandView {
            island,
            ships: self.ships[island],
            spaces: per(Space::ALL, |space| {
                let (good, warehouses) = spaces[space as usize];
                SpaceView { good, warehouses, owner: owner(space) }
            }),
            ambassadors: Seat::ALL.into_iter().filter(|&seat| self.player[seat].ambassador == Some(island)).collect(),
        }
    }

    pub(crate) fn turn_view(&self) -> TurnView {
        let turn = &self.this_turn;
        TurnView {
            centre: self.on_centre(),
            activated: turn.activated,
            skipped: turn.skipped,
            fresh: turn.fresh,
            named: turn.named.into_iter().flatten().collect(),
            doubled: turn.doubled,
            actions: turn.actions,
        }
    }

    pub(crate) fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.player[seat];
        let in_use = match seat == self.active {
            true => self.this_turn.activated.or(self.promised()),
            false => HoleSet::NONE,
        };
        PlayerView {
            seat,
            wheel: player.wheel,
            turned: self.turned(seat),
            chain: in_use.chain().and(player.wheel.discs()),
            resources: player.resources,
            knowledge: player.knowledge,
            ships: player.ships,
            empty: player.empty,
            full: player.full,
            producible: per(Good::ALL, |good| player.can_produce(good, self.tables())),
            upkeep: self.upkeep(seat) as u16,
            level: player.level,
            surcharge: per(Path::ALL, |path| self.surcharge_of(seat, path)),
            scored: self.scored(seat),
            factories: player.built.len(),
            factory_knowledge: self.factory_knowledge(seat),
            ambassador: player.ambassador,
        }
    }

    /// N-8.2: once in every round, when a turn ends.
    fn turned(&self, seat: Seat) -> u8 {
        if self.round == 0 {
            return 0;
        }
        let (mine, now) = (self.turns_before(seat), self.turns_before(self.active));
        let in_this_round = match self.phase {
            Phase::Over => true,
            Phase::Placing(_) => mine <= now,
            _ => mine < now,
        };
        self.round - 1 + u8::from(in_this_round)
    }
}

/// One entry for each key.
pub(crate) fn per<K: game::Key, T, const N: usize>(keys: [K; N], entry: impl Fn(K) -> T) -> game::Per<K, T, N> {
    game::Per::new(keys.map(entry))
}
