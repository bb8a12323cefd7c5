//! A table in memory, which may just be loading, and whoever waits for its news.

use crate::Sitting;
use catalog::AnyBot;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use store::{Millis, TableId};
use tokio::sync::{Mutex, watch};

/// What changed last: a viewer compares it with what it has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tick {
    /// The number of the last entry.
    pub version: u32,
    /// Counts everything else: seats, chat, offers.
    pub meta: u32,
}

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    /// Which.
    pub id: TableId,
    /// What lies on it; nothing if it must be loaded (again). Whoever holds the lock may change it, and does not let go
    /// before the change is stored.
    pub(crate) loaded: Arc<Mutex<Option<Loaded>>>,
    pub(crate) ticks: watch::Sender<Tick>,
    /// When somebody last asked for it.
    used: AtomicI64,
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
    pub(crate) bots: [Option<Box<dyn AnyBot>>; 4],
    /// The version that the computer player of a seat thinks about.
    pub(crate) thinking: [Option<u32>; 4],
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
            used: AtomicI64::new(crate::now()),
            due: AtomicI64::new(Millis::MAX),
        }
    }

    /// Tells whenever something changed.
    pub fn watch(&self) -> watch::Receiver<Tick> {
        self.ticks.subscribe()
    }

    pub(crate) fn touch(&self) {
        self.used.store(crate::now(), Relaxed);
    }

    /// Whether nobody looks at it, and nobody has asked for it since `moment`.
    pub(crate) fn is_idle_since(&self, moment: Millis) -> bool {
        self.ticks.receiver_count() == 0 && self.used.load(Relaxed) < moment
    }

    pub(crate) fn set_due(&self, due: Option<Millis>) {
        self.due.store(due.unwrap_or(Millis::MAX), Relaxed);
    }

    pub(crate) fn is_due(&self, now: Millis) -> bool {
        self.due.load(Relaxed) <= now
    }
}
