//! How much time everybody has left. It follows from the moments at which rows were written and from who was to move
//! after each, so it needs no storage of its own and survives whatever the table survives.

use game::{PerSeat, Seat, SeatSet};
use store::{Millis, Pace};

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// A turn that begins with an empty bank has at least this, so that somebody who was away can come back.
const LEAST_TURN: Millis = 15 * SECOND;

/// The clocks of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    left: PerSeat<Millis>,
    /// Who is to move.
    movers: SeatSet,
    since: Millis,
}

impl Clocks {
    /// All clocks stand until the first row.
    pub fn new(pace: Pace) -> Clocks {
        let full = match pace {
            Pace::None => 0,
            Pace::Live { bank, .. } => Millis::from(bank) * SECOND,
            Pace::Days(days) => Millis::from(days) * DAY,
        };
        Clocks { pace, left: PerSeat::all(full), movers: SeatSet::NONE, since: 0 }
    }

    /// Everybody was there at `at`: nothing that happened before, at a table that plays on from another, takes time.
    pub fn begin(&mut self, at: Millis) {
        self.since = self.since.max(at);
    }

    /// Something happened at `at`, and now the seats in `movers` are to move.
    pub fn step(&mut self, at: Millis, movers: SeatSet) {
        let at = at.max(self.since);
        for seat in Seat::ALL {
            let (was, is) = (self.movers.has(seat), movers.has(seat));
            let left = &mut self.left[seat];
            if was {
                *left = (*left - (at - self.since)).max(0);
            }
            match self.pace {
                Pace::Live { increment, .. } if was && !is => *left += Millis::from(increment) * SECOND,
                Pace::Live { bank, increment } if is && !was => {
                    let least = (Millis::from(increment) * SECOND).max(LEAST_TURN).min(Millis::from(bank) * SECOND);
                    *left = (*left).max(least);
                }
                Pace::Days(days) if is && !was => *left = Millis::from(days) * DAY,
                _ => {}
            }
        }
        self.movers = movers;
        self.since = at;
    }

    /// When the last thing happened.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// Who is to move.
    pub fn movers(&self) -> SeatSet {
        self.movers
    }

    /// What `seat` has left at `now`; `None` without a clock.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let gone = if self.movers.has(seat) { (now - self.since).max(0) } else { 0 };
        (self.pace != Pace::None).then(|| (self.left[seat] - gone).max(0))
    }

    /// When `seat` runs out of time if it does nothing; `None` without a clock, or if it is not to move.
    pub fn runs_out(&self, seat: Seat) -> Option<Millis> {
        (self.pace != Pace::None && self.movers.has(seat)).then(|| self.since + self.left[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &str) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| numbers.contains(&(seat.index() + 1).to_string())).collect()
    }

    #[test]
    fn clocks_count_only_for_who_is_to_move() {
        // pace, rows (second, seats to move as they are printed), then what both seats have left at the last second
        // given
        let live = Pace::Live { bank: 60, increment: 5 };
        for (pace, rows, at, left) in [
            (live, &[(0, "1")][..], 0, [60, 60]),
            (live, &[(0, "1")], 20, [40, 60]),
            (live, &[(0, "1"), (20, "1")], 20, [40, 60]), // within the turn: nothing is added
            (live, &[(0, "1"), (20, "2")], 20, [45, 60]), // the turn is over
            (live, &[(0, "1"), (20, "2")], 30, [45, 50]),
            (live, &[(0, "12"), (20, "2")], 30, [45, 30]), // both at once
            (live, &[(0, "1"), (90, "2")], 90, [5, 60]),   // an empty bank does not become debts
            (live, &[(0, "1"), (90, "2"), (95, "1")], 95, [15, 60]), // and whoever comes back has a little
            (live, &[(0, "1"), (90, "")], 1000, [5, 60]),  // over: nobody's clock runs
            (Pace::Days(1), &[(0, "1"), (80_000, "2")], 80_000, [6_400, 86_400]),
            (Pace::Days(1), &[(0, "1"), (80_000, "2"), (80_001, "1")], 80_001, [86_400, 86_399]),
        ] {
            let mut clocks = Clocks::new(pace);
            for &(second, movers) in rows {
                clocks.step(second * SECOND, seats(movers));
            }
            let found = [0, 1].map(|seat| clocks.left(Seat::new(seat), at * SECOND).unwrap() / SECOND);
            assert_eq!(found, left, "{pace} {rows:?} at {at}");
        }
    }

    #[test]
    fn running_out_is_known_in_advance() {
        let mut clocks = Clocks::new(Pace::Live { bank: 60, increment: 5 });
        clocks.step(1000, seats("1"));
        assert_eq!(clocks.runs_out(Seat::new(0)), Some(61_000));
        assert_eq!(clocks.runs_out(Seat::new(1)), None);
        let mut none = Clocks::new(Pace::None);
        none.step(1000, seats("1"));
        assert_eq!((none.runs_out(Seat::new(0)), none.left(Seat::new(0), 5000)), (None, None));
    }
}
