//! What happened, in full truth. Only [`Event::Dealt`] and [`Event::Countered`] hold secrets.

use crate::action::Make;
use crate::phase::Purpose;
use crate::pieces::*;
use game::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields say what they are; the variants cite their paragraphs.
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// V-2.2
    Built { city: City, manufactory: Manufactory, luxury: Luxury },
    /// V-10.1
    RowLaid { place: u8, special: Special, part: Part },
    /// V-2.6
    BonusShown { bonus: Bonus },
    /// V-9.1
    MerchantPlaced { city: City },
    /// V-9.3
    PiratePlaced { city: City },
    /// V-2.4, V-5.1: only the seat may know the order.
    Dealt { seat: Seat, order: Order },
    /// V-10.3: a hidden order counts under the ship; only the seat may know it.
    Countered { seat: Seat, order: Order },
    /// V-10.3: the pile was empty.
    CounteredBlank { seat: Seat },
    /// V-2.4, V-5.1
    Shown { order: Order },
    /// V-2.5
    GotCareer { seat: Seat, career: Career },
    /// V-2.5
    ChoseSide { seat: Seat, side: Side },
    /// V-2.7, V-5.1: for so many ducats, now or at the end of the introduction.
    GotPost { seat: Seat, city: City, ducats: u16 },
    /// V-2.7, V-5.1
    TookOrder { seat: Seat, order: Order, ducats: u16 },
    /// V-2.7, V-5.1: unseen.
    DrewOrder { seat: Seat, ducats: u16 },
    /// V-2.8
    PaidIntroduction { seat: Seat, ducats: u16 },
    /// V-1
    RoundBegan { round: u8 },
    /// V-3.1, V-3.2: `fee` is owed for a base post.
    Laid { seat: Seat, city: City, fee: u16 },
    /// V-3.3
    LaidPlaceholder { seat: Seat, city: City, post: City },
    /// V-6.2
    UsedPrivilege { seat: Seat, privilege: Privilege },
    /// V-9.3, V-9.4
    MovedPirate { seat: Seat, city: City, ducats: u16 },
    /// V-4.1
    Made { seat: Seat, make: Make, luxury: Luxury },
    /// V-4.1: and sold.
    Sold { seat: Seat, seals: u16, ducats: u16 },
    /// V-4.3: an order that nobody else knew is shown to be filled.
    Revealed { seat: Seat, order: Order },
    /// V-4.3, V-4.5, V-10.2: a good is used up; `stored` is that of the hold.
    Gave { seat: Seat, good: Good, stored: bool, purpose: Purpose },
    /// V-4.4
    Filled { seat: Seat, order: Order, half: Half, seals: u16 },
    /// V-4.5: so many rows are covered, for so many ducats.
    Rose { seat: Seat, rows: u8, ducats: u16 },
    /// V-10.1: what a special order costs, skips and discount counted.
    PaidForSpecial { seat: Seat, special: Special, ducats: u16 },
    /// V-10.2
    FilledSpecial { seat: Seat, special: Special, part: Part, seals: u16 },
    /// V-4.7
    TookIncome { seat: Seat, city: City, ducats: u16 },
    /// V-4.6
    Stored { seat: Seat, city: City },
    /// V-4.4
    Stowed { seat: Seat, order: Order, beside: bool },
    /// V-4.8: harbour fees.
    PaidFees { seat: Seat, ducats: u16 },
    /// V-9.2
    MerchantMoved { city: City },
    /// V-5.1
    RaisedSpeed { seat: Seat, speed: u8, ducats: u16 },
    /// V-6.1
    Sealed { seat: Seat, seals: u16 },
    /// V-7.1, V-7.2
    GotBonus { seat: Seat, bonus: Bonus, seals: u16 },
    /// V-7.1
    BonusFell { bonus: Bonus },
    /// V-7.1
    BonusGone { bonus: Bonus },
    /// V-8.1
    LastRound,
    /// V-8.1
    Ended,
}
