//! The table of Novgorod: a sea chart with the eight cities, the papers beside it, and before each player ship, posts, orders and the
//! career.
//!
//! Everything is drawn from the view, and from what is printed on the pieces that the game is played with.

mod area;
mod career;
mod chart;
mod choice;
mod guide;
mod icons;
mod ids;
mod log;
mod names;
mod papers;
mod pictures;
mod question;
mod race;
mod route;
mod rule;
#[cfg(test)]
mod tests;

use crate::{About, ChoiceLabel, Draw, Line, Number, Of, Picture, Question, Scene, Skin};
use game::Seat;
use maud::{Markup, html};
use names::{Names, say};
use novgorod::{Action, Note, Novgorod, View};
use words::Words;

/// What Novgorod brings to the page.
pub(crate) const SKIN: Skin = Skin {
    game: "novgorod",
    letter: 'V',
    board: &Of::<Board>::NEW,
    emblem: include_str!("emblem.svg"),
    style: include_str!("board.css"),
    about: About { minutes: 25, weight: 4, author: "Stefan Risthaus", first: &[] },
};

/// The board of Novgorod.
struct Board;

impl Draw for Board {
    type Game = Novgorod;

    fn title(view: &View, scene: &Scene) -> String {
        question::title(view, Names { words: scene.words })
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        let names = Names { words: scene.words };
        html! {
            div.novgorod {
                (icons::symbols())
                (chart::chart(view, scene))
                (papers::papers(view, names))
            }
        }
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        area::area(view, scene, seat)
    }

    fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
        let names = Names { words: scene.words };
        let Some(player) = view.players.get(seat.index()) else { return vec![] };
        let number = |label: String, value: String| Number { label, value };
        vec![
            number(say!(names, "novgorod-label-seals"), area::seals(player).to_string()),
            number(say!(names, "novgorod-label-ducats"), player.ducats.to_string()),
            number(say!(names, "novgorod-label-career"), player.rows.to_string()),
            number(say!(names, "novgorod-label-posts"), player.posts.len().to_string()),
        ]
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        let names = Names { words: scene.words };
        let text = question::question(view, names)?;
        Some(Question { text, guide: guide::guide(view, names), rule: rule::of_phase(view.phase) })
    }

    fn choice(view: &View, scene: &Scene, action: Action, _: &String) -> ChoiceLabel {
        choice::choice(view, Names { words: scene.words }, action)
    }

    fn log(note: &Note, scene: &Scene) -> Line {
        Line { text: log::sentence(note, Names { words: scene.words }).into(), rule: rule::of_note(note) }
    }

    fn text(view: &View, _: &Scene) -> String {
        view.to_string()
    }

    fn pictures(words: &Words) -> Vec<Picture> {
        pictures::pictures(words)
    }
}
