//! What is printed on the pieces: the tables of a game, where they come from, and how a position refers to them.

use std::fmt::{self, Debug, Display};
use std::sync::{Mutex, OnceLock};

/// What is printed on the pieces of a game.
pub trait Data: Debug + Sized + Send + Sync + 'static {
    /// Where this process keeps the tables it has seen.
    fn printings() -> &'static Printings<Self>;
    /// 64 bits that differ when any printed value does.
    fn fingerprint(&self) -> u64;

    /// The tables that come with the program.
    fn shipped() -> &'static Self {
        Self::printings().shipped()
    }
    /// The tables with this fingerprint that come with the program, or came with it once: a table that was begun with
    /// them goes on.
    fn shipped_once(fingerprint: u64) -> Option<&'static Self> {
        Self::printings().shipped_once(fingerprint)
    }
    /// Tables from a file's text, checked. They live as long as the program; the same text gives the same tables.
    fn read(text: &str) -> Result<&'static Self, BadData> {
        Self::printings().read(text)
    }
    /// The text from which the tables with this fingerprint were first read; that of the shipped ones is the shipped
    /// text. Texts that differ only in what is no printed value, such as sources, are the same tables.
    fn text_of(fingerprint: u64) -> Option<&'static str> {
        Self::printings().text_of(fingerprint)
    }
    /// The fingerprint of a file's text, checked. Unlike [`Data::read`] it keeps nothing: for files that nobody may ever
    /// play with.
    fn checked(text: &str) -> Result<u64, BadData> {
        Ok((Self::printings().read)(text)?.fingerprint())
    }
    /// The text of the data file that comes with the program, for those who keep it beside the games that were played
    /// with it.
    fn shipped_text() -> &'static str {
        Self::printings().text
    }
}

/// A game with nothing printed on its pieces.
impl Data for () {
    fn printings() -> &'static Printings<()> {
        static NOTHING: Printings<()> = Printings::new("", |text| match text {
            "" => Ok(()),
            _ => Err(BadData::whole("this game has no data file")),
        });
        &NOTHING
    }

    fn fingerprint(&self) -> u64 {
        0
    }
}

/// A data file that breaks the piece counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadData {
    /// The row that is refused, as people find it in the file: `[[city]] 3 prices`, or `line 7` where the file is not
    /// written as it should be. Empty if there is none.
    pub row: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a row of a data file: a value, so that a page says it in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// This word may not stand there.
    Unknown(String),
    /// So many entries are expected.
    Entries {
        /// How many there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number is too small or too large.
    Outside {
        /// The number.
        value: String,
        /// The smallest that there can be.
        least: String,
        /// The largest.
        most: String,
    },
    /// Each number is at least as large as the one before, and these are not.
    Falls(String),
    /// No number is larger than the one before, and these are not so.
    Rises(String),
    /// Only one thing can stand there.
    Instead {
        /// What is expected.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// This stands there twice.
    Twice(String),
    /// There is no such row.
    Missing,
    /// It would cost nothing.
    Free,
    /// Something that only this game asks for.
    Own {
        /// The name of its sentence in the reader's language.
        key: &'static str,
        /// What the sentence says, by the name it has there.
        values: Vec<(&'static str, String)>,
        /// The sentence in English, for whoever corrects a file by hand.
        text: String,
    },
    /// The file cannot be read, or none is expected: a sentence in English.
    Other(String),
}

impl BadData {
    /// A data file that is refused as a whole.
    pub fn whole(why: impl Into<String>) -> BadData {
        BadData { row: String::new(), fault: Fault::Other(why.into()) }
    }
}

impl Display for BadData {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if !self.row.is_empty() {
            write!(f, "{}: ", self.row)?;
        }
        Display::fmt(&self.fault, f)
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Unknown(word) => write!(f, "'{word}' is unknown"),
            Fault::Entries { expected, found } => write!(f, "{expected} entries are expected, not {found}"),
            Fault::Outside { value, least, most } => write!(f, "{value} is not {least} to {most}"),
            Fault::Falls(values) => write!(f, "{values} falls somewhere"),
            Fault::Rises(values) => write!(f, "{values} rises somewhere"),
            Fault::Instead { expected, found } => write!(f, "{expected} is expected, not {found}"),
            Fault::Twice(what) => write!(f, "{what} stands there twice"),
            Fault::Missing => f.write_str("is missing"),
            Fault::Free => f.write_str("it costs nothing"),
            Fault::Own { text: why, .. } | Fault::Other(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for BadData {}

/// Every printing of a game that this process has seen: the shipped one, and one for each different data file.
/// Printings are never freed, so that a position can refer to one and stay plain memory.
///
/// ```
/// use game::{BadData, Data, Printings};
///
/// /// A game with one number printed on its only piece.
/// #[derive(Debug)]
/// struct Tables(u64);
///
/// static PRINTINGS: Printings<Tables> = Printings::new("7", read).after(&["5"]);
///
/// fn read(text: &str) -> Result<Tables, BadData> {
///     text.trim().parse().map(Tables).map_err(|_| BadData::whole("a number is expected"))
/// }
///
/// impl Data for Tables {
///     fn printings() -> &'static Printings<Tables> {
///         &PRINTINGS
///     }
///
///     fn fingerprint(&self) -> u64 {
///         self.0
///     }
/// }
///
/// assert_eq!(Tables::shipped_once(5).unwrap().0, 5, "a table that was begun with the old piece goes on");
/// assert!(Tables::shipped_once(6).is_none());
/// assert!(std::ptr::eq(Tables::read(" 7 ").unwrap(), Tables::shipped()), "the same values are the same tables");
/// assert!(Tables::read("eight").is_err());
/// assert_eq!((Tables::text_of(7), Tables::text_of(5), Tables::text_of(6)), (Some("7"), Some("5"), None));
/// ```
#[derive(Debug)]
pub struct Printings<D: 'static> {
    text: &'static str,
    earlier: &'static [&'static str],
    read: fn(&str) -> Result<D, BadData>,
    shipped: OnceLock<&'static D>,
    known: Mutex<Vec<(&'static D, &'static str)>>,
}

impl<D: Data> Printings<D> {
    /// `text` is the data file that comes with the program, `read` makes tables of any.
    pub const fn new(text: &'static str, read: fn(&str) -> Result<D, BadData>) -> Printings<D> {
        Printings { text, earlier: &[], read, shipped: OnceLock::new(), known: Mutex::new(Vec::new()) }
    }

    /// The data files that came with the program before: none is ever taken away, so that the games played with them go
    /// on.
    pub const fn after(mut self, earlier: &'static [&'static str]) -> Printings<D> {
        self.earlier = earlier;
        self
    }

    /// See [`Data::shipped`].
    ///
    /// # Panics
    /// If the data file that comes with the program is refused.
    fn shipped(&self) -> &'static D {
        self.shipped.get_or_init(|| self.read(self.text).expect("the data file that comes with the program"))
    }

    /// See [`Data::shipped_once`].
    ///
    /// # Panics
    /// If a data file that came with the program is refused.
    fn shipped_once(&self, fingerprint: u64) -> Option<&'static D> {
        let earlier = self.earlier.iter().map(|text| self.read(text).expect("a data file that came with the program"));
        std::iter::once(self.shipped()).chain(earlier).find(|tables| tables.fingerprint() == fingerprint)
    }

    /// See [`Data::read`].
    fn read(&self, text: &str) -> Result<&'static D, BadData> {
        let tables = (self.read)(text)?;
        let mut known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((same, _)) = known.iter().find(|(known, _)| known.fingerprint() == tables.fingerprint()) {
            return Ok(same);
        }
        let tables: &'static D = Box::leak(Box::new(tables));
        known.push((tables, Box::leak(text.into())));
        Ok(tables)
    }

    /// See [`Data::text_of`].
    fn text_of(&self, fingerprint: u64) -> Option<&'static str> {
        if self.shipped().fingerprint() == fingerprint {
            return Some(self.text);
        }
        let known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        known.iter().find(|(tables, _)| tables.fingerprint() == fingerprint).map(|(_, text)| *text)
    }
}

/// The tables a position is played with; the same printed values are the same tables.
pub struct Printed<D: 'static>(pub &'static D);

// Written out, because a derive would ask the same of `D`.
impl<D> Clone for Printed<D> {
    #[inline]
    fn clone(&self) -> Printed<D> {
        *self
    }
}

impl<D> Copy for Printed<D> {}

impl<D: Data> PartialEq for Printed<D> {
    fn eq(&self, other: &Printed<D>) -> bool {
        self.0.fingerprint() == other.0.fingerprint()
    }
}

impl<D: Data> Eq for Printed<D> {}

impl<D: Data> Debug for Printed<D> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:016x}", self.0.fingerprint())
    }
}
