//! What there can be against an action, each with its paragraph.

use crate::payment::CoinSet;
use crate::pieces::*;
use crate::wheel::Hole;
use game::Seat;

/// Why something cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The last round is over (N-4.2).
    Over,
    /// Chance decides that, or decides something first (N-2).
    Chance,
    /// Somebody else is at turn (N-4.2).
    TurnOf(Seat),
    /// It belongs to a part of the turn that comes later.
    Later(Part),
    /// It belongs to a part that is over.
    Past(Part),
    /// Something that was begun has to be finished first.
    First(Task),
    /// A disc of this type has to be activated first, and can be (N-3.3).
    Needs(Kind),
    /// No disc of this type can be activated any more this turn (N-3.2).
    NoDisc(Kind),
    /// This disc, or every one of this type that could be activated, has nothing to do now (N-3.8).
    Idle(Kind),
    /// A disc has to be taken up first (N-5.2).
    NothingTaken,
    /// An Intrigue seats a politician first (N-7.1).
    IntrigueFirst,
    /// There is nothing to pay.
    NothingToPay,
    /// The other edition has that (N-3.5, N-3.6, N-6.10).
    OtherEdition,

    /// No disc lies there.
    EmptyHole,
    /// The disc lies in the half that is not active (N-3.1).
    Resting,
    /// The disc has been activated or skipped this turn (N-3.2, N-6.10).
    Used,
    /// A disc of this ring has been activated or skipped this turn (N-3.2, N-6.10).
    RingUsed(Ring),
    /// The disc was upgraded this turn (N-6.8).
    Fresh,
    /// It does not go with the disc of this hole, which is or has to be used this turn (N-3.2, N-3.9).
    OffChain(Hole),
    /// The disc of this hole was named and has to be activated (N-3.9).
    Promised(Hole),
    /// Only an upgraded disc can be used twice (N-3.4).
    NotUpgraded,
    /// One disc has been used twice this turn (N-3.4).
    Doubled,
    /// Other discs have been activated before the Bonus (N-3.6).
    BonusTooLate,
    /// A Bonus never repeats or names a Bonus (N-3.5, N-3.6).
    BonusItself,
    /// Only what was activated this turn can be repeated (N-3.5).
    NotActivated,
    /// No disc of this ring lies in the active half (N-6.10).
    NothingToSkip,
    /// The disc is upgraded already (N-6.8).
    Upgraded,
    /// A Tool never upgrades itself (N-6.8).
    ToolItself,
    /// Night Shift never turns the small ring (N-5.1).
    SmallRing,
    /// A Modification has to change the wheel, and there lies the same (N-5.2).
    Same,
    /// A disc lies in the hole (N-10.2).
    HoleTaken,
    /// The ring has as many discs as the first wheel may have there (N-10.2).
    RingFull(Ring),
    /// The first wheel has two discs in the active half and four in the other (N-10.2).
    HalfFull,

    /// Knowledge is missing (N-5, N-6.11, N-7.1).
    Knowledge {
        /// The part of the turn in which it would be paid.
        part: Part,
        /// What it costs.
        price: u16,
        /// How much more it takes.
        by: u16,
    },
    /// Resources are missing for a disc of the market (N-6.2).
    Price {
        /// What it costs.
        price: u8,
        /// How many more it takes.
        by: u16,
    },
    /// Resources are missing for the ambassadors on an island (N-6.5).
    Fee {
        /// What they cost.
        fee: u8,
        /// How many more it takes.
        by: u16,
    },
    /// Something is missing for the next level of a path (N-6.3, N-6.4).
    Level {
        /// Which path.
        path: Path,
        /// So many more coins of these kinds.
        by: u8,
        /// The kinds of which one more helps.
        kinds: CoinSet,
        /// And besides so many more resources of any kinds, for those ahead.
        any: u8,
    },
    /// Resources are missing to produce a good (N-6.9): so many of each.
    Materials(ByResource<u8>),
    /// There is none of this good (N-6.11).
    NoGood(Good),
    /// The rest could not be paid then (N-6.3).
    Rest,

    /// All discs of this type are sold (N-6.2).
    SoldOut,
    /// The representative has reached the highest level (N-6.3).
    Top,
    /// The ambassador is on this island already (N-6.5).
    Here,
    /// In the expert game the ambassador only goes to a neighbouring island (N-10.4).
    TooFar,
    /// This island is not on the table (N-2.1).
    Unseen,
    /// All islands are revealed (N-6.5).
    AllSeen,
    /// No ship of this kind is left on the island (N-6.7).
    NoShip,
    /// A factory stands on this space (N-6.7).
    Taken,
    /// All seven factories are built (N-2.4).
    AllBuilt,
    /// There is no warehouse for this good (N-6.9).
    NoWarehouse(Good),
    /// All warehouses for this good are full (N-6.9).
    Full(Good),
    /// One each is produced in the order of the list, and this good is past (N-6.9).
    PassedBy,
    /// No politician waits in this chamber (N-7.2).
    NobodyWaits,
}

/// A part of the game, and then of a turn, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Part {
    /// Before the first round (N-2, N-10).
    Setup,
    /// Night Shift and Modification (N-5).
    Influence,
    /// Discs, Inspection and the black market (N-6).
    Action,
    /// Intrigue (N-7).
    Politics,
    /// Bought discs are placed (N-8).
    Administration,
}

/// Something that was begun and has to be finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Task {
    /// Fitting a disc into the first wheel (N-10.2).
    Fit,
    /// Taking the first resource (N-2.4).
    Take,
    /// The free first level (N-2.7).
    FreeInvest,
    /// A Modification (N-5.2).
    Modify,
    /// A City (N-6.2, N-6.3).
    City,
    /// A Journey (N-6.5).
    Journey,
    /// Ship or factory (N-6.7).
    Landing,
    /// A Tool (N-6.8, N-6.9).
    Tool,
    /// Producing one each (N-6.9).
    Produce,
    /// A Bonus that repeats (N-3.5).
    Bonus,
    /// A Bonus that names (N-3.6).
    Name,
    /// A payment (N-6.2, N-6.3, N-6.5).
    Pay,
    /// The second half of an Intrigue (N-7.1).
    Remove,
    /// Placing a bought disc (N-8.3).
    Place,
}

impl Reason {
    /// How many are missing if there are `have` of what costs `price`.
    #[inline]
    pub(crate) fn lacks(price: u16, have: u16) -> Option<u16> {
        (price > have).then(|| price - have)
    }
}
