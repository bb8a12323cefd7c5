//! What has been measured so far.

use crate::connection::Trouble;
use crate::ledger::Seen;
use serde::Serialize;
use std::time::Duration;

/// Everything that is counted while the people play.
#[derive(Default, Debug)]
pub struct Tally {
    /// Microseconds from sending a step to its answer, one for each step.
    pub accepted: Vec<u32>,
    /// Microseconds until the other seat saw it.
    pub other: Vec<u32>,
    /// Microseconds until both saw it.
    pub both: Vec<u32>,
    /// Microseconds from when it was a computer's turn to what it did.
    pub answers: Vec<u32>,
    /// Games that came to their end.
    pub games: u32,
    /// Requests that the server refused.
    pub refused: u32,
    /// Everything else that went wrong.
    pub errors: u32,
    /// The first troubles, in words.
    pub notes: Vec<String>,
    /// How many steps the last glance has seen.
    glanced: usize,
}

impl Tally {
    /// A step was accepted.
    pub fn accept(&mut self, after: Duration) {
        self.accepted.push(micros(after));
    }

    /// A computer has answered.
    pub fn answer(&mut self, after: Duration) {
        self.answers.push(micros(after));
    }

    /// A step was seen by everybody.
    pub fn see(&mut self, seen: Seen) {
        self.other.push(micros(seen.other));
        self.both.push(micros(seen.both));
    }

    /// Something went wrong.
    pub fn trouble(&mut self, trouble: &Trouble) {
        match trouble {
            Trouble::Refused(..) => self.refused += 1,
            _ => self.errors += 1,
        }
        if self.notes.len() < 5 {
            self.notes.push(trouble.to_string());
        }
    }

    /// The line of progress: what has happened since the last one.
    pub fn glance(&mut self) -> String {
        let new = self.accepted[self.glanced..].to_vec();
        self.glanced = self.accepted.len();
        let Summary { count, p50, p99, .. } = Summary::of(new);
        format!("{count:6} steps   p50 {p50:.2} ms   p99 {p99:.2} ms   {} games over", self.games)
    }
}

/// A list of times in a few numbers, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Summary {
    /// How many there were.
    pub count: usize,
    /// Half are not longer.
    pub p50: f64,
    /// Nine of ten are not longer.
    pub p90: f64,
    /// Ninety-nine of a hundred are not longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Summary {
    /// Of times in microseconds.
    pub fn of(mut micros: Vec<u32>) -> Summary {
        micros.sort_unstable();
        let count = micros.len();
        let at = |share: f64| {
            let place = (share * count as f64).ceil() as usize;
            micros.get(place.clamp(1, count.max(1)) - 1).map_or(0.0, |&micros| f64::from(micros) / 1_000.0)
        };
        Summary { count, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}

/// For a list of times.
pub fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_is_by_rank() {
        for (micros, expected) in [
            (vec![], [0.0; 4]),
            (vec![7_000], [7.0; 4]),
            ((1..=1_000).rev().map(|ms| ms * 1_000).collect(), [500.0, 900.0, 990.0, 1_000.0]),
            (vec![1_000, 2_000, 3_000], [2.0, 3.0, 3.0, 3.0]),
        ] {
            let Summary { p50, p90, p99, max, .. } = Summary::of(micros);
            assert_eq!([p50, p90, p99, max], expected);
        }
    }

    #[test]
    fn refusals_and_errors_are_counted_apart() {
        let mut tally = Tally::default();
        for trouble in [Trouble::Refused(409, "stale".into()), Trouble::Closed, Trouble::Nonsense("x".into())] {
            tally.trouble(&trouble);
        }
        assert_eq!((tally.refused, tally.errors, tally.notes.len()), (1, 2, 3));
        assert_eq!(tally.notes[0], "409 stale");
    }
}
