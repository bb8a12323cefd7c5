//! Reporting a line of a chat: the line once more, and one button.

use crate::frame::{self, Sheet, Visit, frame};
use crate::text;
use maud::{Markup, html};
use store::{ChatLine, TableId};
use words::Words;

/// What the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reported {
    /// Where it was said.
    pub table: TableId,
    /// What was said.
    pub line: ChatLine,
    /// Whether it is reported by now.
    pub done: bool,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Reported) -> Markup {
    let sheet = Sheet { title: words.say("report-title").into(), ..Default::default() };
    let done = model.done.then(|| words.say("report-done"));
    let body = html! {
        h1 { (words.say("report-title")) }
        (frame::notice("good", done.as_deref()))
        form.card method="post" action={ "/table/" (model.table) "/report" } {
            p { b { (model.line.name) } " " (model.line.text) }
            p.help { (text::date(words, model.line.at)) }
            @if !model.done {
                p { (words.say("report-help")) }
                input type="hidden" name="line" value=(model.line.number);
            }
            div.row {
                @if !model.done { button.primary { (words.say("report-send")) } }
                a.button href={ "/table/" (model.table) } { (words.say("report-back")) }
            }
        }
    };
    frame(words, visit, &sheet, body)
}
