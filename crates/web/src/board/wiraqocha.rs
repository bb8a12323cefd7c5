//! The board of Wiraqocha: the valley of hexagons with its pawns, the dice, the cards, and how near everybody is to the three victories.

mod area;
mod cards;
mod choices;
mod fit;
mod guide;
mod hints;
mod ids;
mod log;
mod paragraphs;
mod pictures;
mod pieces;
mod question;
mod tile;
mod tray;
mod valley;
mod words;

#[cfg(test)]
mod tests;

use super::{Draw, Entry, Line, Number, Picture, Question, Scene};
use crate::words::Words;
use game::Seat;
use maud::{Markup, html};
use wiraqocha::{Action, Note, View, Wiraqocha};

impl Draw for Wiraqocha {
    fn title(view: &View, scene: &Scene) -> String {
        match view.round {
            0 => scene.words.say("wiraqocha-title-before").into_owned(),
            round => {
                let values = [("round", round.into()), ("cap", view.variant.cap.into())];
                scene.words.say_with("wiraqocha-title", &values)
            }
        }
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        html! {
            div.w-stage {
                (valley::valley(view, scene))
                div.w-side {
                    (tray::tray(view, scene))
                    (cards::market(view, scene))
                    (tray::supply(view, scene))
                }
            }
        }
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        area::area(view, scene, seat)
    }

    fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
        area::numbers(view, scene, seat)
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        question::question(view, scene)
    }

    fn choice(view: &View, scene: &Scene, action: Action) -> Entry {
        choices::choice(view, scene, action)
    }

    fn say(note: &Note, scene: &Scene) -> Line {
        Line { text: log::say(note, scene), rule: paragraphs::of_event(note.0) }
    }

    fn pictures(words: &Words) -> Vec<Picture> {
        pictures::pictures(words)
    }
}
