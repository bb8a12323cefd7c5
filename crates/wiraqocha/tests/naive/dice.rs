//! W-5.1, W-5.4, W-5.9 by brute force: every set of dice for the condition, with every other set against the defence.

use super::Table;
use wiraqocha::meeting::Named;
use wiraqocha::phase::Use;
use wiraqocha::pieces::{Face, Pawn, Tile};
use wiraqocha::tables::Need;

/// What is still to be met by the dice.
#[derive(Clone)]
enum Condition {
    /// These faces, each by a die of its own.
    Faces(Vec<u8>),
    /// A sum, of which so many dice that show so much are named.
    Sum { number: u8, count: u8, shown: u8 },
}

impl Condition {
    fn of(need: Need, named: Named) -> Condition {
        let rest = |faces: &[Face]| {
            Condition::Faces(faces[usize::from(named.count)..].iter().map(|face| face.value()).collect())
        };
        match need {
            Need::Sum(number) => Condition::Sum { number, count: named.count, shown: named.sum },
            Need::Pair(faces) => rest(&faces),
            Need::Run(faces) => rest(&faces),
        }
    }

    /// The fewest steps with which exactly these dice meet it.
    fn steps(&self, dice: &[u8]) -> Option<u8> {
        match self {
            Condition::Faces(faces) => pairings(faces, dice).into_iter().min(),
            Condition::Sum { number, count, shown } => {
                let count = count + dice.len() as u8;
                let possible = count > 0 && (count..=6 * count).contains(number);
                possible.then(|| number.abs_diff(shown + dice.iter().sum::<u8>()))
            }
        }
    }
}

/// What every way to give each face a die of its own costs in steps.
fn pairings(faces: &[u8], dice: &[u8]) -> Vec<u8> {
    let Some((face, faces)) = faces.split_first() else { return if dice.is_empty() { vec![0] } else { vec![] } };
    let mut found = vec![];
    for at in 0..dice.len() {
        let mut rest = dice.to_vec();
        let cost = rest.remove(at).abs_diff(*face);
        found.extend(pairings(faces, &rest).into_iter().map(|more| cost + more));
    }
    found
}

/// What must be passed, and by how many dice.
pub(super) type Defence = (u8, u8);

/// Whether dice from `least` on meet the condition, and others beat the defence, within so many steps in all.
fn can_do(condition: &Condition, least: u8, dice: &[u8], (level, beat): Defence, steps: u8) -> bool {
    let some = |mask: u32| (0..dice.len()).filter(move |at| mask >> at & 1 == 1).map(|at| dice[at]).collect::<Vec<_>>();
    (0..1u32 << dice.len()).any(|met| {
        let used = some(met);
        if used.iter().any(|&die| die < least) {
            return false;
        }
        let Some(cost) = condition.steps(&used).filter(|&cost| cost <= steps) else { return false };
        (0..1u32 << dice.len()).filter(|beaten| met & beaten == 0 && beaten.count_ones() == u32::from(beat)).any(
            |beaten| {
                // W-5.9: a 7 exists only in the comparison with a 6.
                let raised: u8 = some(beaten).iter().map(|&die| (level + 1).saturating_sub(die)).sum();
                cost + raised <= steps
            },
        )
    })
}

impl Table<'_> {
    fn dice(&self) -> Vec<u8> {
        self.view.this_turn.dice.shown().map(Face::value).collect()
    }

    fn dice_without(&self, face: Face) -> Vec<u8> {
        let mut dice = self.dice();
        let at = dice.iter().position(|&die| die == face.value()).expect("such a die");
        dice.remove(at);
        dice
    }

    /// W-5.4, W-5.6, W-7.2, W-7.8
    pub(super) fn defence(&self, tile: Tile) -> Defence {
        let Some(it) = self.at(tile) else { return (0, 0) };
        let camp = it.pawn.is_some_and(|it| it.pawn == Pawn::BaseCamp);
        let probed = self.view.this_turn.probed == Some(tile);
        let natural = if probed { self.view.values.probe.value() } else { self.view.values.base_camp_defence };
        let level = it.die.map_or(0, Face::value).max(if camp { natural } else { 0 });
        (level, if level == 0 { 0 } else { 1 + u8::from(it.fortress) })
    }

    fn defence_of(&self, purpose: Use) -> Defence {
        match purpose {
            Use::Tunnel(_) => (0, 0),
            Use::Conquest { tile, .. } | Use::Plunder(tile) => self.defence(tile),
        }
    }

    /// Whether all the dice and resources do it.
    pub(super) fn can_take_with_dice(&self, tile: Tile, defence: Defence) -> bool {
        let Some(it) = self.at(tile) else { return false };
        can_do(&Condition::of(it.table.need, Named::NONE), 1, &self.dice(), defence, self.steps())
    }

    /// W-5.1: whether a die can be the next for the condition: not lower than the last, and then the rest can be done.
    pub(super) fn can_name(&self, purpose: Use, named: Named, face: Face) -> bool {
        let Some(it) = self.at(purpose.tile()).filter(|_| self.has_die(face) && face >= named.least) else {
            return false;
        };
        let cost = match Condition::of(it.table.need, named) {
            Condition::Faces(faces) => faces[0].abs_diff(face.value()),
            Condition::Sum { .. } => 0,
        };
        let then = Condition::of(it.table.need, named.with(face));
        let rest = |steps| can_do(&then, face.value(), &self.dice_without(face), self.defence_of(purpose), steps);
        self.steps().checked_sub(cost).is_some_and(rest)
    }

    /// W-5.9: whether the dice named make the sum, and the defence can still be beaten.
    pub(super) fn is_enough(&self, purpose: Use, named: Named) -> bool {
        let need = self.at(purpose.tile()).map(|it| it.table.need);
        let Some(need @ Need::Sum(_)) = need else { return false };
        let none_more = 7;
        can_do(&Condition::of(need, named), none_more, &self.dice(), self.defence_of(purpose), self.steps())
    }

    /// W-5.4: whether a die can be the next against the defence: not lower than the last, and then the rest can be
    /// done.
    pub(super) fn can_beat_with(&self, purpose: Use, dice: u8, least: Face, face: Face) -> bool {
        if !self.has_die(face) || face < least {
            return false;
        }
        let (level, _) = self.defence_of(purpose);
        let cost = (level + 1).saturating_sub(face.value());
        let higher: Vec<u8> = self.dice_without(face).into_iter().filter(|&die| die >= face.value()).collect();
        let rest = |steps| can_do(&Condition::Faces(vec![]), 1, &higher, (level, dice - 1), steps);
        self.steps().checked_sub(cost).is_some_and(rest)
    }
}
