//! W-5.9: the cheapest way to take a tile, and which dice go it.

use crate::dice::Dice;
use crate::meeting::{self, Defence, Named};
use crate::pieces::{Face, FaceSet};
use crate::tables::Need;

/// The cheapest ways to meet a condition and to beat a defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cheapest {
    /// Steps up or down that must be paid.
    pub steps: u8,
    /// The faces of the dice that some such way uses.
    pub faces: FaceSet,
}

/// What takes a tile with these dice; `None` if nothing does within so many steps.
pub(super) fn cheapest(need: Need, defence: Defence, dice: Dice, most: u8) -> Option<Cheapest> {
    let steps = (0..=most).find(|&steps| meeting::can_finish(need, Named::NONE, defence, dice, steps))?;
    let mut found = Cheapest { steps, faces: FaceSet::NONE };
    found.meet(need, Named::NONE, defence, dice, steps);
    Some(found)
}

impl Cheapest {
    /// Follows every line of dice for the condition that can be finished within so many steps (W-5.1).
    fn meet(&mut self, need: Need, named: Named, defence: Defence, dice: Dice, steps: u8) {
        let (complete, paid) = match need {
            Need::Sum(number) => match meeting::steps_to_sum(number, named) {
                Some(cost) => (cost <= steps, cost),
                None => (false, 0),
            },
            Need::Pair(faces) => (usize::from(named.count) == faces.len(), 0),
            Need::Run(faces) => (usize::from(named.count) == faces.len(), 0),
        };
        if complete {
            self.beat(defence, Face::One, dice, steps - paid);
        }
        if complete && !matches!(need, Need::Sum(_)) {
            return;
        }
        for face in dice.faces_from(named.least) {
            let (cost, left) = (meeting::steps_of(need, named, face), dice.without(face));
            if cost <= steps && meeting::can_finish(need, named.with(face), defence, left, steps - cost) {
                self.faces = self.faces.with(face);
                self.meet(need, named.with(face), defence, left, steps - cost);
            }
        }
    }

    /// The same for the dice against the defence (W-5.4).
    fn beat(&mut self, defence: Defence, least: Face, dice: Dice, steps: u8) {
        if defence.dice == 0 {
            return;
        }
        for face in dice.faces_from(least) {
            let (cost, left, rest) = (defence.steps(face), dice.without(face), defence.beaten_once());
            if cost <= steps && meeting::can_beat(rest, face, left, steps - cost, &|_, _| true) {
                self.faces = self.faces.with(face);
                self.beat(rest, face, left, steps - cost);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(need: Need, level: u8, dice: &[u8], most: u8, wanted: Option<(u8, &[u8])>) {
        let faces: Dice = dice.iter().map(|&value| Face::of(value).unwrap()).collect();
        let defence = if level == 0 { Defence::NONE } else { Defence { level, dice: 1 } };
        let found = cheapest(need, defence, faces, most);
        let found = found.map(|it| (it.steps, it.faces.iter().map(Face::value).collect::<Vec<_>>()));
        assert_eq!(found, wanted.map(|(steps, faces)| (steps, faces.to_vec())), "{need:?} {level} {dice:?} {most}");
    }

    #[test]
    fn w_5_9_the_cheapest_dice_are_found() {
        let five = Face::Five;
        check(Need::Sum(9), 0, &[4, 5, 5, 6], 0, Some((0, &[4, 5])));
        check(Need::Sum(9), 0, &[1, 3, 5], 0, Some((0, &[1, 3, 5])));
        check(Need::Sum(9), 0, &[6], 3, None);
        check(Need::Sum(9), 0, &[3, 5], 1, Some((1, &[3, 5])));
        check(Need::Sum(9), 0, &[3, 5], 0, None);
        check(Need::Pair([five, five]), 0, &[5, 5, 6], 1, Some((0, &[5])));
        check(Need::Pair([five, five]), 0, &[2, 3, 5], 0, None);
        check(Need::Sum(5), 5, &[5, 6], 0, Some((0, &[5, 6])));
        check(Need::Sum(5), 5, &[5, 5], 1, Some((1, &[5])));
        check(Need::Sum(5), 6, &[5, 6], 1, Some((1, &[5, 6])));
        check(Need::Run([Face::Four, five, Face::Six]), 0, &[1, 4, 5, 6], 0, Some((0, &[4, 5, 6])));
    }
}
