//! What dice make, and what they take in resources.

use super::Hints;
use crate::wiraqocha::ids;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Face;
use wiraqocha::tables::Need;

impl Hints<'_> {
    /// What a die does for a condition or against a defence.
    pub(super) fn die(&self, face: Face) -> Option<String> {
        let (tile, named) = match self.view.phase {
            Phase::Meeting { purpose, named } => (purpose.tile(), Some(named)),
            Phase::Beating { purpose, .. } => (purpose.tile(), None),
            _ => return None,
        };
        let it = ids::find(self.view, tile)?;
        let Some(named) = named else {
            let beats = self.words.say_with("wiraqocha-h-beats", &[("level", it.defence.level.into())]);
            let steps = it.defence.steps(face);
            return Some(if steps == 0 { beats } else { self.changed(face.value() + steps, steps) });
        };
        let wanted: &[Face] = match &it.table.need {
            Need::Sum(number) => {
                let values = [("sum", (named.sum + face.value()).into()), ("number", (*number).into())];
                return Some(self.words.say_with("wiraqocha-h-makes", &values));
            }
            Need::Pair(faces) => faces,
            Need::Run(faces) => faces,
        };
        let wanted = wanted.get(usize::from(named.count))?.value();
        let lies = || self.words.say("wiraqocha-h-as-it-lies").into_owned();
        let steps = wanted.abs_diff(face.value());
        Some(if steps == 0 { lies() } else { self.changed(wanted, steps) })
    }

    /// "becomes 4 for 2 resources".
    fn changed(&self, to: u8, steps: u8) -> String {
        let price = self.names.resources(steps * self.view.values.die_step);
        self.words.say_with("wiraqocha-h-changed", &[("to", to.into()), ("resources", price.into())])
    }

    pub(super) fn enough(&self) -> Option<String> {
        let Phase::Meeting { purpose, named } = self.view.phase else { return None };
        let Need::Sum(number) = ids::find(self.view, purpose.tile())?.table.need else { return None };
        Some(match number.abs_diff(named.sum) {
            0 => {
                let values = [("sum", number.into()), ("number", number.into())];
                self.words.say_with("wiraqocha-h-makes", &values)
            }
            steps => self.changed(number, steps),
        })
    }
}
