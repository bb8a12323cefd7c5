//! What happens at a table as values, beside the text for people.

use crate::present;
use boards::{AnyBoard, Scene};
use game::{Seat, Viewer};
use host::Sitting;
use serde::Serialize;
use serde_json::Value;
use table::AnyTable;
use words::Words;

/// A choice.
#[derive(Serialize)]
pub(super) struct ChoiceOf {
    /// What is sent when it is made.
    choice: String,
    action: Value,
    /// What it costs and brings.
    hint: Value,
    /// What people read.
    label: String,
    detail: String,
}

/// What can have come at a real table.
#[derive(Serialize)]
pub(super) struct OutcomeOf {
    /// What is sent if it came.
    outcome: String,
    action: Value,
    /// What people read.
    label: String,
    detail: String,
}

/// Something that was told.
#[derive(Serialize)]
pub(super) struct ToldOf {
    entry: u32,
    /// None where something was taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Value>,
    text: String,
}

/// What somebody sees of a table.
#[derive(Serialize)]
pub(super) struct SeenOf {
    view: Value,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) question: Option<String>,
    /// Who won and by what, for people; only when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<String>,
    /// Where everybody's points come from, one list a seat.
    accounts: Vec<Vec<LineOf>>,
}

/// A line of somebody's points.
#[derive(Serialize)]
pub(super) struct LineOf {
    what: String,
    how: String,
    points: i32,
    rule: &'static str,
}

/// A thing on the table: what it is, what can be done with it, and why not.
#[derive(Serialize)]
pub(super) struct ThingOf {
    name: String,
    purpose: String,
    now: Vec<String>,
    rule: &'static str,
    /// What can be sent.
    choices: Vec<String>,
    why: Vec<WhyOf>,
}

/// Why something cannot be done.
#[derive(Serialize)]
struct WhyOf {
    reason: Value,
    text: String,
    rule: &'static str,
}

/// Whoever reads a table's values: in which language its text is, and what players are called in it.
pub(super) struct Reader {
    words: Words,
    names: Vec<String>,
}

impl Reader {
    pub(super) fn new(words: Words, sitting: &Sitting) -> Reader {
        Reader { words, names: present::names(&words, sitting) }
    }

    fn scene(&self, eyes: Viewer) -> Scene<'_> {
        Scene::new(&self.words, &self.names, eyes)
    }

    /// What `eyes` see.
    pub(super) fn sees(&self, game: &dyn AnyTable, eyes: Viewer) -> Option<SeenOf> {
        let (board, scene) = (board(game)?, self.scene(eyes));
        Some(SeenOf {
            view: board.view_values(game, eyes)?,
            text: board.text(game, &scene)?,
            question: board.question(game, &scene).map(|question| question.text),
            verdict: board.verdict(game, &scene).map(|verdict| verdict.text(&self.names)),
            accounts: Seat::first(game.seats()).map(|seat| accounted(board.account(game, &scene, seat))).collect(),
        })
    }

    /// What `seat` may do.
    pub(super) fn choices(&self, game: &dyn AnyTable, seat: Seat) -> Option<Vec<ChoiceOf>> {
        let board = board(game)?;
        let labels = board.choices(game, &self.scene(Viewer::Seat(seat)), seat)?.into_iter();
        let choice = |(it, (choice, action, hint)): (boards::Choice, (String, Value, Value))| ChoiceOf {
            choice,
            action,
            hint,
            label: it.label.label.text(&self.names),
            detail: it.label.detail_text(&self.names),
        };
        Some(labels.zip(board.choice_values(game, seat)?).map(choice).collect())
    }

    /// What is asked of those who type luck in.
    pub(super) fn luck(&self, game: &dyn AnyTable, eyes: Viewer) -> Option<String> {
        Some(board(game)?.luck(game, &self.scene(eyes))?.text)
    }

    /// What can have come for all that `eyes` know.
    pub(super) fn outcomes(&self, game: &dyn AnyTable, eyes: Viewer) -> Option<Vec<OutcomeOf>> {
        let board = board(game)?;
        let labels = board.outcomes(game, &self.scene(eyes))?.into_iter();
        let outcome = |(it, (outcome, action)): (boards::Choice, (String, Value))| OutcomeOf {
            outcome,
            action,
            label: it.label.label.text(&self.names),
            detail: it.label.detail_text(&self.names),
        };
        Some(labels.zip(board.outcome_values(game, eyes)?).map(outcome).collect())
    }

    /// What a thing is, what `acting` can do with it, and why not.
    pub(super) fn thing(
        &self,
        game: &dyn AnyTable,
        eyes: Viewer,
        acting: Option<Seat>,
        thing: &str,
    ) -> Option<ThingOf> {
        let shown = board(game)?.card(game, &self.scene(eyes), acting, thing)?;
        let why =
            |(why, reason): (boards::Why, Value)| WhyOf { reason, text: why.text.text(&self.names), rule: why.rule };
        Some(ThingOf {
            name: shown.card.name,
            purpose: shown.card.purpose,
            now: shown.card.now,
            rule: shown.card.rule,
            choices: shown.can.into_iter().map(|choice| choice.notation).collect(),
            why: shown.why.into_iter().map(why).collect(),
        })
    }

    /// What `eyes` are told about the entries after `after`.
    pub(super) fn told(&self, game: &dyn AnyTable, eyes: Viewer, after: u32) -> Option<Vec<ToldOf>> {
        let board = board(game)?;
        let lines = board.told(game, &self.scene(eyes), after)?.into_iter();
        let notes = board.note_values(game, eyes, after)?.into_iter();
        let told = |((entry, line), (_, note)): ((u32, boards::Line), (u32, Option<Value>))| ToldOf {
            entry,
            note,
            text: line.text.text(&self.names),
        };
        Some(lines.zip(notes).map(told).collect())
    }
}

fn accounted(lines: Option<Vec<boards::ScoreLine>>) -> Vec<LineOf> {
    let line = |boards::ScoreLine { what, how, points, rule, .. }| LineOf { what, how, points, rule };
    lines.unwrap_or_default().into_iter().map(line).collect()
}

fn board(game: &dyn AnyTable) -> Option<&'static dyn AnyBoard> {
    boards::of(game.game())
}
