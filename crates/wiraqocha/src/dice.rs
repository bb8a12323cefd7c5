//! A handful of dice: how many show each number, because nothing else about them matters (W-3.2).

use crate::pieces::Face;
use std::fmt;

/// So many dice of each face, four bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Dice(u32);

const BITS: u32 = 4;
const EACH: u32 = 0b1111;

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// How many show this face.
    #[inline]
    pub fn count(self, face: Face) -> u8 {
        (self.0 >> (BITS * face as u32) & EACH) as u8
    }

    /// One more that shows this face.
    #[inline]
    #[must_use]
    pub fn with(self, face: Face) -> Dice {
        Dice(self.0 + (1 << (BITS * face as u32)))
    }

    /// One fewer that shows this face.
    #[inline]
    #[must_use]
    pub fn without(self, face: Face) -> Dice {
        debug_assert!(self.count(face) > 0, "no die shows {face}");
        Dice(self.0 - (1 << (BITS * face as u32)))
    }

    /// All of them.
    #[inline]
    pub fn len(self) -> u8 {
        // Adds neighbours in pairs; no sum passes its four bits, because there are 11 dice in all.
        let pairs = (self.0 & 0x000F_0F0F) + (self.0 >> BITS & 0x000F_0F0F);
        ((pairs + (pairs >> 8) + (pairs >> 16)) & 0x1F) as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faces that at least one die shows, from the lowest on.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.count(face) > 0)
    }

    /// What each die shows, from the lowest on.
    pub fn shown(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| std::iter::repeat_n(face, self.count(face).into()))
    }

    /// The faces from this one on that at least one die shows.
    #[inline]
    pub fn faces_from(self, least: Face) -> impl Iterator<Item = Face> {
        Face::ALL[least as usize..].iter().copied().filter(move |&face| self.count(face) > 0)
    }

    /// The faces that at least so many dice show, a bit each, that of face 1 the lowest.
    #[inline]
    pub fn mask(self, least: u8) -> u32 {
        Face::ALL.iter().fold(0, |mask, &face| mask | u32::from(self.count(face) >= least) << face as u32)
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        faces.into_iter().fold(Dice::NONE, Dice::with)
    }
}

/// In JSON the list of what the dice show, from the lowest on.
#[cfg(feature = "json")]
mod json {
    use super::{Dice, Face};
    use schemars::{JsonSchema, Schema, SchemaGenerator};
    use serde::{Serialize, Serializer};
    use std::borrow::Cow;

    impl Serialize for Dice {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.shown())
        }
    }

    impl JsonSchema for Dice {
        fn schema_name() -> Cow<'static, str> {
            "Dice".into()
        }

        fn json_schema(made: &mut SchemaGenerator) -> Schema {
            Vec::<Face>::json_schema(made)
        }
    }
}

/// The faces in order, as in `2 2 5`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut gap = "";
        for face in self.shown() {
            write!(f, "{gap}{face}")?;
            gap = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_dice_of_one_face_are_counted() {
        for face in Face::ALL {
            let dice: Dice = std::iter::repeat_n(face, 11).collect();
            assert_eq!((dice.len(), dice.count(face)), (11, 11), "{face}");
        }
        let dice: Dice = Face::ALL.into_iter().chain([Face::Two]).collect();
        assert_eq!((dice.len(), dice.mask(1), dice.mask(2)), (7, 0b11_1111, 0b00_0010));
        assert_eq!(dice.without(Face::Six).to_string(), "1 2 2 3 4 5");
    }
}
