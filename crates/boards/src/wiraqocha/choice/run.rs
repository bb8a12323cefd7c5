//! A choice with the answers that belong to it, in one label: "Take tile 9 with the miner from the reserve: 4 5, 6
//! against 5", with its dice drawn.

use super::{CHANGED, NO_HELP, chips, fold, label, pawn_on, slots, targets};
use crate::wiraqocha::hint::Hints;
use crate::wiraqocha::names::{Names, parts};
use crate::wiraqocha::{Board, ids, rule};
use crate::{ChoiceLabel, Scene, Step};
use wiraqocha::Amounts;
use wiraqocha::action::Action;
use wiraqocha::hint::Detail;
use words::{Sentence, die};

/// The label of a whole run.
pub(in crate::wiraqocha) fn run(scene: &Scene, steps: &[Step<Board>]) -> ChoiceLabel {
    let first = &steps[0];
    let (cost, gain) = steps.iter().fold((Amounts::NONE, Amounts::NONE), |(cost, gain), step| {
        (cost.plus(step.hint.cost), gain.plus(step.hint.gain))
    });
    let mut hints: Vec<Option<String>> =
        steps.iter().enumerate().map(|(at, step)| hint(scene, step, (at == 0).then_some(gain))).collect();
    // A die and what it is set to say the same.
    hints.dedup();
    let key = fold_of(steps);
    ChoiceLabel {
        label: Sentence::from(said(scene, steps)).capital(),
        hint: parts(hints).into(),
        chips: chips(scene, first.action, cost, gain),
        fold: key.map(|key| scene.words.say(key).into_owned()),
        targets: about(steps, key == Some(CHANGED)),
        rule: rule::of_action(first.action),
    }
}

/// What is said of a step besides its label: of dice nothing, they are drawn, unless they do not help. The first step
/// knows what the whole run brings.
fn hint(scene: &Scene, step: &Step<Board>, first: Option<Amounts>) -> Option<String> {
    let hints = Hints::new(&step.view, scene);
    match (step.action, &step.hint.detail, first) {
        (_, Detail::Guard { helps: false, .. }, _) => Some(hints.of(step.action, &step.hint)),
        (Action::Die(_) | Action::Set(_) | Action::Enough, ..) => None,
        (_, _, Some(gain)) => Some(hints.of_run(step.action, &step.hint, gain)),
        _ => Some(hints.of(step.action, &step.hint)),
    }
}

/// Where the run stands in the list: with what is done by its dice, or else by its choice.
fn fold_of(steps: &[Step<Board>]) -> Option<&'static str> {
    let of = |step: &Step<Board>| fold(step.action, &step.hint);
    let own = of(&steps[0]);
    let dice = steps[1..].iter().rev().find_map(of);
    match dice {
        Some(NO_HELP) => dice,
        _ => own.or(dice),
    }
}

/// What the run is about: its place, its pawn and its own dice.
fn about(steps: &[Step<Board>], changed: bool) -> Vec<String> {
    let (first, view) = (&steps[0], &steps[0].view);
    let is_die = matches!(first.action, Action::Die(_));
    let place = targets(view, first.action, &first.hint).into_iter().filter(|id| is_die || !ids::is_die(id));
    let mut all: Vec<String> = place.chain(slots::of(first.action, &first.hint).map(String::from)).collect();
    for step in &steps[1..] {
        let more: Vec<String> = match step.action {
            Action::Die(face) => ids::dice(view, face).collect(),
            _ => targets(&step.view, step.action, &step.hint),
        };
        all.extend(more);
    }
    all.extend(changed.then(|| slots::DICE.to_owned()));
    let mut once: Vec<String> = Vec::new();
    for id in all {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    once
}

/// How a part of the label is joined to what stands before it.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// It goes on with a space.
    Goes,
    /// A die, close to the one before it.
    Die,
    /// Behind a colon or a comma.
    Listed,
}

/// The label, with marks for its dice.
fn said(scene: &Scene, steps: &[Step<Board>]) -> String {
    let first = &steps[0];
    // A run that begins in the middle of naming dice.
    let begun = matches!(first.action, Action::Die(_)).then(|| detail(scene, first)).flatten();
    let (mut last, mut text) = match begun {
        Some((part, die)) => (Some(part), scene.words.say_with("wiraqocha-a-die", &[("face", die.into())])),
        None => (None, label(&first.view, scene, first.action, &first.hint)),
    };
    let mut listed = last.is_some();
    for (part, said) in steps[1..].iter().filter_map(|step| detail(scene, step)) {
        text = match (part, last) {
            (Part::Goes, _) => format!("{text} {said}"),
            (Part::Die, Some(Part::Die)) => format!("{text}{said}"),
            _ if listed => format!("{text}, {said}"),
            _ => format!("{} {said}", scene.words.say_with("wiraqocha-text-label", &[("label", text.into())])),
        };
        last = Some(part);
        listed |= part != Part::Goes;
    }
    text
}

/// What a step adds to the label; `None` if that is nothing.
fn detail(scene: &Scene, step: &Step<Board>) -> Option<(Part, String)> {
    let Step { view, action, hint, .. } = step;
    let words = scene.words;
    let changed = hint.cost != Amounts::NONE;
    let turned = |to: u8| words.say_with("wiraqocha-a-as", &[("to", die(to).into())]);
    Some(match (*action, &hint.detail) {
        (Action::Send(pawn), _) => (Part::Goes, Names(words).with(pawn, None)),
        (Action::Move(from), _) => (Part::Goes, Names(words).with(pawn_on(view, from)?, Some(from))),
        (Action::Die(face), &Detail::Beats { value, level }) => {
            let shown = die(face.value());
            let die = if changed { format!("{shown} {}", turned(value)) } else { shown };
            let values = [("die", die.into()), ("level", level.into())];
            (Part::Listed, words.say_with("wiraqocha-a-against", &values))
        }
        (Action::Die(face), &Detail::Becomes { value }) if changed => {
            (Part::Listed, format!("{} {}", die(face.value()), turned(value)))
        }
        (Action::Die(face), _) => (Part::Die, die(face.value())),
        (Action::Enough, &Detail::Sum { number, .. }) if changed => {
            (Part::Goes, words.say_with("wiraqocha-a-as", &[("to", number.into())]))
        }
        (Action::Set(face), _) if changed => (Part::Goes, turned(face.value())),
        (Action::Enough | Action::Set(_), _) => return None,
        _ => (Part::Listed, label(view, scene, *action, hint)),
    })
}
