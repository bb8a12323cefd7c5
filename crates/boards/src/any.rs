//! A board whose game is not known to the caller.

use crate::advice::{self, Advice};
use crate::draw::{Draw, Values};
use crate::tried::{self, Outcome};
use crate::{Card, Chapter, ChoiceLabel, Drawn, Line, Ours, Picture, Question, Scene, ScoreLine, Step, Why, skin};
use game::{Actor, BadData, Data, Game, Hidden, Reasons, Seat, Viewer};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use std::marker::PhantomData;
use table::{AnyTable, Run, Table, Told};
use words::{Sentence, Words, player};

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
    /// What is asked where luck is typed in: see [`Draw::luck`]. Nothing unless chance is to move.
    fn luck(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Question>;
    /// What chance may have done for all that the viewer can know, as answers to that question.
    fn outcomes(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Vec<Choice>>;
    /// The same for people: whole runs where a choice is followed by questions that belong to it.
    fn runs(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<Choice>>;
    /// A line of `seat` that is advised, by its steps in the notation of the record: its first choice, and why.
    fn advice(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat, line: &[String]) -> Option<Advice>;
    /// What chance can bring, with all that is hidden and how likely it is: of a game that is over.
    fn weighed_outcomes(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Vec<Outcome>>;
    /// What a step is called that somebody tries at this table, in the notation of the record, with all that is hidden: of
    /// a game that is over. `None` if it cannot be made.
    fn step(&self, table: &dyn AnyTable, scene: &Scene, by: Actor, does: &str) -> Option<Sentence>;
    /// What a thing on the table is, what `seat` can do with it, and why not.
    fn card(&self, table: &dyn AnyTable, scene: &Scene, seat: Option<Seat>, thing: &str) -> Option<Shown>;
    /// See [`Draw::account`].
    fn account(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<ScoreLine>>;
    /// See [`Draw::verdict`].
    fn verdict(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Sentence>;
    /// See [`Draw::progress`], for each seat.
    fn progress(&self, table: &dyn AnyTable) -> Option<Vec<i32>>;
    /// The game turn by turn.
    fn course(&self, table: &dyn AnyTable) -> Option<Vec<TurnTaken>>;
    /// What the viewer is told about the entries after `after`, each with its number.
    fn told(&self, table: &dyn AnyTable, scene: &Scene, after: u32) -> Option<Vec<(u32, Line)>>;
    /// The log as the viewer knows it, to be handed out while the game goes on: whose it is, the head, and a line for
    /// each thing that the viewer was told, numbered as [`Table::seen`] does.
    fn seen(&self, table: &dyn AnyTable, scene: &Scene) -> Option<String>;
    /// The pictures of the rulebook, with the pieces that come with the program.
    fn pictures(&self, words: &Words) -> Vec<Picture>;
    /// The pieces of a data file: all of each kind, then the pictures of the rulebook that show something else.
    fn gallery(&self, words: &Words, data: &str) -> Result<Vec<Picture>, BadData>;
    /// See [`Draw::legend`].
    fn legend(&self, words: &Words) -> Vec<Chapter>;

    /// What the viewer sees, as values.
    fn view_values(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Value>;
    /// What `seat` may do: each in notation, as a value, and what it costs and brings.
    fn choice_values(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<(String, Value, Value)>>;
    /// What chance may have done for all that the viewer can know: each in notation and as a value.
    fn outcome_values(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Vec<(String, Value)>>;
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

/// A thing on the table, as somebody who asks about it is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// What it is.
    pub card: Card,
    /// What can be done with it now.
    pub can: Vec<Choice>,
    /// Why what one might want cannot be done: in words, and the reason as a value.
    pub why: Vec<(Why, Value)>,
}

/// A turn of a game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnTaken {
    /// The number of its last step.
    pub at: u32,
    /// Whose it was; nobody's for what happens before the first.
    pub seat: Option<Seat>,
    /// How far each player had come after it: see [`Draw::progress`].
    pub progress: Vec<i32>,
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
    /// Why something cannot be chosen.
    pub reason: Value,
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
        let scene = &Scene { ours: Some(Ours::of::<D::Game>(table.head().data)), ..*scene };
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

    fn luck(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Question> {
        let to = match table.draws_for()? {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Some(D::luck(&typed::<D>(table)?.position().view(scene.eyes), scene, to))
    }

    fn outcomes(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Vec<Choice>> {
        let table = typed::<D>(table)?;
        Some(tried::named::<D>(table, scene, table.conceivable(scene.eyes)))
    }

    fn runs(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<Choice>> {
        let table = typed::<D>(table)?;
        let view = table.position().view(scene.eyes);
        let named = |run: &Run<D::Game>| match &run.steps[..] {
            // All of them begin where the table stands.
            [only] => D::choice(&view, scene, only.action, &only.position.hint(seat, only.action)),
            steps => label::<D>(scene, seat, steps),
        };
        let choice =
            |run: &Run<D::Game>| Choice { notation: run.notation(), label: named(run), ends_turn: run.ends_turn };
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

    fn advice(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat, line: &[String]) -> Option<Advice> {
        advice::advice::<D>(typed::<D>(table)?, scene, seat, line)
    }

    fn weighed_outcomes(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Vec<Outcome>> {
        Some(tried::outcomes::<D>(typed::<D>(table)?, scene))
    }

    fn step(&self, table: &dyn AnyTable, scene: &Scene, by: Actor, does: &str) -> Option<Sentence> {
        tried::step::<D>(typed::<D>(table)?, scene, by, does)
    }

    fn card(&self, table: &dyn AnyTable, scene: &Scene, seat: Option<Seat>, thing: &str) -> Option<Shown> {
        let typed = typed::<D>(table)?;
        let view = typed.position().view(scene.eyes);
        let card = D::card(&view, scene, thing)?;
        let Some(seat) = seat else { return Some(Shown { card, can: Vec::new(), why: Vec::new() }) };
        let is_about = |choice: &Choice| choice.label.targets.iter().any(|target| target == thing);
        let can: Vec<Choice> = self.runs(table, scene, seat)?.into_iter().filter(is_about).collect();
        // What can be done needs no reasons beside it.
        let wishes = if can.is_empty() { D::wishes(&view, scene, thing) } else { Vec::new() };
        let why = |wish| {
            let reason = typed.position().why_not(seat, wish)?;
            let value = serde_json::to_value(reason).unwrap_or_default();
            Some((D::reason(&view, scene, wish, &reason), value))
        };
        let mut why: Vec<(Why, Value)> = wishes.into_iter().filter_map(why).collect();
        why.dedup_by(|one, other| one.0 == other.0);
        Some(Shown { card, can, why })
    }

    fn account(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<ScoreLine>> {
        Some(D::account(&typed::<D>(table)?.position().view(scene.eyes), scene, seat))
    }

    fn verdict(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Sentence> {
        D::verdict(&typed::<D>(table)?.position().view(scene.eyes), scene)
    }

    fn progress(&self, table: &dyn AnyTable) -> Option<Vec<i32>> {
        Some(progress::<D>(typed::<D>(table)?.position()))
    }

    fn course(&self, table: &dyn AnyTable) -> Option<Vec<TurnTaken>> {
        let mut turns: Vec<TurnTaken> = Vec::new();
        typed::<D>(table)?.retrace(|at, actor, position| {
            let progress = progress::<D>(position);
            match (turns.last_mut(), actor) {
                // What chance does belongs to the turn in which it happens.
                (Some(turn), Actor::Chance) => (turn.at, turn.progress) = (at, progress),
                (Some(turn), Actor::Seat(seat)) if turn.seat == Some(seat) => (turn.at, turn.progress) = (at, progress),
                (_, Actor::Seat(seat)) => turns.push(TurnTaken { at, seat: Some(seat), progress }),
                (None, Actor::Chance) => turns.push(TurnTaken { at, seat: None, progress }),
            }
        });
        Some(turns)
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
        D::pictures(words, Data::shipped())
    }

    fn gallery(&self, words: &Words, data: &str) -> Result<Vec<Picture>, BadData> {
        let printed = Data::read(data)?;
        let mut all = D::gallery(words, printed);
        let shown: Vec<&str> = all.iter().map(|picture| picture.rule).collect();
        let others: Vec<Picture> =
            D::pictures(words, printed).into_iter().filter(|picture| !shown.contains(&picture.rule)).collect();
        all.extend(others);
        Ok(all)
    }

    fn legend(&self, words: &Words) -> Vec<Chapter> {
        D::legend(words)
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

    fn outcome_values(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Vec<(String, Value)>> {
        let conceivable = typed::<D>(table)?.conceivable(viewer);
        Some(conceivable.iter().map(|outcome| (outcome.to_string(), value(outcome))).collect())
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
        let reason = made.subschema_for::<<D::Game as Reasons>::Reason>();
        let parts = made.take_definitions(true).into_iter();
        Schemas {
            view: of_game(game, view.into()),
            note: of_game(game, note.into()),
            action: of_game(game, action.into()),
            hint: of_game(game, hint.into()),
            reason: of_game(game, reason.into()),
            parts: parts.map(|(name, it)| (format!("{game}.{name}"), of_game(game, it))).collect(),
        }
    }
}

/// A choice of `seat` with the answers that belong to it, in words.
pub(crate) fn label<D: Draw>(scene: &Scene, seat: Seat, steps: &[table::Step<D::Game>]) -> ChoiceLabel {
    let step = |it: &table::Step<D::Game>| Step::<D> {
        view: it.position.view(scene.eyes),
        action: it.action,
        hint: it.position.hint(seat, it.action),
        forced: it.forced,
    };
    match &steps.iter().map(step).collect::<Vec<_>>()[..] {
        [only] => D::choice(&only.view, scene, only.action, &only.hint),
        steps => D::run(scene, steps),
    }
}

/// How far each player has come.
fn progress<D: Draw>(position: &D::Game) -> Vec<i32> {
    let view = position.view(Viewer::Spectator);
    Seat::first(position.seats()).map(|seat| D::progress(&view, seat)).collect()
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

pub(crate) fn typed<D: Draw>(table: &dyn AnyTable) -> Option<&Table<D::Game>> {
    table.as_any().downcast_ref()
}
