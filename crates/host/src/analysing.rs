//! Analysis of games that are over. Moments are judged one after the other in places for thinking, paid for by whoever
//! asked, as long as somebody looks; what was found out is kept in the store, so that it is worked out once.

use crate::payers::Payer;
use crate::{Host, Refused, Sitting, now};
use bots::Stop;
use bots::analysis::{Depth, Moment};
use catalog::analysis::{Analysed, AnyCourse};
use game::fingerprint;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use store::{Millis, PlayerId, TableId};

/// So many analyses are kept in memory.
const MOST_KEPT: u64 = 64;
/// So many moments are judged in one thought.
const A_THOUGHT: usize = 2;
/// What was found out is stored after so many moments, and at the end.
const STORED_EVERY: usize = 100;
/// Who has not asked how far it is for so long does not wait any more.
const PATIENCE: Millis = 30_000;

/// The analyses that are being made, and the last that were asked for.
pub(crate) struct Analyses(moka::sync::Cache<TableId, Arc<Analysis>>);

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses(moka::sync::Cache::new(MOST_KEPT))
    }
}

impl std::fmt::Debug for Analyses {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Analyses({})", self.0.entry_count())
    }
}

/// The analysis of one game, as far as it is.
pub struct Analysis {
    course: Box<dyn AnyCourse>,
    depth: Depth,
    seed: u64,
    moments: Mutex<Vec<Moment>>,
    analysed: OnceLock<Arc<Analysed>>,
    running: AtomicBool,
    asked: AtomicI64,
}

impl std::fmt::Debug for Analysis {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (done, all) = self.progress();
        write!(f, "Analysis({done} of {all})")
    }
}

impl Analysis {
    /// How many moments were judged, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.moments().len(), self.course.moments())
    }

    /// Everything, when it is finished.
    pub fn finished(&self) -> Option<Arc<Analysed>> {
        self.analysed.get().cloned()
    }

    fn moments(&self) -> MutexGuard<'_, Vec<Moment>> {
        self.moments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn evaluator(&self) -> String {
        self.course.evaluator(self.depth)
    }

    /// Whether somebody waits for it.
    fn is_waited_for(&self) -> bool {
        now() - self.asked.load(Relaxed) < PATIENCE
    }

    /// Judges the next moments.
    fn go_on(&self) {
        for _ in 0..A_THOUGHT {
            let next = self.moments().len();
            if next >= self.course.moments() {
                return;
            }
            let Some(moment) = self.course.judge(next, self.depth, self.seed, &Stop::default()) else { return };
            self.moments().push(moment);
        }
    }

    /// Adds up what was found out, if that is everything. True: it was just now.
    fn finish(&self) -> bool {
        if self.analysed.get().is_some() || self.moments().len() < self.course.moments() {
            return false;
        }
        let moments = self.moments().clone();
        let analysed = Analysed::of(&*self.course, self.depth, self.seed, moments);
        analysed.is_some_and(|analysed| self.analysed.set(Arc::new(analysed)).is_ok())
    }
}

impl Host {
    /// The analysis of a game that is over. It goes on as long as somebody asks for it, in the time of `player`, or of
    /// who opened the table.
    pub async fn analysis(self: &Arc<Host>, id: TableId, player: Option<PlayerId>) -> Result<Arc<Analysis>, Refused> {
        let live = self.table(id);
        let sitting = self.sitting(&live).await?;
        if !sitting.is_done_with() {
            return Err(Refused::NotOver);
        }
        let analysis = match self.analyses.0.get(&id) {
            Some(analysis) => analysis,
            None => {
                let analysis = Arc::new(self.begun(&sitting).await?);
                self.analyses.0.entry(id).or_insert(analysis).into_value()
            }
        };
        analysis.asked.store(now(), Relaxed);
        if !analysis.finish() && analysis.finished().is_none() && !analysis.running.swap(true, Relaxed) {
            let payer = self.payers.of(player.unwrap_or(sitting.info.host));
            tokio::spawn(self.clone().analyse(id, analysis.clone(), payer));
        }
        Ok(analysis)
    }

    /// An analysis with what is stored of it.
    async fn begun(&self, sitting: &Sitting) -> Result<Analysis, Refused> {
        let id = sitting.info.id;
        let game = catalog::find(&sitting.info.game).map_err(catalog::Problem::from)?;
        let course = game.course(&*sitting.game).ok_or(Refused::NoTable)?;
        let depth = Depth::USUAL;
        let stored = self.store.analysis(id, &course.evaluator(depth)).await?;
        let moments = stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Ok(Analysis {
            course,
            depth,
            seed: fingerprint(id.to_string().as_str()),
            moments: Mutex::new(moments),
            analysed: OnceLock::new(),
            running: AtomicBool::new(false),
            asked: AtomicI64::new(now()),
        })
    }

    /// Goes on until it is finished or nobody waits any more.
    async fn analyse(self: Arc<Host>, id: TableId, analysis: Arc<Analysis>, payer: Payer) {
        let mut stored = analysis.moments().len();
        while analysis.is_waited_for() && !self.closing.load(Relaxed) {
            let (watched, judged) = (analysis.clone(), analysis.clone());
            let Some(place) = self.thinkers.place(payer, move || watched.is_waited_for()).await else { break };
            if place.think(move || judged.go_on()).await.is_err() {
                tracing::error!(table = %id, "a game could not be analysed");
                break;
            }
            let finished = analysis.finish();
            let (done, _) = analysis.progress();
            if finished || done >= stored + STORED_EVERY {
                stored = done;
                self.keep(id, &analysis).await;
            }
            if analysis.finished().is_some() {
                break;
            }
        }
        if analysis.finished().is_none() {
            self.keep(id, &analysis).await;
        }
        analysis.running.store(false, Relaxed);
    }

    /// It can be made anew, so nothing is lost if that fails.
    async fn keep(&self, id: TableId, analysis: &Analysis) {
        let text = serde_json::to_string(&*analysis.moments()).expect("names and numbers");
        if let Err(error) = self.store.keep_analysis(id, &analysis.evaluator(), &text).await {
            tracing::warn!(table = %id, %error, "an analysis was not kept");
        }
    }
}
