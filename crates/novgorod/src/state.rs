//! The position: plain memory, and small questions about it.

use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Route;
use crate::sets::*;
use crate::tables::{CareerTable, RowCost, Tables};
use crate::why::Reason;
use game::{Per, PerSeat, Printed, Seat};

/// The position of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct Novgorod {
    pub(crate) printed: Printed<Tables>,
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// From 1 on; 0 before the first turn.
    pub(crate) round: u8,
    /// Whether this round is the last (V-8.1).
    pub(crate) last_round: bool,
    /// The start player (V-2.5).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) this_turn: ThisTurn,
    pub(crate) route: Route,
    pub(crate) player: PerSeat<Player>,
    /// Which manufactory stands in which city (V-2.2).
    pub(crate) manufactory: ByCity<Option<Manufactory>>,
    /// The orders nobody has seen, in no order. With special orders one of them is never drawn (V-10.1).
    pub(crate) pile: OrderSet,
    /// The orders that lie open.
    pub(crate) shown: OrderSet,
    pub(crate) bonus: ByBonus<BonusCard>,
    /// Where the merchant is (V-9.1).
    pub(crate) merchant: City,
    /// Where the pirate is (V-9.3).
    pub(crate) pirate: City,
    /// The special orders from the top of the row (V-10.1).
    pub(crate) row: [Option<(Special, Part)>; 4],
}

game::position! { Novgorod, tables: Tables, player: Player }

/// The variant that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// The revision of the rules.
    pub revision: u16,
    pub seats: u8,
    /// Whether the bonus cards are those of a first game (V-2.6).
    pub first_bonus: bool,
    /// Whether players choose the side of their career card (V-2.5).
    pub choose_side: bool,
    /// V-9.1
    pub merchant: Option<Side>,
    /// V-9.3
    pub pirate: Option<Side>,
    /// Whether the places of merchant and pirate are drawn (V-9.3).
    pub drawn_places: bool,
    /// V-10
    pub special: bool,
}

game::words! {
    /// Where seals come from.
    pub enum Source {
        Luxuries = "luxuries", Orders = "orders", Specials = "specials", Career = "career", Bonus = "bonus",
    }
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Posts of these cities, in hand, in the route or in the hold.
    pub posts: CitySet,
    /// The post whose good is stored (V-4.6).
    pub hold: Option<City>,
    pub speed: u8,
    pub ducats: u16,
    /// Ducats that ever came in, and that ever went out.
    pub earned: u16,
    pub spent: u16,
    pub seals: Per<Source, u16, { Source::COUNT }>,
    pub career: Option<Career>,
    pub side: Side,
    /// Career rows that are covered.
    pub rows: u8,
    /// Orders in hand.
    pub hand: OrderSet,
    /// Those of them that everybody knows.
    pub known: OrderSet,
    /// Orders beside the ship (V-4.4).
    pub beside: OrderSet,
    /// Orders under the ship.
    pub done: OrderSet,
    /// Hidden orders that count for special ones (V-10.3).
    pub counters: OrderSet,
    /// And blank ones, when the pile was empty.
    pub blanks: u8,
    /// Bonus cards that were earned (V-7.1).
    pub earned_bonus: ByBonus<bool>,
}

impl Player {
    /// All seals.
    #[inline]
    pub fn seals(&self) -> u16 {
        self.seals.entries().iter().sum()
    }

    /// Orders in hand that the others do not know.
    pub fn secret(&self) -> OrderSet {
        self.hand.minus(self.known)
    }

    /// Orders in hand and beside the ship (V-5.1).
    #[inline]
    pub fn in_progress(&self) -> u8 {
        (self.hand.len() + self.beside.len()) as u8
    }

    /// Orders under the ship, special ones included (V-4.9).
    pub fn orders_done(&self) -> usize {
        self.done.len() + self.counters.len() + usize::from(self.blanks)
    }

    /// Takes ducats in.
    #[inline]
    pub fn earn(&mut self, ducats: u16) {
        self.ducats += ducats;
        self.earned += ducats;
    }

    /// Pays ducats out.
    #[inline]
    pub fn spend(&mut self, ducats: u16) {
        self.ducats -= ducats;
        self.spent += ducats;
    }

    #[inline]
    fn card<'a>(&self, tables: &'a Tables) -> &'a CareerTable {
        &tables.career[self.career.expect("a career card")]
    }

    /// V-4.5: what the lowest free row costs; `None` when all are covered.
    #[inline]
    pub fn next_row(&self, tables: &Tables) -> Option<RowCost> {
        self.card(tables).rows[self.side as usize].get(usize::from(self.rows)).copied()
    }

    /// V-6.2: whether a privilege is visible, by itself or by "any", with so many rows covered.
    #[inline]
    pub fn shows(&self, privilege: Privilege, rows: u8, tables: &Tables) -> bool {
        self.card(tables).usable[usize::from(rows)].has(privilege)
    }
}

/// What has been done in the turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ThisTurn {
    /// V-6.2: one privilege a turn.
    pub privilege: Option<Privilege>,
    /// Harbour fees, which are paid at the end of phase 2 (V-4.8).
    pub fees: u16,
    /// What the player decided last, as far as anything depends on it.
    pub last: Last,
    /// V-5.1: one purchase.
    pub bought: bool,
    /// Whether the stored good was used (V-3.4).
    pub stored_used: bool,
    /// The card whose good was stored this turn (V-4.6).
    pub stored: Option<City>,
    /// Orders in hand whose upper half was filled this turn (V-4.4).
    pub upper: OrderSet,
    /// Places of the row whose special order was filled this turn (V-10.3).
    pub specials: u8,
    /// What is left of the privilege's discount on special orders (V-10.1).
    pub discount: u16,
}

impl ThisTurn {
    pub const NEW: ThisTurn = ThisTurn {
        privilege: None,
        fees: 0,
        last: Last::Other,
        bought: false,
        stored_used: false,
        stored: None,
        upper: OrderSet::NONE,
        specials: 0,
        discount: 0,
    };
}

/// A decision of a turn. The pirate is not moved twice in a row (V-9.3). Everything else only helps computer players,
/// who need not think about one plan for phase 2 in several orders (see `plan.rs`); no rule asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Last {
    /// Anything that is not named here.
    Other,
    /// The pirate was moved.
    Pirate,
    /// Half an order was filled.
    Fill(Order, Half),
    /// A career row or a special order.
    Row,
    /// A luxury was sold by the manufactory at this place of the route.
    Sale(u8),
    /// The income of the card at this place.
    Income(u8),
    /// The privilege income.
    ExtraIncome,
    /// A good was stored.
    Store,
}

/// A bonus card's state (V-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BonusCard {
    pub value: BonusValue,
    /// How many earned it this round.
    pub this_round: u8,
}

game::words! {
    /// What a bonus card is worth now.
    pub enum BonusValue { Absent = "absent", High = "high", Low = "low" }
}

impl Novgorod {
    pub(crate) fn players(&self) -> impl Iterator<Item = &Player> {
        self.player.entries().iter().take(usize::from(self.rules.seats))
    }

    /// V-6.2: whether this privilege may be used now.
    #[inline]
    pub(crate) fn may_use(&self, privilege: Privilege) -> bool {
        self.allows_privilege(privilege).is_ok()
    }

    /// V-6.2: one privilege a turn, and only a visible one.
    #[inline]
    pub(crate) fn allows_privilege(&self, privilege: Privilege) -> Result<(), Reason> {
        match self.this_turn.privilege {
            Some(used) => Err(Reason::PrivilegeUsed(used)),
            None if self.me().shows(privilege, self.me().rows, self.tables()) => Ok(()),
            None => Err(Reason::PrivilegeCovered),
        }
    }

    /// How many orders can be drawn from the pile (V-10.1).
    #[inline]
    pub(crate) fn drawable(&self) -> usize {
        self.pile.len() - usize::from(self.rules.special)
    }

    /// What the next post of a city costs (V-2.3, V-5.1).
    #[inline]
    pub(crate) fn post_price(&self, city: City) -> u16 {
        let owners = self.players().filter(|player| player.posts.has(city)).count();
        self.tables().city[city].prices[usize::from(self.rules.seats) - 2][owners]
    }
}
