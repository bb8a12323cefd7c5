//! Analysis for those who do not know which game was played.

use bots::Stop;
use bots::analysis::{Account, Course, Depth, Moment};
use game::record::What;
use game::{Strategy, fingerprint};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use table::{AnyTable, Table};

/// What analysis says depends on this number, too: it grows with every change of the method.
const METHOD: u32 = 1;

/// A game as it was played, ready to be judged moment by moment.
pub trait AnyCourse: Send + Sync {
    /// How many moments there are to judge; the last is the end.
    fn moments(&self) -> usize;
    /// Judges one of them. It is the same for the same seed; `None` if it was stopped.
    fn judge(&self, index: usize, depth: Depth, seed: u64, stop: &Stop) -> Option<Moment>;
    /// A lead of so many points makes the odds of winning about e to 1; `None` in a race.
    fn lead(&self) -> Option<f64>;
    /// Who judges, and how: what was judged by another evaluator is not to be mixed with this.
    fn evaluator(&self, depth: Depth) -> String;
}

struct CourseOf<G: Strategy>(Course<G>);

/// The course of a table, without what was taken back; `None` if it is of another game.
pub(crate) fn course<G: Strategy>(table: &dyn AnyTable) -> Option<Box<dyn AnyCourse>> {
    let table = table.as_any().downcast_ref::<Table<G>>()?;
    let made = table.entries().iter().filter(|entry| entry.taken_back_by.is_none());
    let steps = made.filter_map(|entry| match entry.what {
        What::Step { actor, action, .. } => Some((entry.number, actor, action)),
        What::Undo { .. } | What::Check { .. } => None,
    });
    Some(Box::new(CourseOf(Course::new(table.start().clone(), steps))))
}

impl<G: Strategy> AnyCourse for CourseOf<G> {
    fn moments(&self) -> usize {
        self.0.moments()
    }

    fn judge(&self, index: usize, depth: Depth, seed: u64, stop: &Stop) -> Option<Moment> {
        self.0.judge(index, depth, seed, stop)
    }

    fn lead(&self) -> Option<f64> {
        (!G::RACE).then_some(G::LEAD.into())
    }

    fn evaluator(&self, depth: Depth) -> String {
        let Depth { iterations, looks, ways, glance } = depth;
        let judge = match nets::shipped::<G>() {
            Some(net) => format!("net {:016x}", fingerprint(net.made())),
            None => "no net".into(),
        };
        format!("method {METHOD}, {judge}, {iterations} iterations, {looks} looks, {ways} ways, {glance} glances")
    }
}

/// Judges all moments on so many threads; `progress` is called with how many are done. `None` if it was stopped.
pub fn judge_all(
    course: &dyn AnyCourse,
    depth: Depth,
    seed: u64,
    threads: usize,
    stop: &Stop,
    progress: &(dyn Fn(usize) + Sync),
) -> Option<Vec<Moment>> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let judged = Mutex::new(vec![None; course.moments()]);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Relaxed);
                    if at >= course.moments() {
                        return;
                    }
                    let Some(moment) = course.judge(at, depth, seed, stop) else { return };
                    judged.lock().expect("no judge panics with the list in hand")[at] = Some(moment);
                    progress(done.fetch_add(1, Relaxed) + 1);
                }
            });
        }
    });
    judged.into_inner().expect("no judge panics with the list in hand").into_iter().collect()
}

/// The account of a course whose moments were all judged.
pub fn account(course: &dyn AnyCourse, moments: &[Moment]) -> Option<Account> {
    Account::of(moments, course.lead())
}
