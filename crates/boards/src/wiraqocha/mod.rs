//! The board of Wiraqocha: the valley of hexagons with its pawns, the dice, the cards, and how near everybody is to the
//! three victories.

mod area;
mod art;
mod card;
mod choice;
mod finale;
mod gallery;
mod guide;
mod hint;
mod ids;
mod legend;
mod log;
mod luck;
mod names;
mod pictures;
mod question;
mod rule;
mod stage;
mod text;
mod why;

#[cfg(test)]
mod tests;

use crate::{
    About, Card, Chapter, ChoiceLabel, Draw, Line, Number, Of, Picture, Question, Scene, ScoreLine, Skin, Slot, Step,
    Why,
};
use game::Seat;
use maud::Markup;
use wiraqocha::{Action, Hint, Note, Reason, Tables, View, Wiraqocha};
use words::{Sentence, Words};

/// What Wiraqocha brings to the page.
pub(crate) const SKIN: Skin = Skin {
    game: "wiraqocha",
    letter: 'W',
    board: &Of::<Board>::NEW,
    emblem: include_str!("emblem.svg"),
    cover: include_str!("cover.svg"),
    sheet: include_str!("sheet.svg"),
    style: include_str!("board.css"),
    colours: include_str!("colours.css"),
    word: names::dice_of,
    about: About { minutes: 30, weight: 3, author: "Henri Kermarrec", first: &[] },
};

/// The board of Wiraqocha.
pub(crate) struct Board;

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

    fn luck(view: &View, scene: &Scene, _: Option<Seat>) -> Question {
        luck::question(view, scene)
    }

    fn outcome(view: &View, scene: &Scene, outcome: Action) -> ChoiceLabel {
        luck::outcome(view, scene, outcome)
    }

    fn choice(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::choice(view, scene, action, hint)
    }

    fn run(scene: &Scene, steps: &[Step<Board>]) -> ChoiceLabel {
        choice::run(scene, steps)
    }

    fn card(view: &View, scene: &Scene, thing: &str) -> Option<Card> {
        card::card(view, scene, thing)
    }

    fn wishes(view: &View, scene: &Scene, thing: &str) -> Vec<Action> {
        why::wishes(view, scene, thing)
    }

    fn reason(view: &View, scene: &Scene, wish: Action, reason: &Reason) -> Why {
        why::reason(view, scene, wish, *reason)
    }

    fn account(view: &View, scene: &Scene, seat: Seat) -> Vec<ScoreLine> {
        finale::account(view, scene, seat)
    }

    fn verdict(view: &View, scene: &Scene) -> Option<Sentence> {
        finale::verdict(view, scene)
    }

    fn progress(view: &View, seat: Seat) -> i32 {
        finale::progress(view, seat)
    }

    fn log(note: &Note, scene: &Scene) -> Line {
        log::line(note, scene)
    }

    fn text(view: &View, scene: &Scene) -> String {
        text::text(view, scene)
    }

    fn pictures(words: &Words, printed: &'static Tables) -> Vec<Picture> {
        pictures::pictures(words, printed)
    }

    fn gallery(words: &Words, printed: &'static Tables) -> Vec<Picture> {
        gallery::gallery(words, printed)
    }

    fn legend(words: &Words) -> Vec<Chapter> {
        legend::legend(words)
    }
}
