//! A player's wheel: three turning rings with holes for discs (N-3).
//!
//! Holes are numbered so that turning adds 1 (N-3.1). A wheel is one number of twelve four-bit digits, a digit a
//! hole: 0 is empty, the low three bits are the disc's type, the high bit its upgraded side. So turning a ring is a
//! rotation of its digits, and "all normal discs" is a handful of bit operations. A set of holes has the lowest bit
//! of each digit.

use crate::pieces::{Disc, Kind, Ring};
use game::{BadNotation, Key, Per};
use std::fmt;

/// A place for a disc: small 0-1, medium 0-3, large 0-5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

impl Hole {
    /// All twelve, from the small ring to the large one.
    pub const ALL: [Hole; 12] = {
        let mut holes = [Hole(0); 12];
        let mut number = 0;
        while number < 12 {
            holes[number as usize] = Hole(number);
            number += 1;
        }
        holes
    };

    /// The hole with this number on its ring, counted from 0.
    ///
    /// # Panics
    /// If the ring has no such hole.
    pub const fn new(ring: Ring, number: u8) -> Hole {
        assert!(number < ring.holes(), "a ring has no such hole");
        Hole(ring.first() + number)
    }

    /// The ring it belongs to.
    pub fn ring(self) -> Ring {
        match self.0 {
            0..2 => Ring::Small,
            2..6 => Ring::Medium,
            _ => Ring::Large,
        }
    }

    /// Its number on the ring.
    pub fn number(self) -> u8 {
        self.0 - self.ring().first()
    }

    /// Whether it lies in the half nearest the player.
    pub fn is_active(self) -> bool {
        ACTIVE.has(self)
    }

    /// N-8.2: after how many turns a disc that lies here comes into the active half; 0 where it is there.
    pub fn turns_to_active(self) -> u8 {
        let holes = self.ring().holes();
        let later = |turns: &u8| Hole::new(self.ring(), (self.number() + turns) % holes).is_active();
        (0..holes).find(later).unwrap_or(0)
    }

    /// N-3.2: whether discs in both holes can be activated in one turn.
    pub fn goes_with(self, other: Hole) -> bool {
        HoleSet::only(self).chain().has(other)
    }

    #[inline]
    fn shift(self) -> u32 {
        u32::from(self.0) * 4
    }
}

impl Ring {
    /// Two, four and six.
    pub const fn holes(self) -> u8 {
        2 * (self as u8 + 1)
    }

    const fn first(self) -> u8 {
        self as u8 * (self as u8 + 1)
    }

    /// All its holes.
    #[inline]
    pub fn set(self) -> HoleSet {
        match self {
            Ring::Small => HoleSet(0x0000_0000_0011),
            Ring::Medium => HoleSet(0x0000_0011_1100),
            Ring::Large => HoleSet(0x1111_1100_0000),
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.ring(), self.number())
    }
}

// The word says more than the number.
impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Key for Hole {
    const KEYS: &'static [Hole] = &Hole::ALL;

    fn index(self) -> usize {
        self.0.into()
    }
}

game::json_word!(Hole);

impl std::str::FromStr for Hole {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Hole, BadNotation> {
        Hole::ALL.into_iter().find(|hole| hole.to_string() == text).ok_or_else(|| BadNotation(text.into()))
    }
}

/// A set of holes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct HoleSet(u64);

game::json_set!(HoleSet, Hole);

/// The holes nearest the player: 1, 2 and 3 of the rings (N-3.1).
pub const ACTIVE: HoleSet = HoleSet(0x0001_1100_1101);

/// The four ways to combine discs of the active half (N-3.2): small is always free; medium left (1) goes with large
/// left (2) or middle (1), medium right (0) with large right (0) or middle (1).
const CHAINS: [HoleSet; 4] =
    [HoleSet(0x0001_0000_1001), HoleSet(0x0000_1000_1001), HoleSet(0x0000_0100_0101), HoleSet(0x0000_1000_0101)];

impl HoleSet {
    /// No hole.
    pub const NONE: HoleSet = HoleSet(0);

    /// All twelve.
    pub const ALL: HoleSet = HoleSet(0x1111_1111_1111);

    /// Just one.
    #[inline]
    pub fn only(hole: Hole) -> HoleSet {
        HoleSet(1 << hole.shift())
    }

    /// Whether `hole` is in it.
    #[inline]
    pub fn has(self, hole: Hole) -> bool {
        self.0 >> hole.shift() & 1 != 0
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it has.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both.
    #[inline]
    pub fn and(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    pub fn or(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 | other.0)
    }

    /// Those that `other` does not have.
    #[inline]
    pub fn without(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 & !other.0)
    }

    /// Its holes, from the small ring to the large one.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hole> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let hole = Hole((left.trailing_zeros() / 4) as u8);
            left &= left - 1;
            Some(hole)
        })
    }

    /// All holes of the rings that have one in the set.
    #[inline]
    pub fn rings(self) -> HoleSet {
        let of = |ring: Ring| if self.and(ring.set()).is_empty() { HoleSet::NONE } else { ring.set() };
        of(Ring::Small).or(of(Ring::Medium)).or(of(Ring::Large))
    }

    /// N-3.2: the holes of all chains that contain these.
    #[inline]
    pub fn chain(self) -> HoleSet {
        let mut holes = HoleSet::NONE;
        for chain in CHAINS {
            if self.without(chain).is_empty() {
                holes = holes.or(chain);
            }
        }
        holes
    }

    /// N-6.10: the active holes that go with each of these, which need not go with each other.
    #[inline]
    pub fn beside(self) -> HoleSet {
        self.iter().fold(ACTIVE, |holes, hole| holes.and(HoleSet::only(hole).chain()))
    }
}

impl fmt::Debug for HoleSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Three rings and their discs.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Wheel(u64);

/// What lies in each hole.
pub type ByHole<T> = Per<Hole, T, { Hole::ALL.len() }>;

impl Wheel {
    /// What lies in a hole.
    #[inline]
    pub fn disc(self, hole: Hole) -> Option<Disc> {
        let digit = (self.0 >> hole.shift()) as u8 & 15;
        (digit != 0).then(|| Disc { kind: Kind::ALL[(digit & 7) as usize - 1], upgraded: digit & 8 != 0 })
    }

    /// Puts a disc into a hole, or empties it; what lay there is gone.
    pub fn put(&mut self, hole: Hole, disc: Option<Disc>) {
        let digit = disc.map_or(0, |disc| (disc.kind as u64 + 1) | u64::from(disc.upgraded) << 3);
        self.0 = self.0 & !(15 << hole.shift()) | digit << hole.shift();
    }

    /// Exchanges what lies in two holes.
    pub fn swap(&mut self, a: Hole, b: Hole) {
        let difference = (self.0 >> a.shift() ^ self.0 >> b.shift()) & 15;
        self.0 ^= difference << a.shift() | difference << b.shift();
    }

    /// Turns a normal disc over (N-6.8).
    pub fn upgrade(&mut self, hole: Hole) {
        self.0 |= 8 << hole.shift();
    }

    /// Turns all rings clockwise by one hole (N-8.2).
    #[inline]
    pub fn turn_all(&mut self) {
        Ring::ALL.into_iter().for_each(|ring| self.turn(ring));
    }

    /// Turns a ring clockwise by one hole (N-3.1).
    #[inline]
    pub fn turn(&mut self, ring: Ring) {
        let (shift, width) = match ring {
            Ring::Small => (0, 8),
            Ring::Medium => (8, 16),
            Ring::Large => (24, 24),
        };
        let all = (1 << width) - 1;
        let digits = self.0 >> shift & all;
        let turned = (digits << 4 | digits >> (width - 4)) & all;
        self.0 = self.0 & !(all << shift) | turned << shift;
    }

    /// The holes with a disc.
    #[inline]
    pub fn discs(self) -> HoleSet {
        HoleSet((self.0 | self.0 >> 1 | self.0 >> 2) & HoleSet::ALL.0)
    }

    /// The holes with an upgraded disc.
    #[inline]
    pub fn upgraded(self) -> HoleSet {
        HoleSet(self.0 >> 3 & HoleSet::ALL.0)
    }

    /// The holes with something else in them than this one, be it nothing.
    #[inline]
    pub fn unlike(self, hole: Hole) -> HoleSet {
        let same = (self.0 >> hole.shift() & 15) * HoleSet::ALL.0;
        let difference = self.0 ^ same;
        HoleSet((difference | difference >> 1 | difference >> 2 | difference >> 3) & HoleSet::ALL.0)
    }
}

/// An object with an entry for each hole: its disc, or nothing.
#[cfg(feature = "json")]
impl serde::Serialize for Wheel {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ByHole::new(Hole::ALL.map(|hole| self.disc(hole))).serialize(serializer)
    }
}

#[cfg(feature = "json")]
impl schemars::JsonSchema for Wheel {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Wheel".into()
    }

    fn json_schema(made: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ByHole::<Option<Disc>>::json_schema(made)
    }
}

impl fmt::Debug for Wheel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.discs().iter().filter_map(|hole| Some((hole, self.disc(hole)?)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holes(text: &str) -> HoleSet {
        text.split_whitespace().map(|hole| HoleSet::only(hole.parse().unwrap())).fold(HoleSet::NONE, HoleSet::or)
    }

    #[test]
    fn n_3_1_the_active_half_has_one_two_and_three_holes() {
        assert_eq!(ACTIVE, holes("small0 medium0 medium1 large0 large1 large2"));
        assert_eq!(Ring::ALL.map(|ring| ring.set().len()), [2, 4, 6]);
        assert_eq!(Ring::ALL.map(|ring| ring.set()).into_iter().fold(HoleSet::NONE, HoleSet::or), HoleSet::ALL);
        assert!(Ring::ALL.iter().all(|&ring| ring.set().iter().all(|hole| hole.ring() == ring)));
    }

    #[test]
    fn n_8_2_discs_come_into_the_active_half_after_some_turns() {
        let turns = Hole::ALL.map(Hole::turns_to_active);
        assert_eq!(turns, [0, 1, 0, 0, 2, 1, 0, 0, 0, 3, 2, 1]);
    }

    #[test]
    fn n_3_2_chains() {
        for (have, chain) in [
            ("", "small0 medium0 medium1 large0 large1 large2"),
            ("small0", "small0 medium0 medium1 large0 large1 large2"),
            ("medium1", "small0 medium1 large1 large2"),
            ("medium0", "small0 medium0 large0 large1"),
            ("large1", "small0 medium0 medium1 large1"),
            ("large2", "small0 medium1 large2"),
            ("large0", "small0 medium0 large0"),
            ("medium1 large0", ""),
            ("medium0 large2", ""),
        ] {
            assert_eq!(holes(have).chain(), holes(chain), "with {have}");
        }
    }

    #[test]
    fn n_6_10_beside_each_of_some_holes() {
        for (holes_, beside) in [
            ("", "small0 medium0 medium1 large0 large1 large2"),
            ("medium1", "small0 medium1 large1 large2"),
            ("medium0 large0", "small0 medium0 large0"),
            ("medium1 large0", "small0"),
            ("small0 large2", "small0 medium1 large2"),
        ] {
            assert_eq!(holes(holes_).beside(), holes(beside), "beside {holes_}");
        }
    }

    #[test]
    fn n_3_1_turning_moves_every_disc_on_by_one_hole() {
        for ring in Ring::ALL {
            let mut wheel = Wheel::default();
            for (number, kind) in (0..ring.holes()).zip(Kind::ALL) {
                wheel.put(Hole::new(ring, number), Some(Disc { kind, upgraded: number % 2 == 1 }));
            }
            let other = Ring::ALL[(ring as usize + 1) % 3];
            wheel.put(Hole::new(other, 0), Some(Disc::normal(Kind::Bonus)));
            let before = wheel;
            wheel.turn(ring);
            for number in 0..ring.holes() {
                let next = Hole::new(ring, (number + 1) % ring.holes());
                assert_eq!(wheel.disc(next), before.disc(Hole::new(ring, number)));
            }
            assert_eq!(wheel.disc(Hole::new(other, 0)), Some(Disc::normal(Kind::Bonus)));
            assert_eq!(wheel.discs().len(), u32::from(ring.holes()) + 1);
        }
    }

    #[test]
    fn discs_are_put_swapped_upgraded_and_compared() {
        let [a, b, c] = ["small1", "medium3", "large5"].map(|hole| hole.parse::<Hole>().unwrap());
        let mut wheel = Wheel::default();
        wheel.put(a, Some(Disc::normal(Kind::Tool)));
        wheel.put(b, Some(Disc::normal(Kind::Tool)));
        assert_eq!(wheel.unlike(a), HoleSet::ALL.without(holes("small1 medium3")));
        wheel.upgrade(b);
        assert_eq!((wheel.upgraded(), wheel.unlike(a)), (HoleSet::only(b), HoleSet::ALL.without(HoleSet::only(a))));
        wheel.swap(b, c);
        assert_eq!((wheel.disc(b), wheel.disc(c)), (None, Some(Disc { kind: Kind::Tool, upgraded: true })));
        wheel.put(c, None);
        assert_eq!(wheel.discs(), HoleSet::only(a));
    }

    #[test]
    fn holes_are_written_as_ring_and_number() {
        let texts: Vec<String> = Hole::ALL.iter().map(Hole::to_string).collect();
        assert_eq!(
            texts.join(" "),
            "small0 small1 medium0 medium1 medium2 medium3 large0 large1 large2 large3 large4 large5"
        );
        assert!(Hole::ALL.into_iter().all(|hole| hole.to_string().parse() == Ok(hole)));
        assert!("small2".parse::<Hole>().is_err());
    }
}
