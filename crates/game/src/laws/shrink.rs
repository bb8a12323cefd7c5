//! A failure in as few steps as can be found, so that a person can read it.
//!
//! A game is a script: one number a step, taken modulo the length of the list it picks from, so that any script is some
//! game. First whatever can be left out of the failing script is left out, and its numbers are lowered. Then, without
//! the script, everything shorter is tried from the start. All of it is bounded, and the same every time.

use super::Law;
use super::walk::{Play, Trial, Walk};
use crate::Hidden;
use std::collections::{HashSet, VecDeque};

/// So many worlds are imagined at every step if the law is about them: with fewer, a shorter script might miss the
/// fault by bad luck.
const WORLDS: usize = 4;
/// Up to so many steps in a row, every row is tried without.
const TURN: usize = 8;
/// How many steps the leaving out and lowering may take together.
const CUTTING: usize = 60_000;
/// How many steps the search for something shorter may take.
const SEARCHING: usize = 20_000;

/// The shortest walk that could be found to break the same law as `found`.
pub(super) fn shrink<G: Hidden>(trial: &Trial<G>, found: Walk<G>) -> Walk<G> {
    // A game that is too long is too long: nothing shorter shows it.
    if found.law == Law::Ends {
        return found;
    }
    let worlds = if found.law >= Law::Imagined { WORLDS } else { 1 };
    let again = Walk::take(trial, Play::Script(found.script().iter()), worlds);
    if again.broken.is_none() {
        // The game depends on something that is not in the script; what was seen once is all there is.
        return found;
    }
    let mut shrink = Shrink { trial, law: again.law, worlds, best: again, left: CUTTING };
    shrink.cut();
    shrink.left = SEARCHING;
    shrink.search();
    shrink.best
}

struct Shrink<'a, G: Hidden> {
    trial: &'a Trial<G>,
    law: Law,
    worlds: usize,
    best: Walk<G>,
    /// How many steps may still be taken.
    left: usize,
}

impl<G: Hidden> Shrink<'_, G> {
    /// Leaves out and lowers until nothing more can be.
    fn cut(&mut self) {
        loop {
            let before = self.best.script();
            let mut size = before.len().div_ceil(2);
            while size > 0 {
                self.leave_out(size);
                // A player's turn is a few steps, and must go as a whole.
                size = if size > TURN { TURN.max(size / 2) } else { size - 1 };
            }
            self.lower();
            if self.best.script() == before || self.left == 0 {
                return;
            }
        }
    }

    /// Tries without each `size` steps in a row.
    fn leave_out(&mut self, size: usize) {
        let mut at = 0;
        while at < self.best.len() && self.left > 0 {
            let mut script = self.best.script();
            script.drain(at..script.len().min(at + size));
            if !self.attempt(&script) {
                at += if size > TURN { size } else { 1 };
            }
        }
    }

    /// Tries earlier entries of each list.
    fn lower(&mut self) {
        let mut at = 0;
        while at < self.best.len() && self.left > 0 {
            let script = self.best.script();
            let pick = script[at];
            let lowered =
                [0, pick / 2, pick.saturating_sub(1)].into_iter().filter(|&lower| lower < pick).any(|lower| {
                    let mut script = script.clone();
                    script[at] = lower;
                    self.attempt(&script)
                });
            at += usize::from(!lowered);
        }
    }

    /// Whether `script` breaks the law as well and is better; then it is the best from now on.
    fn attempt(&mut self, script: &[u32]) -> bool {
        let walk = self.walk(script);
        let better = walk.broken.is_some() && walk.law == self.law && self.would_be_better(&walk.script());
        if better {
            self.best = walk;
        }
        better
    }

    /// Shorter, or as long and with lower numbers.
    fn would_be_better(&self, script: &[u32]) -> bool {
        (script.len(), script) < (self.best.len(), &self.best.script()[..])
    }

    /// Tries everything that would be better, the best first, each position once.
    fn search(&mut self) {
        let mut queue = VecDeque::from([Vec::new()]);
        let mut seen = HashSet::new();
        while let Some(script) = queue.pop_front() {
            if !self.would_be_better(&script) || self.left == 0 {
                return;
            }
            let walk = self.walk(&script);
            if walk.broken.is_some() && walk.law == self.law {
                self.best = walk;
                return;
            }
            if walk.broken.is_none() && walk.end().is_some_and(|end| seen.insert(end)) && queue.len() < self.left {
                queue.extend((0..walk.ways_on as u32).map(|pick| [&script[..], &[pick]].concat()));
            }
        }
    }

    fn walk(&mut self, script: &[u32]) -> Walk<G> {
        let walk = Walk::take(self.trial, Play::Script(script.iter()), self.worlds);
        self.left = self.left.saturating_sub(walk.len() + 1);
        walk
    }
}
