//! What a net or a program sees: numbers for a position as one seat knows it, and a number for every action.
//!
//! The numbers are written by the position, because a view is made for pages; they may depend on nothing that the view
//! does not say, and law 11 ([`crate::laws`]) holds every game to it. Names and numbers of the features come from the
//! same lines of code: see [`Sheet`].

mod numbered;
mod sheet;

pub use numbered::{Numbered, UpTo, starts};
pub use sheet::{Names, Numbers, Sheet};

use crate::{BadSetup, Data, Hidden, Seat, Setup};

/// A game that can be written as numbers.
pub trait Encode: Hidden<Action: Numbered> {
    /// Writes what `seat` knows of the position: first the table, then what the seat itself has, then the others in
    /// turn order. Two positions that look the same to the seat give the same numbers, and all positions with the same
    /// number of seats fill the same features.
    fn encode(&self, seat: Seat, sheet: &mut impl Sheet);
}

/// The names of all features of a game, in order.
pub fn features<G: Encode>(seats: u8) -> Result<Vec<String>, BadSetup> {
    let start = G::start(&Setup::new::<G>(seats, &[])?, G::Data::shipped())?;
    let mut names = Names::default();
    start.encode(Seat::ALL[0], &mut names);
    Ok(names.list())
}

/// `seat` and those after it, in turn order.
pub fn round_from(seat: Seat, seats: u8) -> impl Iterator<Item = Seat> + Clone {
    std::iter::successors(Some(seat), move |seat| Some(seat.next(seats))).take(seats.into())
}
