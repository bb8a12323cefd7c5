//! What happened, in full truth. Nothing of it is secret: all holdings lie open (W-2.4).

use crate::action::Loot;
use crate::phase::Origin;
use crate::pieces::*;
use game::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields say what they are; the variants cite their paragraphs.
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// W-2.1
    Laid { place: u8, tile: Tile },
    /// W-2.2, W-6.2
    Turned { card: Card },
    /// W-2.3
    Started { seat: Seat },
    /// W-1
    RoundBegan { round: u8 },
    /// W-3.1
    Collected { seat: Seat, resources: u8 },
    /// W-3.2
    Counted { seat: Seat, dice: u8 },
    /// W-3.2
    TookBack { seat: Seat, tile: Tile },
    /// W-3.4
    Repaired { seat: Seat, pawn: Pawn },
    /// W-3.5: the zeppelin goes to the reserve.
    Exchanged { seat: Seat, tile: Tile, zeppelin: Pawn, pawn: Pawn, origin: Origin },
    /// W-3.6
    Emerged { seat: Seat, tile: Tile, pawn: Pawn },
    /// A die shows this: at the start of phase II, again, or as one more.
    Rolled { seat: Seat, face: Face },
    /// W-5.8: a die of this face is rolled again.
    RolledAgain { seat: Seat, face: Face },
    /// W-7.6
    TurnedDie { seat: Seat, from: Face, to: Face },
    /// W-5.12
    Sacrificed { seat: Seat, somnium: u8 },
    /// W-7.1
    BoughtDie { seat: Seat, resources: u8 },
    /// A die of this face is used.
    Used { seat: Seat, face: Face },
    /// W-5.9
    Paid { seat: Seat, resources: u8 },
    /// W-5.1
    Conquered { seat: Seat, tile: Tile, pawn: Pawn, origin: Origin },
    /// W-5.5: to the cemetery.
    Banished { seat: Seat, pawn: Pawn },
    /// W-5.5, W-7.7: to its owner's reserve.
    CampFell { seat: Seat, tile: Tile },
    /// A defence die leaves its tile.
    DieLeft { tile: Tile, face: Face },
    /// W-7.2: to its owner.
    FortressBack { seat: Seat },
    /// W-7.2: for good.
    FortressGone,
    /// W-7.3: for good.
    FieldGone,
    /// W-5.14
    FoundArtifact { seat: Seat, tile: Tile },
    /// W-5.11, W-7.9
    Plundered { seat: Seat, victim: Seat, loot: Loot },
    /// W-7.5: the tile of a stolen white pawn.
    TookOver { seat: Seat, tile: Tile, pawn: Pawn },
    /// W-8.2
    Captured { seat: Seat, owner: Seat, pawn: Pawn },
    /// W-8.2: to its owner's reserve.
    Freed { seat: Seat, captor: Seat, pawn: Pawn },
    /// W-8.2
    PaidRansom { seat: Seat, captor: Seat, price: Price, amount: u8 },
    /// W-5.7
    Defended { seat: Seat, tile: Tile, face: Face },
    /// W-5.10
    Built { seat: Seat, card: Card },
    /// W-5.13
    BoughtBack { seat: Seat, pawn: Pawn, resources: u8 },
    /// W-7.2
    FortressPlaced { seat: Seat, tile: Tile },
    /// W-7.3
    Shielded { seat: Seat, tile: Tile },
    /// W-7.8
    ProbedDie { seat: Seat, tile: Tile, from: Face, to: Face },
    /// W-7.8
    ProbedCamp { seat: Seat, tile: Tile },
    /// W-7.7
    Destroyed { seat: Seat, tile: Tile },
    /// W-7.7: out of the game.
    Removed { seat: Seat, pawn: Pawn },
    /// W-7.7
    ArtifactLost { tile: Tile },
    /// W-4.3: the turn ends without the base camp.
    NoCamp { seat: Seat },
    /// W-6.1
    Harvested { seat: Seat, points: u8, somnium: u8 },
    /// W-6.2
    GaveBack { seat: Seat, resources: u8 },
    /// W-1
    Won { seat: Seat, victory: Victory },
    /// W-8.3
    Stopped,
}

/// What viewers are told about an event: all of it, because nothing is hidden (W-2.4).
pub type Note = Event;
