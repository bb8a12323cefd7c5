//! Hints about the dice of a use: what they make, and what they take in resources (W-5.9).

use super::{Detail, Hint};
use crate::amounts::Amounts;
use crate::meeting::{self, Named};
use crate::phase::{Phase, Use};
use crate::pieces::{Face, Tile};
use crate::state::Wiraqocha;
use crate::tables::Need;

impl Wiraqocha {
    /// W-5.9: what so many steps cost.
    pub(super) fn price_of(&self, steps: u8) -> Amounts {
        Amounts::resources(steps * self.tables().die_step)
    }

    /// What a die does for a condition, against a defence, or on a tile of its own.
    pub(crate) fn hint_die(&self, face: Face) -> Hint {
        match self.phase {
            Phase::Meeting { purpose, named } => self.hint_condition(purpose, named, face),
            Phase::Beating { purpose, .. } => {
                let defence = self.to_beat(purpose);
                let steps = defence.steps(face);
                let detail = Detail::Beats { value: face.value() + steps, level: defence.level };
                Hint { cost: self.price_of(steps), ..Hint::of(detail) }
            }
            // It can still be turned to what helps most.
            Phase::Defending(tile) => {
                let best = self.settings(face).last().unwrap_or(face);
                Hint::of(self.guard(tile, face, best, face))
            }
            _ => Hint::of(Detail::Nothing),
        }
    }

    /// W-5.6: a die at a camp counts only if it shows more than the camp itself; and nobody pays to turn it down.
    fn guard(&self, tile: Tile, shows: Face, best: Face, lay: Face) -> Detail {
        let natural = self.natural_defence(tile);
        Detail::Guard { value: shows.value(), natural, helps: best.value() > natural && shows >= lay }
    }

    /// W-5.1
    fn hint_condition(&self, purpose: Use, named: Named, face: Face) -> Hint {
        let need = self.need(purpose.tile());
        let becomes = |faces: &[Face]| Detail::Becomes { value: faces[usize::from(named.count)].value() };
        let detail = match need {
            Need::Pair(faces) => becomes(&faces),
            Need::Run(faces) => becomes(&faces),
            Need::Sum(number) => Detail::Sum { makes: named.with(face).sum, number },
        };
        Hint { cost: self.price_of(meeting::steps_of(need, named, face)), ..Hint::of(detail) }
    }

    /// W-5.9: the dice named are changed to make the sum.
    pub(crate) fn hint_enough(&self) -> Hint {
        let Phase::Meeting { purpose, named } = self.phase else { return Hint::of(Detail::Nothing) };
        let Need::Sum(number) = self.need(purpose.tile()) else { return Hint::of(Detail::Nothing) };
        let steps = meeting::steps_to_sum(number, named).unwrap_or(0);
        Hint { cost: self.price_of(steps), ..Hint::of(Detail::Sum { makes: named.sum, number }) }
    }

    /// W-5.9: the defence die is set to this.
    pub(crate) fn hint_set(&self, to: Face) -> Hint {
        let Phase::Setting { tile, face } = self.phase else { return Hint::of(Detail::Nothing) };
        let steps = to.value().abs_diff(face.value());
        Hint { cost: self.price_of(steps), ..Hint::of(self.guard(tile, to, to, face)) }
    }
}
