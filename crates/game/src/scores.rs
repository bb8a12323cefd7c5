//! Points and places.

use crate::{PerSeat, Seat, SeatSet};

/// How everyone stands: the points that are shown, and the place with tie-breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Scores {
    /// How many play.
    pub seats: u8,
    /// What is shown as the result.
    pub points: PerSeat<i32>,
    /// 1 is the best; shared places are equal. With nobody on place 1 nobody has won.
    pub place: PerSeat<u8>,
}

impl Scores {
    /// Ranks the seats by `key`, the larger the better; equal keys share a place.
    pub fn ranked<K: Ord>(seats: u8, points: PerSeat<i32>, key: impl Fn(Seat) -> K) -> Scores {
        let mut place = PerSeat::all(0);
        for seat in Seat::first(seats) {
            let mine = key(seat);
            place[seat] = 1 + Seat::first(seats).filter(|&other| key(other) > mine).count() as u8;
        }
        Scores { seats, points, place }
    }

    /// Everyone on place 1.
    pub fn winners(&self) -> SeatSet {
        Seat::first(self.seats).filter(|&seat| self.place[seat] == 1).fold(SeatSet::NONE, SeatSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_next_is_skipped() {
        let points = PerSeat::new([5, 9, 5, 1]);
        let scores = Scores::ranked(4, points, |seat| points[seat]);
        assert_eq!(scores.place, PerSeat::new([2, 1, 2, 4]));
        assert_eq!(scores.winners(), SeatSet::only(Seat::new(1)));
    }

    #[test]
    fn empty_seats_have_no_place() {
        let scores = Scores::ranked(2, PerSeat::all(0), |_| 0);
        assert_eq!(scores.place, PerSeat::new([1, 1, 0, 0]));
        assert_eq!(scores.winners().len(), 2);
    }
}
