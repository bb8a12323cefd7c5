//! What a position of a study is worth to everybody. Whoever is to move judges it by what that seat knows, as computer
//! players do; where chance moves, by what the first seat knows. It is thought about in the same fair queue as everything
//! else, with the thought that one decision of an analysis gets, and remembered as long as there is room.

use crate::payers::Payer;
use crate::{Host, now};
use bots::Stop;
use bots::analysis::{Depth, Moment, Value};
use catalog::analysis::AnyCourse;
use game::{Scores, Seat, fingerprint};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::time::Duration;
use store::{Millis, PlayerId, TableId};
use table::AnyTable;
use tokio::sync::watch;

/// So many positions are remembered.
const MOST_KEPT: u64 = 4096;
/// Whoever asks waits so long at most, and asks again later.
const WAIT: Duration = Duration::from_millis(1200);
/// Who has not asked again for so long does not wait any more.
const PATIENCE: Millis = 10_000;

/// What a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// To each seat.
    pub value: Value,
    /// Whether the game counts points; otherwise it is a race.
    pub counts: bool,
}

/// The positions that were looked at, by their table and their fingerprint.
pub(crate) struct Outlooks(moka::sync::Cache<(TableId, u64), Arc<Looking>>);

impl Default for Outlooks {
    fn default() -> Outlooks {
        Outlooks(moka::sync::Cache::new(MOST_KEPT))
    }
}

impl std::fmt::Debug for Outlooks {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Outlooks({})", self.0.entry_count())
    }
}

/// A position that somebody wants to know the worth of.
#[derive(Default)]
struct Looking {
    found: watch::Sender<Option<Arc<Outlook>>>,
    running: AtomicBool,
    asked: AtomicI64,
}

impl Looking {
    fn is_waited_for(&self) -> bool {
        now() - self.asked.load(Relaxed) < PATIENCE
    }
}

/// A net may expect less than nothing of somebody who is far behind: nobody is told to expect less than 0, or than the own
/// points where these are less.
fn sane(mut value: Value, now: &Scores) -> Value {
    for (seat, points) in Seat::ALL.into_iter().zip(&mut value.points) {
        *points = points.max(f64::from(now.points[seat].min(0)));
    }
    value
}

impl Host {
    /// What a position of a table is worth, judged in the time of `player`; `None` if it takes longer than somebody waits
    /// for a page.
    pub async fn outlook(
        self: &Arc<Host>,
        table: TableId,
        game: &dyn AnyTable,
        player: PlayerId,
    ) -> Option<Arc<Outlook>> {
        let looking = self.outlooks.0.get_with((table, game.fingerprint()), Arc::default);
        looking.asked.store(now(), Relaxed);
        let mut found = looking.found.subscribe();
        if found.borrow().is_none() && !looking.running.swap(true, Relaxed) {
            // Without a past, its course is one moment: the position itself.
            let course = catalog::find(game.game()).ok()?.course(&*game.snapshot())?;
            let position = (game.fingerprint(), game.scores());
            tokio::spawn(self.clone().look_at_position(looking, course, position, self.payers.of(player)));
        }
        tokio::time::timeout(WAIT, found.wait_for(Option::is_some)).await.ok()?.ok()?.clone()
    }

    async fn look_at_position(
        self: Arc<Host>,
        looking: Arc<Looking>,
        course: Box<dyn AnyCourse>,
        (seed, now): (u64, Scores),
        payer: Payer,
    ) {
        let watched = looking.clone();
        let place = self.thinkers.place(payer, move || watched.is_waited_for()).await;
        // Who has gone on to another position needs this one no more.
        if let Some(place) = place.filter(|_| looking.is_waited_for() && !self.closing.load(Relaxed)) {
            let thought = place.think(move || {
                let judged = course.judge(0, Depth::USUAL, fingerprint(&seed), &Stop::default());
                judged.and_then(|judged| match judged {
                    Moment::End(value) => Some(Outlook { value: sane(value, &now), counts: course.lead().is_some() }),
                    Moment::Decision(_) | Moment::Luck(_) => None,
                })
            });
            match thought.await {
                Ok(outlook) => _ = looking.found.send_replace(outlook.map(Arc::new)),
                Err(_) => tracing::error!("a position could not be judged"),
            }
        }
        looking.running.store(false, Relaxed);
    }
}
