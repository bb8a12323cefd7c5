//! The table of Novgorod: a sea chart with the eight cities, the papers beside it, and before each player ship, posts,
//! orders and the career.
//!
//! Everything is drawn from the view, and what choices mean is said from their hints.

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
    About, Card, Chapter, ChoiceLabel, Draw, Line, Number, Of, Picture, Question, Scene, ScoreLine, Skin, Slot, Why,
};
use game::Seat;
use maud::Markup;
use names::{Names, say};
use novgorod::{Action, Hint, Note, Novgorod, Reason, Tables, View};
use words::{Sentence, Words};

/// What Novgorod brings to the page.
pub(crate) const SKIN: Skin = Skin {
    game: "novgorod",
    letter: 'V',
    board: &Of::<Board>::NEW,
    emblem: include_str!("emblem.svg"),
    cover: include_str!("cover.svg"),
    sheet: include_str!("sheet.svg"),
    style: include_str!("board.css"),
    colours: include_str!("colours.css"),
    word: |_| None,
    about: About { minutes: 25, weight: 4, author: "Stefan Risthaus", first: &[] },
};

/// The board of Novgorod.
pub(crate) struct Board;

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
            number(say!(names, "novgorod-label-ducats", count = player.ducats), player.ducats.to_string()),
            number(say!(names, "novgorod-label-career", count = player.rows), player.rows.to_string()),
            number(say!(names, "novgorod-label-posts", count = player.posts.len()), player.posts.len().to_string()),
        ]
    }

    fn slots(view: &View, scene: &Scene) -> Vec<Slot> {
        question::slots::slots(view, Names::of(scene))
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        let names = Names::of(scene);
        let text = question::question(view, names)?;
        Some(Question { text, guide: guide::guide(view, scene), rule: rule::of_phase(view.phase) })
    }

    fn luck(view: &View, scene: &Scene, to: Option<Seat>) -> Question {
        luck::question(view, scene, to)
    }

    fn outcome(view: &View, scene: &Scene, outcome: Action) -> ChoiceLabel {
        luck::outcome(view, scene, outcome)
    }

    fn choice(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::choice(view, Names::of(scene), action, hint)
    }

    fn detail(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::detail(view, Names::of(scene), action, hint)
    }

    fn card(view: &View, scene: &Scene, thing: &str) -> Option<Card> {
        card::card(view, scene, thing)
    }

    fn wishes(view: &View, scene: &Scene, thing: &str) -> Vec<Action> {
        card::wishes(view, scene, thing)
    }

    fn reason(view: &View, scene: &Scene, wish: Action, reason: &Reason) -> Why {
        why::why(view, scene, wish, reason)
    }

    fn account(view: &View, scene: &Scene, seat: Seat) -> Vec<ScoreLine> {
        finale::account(view, Names::of(scene), seat)
    }

    fn verdict(view: &View, scene: &Scene) -> Option<Sentence> {
        finale::verdict(view, Names::of(scene))
    }

    fn progress(view: &View, seat: Seat) -> i32 {
        view.scores.points[seat]
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
