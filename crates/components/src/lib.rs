//! Reading what is printed on the pieces: what the data files of all games have in common.
//!
//! A game describes its file as a type with [`Rows`], lets [`read`] fill it, and makes its tables of it with [`word`],
//! [`array()`] and the other functions here; [`printed!`] makes the tables the [`game::Data`] of the game. A refusal is one line, for people who correct a file by hand: it begins with the row,
//! or with the number of the line where the file is not written as it should be.
//!
//! ```
//! use game::BadData;
//! use components::{Source, array, words};
//! use serde::Deserialize;
//!
//! game::words! {
//!     /// What is traded.
//!     pub enum Good { Sail = "sail", Lamp = "lamp" }
//! }
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct File {
//!     market: Market,
//! }
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Market {
//!     #[serde(default, rename = "source")]
//!     _source: Source,
//!     goods: Vec<String>,
//! }
//!
//! fn goods(text: &str) -> Result<[Good; 2], BadData> {
//!     let (file, _fingerprint) = components::read::<File>(text)?;
//!     let row = "[market] goods";
//!     array(row, &words(row, &file.market.goods)?)
//! }
//!
//! let refusal = |goods_row: &str| goods(&format!("[market]\n{goods_row}")).unwrap_err().to_string();
//! assert_eq!(goods("[market]\nsource = 'book'\ngoods = ['lamp', 'sail']"), Ok([Good::Lamp, Good::Sail]));
//! assert_eq!(refusal("goods = ['lamp', 'gold']"), "[market] goods: 'gold' is unknown");
//! assert_eq!(refusal("goods = ['lamp']"), "[market] goods: 2 entries are expected, not 1");
//! assert_eq!(refusal("prices = []"), "line 2: unknown field `prices`, expected `source` or `goods`");
//! ```

pub mod damaged;
mod values;

use game::{BadData, BadNotation, Fault, Key, Per};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Where a row comes from: for people, so it is read over, and changes no fingerprint.
pub type Source = IgnoredAny;

/// The key of a [`Source`].
const SOURCE: &str = "source";

/// The rows of a data file, and the fingerprint of its values, which is the same whatever the sources, comments and
/// layout.
pub fn read<F: DeserializeOwned>(text: &str) -> Result<(F, u64), BadData> {
    let file = toml::from_str(text).map_err(|error| misspelt(text, &error))?;
    let values: toml::Table = toml::from_str(text).map_err(|error| misspelt(text, &error))?;
    Ok((file, game::fingerprint(&values::Values(&values))))
}

/// A data file as it is written, and the tables that are made of it.
pub trait Rows: DeserializeOwned {
    /// The tables of the game.
    type Tables;
    /// The tables with these rows.
    fn tables(&self, fingerprint: u64) -> Result<Self::Tables, BadData>;
    /// Refuses tables whose rows are each well written, but do not fit together.
    fn check(&self, tables: &Self::Tables) -> Result<(), BadData>;
}

/// Reads and checks a data file.
pub fn tables<F: Rows>(text: &str) -> Result<F::Tables, BadData> {
    let (file, fingerprint) = read::<F>(text)?;
    let tables = file.tables(fingerprint)?;
    file.check(&tables)?;
    Ok(tables)
}

/// Makes tables with a field `fingerprint` the [`game::Data`] of a game: which they are, the text of the data file that
/// comes with the program, and the [`Rows`] that read it.
#[macro_export]
macro_rules! printed {
    ($tables:ty, $shipped:expr, $rows:ty) => {
        impl game::Data for $tables {
            fn printings() -> &'static game::Printings<$tables> {
                static PRINTINGS: game::Printings<$tables> = game::Printings::new($shipped, $crate::tables::<$rows>);
                &PRINTINGS
            }

            fn fingerprint(&self) -> u64 {
                self.fingerprint
            }
        }
    };
}

/// A number for two, for three and for four players.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSeats {
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "4")]
    four: u8,
}

impl PerSeats {
    /// The numbers, that for two players first.
    pub fn numbers(self) -> [u8; 3] {
        [self.two, self.three, self.four]
    }
}

/// A file that is no TOML, or has other rows than it should.
fn misspelt(text: &str, error: &toml::de::Error) -> BadData {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    let line = 1 + text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count();
    refusal(&format!("line {line}"), Fault::Other(in_one_line(&error.message().replace('\n', " "))))
}

fn refusal(row: &str, fault: Fault) -> BadData {
    BadData { row: in_one_line(row), fault }
}

/// In one line, whatever words of the file are in it.
fn in_one_line(text: &str) -> String {
    let mut line = String::new();
    for letter in text.chars() {
        match letter {
            '\'' | '"' | '\\' => line.push(letter),
            _ => line.extend(letter.escape_debug()),
        }
    }
    line
}

/// Refuses a row for a reason that only this game has: the key of the sentence in the reader's language, the sentence in
/// English, and the values in both.
///
/// ```
/// let refused: Result<(), _> = components::bad!("[track] spaces", "wrong-track", "the track has {most} spaces", most = 16);
/// assert_eq!(refused.unwrap_err().to_string(), "[track] spaces: the track has 16 spaces");
/// ```
#[macro_export]
macro_rules! bad {
    ($row:expr, $key:literal, $text:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $(let $name = $value.to_string();)*
        let text = format!($text);
        $crate::refused($row, $key, vec![$((stringify!($name), $name)),*], &text)
    }};
}

/// What [`bad!`] makes.
#[doc(hidden)]
pub fn refused<T>(row: &str, key: &'static str, values: Vec<(&'static str, String)>, text: &str) -> Result<T, BadData> {
    let values = values.into_iter().map(|(name, value)| (name, in_one_line(&value))).collect();
    Err(refusal(row, Fault::Own { key, values, text: in_one_line(text) }))
}

/// The refusal of something where only something else can stand.
pub fn instead<T>(row: &str, expected: impl Display, found: impl Display) -> Result<T, BadData> {
    let [expected, found] = [expected.to_string(), found.to_string()].map(|text| in_one_line(&text));
    Err(refusal(row, Fault::Instead { expected, found }))
}

/// The refusal of something that stands in this row already.
pub fn twice<T>(row: &str, what: impl Display) -> Result<T, BadData> {
    Err(refusal(row, Fault::Twice(in_one_line(&what.to_string()))))
}

/// The refusal of a file without this row.
pub fn missing<T>(row: &str) -> Result<T, BadData> {
    Err(refusal(row, Fault::Missing))
}

/// The refusal of a row that would cost nothing.
pub fn free<T>(row: &str) -> Result<T, BadData> {
    Err(refusal(row, Fault::Free))
}

/// The refusal of a word that may not stand in this row.
pub fn unknown<T>(row: &str, text: &str) -> Result<T, BadData> {
    Err(refusal(row, Fault::Unknown(in_one_line(text))))
}

/// The refusal of too few or too many entries.
pub fn miscounted<T>(row: &str, expected: usize, found: usize) -> Result<T, BadData> {
    Err(refusal(row, Fault::Entries { expected, found }))
}

/// One word of the game.
pub fn word<T: FromStr<Err = BadNotation>>(row: &str, text: &str) -> Result<T, BadData> {
    text.parse().or_else(|_| unknown(row, text))
}

/// A list of words of the game.
pub fn words<T: FromStr<Err = BadNotation>>(row: &str, texts: &[String]) -> Result<Vec<T>, BadData> {
    texts.iter().map(|text| word(row, text)).collect()
}

/// Exactly `N` entries.
pub fn array<T: Copy, const N: usize>(row: &str, entries: &[T]) -> Result<[T; N], BadData> {
    entries.try_into().or_else(|_| miscounted(row, N, entries.len()))
}

/// One number for each value of a type, none missing, none unknown.
pub fn all<K, const N: usize>(row: &str, entries: &BTreeMap<String, u8>) -> Result<Per<K, u8, N>, BadData>
where
    K: Key + FromStr<Err = BadNotation>,
{
    let mut numbers = Per::all(0);
    for (name, &number) in entries {
        numbers[word(row, name)?] = number;
    }
    if entries.len() != N { miscounted(row, N, entries.len()) } else { Ok(numbers) }
}

/// Every key is a word of the type, or that of a [`Source`].
pub fn only_known<K: FromStr<Err = BadNotation>>(
    row: &str,
    keys: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<(), BadData> {
    let mut others = keys.into_iter().filter(|key| key.as_ref() != SOURCE);
    others.try_for_each(|key| word::<K>(row, key.as_ref()).map(drop))
}

/// A value that is not too small and not too large.
pub fn within<T: PartialOrd + Display>(row: &str, value: T, range: RangeInclusive<T>) -> Result<(), BadData> {
    if range.contains(&value) {
        return Ok(());
    }
    if range.start() == range.end() {
        return instead(row, range.start(), value);
    }
    let [value, least, most] = [&value, range.start(), range.end()].map(T::to_string);
    Err(refusal(row, Fault::Outside { value, least, most }))
}

/// Values each of which is at least the one before.
pub fn never_falling<T: PartialOrd + Debug>(row: &str, values: &[T]) -> Result<(), BadData> {
    if values.is_sorted() { Ok(()) } else { Err(refusal(row, Fault::Falls(format!("{values:?}")))) }
}

/// Values each of which is at most the one before.
pub fn never_rising<T: PartialOrd + Debug>(row: &str, values: &[T]) -> Result<(), BadData> {
    let falls = values.is_sorted_by(|before, after| before >= after);
    if falls { Ok(()) } else { Err(refusal(row, Fault::Rises(format!("{values:?}")))) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    type Rows = BTreeMap<String, BTreeMap<String, u8>>;

    fn refused(text: &str) -> String {
        read::<Rows>(text).expect_err(text).to_string()
    }

    #[test]
    fn a_line_is_counted_from_one_wherever_the_error_stands_in_it() {
        for (text, line) in
            [("= 1", 1), ("[a]\n= 1", 2), ("[a]\nb = 1\n\n  = 1", 4), ("[a]\r\n= 1", 2), ("[a]\nb = 300", 2)]
        {
            assert!(refused(text).starts_with(&format!("line {line}: ")), "{text:?}: {}", refused(text));
        }
    }

    #[test]
    fn a_refusal_is_one_line_whatever_the_file_says() {
        let strange = "a\nb\r\u{2028}'c";
        assert_eq!(word::<Seat>("[row]", strange).unwrap_err().to_string(), r"[row]: 'a\nb\r\u{2028}'c' is unknown");
        assert_eq!(twice::<()>("[row\n]", "Lübeck").unwrap_err().to_string(), r"[row\n]: Lübeck stands there twice");
        let error = refused("[a]\n\"b\\n\" = 'c\\n'");
        assert!(!error.contains(char::is_control), "{error}");
    }

    #[test]
    fn only_values_have_a_fingerprint() {
        let of = |text: &str| read::<BTreeMap<String, toml::Value>>(text).unwrap().1;
        let rows = of("[a]\nb = 1\n[[c]]\nd = 2");
        assert_eq!(rows, of("a = { source = 'book', b = 1 } # as printed\n\nc = [{ source = ['me'], d = 2 }]"));
        assert_ne!(rows, of("[a]\nb = 1\n[[c]]\nd = 3"));
    }

    #[test]
    fn keys_are_counted_and_known() {
        let seats = |names: &[&str]| names.iter().map(|name| (name.to_string(), 1)).collect::<BTreeMap<_, _>>();
        let (three, four) = (["seat1", "seat2", "seat3"], ["seat1", "seat2", "seat3", "seat4"]);
        assert_eq!(all::<Seat, 4>("[row]", &seats(&four)), Ok(Per::all(1)));
        assert_eq!(
            all::<Seat, 4>("[row]", &seats(&three)).unwrap_err().to_string(),
            "[row]: 4 entries are expected, not 3"
        );
        assert_eq!(only_known::<Seat>("[row]", ["source", "seat4"]), Ok(()));
        assert_eq!(only_known::<Seat>("[row]", ["sources"]).unwrap_err().to_string(), "[row]: 'sources' is unknown");
    }

    #[test]
    fn values_are_within_bounds_and_do_not_fall() {
        assert_eq!((within("[row]", 1, 1..=3), within("[row]", 3, 1..=3)), (Ok(()), Ok(())));
        assert_eq!(within("[row]", 4, 1..=3).unwrap_err().to_string(), "[row]: 4 is not 1 to 3");
        assert_eq!(never_falling("[row]", &[1, 1, 2]), Ok(()));
        assert_eq!(never_falling("[row]", &[1, 2, 1]).unwrap_err().to_string(), "[row]: [1, 2, 1] falls somewhere");
    }
}
