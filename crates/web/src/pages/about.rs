//! What this is, whose games these are, and what is uncertain about them.

use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use boards::{games, skin};
use maud::{Markup, html};
use words::Words;

/// The page.
pub fn page(words: &Words, visit: &Visit) -> Markup {
    let sheet = Sheet { title: words.say("nav-about").into(), ..Default::default() };
    let body = html! {
        article.prose {
            h1 { (words.say("about-title")) }
            p.lead { (words.say("about-lead")) }
            h2 { (words.say("about-games")) }
            ul.about-games {
                @for boxed in catalog::for_people() { (game(words, boxed.name())) }
            }
            h2 { (words.say("about-unofficial")) }
            p { (words.say("about-unofficial-text")) }
            h2 { (words.say("about-reconstructed")) }
            p { (words.say("about-reconstructed-text")) }
            h2 { (words.say("about-computer")) }
            p { (words.say("about-computer-text")) }
            h2 { (words.say("about-data")) }
            p { (words.say("about-data-text")) }
            h2 { (words.say("about-programs")) }
            p { (words.say("about-programs-text")) " " a href="/api/v1" { (words.say("nav-api")) } }
            h2 { (words.say("about-licence")) }
            p { (words.say("about-licence-text")) }
        }
    };
    frame(words, visit, &sheet, body)
}

fn game(words: &Words, game: &str) -> Markup {
    html! {
        li data-game=(game) {
            span.emblem { (icons::emblem(game)) }
            div {
                h3 { (games::name(words, game)) }
                p { (games::tagline(words, game)) }
                @if let Some(about) = skin::of(game).map(|skin| skin.about) {
                    p { (words.say_with("about-author", &[("author", about.author.into())])) }
                }
                (frame::facts(words, game))
            }
        }
    }
}
