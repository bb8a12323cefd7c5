//! What each player has.

use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::*;
use crate::state::{BonusValue, Novgorod, Source};
use crate::tables::{ROWS, RowCost};
use game::{Per, Seat, Viewer};

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Posts.
    pub posts: CitySet,
    /// The post whose good is stored.
    pub hold: Option<City>,
    /// The ship's speed.
    pub speed: u8,
    /// The next speed; `None` at the highest (V-5.1).
    pub next_speed: Option<NextSpeed>,
    /// Ducats.
    pub ducats: u16,
    /// All seals.
    pub seals: u16,
    /// Seals by where they came from.
    pub seals_from: Per<Source, u16, { Source::COUNT }>,
    /// The career card, once drawn.
    pub career: Option<Career>,
    /// Its side.
    pub side: Side,
    /// Its rows from the bottom to the top.
    pub ladder: Option<[RowView; ROWS]>,
    /// How many rows are covered.
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
    /// How many counters more there are, blank ones included.
    pub hidden_counters: usize,
    /// Orders under the ship, counters included (V-4.9).
    pub orders_done: usize,
    /// Bonus cards that were earned.
    pub earned_bonus: BonusSet,
    /// What the orders under the ship bring by the bonus card variety, if it is in play; known to the player, and to
    /// all when it is counted (V-7.2).
    pub variety: Option<VarietyView>,
}

/// A variety of goods and luxuries (V-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct VarietyView {
    /// So many kinds.
    pub kinds: usize,
    /// Bring so many seals at the end.
    pub seals: u16,
}

/// A faster ship (V-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct NextSpeed {
    /// How fast.
    pub speed: u8,
    /// For so many ducats.
    pub price: u16,
}

/// A row of a career card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct RowView {
    /// What it costs (V-4.5).
    pub cost: RowCost,
    /// The privilege that it shows until it is covered (V-6.2).
    pub privilege: Privilege,
    /// Whether it is covered.
    pub covered: bool,
    /// Whether it shows an X (V-8.2).
    pub x: bool,
    /// Seals at the end of each turn once it is covered (V-6.1).
    pub seals_per_turn: u16,
}

impl PlayerView {
    /// All orders of the player that the viewer knows.
    pub fn orders(&self) -> OrderSet {
        self.hand.or(self.beside).or(self.done).or(self.counters)
    }
}

impl Novgorod {
    pub(crate) fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let tables = self.tables();
        let player = &self.player[seat];
        let mine = viewer == Viewer::Seat(seat);
        let hand = if mine { player.hand } else { player.known };
        // When the game is over all is counted, and seen (V-7.2).
        let counters = if mine || self.phase == Phase::Over { player.counters } else { OrderSet::NONE };
        PlayerView {
            seat,
            posts: player.posts,
            hold: player.hold,
            speed: player.speed,
            next_speed: self.speed_price(seat).map(|price| NextSpeed { speed: player.speed + 1, price }),
            ducats: player.ducats,
            seals: player.seals(),
            seals_from: player.seals,
            career: player.career,
            side: player.side,
            ladder: player.career.map(|career| std::array::from_fn(|row| self.row_view(seat, career, row))),
            rows: player.rows,
            seals_per_turn: self.seals_of_career(seat),
            shows_x: player.rows < tables.x_rows,
            hand,
            hidden: player.hand.len() - hand.len(),
            known: player.known,
            beside: player.beside,
            done: player.done,
            counters,
            hidden_counters: player.counters.len() - counters.len() + usize::from(player.blanks),
            orders_done: player.orders_done(),
            variety: self.variety_view(seat).filter(|_| mine || self.phase == Phase::Over),
            earned_bonus: Bonus::ALL.into_iter().filter(|&bonus| player.earned_bonus[bonus]).collect(),
        }
    }

    fn variety_view(&self, seat: Seat) -> Option<VarietyView> {
        let kinds = self.variety(seat);
        let in_play = self.bonus[Bonus::Variety].value != BonusValue::Absent;
        in_play.then(|| VarietyView { kinds, seals: self.tables().variety[kinds] })
    }

    fn row_view(&self, seat: Seat, career: Career, row: usize) -> RowView {
        let (tables, player) = (self.tables(), &self.player[seat]);
        let card = &tables.career[career];
        let covered = row < usize::from(player.rows);
        RowView {
            cost: card.rows[player.side as usize][row],
            privilege: card.privileges[row],
            covered,
            x: !covered && row < usize::from(tables.x_rows),
            seals_per_turn: tables.seals_per_turn[row + 1],
        }
    }
}
