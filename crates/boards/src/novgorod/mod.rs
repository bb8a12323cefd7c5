//! The table of Novgorod: a sea chart with the eight cities, the papers beside it, and before each player ship, posts,
//! orders and the career.
//!
//! Everything is drawn from the view, and what choices mean is said from their hints.

mod area;
mod art;
mod choice;
mod guide;
mod hint;
mod ids;
mod log;
mod names;
mod pictures;
mod question;
mod rule;
mod stage;
mod text;

#[cfg(test)]
mod tests;

use crate::{About, ChoiceLabel, Draw, Line, Number, Of, Picture, Question, Scene, Skin, Slot};
use game::Seat;
use maud::Markup;
use names::{Names, say};
use novgorod::{Action, Hint, Note, Novgorod, View};
use words::Words;

/// What Novgorod brings to the page.
pub(crate) const SKIN: Skin = Skin {
    game: "novgorod",
    letter: 'V',
    board: &Of::<Board>::NEW,
    emblem: include_str!("emblem.svg"),
    sheet: include_str!("sheet.svg"),
    style: include_str!("board.css"),
    colours: include_str!("colours.css"),
    word: |_| None,
    about: About { minutes: 25, weight: 4, author: "Stefan Risthaus", first: &[] },
};

/// The board of Novgorod.
struct Board;

impl Draw for Board {
    type Game = Novgorod;

    fn title(view: &View, scene: &Scene) -> String {
        question::title(view, Names::of(scene))
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        stage::stage(view, scene)
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        area::area(view, scene, seat)
    }

    fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
        let names = Names::of(scene);
        let Some(player) = view.players.get(seat.index()) else { return vec![] };
        let number = |label: String, value: String| Number { label, value };
        vec![
            number(say!(names, "novgorod-label-seals"), player.seals.to_string()),
            number(say!(names, "novgorod-label-ducats"), player.ducats.to_string()),
            number(say!(names, "novgorod-label-career"), player.rows.to_string()),
            number(say!(names, "novgorod-label-posts"), player.posts.len().to_string()),
        ]
    }

    fn slots(view: &View, scene: &Scene) -> Vec<Slot> {
        question::slots::slots(view, Names::of(scene))
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        let names = Names::of(scene);
        let text = question::question(view, names)?;
        Some(Question { text, guide: guide::guide(view, names), rule: rule::of_phase(view.phase) })
    }

    fn choice(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::choice(view, Names::of(scene), action, hint)
    }

    fn detail(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::detail(view, Names::of(scene), action, hint)
    }

    fn log(note: &Note, scene: &Scene) -> Line {
        log::line(note, scene)
    }

    fn text(view: &View, scene: &Scene) -> String {
        text::text(view, scene)
    }

    fn pictures(words: &Words) -> Vec<Picture> {
        pictures::pictures(words)
    }
}
