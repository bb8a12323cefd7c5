//! N-9: points at any moment, and the tie-break.

use crate::pieces::*;
use crate::state::Noria;
use game::Seat;

/// What representatives bring in a chamber (N-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Scored {
    /// The level that counts there.
    pub level: u8,
    /// The level times the chamber's value.
    pub points: i32,
}

/// N-9.1: what these levels bring in each chamber if a level is worth so much there.
pub fn scored(levels: &ByPath<u8>, values: &ByChamber<u8>) -> ByChamber<Scored> {
    ByChamber::new(Chamber::ALL.map(|chamber| {
        let level = scored_level(levels, chamber);
        Scored { level, points: i32::from(level) * i32::from(values[chamber]) }
    }))
}

/// N-9.1: the level that representatives score in a chamber.
pub(crate) fn scored_level(levels: &ByPath<u8>, chamber: Chamber) -> u8 {
    let levels = levels.entries();
    match chamber {
        Chamber::Specialization => *levels.iter().max().expect("four paths"),
        Chamber::Division => *levels.iter().min().expect("four paths"),
        path => levels[path as usize],
    }
}

impl Noria {
    /// N-7.2: a chamber's value is its leftmost uncovered number.
    pub(crate) fn value(&self, chamber: Chamber) -> u8 {
        self.tables().chamber[chamber][usize::from(self.seated[chamber])]
    }

    /// N-9.1: what a seat's representatives bring in each chamber.
    pub(crate) fn scored(&self, seat: Seat) -> ByChamber<Scored> {
        scored(&self.player[seat].level, &ByChamber::new(Chamber::ALL.map(|chamber| self.value(chamber))))
    }

    /// N-9.1: level times value, over all chambers.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.scored(seat).entries().iter().map(|scored| scored.points).sum()
    }

    /// N-9.2: warehouses, empty and full, and ships; the fewest win a tie.
    pub(crate) fn upkeep(&self, seat: Seat) -> i32 {
        let player = &self.player[seat];
        let warehouses = player.empty.entries().iter().chain(player.full.entries());
        warehouses.chain(player.ships.entries()).map(|&count| i32::from(count)).sum()
    }
}
