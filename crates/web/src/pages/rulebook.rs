//! The rulebook of a game: its contents, its chapters with pictures made of the same pieces as the board, and what is
//! printed on the pieces. Every paragraph can be linked to by its number.

use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use boards::Picture;
use boards::games;
use boards::rulebook::pieces::{self, Row};
use boards::rulebook::words as said;
use boards::rulebook::{Book, Chapter, Paragraph, inline};
use boards::skin::SKINS;
use maud::{Markup, html};
use std::borrow::Cow;
use words::Words;

/// The list of the rulebooks.
pub fn list(words: &Words, visit: &Visit) -> Markup {
    let body = html! {
        h1 { (words.say("rules-title")) }
        p.lead { (words.say("rules-lead")) }
        ul.rulebooks {
            @for game in SKINS.iter().map(|skin| skin.game) {
                li data-game=(game) {
                    a href={ "/rules/" (game) } {
                        span.emblem { (icons::emblem(game)) }
                        span.about {
                            strong { (games::name(words, game)) }
                            span { (games::tagline(words, game)) }
                            (frame::facts(words, game))
                        }
                    }
                }
            }
        }
    };
    frame(words, visit, &sheet(words, None), body)
}

/// The page of a rulebook. `corrected` is the data file that the host plays with, if it is not the one of the program.
pub fn page(
    words: &Words,
    visit: &Visit,
    game: &str,
    book: &Book,
    pictures: &[Picture],
    corrected: Option<&str>,
) -> Markup {
    let sheets = corrected.map_or_else(|| Cow::Borrowed(pieces::of(game)), |text| Cow::Owned(pieces::read(text)));
    let set = |text: &str| inline::set(words, book, "", text);
    let body = html! {
        div.rulebook {
            h1 { (book.title) }
            (contents(words, game, book))
            article {
                @for text in &book.introduction { p { (set(text)) } }
                details.origin {
                    summary { (words.say("rules-origin")) }
                    p { (set(&book.origin)) }
                    p { (words.say("rules-origin-stated")) }
                }
                @for chapter in &book.chapters { (self::chapter(words, book, chapter, pictures)) }
                (components(words, game, book, &sheets))
            }
        }
    };
    frame(words, visit, &sheet(words, Some(game)), body)
}

/// One paragraph by itself, for whoever asks about a piece at the table.
pub fn fragment(words: &Words, game: &str, book: &Book, paragraph: &Paragraph) -> Markup {
    let page = format!("/rules/{game}");
    html! {
        article.paragraph data-paragraph=(paragraph.number) {
            h2 { (book.chapter_of(&paragraph.number).map_or("", |chapter| chapter.title.as_str())) }
            p { (inline::set(words, book, &page, &paragraph.text)) }
            (origin(words, book, &page, &paragraph.origin))
            p { a href={ (page) "#" (paragraph.number) } { (words.say("rules-in-book")) " · " (paragraph.number) } }
        }
    }
}

/// Where a rule comes from and why it was ruled so, folded away. What simply stands in the rulebook needs no word.
fn origin(words: &Words, book: &Book, page: &str, text: &str) -> Markup {
    html! {
        @if !["", "[S]"].contains(&text) {
            details.origin {
                summary { (words.say("rules-origin")) }
                p { (inline::set(words, book, page, text)) }
            }
        }
    }
}

fn sheet(words: &Words, game: Option<&str>) -> Sheet {
    let title = match game {
        Some(game) => words.say_with("rules-of", &[("game", games::name(words, game).into())]),
        None => words.say("rules-title").into(),
    };
    Sheet {
        title,
        game: game.map(String::from),
        style: Some("rulebook.css"),
        wide: game.is_some(),
        ..Default::default()
    }
}

fn contents(words: &Words, game: &str, book: &Book) -> Markup {
    html! {
        nav.contents aria-label=(words.say("rules-contents")) {
            h2 { (words.say("rules-contents")) }
            ol {
                @for chapter in &book.chapters {
                    @let number = &chapter.opening.number;
                    @let title = chapter.title.split(" (").next().unwrap_or_default();
                    li { a href={ "#" (number) } { span.number { (number) } " " span { (title) } } }
                }
                li { a href="#pieces" { (words.say("rules-pieces")) } }
                li { a href={ "/learn/" (game) "#legend" } { (words.say("legend")) } }
            }
            p { a.button href={ "/new?game=" (game) } { (icons::plus()) (words.say("nav-new")) } }
        }
    }
}

fn chapter(words: &Words, book: &Book, chapter: &Chapter, pictures: &[Picture]) -> Markup {
    let set = |text: &str| inline::set(words, book, "", text);
    let number = &chapter.opening.number;
    html! {
        section.chapter {
            h2 id=(number) { a.number href={ "#" (number) } { (number) } " " (set(&chapter.title)) }
            @if chapter.opening.text != chapter.title { p { (set(&chapter.opening.text)) } }
            (origin(words, book, "", &chapter.opening.origin))
            (figures(pictures, number))
            @for paragraph in &chapter.paragraphs {
                div.paragraph id=(paragraph.number) {
                    a.number href={ "#" (paragraph.number) } { (paragraph.number) }
                    div { p { (set(&paragraph.text)) } (origin(words, book, "", &paragraph.origin)) }
                }
                (figures(pictures, &paragraph.number))
            }
        }
    }
}

/// The pictures that stand under a paragraph.
fn figures(pictures: &[Picture], number: &str) -> Markup {
    html! {
        @for picture in pictures.iter().filter(|picture| picture.rule == number) {
            figure { div.drawing { (picture.drawing) } figcaption { (picture.caption) } }
        }
    }
}

/// What is printed on the pieces: first how sure we are of it, then every table of the data file.
fn components(words: &Words, game: &str, book: &Book, sheets: &[pieces::Sheet]) -> Markup {
    let unsure = |sheet: &pieces::Sheet| sheet.rows.iter().filter(|row| row.is_reconstructed()).count();
    html! {
        section.pieces {
            h2 #pieces { (words.say("rules-pieces")) }
            p { (words.say("rules-pieces-lead")) }
            p { a.button href=(crate::pages::pieces::form_path(game)) { (words.say("pieces-correct")) } }
            @if sheets.iter().any(|sheet| unsure(sheet) > 0) {
                div.card.honest {
                    h3 { (words.say("rules-reconstructed")) }
                    p { (words.say("rules-reconstructed-lead")) }
                    ul {
                        @for sheet in sheets.iter().filter(|sheet| unsure(sheet) > 0) {
                            @let values = [
                                ("table", said::caption(words, game, sheet).into()),
                                ("some", unsure(sheet).into()),
                                ("all", sheet.rows.len().into()),
                            ];
                            li { a href={ "#table-" (sheet.name) } { (words.say_with("rules-of-rows", &values)) } }
                        }
                    }
                    h3 { (words.say("rules-correct")) }
                    p {
                        (words.say_with("rules-correct-player", &[("file", file(game).into())])) " "
                        code { "spieltisch play " (game) " --data my-" (game) ".toml" }
                    }
                    p {
                        (words.say("rules-correct-host")) " "
                        code { "spieltisch serve --data " (game) "=my-" (game) ".toml" }
                    }
                }
            }
            @for sheet in sheets { (table(words, game, book, sheet)) }
        }
    }
}

fn file(game: &str) -> String {
    format!("data/{game}.toml")
}

fn table(words: &Words, game: &str, book: &Book, sheet: &pieces::Sheet) -> Markup {
    let id = format!("table-{}", sheet.name);
    html! {
        div.scroll id=(id) tabindex="0" role="region" aria-label=(said::caption(words, game, sheet)) {
            table {
                caption {
                    div {
                        strong { (said::caption(words, game, sheet)) }
                        @if let Some(note) = said::note(words, game, sheet) {
                            span { (inline::set(words, book, "", &note)) }
                        }
                    }
                }
                thead {
                    tr {
                        th scope="col" { (first_column(words, sheet)) }
                        @if sheet.columns.is_empty() { th scope="col" { (words.say("rules-value")) } }
                        @for column in &sheet.columns { th scope="col" { (said::column(words, game, column)) } }
                    }
                }
                tbody {
                    @for (at, row) in sheet.rows.iter().enumerate() {
                        tr.unsure[row.is_reconstructed()] {
                            th scope="row" {
                                (said::row(words, game, sheet, at))
                                @if row.is_reconstructed() { " " small.ours { (words.say("rules-ours")) } }
                            }
                            @for cell in &row.cells { td { @if let Some(it) = cell { (said::value(words, game, it)) } } }
                        }
                    }
                }
            }
            (sources(words, game, sheet))
        }
    }
}

/// Where the values of a table come from, folded away: rows one after the other that have the same source are named
/// together.
fn sources(words: &Words, game: &str, sheet: &pieces::Sheet) -> Markup {
    let rows: Vec<(usize, &Row)> = sheet.rows.iter().enumerate().collect();
    let name = |(at, _): &(usize, &Row)| said::row(words, game, sheet, *at);
    html! {
        details.origin {
            summary { (words.say("rules-origin")) }
            ul {
                @for group in rows.chunk_by(|(_, one), (_, other)| one.source == other.source) {
                    li {
                        @if group.len() < rows.len() {
                            strong {
                                (name(&group[0]))
                                @if let [_, .., last] = group { " – " (name(last)) }
                            }
                            " "
                        }
                        (source(words, group[0].1))
                    }
                }
            }
        }
    }
}

/// What stands over the names of the rows.
fn first_column(words: &Words, sheet: &pieces::Sheet) -> String {
    let named = sheet.rows.first().and_then(|row| row.name.as_deref()).filter(|name| name.parse::<u8>().is_err());
    words.say(if named.is_some() { "rules-what" } else { "rules-number" }).into()
}

fn source(words: &Words, row: &Row) -> Markup {
    html! {
        @for kind in said::kinds(row) { i.kind.(kind) aria-hidden="true" {} }
        span { (said::source(words, row)) }
    }
}
