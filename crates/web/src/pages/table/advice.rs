//! The card of a hint: the best three choices with their chances, what they may bring, and why. Pressing one lights it on
//! the board; the choice itself is still the player's.

use super::actions::chips;
use crate::icons;
use boards::{Advice, odds, with_names};
use maud::{Markup, html};
use words::Words;

/// A choice of the card.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advised {
    /// What it is, and what it leads to.
    pub advice: Advice,
    /// What it is worth.
    pub worth: catalog::Advised,
}

/// The card.
pub(crate) fn advice_card(words: &Words, game: &str, names: &[String], best: &[Advised]) -> Markup {
    html! {
        header {
            h2 #advice-title { (icons::bulb()) (words.say("advice-title")) }
            button.quiet.icon type="button" data-close-advice title=(words.say("close")) aria-label=(words.say("close")) {
                (icons::cross())
            }
        }
        ol {
            @for (at, it) in best.iter().enumerate() {
                @let Advice { choice, .. } = &it.advice;
                li {
                    button type="button" data-advice=(choice.notation) aria-pressed=(at == 0) {
                        span.does {
                            (with_names(&choice.label.label, names))
                            @if !choice.label.chips.is_empty() { " " (chips(&choice.label.chips)) }
                        }
                        span.odds {
                            @for (at, worth) in odds(words, game, &it.worth).iter().enumerate() {
                                @if at == 0 { b { (worth) } } @else { " · " (worth) }
                            }
                        }
                        span.why { (with_names(&it.advice.why(words, game, it.worth.points.is_some()), names)) }
                    }
                    button.primary.small type="button" data-follow { (words.say("advice-follow")) }
                }
            }
        }
    }
}
