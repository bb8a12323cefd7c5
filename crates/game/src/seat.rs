//! Places at the table.

use crate::Per;
use crate::per::Key;
use std::fmt;

/// The most that any game seats.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Printed from 1 on, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// One thing for each seat.
pub type PerSeat<T> = Per<Seat, T, MAX_SEATS>;

impl Seat {
    /// All seats there can be.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn new(index: usize) -> Seat {
        Seat::ALL[index]
    }

    /// The seats of a game for `seats` players.
    pub fn first(seats: u8) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(seats as usize)
    }

    /// The seat to the left, that is, the next clockwise of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// From 0 on.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Key for Seat {
    const KEYS: &'static [Seat] = &Seat::ALL;

    #[inline]
    fn index(self) -> usize {
        // The mask spares the array its bounds check; a seat is below 4 by construction.
        (self.0 & 3) as usize
    }
}

impl crate::Bytes for Seat {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(self.0);
    }
}

crate::json_word!(Seat);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "seat{}", self.0 + 1)
    }
}

/// By its word, so that failures and golden files read like records.
impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Seat {
    type Err = crate::BadNotation;

    fn from_str(text: &str) -> Result<Seat, crate::BadNotation> {
        Seat::ALL.into_iter().find(|seat| seat.to_string() == text).ok_or_else(|| crate::BadNotation(text.into()))
    }
}

crate::set! {
    /// A set of seats.
    pub struct SeatSet(u8) of Seat;
}

impl SeatSet {
    /// The lowest seat in it.
    ///
    /// # Panics
    /// If nobody is in it.
    #[inline]
    pub fn lowest(self) -> Seat {
        assert!(self.0 != 0, "nobody is in the set");
        Seat(self.0.trailing_zeros() as u8)
    }
}
