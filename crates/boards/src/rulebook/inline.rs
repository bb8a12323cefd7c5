//! What stands inside a paragraph: marks that say where a rule comes from (`[S; left R]`), code, bold words, and
//! numbers of other paragraphs, which become links. Everything else is text and is escaped as such.

use super::Book;
use crate::skin;
use maud::{Markup, html};
use words::Words;

/// A piece of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Plain words.
    Text(&'a str),
    /// Notation or a word of a data file.
    Code(&'a str),
    /// A term.
    Bold(&'a str),
    /// What stands between the brackets of a mark.
    Mark(&'a str),
    /// The number of another paragraph or chapter.
    Reference(&'a str),
}

/// The pieces of a paragraph.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut plain, mut at) = (0, 0);
    while at < text.len() {
        match special(text, at) {
            Some((piece, length)) => {
                if plain < at {
                    pieces.push(Piece::Text(&text[plain..at]));
                }
                pieces.push(piece);
                at += length;
                plain = at;
            }
            None => at += text[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    if plain < text.len() {
        pieces.push(Piece::Text(&text[plain..]));
    }
    pieces
}

/// What begins here and is no plain text, with its length.
fn special(text: &str, at: usize) -> Option<(Piece<'_>, usize)> {
    let rest = &text[at..];
    let between = |open: &str, close: &str| {
        let inner = rest.strip_prefix(open)?;
        let end = inner.find(close).filter(|&end| end > 0)?;
        Some((&inner[..end], open.len() + end + close.len()))
    };
    if let Some((inner, length)) = between("**", "**") {
        return Some((Piece::Bold(inner), length));
    }
    if let Some((inner, length)) = between("`", "`") {
        return Some((Piece::Code(inner), length));
    }
    if let Some((inner, length)) = between("[", "]").filter(|(inner, _)| letters(inner).next().is_some()) {
        return Some((Piece::Mark(inner), length));
    }
    let before = text[..at].chars().next_back();
    if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '-') {
        return None;
    }
    reference(rest).map(|length| (Piece::Reference(&rest[..length]), length))
}

/// The length of the number of a paragraph that stands here: `W-5` or `W-5.9`.
pub fn reference(text: &str) -> Option<usize> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let chapter = digits(text.strip_prefix(skin::is_letter)?.strip_prefix('-')?);
    let mut end = 2 + chapter;
    let paragraph = text[end..].strip_prefix('.').map_or(0, digits);
    end += if paragraph > 0 { 1 + paragraph } else { 0 };
    let goes_on = text[end..].starts_with(|letter: char| letter.is_alphanumeric() || letter == '_');
    (chapter > 0 && !goes_on).then_some(end)
}

/// The letters of a mark, in order.
pub fn letters(mark: &str) -> impl Iterator<Item = char> {
    let words = mark.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| ["S", "P", "D", "R"].contains(word)).filter_map(|word| word.chars().next())
}

/// A paragraph as markup. `page` stands before the links to other paragraphs: nothing within the page of the book.
pub fn set(words: &Words, book: &Book, page: &str, text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Code(text) => code { (text) },
                Piece::Bold(text) => strong { (set(words, book, page, text)) },
                Piece::Mark(text) => (mark(words, text)),
                Piece::Reference(number) if book.find(number).is_some() => a href={ (page) "#" (number) } { (number) },
                Piece::Reference(number) => (number),
            }
        }
    }
}

/// A mark in words: what its letters mean, with what else stands in it ("`S; holes R`").
fn mark(words: &Words, text: &str) -> Markup {
    let meanings = text.split_inclusive(|letter: char| !letter.is_alphanumeric()).map(|part| {
        let word = part.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        match letters(word).next() {
            Some(letter) => format!("{}{}", meaning(words, letter), &part[word.len()..]),
            None => part.to_owned(),
        }
    });
    let kind = if letters(text).any(|letter| letter == 'R') { "ruled" } else { "known" };
    html! { span.mark.(kind) { (meanings.collect::<String>()) } }
}

/// What a letter of a mark means.
pub fn meaning(words: &Words, letter: char) -> String {
    words
        .say(match letter {
            'S' => "mark-stated",
            'P' => "mark-public",
            'D' => "mark-derived",
            _ => "mark-ruled",
        })
        .into()
}
