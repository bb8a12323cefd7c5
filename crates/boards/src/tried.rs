//! Steps of a game that is over, in words: what chance can bring, and what somebody tries out. Nothing is hidden any more,
//! so whoever knows most about an outcome says it.

use crate::any::{Choice, label};
use crate::{ChoiceLabel, Draw, Scene};
use game::{Actor, Game, Hidden, Seat, Turn, Viewer};
use table::{Table, steps};
use words::Sentence;

/// Of a step of many outcomes so many are named.
const MOST_NAMED: usize = 8;

/// Something that chance can bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// In the notation of the record, and in words.
    pub choice: Choice,
    /// How likely it is beside the others.
    pub weight: u32,
}

/// All that chance can bring, named as where luck is typed in; nothing unless chance is to move.
pub(crate) fn outcomes<D: Draw>(table: &Table<D::Game>, scene: &Scene) -> Vec<Outcome> {
    let (outcomes, weights): (Vec<_>, Vec<u32>) = table.outcomes().into_iter().unzip();
    let choices = named::<D>(table, scene, outcomes);
    choices.into_iter().zip(weights).map(|(choice, weight)| Outcome { choice, weight }).collect()
}

/// Outcomes as answers. Such as have the same words, because the same is printed on two cards, have their notation
/// behind them.
pub(crate) fn named<D: Draw>(
    table: &Table<D::Game>,
    scene: &Scene,
    outcomes: Vec<<D::Game as Game>::Action>,
) -> Vec<Choice> {
    let view = table.position().view(scene.eyes);
    let labels: Vec<ChoiceLabel> = outcomes.iter().map(|&outcome| D::outcome(&view, scene, outcome)).collect();
    let is_like = |label: &ChoiceLabel| {
        labels.iter().filter(|it| (&it.label, &it.hint) == (&label.label, &label.hint)).count() > 1
    };
    let choice = |(outcome, label): (&<D::Game as Game>::Action, &ChoiceLabel)| {
        let (notation, mut label) = (outcome.to_string(), label.clone());
        if is_like(&label) {
            label.label = label.label.and(&format!(" ({notation})"));
        }
        Choice { notation, label, ends_turn: false }
    };
    outcomes.iter().zip(&labels).map(choice).collect()
}

/// What a step is called that was tried at this table, in the notation of the record; `None` if it cannot be made here.
pub(crate) fn step<D: Draw>(table: &Table<D::Game>, scene: &Scene, by: Actor, does: &str) -> Option<Sentence> {
    match by {
        Actor::Seat(seat) => choice::<D>(table, &Scene { eyes: Viewer::Seat(seat), ..*scene }, seat, does),
        Actor::Chance => Some(chance::<D>(table, scene, does)),
    }
}

fn choice<D: Draw>(table: &Table<D::Game>, scene: &Scene, seat: Seat, does: &str) -> Option<Sentence> {
    if let Some(run) = table.runs(seat).iter().find(|run| run.notation() == does) {
        return Some(label::<D>(scene, seat, &run.steps).label);
    }
    let first = steps(does).next()?.parse().ok()?;
    let position = table.position();
    let view = position.view(scene.eyes);
    table.choices(seat).contains(&first).then(|| D::choice(&view, scene, first, &position.hint(seat, first)).label)
}

/// Outcomes one after the other; such as differ in a die only are one.
fn chance<D: Draw>(table: &Table<D::Game>, scene: &Scene, does: &str) -> Sentence {
    let mut position = table.position().clone();
    let mut said: Vec<Sentence> = Vec::new();
    let all: Vec<&str> = steps(does).collect();
    for action in all.iter().take(MOST_NAMED).map_while(|step| step.parse().ok()) {
        if !can_happen(&position, action) {
            break;
        }
        let next = happens::<D>(&mut position, scene, action);
        match said.last().and_then(|last| last.with_dice_of(&next)) {
            Some(both) => *said.last_mut().expect("there is a last one") = both,
            None => said.push(next),
        }
    }
    let mut text = Sentence::default();
    for (at, it) in said.iter().enumerate() {
        text = if at == 0 { it.clone() } else { text.and(" ").and_sentence(it) };
    }
    if all.len() > MOST_NAMED { text.and(" …") } else { text }
}

fn can_happen<G: Game>(position: &G, action: G::Action) -> bool {
    let mut outcomes = Vec::new();
    if position.turn() == Turn::Chance {
        position.outcomes(&mut outcomes);
    }
    outcomes.iter().any(|&(outcome, weight)| outcome == action && weight > 0)
}

/// Lets an outcome happen; what a seat is told that knows more about it than others, or what everybody is.
fn happens<D: Draw>(position: &mut D::Game, scene: &Scene, action: <D::Game as Game>::Action) -> Sentence {
    let mut events = Vec::new();
    position.apply(Actor::Chance, action, &mut events);
    let told = |eyes: Viewer| {
        let notes = game::notes::<D::Game>(&events, eyes);
        let lines: Vec<Sentence> = notes.iter().map(|note| D::log(note, &Scene { eyes, ..*scene }).text).collect();
        lines.into_iter().reduce(|one, other| one.and(" ").and_sentence(&other)).unwrap_or_default()
    };
    let open = told(Viewer::Spectator);
    let knows = Seat::first(position.seats()).map(|seat| told(Viewer::Seat(seat))).find(|text| *text != open);
    knows.unwrap_or(open)
}
