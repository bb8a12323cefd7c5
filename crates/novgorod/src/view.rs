//! What a viewer is told: what lies open, and the own secrets. Built up piece by piece, never cut down from the position.

mod hint;
mod note;
mod text;

pub use note::Note;

use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Route;
use crate::sets::*;
use crate::state::{BonusValue, Novgorod, Source};
use game::{Per, PerSeat, Scores, Seat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// The bonus cards in play: which, what they bring now, and how many have earned them this round.
    pub bonus: Vec<(Bonus, u16, u8)>,
    /// Where the merchant is, if it is in play (V-9.1).
    pub merchant: Option<City>,
    /// Where the pirate is, if it is in play (V-9.3).
    pub pirate: Option<City>,
    /// The special orders from the top: card, part, and what it costs now (V-10.1).
    pub specials: Vec<(Special, Part, u16)>,
    /// What the seat at turn has done so far.
    pub this_turn: TurnView,
    /// One for each seat in play.
    pub players: Vec<PlayerView>,
    /// Points and places; before the end everything open counts (V-7.2 comes last).
    pub scores: Scores,
}

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityView {
    /// What is loaded there.
    pub good: Good,
    /// Its manufactory, once drawn.
    pub manufactory: Option<Manufactory>,
    /// What the next post costs; `None` when there is none left.
    pub next_price: Option<u16>,
    /// Who has a post there.
    pub posts: PerSeat<bool>,
}

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnView {
    /// The route.
    pub route: Route,
    /// Ducats that fall due at the end of phase 2 (V-4.8).
    pub owed: u16,
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
    /// Special orders that were filled, as bits of their places (V-10.3).
    pub specials: u8,
    /// What is left of the discount on special orders (V-10.1).
    pub discount: u16,
    /// Whether the pirate was moved (V-9.3).
    pub pirate_moved: bool,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Posts.
    pub posts: CitySet,
    /// The post whose good is stored.
    pub hold: Option<City>,
    /// The ship's speed.
    pub speed: u8,
    /// Ducats.
    pub ducats: u16,
    /// Seals, by where they came from.
    pub seals: Per<Source, u16, { Source::COUNT }>,
    /// The career card, once drawn.
    pub career: Option<Career>,
    /// Its side.
    pub side: Side,
    /// Rows that are covered.
    pub rows: u8,
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

impl Novgorod {
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let tables = self.tables();
        let drawn = self.players().all(|player| player.career.is_some());
        let bonus = |it: Bonus| match self.bonus[it].value {
            BonusValue::Absent => None,
            value => Some((it, tables.bonus[it][usize::from(value == BonusValue::Low)], self.bonus[it].this_round)),
        };
        let special = |(place, card): (u8, &Option<(Special, Part)>)| {
            card.map(|(special, part)| (special, part, self.special_price(place)))
        };
        View {
            round: self.round,
            last_round: self.last_round,
            first: drawn.then_some(self.first),
            active: (!self.phase.is_chance() && self.phase != Phase::Over).then_some(self.active),
            phase: self.phase,
            city: Per::new(City::ALL.map(|city| self.city_view(city))),
            shown: self.shown,
            pile: self.drawable(),
            bonus: Bonus::ALL.into_iter().filter_map(bonus).collect(),
            merchant: self.rules.merchant.map(|_| self.merchant),
            pirate: self.rules.pirate.map(|_| self.pirate),
            specials: (0..).zip(&self.row).filter_map(special).collect(),
            this_turn: self.turn_view(),
            players: Seat::first(self.rules.seats).map(|seat| self.player_view(seat, viewer)).collect(),
            scores: self.standing(),
        }
    }

    fn city_view(&self, city: City) -> CityView {
        let owners = self.players().filter(|player| player.posts.has(city)).count();
        CityView {
            good: self.tables().city[city].good,
            manufactory: self.manufactory[city],
            next_price: (owners < usize::from(self.rules.seats)).then(|| self.post_price(city)),
            posts: Per::new(Seat::ALL.map(|seat| self.player[seat].posts.has(city))),
        }
    }

    fn turn_view(&self) -> TurnView {
        let turn = &self.this_turn;
        TurnView {
            route: self.route,
            owed: turn.owed,
            privilege: turn.privilege,
            bought: turn.bought,
            stored_used: turn.stored_used,
            stored: turn.stored,
            upper: turn.upper,
            specials: turn.specials,
            discount: turn.discount,
            pirate_moved: turn.pirate_moved,
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &self.player[seat];
        let mine = viewer == Viewer::Seat(seat);
        let hand = if mine { player.hand } else { player.known };
        PlayerView {
            seat,
            posts: player.posts,
            hold: player.hold,
            speed: player.speed,
            ducats: player.ducats,
            seals: player.seals,
            career: player.career,
            side: player.side,
            rows: player.rows,
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
