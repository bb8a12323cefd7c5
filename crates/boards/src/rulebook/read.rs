//! Takes the text of a rulebook apart. The books use little of Markdown, always in the same way: a title (`# `),
//! chapters (`## W-5 Title`), numbered paragraphs (`- W-5.9 text`), examples (`1. text`, which are cited as `W-9.1`),
//! plain text, and under each of them where it comes from (`> text`). A reader of all of Markdown would be larger than this, and would not know the numbers.

use super::{Book, Chapter, Paragraph};

/// The book in a text.
pub(super) fn read(text: &str) -> Book {
    let mut book = Book::default();
    // Whether a line goes on what stands before it: after an empty line nothing does.
    let mut open = false;
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            open = false;
            continue;
        }
        if let Some(title) = line.strip_prefix("# ") {
            book.title = title.into();
        } else if let Some(heading) = line.strip_prefix("## ") {
            book.chapters.push(chapter(heading));
            open = false;
        } else if let Some(origin) = trimmed.strip_prefix('>') {
            join(book.last_origin(), origin.trim());
        } else {
            match book.chapters.last_mut() {
                None if open => book.introduction.last_mut().into_iter().for_each(|last| join(last, trimmed)),
                None => book.introduction.push(trimmed.into()),
                Some(chapter) => add(chapter, line),
            }
            open = true;
        }
    }
    for chapter in book.chapters.iter_mut().filter(|chapter| chapter.opening.text.is_empty()) {
        chapter.opening.text.clone_from(&chapter.title);
    }
    book
}

impl Book {
    /// Where the last thing that was read comes from.
    fn last_origin(&mut self) -> &mut String {
        let Some(chapter) = self.chapters.last_mut() else { return &mut self.origin };
        &mut chapter.paragraphs.last_mut().unwrap_or(&mut chapter.opening).origin
    }
}

fn chapter(heading: &str) -> Chapter {
    let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
    let opening = Paragraph { number: number.into(), ..Default::default() };
    Chapter { title: title.into(), opening, paragraphs: Vec::new() }
}

/// Adds a line to a chapter: it begins something, or goes on what was begun.
fn add(chapter: &mut Chapter, line: &str) {
    if let Some((number, text)) = line.strip_prefix("- ").and_then(|item| item.split_once(' ')) {
        chapter.paragraphs.push(Paragraph { number: number.into(), text: text.trim().into(), ..Default::default() });
    } else if let Some((number, text)) = example(line) {
        let number = format!("{}.{number}", chapter.opening.number);
        chapter.paragraphs.push(Paragraph { number, text: text.trim().into(), ..Default::default() });
    } else if let Some(last) = chapter.paragraphs.last_mut() {
        join(&mut last.text, line.trim());
    } else {
        join(&mut chapter.opening.text, line.trim());
    }
}

/// The number of an example, and what stands behind it.
fn example(line: &str) -> Option<(u32, &str)> {
    let (number, text) = line.split_once(". ")?;
    Some((number.parse().ok()?, text))
}

fn join(text: &mut String, more: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}
