//! What a viewer is told: what lies open, and the own secrets. Built up piece by piece, never cut down from the
//! position.

mod city;
mod papers;
mod player;
mod turn;

pub use city::{CityView, ManufactoryView, Visitor};
pub use papers::{BonusView, SpecialView};
pub use player::{NextSpeed, PlayerView, RowView, VarietyView};
pub use turn::{IntroductionView, LaidCard, TurnView, WaysView};

use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::*;
use crate::tables::{OrderTable, Tables};
use game::{Printed, Scores, Seat};
use std::collections::BTreeMap;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct View {
    /// From 1 on; 0 before the first turn.
    pub round: u8,
    /// Whether this round is the last (V-8.1).
    pub last_round: bool,
    /// The start player; nobody before the career cards are drawn (V-2.5).
    pub first: Option<Seat>,
    /// Whose decision is next, unless chance decides or the game is over.
    pub active: Option<Seat>,
    /// What is pending.
    pub phase: Phase,
    /// The cities.
    pub city: ByCity<CityView>,
    /// The orders that lie open.
    pub shown: OrderSet,
    /// How many orders can be drawn.
    pub pile: usize,
    /// What is printed on the orders that the viewer knows.
    pub order: BTreeMap<Order, OrderTable>,
    /// What an order costs (V-5.1).
    pub order_price: u16,
    /// How many orders a player may have in hand and beside the ship (V-5.1).
    pub most_orders: u8,
    /// Seals for one line of an order (V-4.4).
    pub one_line: u16,
    /// Seals for both lines in one turn (V-4.4).
    pub both_lines: u16,
    /// So many seals bring the last round (V-8.1).
    pub end_seals: u16,
    /// The bonus cards in play.
    pub bonus: Vec<BonusView>,
    /// The merchant, if it is in play (V-9.1).
    pub merchant: Option<Visitor>,
    /// How many ducats (front) or seals (back) more the merchant brings.
    pub merchant_brings: u16,
    /// The pirate, if it is in play (V-9.3).
    pub pirate: Option<Visitor>,
    /// What moving its front costs the seat at turn (V-9.3).
    pub pirate_price: Option<u16>,
    /// The special orders from the top (V-10.1).
    pub specials: Vec<SpecialView>,
    /// What each special order that is skipped costs (V-10.1).
    pub special_skip: u16,
    /// What is still to be taken in the introduction by the seat at turn (V-2.7).
    pub introduction: Option<IntroductionView>,
    /// What the seat at turn has done so far.
    pub this_turn: TurnView,
    /// In how many ways the viewer can use the route now; `None` unless that is what it decides.
    pub ways: Option<WaysView>,
    /// One for each seat in play.
    pub players: Vec<PlayerView>,
    /// Points and places; before the end everything open counts (V-7.2 comes last).
    pub scores: Scores,
    /// Everything else that is printed on the pieces, which anybody may read.
    pub printed: Printed<Tables>,
}

impl View {
    /// Whether the route of this seat lies on the table: in phases 1 and 2 of its turn, until the cards return to the
    /// hand (V-4.8).
    pub fn shows_route(&self, seat: Seat) -> bool {
        if self.active != Some(seat) {
            return false;
        }
        match self.phase {
            Phase::Laying | Phase::Using | Phase::Supplying(_) | Phase::Counter | Phase::Stowing(_) => true,
            Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => false,
            Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) | Phase::ChooseSide => {
                false
            }
            Phase::Introduction | Phase::IntroductionDeal | Phase::Refill(_) | Phase::Buying | Phase::BuyingDeal => {
                false
            }
            Phase::Ending | Phase::Over => false,
        }
    }
}
