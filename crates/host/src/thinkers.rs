//! The places for thinking: a few at a time, outside the async threads, given out by [`Queue`].

use crate::Background;
use crate::fair::{Given, Next, Queue, Waiting};
use crate::payers::Payer;
use rustix::time::{ClockId, clock_gettime};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// All places, and who waits for one.
pub(crate) struct Thinkers {
    queue: Mutex<Queue<Waiter>>,
    threads: Background,
    opened: Instant,
    /// For when it was last agreed to look again, in milliseconds: once is enough.
    alarm: AtomicU64,
}

/// Somebody who waits for a place.
struct Waiter {
    is_waited_for: Box<dyn Fn() -> bool + Send>,
    ready: oneshot::Sender<Place>,
}

impl Waiting for Waiter {
    fn is_waited_for(&self) -> bool {
        (self.is_waited_for)()
    }
}

/// A place for one thought; it is given back when this is dropped.
pub(crate) struct Place {
    thinkers: Arc<Thinkers>,
    given: Given,
    /// The processor time of the thread when it began to think.
    begun: Option<Duration>,
}

impl std::fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (thinking, waiting) = self.queue().counts();
        write!(f, "Thinkers({thinking}, {waiting} waiting)")
    }
}

impl Thinkers {
    /// So many places, and so much processor time for each player and hour.
    pub(crate) fn new(places: usize, budget: Duration) -> Arc<Thinkers> {
        let (queue, threads) = (Mutex::new(Queue::new(places, budget)), Background::new(places));
        Arc::new(Thinkers { queue, threads, opened: Instant::now(), alarm: AtomicU64::new(0) })
    }

    /// Waits for a place to think for a player. Whoever stops waiting leaves the queue.
    pub(crate) async fn place(
        self: &Arc<Thinkers>,
        payer: Payer,
        is_waited_for: impl Fn() -> bool + Send + 'static,
    ) -> Option<Place> {
        let (ready, place) = oneshot::channel();
        let waiter = Waiter { is_waited_for: Box::new(is_waited_for), ready };
        let ticket = self.queue().push(self.now(), payer, waiter);
        let _leaves = Leaves { thinkers: self, payer, ticket };
        self.give_out();
        place.await.ok()
    }

    /// Whether a player has used up the hour's budget.
    pub(crate) fn has_spent(&self, payer: Payer) -> bool {
        self.queue().has_spent(self.now(), payer)
    }

    /// What a player has used of it.
    pub(crate) fn spent(&self, payer: Payer) -> Duration {
        self.queue().spent(self.now(), payer)
    }

    /// How many think now, and how many wait.
    pub(crate) fn counts(&self) -> (usize, usize) {
        self.queue().counts()
    }

    /// Forgets players who have had nothing to think about for a while.
    pub(crate) fn tidy(&self) {
        self.queue().tidy(self.now());
    }

    /// Gives free places to whoever is next; also called when somebody may be waited for who was not before.
    pub(crate) fn give_out(self: &Arc<Thinkers>) {
        loop {
            let next = self.queue().next(self.now());
            match next {
                Next::Begin(begun) => {
                    let place = Place { thinkers: self.clone(), given: begun.given(), begun: None };
                    // Whoever has just gone gives it back by dropping it.
                    let _ = begun.job.ready.send(place);
                }
                Next::Later(moment) => {
                    let alarm = moment.as_millis() as u64;
                    if self.alarm.swap(alarm, Relaxed) == alarm {
                        return;
                    }
                    let (thinkers, wait) = (self.clone(), moment.saturating_sub(self.now()));
                    tokio::spawn(async move {
                        tokio::time::sleep(wait).await;
                        thinkers.give_out();
                    });
                    return;
                }
                Next::Nobody => return,
            }
        }
    }

    fn now(&self) -> Duration {
        self.opened.elapsed()
    }

    fn queue(&self) -> MutexGuard<'_, Queue<Waiter>> {
        self.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Leaves the queue when it is dropped.
struct Leaves<'a> {
    thinkers: &'a Arc<Thinkers>,
    payer: Payer,
    ticket: u64,
}

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.thinkers.queue().remove(self.payer, self.ticket);
    }
}

impl Place {
    /// Thinks in a thread of its own. The place stays taken until that ends, whether anybody waits for it or not.
    pub(crate) async fn think<T: Send + 'static>(
        mut self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> std::thread::Result<T> {
        let thinkers = self.thinkers.clone();
        let thread = thinkers.threads.run(move || {
            self.begun = Some(processor_time());
            let thought = thought();
            drop(self);
            thought
        });
        thread.await
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let took = self.begun.map_or(Duration::ZERO, |begun| processor_time().saturating_sub(begun));
        let now = self.thinkers.now();
        self.thinkers.queue().done(now, self.given, took);
        self.thinkers.give_out();
    }
}

/// The processor time that this thread has used.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}
