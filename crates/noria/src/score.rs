//! N-9: points at any moment, and the tie-break.

use crate::pieces::*;
use crate::state::Noria;
use game::{PerSeat, Scores, Seat};

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

    /// N-9.1: level times value, over all chambers.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        Chamber::ALL
            .iter()
            .map(|&it| i32::from(scored_level(&self.player[seat].level, it)) * i32::from(self.value(it)))
            .sum()
    }

    /// N-9.2: warehouses, empty and full, and ships; the fewest win a tie.
    pub(crate) fn upkeep(&self, seat: Seat) -> i32 {
        let player = &self.player[seat];
        let warehouses = player.empty.entries().iter().chain(player.full.entries());
        warehouses.chain(player.ships.entries()).map(|&count| i32::from(count)).sum()
    }

    pub(crate) fn standing(&self) -> Scores {
        let mut points = PerSeat::all(0);
        for seat in Seat::first(self.rules.seats) {
            points[seat] = self.points(seat);
        }
        Scores::ranked(self.rules.seats, points, |seat| (points[seat], -self.upkeep(seat)))
    }
}
