//! Who sits where. A deal is played once for every seat, and the players move on by one seat each time, so that nobody
//! profits from a place or from the luck of the deal.

use crate::BotSpec;
use game::Seat;
use std::fmt;

/// The players of a match. With as many players as seats each has one; of two players at a table for more, the first
/// sits alone among copies of the second.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    bots: Vec<BotSpec>,
    seats: u8,
}

impl LineUp {
    /// These players at a table with so many seats.
    pub fn new(bots: &[BotSpec], seats: u8) -> Result<LineUp, BadLineUp> {
        match bots.len() {
            2 => {}
            many if many == usize::from(seats) => {}
            many => return Err(BadLineUp { many, seats }),
        }
        Ok(LineUp { bots: bots.into(), seats })
    }

    /// The players, as they were named.
    pub fn bots(&self) -> &[BotSpec] {
        &self.bots
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether the first player sits alone among copies of the second.
    pub fn is_one_against_all(&self) -> bool {
        self.bots.len() < usize::from(self.seats)
    }

    /// The deal that a game belongs to, both counted from 0.
    pub fn deal(&self, number: u32) -> u32 {
        number / u32::from(self.seats)
    }

    /// Which player has this seat in a game: the first one has seat 1 in the first game of a deal, seat 2 in the
    /// second, and so on.
    pub fn player(&self, number: u32, seat: Seat) -> usize {
        let seats = usize::from(self.seats);
        let first = number as usize % seats;
        let behind = (seat.index() + seats - first) % seats;
        if self.is_one_against_all() { behind.min(1) } else { behind }
    }
}

/// A number of players that does not fit the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadLineUp {
    /// How many were named.
    pub many: usize,
    /// How many seats there are.
    pub seats: u8,
}

impl fmt::Display for BadLineUp {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let BadLineUp { many, seats } = self;
        match seats {
            2 => write!(f, "two seats need two computer players, not {many}"),
            _ => write!(
                f,
                "{seats} seats need {seats} computer players, or two, the first against the second; not {many}"
            ),
        }
    }
}

impl std::error::Error for BadLineUp {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The players of each game of a deal, by seat.
    fn deal(bots: usize, seats: u8) -> Vec<Vec<usize>> {
        let line_up = LineUp::new(&vec![BotSpec::Random; bots], seats).unwrap();
        let games = 0..u32::from(seats);
        games.map(|game| Seat::first(seats).map(|seat| line_up.player(game, seat)).collect()).collect()
    }

    #[test]
    fn everybody_has_every_seat_once_a_deal() {
        assert_eq!(deal(2, 2), [[0, 1], [1, 0]]);
        assert_eq!(deal(3, 3), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        assert_eq!(deal(4, 4), [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0]]);
    }

    #[test]
    fn one_of_two_sits_alone_in_every_seat_once() {
        assert_eq!(deal(2, 3), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    }

    #[test]
    fn games_are_counted_through_the_deals() {
        let line_up = LineUp::new(&[BotSpec::Random, BotSpec::Greedy], 3).unwrap();
        assert_eq!([0, 2, 3, 7].map(|game| line_up.deal(game)), [0, 0, 1, 2]);
        assert_eq!(line_up.player(4, Seat::new(1)), 0);
    }

    #[test]
    fn a_number_that_does_not_fit_is_refused() {
        for (bots, seats) in [(0, 2), (1, 2), (3, 2), (3, 4), (5, 4), (1, 4)] {
            assert!(LineUp::new(&vec![BotSpec::Random; bots], seats).is_err(), "{bots} at {seats} seats");
        }
    }
}
