//! What a viewer is told: what lies open, and the own secrets. Built up piece by piece, never cut down from the
//! position.

mod city;
mod papers;
mod player;
mod turn;

pub use city::{CityView, ManufactoryView, Visitor};
pub use papers::{BonusView, SpecialView};
pub use player::{NextSpeed, PlayerView, RowView};
pub use turn::{IntroductionView, LaidCard, TurnView};

use crate::phase::Phase;
use crate::pieces::*;
use crate::score;
use crate::sets::*;
use crate::state::Novgorod;
use crate::tables::{OrderTable, Tables};
use game::{Per, Printed, Scores, Seat, Viewer};
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
    /// The special orders from the top (V-10.1).
    pub specials: Vec<SpecialView>,
    /// What each special order that is skipped costs (V-10.1).
    pub special_skip: u16,
    /// What is still to be taken in the introduction by the seat at turn (V-2.7).
    pub introduction: Option<IntroductionView>,
    /// What the seat at turn has done so far.
    pub this_turn: TurnView,
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

/// The table as `viewer` sees it.
pub(crate) fn view(game: &Novgorod, viewer: Viewer) -> View {
    let tables = game.tables();
    let drawn = game.players().all(|player| player.career.is_some());
    let players: Vec<PlayerView> = Seat::first(game.rules.seats).map(|seat| game.player_view(seat, viewer)).collect();
    let seen = players.iter().fold(game.shown, |seen, player| seen.or(player.orders()));
    View {
        round: game.round,
        last_round: game.last_round,
        first: drawn.then_some(game.first),
        active: (!game.phase.is_chance() && game.phase != Phase::Over).then_some(game.active),
        phase: game.phase,
        city: Per::new(City::ALL.map(|city| game.city_view(city))),
        shown: game.shown,
        pile: game.drawable(),
        order: seen.iter().map(|order| (order, tables.order[order])).collect(),
        order_price: tables.order_price,
        most_orders: tables.orders_in_progress,
        one_line: tables.one_line,
        both_lines: tables.both_lines,
        end_seals: tables.end_seals,
        bonus: Bonus::ALL.into_iter().filter_map(|bonus| game.bonus_view(bonus)).collect(),
        merchant: game.rules.merchant.map(|side| Visitor { city: game.merchant, side }),
        merchant_brings: match game.rules.merchant {
            Some(Side::Front) => tables.merchant_ducats,
            Some(Side::Back) => tables.merchant_seals,
            None => 0,
        },
        pirate: game.rules.pirate.map(|side| Visitor { city: game.pirate, side }),
        specials: (0..4).filter_map(|place| game.special_view(place)).collect(),
        special_skip: tables.special_skip,
        introduction: game.introduction_view(),
        this_turn: game.turn_view(),
        players,
        scores: score::scores(game),
        printed: game.printed,
    }
}
