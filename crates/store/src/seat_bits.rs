//! Seats at the border to SQL, which has numbers only: a seat is its index, a set of them has one bit for each.

use game::{Seat, SeatSet};

/// The number of a seat.
pub(crate) fn index(seat: Seat) -> i64 {
    seat.index() as i64
}

/// The seat with this number, if there is one.
pub(crate) fn seat(index: i64) -> Option<Seat> {
    Seat::ALL.get(usize::try_from(index).ok()?).copied()
}

/// The number of a set.
pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(bit).sum()
}

/// The set with this number, if all its bits are seats.
pub(crate) fn seats(number: i64) -> Option<SeatSet> {
    let seats: SeatSet = Seat::ALL.into_iter().filter(|&seat| number & bit(seat) != 0).collect();
    (bits(seats) == number).then_some(seats)
}

fn bit(seat: Seat) -> i64 {
    1 << seat.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_number() {
        for number in 0..16 {
            assert_eq!(bits(seats(number).unwrap()), number);
        }
        assert_eq!(seats(0b0110).unwrap().iter().map(index).collect::<Vec<_>>(), [1, 2]);
        assert_eq!([-1, 16, 17, i64::MAX].map(seats), [None; 4]);
        assert_eq!([-1, 0, 3, 4].map(seat), [None, Some(Seat::new(0)), Some(Seat::new(3)), None]);
    }
}
