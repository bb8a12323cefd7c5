//! A number for every value of a type, without gaps: what nets and programs call an action.

use crate::Key;

/// A type whose values are numbered from 0 without gaps, in their order.
pub trait Numbered: Copy {
    /// How many there are.
    const COUNT: usize;
    /// The value's number.
    fn number(self) -> usize;
    /// The value with this number; `None` from [`Numbered::COUNT`] on.
    fn numbered(number: usize) -> Option<Self>;
}

impl<K: Key> Numbered for K {
    const COUNT: usize = K::KEYS.len();

    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn numbered(number: usize) -> Option<K> {
        K::KEYS.get(number).copied()
    }
}

impl Numbered for bool {
    const COUNT: usize = 2;

    #[inline]
    fn number(self) -> usize {
        self.into()
    }

    #[inline]
    fn numbered(number: usize) -> Option<bool> {
        [false, true].get(number).copied()
    }
}

/// An amount from 0 to `MOST`, as [`numbered!`](crate::numbered) has it for fields that are an `u8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpTo<const MOST: u8>(u8);

impl<const MOST: u8> Numbered for UpTo<MOST> {
    const COUNT: usize = MOST as usize + 1;

    #[inline]
    fn number(self) -> usize {
        debug_assert!(self.0 <= MOST, "{} is more than {MOST}", self.0);
        self.0.into()
    }

    #[inline]
    fn numbered(number: usize) -> Option<Self> {
        (number < Self::COUNT).then_some(UpTo(number as u8))
    }
}

impl<const MOST: u8> From<u8> for UpTo<MOST> {
    #[inline]
    fn from(amount: u8) -> Self {
        UpTo(amount)
    }
}

impl<const MOST: u8> From<UpTo<MOST>> for u8 {
    #[inline]
    fn from(amount: UpTo<MOST>) -> u8 {
        amount.0
    }
}

/// Where each block of so many numbers begins, and where the last one ends.
pub const fn starts<const N: usize>(sizes: [usize; N]) -> [usize; N] {
    let mut starts = [0; N];
    let mut at = 1;
    while at < N {
        starts[at] = starts[at - 1] + sizes[at - 1];
        at += 1;
    }
    starts
}

/// Numbers the values of an enum whose fields are [`Numbered`], in their order. An `u8` is written as the [`UpTo`] that
/// bounds it.
///
/// ```
/// use game::encode::{Numbered, UpTo};
/// use game::examples::pig::Face;
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Action { Hold, Die(Face), Pay { face: Face, amount: u8 } }
///
/// game::numbered! { Action { Hold, Die(face: Face), Pay { face: Face, amount: UpTo<9> } } }
///
/// assert_eq!(Action::COUNT, 1 + 6 + 6 * 10);
/// assert_eq!(Action::Pay { face: Face::Two, amount: 3 }.number(), 1 + 6 + 10 + 3);
/// assert_eq!(Action::numbered(6), Some(Action::Die(Face::Six)));
/// assert_eq!(Action::numbered(67), None);
/// ```
#[macro_export]
macro_rules! numbered {
    ($name:ident { $($value:ident $(($($field:ident: $of:ty),+))? $({ $($named:ident: $kind:ty),+ $(,)? })?),+ $(,)? }) => {
        const _: () = {
            use $crate::encode::Numbered;

            enum Block { $($value),+ }

            const SIZES: [usize; [$(stringify!($value)),+].len()] =
                [$(1 $($(* <$of as Numbered>::COUNT)+)? $($(* <$kind as Numbered>::COUNT)+)?),+];
            const STARTS: [usize; SIZES.len()] = $crate::encode::starts(SIZES);

            impl Numbered for $name {
                const COUNT: usize = STARTS[SIZES.len() - 1] + SIZES[SIZES.len() - 1];

                #[inline]
                fn number(self) -> usize {
                    match self {
                        $($name::$value $(($($field),+))? $({ $($named),+ })? => {
                            let within = 0;
                            $($(let within =
                                within * <$of as Numbered>::COUNT + Numbered::number(<$of>::from($field));)+)?
                            $($(let within =
                                within * <$kind as Numbered>::COUNT + Numbered::number(<$kind>::from($named));)+)?
                            STARTS[Block::$value as usize] + within
                        })+
                    }
                }

                fn numbered(number: usize) -> Option<$name> {
                    $({
                        const BLOCK: usize = Block::$value as usize;
                        if number < STARTS[BLOCK] + SIZES[BLOCK] {
                            let _within = number - STARTS[BLOCK];
                            let _size = SIZES[BLOCK];
                            $($(
                                let _size = _size / <$of as Numbered>::COUNT;
                                let $field = <$of as Numbered>::numbered(_within / _size)?;
                                let _within = _within % _size;
                            )+)?
                            $($(
                                let _size = _size / <$kind as Numbered>::COUNT;
                                let $named = <$kind as Numbered>::numbered(_within / _size)?;
                                let _within = _within % _size;
                            )+)?
                            return Some($name::$value $(($($field.into()),+))? $({ $($named: $named.into()),+ })?);
                        }
                    })+
                    None
                }
            }
        };
    };
}
