//! The list of a player's studies.

use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use crate::text;
use boards::games;
use maud::{Markup, html};
use store::{Millis, StudyId, TableId};
use words::Words;

/// A study in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyLine {
    /// Which.
    pub id: StudyId,
    /// The word for the game.
    pub game: String,
    /// What it is called; may be empty.
    pub title: String,
    /// How many steps were tried.
    pub steps: usize,
    /// When it was changed last.
    pub changed: Millis,
}

/// Begins a study of a table that is over after an entry, or opens the one that there is.
pub(crate) fn try_out(words: &Words, table: TableId, at: u32) -> Markup {
    html! {
        form.try-out method="post" action={ "/table/" (table) "/study" } {
            button name="at" value=(at) title=(words.say("study-open-help")) { (words.say("study-open")) }
        }
    }
}

/// The page; `done` is a sentence that says what was done just now.
pub fn page(words: &Words, visit: &Visit, studies: &[StudyLine], done: Option<&str>) -> Markup {
    let title = words.say("study-mine");
    let sheet = Sheet { title: title.clone().into(), style: Some("pieces.css"), ..Default::default() };
    let body = html! {
        h1 { (title) }
        p.lead { (words.say("study-lead")) }
        (frame::notice("good", done))
        @if studies.is_empty() { p.empty { (words.say("study-none")) } }
        ul.sets {
            @for study in studies {
                li data-game=(study.game) {
                    a href={ "/study/" (study.id) } {
                        span.emblem { (icons::emblem(&study.game)) }
                        span.about {
                            @let game = games::name(words, &study.game);
                            strong { @if study.title.is_empty() { (game) } @else { (study.title) } }
                            span {
                                @if !study.title.is_empty() { (game) " · " }
                                (words.say_with("study-count", &[("count", study.steps.into())]))
                                " · " (text::date(words, study.changed))
                            }
                        }
                    }
                }
            }
        }
    };
    frame(words, visit, &sheet, body)
}
