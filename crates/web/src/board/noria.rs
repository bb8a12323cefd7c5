//! The board of Noria: the town hall, the round track and the market, the flying islands, and everybody's wheel.

mod area;
mod art;
mod choice;
mod guide;
mod hall;
mod ids;
mod islands;
mod names;
mod pictures;
mod question;
mod rule;
mod say;
mod track;
mod wheel;

#[cfg(test)]
mod tests;

use super::{Draw, Entry, Line, Number, Picture, Question, Scene};
use crate::words::Words;
use game::Seat;
use maud::{Markup, html};
use noria::phase::Phase;
use noria::view::{Note, View};
use noria::{Action, Noria};

impl Draw for Noria {
    fn title(view: &View, scene: &Scene) -> String {
        let values = [("round", view.round.into()), ("rounds", view.rounds.into())];
        match (view.phase, view.round) {
            (Phase::Over, _) => scene.words.say_with("noria-title-over", &values[1..]),
            (_, 0) => scene.words.say("noria-title-before").into_owned(),
            _ => scene.words.say_with("noria-title", &values),
        }
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        html! {
            (art::symbols())
            div.noria {
                div.n-town {
                    (hall::hall(view, scene))
                    (islands::islands(view, scene))
                    (track::market(view, scene))
                }
                section.n-panel.n-rounds aria-label=(scene.words.say("noria-rounds")) {
                    (track::rounds(view, scene))
                    (track::prices(view, scene))
                }
                section.n-panel.n-sums { (hall::projection(view, scene)) }
            }
        }
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        area::area(view, scene, seat)
    }

    fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
        let player = &view.players[seat.index()];
        let ships: u8 = player.ships.entries().iter().sum();
        let number = |label: &str, value: String| Number { label: scene.words.say(label).into_owned(), value };
        vec![
            number("noria-points", view.scores.points[seat].to_string()),
            number("noria-number-knowledge", player.knowledge.to_string()),
            number("noria-ships-name", ships.to_string()),
            number("noria-factories", player.factories.to_string()),
        ]
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        let text = question::question(scene.words, view)?;
        let guide = guide::guide(scene.words, view.phase)?;
        Some(Question { text, guide, rule: rule::of_phase(view.phase) })
    }

    fn choice(view: &View, scene: &Scene, action: Action) -> Entry {
        choice::entry(scene.words, view, action)
    }

    fn say(note: &Note, scene: &Scene) -> Line {
        Line { text: say::sentence(scene.words, &note.0), rule: rule::of_event(&note.0) }
    }

    fn pictures(words: &Words) -> Vec<Picture> {
        pictures::pictures(words)
    }
}
