//! What everybody sees: the whole table, because all holdings lie open (W-2.4). Built up piece by piece, so that a page
//! can draw the valley from it without knowing the rules.

mod build;
mod reach;

pub(crate) use build::owned;

use crate::amounts::Amounts;
use crate::dice::Dice;
use crate::meeting::Defence;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{OnceSet, Token};
use crate::tables::{CardTable, PLACES, TileTable};
use game::{Scores, Seat};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct View {
    /// From 1 on; 0 before the first turn.
    pub round: u8,
    /// The variant that is played.
    pub variant: Variant,
    /// The start player, once drawn (W-2.3).
    pub first: Option<Seat>,
    /// Whose turn it is, once the start player is drawn.
    pub at_turn: Option<Seat>,
    /// Whose decision is next, unless chance decides or the game is over.
    pub active: Option<Seat>,
    /// What is pending.
    pub phase: Phase,
    /// What the player at turn has done so far.
    pub this_turn: TurnView,
    /// The tiles that the player at turn can take now; while one is being taken or plundered, only that.
    pub within_reach: Vec<ReachView>,
    /// What lies beside the valley.
    pub supply: SupplyView,
    /// The 22 places of the valley, row by row (W-2.1).
    pub valley: [PlaceView; PLACES],
    /// The cards that lie face up.
    pub market: Vec<CardView>,
    /// The cards nobody has seen; all know which are left (W-2.2).
    pub pile: Vec<CardView>,
    /// The token of the Flying Fortress (W-7.2).
    pub fortress: Token,
    /// The token of the Force Field (W-7.3).
    pub field: Token,
    /// Whether the Death Ray was fired (W-7.7).
    pub ray_fired: bool,
    /// Artifacts that the Death Ray has destroyed.
    pub artifacts_lost: u8,
    /// One for each seat in play.
    pub players: Vec<PlayerView>,
    /// Prices and effects.
    pub values: Values,
    /// Who has won, and how (W-1).
    pub won: Option<Won>,
    /// Points and places as they stand (W-8.3).
    pub scores: Scores,
}

/// Who has won, and how (W-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Won {
    /// Who.
    pub seat: Seat,
    /// How.
    pub victory: Victory,
}

/// A pawn, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct OwnedPawn {
    /// Whose.
    pub owner: Seat,
    /// Which kind.
    pub pawn: Pawn,
}

/// The variant that is played (W-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Variant {
    /// Whether the tiles are shuffled (W-2.1).
    pub random_layout: bool,
    /// Whether the Cave lies in the valley (W-8.1).
    pub cave: bool,
    /// Whether prisoners are taken (W-8.2).
    pub prisoners: bool,
    /// The last round (W-8.3).
    pub cap: u8,
}

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct TurnView {
    /// What is done once a turn, and was.
    pub done: OnceSet,
    /// The dice to roll, once they are counted (W-3.2).
    pub counted: Option<u8>,
    /// The dice that would be rolled now, those that are free considered; 0 outside phase I (W-3.2).
    pub to_roll: u8,
    /// Whether the base camp waits in reserve and comes before everything else (W-4.1).
    pub camp_waits: bool,
    /// The dice that lie unused.
    pub dice: Dice,
    /// Re-rolls that are left (W-5.8).
    pub rerolls: u8,
    /// The camp that the probe has weakened (W-7.8).
    pub probed: Option<Tile>,
}

/// A tile that can be taken, and what that needs (W-5.1 to W-5.4).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct ReachView {
    /// Which.
    pub tile: Tile,
    /// Whether its condition is met, so that only its defence is left to beat.
    pub met: bool,
    /// What must be beaten besides the condition.
    pub defence: Defence,
    /// The kinds of pawns in reserve that may go there; none where a camp is only plundered.
    pub reserve: Vec<Pawn>,
    /// The own tiles whose pawn may go there.
    pub from: TileSet,
    /// What the cheapest dice take, before the first is named (W-5.9).
    pub least: Amounts,
}

/// What lies beside the valley.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct SupplyView {
    /// Dice in the pool (W-3.2).
    pub dice: u8,
    /// Resources.
    pub resources: u8,
    /// Somnium.
    pub somnium: u8,
}

/// A place of the valley.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct PlaceView {
    /// Its row, from the top, 0 to 4.
    pub row: u8,
    /// Its left edge in half tiles, 0 to 8: a tile is two wide.
    pub x: u8,
    /// What lies there, once it is laid.
    pub tile: Option<TileView>,
}

/// A tile of the valley, and what stands and lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct TileView {
    /// Which.
    pub tile: Tile,
    /// What is printed on it.
    pub table: TileTable,
    /// Its neighbours; none before the whole valley is laid.
    pub near: TileSet,
    /// Who stands there.
    pub pawn: Option<OwnedPawn>,
    /// The defence die (W-5.7).
    pub die: Option<Face>,
    /// What a base camp there counts by itself, weakened or not; 0 without one (W-5.6, W-7.8).
    pub natural: u8,
    /// What an attacker must beat besides the condition, camps and tokens included (W-5.4).
    pub defence: Defence,
    /// Whether the Flying Fortress is there.
    pub fortress: bool,
    /// Whether the Force Field is there.
    pub field: bool,
    /// Whether its artifact still lies there (W-5.14).
    pub artifact: bool,
    /// Whether the Death Ray has destroyed it.
    pub dead: bool,
}

/// A card, and what is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct CardView {
    /// Which.
    pub card: Card,
    /// Kind and price.
    pub table: CardTable,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// The tiles with a pawn of this player.
    pub holds: TileSet,
    /// Pawns in reserve.
    pub reserve: ByPawn<u8>,
    /// Pawns in the Machine Cemetery.
    pub cemetery: ByPawn<u8>,
    /// Pawns out of the game (W-7.7).
    pub out: ByPawn<u8>,
    /// Resources.
    pub resources: u8,
    /// Those of them that could not be kept if the turn ended now (W-6.2).
    pub surplus: u8,
    /// Somnium.
    pub somnium: u8,
    /// Artifacts.
    pub artifacts: u8,
    /// Cards that were built or stolen.
    pub cards: Vec<CardView>,
    /// The pawn that is held prisoner here (W-8.2).
    pub prisoner: Option<OwnedPawn>,
    /// How near each of the three victories is (W-1).
    pub victories: [Progress; Victory::COUNT],
    /// Dice to roll, as things stand: with all defence dice where they are (W-3.2).
    pub dice: u8,
    /// Resources that the tiles and Production Tanks bring, if the supply has them (W-3.1).
    pub income: u8,
    /// Points of the miners on the board (W-6.1).
    pub mining: u8,
    /// Somnium that these points make, if the supply has it (W-6.1).
    pub harvest: u8,
}

/// How near a victory is: counted in artifacts, in somnium or, for the Leviathan, in resources and somnium on cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Progress {
    /// Which victory.
    pub victory: Victory,
    /// What the player has for it.
    pub has: Amounts,
    /// What wins.
    pub goal: Amounts,
    /// What is still missing.
    pub missing: Amounts,
    /// Whether it is closed for all, because an artifact is lost (W-7.7).
    pub closed: bool,
}

/// Prices and effects that are not printed on a single tile or card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Values {
    /// Resources that can be kept from turn to turn (W-6.2).
    pub stored_resources: u8,
    /// The natural defence of a base camp (W-5.6).
    pub base_camp_defence: u8,
    /// Resources for a step of a die (W-5.9).
    pub die_step: u8,
    /// Resources for a pawn from the cemetery (W-5.13).
    pub buy_back: u8,
    /// Somnium for one more die (W-5.12).
    pub sacrifice: u8,
    /// Resources for a die of the Android Factory (W-7.1).
    pub factory_die: u8,
    /// Resources that Production Tanks bring (W-3.1).
    pub production_tanks: u8,
    /// Resources that free a prisoner (W-8.2).
    pub ransom_resources: u8,
    /// Somnium that frees a prisoner (W-8.2).
    pub ransom_somnium: u8,
    /// What the Battle Exoskeleton turns a die to (W-7.6).
    pub exoskeleton: Face,
    /// What the Psychic Probe turns a defence to (W-7.8).
    pub probe: Face,
    /// Points of a miner on a vein (W-6.1).
    pub miner_on_vein: u8,
    /// Points of a miner elsewhere (W-6.1).
    pub miner: u8,
    /// Points for one somnium (W-6.1).
    pub points_per_somnium: u8,
}
