//! Where the game is, and exactly what is pending.

use crate::pieces::*;
use crate::sets::*;
use game::{Seat, SeatSet, Turn};

/// Whose decision is next and about what. The seat is the one at turn, unless chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Chance draws the manufactory of this city (V-2.2).
    DrawManufactory(City),
    /// Chance draws the special order for the row's place with this number, from the top (V-10.1).
    DrawSpecial(u8),
    /// Chance draws one of two bonus cards (V-2.6).
    DrawBonus,
    /// Chance draws the merchant's first city (V-9.3).
    PlaceMerchant,
    /// Chance draws the pirate's first city (V-9.3).
    PlacePirate,
    /// Chance deals this seat its first order, which only it may see (V-2.4).
    DealFirst(Seat),
    /// Chance shows orders until so many lie open (V-2.4).
    ShowFirst,
    /// Chance draws this seat's career card (V-2.5).
    DrawCareer(Seat),
    /// The seat chooses the side of its career card (V-2.5).
    ChooseSide,
    /// The seat takes a post or an order (V-2.7).
    Introduction,
    /// Chance deals the order that was drawn in the introduction.
    IntroductionDeal,
    /// Chance shows orders until four lie open, after the introduction or in phase 3 (V-2.8, V-5.1).
    Refill(Refill),
    /// Phase 1 (V-3).
    Laying,
    /// Phase 2: the cards of the route are used, in any order (V-4, V-10).
    Using,
    /// What such a use still needs.
    Supplying(Need),
    /// Chance deals the hidden order that counts for a special order (V-10.3).
    Counter,
    /// Whether this half-done order goes under the ship or beside it (V-4.4).
    Stowing(Order),
    /// Phase 3 (V-5).
    Buying,
    /// Chance deals the order that was bought unseen (V-5.1).
    BuyingDeal,
    /// Phase 4: the privileges that come last (V-6).
    Ending,
    /// The last round is over (V-8.1).
    Over,
}

/// What follows when the shown orders are complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Refill {
    /// The first turn.
    FirstTurn,
    /// More of phase 3.
    Buying,
}

/// What a use is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Purpose {
    /// Half of an order (V-4.3).
    Order(Order, Half),
    /// The next career row (V-4.5).
    Career,
    /// The special order at this place of the row (V-10.1).
    Special(u8),
}

/// What a use still needs: first luxuries, then goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Need {
    /// What it is for.
    pub purpose: Purpose,
    /// How many luxuries are still to be made.
    pub luxuries: u8,
    /// Of which kinds, each once.
    pub kinds: LuxurySet,
    /// Of how many goods at least (V-10.2).
    pub least_goods: u8,
    /// Luxuries of one use are made from right to left: only left of this place.
    #[cfg_attr(feature = "json", serde(skip))]
    pub below: u8,
    /// Goods that are still to be given.
    pub goods: GoodSet,
    /// How many different goods are still to be given (V-4.5).
    pub different: u8,
    /// Goods that do not count any more, because they were given.
    pub given: GoodSet,
    /// Different goods are given from left to right: only from this place on.
    #[cfg_attr(feature = "json", serde(skip))]
    pub from: u8,
}

impl Need {
    /// Nothing, for a purpose.
    pub(crate) fn nothing(purpose: Purpose) -> Need {
        Need {
            purpose,
            luxuries: 0,
            kinds: LuxurySet::NONE,
            least_goods: 1,
            below: u8::MAX,
            goods: GoodSet::NONE,
            different: 0,
            given: GoodSet::NONE,
            from: 0,
        }
    }
}

impl Phase {
    /// Whose move it is when `active` is at turn.
    #[inline]
    pub(crate) fn turn(self, active: Seat) -> Turn {
        match self {
            Phase::DrawManufactory(_)
            | Phase::DrawSpecial(_)
            | Phase::DrawBonus
            | Phase::PlaceMerchant
            | Phase::PlacePirate
            | Phase::DealFirst(_)
            | Phase::ShowFirst
            | Phase::DrawCareer(_)
            | Phase::IntroductionDeal
            | Phase::Refill(_)
            | Phase::Counter
            | Phase::BuyingDeal => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::only(active)),
        }
    }
}
