//! A search as those who train want it: with any net, and with settings that are not the usual ones.

use crate::search::{Budget, Search, Settings};
use game::Strategy;
use nets::Net;
use std::sync::Arc;

/// How a thinker thinks. What is not named is as it plays best: with a net as [`Settings::learned`] has it, without one
/// as [`Settings::best`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How long about one decision.
    pub budget: Budget,
    /// See [`Settings::horizon`].
    pub horizon: Option<u32>,
    /// See [`Settings::curiosity`].
    pub curiosity: Option<f32>,
    /// See [`Settings::ways`].
    pub ways: Option<u32>,
    /// See [`Settings::policy`].
    pub policy: Option<f32>,
    /// See [`Settings::margin`].
    pub margin: Option<f32>,
}

impl Tuning {
    /// The usual one, with this budget.
    pub fn usual(budget: Budget) -> Tuning {
        Tuning { budget, horizon: None, curiosity: None, ways: None, policy: None, margin: None }
    }
}

/// A search with a net, or without.
#[derive(Clone, Debug)]
pub struct Thinker {
    /// How it thinks.
    pub tuning: Tuning,
    /// Who judges the ends of its lines.
    pub net: Option<Arc<Net>>,
}

impl Thinker {
    /// Sits down. The same seed gives the same answers, unless it thinks by the clock.
    pub fn sit<G: Strategy>(&self, seed: u64) -> Search<G> {
        let Tuning { budget, horizon, curiosity, ways, policy, margin } = self.tuning;
        let usual = match self.net {
            Some(_) => Settings::learned::<G>(budget),
            None => Settings::best::<G>(budget),
        };
        let settings = Settings {
            budget,
            horizon: horizon.unwrap_or(usual.horizon),
            curiosity: curiosity.unwrap_or(usual.curiosity),
            ways: ways.unwrap_or(usual.ways),
            policy: policy.unwrap_or(usual.policy),
            margin: margin.unwrap_or(usual.margin),
        };
        Search::new(settings, seed).with(self.net.clone())
    }
}
