//! What a position is worth to each seat.

use crate::worth::Worth;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Values are written in parts of this size.
const FINE: f64 = 1e5;

/// Shares of the victory and points, one of each for every seat. The difference of two values is a value, too.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Value {
    /// Shares of the victory; all together 1, or 0 in a difference.
    pub shares: Vec<f64>,
    /// The points that everybody may expect to have at the end, as [`game::Strategy::reached`] counts them: in a race, how
    /// near everybody is to a victory.
    pub points: Vec<f64>,
}

impl Value {
    /// Nothing at all, for so many seats.
    pub fn none(seats: u8) -> Value {
        let nothing = vec![0.0; seats.into()];
        Value { shares: nothing.clone(), points: nothing }
    }

    /// What was judged.
    pub(crate) fn of(worth: &Worth, seats: u8) -> Value {
        let each = |of: &dyn Fn(Seat) -> f32| Seat::first(seats).map(|seat| f64::from(of(seat))).collect();
        Value { shares: each(&|seat| worth.shares[seat]), points: each(&|seat| worth.reached[seat]) }
    }

    /// How many seats it is about.
    pub fn seats(&self) -> u8 {
        self.shares.len() as u8
    }

    /// The same times a number.
    pub fn times(&self, factor: f64) -> Value {
        let scale = |all: &[f64]| all.iter().map(|it| it * factor).collect();
        Value { shares: scale(&self.shares), points: scale(&self.points) }
    }

    /// Without what means nothing.
    pub(super) fn rounded(&self) -> Value {
        let round = |all: &[f64]| all.iter().map(|it| (it * FINE).round() / FINE).collect();
        Value { shares: round(&self.shares), points: round(&self.points) }
    }

    /// Both together.
    pub fn plus(&self, other: &Value) -> Value {
        let add = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(one, other)| one + other).collect();
        Value { shares: add(&self.shares, &other.shares), points: add(&self.points, &other.points) }
    }

    /// From the other value to this one.
    pub fn minus(&self, other: &Value) -> Value {
        self.plus(&other.times(-1.0))
    }
}

/// The mean of values.
#[derive(Clone, Debug)]
pub(super) struct Mean {
    sum: Value,
    weight: f64,
}

impl Mean {
    /// Of nothing yet.
    pub fn new(seats: u8) -> Mean {
        Mean { sum: Value::none(seats), weight: 0.0 }
    }

    /// Takes in a value.
    pub fn learn(&mut self, value: &Value, weight: f64) {
        self.sum = self.sum.plus(&value.times(weight));
        self.weight += weight;
    }

    /// What it is, if anything was taken in. It is rounded to what means anything, so that it is short to write.
    pub fn value(&self) -> Option<Value> {
        (self.weight > 0.0).then(|| self.sum.times(1.0 / self.weight).rounded())
    }
}
