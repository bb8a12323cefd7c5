//! The position: plain memory, and small questions about it.

use crate::amounts::Amounts;
use crate::dice::Dice;
use crate::meeting::Defence;
use crate::phase::Phase;
use crate::pieces::*;
use crate::tables::{PLACES, Tables};
use crate::why::Reason;
use game::{PerSeat, Printed, Seat};

/// The position of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct Wiraqocha {
    pub(crate) printed: Printed<Tables>,
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// From 1 on; 0 before the first turn.
    pub(crate) round: u8,
    /// The start player (W-2.3).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) this_turn: ThisTurn,
    /// The unused dice of the player at turn.
    pub(crate) dice: Dice,
    pub(crate) supply: Supply,
    /// The tiles place by place (W-2.1).
    pub(crate) layout: [Option<Tile>; PLACES],
    /// The neighbours of each tile.
    pub(crate) near: ByTile<TileSet>,
    pub(crate) board: Board,
    /// Artifacts that lie on their ruins (W-2.2).
    pub(crate) artifacts: TileSet,
    /// Artifacts that are lost (W-7.7).
    pub(crate) artifacts_lost: u8,
    /// The cards that lie face up.
    pub(crate) market: CardSet,
    /// The cards nobody has seen, in no order.
    pub(crate) pile: CardSet,
    /// The token of the Flying Fortress (W-7.2).
    pub(crate) fortress: Token,
    /// The token of the Force Field (W-7.3).
    pub(crate) field: Token,
    /// Whether the Death Ray was fired (W-7.7).
    pub(crate) ray_fired: bool,
    pub(crate) player: PerSeat<Player>,
    /// Who has won, and how (W-1).
    pub(crate) won: Option<(Seat, Victory)>,
}

game::position! { Wiraqocha, tables: Tables, player: Player }

/// The variant that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// The revision of the rules (`revisions.rs`).
    pub revision: u16,
    pub seats: u8,
    /// Whether the tiles are shuffled (W-2.1).
    pub random_layout: bool,
    /// W-8.1
    pub cave: bool,
    /// W-8.2
    pub prisoners: bool,
    /// The last round (W-8.3).
    pub cap: u8,
}

/// What lies beside the valley.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Supply {
    /// Dice that are neither on a tile nor unused in the turn (W-3.2).
    pub dice: u8,
    pub resources: u8,
    pub somnium: u8,
}

/// A token of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Token {
    /// Its card is not built.
    OnCard,
    /// With the card's holder.
    InHand,
    /// On a tile.
    On(Tile),
    /// Out of the game.
    Gone,
}

/// What stands and lies on the tiles. The sets repeat what the arrays say, for quick answers; `board.rs` keeps them in
/// step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub pawn: ByTile<Option<(Seat, Pawn)>>,
    pub die: ByTile<Option<Face>>,
    /// Tiles with a pawn that flies.
    pub aloft: TileSet,
    /// Tiles with a base camp.
    pub camps: TileSet,
    /// Tiles with a defence die.
    pub guarded: TileSet,
    /// Tiles that the Death Ray has destroyed.
    pub dead: TileSet,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The tiles with a pawn of this player.
    pub holds: TileSet,
    pub reserve: ByPawn<u8>,
    /// Own pawns in the Machine Cemetery.
    pub cemetery: ByPawn<u8>,
    /// Own pawns out of the game (W-7.7).
    pub out: ByPawn<u8>,
    pub resources: u8,
    pub somnium: u8,
    pub artifacts: u8,
    pub cards: CardSet,
    /// The pawn that is held prisoner here, and whose it is (W-8.2).
    pub prisoner: Option<(Seat, Pawn)>,
}

impl Player {
    /// Whether the base camp waits in the reserve (W-4.1).
    #[inline]
    pub fn camp_in_reserve(&self) -> bool {
        self.reserve[Pawn::BaseCamp] > 0
    }
}

game::words! {
    /// What is done once a turn at most.
    pub enum Once {
        Collect = "collect", Repair = "repair", Build = "build", Sacrifice = "sacrifice", Factory = "factory",
        BuyBack = "buy-back", Fortress = "fortress", Exoskeleton = "exoskeleton", Probe = "probe", Tunnel = "tunnel",
    }
}

game::set! {
    /// What has been done.
    pub struct OnceSet(u16) of Once;
}

/// What has been done in the turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ThisTurn {
    pub done: OnceSet,
    /// The dice to roll, once they are counted (W-3.2).
    pub counted: Option<u8>,
    /// Re-rolls that are left (W-5.8).
    pub rerolls: u8,
    /// The camp whose natural defence the probe has weakened (W-7.8).
    pub probed: Option<Tile>,
}

impl Wiraqocha {
    /// The tiles of this game: all but the Cave, or all but the tile it takes the place of (W-8.1).
    #[inline]
    pub(crate) fn in_play(&self) -> TileSet {
        TileSet::ALL.without(if self.rules.cave { Tile::N7 } else { Tile::Cave })
    }

    /// The tiles with a pawn.
    #[inline]
    pub(crate) fn occupied(&self) -> TileSet {
        Seat::first(self.rules.seats).fold(TileSet::NONE, |all, seat| all.or(self.player[seat].holds))
    }

    /// The neighbours of the tiles that the player at turn holds.
    #[inline]
    pub(crate) fn adjacent(&self) -> TileSet {
        self.me().holds.iter().fold(TileSet::NONE, |near, tile| near.or(self.near[tile]))
    }

    /// Whether the player at turn may still do this, and has the card for it.
    #[inline]
    pub(crate) fn can_use(&self, card: Card, once: Once) -> bool {
        self.me().cards.has(card) && !self.this_turn.done.has(once)
    }

    /// Why a card cannot be used: the player at turn does not have it, or has used it in this turn.
    pub(crate) fn no_use(&self, card: Card, once: Once) -> Option<Reason> {
        Some(match self.can_use(card, once) {
            true => return None,
            false if self.this_turn.done.has(once) && self.me().cards.has(card) => Reason::Done(once),
            false => Reason::NoCard(card),
        })
    }

    /// Whether this was done in this turn.
    #[inline]
    pub(crate) fn done(&self, once: Once) -> Option<Reason> {
        self.this_turn.done.has(once).then_some(Reason::Done(once))
    }

    /// Whether the player at turn can pay this.
    #[inline]
    pub(crate) fn can_pay(&self, price: Amounts) -> bool {
        self.me().resources >= price.resources && self.me().somnium >= price.somnium
    }

    /// What the player at turn lacks for a price.
    pub(crate) fn short(&self, price: Amounts) -> Option<Reason> {
        let Amounts { resources, somnium, .. } =
            price.less(Amounts { resources: self.me().resources, somnium: self.me().somnium, artifacts: 0 });
        (!self.can_pay(price)).then_some(Reason::Short { resources, somnium })
    }

    /// Who holds a card.
    pub(crate) fn holder(&self, card: Card) -> Option<Seat> {
        Seat::first(self.rules.seats).find(|&seat| self.player[seat].cards.has(card))
    }

    /// W-5.9: how many steps the player at turn can pay.
    #[inline]
    pub(crate) fn steps(&self) -> u8 {
        self.me().resources / self.tables().die_step
    }

    /// W-5.6, W-7.8: what a base camp counts by itself; 0 where there is none.
    #[inline]
    pub(crate) fn natural_defence(&self, tile: Tile) -> u8 {
        match self.board.camps.has(tile) {
            true if self.this_turn.probed == Some(tile) => self.tables().probe.value(),
            true => self.tables().base_camp_defence,
            false => 0,
        }
    }

    /// W-5.4, W-5.6, W-7.2, W-7.8: what an attacker must beat besides the tile's condition.
    #[inline]
    pub(crate) fn defence(&self, tile: Tile) -> Defence {
        let die = self.board.die[tile].map_or(0, Face::value);
        match die.max(self.natural_defence(tile)) {
            0 => Defence::NONE,
            level => Defence { level, dice: if self.fortress == Token::On(tile) { 2 } else { 1 } },
        }
    }
}
