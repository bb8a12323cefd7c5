//! Pieces of one's own: the list of somebody's sets, the page of a set, the form in which an owner of the box corrects
//! what we only believe to stand on it.

mod fields;
mod form;
mod show;

pub use form::{Form, Kept, page as form};
pub use show::{Origin, Shown, page as show};

use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use crate::text;
use boards::games;
use boards::rulebook::correct::fields::Unread;
use boards::rulebook::correct::{Refusal, Wrong};
use boards::skin::SKINS;
use game::Fault;
use maud::{Markup, html};
use store::PieceSet;
use words::Words;

/// The list of a player's sets; `done` is a sentence that says what was done just now.
pub fn list(words: &Words, visit: &Visit, sets: &[PieceSet], done: Option<&str>) -> Markup {
    let body = html! {
        h1 { (words.say("pieces-mine")) }
        p.lead { (words.say("pieces-lead")) }
        (frame::notice("good", done))
        @if sets.is_empty() { p.empty { (words.say("pieces-mine-empty")) } }
        ul.sets {
            @for set in sets {
                li data-game=(set.game) {
                    a href={ "/pieces/" (set.id) } {
                        span.emblem { (icons::emblem(&set.game)) }
                        span.about {
                            strong { (set.name) }
                            span { (games::name(words, &set.game)) " · " (text::date(words, set.changed)) }
                        }
                    }
                }
            }
        }
        h2 { (words.say("pieces-correct")) }
        ul.sets {
            @for game in SKINS.iter().map(|skin| skin.game) {
                li data-game=(game) {
                    a href=(form_path(game)) {
                        span.emblem { (icons::emblem(game)) }
                        span.about { strong { (games::name(words, game)) } }
                    }
                }
            }
        }
    };
    frame(words, visit, &sheet(words.say("pieces-mine").into(), None), body)
}

/// Where the values of a game are corrected.
pub fn form_path(game: &str) -> String {
    format!("/rules/{game}/pieces")
}

fn sheet(title: String, game: Option<&str>) -> Sheet {
    Sheet { title, game: game.map(Into::into), style: Some("pieces.css"), wide: game.is_some(), ..Default::default() }
}

/// The id of a row on a page.
fn row_id(at: &str) -> String {
    format!("row-{}", at.replace('/', "-"))
}

/// A value as it stands in the file, without the brackets of a list.
fn plain(value: &str) -> &str {
    value.trim_matches(['[', ']', '{', '}', ' '])
}

/// Why a row is not accepted.
fn why(words: &Words, refusal: &Refusal) -> Markup {
    let say = |key: &str, values: &[(&'static str, words::Value)]| html! { (words.say_with(key, values)) };
    match &refusal.wrong {
        Wrong::Unread(Unread::NoNumber(text)) => say("wrong-number", &[("text", text.as_str().into())]),
        Wrong::Unread(Unread::Missing) => say("wrong-missing", &[]),
        Wrong::Unread(Unread::Twice(place)) => say("wrong-twice", &[("place", place.as_str().into())]),
        Wrong::Refused(Fault::Unknown(word)) => say("wrong-word", &[("word", word.as_str().into())]),
        Wrong::Refused(Fault::Entries { expected, found }) => {
            say("wrong-entries", &[("expected", (*expected).into()), ("found", (*found).into())])
        }
        Wrong::Refused(Fault::Outside { value, least, most }) => {
            let values = [("value", value), ("least", least), ("most", most)];
            say("wrong-outside", &values.map(|(name, number)| (name, number.as_str().into())))
        }
        Wrong::Refused(Fault::Falls(values)) => say("wrong-falls", &[("values", plain(values).into())]),
        Wrong::Refused(Fault::Rises(values)) => say("wrong-rises", &[("values", plain(values).into())]),
        Wrong::Refused(Fault::Instead { expected, found }) => {
            say("wrong-instead", &[("expected", plain(expected).into()), ("found", plain(found).into())])
        }
        Wrong::Refused(Fault::Twice(what)) => say("wrong-again", &[("what", plain(what).into())]),
        Wrong::Refused(Fault::Missing) => say("wrong-missing", &[]),
        Wrong::Refused(Fault::Free) => say("wrong-free", &[]),
        Wrong::Refused(Fault::Own { key, values, .. }) => {
            let values: Vec<_> = values.iter().map(|(name, value)| (*name, plain(value).into())).collect();
            say(key, &values)
        }
        Wrong::Refused(Fault::Other(_)) => say("wrong-other", &[]),
    }
}
