//! Values as bytes that this project alone decides about. Fingerprints are taken of them and stored in records and
//! databases for ever, so neither a compiler nor another crate may have a say in them, as they have in what
//! `derive(Hash)` writes.
//!
//! Numbers are little-endian. A struct writes its fields one after the other, an enum a number that stands in the
//! source and then its fields. A position begins with the revision of its rules: a field that comes with a later
//! revision is written from that revision on, so that older tables keep their fingerprints.

use crate::{Data, Per, Printed};

/// A value that can be written as bytes.
///
/// ```
/// use game::{Bytes, bytes};
///
/// struct Purse { ducats: u16, open: bool }
/// bytes! { Purse { ducats, open } }
///
/// enum Wish { Nothing, Post(u8), Order { line: u8, stored: bool } }
/// bytes! { enum Wish { 0 => Nothing, 1 => Post(city), 2 => Order { line, stored } } }
///
/// let mut out = Vec::new();
/// (Purse { ducats: 258, open: true }, Wish::Post(7), Wish::Nothing).put(&mut out);
/// Wish::Order { line: 9, stored: true }.put(&mut out);
/// assert_eq!(out, [2, 1, 1, 1, 7, 0, 2, 9, 1]);
/// ```
pub trait Bytes {
    /// Appends the value's bytes.
    fn put(&self, out: &mut Vec<u8>);
}

/// Writes a struct as its fields, in the order they are named, and an enum as the number before the variant, then the
/// variant's fields. A field or variant that is not named does not compile.
#[macro_export]
macro_rules! bytes {
    (enum $name:ident {
        $($number:literal => $variant:ident $(($($part:ident),+))? $({ $($field:ident),+ })?),+ $(,)?
    }) => {
        impl $crate::Bytes for $name {
            fn put(&self, out: &mut Vec<u8>) {
                match self {
                    $($name::$variant $(($($part),+))? $({ $($field),+ })? => {
                        out.push($number);
                        $($($crate::Bytes::put($part, out);)+)?
                        $($($crate::Bytes::put($field, out);)+)?
                    })+
                }
            }
        }
    };
    ($name:ty { $($field:ident),+ $(,)? }) => {
        impl $crate::Bytes for $name {
            fn put(&self, out: &mut Vec<u8>) {
                let Self { $($field),+ } = self;
                $($crate::Bytes::put($field, out);)+
            }
        }
    };
}

/// All bytes of a value.
pub fn bytes_of(thing: &(impl Bytes + ?Sized)) -> Vec<u8> {
    let mut bytes = Vec::new();
    thing.put(&mut bytes);
    bytes
}

/// A position, or anything else that has bytes, boiled down to 64 bits: FNV-1a, slow, plain and without a secret.
pub fn fingerprint(thing: &(impl Bytes + ?Sized)) -> u64 {
    let bytes = bytes_of(thing);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Bytes for $number {
            fn put(&self, out: &mut Vec<u8>) {
                out.extend(self.to_le_bytes());
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, i8, i16, i32, i64);

impl Bytes for bool {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }
}

impl Bytes for () {
    fn put(&self, _: &mut Vec<u8>) {}
}

/// Its bytes, then 255, which no text has in it.
impl Bytes for str {
    fn put(&self, out: &mut Vec<u8>) {
        out.extend(self.bytes());
        out.push(u8::MAX);
    }
}

impl<T: Bytes + ?Sized> Bytes for &T {
    fn put(&self, out: &mut Vec<u8>) {
        (**self).put(out);
    }
}

/// The number of entries, then the entries.
impl<T: Bytes> Bytes for [T] {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u64).put(out);
        self.iter().for_each(|entry| entry.put(out));
    }
}

/// Only the entries: their number is known.
impl<T: Bytes, const N: usize> Bytes for [T; N] {
    fn put(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|entry| entry.put(out));
    }
}

impl<K, T: Bytes, const N: usize> Bytes for Per<K, T, N>
where
    K: crate::Key,
{
    fn put(&self, out: &mut Vec<u8>) {
        self.entries().put(out);
    }
}

/// 0, or 1 and the value.
impl<T: Bytes> Bytes for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            None => 0u8.put(out),
            Some(value) => (1u8, value).put(out),
        }
    }
}

macro_rules! tuples {
    ($(($($name:ident $at:tt),+)),+) => {
        $(impl<$($name: Bytes),+> Bytes for ($($name,)+) {
            fn put(&self, out: &mut Vec<u8>) {
                $(self.$at.put(out);)+
            }
        })+
    };
}

tuples!((A 0, B 1), (A 0, B 1, C 2), (A 0, B 1, C 2, D 3), (A 0, B 1, C 2, D 3, E 4));

/// The fingerprint of the tables.
impl<D: Data> Bytes for Printed<D> {
    fn put(&self, out: &mut Vec<u8>) {
        self.0.fingerprint().put(out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PerSeat, Seat, SeatSet};

    fn bytes(thing: impl Bytes) -> Vec<u8> {
        bytes_of(&thing)
    }

    #[test]
    fn every_value_has_the_bytes_it_always_had() {
        assert_eq!(bytes((1u8, 0x0302u16, 0x0706_0504u32, -2i16)), [1, 2, 3, 4, 5, 6, 7, 0xfe, 0xff]);
        assert_eq!(bytes(0x0807_0605_0403_0201u64), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(bytes((true, false, Some(7u8), None::<u8>)), [1, 0, 1, 7, 0]);
        assert_eq!(bytes("ab"), [b'a', b'b', 255]);
        assert_eq!(bytes(&[1u8, 2][..]), [2, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
        assert_eq!(bytes([1u8, 2]), [1, 2]);
        assert_eq!(bytes(PerSeat::new([1u8, 2, 3, 4])), [1, 2, 3, 4]);
        assert_eq!(bytes((Seat::new(2), SeatSet::only(Seat::new(2)))), [2, 4]);
        assert!(bytes(()).is_empty());
        assert_eq!(bytes(Printed(&())), [0; 8], "the fingerprint of the tables");
    }

    #[test]
    fn fingerprints_are_fnv_1a() {
        assert_eq!(fingerprint(&()), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
