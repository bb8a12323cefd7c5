//! What happened, in full. Nothing in Noria is hidden, so everybody may know all of it.

use crate::pieces::*;
use crate::wheel::Hole;
use game::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields say what they are; the variants cite their paragraphs.
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// N-2.6
    Started { seat: Seat },
    /// N-2.3
    Stalled { kind: Kind, price: u8 },
    /// N-2.5
    Ordered { seat: Seat, order: Order },
    /// N-2.1, N-6.6, N-10.1
    Shown { island: Island, ships: ByResource<u8> },
    /// N-10.2
    Fitted { seat: Seat, kind: Kind, hole: Hole },
    /// N-2.4
    Took { seat: Seat, resource: Resource },
    /// N-4.1
    RoundBegan { round: u8 },
    /// N-5.1
    NightShifted { seat: Seat, ring: Ring, knowledge: u16 },
    /// N-5.2: the disc of `from` lies in `to` now, and the other way round.
    Modified { seat: Seat, from: Hole, to: Hole, knowledge: u16 },
    /// N-3.3, N-3.4
    Activated { seat: Seat, hole: Hole, disc: Disc, twice: bool },
    /// N-6.10
    Inspected { seat: Seat, ring: Ring, knowledge: u8 },
    /// N-6.11
    Sold { seat: Seat, good: Good, knowledge: u8 },
    /// N-6.11
    Bought { seat: Seat, resource: Resource, knowledge: u8 },
    /// N-6.1
    Gathered { seat: Seat, resource: Resource, amount: u8 },
    /// A whole payment.
    Paid { seat: Seat, coins: ByCoin<u8> },
    /// N-6.2
    Marketed { seat: Seat, kind: Kind },
    /// N-6.3, N-2.7
    Invested { seat: Seat, path: Path, level: u8 },
    /// N-6.5
    Travelled { seat: Seat, island: Island },
    /// N-6.7: neither a ship nor a space was left.
    FoundNothing { seat: Seat, island: Island },
    /// N-6.7
    TookShip { seat: Seat, island: Island, resource: Resource },
    /// N-6.7
    Built { seat: Seat, island: Island, space: Space, good: Good, warehouses: u8 },
    /// N-6.8
    Upgraded { seat: Seat, hole: Hole, kind: Kind },
    /// N-6.9
    Produced { seat: Seat, good: Good, count: u8 },
    /// N-3.5
    Repeated { seat: Seat, hole: Hole, kind: Kind },
    /// N-3.6
    Named { seat: Seat, hole: Hole, kind: Kind },
    /// N-7.1, first half
    Seated { seat: Seat, chamber: Chamber, knowledge: u16 },
    /// N-7.1, second half
    Removed { seat: Seat, chamber: Chamber },
    /// N-8.1, N-8.2
    Administered { seat: Seat, knowledge: u8 },
    /// N-8.3
    Placed { seat: Seat, kind: Kind, hole: Hole, displaced: Option<Disc> },
    /// N-4.2
    Ended,
}

/// What viewers are told about an event: all of it, because nothing is hidden.
pub type Note = Event;
