//! Where the game is, and exactly what is pending.

use crate::payment::Bill;
use crate::pieces::*;
use crate::wheel::Hole;
use game::{Seat, SeatSet, Turn};

/// Whose decision is next and about what. The seat is the one at turn, unless chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Chance draws the start player (N-2.6).
    DrawStart,
    /// Chance draws the disc for the market space with this number, from the cheapest on (N-2.3).
    DrawStall(u8),
    /// Chance draws the order of a seat's resource discs (N-2.5).
    DrawOrder(Seat),
    /// Chance draws the next island of the circle (N-10.1).
    DrawIsland,
    /// The seat fits this disc into its wheel (N-10.2).
    BuildWheel(Kind),
    /// The seat takes its first resource (N-2.4).
    TakeResource,
    /// The seat invests for nothing (N-2.7).
    FreeInvestment,
    /// Night Shift, Modification, or on to the discs (N-5).
    Influence,
    /// Modification: where the disc of this hole goes (N-5.2).
    Modifying(Hole),
    /// Discs, inspections and the black market, or on to politics (N-6).
    Action,
    /// Market or Investment (N-6.2, N-6.3).
    City(Use),
    /// Where to travel (N-6.5).
    Journey(Use),
    /// Chance decides which island is revealed (N-2.1).
    Revealing(Use),
    /// A ship or a factory (N-6.7).
    Landing(Use),
    /// Upgrade or Production (N-6.8, N-6.9).
    Tool(Use),
    /// Production, one each (N-6.9).
    Producing {
        /// The disc in use.
        using: Use,
        /// Goods after this one may be produced too.
        after: Good,
    },
    /// The disc to repeat, this many times still (N-3.5).
    Bonus(u8),
    /// The disc to strengthen, this many times still (N-3.6).
    Naming(u8),
    /// Paying a bill, kind by kind.
    Paying(Payment),
    /// Intrigue, or on to administration (N-7).
    Politics,
    /// The second half of an Intrigue (N-7.1).
    Removing,
    /// Where the disc with this number on the wheel's centre goes (N-8.3).
    Placing(u8),
    /// The last round is over (N-4.2).
    Over,
}

impl Phase {
    /// Whose move it is when `active` is at turn.
    #[inline]
    pub(crate) fn turn(self, active: Seat) -> Turn {
        match self {
            Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland | Phase::Revealing(_) => {
                Turn::Chance
            }
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::only(active)),
        }
    }
}

/// A disc in use: what may follow the action that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Use {
    /// Where the disc lies.
    pub hole: Hole,
    /// How many more actions of it follow this one.
    pub left: u8,
    /// How many of its actions come from a Bonus of the first edition and may be declined (N-3.6).
    pub extras: u8,
    /// How many more times the Bonus that repeats it may repeat something (N-3.5).
    pub repeats: u8,
}

impl Use {
    /// N-3.6: whether the player may stop here instead of using the disc once more.
    #[inline]
    pub fn may_stop(&self) -> bool {
        self.left < self.extras
    }
}

/// A payment under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Payment {
    /// What it is for.
    pub purpose: Purpose,
    /// The disc in use.
    pub using: Use,
    /// What is to pay now.
    pub bill: Bill,
    /// The kind that is asked for now.
    pub next: Coin,
    /// What has been paid, of this bill and of the one before it.
    pub paid: ByCoin<u8>,
}

impl Payment {
    /// How many coins of the bill are still to be paid.
    pub fn owed(&self) -> u8 {
        self.bill.owed(&self.paid)
    }
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Purpose {
    /// A disc of the market (N-6.2).
    Market(Kind),
    /// The price of a level, together with the surcharge if both are paid in resources (N-6.3).
    Invest(Path),
    /// The surcharge after a price in goods (N-6.3).
    Surcharge(Path),
    /// The fee for the ambassadors on an island (N-6.5).
    Journey(Island),
}
