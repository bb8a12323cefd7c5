//! W-5.1, W-5.4, W-5.9: what dice and resources can meet. Whatever a list offers is asked here first, so that nobody
//! begins a conquest that cannot be finished.
//!
//! Dice of a use are named from the lowest to the highest, first those for the tile's condition, then those against its
//! defence, so that equal dice make one choice and no set of dice can be named twice.

use crate::dice::Dice;
use crate::pieces::{Face, Tile, TileSet};
use crate::tables::Need;

/// The dice named so far for a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Named {
    /// How many.
    pub count: u8,
    /// What they show together.
    pub sum: u8,
    /// The next shows at least this.
    pub least: Face,
}

impl Named {
    /// None yet.
    pub const NONE: Named = Named { count: 0, sum: 0, least: Face::One };

    /// One more.
    #[inline]
    #[must_use]
    pub fn with(self, face: Face) -> Named {
        Named { count: self.count + 1, sum: self.sum + face.value(), least: face }
    }
}

/// The defence of a tile: so many dice must each show more than `level` (W-5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Defence {
    /// What must be passed; 0 for none.
    pub level: u8,
    /// 0, 1, or 2 with the Flying Fortress.
    pub dice: u8,
}

impl Defence {
    /// Nothing to beat.
    pub const NONE: Defence = Defence { level: 0, dice: 0 };

    /// Steps that raise a die of this face above the defence (W-5.9): a 6 is beaten by a 7.
    #[inline]
    pub fn steps(self, face: Face) -> u8 {
        (self.level + 1).saturating_sub(face.value())
    }

    /// With one die of it beaten.
    #[inline]
    #[must_use]
    pub fn beaten_once(self) -> Defence {
        Defence { dice: self.dice - 1, ..self }
    }
}

/// Whether condition and defence can be met with these dice and so many steps up or down in all.
#[inline]
pub fn can_finish(need: Need, named: Named, defence: Defence, dice: Dice, steps: u8) -> bool {
    can_beat(defence, Face::One, dice, steps, &|left, steps| can_meet(need, named, left, steps))
}

/// Whether the defence can be beaten with dice from `least` on, so that `rest` holds for what is left.
#[inline]
pub fn can_beat(defence: Defence, least: Face, dice: Dice, steps: u8, rest: &impl Fn(Dice, u8) -> bool) -> bool {
    if defence.dice == 0 {
        return rest(dice, steps);
    }
    dice.faces_from(least).any(|face| {
        let cost = defence.steps(face);
        cost <= steps && can_beat(defence.beaten_once(), face, dice.without(face), steps - cost, rest)
    })
}

/// W-5.1: whether the condition can be met by adding some of these dice, or none, to those named.
#[inline]
fn can_meet(need: Need, named: Named, dice: Dice, steps: u8) -> bool {
    match need {
        Need::Sum(number) if steps == 0 => sums(named, dice) >> number & 1 != 0,
        Need::Sum(number) => reached_by_count(&sums_by_count(named, dice), steps) >> number & 1 != 0,
        Need::Pair(faces) => can_match(&faces, named, dice, steps),
        Need::Run(faces) => can_match(&faces, named, dice, steps),
    }
}

/// Every sum up to 63 of the dice named and any of the others, a bit each.
#[inline]
fn sums(named: Named, dice: Dice) -> u64 {
    let mut sums = 1u64.checked_shl(named.sum.into()).unwrap_or(0);
    for face in dice.faces_from(named.least) {
        for _ in 0..dice.count(face) {
            sums |= sums << face.value();
        }
    }
    sums
}

/// No use takes more dice than there are.
const MOST_DICE: usize = 11;

/// The same for each number of dice.
#[inline]
fn sums_by_count(named: Named, dice: Dice) -> [u64; MOST_DICE + 1] {
    let mut sums = [0u64; MOST_DICE + 1];
    let mut most = usize::from(named.count);
    sums[most] = 1u64.checked_shl(named.sum.into()).unwrap_or(0);
    for face in dice.faces_from(named.least) {
        for _ in 0..dice.count(face) {
            for count in (usize::from(named.count)..=most).rev() {
                sums[count + 1] |= sums[count] << face.value();
            }
            most += 1;
        }
    }
    sums
}

/// The numbers up to 12 that so many steps turn one of the sums into, each die ending between 1 and 6 (W-5.9).
#[inline]
fn reached_by_count(sums: &[u64; MOST_DICE + 1], steps: u8) -> u64 {
    let mut reached = 0;
    for (count, &sums) in sums.iter().enumerate().skip(1) {
        if sums != 0 {
            let spread = (0..steps).fold(sums, |sums, _| sums | sums << 1 | sums >> 1);
            reached |= spread & numbers(count);
        }
    }
    reached
}

/// The numbers up to 12 that so many dice can show.
#[inline]
fn numbers(count: usize) -> u64 {
    let up_to = |most: usize| (1u64 << (most + 1)) - 1;
    up_to((6 * count).min(12)) & !(up_to(count.min(13)) >> 1)
}

/// W-5.9: whether the faces still missing can be matched, lowest to lowest, which costs the fewest steps.
#[inline]
fn can_match(faces: &[Face], named: Named, dice: Dice, steps: u8) -> bool {
    let Some(&wanted) = faces.get(usize::from(named.count)) else { return true };
    dice.faces_from(named.least).any(|face| {
        let cost = face.value().abs_diff(wanted.value());
        cost <= steps && can_match(faces, named.with(face), dice.without(face), steps - cost)
    })
}

/// What the next die costs in steps where the condition is a combination; a sum is paid when it is complete.
#[inline]
pub fn steps_of(need: Need, named: Named, face: Face) -> u8 {
    let wanted = |faces: &[Face]| face.value().abs_diff(faces[usize::from(named.count)].value());
    match need {
        Need::Sum(_) => 0,
        Need::Pair(faces) => wanted(&faces),
        Need::Run(faces) => wanted(&faces),
    }
}

/// The steps that make a sum of the dice named; `None` while they cannot.
#[inline]
pub fn steps_to_sum(number: u8, named: Named) -> Option<u8> {
    (numbers(usize::from(named.count)) >> number & 1 != 0).then(|| number.abs_diff(named.sum))
}

/// Every tile whose condition can be met, if nobody defends it. The tables make sure that a tile's name says what it
/// needs.
#[inline]
pub fn reachable(dice: Dice, steps: u8, cave: Need) -> TileSet {
    let mut tiles = TileSet::NONE;
    if dice.is_empty() {
        return tiles;
    }
    let (numbers, pairs, runs) = if steps == 0 {
        let once = dice.mask(1);
        (sums(Named::NONE, dice), dice.mask(2), once & once >> 1 & once >> 2)
    } else {
        let by = |tiles: &[Tile], faces: fn(usize) -> Need| {
            let meets = |at: &usize| can_meet(faces(*at), Named::NONE, dice, steps);
            (0..tiles.len()).filter(meets).fold(0, |mask, at| mask | 1 << at)
        };
        let pairs = by(&PAIRS, |at| Need::Pair([Face::ALL[at]; 2]));
        let runs = by(&RUNS, |at| Need::Run([Face::ALL[at], Face::ALL[at + 1], Face::ALL[at + 2]]));
        (reached_by_count(&sums_by_count(Named::NONE, dice), steps), pairs, runs)
    };
    tiles = tiles.or(TileSet::from_bits((numbers >> 1) as u32 & 0xFFF));
    tiles = tiles.or(TileSet::from_bits(pairs << Tile::D1 as u32));
    tiles = tiles.or(TileSet::from_bits((runs & 0b1111) << Tile::R1 as u32));
    match cave {
        Need::Sum(number) if numbers >> number & 1 != 0 => tiles.with(Tile::Cave),
        _ => tiles,
    }
}

const PAIRS: [Tile; 6] = [Tile::D1, Tile::D2, Tile::D3, Tile::D4, Tile::D5, Tile::D6];
const RUNS: [Tile; 4] = [Tile::R1, Tile::R2, Tile::R3, Tile::R4];
