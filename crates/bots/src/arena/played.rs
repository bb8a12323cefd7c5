//! One game of a match as it ended, and the line it leaves in a file.
//!
//! ```text
//! 12 | the end | 1 54 60 120340 8012 22 14 18 | 2 31 58 1021 40 9 12 10
//! ```
//!
//! The number of the game, how it ended, and for each seat its place, points, decisions, the microseconds for all of
//! them and for the slowest, and what the game counts ([`game::Strategy::tally`]).

use game::{Game, Seat, Strategy};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// One game of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number in the match, from 0 on; written from 1 on.
    pub number: u32,
    /// How it ended ([`game::Strategy::ending`]).
    pub ending: String,
    /// What came out for each seat.
    pub seats: Vec<Sat>,
}

/// What came out for one seat, and what it took.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sat {
    /// 1 is the best.
    pub place: u8,
    /// As shown at the end.
    pub points: i32,
    /// How often there was a choice.
    pub decisions: u32,
    /// Microseconds for all decisions.
    pub micros: u64,
    /// Microseconds for the slowest one.
    pub slowest: u64,
    /// The amounts of [`game::Strategy::tally`].
    pub tally: Vec<f64>,
}

impl Played {
    /// A game that is over.
    pub(super) fn new<G: Strategy>(number: u32, over: &G, mut seats: Vec<Sat>) -> Played {
        let scores = Game::scores(over);
        for (seat, sat) in Seat::first(over.seats()).zip(&mut seats) {
            (sat.place, sat.points) = (scores.place[seat], scores.points[seat]);
            sat.tally = over.tally(seat).into_iter().map(|(_, amount)| amount).collect();
        }
        Played { number, ending: over.ending().into(), seats }
    }

    /// Whether anybody has won.
    pub fn has_winner(&self) -> bool {
        self.seats.iter().any(|sat| sat.place == 1)
    }

    /// What a seat has of the victory: winners share 1, and without any everybody does.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.seats.iter().filter(|sat| sat.place == 1).count();
        match winners {
            0 => 1.0 / self.seats.len() as f64,
            many if self.seats[seat].place == 1 => 1.0 / many as f64,
            _ => 0.0,
        }
    }
}

/// How games ended, and how often so, the most frequent first.
pub(crate) fn endings<'a>(games: impl Iterator<Item = &'a Played>) -> Vec<(String, u32)> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    games.for_each(|played| *counts.entry(&played.ending).or_default() += 1);
    let mut endings: Vec<(String, u32)> = counts.into_iter().map(|(ending, count)| (ending.into(), count)).collect();
    endings.sort_by_key(|&(_, count)| Reverse(count));
    endings
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} | {}", self.number + 1, self.ending)?;
        for Sat { place, points, decisions, micros, slowest, tally } in &self.seats {
            write!(f, " | {place} {points} {decisions} {micros} {slowest}")?;
            tally.iter().try_for_each(|amount| write!(f, " {amount}"))?;
        }
        Ok(())
    }
}

impl FromStr for Played {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Played, BadLine> {
        let mut parts = line.split(" | ");
        let number: u32 = read(parts.next())?;
        let ending = parts.next().ok_or(BadLine)?.into();
        let seats: Vec<Sat> = parts.map(sat).collect::<Result<_, _>>()?;
        let number = number.checked_sub(1).filter(|_| !seats.is_empty()).ok_or(BadLine)?;
        Ok(Played { number, ending, seats })
    }
}

fn sat(part: &str) -> Result<Sat, BadLine> {
    let mut words = part.split(' ');
    Ok(Sat {
        place: read(words.next())?,
        points: read(words.next())?,
        decisions: read(words.next())?,
        micros: read(words.next())?,
        slowest: read(words.next())?,
        tally: words.map(|word| read(Some(word))).collect::<Result<_, _>>()?,
    })
}

fn read<T: FromStr>(word: Option<&str>) -> Result<T, BadLine> {
    word.and_then(|word| word.parse().ok()).ok_or(BadLine)
}

/// A line that is no game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadLine;

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with these places.
    fn placed(places: &[u8]) -> Played {
        let seats = places.iter().map(|&place| Sat { place, ..Sat::default() }).collect();
        Played { number: 0, ending: "the end".into(), seats }
    }

    #[test]
    fn winners_share_the_victory_and_so_do_all_without_a_winner() {
        let shares = |places: &[u8]| -> Vec<f64> {
            let played = placed(places);
            (0..places.len()).map(|seat| played.share(seat)).collect()
        };
        assert_eq!(shares(&[2, 1]), [0.0, 1.0]);
        assert_eq!(shares(&[1, 3, 1]), [0.5, 0.0, 0.5]);
        assert_eq!(shares(&[2, 2, 2, 2]), [0.25; 4]);
        assert!(!placed(&[2, 2]).has_winner() && placed(&[1, 1]).has_winner());
    }

    #[test]
    fn a_game_is_read_as_it_is_written() {
        let text = "12 | the end | 1 54 60 120340 8012 22 14.5 -3 | 2 -31 58 1021 40 9 0.1 10";
        let played: Played = text.parse().unwrap();
        assert_eq!((played.number, played.seats[0].micros, played.seats[1].points), (11, 120_340, -31));
        assert_eq!(played.to_string(), text);
    }

    #[test]
    fn a_broken_line_is_no_game() {
        let whole = "1 | the end | 1 5 6 7 8 9";
        assert!(whole.parse::<Played>().is_ok());
        for broken in
            ["", "1", "1 | the end", "0 | the end | 1 5 6 7 8", "1 | the end | 1 5 6 7", "1 | x | 1 5 6 7 8 nine"]
        {
            assert!(broken.parse::<Played>().is_err(), "{broken}");
        }
    }
}
