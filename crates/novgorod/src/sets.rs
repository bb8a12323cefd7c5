//! Small sets of cities, goods, luxuries and orders, each a handful of bits.

use crate::pieces::{City, Good, Luxury, Order};
use game::Key;

/// Makes a set type over the bits of an unsigned number.
macro_rules! set {
    ($(#[$meta:meta])* $name:ident of $key:ident in $bits:ident, $count:expr, $nth:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);
            /// Everything.
            pub const ALL: $name = $name(((1u64 << $count) - 1) as $bits);

            /// Just one.
            #[inline]
            pub fn only(key: $key) -> $name {
                $name(1 << Key::index(key))
            }

            /// Whether `key` is in it.
            #[inline]
            pub fn has(self, key: $key) -> bool {
                self.0 >> Key::index(key) & 1 != 0
            }

            /// The set with `key` in it.
            #[inline]
            pub fn with(self, key: $key) -> $name {
                $name(self.0 | 1 << Key::index(key))
            }

            /// The set without `key`.
            #[inline]
            pub fn without(self, key: $key) -> $name {
                $name(self.0 & !(1 << Key::index(key)))
            }

            /// Those in either.
            #[inline]
            pub fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Those in both.
            #[inline]
            pub fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Those that `other` does not have.
            #[inline]
            pub fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// How many it has.
            #[inline]
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it has none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What it has, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $key> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let at = left.trailing_zeros() as usize;
                    left &= left - 1;
                    Some($nth(at))
                })
            }
        }

        impl FromIterator<$key> for $name {
            fn from_iter<I: IntoIterator<Item = $key>>(keys: I) -> $name {
                keys.into_iter().fold($name::NONE, $name::with)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map(|key| key.to_string())).finish()
            }
        }
    };
}

set!(
    /// A set of cities.
    CitySet of City in u8, City::COUNT, |at: usize| City::ALL[at]
);
set!(
    /// A set of goods.
    GoodSet of Good in u8, Good::COUNT, |at: usize| Good::ALL[at]
);
set!(
    /// A set of luxuries.
    LuxurySet of Luxury in u8, Luxury::COUNT, |at: usize| Luxury::ALL[at]
);
set!(
    /// A set of orders.
    OrderSet of Order in u32, Order::COUNT, Order::new
);
