//! Finds out how long it took until a step was seen: a step is known by the version that its answer names, and events
//! may come before that answer, after it, or several steps at once.

use std::time::{Duration, Instant};

/// The steps and events of one table, as long as they wait for each other.
#[derive(Default, Debug)]
pub struct Ledger {
    posts: Vec<Post>,
    /// For each seat the events since the last answer.
    arrivals: [Vec<(u32, Instant)>; 2],
}

/// A step that was accepted, and when each seat saw it.
#[derive(Clone, Copy, Debug)]
struct Post {
    seat: usize,
    version: u32,
    sent: Instant,
    seen: [Option<Instant>; 2],
}

/// How long after it was sent a step was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// By the other seat.
    pub other: Duration,
    /// By the later of both.
    pub both: Duration,
}

impl Ledger {
    /// A step of `seat` was accepted and made this version. If both have seen it already, so much time has passed until
    /// then.
    pub fn answered(&mut self, seat: usize, version: u32, sent: Instant) -> Option<Seen> {
        let seen = self.arrivals.each_mut().map(|arrivals| {
            // What is older belongs to steps that were answered before.
            arrivals.retain(|&(arrived, _)| arrived >= version);
            arrivals.first().map(|&(_, at)| at)
        });
        let post = Post { seat, version, sent, seen };
        let done = post.done();
        if done.is_none() {
            self.posts.push(post);
        }
        done
    }

    /// An event with this version has come to `seat`; calls `done` for each step that everybody has seen now.
    pub fn arrived(&mut self, seat: usize, version: u32, at: Instant, mut done: impl FnMut(Seen)) {
        self.arrivals[seat].push((version, at));
        self.posts.retain_mut(|post| {
            if post.version <= version && post.seen[seat].is_none() {
                post.seen[seat] = Some(at);
            }
            let seen = post.done();
            seen.into_iter().for_each(&mut done);
            seen.is_none()
        });
    }

    /// How many accepted steps somebody has not seen.
    pub fn unseen(&self) -> usize {
        self.posts.len()
    }
}

impl Post {
    fn done(&self) -> Option<Seen> {
        let [first, second] = self.seen;
        let after = |at: Instant| at.saturating_duration_since(self.sent);
        Some(Seen { other: after(self.seen[1 - self.seat]?), both: after(first?).max(after(second?)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happens at a table, at so many milliseconds.
    #[derive(Clone, Copy)]
    enum Happens {
        /// A step of seat 0, sent at that time, made this version.
        Answered(u64, u32),
        /// An event came to a seat.
        Arrived(usize, u32, u64),
    }
    use Happens::{Answered, Arrived};

    fn seen(happens: &[Happens]) -> (Vec<(u128, u128)>, usize) {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let (mut ledger, mut all) = (Ledger::default(), Vec::new());
        for &it in happens {
            match it {
                Answered(sent, version) => all.extend(ledger.answered(0, version, at(sent))),
                Arrived(seat, version, ms) => ledger.arrived(seat, version, at(ms), |seen| all.push(seen)),
            }
        }
        (all.iter().map(|seen| (seen.other.as_millis(), seen.both.as_millis())).collect(), ledger.unseen())
    }

    #[test]
    fn a_step_is_seen_whatever_comes_first() {
        for (happens, expected) in [
            (&[Answered(0, 5), Arrived(0, 5, 2), Arrived(1, 5, 3)][..], (vec![(3, 3)], 0)),
            (&[Arrived(0, 5, 4), Answered(0, 5), Arrived(1, 5, 3)], (vec![(3, 4)], 0)),
            (&[Arrived(1, 5, 1), Arrived(0, 5, 2), Answered(0, 5)], (vec![(1, 2)], 0)),
            // An older event is no sight of a newer step.
            (&[Arrived(1, 4, 1), Arrived(0, 5, 2), Answered(0, 5)], (vec![], 1)),
            // One event may tell of two steps.
            (&[Answered(0, 5), Answered(10, 6), Arrived(0, 6, 20), Arrived(1, 6, 30)], (vec![(30, 30), (20, 20)], 0)),
            (&[Answered(0, 5), Arrived(0, 5, 2)], (vec![], 1)),
        ] {
            assert_eq!(seen(happens), expected);
        }
    }
}
