//! Luck that is typed in: what is asked while chance is to move, and what can be answered. Everything lies open in
//! Wiraqocha, so both are the same for everybody.

use super::names::Names;
use super::rule;
use crate::draw::luck_question;
use crate::{ChoiceLabel, Question, Scene};
use wiraqocha::phase::Phase;
use wiraqocha::{Action, View};
use words::{Sentence, die, player};

/// What came?
pub(super) fn question(view: &View, scene: &Scene) -> Question {
    let words = scene.words;
    let text = match view.phase {
        Phase::Laying(place) => words.say_with("wiraqocha-luck-lay", &[("place", (place + 1).into())]),
        Phase::DrawStart => words.say("luck-start").into(),
        Phase::Rolling(left) => words.say_with("wiraqocha-luck-roll", &[("left", left.into())]),
        _ => words.say("wiraqocha-luck-turn").into(),
    };
    luck_question(scene, text, rule::of_phase(view.phase, false))
}

/// This came.
pub(super) fn outcome(_: &View, scene: &Scene, outcome: Action) -> ChoiceLabel {
    let names = Names(scene.words);
    let label: Sentence = match outcome {
        Action::Lay(tile) => scene.words.say_with("wiraqocha-tile", &[("tile", names.tile(tile).into())]).into(),
        Action::Turn(card) => names.card(card).into(),
        Action::Start(seat) => player(seat).into(),
        Action::Show(face) => die(face.value()).into(),
        _ => outcome.to_string().into(),
    };
    ChoiceLabel { label, rule: rule::of_action(outcome), ..ChoiceLabel::default() }
}
