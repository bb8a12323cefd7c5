//! What a set, or a table, is played with: where it differs from the values of the program, and the pieces drawn with it.

use super::form::drawn;
use super::{form_path, sheet};
use crate::frame::{self, Visit, frame};
use crate::pages::waiting::share;
use crate::{icons, text};
use boards::rulebook::correct;
use boards::rulebook::pieces::{self, Row, Sheet};
use boards::rulebook::words as said;
use boards::{Picture, games};
use maud::{Markup, html};
use store::{Millis, SetId, TableId};
use words::Words;

/// What is shown of a set.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The word for the game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// The text of the data file.
    pub text: String,
    /// The pieces, drawn with it; none if this program cannot play with it.
    pub drawn: Vec<Picture>,
    /// Where it comes from.
    pub origin: Origin,
    /// What was done just now.
    pub done: Option<String>,
    /// What is wrong with it.
    pub wrong: Option<String>,
}

/// Where the values come from that are shown.
#[derive(Clone, Debug)]
pub enum Origin {
    /// A set that somebody keeps.
    Set {
        /// Which.
        id: SetId,
        /// Whose.
        by: String,
        /// Which version.
        version: u32,
        /// When it was made.
        changed: Millis,
        /// Whether it is the visitor's.
        mine: bool,
        /// Its address, to be passed on.
        address: String,
    },
    /// A table that is played with it.
    Table(TableId),
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Shown) -> Markup {
    let body = html! {
        header.set-head {
            span.emblem { (icons::emblem(&model.game)) }
            div {
                h1 { (model.name) }
                p.lead { (about(words, model)) }
            }
        }
        (frame::notice("good", model.done.as_deref()))
        (frame::notice("bad", model.wrong.as_deref()))
        (can(words, model))
        (differences(words, model))
        (drawn(words, &model.drawn))
    };
    frame(words, visit, &sheet(model.name.clone(), Some(&model.game)), body)
}

fn about(words: &Words, model: &Shown) -> Markup {
    let game = games::name(words, &model.game);
    match &model.origin {
        Origin::Table(id) => html! {
            (words.say_with("pieces-at-table", &[("game", game.into())])) " "
            a href={ "/table/" (id) } { (words.say("pieces-to-table")) }
        },
        Origin::Set { by, version, changed, .. } => {
            let values = [("game", game.into()), ("name", by.as_str().into()), ("version", (*version).into())];
            html! { (words.say_with("pieces-about", &values)) " · " (text::date(words, *changed)) }
        }
    }
}

/// What can be done with it.
fn can(words: &Words, model: &Shown) -> Markup {
    let Origin::Set { id, mine, address, .. } = &model.origin else {
        let Origin::Table(id) = &model.origin else { return html! {} };
        return html! {
            p.row { a.button href={ "/table/" (id) "/pieces/toml" } { (words.say("pieces-download")) } }
        };
    };
    let correct = format!("{}?set={id}", form_path(&model.game));
    html! {
        p.row {
            @if model.wrong.is_none() {
                a.button.primary href={ "/new?game=" (model.game) "&pieces=" (id) } {
                    (icons::plus()) (words.say("pieces-open-table"))
                }
            }
            a.button href=(correct) { (words.say(if *mine { "pieces-correct-more" } else { "pieces-copy" })) }
            a.button href={ "/pieces/" (id) "/toml" } { (words.say("pieces-download")) }
        }
        (share("address", &words.say("pieces-share"), address, words))
        @if *mine {
            details.remove {
                summary { (words.say("pieces-delete")) }
                form method="post" action={ "/pieces/" (id) "/delete" } {
                    p { (words.say("pieces-delete-ask")) }
                    button { (words.say("pieces-delete-do")) }
                }
            }
        }
    }
}

/// The rows that are other than those of the program, each with what stands there now and what the program has.
fn differences(words: &Words, model: &Shown) -> Markup {
    let (game, shipped) = (&*model.game, pieces::of(&model.game));
    let sheets = correct::sheets(game, &model.text);
    let changed = catalog::find(game).map(|it| correct::changed(game, &model.text, it.shipped().1)).unwrap_or_default();
    let rows = |sheet: &Sheet| sheet.rows.iter().any(|row| changed.contains(&row.at));
    html! {
        section.differences {
            h2 { (words.say("pieces-differences")) }
            p { (words.say_with("pieces-count", &[("count", changed.len().into())])) }
            @for (sheet, shipped) in sheets.iter().zip(shipped).filter(|(sheet, _)| rows(sheet)) {
                div.values tabindex="0" role="region" aria-label=(said::caption(words, game, sheet)) {
                    table {
                        caption { strong { (said::caption(words, game, sheet)) } }
                        thead {
                            tr {
                                th scope="col" { (words.say("rules-what")) }
                                th scope="col" { (words.say("pieces-now")) }
                                th scope="col" { (words.say("pieces-program")) }
                                th scope="col" { (words.say("rules-source")) }
                            }
                        }
                        tbody {
                            @for (at, row) in sheet.rows.iter().enumerate().filter(|(_, row)| changed.contains(&row.at)) {
                                (difference(words, game, sheet, at, row, shipped.rows.get(at)))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn difference(words: &Words, game: &str, sheet: &Sheet, at: usize, row: &Row, shipped: Option<&Row>) -> Markup {
    // Only the cells that differ.
    let differ = |column: &usize| shipped.is_none_or(|shipped| shipped.cells.get(*column) != row.cells.get(*column));
    let columns: Vec<usize> = (0..row.cells.len()).filter(differ).collect();
    let cell = |row: &Row, column: usize| {
        let value = row.cells.get(column).and_then(Option::as_ref).map(|it| said::value(words, game, it));
        let value = value.unwrap_or_else(|| html! { "–" });
        match sheet.columns.get(column) {
            Some(name) => html! { div { span.column { (said::column(words, game, name)) } " " (value) } },
            None => html! { div { (value) } },
        }
    };
    html! {
        tr {
            th scope="row" { (said::row(words, game, sheet, at)) }
            td { @for &column in &columns { (cell(row, column)) } }
            td.old { @if let Some(shipped) = shipped { @for &column in &columns { (cell(shipped, column)) } } }
            td.source { (said::source(words, row)) }
        }
    }
}
