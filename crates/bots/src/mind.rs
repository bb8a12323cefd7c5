//! Who judges the positions that a search ends in, and what is tried first: what the game knows about itself, or a net
//! that learned it from games.

use crate::worth::Worth;
use game::{Numbered, Seat, Strategy, Turn};
use nets::{Judge, Net};
use std::sync::Arc;

/// A judge of positions.
pub(crate) struct Mind {
    net: Option<Arc<Net>>,
    judge: Judge,
    /// What the net says of each choice, kept so that nothing is allocated again.
    inclined: Vec<f32>,
}

impl Mind {
    /// With a net, or by what the game knows about itself.
    pub fn new(net: Option<Arc<Net>>) -> Mind {
        Mind { net, judge: Judge::default(), inclined: Vec::new() }
    }

    /// What everybody may expect of a position at the end of the seat's turn, or has of a game that is over.
    pub fn worth<G: Strategy>(&mut self, world: &G, seat: Seat) -> Worth {
        match &self.net {
            Some(net) if world.turn() != Turn::Over => {
                let judged = self.judge.look(net, world, seat);
                Worth { shares: judged.shares, reached: judged.reached }
            }
            _ => Worth::of(world),
        }
    }

    /// How likely a good player is to make each of these choices, all together 1; `None` without a net.
    pub fn inclinations<G: Strategy>(&mut self, world: &G, seat: Seat, choices: &[G::Action]) -> Option<&[f32]> {
        let net = self.net.as_ref()?;
        self.judge.look(net, world, seat);
        self.inclined.clear();
        self.inclined.extend(choices.iter().map(|action| self.judge.policy(net, action.number())));
        let most = self.inclined.iter().copied().fold(f32::MIN, f32::max);
        self.inclined.iter_mut().for_each(|logit| *logit = (*logit - most).exp());
        let all: f32 = self.inclined.iter().sum();
        self.inclined.iter_mut().for_each(|weight| *weight /= all);
        Some(&self.inclined)
    }
}
