//! Where the game is, and exactly what is pending.

use crate::meeting::Named;
use crate::pieces::*;
use game::{Seat, SeatSet, Turn};

/// Whose decision is next and about what. The seat is the one at turn, unless chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Chance lays the tile of this place of the valley (W-2.1).
    Laying(u8),
    /// Chance turns the first cards face up (W-2.2).
    Dealing,
    /// Chance draws the start player (W-2.3).
    DrawStart,
    /// Phase I (W-3).
    Preparing,
    /// Chance rolls so many dice (W-3.2, W-5.8, W-5.12, W-7.1).
    Rolling(u8),
    /// Phase II (W-4, W-5).
    Acting,
    /// Which pawn goes to this tile (W-5.2).
    Sending(Tile),
    /// The dice for the tile's condition (W-5.1); those named are no longer unused.
    Meeting {
        /// What they are used for.
        purpose: Use,
        /// Those named so far.
        named: Named,
    },
    /// The dice against the defence (W-5.4).
    Beating {
        /// What they are used for.
        purpose: Use,
        /// How many are still to be named.
        dice: u8,
        /// The next shows at least this.
        least: Face,
    },
    /// What is taken from the camp that was plundered (W-5.11).
    Looting(Use),
    /// Whether the beaten pawn becomes a prisoner (W-8.2).
    Capturing {
        /// Whose it is.
        owner: Seat,
        /// Which kind.
        pawn: Pawn,
    },
    /// Which die defends this tile (W-5.7).
    Defending(Tile),
    /// What the defence die is set to (W-5.9).
    Setting {
        /// The tile that it defends.
        tile: Tile,
        /// What it shows.
        face: Face,
    },
    /// Where the Force Field is put (W-7.3).
    Shielding,
    /// Chance fills the face-up cards at the end of the turn (W-6.2).
    Refilling,
    /// Somebody has won (W-1), or the last round is over (W-8.3).
    Over,
}

/// What dice are used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Use {
    /// A pawn takes the tile (W-5.1).
    Conquest {
        /// The tile.
        tile: Tile,
        /// The pawn.
        origin: Origin,
    },
    /// The camp on the tile is plundered (W-5.11).
    Plunder(Tile),
    /// The same by the Transport Tunneller (W-7.9).
    Tunnel(Tile),
}

impl Use {
    /// Where.
    #[inline]
    pub fn tile(self) -> Tile {
        match self {
            Use::Conquest { tile, .. } | Use::Plunder(tile) | Use::Tunnel(tile) => tile,
        }
    }
}

/// Where a pawn comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Origin {
    /// From the reserve.
    Reserve(Pawn),
    /// From this tile.
    Board(Tile),
}

impl Phase {
    /// Whose move it is when `active` is at turn.
    #[inline]
    pub(crate) fn turn(self, active: Seat) -> Turn {
        match self {
            Phase::Laying(_) | Phase::Dealing | Phase::DrawStart | Phase::Rolling(_) | Phase::Refilling => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::only(active)),
        }
    }
}
