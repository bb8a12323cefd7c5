//! Hints about the dice of a use: what they make, and what they take in resources (W-5.9).

use super::super::words;
use crate::meeting::{self, Named};
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::state::Wiraqocha;
use crate::tables::Need;

impl Wiraqocha {
    pub(super) fn hint_die(&self, face: Face) -> String {
        match self.phase {
            Phase::Meeting(purpose, named) => self.hint_condition(purpose, named, face),
            Phase::Beating(purpose, ..) => {
                let defence = self.to_beat(purpose);
                let steps = defence.steps(face);
                self.changed(face.value() + steps, steps, &format!("beats the {}", defence.level))
            }
            _ => String::new(),
        }
    }

    fn hint_condition(&self, purpose: Use, named: Named, face: Face) -> String {
        let need = self.need(purpose.tile());
        let wanted = |faces: &[Face]| {
            let wanted = faces[usize::from(named.count)].value();
            self.changed(wanted, meeting::steps_of(need, named, face), "as it lies")
        };
        match need {
            Need::Pair(faces) => wanted(&faces),
            Need::Run(faces) => wanted(&faces),
            Need::Sum(number) => {
                let sum = named.sum + face.value();
                match (sum.saturating_sub(number), number.saturating_sub(sum)) {
                    (0, 0) => format!("makes {sum}"),
                    (over, 0) => format!("makes {sum}, {over} over"),
                    (_, short) => format!("makes {sum}, {short} short"),
                }
            }
        }
    }

    /// "becomes 4 for 2 resources", or what is said of a die that stays as it is.
    fn changed(&self, to: u8, steps: u8, unchanged: &str) -> String {
        match steps {
            0 => unchanged.into(),
            _ => format!("becomes {to} for {}", words::resources(steps * self.tables().die_step)),
        }
    }

    pub(super) fn hint_enough(&self) -> String {
        let Phase::Meeting(purpose, named) = self.phase else { return String::new() };
        let Need::Sum(number) = self.need(purpose.tile()) else { return String::new() };
        match number.abs_diff(named.sum) {
            0 => format!("the dice make {number}"),
            steps => {
                let price = words::resources(steps * self.tables().die_step);
                format!("the {} becomes {number} for {price}", named.sum)
            }
        }
    }

    pub(super) fn hint_set(&self, to: Face) -> String {
        let Phase::Setting(_, from) = self.phase else { return String::new() };
        match to.value().abs_diff(from.value()) {
            0 => "as it lies".into(),
            steps => format!("for {}", words::resources(steps * self.tables().die_step)),
        }
    }
}
