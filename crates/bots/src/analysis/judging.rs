//! Judging the moments of a game, one by one.

use super::course::{Course, What};
use super::looking::{Eye, weigh};
use super::luck::luck;
use super::{Depth, Value};
use crate::stop::Stop;
use game::{Seat, Strategy, fingerprint};
use serde::{Deserialize, Serialize};

/// What was found out about one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// A seat chose.
    Decision(Decision),
    /// Luck decided.
    Luck(Luck),
    /// The game ended, or is not played any further.
    End(Value),
}

/// A decision, judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of its step.
    pub number: u32,
    /// Whose it was, from 0 on.
    seat: u8,
    /// The choices that were compared: the best found first; what was played is always there.
    pub choices: Vec<Choice>,
    /// Which of them was played.
    pub played: usize,
    /// How much somebody who chose as readily as the evaluator's first thought would give away here, in shares of the
    /// victory: near 0 where everything is as good, or obvious.
    pub difficulty: f64,
}

/// One of the choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The choice, and how its seat would go on by itself, in the notation of the record.
    pub line: Vec<String>,
    /// What it is worth to each seat.
    pub value: Value,
    /// What its seat makes of that: the share of the victory and a small part for the margin.
    pub worth: f64,
}

/// Luck: a throw, a draw, or several in a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Luck {
    /// The numbers of the first step and of the last.
    pub first: u32,
    /// See `first`.
    pub last: u32,
    /// How much better what came is for each seat than what was to be expected.
    pub luck: Value,
}

impl Decision {
    /// Whose it was.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat.into())
    }

    /// What the best choice found is worth.
    pub fn best(&self) -> &Choice {
        &self.choices[0]
    }

    /// What was played.
    pub fn played(&self) -> &Choice {
        &self.choices[self.played]
    }

    /// From the best choice to the one that was played, for each seat.
    pub fn given(&self) -> Value {
        self.played().value.minus(&self.best().value)
    }
}

impl Moment {
    /// The number of its last step, if it has one.
    pub fn number(&self) -> Option<u32> {
        match self {
            Moment::Decision(decision) => Some(decision.number),
            Moment::Luck(luck) => Some(luck.last),
            Moment::End(_) => None,
        }
    }
}

impl<G: Strategy> Course<G> {
    /// Judges the moment with this index. The same seed gives the same judgement; `None` if it was stopped.
    pub fn judge(&self, index: usize, depth: Depth, seed: u64, stop: &Stop) -> Option<Moment> {
        let seed = fingerprint(&(seed, index as u64));
        let eye = Eye { depth, seed, stop };
        let Some(spot) = self.spots.get(index) else { return Some(Moment::End(eye.judge(&self.end)?)) };
        match &spot.what {
            What::Luck { after } => {
                let luck = luck(&eye, &spot.before, after)?;
                Some(Moment::Luck(Luck { first: spot.first, last: spot.last, luck }))
            }
            What::Choice { seat, choices, played } => {
                let found = weigh(&eye, &spot.before, *seat, choices, *played)?;
                Some(Moment::Decision(Decision {
                    number: spot.last,
                    seat: seat.index() as u8,
                    choices: found.choices,
                    played: found.played,
                    difficulty: found.difficulty,
                }))
            }
        }
    }
}
