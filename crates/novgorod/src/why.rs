//! Why something cannot be done. What must hold for a choice stands in its chapter, beside the list that asks the same
//! (`allows_…`); what is left then is a matter of ducats, and that is asked of the list itself, with more of them.

mod guards;
mod wishes;

use crate::phase::Purpose;
use crate::pieces::*;
use crate::sets::GoodSet;
use crate::{Action, Novgorod};
use game::{Reasons, Seat};

/// Why something cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The game is over (V-8.1).
    Over,
    /// Cards are being drawn.
    Dealing,
    /// This seat is at turn.
    NotYourTurn(Seat),
    /// It belongs to a part of the turn that is still to come.
    NotYet(Stage),
    /// It belongs to a part of the turn that is over.
    Missed(Stage),
    /// The side of the career card is chosen first (V-2.5).
    SideFirst,
    /// A use that was begun is finished first (V-4.10).
    UseFirst(Purpose),
    /// This order is put away first (V-4.4).
    StowFirst(Order),
    /// Nothing asks for it now.
    NotAsked,
    /// It is not in play (V-2.10).
    NotInPlay,

    /// So many ducats are missing: it costs `price` at once.
    Ducats {
        /// What it costs.
        price: u16,
        /// How many ducats more are enough, the fees counted.
        missing: u16,
    },
    /// The harbour fees could not be paid in the end (V-4.8).
    Fees {
        /// How many ducats more are enough.
        missing: u16,
    },

    /// Both posts of the introduction are taken (V-2.7).
    PostsTaken,
    /// The order of the introduction is taken (V-2.7).
    OrderTaken,
    /// One post per city and player (V-2.7, V-5.1).
    OwnPost,
    /// The purchase was made (V-5.1).
    Bought,
    /// No ship is faster (V-5.1).
    Fastest,
    /// So many orders may be in hand and beside the ship (V-5.1).
    OrdersFull(u8),
    /// The order does not lie open (V-5.1).
    NotShown,
    /// No order is left to draw (V-5.1).
    PileEmpty,

    /// The route has as many cards as it may have (V-3.1).
    Full(u8),
    /// In the pirate's city the route would be too long (V-9.3).
    Slowed,
    /// It is not beside this city, the last one (V-3.1).
    Apart(City),
    /// The route visits it already (V-3.1).
    Visited,
    /// Its post lies face down in the route (V-3.3).
    FaceDown,
    /// The pirate closes the city (V-9.4).
    Closed,
    /// A placeholder lies beside a city's card (V-3.3).
    CityFirst,
    /// A city has one placeholder (V-3.3).
    OnePlaceholder,
    /// There is no own post of this city (V-3.3).
    NoPost,
    /// The post lies in the hold (V-3.3).
    InHold,

    /// One privilege a turn, and this one was used (V-6.2).
    PrivilegeUsed(Privilege),
    /// No visible row of the career shows it (V-6.2).
    PrivilegeCovered,
    /// There is still room in the route (V-6.2).
    RoomLeft,
    /// The pirate's back is moved before the first card or after phase 4 (V-9.4).
    PirateLater,
    /// The pirate was moved just now (V-9.3).
    PirateMoved,
    /// The pirate is in this city (V-9.3).
    PirateHere,

    /// The city is not in the route (V-4.1, V-4.6, V-4.7).
    NotVisited(City),
    /// The card that it needs was used, covered or stored (V-4).
    CardUsed(City),
    /// A base post has no income and cannot be stored (V-4.6, V-4.7).
    BasePost,
    /// A good was stored this turn (V-4.6).
    StoredAlready,
    /// The hold has no such good (V-4.1).
    NotStored,
    /// These goods are neither in the route nor in the hold (V-4.1, V-4.3).
    NoGoods(GoodSet),
    /// These goods were used up this turn (V-4.2).
    GoodsUsed(GoodSet),
    /// These goods lie to the right of the manufactory (V-4.1).
    GoodsBehind(GoodSet),
    /// No manufactory of the route can make this luxury now, of so many goods at least (V-4.3, V-10.2).
    NoLuxury {
        /// Which.
        luxury: Luxury,
        /// Of how many goods.
        least_goods: u8,
    },
    /// The order belongs to somebody else, or to nobody (V-4.3).
    NotYours,
    /// The order is done (V-4.4).
    OrderDone,
    /// The line is filled (V-4.4).
    LineFilled,
    /// All rows are covered (V-4.5).
    Top,
    /// The row takes more different goods than there are (V-4.5).
    FewGoods {
        /// How many it takes.
        wanted: u8,
        /// How many there are.
        have: u8,
    },
    /// The row takes more different luxuries than can be made (V-4.5).
    FewLuxuries {
        /// How many it takes.
        wanted: u8,
        /// How many there are.
        have: u8,
    },
    /// Each part of it is there, but not all at once (V-4.5, V-10.2).
    NotTogether,
    /// The special order was filled this turn (V-10.3).
    SpecialFilled,
    /// Luxuries of one use are made from right to left, goods given from left to right (V-4.5).
    OutOfOrder,
    /// The rest of the use needs it (V-4.5).
    NeededElsewhere,
}

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Stage {
    /// Before the first turn (V-2.7).
    Introduction,
    /// Phase 1 (V-3).
    Route,
    /// Phase 2 (V-4).
    Uses,
    /// Phase 3 (V-5).
    Purchase,
    /// Phase 4 (V-6).
    End,
}

impl Reasons for Novgorod {
    type Reason = Reason;

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.all_wishes(seat, out);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.allows(seat, action).err()
    }

    fn missing(reason: &Reason) -> Option<u32> {
        match *reason {
            Reason::Ducats { missing, .. } | Reason::Fees { missing } => Some(missing.into()),
            _ => None,
        }
    }

    fn with_more(&self, seat: Seat, reason: &Reason, more: u32) -> Option<Novgorod> {
        <Novgorod as Reasons>::missing(reason).map(|_| self.with_ducats(seat, more as u16))
    }
}

impl Novgorod {
    /// The same position with so many ducats more.
    fn with_ducats(&self, seat: Seat, more: u16) -> Novgorod {
        let mut richer = self.clone();
        richer.player[seat].earn(more);
        richer
    }
}
