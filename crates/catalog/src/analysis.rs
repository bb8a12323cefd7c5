//! Analysis for those who do not know which game was played.

use bots::Stop;
use bots::analysis::{Account, Course, Decision, Depth, Luck, Mark, Moment, Stretch};
use game::record::What;
use game::{Seat, Strategy, fingerprint};
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use table::{AnyTable, Table};

/// What analysis says depends on this number, too: it grows with every change of the method.
const METHOD: u32 = 1;

/// A game as it was played, ready to be judged moment by moment.
pub trait AnyCourse: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
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
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

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

/// What was found out about a whole game. The names are read by other programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysed {
    /// The game's name.
    pub game: &'static str,
    /// How many played.
    pub seats: u8,
    /// Who judged, and how.
    pub evaluator: String,
    /// With which luck.
    pub seed: u64,
    /// See [`AnyCourse::lead`].
    pub lead: Option<f64>,
    /// Added up.
    pub account: Account,
    /// Moment by moment.
    pub moments: Vec<Moment>,
}

/// Luck that brings somebody so much is remarked on.
pub const GREAT_LUCK: f64 = 0.1;

impl Analysed {
    /// Adds up the moments of a course; `None` if that is not all of them.
    pub fn of(course: &dyn AnyCourse, depth: Depth, seed: u64, moments: Vec<Moment>) -> Option<Analysed> {
        Some(Analysed {
            game: course.game(),
            seats: course.seats(),
            evaluator: course.evaluator(depth),
            seed,
            lead: course.lead(),
            account: Account::of(&moments, course.lead())?,
            moments,
        })
    }

    /// One object of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("names and numbers")
    }

    /// The decisions of a turn.
    pub fn decisions<'a>(&'a self, stretch: &'a Stretch) -> impl Iterator<Item = &'a Decision> {
        stretch.decisions.iter().filter_map(|&at| match &self.moments[at] {
            Moment::Decision(decision) => Some(decision),
            Moment::Luck(_) | Moment::End(_) => None,
        })
    }

    /// What a decision gave away: see [`bots::analysis::loss`].
    pub fn loss(&self, decision: &Decision) -> f64 {
        bots::analysis::loss(decision, self.lead)
    }

    /// The throws and draws that brought a seat much, with the seat and how much.
    pub fn great_luck(&self) -> impl Iterator<Item = (&Luck, Seat, f64)> {
        self.moments.iter().filter_map(|moment| {
            let Moment::Luck(luck) = moment else { return None };
            let most = luck.luck.shares.iter().copied().enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
            let (seat, share) = most.filter(|&(_, share)| share >= GREAT_LUCK)?;
            Some((luck, Seat::new(seat), share))
        })
    }

    /// The record with a remark behind each turn that gave something away, and behind great luck. Remarks are no part of
    /// a record, so it replays as before.
    pub fn annotated(&self, record: &str) -> String {
        let mut remarks = Vec::new();
        for stretch in self.account.stretches.iter().filter(|stretch| stretch.mark > Mark::Good) {
            let lost = stretch.loss * 100.0;
            let mut remark = format!("# {}, {}: {lost:.1} % given away", stretch.seat(), stretch.mark.word());
            for decision in self.decisions(stretch).filter(|decision| decision.played != 0) {
                remark += &format!("; at {} better: {}", decision.number, decision.best().line.join("; "));
            }
            remarks.push((stretch.last, remark));
        }
        let lucky =
            |(luck, seat, share): (&Luck, Seat, f64)| (luck.last, format!("# luck of {seat}: {:+.1} %", share * 100.0));
        remarks.extend(self.great_luck().map(lucky));
        let mut text = String::new();
        for line in record.lines() {
            text += line;
            text.push('\n');
            let mut words = line.split(' ');
            let number = words.next().and_then(|word| word.parse::<u32>().ok());
            // A fingerprint has the number of the entry before it.
            if words.next() == Some("=") {
                continue;
            }
            for (_, remark) in remarks.iter().filter(|(at, _)| number == Some(*at)) {
                text += remark;
                text.push('\n');
            }
        }
        text
    }
}
