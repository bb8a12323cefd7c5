//! What went wrong, and how to go on.

use crate::frame::{Sheet, Visit, frame};
use crate::icons;
use maud::{Markup, html};
use words::Words;

/// The page: `sentence` says what went wrong, in the reader's language, and `rule` leads to the paragraph that says
/// why. It asks nobody who the reader is, because that may be what went wrong.
pub fn page(words: &Words, status: u16, sentence: &str, rule: Option<&str>) -> Markup {
    let sheet = Sheet { title: words.say("error-title").into(), anonymous: true, ..Default::default() };
    let body = html! {
        section.card.alone.failure {
            div.emblem { (icons::mark()) }
            h1 { (words.say(if status == 404 { "error-missing" } else { "error-title" })) }
            p.lead { (sentence) }
            div.then {
                @if let Some(rule) = rule { a.button href=(rule) { (icons::book()) (words.say("rules-in-book")) } }
                @if status == 401 { a.button.primary href="/sign-in" { (words.say("nav-sign-in")) } }
                button.button.needs-script type="button" data-back { (words.say("error-back")) }
                a.button href="/" { (words.say("nav-lobby")) }
            }
            p.help { (words.say_with("error-status", &[("status", status.to_string().into())])) }
        }
    };
    frame(words, &Visit { here: "/".into(), ..Default::default() }, &sheet, body)
}
