//! The board of Wiraqocha: the valley of hexagons with its pawns, the dice, the cards, and how near everybody is to the
//! three victories.

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

use crate::{About, ChoiceLabel, Draw, Line, Number, Of, Picture, Question, Scene, Skin, Slot, Step};
use game::Seat;
use maud::Markup;
use wiraqocha::{Action, Hint, Note, View, Wiraqocha};
use words::Words;

/// What Wiraqocha brings to the page.
pub(crate) const SKIN: Skin = Skin {
    game: "wiraqocha",
    letter: 'W',
    board: &Of::<Board>::NEW,
    emblem: include_str!("emblem.svg"),
    sheet: include_str!("sheet.svg"),
    style: include_str!("board.css"),
    colours: include_str!("colours.css"),
    word: names::dice_of,
    about: About { minutes: 30, weight: 3, author: "Henri Kermarrec", first: &[] },
};

/// The board of Wiraqocha.
struct Board;

impl Draw for Board {
    type Game = Wiraqocha;

    fn title(view: &View, scene: &Scene) -> String {
        match view.round {
            0 => scene.words.say("wiraqocha-title-before").into_owned(),
            round => scene.words.say_with("wiraqocha-title", &[("round", round.into())]),
        }
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        stage::stage(view, scene)
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        area::area(view, scene, seat)
    }

    fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
        area::numbers(view, scene, seat)
    }

    fn slots(view: &View, scene: &Scene) -> Vec<Slot> {
        choice::slots(view, scene)
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        question::question(view, scene)
    }

    fn choice(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::choice(view, scene, action, hint)
    }

    fn run(scene: &Scene, steps: &[Step<Board>]) -> ChoiceLabel {
        choice::run(scene, steps)
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
