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
    question: Option<String>,
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

fn board(game: &dyn AnyTable) -> Option<&'static dyn AnyBoard> {
    boards::of(game.game())
}
