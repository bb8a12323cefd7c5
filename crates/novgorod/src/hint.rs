//! What a choice costs and brings, and what its notation does not say: worked out by the functions that carry it out.

mod parts;

use crate::pieces::*;
use crate::sets::{GoodSet, LuxurySet};
use crate::tables::{OrderTable, ROWS, RowCost};

/// What a choice costs and brings. Bonus cards (V-7) come on top of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Hint {
    /// What is given for it.
    pub cost: Cost,
    /// What comes of it at once.
    pub gain: Gain,
    /// What lies there, or what follows; `None` where there is nothing to add.
    pub about: Option<About>,
}

/// What is given for a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Cost {
    /// Ducats that are paid at once.
    pub ducats: u16,
    /// Ducats that are owed until the end of phase 2 (V-4.8), or of the introduction (V-2.8).
    pub owed: u16,
    /// Goods of these kinds, each once.
    pub goods: GoodSet,
    /// So many goods of different kinds (V-4.5).
    pub different_goods: u8,
    /// Luxuries of these kinds, each made for it.
    pub luxuries: LuxurySet,
    /// So many luxuries of different kinds (V-4.5).
    pub different_luxuries: u8,
    /// The privilege that is used, of which there is one a turn (V-6.2).
    pub privilege: Option<Privilege>,
    /// The places of the route, counted from 0 at the ship, whose cards are used up before anything else is asked
    /// (V-4.2).
    pub cards: Vec<u8>,
    /// Whether the stored good is used up (V-3.4).
    pub stored: bool,
}

/// What comes of a choice at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Gain {
    /// Ducats.
    pub ducats: u16,
    /// Seals.
    pub seals: u16,
    /// So many cards more may be laid (V-3.1).
    pub cards: u8,
}

/// What lies where a choice leads, or what follows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum About {
    /// A side of the career card (V-2.5).
    Side {
        /// What its rows cost, from the bottom to the top.
        rows: [RowCost; ROWS],
    },
    /// A post (V-5.1).
    Post {
        /// What is loaded in its city.
        good: Good,
    },
    /// A faster ship (V-5.1).
    Ship {
        /// How fast.
        speed: u8,
    },
    /// An order that lies open (V-5.1).
    Order(OrderTable),
    /// A card of the route (V-3).
    City {
        /// What is loaded there.
        good: Good,
        /// What its manufactory makes.
        luxury: Luxury,
        /// Whether the pirate makes the route shorter there (V-9.3).
        slowed: bool,
    },
    /// A post that lies face down (V-3.3).
    Placeholder {
        /// For the manufactory of this city.
        city: City,
    },
    /// A privilege (V-6.2).
    Privilege {
        /// The rows of the career that show it, by itself or as "any", counted from 0 at the bottom.
        rows: Vec<u8>,
    },
    /// A production (V-4.1).
    Production {
        /// What is made.
        luxury: Luxury,
    },
    /// Half an order (V-4.4).
    Line {
        /// Whether the upper line can then no longer be filled.
        gives_up_upper: bool,
    },
    /// A row of the career (V-4.5).
    Row {
        /// Which, counted from 0 at the bottom.
        row: u8,
        /// Seals at the end of each turn from then on (V-6.1).
        seals_per_turn: u16,
        /// The privilege that it covers.
        covers: Privilege,
        /// Whether no X shows any more (V-8.2).
        last_x: bool,
    },
    /// A special order (V-10.2).
    Special {
        /// The part that shows.
        part: Part,
        /// Of how many goods its luxury is made at least.
        least_goods: u8,
    },
    /// A good that is stored (V-4.6).
    Store {
        /// Which.
        good: Good,
        /// The stored good that is given up for it.
        gives_up: Option<Good>,
    },
    /// An order whose upper line is filled (V-4.4).
    Stow {
        /// Whether its lower line can still be filled, in a later turn.
        lower_open: bool,
    },
    /// The end of phase 2 (V-4.8).
    End {
        /// The income of unused cards, which is lost.
        unused_income: u16,
    },
}

pub(crate) fn about(about: About) -> Hint {
    Hint { about: Some(about), ..Hint::default() }
}

/// Something that is paid for at once.
pub(crate) fn paid(ducats: u16, it: About) -> Hint {
    Hint { cost: Cost { ducats, ..Cost::default() }, ..about(it) }
}

pub(crate) fn given(good: Option<Good>) -> Hint {
    Hint { cost: Cost { goods: good.into_iter().collect(), ..Cost::default() }, ..Hint::default() }
}
