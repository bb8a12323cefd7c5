//! The rulebooks as they can be read on a page. They stand in `rulebooks/`, one folder a language, and are part of the
//! program, so that every paragraph that the rules cite can be looked up: [`find`] gives one, [`of`] the whole book.
//!
//! `rulebook/read.rs` takes the text apart, `rulebook/inline.rs` sets what stands inside a paragraph, and
//! `rulebook/pieces.rs` reads what is printed on the pieces from `data/`, which `rulebook/words.rs` says in the
//! reader's language and `rulebook/correct/` lets an owner of the box correct.

pub mod correct;
pub mod how_to_play;
pub mod inline;
pub mod pieces;
mod read;
pub mod words;

#[cfg(test)]
mod tests;

use crate::skin;
use ::words::Language;
use rust_embed::RustEmbed;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// What stands before the first chapter, paragraph by paragraph.
    pub introduction: Vec<String>,
    /// Where the book comes from, and what its marks mean.
    pub origin: String,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// What stands under its heading, before its paragraphs; the title if there is nothing. Its number is that of the
    /// chapter.
    pub opening: Paragraph,
    /// Its numbered paragraphs; examples are numbered too.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paragraph {
    /// Its number, as it is cited: `W-5.9`.
    pub number: String,
    /// What it says, for players. Bold words and references are still in it.
    pub text: String,
    /// Where it comes from and why it was ruled so, with marks; may be empty.
    pub origin: String,
}

impl Book {
    /// The chapter that a paragraph stands in.
    pub fn chapter_of(&self, number: &str) -> Option<&Chapter> {
        let is_in = |chapter: &&Chapter| {
            chapter.opening.number == number || chapter.paragraphs.iter().any(|paragraph| paragraph.number == number)
        };
        self.chapters.iter().find(is_in)
    }

    /// The paragraph, or the opening of the chapter, with this number.
    pub fn find(&self, number: &str) -> Option<&Paragraph> {
        let mut all =
            self.chapters.iter().flat_map(|chapter| [&chapter.opening].into_iter().chain(&chapter.paragraphs));
        all.find(|paragraph| paragraph.number == number)
    }
}

/// The rulebook of a game.
pub fn of(game: &str, language: Language) -> Option<&'static Book> {
    let skin = skin::of(game)?;
    BOOKS.get(&(skin.game, language.code()))
}

/// A paragraph of the rulebook of a game.
pub fn find(game: &str, language: Language, number: &str) -> Option<&'static Paragraph> {
    of(game, language)?.find(number)
}

/// Where a paragraph can be read; nowhere if the game has no rulebook.
pub fn link(game: &str, number: &str) -> Option<String> {
    skin::of(game).map(|_| format!("/rules/{game}#{number}"))
}

/// The folders of `rulebooks/`, one for each language.
#[derive(RustEmbed)]
#[folder = "../../rulebooks/"]
struct Files;

/// The books of all skins by game and language.
static BOOKS: LazyLock<HashMap<(&'static str, &'static str), Book>> = LazyLock::new(|| {
    let each = skin::SKINS.iter().flat_map(|skin| Language::ALL.map(|language| (skin.game, language.code())));
    let text = |(game, code): &(&str, &str)| Files::get(&format!("{code}/{game}.md"));
    let book = |key| Some((key, read::read(&String::from_utf8_lossy(&text(&key)?.data))));
    each.filter_map(book).collect()
});
