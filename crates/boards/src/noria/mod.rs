//! The board of Noria: the town hall, the round track and the market, the flying islands, and everybody's wheel.

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
use noria::phase::Phase;
use noria::{Action, Hint, Noria, Note, Reason, Tables, View};
use words::{Sentence, Words};

/// What Noria brings to the page.
pub(crate) const SKIN: Skin = Skin {
    game: "noria",
    letter: 'N',
    board: &Of::<Board>::NEW,
    emblem: include_str!("emblem.svg"),
    cover: include_str!("cover.svg"),
    sheet: include_str!("sheet.svg"),
    style: include_str!("board.css"),
    colours: include_str!("colours.css"),
    word: |_| None,
    about: About { minutes: 30, weight: 4, author: "Sophia Wagner", first: &[("market", "first")] },
};

/// The board of Noria.
pub(crate) struct Board;

impl Draw for Board {
    type Game = Noria;

    fn title(view: &View, scene: &Scene) -> String {
        let values = [("round", view.round.into()), ("rounds", view.rounds.into())];
        match (view.phase, view.round) {
            (Phase::Over, _) => scene.words.say_with("noria-title-over", &values[1..]),
            (_, 0) => scene.words.say("noria-title-before").into_owned(),
            _ => scene.words.say_with("noria-title", &values),
        }
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        stage::stage(view, scene)
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        area::area(view, scene, seat)
    }

    fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
        let player = &view.players[seat.index()];
        let ships: u8 = player.ships.entries().iter().sum();
        let number = |label: String, value: i32| Number { label, value: value.to_string() };
        let counted =
            |key: &str, count: u8| number(scene.words.say_with(key, &[("count", count.into())]), count.into());
        vec![
            number(scene.words.say("noria-points").into(), view.scores.points[seat]),
            number(scene.words.say("noria-number-knowledge").into(), player.knowledge.into()),
            counted("noria-ships-name", ships),
            counted("noria-number-factories", player.factories),
        ]
    }

    fn slots(view: &View, scene: &Scene) -> Vec<Slot> {
        choice::slots::slots(view, scene)
    }

    fn question(view: &View, scene: &Scene) -> Option<Question> {
        let text = question::question(scene.words, view)?;
        let guide = guide::guide(view, scene)?;
        Some(Question { text, guide, rule: rule::of_phase(view.phase) })
    }

    fn luck(view: &View, scene: &Scene, _: Option<Seat>) -> Question {
        luck::question(view, scene)
    }

    fn outcome(view: &View, scene: &Scene, outcome: Action) -> ChoiceLabel {
        luck::outcome(view, scene, outcome)
    }

    fn choice(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::choice(scene.words, view, action, hint)
    }

    fn begun(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::begun(scene.words, view, action, hint)
    }

    fn detail(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
        choice::detail(scene.words, view, action, hint)
    }

    fn card(view: &View, scene: &Scene, thing: &str) -> Option<Card> {
        card::card(view, scene, thing)
    }

    fn wishes(view: &View, scene: &Scene, thing: &str) -> Vec<Action> {
        why::wishes(view, scene, thing)
    }

    fn reason(view: &View, scene: &Scene, wish: Action, reason: &Reason) -> Why {
        why::reason(view, scene, wish, reason)
    }

    fn account(view: &View, scene: &Scene, seat: Seat) -> Vec<ScoreLine> {
        finale::account(view, scene, seat)
    }

    fn verdict(view: &View, scene: &Scene) -> Option<Sentence> {
        finale::verdict(view, scene)
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
