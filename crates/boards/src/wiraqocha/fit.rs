//! Which dice take a tile most cheaply, so that pressing a die shows what it is good for, and a tile shows its dice.

use wiraqocha::dice::Dice;
use wiraqocha::meeting::Defence;
use wiraqocha::pieces::Face;
use wiraqocha::tables::Need;

/// The cheapest ways to take a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fit {
    /// Steps up or down that must be paid.
    pub steps: u8,
    /// The faces of which dice can be used then, a bit each.
    faces: u8,
}

impl Fit {
    /// The faces of which dice can be used.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.faces >> face as u8 & 1 != 0)
    }
}

/// What takes a tile with these dice; `None` if nothing does within so many steps.
pub(super) fn fit(need: Need, defence: Defence, dice: Dice, most: u8) -> Option<Fit> {
    let mut search = Search { need, defence, most, best: None };
    search.go(0, [0; 6], Face::ALL.map(|face| dice.count(face)));
    search.best
}

/// How many dice show each face.
type Counts = [u8; Face::COUNT];

struct Search {
    need: Need,
    defence: Defence,
    most: u8,
    best: Option<Fit>,
}

impl Search {
    /// Tries every number of dice from this face on; equal dice are never told apart.
    fn go(&mut self, face: usize, mut used: Counts, mut left: Counts) {
        if face == Face::COUNT {
            return self.compare(&used, &left);
        }
        loop {
            self.go(face + 1, used, left);
            if left[face] == 0 || self.is_enough(&used) {
                return;
            }
            used[face] += 1;
            left[face] -= 1;
        }
    }

    /// Whether one more die can only make it worse.
    fn is_enough(&self, used: &Counts) -> bool {
        match self.need {
            Need::Sum(number) => sum(used) >= number + self.most,
            Need::Pair(faces) => count(used) >= faces.len() as u8,
            Need::Run(faces) => count(used) >= faces.len() as u8,
        }
    }

    fn compare(&mut self, used: &Counts, left: &Counts) {
        let Some(steps) = self.meets(used) else { return };
        let Some((more, beaters)) = self.beats(left) else { return };
        let found = Fit { steps: steps + more, faces: shown(used) | beaters };
        if found.steps > self.most {
            return;
        }
        self.best = Some(match self.best {
            Some(best) if best.steps < found.steps => best,
            Some(best) if best.steps == found.steps => Fit { faces: best.faces | found.faces, ..best },
            Some(_) | None => found,
        });
    }

    /// The steps with which exactly these dice meet the condition.
    fn meets(&self, used: &Counts) -> Option<u8> {
        let dice = count(used);
        let matched = |wanted: &[Face]| {
            let dice = Face::ALL.into_iter().zip(used).flat_map(|(face, &count)| (0..count).map(move |_| face.value()));
            wanted.iter().zip(dice).map(|(wanted, die)| wanted.value().abs_diff(die)).sum()
        };
        match self.need {
            Need::Sum(number) => (dice > 0 && (dice..=dice * 6).contains(&number)).then(|| sum(used).abs_diff(number)),
            Need::Pair(faces) => (dice == faces.len() as u8).then(|| matched(&faces)),
            Need::Run(faces) => (dice == faces.len() as u8).then(|| matched(&faces)),
        }
    }

    /// The fewest steps with which some of these dice beat the defence, and the faces of those that can do it so.
    fn beats(&self, left: &Counts) -> Option<(u8, u8)> {
        let (mut missing, mut steps, mut dearest) = (self.defence.dice, 0, 0);
        if missing == 0 {
            return Some((0, 0));
        }
        // The highest are the cheapest.
        for face in Face::ALL.into_iter().rev() {
            let taken = left[face as usize].min(missing);
            if taken > 0 {
                dearest = self.defence.steps(face);
                steps += taken * dearest;
                missing -= taken;
            }
        }
        let able = |face: &Face| self.defence.steps(*face) <= dearest;
        let able = Face::ALL.into_iter().filter(able).fold(0, |faces, face| faces | 1 << face as u8);
        (missing == 0).then(|| (steps, able & shown(left)))
    }
}

fn count(dice: &Counts) -> u8 {
    dice.iter().sum()
}

fn sum(dice: &Counts) -> u8 {
    dice.iter().zip(1..).map(|(count, value)| count * value).sum()
}

/// The faces that any of the dice shows, a bit each.
fn shown(dice: &Counts) -> u8 {
    (0..Face::COUNT).filter(|&face| dice[face] > 0).fold(0, |faces, face| faces | 1 << face)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(need: Need, level: u8, dice: &[u8], most: u8, wanted: Option<(u8, &[u8])>) {
        let faces: Dice = dice.iter().map(|&value| Face::of(value).unwrap()).collect();
        let defence = if level == 0 { Defence::NONE } else { Defence { level, dice: 1 } };
        let found = fit(need, defence, faces, most);
        let found = found.map(|fit| (fit.steps, fit.faces().map(Face::value).collect::<Vec<_>>()));
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
