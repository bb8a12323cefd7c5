//! Index types, and the arrays and sets over them: `hand[Good::Sail]`, never `hand[3]`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A type with few values, numbered from 0 without gaps.
pub trait Key: Copy + fmt::Display + 'static {
    /// Every value, in the order of their numbers.
    const KEYS: &'static [Self];
    /// The value's number.
    fn index(self) -> usize;
}

/// One `T` for each of the `N` values of `K`.
pub struct Per<K, T, const N: usize>([T; N], PhantomData<fn() -> K>);

impl<K: Key, T, const N: usize> Per<K, T, N> {
    /// The entries in the order of their keys.
    pub const fn new(entries: [T; N]) -> Self {
        Per(entries, PhantomData)
    }

    /// The entries in the order of their keys.
    pub fn entries(&self) -> &[T; N] {
        &self.0
    }
}

impl<K: Key, T: Copy, const N: usize> Per<K, T, N> {
    /// The same for every key.
    pub const fn all(entry: T) -> Self {
        Per([entry; N], PhantomData)
    }
}

impl<K: Key, T, const N: usize> Index<K> for Per<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for Per<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

// Written out, because a derive would ask the same of `K`.
impl<K, T: Copy, const N: usize> Clone for Per<K, T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, T: Copy, const N: usize> Copy for Per<K, T, N> {}

impl<K, T: PartialEq, const N: usize> PartialEq for Per<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K, T: Eq, const N: usize> Eq for Per<K, T, N> {}

impl<K, T: Hash, const N: usize> Hash for Per<K, T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K: Key, T: fmt::Debug, const N: usize> fmt::Debug for Per<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(K::KEYS.iter().map(|key| format_args!("{key}").to_string()).zip(&self.0)).finish()
    }
}

/// Makes an enum whose values have a word each, for notation and data files, and can index a [`Per`].
///
/// ```
/// game::words! {
///     /// What ships bring home.
///     pub enum Resource { Energy = "energy", Obsidian = "obsidian" }
/// }
/// assert_eq!("obsidian".parse(), Ok(Resource::Obsidian));
/// assert_eq!(Resource::ALL.map(|it| it.to_string()), ["energy", "obsidian"]);
/// assert!("gold".parse::<Resource>().is_err());
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* #[doc = concat!("\"", $word, "\"")] $value),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The word for it.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }
        }

        $crate::json_word!($name);

        impl $crate::Key for $name {
            const KEYS: &'static [$name] = &$name::ALL;

            #[inline]
            fn index(self) -> usize { self as usize }
        }

        impl $crate::Bytes for $name {
            fn put(&self, out: &mut Vec<u8>) { out.push(*self as u8); }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { f.pad(self.word()) }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, $crate::BadNotation> {
                match text { $($word => Ok($name::$value),)+ _ => Err($crate::BadNotation(text.into())) }
            }
        }
    };
}

/// Makes a set of the values of a [`Key`](crate::Key): a bit each in the unsigned number it is made of, so plain
/// memory. The key type has `ALL`, an array of its values in order, as [`words!`](crate::words) makes it.
///
/// ```
/// game::words! {
///     /// What ships bring home.
///     pub enum Resource { Energy = "energy", Mycelium = "mycelium", Obsidian = "obsidian" }
/// }
/// game::set! {
///     /// A set of resources.
///     pub struct ResourceSet(u8) of Resource;
/// }
/// let paid = ResourceSet::only(Resource::Obsidian).with(Resource::Energy);
/// assert!(paid.has(Resource::Energy) && !paid.has(Resource::Mycelium));
/// assert_eq!(ResourceSet::ALL.minus(paid), ResourceSet::only(Resource::Mycelium));
/// assert_eq!(format!("{paid:?}"), r#"{"energy", "obsidian"}"#);
/// ```
#[macro_export]
macro_rules! set {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ident) of $key:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $name($bits);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);
            /// Everything.
            pub const ALL: $name = $name($bits::MAX >> ($bits::BITS as usize - $key::ALL.len()));

            /// Just one.
            #[inline]
            pub fn only(key: $key) -> $name {
                $name(1 << $crate::Key::index(key))
            }

            /// Whether `key` is in it.
            #[inline]
            pub fn has(self, key: $key) -> bool {
                self.0 >> $crate::Key::index(key) & 1 != 0
            }

            /// The set with `key` in it.
            #[inline]
            pub fn with(self, key: $key) -> $name {
                $name(self.0 | 1 << $crate::Key::index(key))
            }

            /// The set without `key`.
            #[inline]
            pub fn without(self, key: $key) -> $name {
                $name(self.0 & !(1 << $crate::Key::index(key)))
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
                    let key = $key::ALL[left.trailing_zeros() as usize];
                    left &= left - 1;
                    Some(key)
                })
            }
        }

        impl $crate::Bytes for $name {
            fn put(&self, out: &mut Vec<u8>) {
                $crate::Bytes::put(&self.0, out);
            }
        }

        $crate::json_set!($name, $key);

        // A value without a bit is found when this is compiled.
        const _: $name = $name::ALL;

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
