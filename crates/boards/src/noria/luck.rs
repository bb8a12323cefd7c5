//! Luck that is typed in: what is asked while chance is to move, and what can be answered. Everything lies open in
//! Noria, so both are the same for everybody.

use super::{names, rule};
use crate::draw::luck_question;
use crate::{ChoiceLabel, Question, Scene};
use noria::phase::Phase;
use noria::{Action, View};
use words::{Sentence, listed, player};

/// What came?
pub(super) fn question(view: &View, scene: &Scene) -> Question {
    let words = scene.words;
    let text = match view.phase {
        Phase::DrawStart => words.say("luck-start").into(),
        Phase::DrawStall(_) => words.say("noria-luck-stall").into(),
        Phase::DrawOrder(seat) => words.say_with("noria-luck-order", &[("name", scene.name(seat).to_owned().into())]),
        _ => words.say("noria-luck-island").into(),
    };
    luck_question(scene, text, rule::of_phase(view.phase))
}

/// This came.
pub(super) fn outcome(view: &View, scene: &Scene, outcome: Action) -> ChoiceLabel {
    let words = scene.words;
    let (label, hint): (Sentence, String) = match outcome {
        Action::Start(seat) => (player(seat).into(), String::new()),
        Action::Stall(kind) => (names::kind(words, kind).into(), String::new()),
        Action::Order(order) => {
            let kinds = order.kinds().into_iter().map(|kind| names::kind(words, kind));
            (listed(kinds).into(), String::new())
        }
        Action::Island(island) => {
            let spaces = view.printed.0.island[island].spaces;
            let spaces = spaces.into_iter().map(|(good, count)| names::warehouses(words, good, count));
            (names::island(words, island).into(), listed(spaces))
        }
        _ => (outcome.to_string().into(), String::new()),
    };
    ChoiceLabel { label, hint: hint.into(), rule: rule::of_phase(view.phase), ..ChoiceLabel::default() }
}
