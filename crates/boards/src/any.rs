//! A board whose game is not known to the caller.

use crate::draw::{Draw, Values};
use crate::{ChoiceLabel, Drawn, Line, Picture, Question, Scene, Step, skin};
use game::{Game, Hidden, Seat, Viewer};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use std::marker::PhantomData;
use table::{AnyTable, Run, Table, Told};
use words::{Words, player};

/// The board of any game. Every answer is `None` if the table is of another game.
pub trait AnyBoard: Sync {
    /// The board as the viewer sees it.
    fn draw(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Drawn>;
    /// The table as lines of text, for the terminal.
    fn text(&self, table: &dyn AnyTable, scene: &Scene) -> Option<String>;
    /// What the players to move are asked.
    fn question(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Question>;
    /// What `seat` may do, in the order of the game's list.
    fn choices(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<Choice>>;
    /// The same for people: whole runs where a choice is followed by questions that belong to it.
    fn runs(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<Choice>>;
    /// What the viewer is told about the entries after `after`, each with its number.
    fn told(&self, table: &dyn AnyTable, scene: &Scene, after: u32) -> Option<Vec<(u32, Line)>>;
    /// The log as the viewer knows it, to be handed out while the game goes on: whose it is, the head, and a line for
    /// each thing that the viewer was told, numbered as [`Table::seen`] does.
    fn seen(&self, table: &dyn AnyTable, scene: &Scene) -> Option<String>;
    /// The pictures of the rulebook.
    fn pictures(&self, words: &Words) -> Vec<Picture>;

    /// What the viewer sees, as values.
    fn view_values(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Value>;
    /// What `seat` may do: each in notation, as a value, and what it costs and brings.
    fn choice_values(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<(String, Value, Value)>>;
    /// What the viewer is told about the entries after `after`, as values, each with its entry's number: line by line
    /// what [`AnyBoard::told`] says. That something was taken back is no value of the game.
    fn note_values(&self, table: &dyn AnyTable, viewer: Viewer, after: u32) -> Option<Vec<(u32, Option<Value>)>>;
    /// The schemas of these values.
    fn schemas(&self) -> Schemas;
}

/// A choice in the notation of the record and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is sent when it is made.
    pub notation: String,
    /// What people read.
    pub label: ChoiceLabel,
    /// Whether the turn is over with it; known of runs only.
    pub ends_turn: bool,
}

/// The JSON schemas of a game's values, and what they refer to.
#[derive(Clone, PartialEq, Debug)]
pub struct Schemas {
    /// What a viewer sees.
    pub view: Value,
    /// What a viewer is told.
    pub note: Value,
    /// A choice.
    pub action: Value,
    /// What a choice costs and brings.
    pub hint: Value,
    /// Named parts, which the others refer to as `#/components/schemas/GAME.NAME`.
    pub parts: Map<String, Value>,
}

/// The board of the game with this name.
pub fn of(game: &str) -> Option<&'static dyn AnyBoard> {
    skin::board(game)
}

/// The board `D` as an [`AnyBoard`].
pub struct Of<D>(PhantomData<fn() -> D>);

impl<D: Draw> Of<D> {
    /// The only value.
    pub const NEW: Of<D> = Of(PhantomData);
}

impl<D: Draw> AnyBoard for Of<D> {
    fn draw(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Drawn> {
        let view = typed::<D>(table)?.position().view(scene.eyes);
        let seats = || Seat::first(table.seats());
        Some(Drawn {
            title: D::title(&view, scene),
            stage: D::stage(&view, scene).into_string(),
            areas: seats().map(|seat| D::area(&view, scene, seat).into_string()).collect(),
            numbers: seats().map(|seat| D::numbers(&view, scene, seat)).collect(),
            question: D::question(&view, scene),
            slots: D::slots(&view, scene),
        })
    }

    fn text(&self, table: &dyn AnyTable, scene: &Scene) -> Option<String> {
        Some(D::text(&typed::<D>(table)?.position().view(scene.eyes), scene))
    }

    fn question(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Question> {
        D::question(&typed::<D>(table)?.position().view(scene.eyes), scene)
    }

    fn choices(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<Choice>> {
        let table = typed::<D>(table)?;
        let view = table.position().view(scene.eyes);
        let label = |action| D::choice(&view, scene, action, &table.position().hint(seat, action));
        let choice = |action: <D::Game as Game>::Action| Choice {
            notation: action.to_string(),
            label: label(action),
            ends_turn: false,
        };
        Some(table.choices(seat).into_iter().map(choice).collect())
    }

    fn runs(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<Choice>> {
        let table = typed::<D>(table)?;
        let view = table.position().view(scene.eyes);
        let step = |it: &table::Step<D::Game>| Step::<D> {
            view: it.position.view(scene.eyes),
            action: it.action,
            hint: it.position.hint(seat, it.action),
            forced: it.forced,
        };
        let label = |run: &Run<D::Game>| match &run.steps[..] {
            [only] => D::choice(&view, scene, only.action, &only.position.hint(seat, only.action)),
            steps => D::run(scene, &steps.iter().map(step).collect::<Vec<_>>()),
        };
        let choice =
            |run: &Run<D::Game>| Choice { notation: run.notation(), label: label(run), ends_turn: run.ends_turn };
        // Of one choice what is rarely done comes last, the cheapest of it first.
        let runs = table.runs(seat);
        let groups = runs.chunk_by(|one, other| one.steps[0].action == other.steps[0].action);
        let sorted = groups.flat_map(|group| {
            // Most choices are one run: there is nothing to sort, and nothing to be named a second time.
            if let [only] = group {
                return vec![choice(only)];
            }
            let first = &group[0].steps[0];
            let usual = D::choice(&view, scene, first.action, &first.position.hint(seat, first.action)).fold;
            let mut group: Vec<Choice> = group.iter().map(choice).collect();
            let spent = |it: &ChoiceLabel| it.chips.iter().map(|chip| -chip.amount.min(0)).sum::<i32>();
            group.sort_by_key(|Choice { label, .. }| (label.fold != usual).then(|| spent(label)));
            group
        });
        Some(sorted.collect())
    }

    fn told(&self, table: &dyn AnyTable, scene: &Scene, after: u32) -> Option<Vec<(u32, Line)>> {
        let line = |told: &Told<<D::Game as Hidden>::Note>| match told {
            Told::Note { note, .. } => D::log(note, scene),
            Told::TakenBack { seat, steps, .. } => {
                let values = [("seat", player(*seat).into()), ("steps", (*steps).into())];
                Line { text: scene.words.say_with("log-taken-back", &values).into(), ..Line::default() }
            }
        };
        let told = typed::<D>(table)?.notes(scene.eyes, after);
        Some(told.iter().map(|told| (told.entry(), line(told))).collect())
    }

    fn seen(&self, table: &dyn AnyTable, scene: &Scene) -> Option<String> {
        let table = typed::<D>(table)?;
        let whose = match scene.eyes {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "spectator".into(),
        };
        let line = |(number, note): (u32, _)| format!("{number} {}\n", D::log(&note, scene).text.text(scene.names));
        let lines: String = table.seen(scene.eyes).into_iter().map(line).collect();
        Some(format!("spieltisch log of {whose}\n{}\n{lines}", table.head().rules()))
    }

    fn pictures(&self, words: &Words) -> Vec<Picture> {
        D::pictures(words)
    }

    fn view_values(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Value> {
        Some(value(&typed::<D>(table)?.position().view(viewer)))
    }

    fn choice_values(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<(String, Value, Value)>> {
        let table = typed::<D>(table)?;
        let values = |action: <D::Game as Game>::Action| {
            (action.to_string(), value(&action), value(&table.position().hint(seat, action)))
        };
        Some(table.choices(seat).into_iter().map(values).collect())
    }

    fn note_values(&self, table: &dyn AnyTable, viewer: Viewer, after: u32) -> Option<Vec<(u32, Option<Value>)>> {
        let told = typed::<D>(table)?.notes(viewer, after);
        let note = |told: &Told<<D::Game as Hidden>::Note>| match told {
            Told::Note { note, .. } => Some(value(note)),
            Told::TakenBack { .. } => None,
        };
        Some(told.iter().map(|told| (told.entry(), note(told))).collect())
    }

    fn schemas(&self) -> Schemas {
        let game = <D::Game as Game>::NAME;
        let mut settings = SchemaSettings::draft2020_12();
        settings.definitions_path = PARTS.into();
        let mut made = settings.into_generator();
        let view = made.subschema_for::<<D::Game as Hidden>::View>();
        let note = made.subschema_for::<<D::Game as Hidden>::Note>();
        let action = made.subschema_for::<<D::Game as Game>::Action>();
        let hint = made.subschema_for::<<D::Game as Hidden>::Hint>();
        let parts = made.take_definitions(true).into_iter();
        Schemas {
            view: of_game(game, view.into()),
            note: of_game(game, note.into()),
            action: of_game(game, action.into()),
            hint: of_game(game, hint.into()),
            parts: parts.map(|(name, it)| (format!("{game}.{name}"), of_game(game, it))).collect(),
        }
    }
}

/// Where the description of the JSON interface has its parts.
const PARTS: &str = "/components/schemas";

/// A schema whose references lead to the parts of this game: games use the same names.
fn of_game(game: &str, schema: Value) -> Value {
    match schema {
        Value::Object(entries) => {
            let entry = |(key, it): (String, Value)| match (key.as_str(), &it) {
                ("$ref", Value::String(path)) => {
                    let path = path.replace(&format!("{PARTS}/"), &format!("{PARTS}/{game}."));
                    (key, path.into())
                }
                _ => (key, of_game(game, it)),
            };
            entries.into_iter().map(entry).collect::<Map<_, _>>().into()
        }
        Value::Array(list) => list.into_iter().map(|it| of_game(game, it)).collect::<Vec<_>>().into(),
        other => other,
    }
}

fn value(it: &impl Values) -> Value {
    serde_json::to_value(it).unwrap_or_else(|error| json!({ "error": error.to_string() }))
}

fn typed<D: Draw>(table: &dyn AnyTable) -> Option<&Table<D::Game>> {
    table.as_any().downcast_ref()
}
