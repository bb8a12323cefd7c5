//! What a viewer is told: what lies open, and the own secrets. Built up piece by piece, never cut down from the position.

mod hint;
mod note;
mod text;
mod words;

pub use note::Note;

use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Route;
use crate::sets::*;
use crate::state::{BonusValue, Last, Novgorod, Source};
use crate::tables::{ManufactoryTable, OrderTable, ROWS, RowCost, SpecialTable, Tables};
use game::{Per, PerSeat, Printed, Scores, Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
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
    pub order: ByOrder<Option<OrderTable>>,
    /// What an order costs (V-5.1).
    pub order_price: u16,
    /// So many seals bring the last round (V-8.1).
    pub end_seals: u16,
    /// The bonus cards in play: which, what they bring now, and how many have earned them this round.
    pub bonus: Vec<(Bonus, u16, u8)>,
    /// Where the merchant is and with which side, if it is in play (V-9.1).
    pub merchant: Option<(City, Side)>,
    /// How many ducats (front) or seals (back) more the merchant brings.
    pub merchant_brings: u16,
    /// Where the pirate is and with which side, if it is in play (V-9.3).
    pub pirate: Option<(City, Side)>,
    /// The special orders from the top (V-10.1).
    pub specials: Vec<SpecialView>,
    /// What the seat at turn has done so far.
    pub this_turn: TurnView,
    /// One for each seat in play.
    pub players: Vec<PlayerView>,
    /// Points and places; before the end everything open counts (V-7.2 comes last).
    pub scores: Scores,
    /// Everything else that is printed on the pieces, which anybody may read.
    pub printed: Printed<Tables>,
}

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct CityView {
    /// What is loaded there.
    pub good: Good,
    /// Its neighbours now (V-2.1, V-9.4).
    pub neighbours: CitySet,
    /// Its manufactory, once drawn, and what is printed on it.
    pub manufactory: Option<(Manufactory, ManufactoryTable)>,
    /// What the next post costs; `None` when there is none left.
    pub next_price: Option<u16>,
    /// What a post brings (V-4.7).
    pub income: u16,
    /// What a base post costs (V-3.2).
    pub harbour_fee: u16,
    /// Who has a post there.
    pub posts: PerSeat<bool>,
}

/// A special order in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct SpecialView {
    /// Which card.
    pub special: Special,
    /// The part that shows.
    pub part: Part,
    /// What is printed on the card.
    pub table: SpecialTable,
    /// What the part brings (V-10.2).
    pub seals: u16,
    /// What it costs now, with the cards above it (V-10.1).
    pub price: u16,
    /// Whether it was filled this turn (V-10.3).
    pub filled: bool,
}

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct TurnView {
    /// The route.
    pub route: Route,
    /// How many cards it may have (V-3.1, V-9.3).
    pub longest: usize,
    /// Harbour fees, which are paid at the end of phase 2 (V-4.8).
    pub fees: u16,
    /// The privilege that was used (V-6.2).
    pub privilege: Option<Privilege>,
    /// Whether the purchase was made (V-5.1).
    pub bought: bool,
    /// Whether the stored good was used (V-3.4).
    pub stored_used: bool,
    /// The card whose good was stored (V-4.6).
    pub stored: Option<City>,
    /// Orders whose upper half was filled (V-4.4).
    pub upper: OrderSet,
    /// What is left of the discount on special orders (V-10.1).
    pub discount: u16,
    /// Whether the pirate was moved just now (V-9.3).
    pub pirate_moved: bool,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Posts.
    pub posts: CitySet,
    /// The post whose good is stored.
    pub hold: Option<City>,
    /// The ship's speed.
    pub speed: u8,
    /// What the next speed costs; `None` at the highest (V-5.1).
    pub speed_price: Option<u16>,
    /// Ducats.
    pub ducats: u16,
    /// Seals, by where they came from.
    pub seals: Per<Source, u16, { Source::COUNT }>,
    /// The career card, once drawn.
    pub career: Option<Career>,
    /// Its side.
    pub side: Side,
    /// Its rows from the bottom to the top: what each costs, and the privilege it shows until it is covered (V-4.5, V-6.2).
    pub ladder: Option<[(RowCost, Privilege); ROWS]>,
    /// Rows that are covered.
    pub rows: u8,
    /// Seals at the end of each turn (V-6.1).
    pub seals_per_turn: u16,
    /// Whether an X shows: at the end such a player is not ranked (V-8.2).
    pub shows_x: bool,
    /// Orders in hand that the viewer knows.
    pub hand: OrderSet,
    /// How many more are in hand.
    pub hidden: usize,
    /// Orders in hand that everybody knows.
    pub known: OrderSet,
    /// Orders beside the ship.
    pub beside: OrderSet,
    /// Orders under the ship.
    pub done: OrderSet,
    /// Counters under the ship that the viewer knows (V-10.3).
    pub counters: OrderSet,
    /// How many counters there are, blank ones included.
    pub counted: usize,
    /// Bonus cards that were earned.
    pub earned_bonus: ByBonus<bool>,
}

impl PlayerView {
    /// All orders of the player that the viewer knows.
    pub fn orders(&self) -> OrderSet {
        self.hand.or(self.beside).or(self.done).or(self.counters)
    }
}

impl Novgorod {
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let tables = self.tables();
        let drawn = self.players().all(|player| player.career.is_some());
        let bonus = |it: Bonus| match self.bonus[it].value {
            BonusValue::Absent => None,
            value => Some((it, tables.bonus[it][usize::from(value == BonusValue::Low)], self.bonus[it].this_round)),
        };
        let players: Vec<PlayerView> =
            Seat::first(self.rules.seats).map(|seat| self.player_view(seat, viewer)).collect();
        let seen = players.iter().fold(self.shown, |seen, player| seen.or(player.orders()));
        View {
            round: self.round,
            last_round: self.last_round,
            first: drawn.then_some(self.first),
            active: (!self.phase.is_chance() && self.phase != Phase::Over).then_some(self.active),
            phase: self.phase,
            city: Per::new(City::ALL.map(|city| self.city_view(city))),
            shown: self.shown,
            pile: self.drawable(),
            order: Per::new(std::array::from_fn(|index| {
                let order = Order::new(index);
                seen.has(order).then_some(tables.order[order])
            })),
            order_price: tables.order_price,
            end_seals: tables.end_seals,
            bonus: Bonus::ALL.into_iter().filter_map(bonus).collect(),
            merchant: self.rules.merchant.map(|side| (self.merchant, side)),
            merchant_brings: match self.rules.merchant {
                Some(Side::Front) => tables.merchant_ducats,
                Some(Side::Back) => tables.merchant_seals,
                None => 0,
            },
            pirate: self.rules.pirate.map(|side| (self.pirate, side)),
            specials: (0..4).filter_map(|place| self.special_view(place)).collect(),
            this_turn: self.turn_view(),
            players,
            scores: self.standing(),
            printed: self.printed,
        }
    }

    fn city_view(&self, city: City) -> CityView {
        let tables = self.tables();
        let owners = self.players().filter(|player| player.posts.has(city)).count();
        CityView {
            good: tables.city[city].good,
            neighbours: self.links(city),
            manufactory: self.manufactory[city].map(|it| (it, tables.manufactory[it])),
            next_price: (owners < usize::from(self.rules.seats)).then(|| self.post_price(city)),
            income: tables.city[city].income,
            harbour_fee: tables.city[city].harbour_fee,
            posts: Per::new(Seat::ALL.map(|seat| self.player[seat].posts.has(city))),
        }
    }

    fn special_view(&self, place: u8) -> Option<SpecialView> {
        let (special, part) = self.row[usize::from(place)]?;
        Some(SpecialView {
            special,
            part,
            table: self.tables().special[special],
            seals: self.tables().special_part[part as usize].seals,
            price: self.special_price(place),
            filled: self.this_turn.specials >> place & 1 != 0,
        })
    }

    fn turn_view(&self) -> TurnView {
        let turn = &self.this_turn;
        TurnView {
            route: self.route,
            longest: self.limit(None),
            fees: turn.fees,
            privilege: turn.privilege,
            bought: turn.bought,
            stored_used: turn.stored_used,
            stored: turn.stored,
            upper: turn.upper,
            discount: turn.discount,
            pirate_moved: turn.last == Last::Pirate,
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let tables = self.tables();
        let player = &self.player[seat];
        let mine = viewer == Viewer::Seat(seat);
        let hand = if mine { player.hand } else { player.known };
        PlayerView {
            seat,
            posts: player.posts,
            hold: player.hold,
            speed: player.speed,
            speed_price: tables.ship_price.get(usize::from(player.speed - tables.start_speed)).copied(),
            ducats: player.ducats,
            seals: player.seals,
            career: player.career,
            side: player.side,
            ladder: player.career.map(|career| {
                let card = &tables.career[career];
                std::array::from_fn(|row| (card.rows[player.side as usize][row], card.privileges[row]))
            }),
            rows: player.rows,
            seals_per_turn: tables.seals_per_turn[usize::from(player.rows)],
            shows_x: player.rows < tables.x_rows,
            hand,
            hidden: player.hand.len() - hand.len(),
            known: player.known,
            beside: player.beside,
            done: player.done,
            // When the game is over all is counted, and seen (V-7.2).
            counters: if mine || self.phase == Phase::Over { player.counters } else { OrderSet::NONE },
            counted: player.counters.len() + usize::from(player.blanks),
            earned_bonus: player.earned_bonus,
        }
    }
}
