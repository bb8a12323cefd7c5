//! The card of a thing on the table: what it is, how it stands, what can be done with it or why not.

use super::actions::chips;
use crate::icons;
use boards::{Shown, rulebook, with_names};
use maud::{Markup, html};
use words::Words;

/// So many choices are named; all of them are in the list.
const MOST_CHOICES: usize = 5;

/// The card. A paragraph of the rulebook is one press away.
pub(crate) fn thing_card(words: &Words, game: &str, names: &[String], shown: &Shown) -> Markup {
    let Shown { card, can, why } = shown;
    html! {
        article.thing-card {
            h2 { (card.name) }
            p.purpose { (card.purpose) }
            @if !card.now.is_empty() { ul.now { @for line in &card.now { li { (line) } } } }
            @if !can.is_empty() {
                h3 { (words.say("thing-can")) }
                ul.can-do {
                    @for choice in can.iter().take(MOST_CHOICES) {
                        li { (with_names(&choice.label.label, names)) " " (chips(&choice.label.chips)) }
                    }
                    @if can.len() > MOST_CHOICES {
                        li { (words.say_with("thing-more", &[("count", (can.len() - MOST_CHOICES).into())])) }
                    }
                }
            }
            @if !why.is_empty() {
                h3 { (words.say("thing-why")) }
                ul.why { @for (why, _) in why { li { (with_names(&why.text, names)) (paragraph(words, game, why.rule)) } } }
            }
            @if !card.rule.is_empty() {
                p.source {
                    a href=[rulebook::link(game, card.rule)] data-paragraph=(card.rule) {
                        (icons::book()) (words.say("thing-rule"))
                    }
                }
            }
        }
    }
}

fn paragraph(words: &Words, game: &str, rule: &str) -> Markup {
    let says = words.say_with("rules-paragraph", &[("number", rule.into())]);
    html! {
        @if let Some(link) = rulebook::link(game, rule).filter(|_| !rule.is_empty()) {
            " " a.rule href=(link) data-paragraph=(rule) title=(says) aria-label=(says) { "§" }
        }
    }
}
