//! What a choice costs and brings, and what its notation does not say: values that programs and boards read.
//!
//! They come from the functions that the rules themselves use, so that what is promised is what happens.

mod build;
mod cheapest;
mod dice;
mod tile;

use crate::amounts::Amounts;
use crate::meeting::Defence;
use crate::pieces::*;
use crate::state::Token;
use crate::view::{OwnedPawn, Progress, TileView};
use game::Seat;

/// What a choice means for the player at turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Hint {
    /// What it takes at once.
    pub cost: Amounts,
    /// What it brings, as soon as its dice are named.
    pub gain: Amounts,
    /// How near a victory is then, if it comes nearer (W-1).
    pub progress: Option<Progress>,
    /// What else there is to know, by kind of choice.
    pub detail: Detail,
}

/// What else there is to know about a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Detail {
    /// Nothing.
    Nothing,
    /// So many dice are rolled: at once, or once phase I ends (W-3.2, W-5.12, W-7.1).
    Dice {
        /// How many.
        roll: u8,
    },
    /// A defence die is taken back (W-3.2).
    TakeBack {
        /// The pawn that it protects.
        pawn: Pawn,
        /// What it shows.
        face: Face,
        /// The dice to roll without it on the tile.
        roll: u8,
    },
    /// A pawn comes to a tile (W-3.5, W-3.6, W-5.2).
    Arrival(Arrival),
    /// A pawn comes to the reserve (W-3.4, W-5.13, W-8.2).
    ToReserve {
        /// Which kind.
        pawn: Pawn,
        /// Who holds it prisoner, and is paid if anything is.
        captor: Option<Seat>,
    },
    /// A tile is taken (W-5.1).
    Conquest(Attack),
    /// A camp is plundered (W-5.11), or reached by the Transport Tunneller (W-7.9).
    Plunder {
        /// What it takes to get there.
        attack: Attack,
        /// What can be taken.
        treasure: Treasure,
    },
    /// A die defends a tile (W-5.7).
    Defend {
        /// The pawn that it protects.
        pawn: Pawn,
        /// What the die shows that it replaces.
        replaces: Option<Face>,
        /// The natural defence, which counts if it is higher; 0 for none (W-5.6).
        natural: u8,
    },
    /// The die that defends a tile (W-5.7).
    Guard {
        /// What it shows then.
        value: u8,
        /// The natural defence there, which counts if it is higher; 0 for none (W-5.6).
        natural: u8,
        /// Whether the tile is defended better with it than without any die, and than with this die as it lay.
        helps: bool,
    },
    /// A die is rolled again (W-5.8).
    Reroll {
        /// Re-rolls that are left then.
        left: u8,
    },
    /// A die counts as this, or is turned to it (W-5.9, W-7.6); a 7 is there only to beat a 6.
    Becomes {
        /// What it counts as then.
        value: u8,
    },
    /// A die beats a defence (W-5.4).
    Beats {
        /// What it counts as.
        value: u8,
        /// What it beats.
        level: u8,
    },
    /// Dice for a sum (W-5.1).
    Sum {
        /// What they make so far, this one included.
        makes: u8,
        /// What they must make.
        number: u8,
    },
    /// The Flying Fortress comes to a tile (W-7.2).
    Fortress {
        /// What must be beaten there then; nothing where there is nothing to double.
        defence: Defence,
        /// The tile that it leaves.
        from: Option<Tile>,
    },
    /// The Psychic Probe weakens a defence (W-7.8).
    Probe {
        /// Whom it protects.
        pawn: OwnedPawn,
        /// What the die shows that is turned.
        die: Option<Face>,
        /// The natural defence of a camp, which counts less until the turn ends.
        natural: Option<u8>,
        /// What they become.
        to: Face,
        /// What must be beaten there then.
        defence: Defence,
    },
    /// The Death Ray destroys a tile (W-7.7).
    Destroy(Destruction),
    /// The turn ends (W-6).
    End {
        /// Whether there is no harvest, because the base camp is not on the board (W-4.3).
        no_camp: bool,
        /// Dice that were not used.
        unused: u8,
    },
    /// A card is taken from a camp (W-5.11).
    LootCard {
        /// Where the white pawn is that comes with it (W-7.5).
        pawn: Option<Whereabouts>,
        /// Where its token is (W-7.2, W-7.3).
        token: Option<Token>,
        /// Whether it is the Death Ray and was fired (W-7.7).
        used_up: bool,
    },
    /// The beaten pawn becomes a prisoner (W-8.2).
    Capture {
        /// The beaten pawn.
        pawn: OwnedPawn,
        /// Its owner frees it with one of these.
        ransom: Amounts,
        /// The prisoner that goes home for it.
        freed: Option<OwnedPawn>,
    },
    /// The beaten pawn stays in the cemetery (W-5.5).
    Banish {
        /// The beaten pawn.
        pawn: OwnedPawn,
        /// For so much its owner buys it back (W-5.13).
        buy_back: Amounts,
    },
    /// The Force Field protects this pawn and its tile (W-7.3).
    Shield {
        /// Which kind.
        pawn: Pawn,
    },
}

/// A pawn that comes to a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Arrival {
    /// Which kind.
    pub pawn: Pawn,
    /// Where it goes, as it is now.
    pub there: TileView,
    /// Points that it mines there every turn (W-6.1).
    pub mines: u8,
    /// The tile that it leaves, as it is now: its die and tokens do not stay (W-5.2, W-7.2, W-7.3). None for a pawn
    /// from the reserve.
    pub leaves: Option<TileView>,
}

/// A tile or camp that dice go for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Attack {
    /// The tile with its condition, and whom the attack is against.
    pub there: TileView,
    /// What must be beaten besides the condition (W-5.4); the tunneller passes everything (W-7.9).
    pub defence: Defence,
    /// What the cheapest dice take (W-5.9).
    pub least: Amounts,
    /// The faces of the dice that do it so cheaply.
    pub dice: FaceSet,
}

/// What lies in a camp for those who plunder it (W-5.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Treasure {
    /// Whose camp it is.
    pub victim: Seat,
    /// Somnium and artifacts, of which one can be taken.
    pub has: Amounts,
    /// Inventions, of which one can be taken.
    pub inventions: CardSet,
    /// The prisoner that can be freed (W-8.2).
    pub prisoner: Option<Pawn>,
}

/// What the Death Ray destroys (W-7.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Destruction {
    /// The tile as it is now.
    pub there: TileView,
    /// The pawn that is out of the game.
    pub removed: Option<OwnedPawn>,
    /// Whose base camp goes back to the reserve.
    pub camp_of: Option<Seat>,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Whereabouts {
    /// On this tile.
    Tile(Tile),
    /// In its owner's reserve.
    Reserve,
    /// In the Machine Cemetery.
    Cemetery,
    /// Held prisoner by this seat (W-8.2).
    Held(Seat),
    /// Out of the game (W-7.7).
    Out,
}
