//! Which dice take a tile most cheaply, so that pressing a die shows what it is good for, and a tile shows its dice.

use wiraqocha::dice::Dice;
use wiraqocha::meeting::Defence;
use wiraqocha::pieces::Face;
use wiraqocha::tables::Need;

/// The cheapest ways to take a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fit {
    /// Steps up or down that must be paid.
    pub steps: u8,
    /// The faces of which dice can be used then.
    pub faces: Vec<Face>,
}

/// What takes a tile with these dice; `None` if nothing does within so many steps.
pub(super) fn fit(need: Need, defence: Defence, dice: Dice, most: u8) -> Option<Fit> {
    let all: Vec<Face> = dice.faces().flat_map(|face| (0..dice.count(face)).map(move |_| face)).collect();
    let mut best: Option<Fit> = None;
    for chosen in 0_u32..1 << all.len() {
        let is_in = |at: &usize| chosen >> at & 1 != 0;
        // Of equal dice the first ones are chosen: the others make no new set.
        if (1..all.len()).any(|at| is_in(&at) && !is_in(&(at - 1)) && all[at] == all[at - 1]) {
            continue;
        }
        let (used, left): (Vec<usize>, Vec<usize>) = (0..all.len()).partition(is_in);
        let used: Vec<Face> = used.into_iter().map(|at| all[at]).collect();
        let left: Vec<Face> = left.into_iter().map(|at| all[at]).collect();
        let Some((steps, beaters)) = meets(need, &used).and_then(|steps| {
            let (more, beaters) = beats(defence, &left)?;
            Some((steps + more, beaters))
        }) else {
            continue;
        };
        if steps > most || best.as_ref().is_some_and(|best| best.steps < steps) {
            continue;
        }
        let mut faces = match best.take() {
            Some(fit) if fit.steps == steps => fit.faces,
            _ => Vec::new(),
        };
        faces.extend(used.into_iter().chain(beaters));
        faces.sort();
        faces.dedup();
        best = Some(Fit { steps, faces });
    }
    best
}

/// The steps with which exactly these dice meet the condition.
fn meets(need: Need, dice: &[Face]) -> Option<u8> {
    let matched = |wanted: &[Face]| {
        let steps = || wanted.iter().zip(dice).map(|(wanted, die)| wanted.value().abs_diff(die.value())).sum();
        (wanted.len() == dice.len()).then(steps)
    };
    match need {
        Need::Sum(number) => {
            let count = dice.len() as u8;
            let sum: u8 = dice.iter().map(|die| die.value()).sum();
            (count > 0 && (count..=count * 6).contains(&number)).then(|| sum.abs_diff(number))
        }
        Need::Pair(faces) => matched(&faces),
        Need::Run(faces) => matched(&faces),
    }
}

/// The fewest steps with which some of these dice beat the defence, and those that can do it so.
fn beats(defence: Defence, dice: &[Face]) -> Option<(u8, Vec<Face>)> {
    let count = usize::from(defence.dice);
    let highest = dice.len().checked_sub(count)?;
    let steps: u8 = dice[highest..].iter().map(|&die| defence.steps(die)).sum();
    let dearest = dice[highest..].iter().map(|&die| defence.steps(die)).max().unwrap_or(0);
    let able = dice.iter().copied().filter(|&die| count > 0 && defence.steps(die) <= dearest);
    Some((steps, able.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(need: Need, level: u8, dice: &[u8], most: u8, wanted: Option<(u8, &[u8])>) {
        let faces: Dice = dice.iter().map(|&value| Face::of(value).unwrap()).collect();
        let defence = if level == 0 { Defence::NONE } else { Defence { level, dice: 1 } };
        let found = fit(need, defence, faces, most);
        let found = found.map(|fit| (fit.steps, fit.faces.iter().map(|face| face.value()).collect::<Vec<_>>()));
        assert_eq!(found, wanted.map(|(steps, faces)| (steps, faces.to_vec())), "{need:?} {level} {dice:?} {most}");
    }

    #[test]
    fn the_cheapest_dice_are_found() {
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
