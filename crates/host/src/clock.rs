//! How much time everybody has left. It follows from the moments at which rows were written, from who was to move after
//! each, and from what people have agreed on; so it needs no storage of its own and survives whatever the table survives.
//!
//! Taking a step back gives nobody time. The clocks show what they showed when the position was there before, less what
//! those who are to move in it have used since: whoever thinks, moves and takes it back has thought, and what a turn
//! would have added is gone with the turn. Who had come to move in between has used nothing.

use game::{PerSeat, Seat, SeatSet};
use store::{EntryBatch, Matter, Millis, Outcome, Pace, Proposal};

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// A turn that begins with an empty bank has at least this, so that somebody who was away can come back.
const LEAST_TURN: Millis = 15 * SECOND;

/// The clocks of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    now: Face,
    /// What they showed after each row, with the number of its last entry.
    past: Vec<(u32, Face)>,
}

/// What the clocks of one table show at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    pace: Pace,
    left: PerSeat<Millis>,
    /// What everybody has used in all.
    used: PerSeat<Millis>,
    /// What everybody was given by agreement.
    extra: Millis,
    /// Who is to move.
    movers: SeatSet,
    since: Millis,
    /// All clocks stand until then.
    stands: Millis,
    /// Whose turn is gone, because the last row took a step back.
    turns_gone: SeatSet,
}

/// What a row says about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// The number of its last entry.
    pub(crate) last: u32,
    pub(crate) at: Millis,
    /// Who is to move afterwards.
    pub(crate) movers: SeatSet,
    /// The last entry that counts again, if it takes something back.
    pub(crate) back_to: Option<u32>,
}

impl Moment {
    pub(crate) fn of(row: &EntryBatch) -> Moment {
        // Whatever is taken back is a row that begins with that.
        let back = row.lines.lines().next().and_then(|line| line.split_once(" undo-to "));
        let back_to = back.and_then(|(_, to)| to.trim().parse().ok());
        Moment { last: row.last, at: row.at, movers: row.movers, back_to }
    }
}

impl Face {
    fn new(pace: Pace) -> Face {
        let full = match pace {
            Pace::None => 0,
            Pace::Live { bank, .. } => Millis::from(bank) * SECOND,
            Pace::Days(days) => Millis::from(days) * DAY,
        };
        Face {
            pace,
            left: PerSeat::all(full),
            used: PerSeat::all(0),
            extra: 0,
            movers: SeatSet::NONE,
            since: 0,
            stands: 0,
            turns_gone: SeatSet::NONE,
        }
    }

    /// The clocks run until `at`.
    fn run(&mut self, at: Millis) {
        let at = at.max(self.since);
        let gone = self.gone(at);
        for seat in Seat::ALL.into_iter().filter(|&seat| self.movers.has(seat)) {
            let used = gone.min(self.left[seat]);
            self.left[seat] -= used;
            self.used[seat] += used;
        }
        self.since = at;
    }

    /// What has run since the last thing happened.
    fn gone(&self, at: Millis) -> Millis {
        (at - self.since.max(self.stands)).max(0)
    }

    /// Now the seats in `movers` are to move.
    fn pass_to(&mut self, movers: SeatSet) {
        for seat in Seat::ALL {
            let (was, is) = (self.movers.has(seat), movers.has(seat));
            let left = &mut self.left[seat];
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
    }

    /// It is as it was `then`, and the seats in `movers` are to move again.
    fn back(&mut self, then: &Face, movers: SeatSet) {
        for seat in Seat::ALL {
            let used = if movers.has(seat) { self.used[seat] - then.used[seat] } else { 0 };
            self.left[seat] = (then.left[seat] + (self.extra - then.extra) - used).max(0);
            self.used[seat] = then.used[seat] + used;
        }
        self.movers = movers;
    }

    /// People have agreed on something that concerns the clocks.
    fn agree(&mut self, matter: Matter, at: Millis) {
        self.run(at);
        match matter {
            Matter::Pause => self.stands = self.since + longest_pause(self.pace),
            Matter::GoOn => self.stands = self.stands.min(self.since),
            Matter::Time => {
                let more = more_time(self.pace);
                self.extra += more;
                Seat::ALL.into_iter().for_each(|seat| self.left[seat] += more);
            }
            _ => {}
        }
    }

    /// When the last thing happened.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// Who is to move.
    pub(crate) fn movers(&self) -> SeatSet {
        self.movers
    }

    /// When a pause ends by itself, if it is one.
    pub(crate) fn stands(&self) -> Option<Millis> {
        Some(self.stands).filter(|&stands| stands > self.since)
    }

    /// When `seat` runs out of time if it does nothing; `None` without a clock, or if it is not to move.
    pub(crate) fn runs_out(&self, seat: Seat) -> Option<Millis> {
        (self.pace != Pace::None && self.movers.has(seat)).then(|| self.since.max(self.stands) + self.left[seat])
    }
}

impl Clocks {
    /// All clocks stand until the first row.
    pub fn new(pace: Pace) -> Clocks {
        Clocks { now: Face::new(pace), past: Vec::new() }
    }

    /// The clocks of a table that began at `started`, after these rows and with what people have agreed on.
    pub(crate) fn after(pace: Pace, started: Millis, rows: &[EntryBatch], proposals: &[Proposal]) -> Clocks {
        let mut clocks = Clocks::new(pace);
        clocks.begin(started);
        let mut agreed = proposals.iter().filter(|it| is_of_clocks(it)).peekable();
        for row in rows.iter().map(Moment::of) {
            while let Some(it) = agreed.next_if(|it| it.version < row.last) {
                clocks.now.agree(it.matter, it.settled.unwrap_or(it.at));
            }
            clocks.step(row);
        }
        agreed.for_each(|it| clocks.now.agree(it.matter, it.settled.unwrap_or(it.at)));
        clocks
    }

    /// Everybody was there at `at`: nothing that happened before, at a table that plays on from another, takes time.
    pub fn begin(&mut self, at: Millis) {
        self.now.since = self.now.since.max(at);
    }

    /// What the clocks would show after a row.
    pub(crate) fn next(&self, row: Moment) -> Face {
        let mut next = self.now;
        next.run(row.at);
        match row.back_to.map(|to| self.at(to)) {
            Some(then) => {
                next.turns_gone = next.movers.minus(row.movers);
                next.back(&then, row.movers);
            }
            None => {
                next.turns_gone = SeatSet::NONE;
                next.pass_to(row.movers);
            }
        }
        next
    }

    /// A row was written.
    pub(crate) fn step(&mut self, row: Moment) {
        self.now = self.next(row);
        self.past.push((row.last, self.now));
    }

    /// What they showed when the entry `to` was the last.
    fn at(&self, to: u32) -> Face {
        let row = self.past.partition_point(|(last, _)| *last < to);
        // Before the first row they stood.
        if to == 0 { Face::new(self.now.pace) } else { self.past.get(row).map_or(self.now, |(_, face)| *face) }
    }

    pub(crate) fn face(&self) -> &Face {
        &self.now
    }

    /// When the last thing happened.
    pub fn since(&self) -> Millis {
        self.now.since
    }

    /// Who is to move.
    pub fn movers(&self) -> SeatSet {
        self.now.movers
    }

    /// Whose turn is gone, if the last thing that happened was that somebody took a step back.
    pub fn turns_gone(&self) -> SeatSet {
        self.now.turns_gone
    }

    /// Until when the clocks stand by agreement, if they do at `now`.
    pub fn paused(&self, now: Millis) -> Option<Millis> {
        self.now.stands().filter(|&stands| stands > now)
    }

    /// What `seat` has left at `now`; `None` without a clock.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let gone = if self.now.movers.has(seat) { self.now.gone(now) } else { 0 };
        (self.now.pace != Pace::None).then(|| (self.now.left[seat] - gone).max(0))
    }

    /// Whether half of what the clock of `seat` showed when something last happened has run down since; without a clock,
    /// whether `patience` has passed.
    pub fn has_waited(&self, seat: Seat, now: Millis, patience: Millis) -> bool {
        match self.now.pace {
            Pace::None => now - self.now.since >= patience,
            _ => self.now.movers.has(seat) && 2 * self.now.gone(now) >= self.now.left[seat],
        }
    }

    /// When `seat` runs out of time if it does nothing; `None` without a clock, or if it is not to move.
    pub fn runs_out(&self, seat: Seat) -> Option<Millis> {
        self.now.runs_out(seat)
    }
}

/// How long all clocks stand at most.
pub fn longest_pause(pace: Pace) -> Millis {
    match pace {
        Pace::Live { .. } | Pace::None => 30 * MINUTE,
        Pace::Days(_) => 7 * DAY,
    }
}

/// What everybody has more who agree on more time: a quarter of the bank, a minute at least, or a day for this turn.
pub fn more_time(pace: Pace) -> Millis {
    match pace {
        Pace::None => 0,
        Pace::Live { bank, .. } => (Millis::from(bank) * SECOND / 4).max(MINUTE),
        Pace::Days(_) => DAY,
    }
}

/// Whether clocks follow from it.
pub(crate) fn is_of_clocks(proposal: &Proposal) -> bool {
    proposal.outcome == Outcome::Agreed && matches!(proposal.matter, Matter::Pause | Matter::GoOn | Matter::Time)
}

#[cfg(test)]
mod tests;
