//! The form for the values of a game: a field for each, what is wrong beside its row, the pieces drawn with them.

use super::fields::Fields;
use super::{form_path, row_id, sheet, why};
use crate::frame::{self, Visit, frame};
use boards::Picture;
use boards::games;
use boards::rulebook::correct::{self, Refusal, Typed, cell_at, shape};
use boards::rulebook::pieces::{Row, Sheet};
use boards::rulebook::words as said;
use maud::{Markup, html};
use store::SetId;
use words::Words;

/// What the form shows.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// The word for the game.
    pub game: String,
    /// The text of the data file that is corrected.
    pub ground: String,
    /// What stands in each field.
    pub typed: Typed,
    /// What is not accepted.
    pub refused: Vec<Refusal>,
    /// The rows that are other than in the file of the program, if all were accepted.
    pub changed: Vec<String>,
    /// The pieces with these values, if they were to be seen.
    pub drawn: Vec<Picture>,
    /// The set that is corrected.
    pub set: Option<Kept>,
    /// What it is to be called.
    pub name: String,
    /// What else went wrong.
    pub wrong: Option<String>,
    /// What went well.
    pub done: Option<String>,
}

/// A set that is corrected.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Which.
    pub id: SetId,
    /// The version that was read.
    pub version: u32,
    /// What it is called.
    pub name: String,
    /// Whether it is the visitor's: somebody else's is copied.
    pub mine: bool,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, form: &Form) -> Markup {
    let name = games::name(words, &form.game);
    let title = words.say_with("pieces-correct-of", &[("game", name.clone().into())]);
    let sheets = correct::sheets(&form.game, &form.ground);
    let body = html! {
        h1 { (title) }
        p.lead { (words.say("pieces-form-lead")) }
        p { a href={ "/rules/" (form.game) "#pieces" } { (words.say("pieces-back")) } }
        @if let Some(set) = &form.set {
            @let says = if set.mine { "pieces-next-version" } else { "pieces-copy-of" };
            p { a href={ "/pieces/" (set.id) } { (words.say_with(says, &[("name", set.name.as_str().into())])) } }
        }
        (frame::notice("bad", form.wrong.as_deref()))
        (frame::notice("good", form.done.as_deref()))
        (summary(words, form, &sheets))
        (drawn(words, &form.drawn))
        form.pieces-form method="post" action=(form_path(&form.game)) novalidate {
            // Enter in a field looks at what was typed.
            button.first-button name="do" value="look" tabindex="-1" aria-hidden="true" { (words.say("pieces-look")) }
            @if let Some(set) = &form.set {
                input type="hidden" name="set" value=(set.id);
                input type="hidden" name="version" value=(set.version);
            }
            @for (sheet, cells) in sheets.iter().zip(shape::of(&form.game)) { (table(words, form, sheet, cells)) }
            fieldset.keep {
                legend { (words.say("pieces-keep")) }
                label for="name" { (words.say("pieces-name")) }
                input #name name="name" value=(form.name) required maxlength=(host::MOST_SET_NAME) autocomplete="off";
                p.help { (words.say("pieces-keep-help")) }
            }
            div.bar {
                button name="do" value="look" { (words.say("pieces-look")) }
                button.primary name="do" value="save" { (words.say("pieces-save")) }
                @if form.set.as_ref().is_some_and(|set| set.mine) {
                    button name="do" value="copy" { (words.say("pieces-save-new")) }
                }
            }
        }
    };
    frame(words, visit, &sheet(title, Some(&form.game)), body)
}

/// What is not accepted, with a way to each row.
fn summary(words: &Words, form: &Form, sheets: &[Sheet]) -> Markup {
    html! {
        @if !form.refused.is_empty() {
            div.notice.bad role="alert" {
                p { (words.say_with("pieces-refused", &[("count", form.refused.len().into())])) }
                ul {
                    @for refusal in &form.refused {
                        li {
                            @match place(words, &form.game, sheets, &refusal.at) {
                                Some(place) => a href={ "#" (row_id(&refusal.at)) } { (place) },
                                None => (why(words, refusal)),
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a row, or a table, is called.
fn place(words: &Words, game: &str, sheets: &[Sheet], at: &str) -> Option<String> {
    for sheet in sheets {
        let caption = said::caption(words, game, sheet);
        if let Some(row) = sheet.rows.iter().position(|row| row.at == at) {
            return Some(words.detailed(&caption, &said::row(words, game, sheet, row)));
        }
        if table_of(sheet) == Some(at) {
            return Some(caption);
        }
    }
    None
}

/// Where a table stands in the file.
fn table_of(sheet: &Sheet) -> Option<&str> {
    sheet.rows.first().and_then(|row| row.at.rsplit_once('/')).map(|(table, _)| table)
}

/// The pieces as they look with the new values.
pub(super) fn drawn(words: &Words, pictures: &[Picture]) -> Markup {
    html! {
        @if !pictures.is_empty() {
            details.drawn open {
                summary { h2 { (words.say("pieces-drawn")) } }
                div.pictures {
                    @for picture in pictures {
                        figure { div.drawing { (picture.drawing) } figcaption { (picture.caption) } }
                    }
                }
            }
        }
    }
}

fn table(words: &Words, form: &Form, sheet: &Sheet, cells: &shape::Cells) -> Markup {
    let caption = said::caption(words, &form.game, sheet);
    let table = table_of(sheet).unwrap_or_default();
    html! {
        div.values id=(row_id(table)) tabindex="0" role="region" aria-label=(caption) {
            table {
                caption {
                    strong { (caption) }
                    @for refusal in form.refused.iter().filter(|refusal| refusal.at == table) {
                        p.wrong { (why(words, refusal)) }
                    }
                }
                thead {
                    tr {
                        th scope="col" { (words.say("rules-what")) }
                        @if sheet.columns.is_empty() { th scope="col" { (words.say("rules-value")) } }
                        @for column in &sheet.columns {
                            th scope="col" { (said::column(words, &form.game, column)) }
                        }
                    }
                }
                tbody {
                    @for (at, cells) in cells.iter().enumerate().take(sheet.rows.len()) {
                        (row(words, form, sheet, at, cells))
                    }
                }
            }
        }
    }
}

fn row(words: &Words, form: &Form, sheet: &Sheet, at: usize, cells: &[shape::Cell]) -> Markup {
    let row = &sheet.rows[at];
    let name = said::row(words, &form.game, sheet, at);
    let id = row_id(&row.at);
    let refusal = form.refused.iter().find(|refusal| refusal.at == row.at);
    let changed = form.changed.contains(&row.at);
    let wrong = refusal.map(|_| format!("{id}-wrong"));
    let fields = Fields { words, game: &form.game, typed: &form.typed, wrong: wrong.clone() };
    let label = |column: usize| match sheet.columns.get(column) {
        Some(column) => format!("{name}, {}", said::column(words, &form.game, column)),
        None => name.clone(),
    };
    html! {
        tr.refused[refusal.is_some()].changed[changed] id=(id) {
            th scope="row" {
                (name)
                @if changed { span.changed-mark { (words.say("pieces-changed")) } }
            }
            @for (column, (shape, required)) in cells.iter().enumerate() {
                td { (fields.of(shape, &cell_at(sheet, row, column), &label(column), !required)) }
            }
        }
        @if let Some(refusal) = refusal {
            tr.why { td colspan=(cells.len() + 1) { p.wrong id=[wrong] { (why(words, refusal)) } } }
        }
        @if changed && refusal.is_none() { (was(words, &form.game, row, cells.len() + 1)) }
    }
}

/// What the program has in a row that was changed.
fn was(words: &Words, game: &str, row: &Row, width: usize) -> Markup {
    let shipped = boards::rulebook::pieces::of(game);
    let shipped = shipped.iter().flat_map(|sheet| &sheet.rows).find(|it| it.at == row.at);
    html! {
        @if let Some(shipped) = shipped {
            tr.why {
                td colspan=(width) {
                    span.was {
                        (words.say("pieces-was")) " "
                        @for (nth, cell) in shipped.cells.iter().enumerate() {
                            @if nth > 0 { " · " }
                            @if let Some(it) = cell { (said::value(words, game, it)) } @else { "–" }
                        }
                    }
                }
            }
        }
    }
}
