//! A table in memory, which may just be loading, and whoever waits for its news.

use crate::Sitting;
use bots::Stop;
use catalog::AnyBot;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use store::{Millis, TableId};
use tokio::sync::{Mutex, OwnedSemaphorePermit, watch};

/// What changed last: a viewer compares it with what it has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tick {
    /// The number of the last entry.
    pub version: u32,
    /// Counts everything else: seats, chat, offers.
    pub meta: u32,
}

/// Whoever asked for a table so many milliseconds ago still looks at it: not everybody has a stream open.
const LATELY: Millis = 30_000;

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    /// Which.
    pub id: TableId,
    /// What lies on it; nothing if it must be loaded (again). Whoever holds the lock may change it, and does not let go
    /// before the change is stored.
    pub(crate) loaded: Arc<Mutex<Option<Loaded>>>,
    pub(crate) ticks: watch::Sender<Tick>,
    /// When a person last looked at it or did something there.
    touched: AtomicI64,
    /// Until when the store takes it to be awake.
    kept: AtomicI64,
    /// For how long the computer players go on after that.
    rest: AtomicI64,
    /// When the host must look after it.
    due: AtomicI64,
}

/// A table that is in memory.
pub(crate) struct Loaded {
    /// What viewers see. They keep it while they draw, without the lock; a change then works on a copy.
    pub(crate) sitting: Arc<Sitting>,
    pub(crate) computers: Computers,
}

/// The computer players of a table.
#[derive(Default)]
pub(crate) struct Computers {
    /// Those who remember what they thought, by seat; none while it thinks.
    pub(crate) bots: [Option<Remembering>; 4],
    /// What the computer player of a seat thinks about, or has thought about last.
    pub(crate) thinking: [Option<Thought>; 4],
}

/// A thought about one version of a table. It stops when this is dropped: when the table goes on without it, ends, or is
/// forgotten.
pub(crate) struct Thought {
    pub(crate) version: u32,
    /// Nothing before it has begun and when it has ended.
    pub(crate) stop: Option<Stop>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        if let Some(stop) = &self.stop {
            stop.set();
        }
    }
}

/// A computer player that remembers what it thought, and goes on from there at its next decision. The room for that is
/// bounded: a tree has megabytes.
pub(crate) struct Remembering {
    pub(crate) bot: Box<dyn AnyBot>,
    /// What would stop it.
    pub(crate) stop: Stop,
    pub(crate) _room: OwnedSemaphorePermit,
}

impl std::fmt::Debug for Loaded {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.sitting.fmt(f)
    }
}

impl Live {
    pub(crate) fn new(id: TableId) -> Live {
        Live {
            id,
            loaded: Arc::default(),
            ticks: watch::Sender::new(Tick::default()),
            touched: AtomicI64::new(0),
            kept: AtomicI64::new(0),
            rest: AtomicI64::new(Millis::MAX),
            due: AtomicI64::new(Millis::MAX),
        }
    }

    /// Tells whenever something changed.
    pub fn watch(&self) -> watch::Receiver<Tick> {
        self.ticks.subscribe()
    }

    /// A person is here; whether nobody was before. One who comes to a table that sleeps wakes it.
    pub(crate) fn touch(&self, now: Millis) -> bool {
        let (was_watched, was_awake) = (self.is_watched(now), self.is_awake(now));
        self.touched.store(now, Relaxed);
        if !was_awake {
            self.set_due(Some(now));
        }
        !was_watched
    }

    /// Whether nobody looks at it, and nobody has asked for it since `moment`.
    pub(crate) fn is_idle_since(&self, moment: Millis) -> bool {
        self.ticks.receiver_count() == 0 && self.touched.load(Relaxed) < moment
    }

    /// Whether a person looks at it: has its page open, or was here a moment ago.
    pub(crate) fn is_watched(&self, now: Millis) -> bool {
        !self.is_idle_since(now - LATELY)
    }

    /// Whether its computer players think, because a person was here not too long ago.
    pub(crate) fn is_awake(&self, now: Millis) -> bool {
        now < self.kept.load(Relaxed) || !self.is_idle_since(now.saturating_sub(self.rest.load(Relaxed)))
    }

    /// The store takes it to be awake until then.
    pub(crate) fn set_kept(&self, until: Millis) {
        self.kept.fetch_max(until, Relaxed);
    }

    /// How long computer players go on without a person.
    pub(crate) fn set_rest(&self, rest: Millis) {
        self.rest.store(rest, Relaxed);
    }

    /// Until when the table is awake, if somebody must look after it and the store knows another moment, which is long
    /// past. The store is then told, and not asked again for a while.
    pub(crate) fn to_keep(&self, now: Millis) -> Option<Millis> {
        let rest = self.rest.load(Relaxed);
        if self.due.load(Relaxed) == Millis::MAX || rest == Millis::MAX {
            return None;
        }
        let touched = if self.ticks.receiver_count() > 0 { now } else { self.touched.load(Relaxed) };
        let until = touched + rest;
        let is_news = until > self.kept.load(Relaxed) + rest / 4;
        is_news.then(|| {
            self.set_kept(until);
            until
        })
    }

    pub(crate) fn set_due(&self, due: Option<Millis>) {
        self.due.store(due.unwrap_or(Millis::MAX), Relaxed);
    }

    pub(crate) fn is_due(&self, now: Millis) -> bool {
        self.due.load(Relaxed) <= now
    }

    /// The clock was set back to `now`: the moment that was agreed by the other time may be far away, so somebody looks
    /// after the table at once and agrees on a new one.
    pub(crate) fn clock_went_back(&self, now: Millis) {
        let sooner = |due| (due != Millis::MAX).then_some(now.min(due));
        self.due.fetch_update(Relaxed, Relaxed, sooner).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_leaves_nobody_waiting() {
        let live = Live::new(TableId::random());
        live.clock_went_back(5_000);
        assert!(!live.is_due(Millis::MAX - 1), "there is nothing to look after");
        live.set_due(Some(3_600_000));
        live.clock_went_back(5_000);
        assert!(live.is_due(5_000));
        live.clock_went_back(9_000);
        assert!(live.is_due(5_000), "it was due already");
    }
}
