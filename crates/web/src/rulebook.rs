//! The rulebooks as they can be read on a page. They stand in `rulebooks/`, one folder a language, and are part of the program, so
//! that every paragraph that the rules cite can be looked up: [`find`] gives one, [`of`] the whole book.
//!
//! `rulebook/read.rs` takes the text apart, `rulebook/inline.rs` sets what stands inside a paragraph, and `rulebook/pieces.rs` reads what is
//! printed on the pieces from `data/`, which `rulebook/words.rs` says in the reader's language.

pub(crate) mod inline;
pub(crate) mod pieces;
mod read;
pub(crate) mod words;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use words::keys;

use crate::words::Language;
use std::sync::LazyLock;

/// A rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// What stands before the first chapter, paragraph by paragraph.
    pub introduction: Vec<String>,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// What stands under its heading, before its paragraphs; the title if there is nothing. Its number is that of the chapter.
    pub opening: Paragraph,
    /// Its numbered paragraphs; examples are numbered too.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Its number, as it is cited: `W-5.9`.
    pub number: String,
    /// What it says. Marks, code, bold words and references are still in it.
    pub text: String,
}

impl Book {
    /// The paragraph, or the opening of the chapter, with this number.
    pub fn find(&self, number: &str) -> Option<&Paragraph> {
        let mut all =
            self.chapters.iter().flat_map(|chapter| [&chapter.opening].into_iter().chain(&chapter.paragraphs));
        all.find(|paragraph| paragraph.number == number)
    }
}

/// The rulebook of a game.
pub fn of(game: &str, language: Language) -> Option<&'static Book> {
    let at = GAMES.iter().position(|&name| name == game)?;
    Some(&BOOKS[language as usize][at])
}

/// A paragraph of the rulebook of a game.
pub fn find(game: &str, language: Language, number: &str) -> Option<&'static Paragraph> {
    of(game, language)?.find(number)
}

/// Where a paragraph can be read; nowhere if the game has no rulebook.
pub fn link(game: &str, number: &str) -> Option<String> {
    GAMES.contains(&game).then(|| format!("/rules/{game}#{number}"))
}

/// The games with a rulebook.
pub const GAMES: [&str; 3] = ["noria", "novgorod", "wiraqocha"];

macro_rules! shelf {
    ($code:literal) => {
        [
            include_str!(concat!("../../../rulebooks/", $code, "/noria.md")),
            include_str!(concat!("../../../rulebooks/", $code, "/novgorod.md")),
            include_str!(concat!("../../../rulebooks/", $code, "/wiraqocha.md")),
        ]
    };
}

/// The books in the order of [`GAMES`], for each language in the order of [`Language::ALL`].
static BOOKS: LazyLock<[[Book; 3]; 3]> =
    LazyLock::new(|| [shelf!("en"), shelf!("de"), shelf!("fr")].map(|books| books.map(read::read)));
