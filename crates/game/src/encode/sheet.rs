//! Features one after the other: what they are called, or how large they are, written by the same code.

use crate::Key;
use std::fmt::Display;

/// Takes features in order. A game writes itself once; [`Numbers`] keeps the numbers, [`Names`] the names. Nearly all
/// features are 0 or 1, and none leaves the range from -1 to 1.
///
/// ```
/// use game::encode::{Names, Numbers, Sheet};
///
/// fn encode(points: u8, at_turn: bool, sheet: &mut impl Sheet) {
///     sheet.flag("at turn", at_turn);
///     sheet.level::<3>("points", points);
/// }
/// let (mut names, mut numbers) = (Names::default(), [0.0; 4]);
/// encode(2, true, &mut names);
/// encode(2, true, &mut Numbers::new(&mut numbers));
/// assert_eq!(names.list(), ["at turn", "points >= 1", "points >= 2", "points >= 3"]);
/// assert_eq!(numbers, [1.0, 1.0, 1.0, 0.0]);
/// ```
pub trait Sheet: Sized {
    /// So many features, each with its name and its number. Everything else is made of this.
    fn row(&mut self, count: usize, name: impl Fn(usize) -> String, number: impl Fn(usize) -> f32);

    /// Features that belong together: their names begin with this one.
    fn part(&mut self, name: impl Display, content: impl FnOnce(&mut Self));

    /// Whether something is so.
    #[inline(always)]
    fn flag(&mut self, name: impl Display, on: bool) {
        self.row(1, |_| name.to_string(), |_| f32::from(u8::from(on)));
    }

    /// Which one it is; none of them for `None`.
    #[inline(always)]
    fn one_of<K: Key>(&mut self, name: impl Display, which: Option<K>) {
        let which = which.map_or(usize::MAX, K::index);
        self.row(K::KEYS.len(), |at| format!("{name} {}", K::KEYS[at]), |at| f32::from(u8::from(at == which)));
    }

    /// For which of them it is so.
    #[inline(always)]
    fn each<K: Key>(&mut self, name: impl Display, is_so: impl Fn(K) -> bool) {
        let number = |at: usize| f32::from(u8::from(is_so(K::KEYS[at])));
        self.row(K::KEYS.len(), |at| format!("{name} {}", K::KEYS[at]), number);
    }

    /// A thermometer from 1 to `N`: as many ones as the value is high.
    #[inline(always)]
    fn level<const N: usize>(&mut self, name: impl Display, value: impl Into<u16>) {
        let value = usize::from(value.into());
        self.row(N, |at| format!("{name} >= {}", at + 1), |at| f32::from(u8::from(at < value)));
    }

    /// A thermometer with steps of its own, which ascend: a one for each that the value reaches.
    #[inline(always)]
    fn steps<const N: usize>(&mut self, name: impl Display, steps: [i32; N], value: impl Into<i32>) {
        let value = value.into();
        self.row(N, |at| format!("{name} >= {}", steps[at]), |at| f32::from(u8::from(steps[at] <= value)));
    }
}

/// Keeps the numbers.
#[derive(Debug)]
pub struct Numbers<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Numbers<'a> {
    /// Writes into `out`, from the beginning on.
    pub fn new(out: &'a mut [f32]) -> Numbers<'a> {
        Numbers { out, at: 0 }
    }

    /// How many were written.
    pub fn count(&self) -> usize {
        self.at
    }
}

impl Sheet for Numbers<'_> {
    #[inline(always)]
    fn row(&mut self, count: usize, _: impl Fn(usize) -> String, number: impl Fn(usize) -> f32) {
        let slots = &mut self.out[self.at..][..count];
        for (at, slot) in slots.iter_mut().enumerate() {
            *slot = number(at);
        }
        self.at += count;
    }

    #[inline(always)]
    fn part(&mut self, _: impl Display, content: impl FnOnce(&mut Self)) {
        content(self);
    }
}

/// Keeps the names.
#[derive(Debug, Default)]
pub struct Names {
    list: Vec<String>,
    part: String,
}

impl Names {
    /// All of them, in order.
    pub fn list(self) -> Vec<String> {
        self.list
    }
}

impl Sheet for Names {
    fn row(&mut self, count: usize, name: impl Fn(usize) -> String, _: impl Fn(usize) -> f32) {
        self.list.extend((0..count).map(|at| format!("{}{}", self.part, name(at))));
    }

    fn part(&mut self, name: impl Display, content: impl FnOnce(&mut Self)) {
        let outside = self.part.len();
        self.part += &format!("{name}: ");
        content(self);
        self.part.truncate(outside);
    }
}
