//! What is printed on the pieces: `data/wiraqocha.toml`, read once, checked, and laid out for quick answers.

mod check;
mod file;

use crate::pieces::*;

/// Everything that is printed.
#[derive(Debug)]
pub struct Tables {
    pub(crate) fingerprint: u64,
    /// All the dice there are (W-3.2).
    pub dice: u8,
    /// All the resources there are (W-8.3).
    pub resources: u8,
    /// All the somnium there is.
    pub somnium: u8,
    /// Resources that can be kept from turn to turn (W-6.2).
    pub stored_resources: u8,
    /// Cards that lie face up (W-2.2).
    pub market: u8,
    /// Dice without villages (W-3.2).
    pub base_dice: u8,
    /// The natural defence of a base camp (W-5.6).
    pub base_camp_defence: u8,
    /// Resources for a step of a die up or down (W-5.9).
    pub die_step: u8,
    /// Resources for a pawn from the cemetery (W-5.13).
    pub buy_back: u8,
    /// Resources for a die of the Android Factory (W-7.1).
    pub factory_die: u8,
    /// Resources that Production Tanks bring (W-3.1).
    pub production_tanks: u8,
    /// Resources that free a prisoner (W-8.2).
    pub ransom_resources: u8,
    /// Somnium that frees a prisoner (W-8.2).
    pub ransom_somnium: u8,
    /// Somnium for one more die (W-5.12).
    pub sacrifice: u8,
    /// What the Battle Exoskeleton turns a die to (W-7.6).
    pub exoskeleton: Face,
    /// What the Psychic Probe turns a die, or a camp's natural defence, to (W-7.8).
    pub probe: Face,
    /// Points of a miner on a vein (W-6.1).
    pub miner_on_vein: u8,
    /// Points of a miner elsewhere (W-6.1).
    pub miner: u8,
    /// Points for one somnium (W-6.1).
    pub points_per_somnium: u8,
    /// Artifacts that win (W-1).
    pub win_artifacts: u8,
    /// Somnium that wins, by number of players: 2, 3, 4 (W-1).
    pub win_somnium: [u8; 3],
    /// Resources on cards that win, by number of players (W-1).
    pub leviathan_resources: [u8; 3],
    /// And somnium on cards.
    pub leviathan_somnium: [u8; 3],
    /// Pawns of one player; none of the white ones.
    pub pawns: ByPawn<u8>,
    /// The tiles, the Cave included.
    pub tile: ByTile<TileTable>,
    /// Tiles in the mountains.
    pub mountains: TileSet,
    /// Tiles with a village.
    pub villages: TileSet,
    /// Tiles with ruins, each with an artifact at the start.
    pub ruins: TileSet,
    /// Tiles with a vein.
    pub veins: TileSet,
    /// The arrangement of a first game, row by row (W-2.1); the Cave stands where `n7` is.
    pub first_game: [Tile; PLACES],
    /// The twelve cards.
    pub card: ByCard<CardTable>,
    /// The cards that can be stolen (W-5.11).
    pub inventions: CardSet,
}

/// The places of the valley, row by row.
pub const PLACES: usize = 22;
/// How many places each row has; the rows of five stick out half a tile on both sides (W-2.1).
pub const ROWS: [u8; 5] = [4, 5, 4, 5, 4];

/// A tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct TileTable {
    /// What conquers it.
    pub need: Need,
    /// What it is.
    pub terrain: Terrain,
    /// Where it lies.
    pub ground: Ground,
    /// Resources it brings (W-3.1).
    pub resources: u8,
    /// The number of the artifact that lies there at the start (W-2.2).
    pub artifact: Option<u8>,
}

/// What conquers a tile (W-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Need {
    /// Dice whose sum is this.
    Sum(u8),
    /// Exactly these two.
    Pair([Face; 2]),
    /// Exactly these three, from the lowest on.
    Run([Face; 3]),
}

/// A technology card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct CardTable {
    /// Building or invention.
    pub kind: CardKind,
    /// What it costs.
    pub resources: u8,
    /// And in somnium.
    pub somnium: u8,
}

components::printed! { Tables, include_str!("../../../../data/wiraqocha.toml"), file::File }
