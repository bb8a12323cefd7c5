//! A lesson on a real table.

use crate::{Lesson, Success};
use boards::Scene;
use catalog::Problem;
use game::{Rng, Seat, SeatSet, Turn, Viewer};
use std::fmt::{self, Display};
use table::AnyTable;
use words::Words;

/// Where a lesson stands after what a learner has done.
pub struct Stand {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// Which step is to be made, from 0 on; as many as there are when all were.
    pub step: usize,
    /// The number of the last entry before the learner did anything.
    pub begun: u32,
}

/// Why a lesson cannot be played so.
#[derive(Debug)]
pub enum Fault {
    /// The game refuses the table.
    Table(Problem),
    /// A line of the lesson, or a choice of the learner, is refused.
    Line {
        /// What it is.
        line: String,
        /// Why it is refused, or what is expected.
        why: String,
    },
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Table(problem) => write!(f, "{problem}"),
            Fault::Line { line, why } => write!(f, "'{line}': {why}"),
        }
    }
}

impl std::error::Error for Fault {}

fn refused(line: &str, why: impl Display) -> Fault {
    Fault::Line { line: line.into(), why: why.to_string() }
}

impl Lesson {
    /// The table after these choices, all of which must have been right.
    pub fn play(&self, made: &[String]) -> Result<Stand, Fault> {
        let mut table = self.open()?;
        table.set_confirming(SeatSet::only(Lesson::LEARNER));
        let mut luck = Rng::new(self.seed);
        self.go_on(&mut *table, &self.begin, &mut luck)?;
        let begun = table.version();
        for (at, choice) in made.iter().enumerate() {
            let step = self.steps.get(at).ok_or_else(|| refused(choice, "the lesson is over"))?;
            if !self.is_right(at, choice) {
                return Err(refused(choice, format!("expected {}", step.right.join(" or "))));
            }
            table.play_text(Lesson::LEARNER, choice).map_err(|refusal| refused(choice, refusal))?;
            self.go_on(&mut *table, &step.then, &mut luck)?;
        }
        Ok(Stand { table, step: made.len(), begun })
    }

    /// The table as the lesson finds it: a new one, or that of its record, which must be of the newest rules.
    fn open(&self) -> Result<Box<dyn AnyTable>, Fault> {
        let boxed = catalog::find(self.game).map_err(|unknown| Fault::Table(unknown.into()))?;
        let Some(name) = &self.record else {
            let options: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (&**name, &**value)).collect();
            return boxed.open(self.seats, &options, None).map_err(Fault::Table);
        };
        let text = self.record_text().ok_or_else(|| refused(name, "there is no such record"))?;
        let table = catalog::replay(&text, None, self.entries).map_err(Fault::Table)?;
        let newest = boxed.revisions().last().map(|revision| revision.number);
        if (table.game(), table.seats(), Some(table.head().revision)) != (self.game, self.seats, newest) {
            return Err(refused(name, "it is of another game, another number of seats or older rules"));
        }
        Ok(table)
    }

    /// The table after a choice that is not right: what comes of it.
    pub fn try_out(&self, made: &[String], choice: &str) -> Result<Stand, Fault> {
        let mut stand = self.play(made)?;
        stand.table.play_text(Lesson::LEARNER, choice).map_err(|refusal| refused(choice, refusal))?;
        Ok(stand)
    }

    /// Whether a choice is right at a step.
    pub fn is_right(&self, step: usize, choice: &str) -> bool {
        self.steps.get(step).is_some_and(|step| step.right.iter().any(|right| right == "*" || is_run_of(choice, right)))
    }

    /// Of what the learner is offered at a step the first that is right, by the order of the lesson.
    pub fn first_right(&self, step: usize, offered: &[String]) -> Option<String> {
        let run = |right: &String| offered.iter().find(|choice| right == "*" || is_run_of(choice, right)).cloned();
        self.steps.get(step)?.right.iter().find_map(run)
    }

    /// What luck and the others do: what the lines say, then what happens by itself, until the learner has a choice. As
    /// at any table, what is somebody's only choice is made without asking, except for the end of the learner's turn.
    fn go_on(&self, table: &mut dyn AnyTable, lines: &str, luck: &mut Rng) -> Result<(), Fault> {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            while !self.did(table, line)? {
                happens_by_itself(table, line, luck)?;
            }
        }
        table.settle(&mut || luck.bits());
        match table.turn() {
            Turn::Seats(seats) if !seats.has(Lesson::LEARNER) => Err(expected(table, seats.lowest(), "")),
            _ => Ok(()),
        }
    }

    /// Whether a line is what is to happen now; then it is carried out.
    fn did(&self, table: &mut dyn AnyTable, line: &str) -> Result<bool, Fault> {
        let (actor, action) = line.split_once(' ').ok_or_else(|| refused(line, "this is no entry of a record"))?;
        match (table.turn(), actor.parse::<Seat>()) {
            (Turn::Over, _) => Err(refused(line, "the game is over")),
            (Turn::Chance, Err(_)) => table.chance_text(action).map(|_| true).map_err(|refusal| refused(line, refusal)),
            (Turn::Seats(seats), Ok(actor)) if seats.has(actor) => {
                let choices = table.choice_texts(actor);
                let first = action.split(';').next().unwrap_or(action).trim();
                // Where there is one choice only, the line may mean what comes after it.
                if choices.len() == 1 && choices[0] != first {
                    return Ok(false);
                }
                table.play_text(actor, action).map(|_| true).map_err(|_| expected(table, actor, line))
            }
            _ => Ok(false),
        }
    }
}

/// Whether a choice is what is written, or begins with all of that.
pub(crate) fn is_run_of(choice: &str, written: &str) -> bool {
    choice.strip_prefix(written).is_some_and(|rest| rest.is_empty() || rest.starts_with(';'))
}

/// What luck and seats with a single choice do before a line is due.
fn happens_by_itself(table: &mut dyn AnyTable, line: &str, luck: &mut Rng) -> Result<(), Fault> {
    match table.turn() {
        Turn::Over => Err(refused(line, "the game is over")),
        Turn::Chance => {
            let outcomes = table.outcome_texts();
            let drawn: &String = luck.pick(&outcomes);
            table.chance_text(drawn).map(|_| ()).map_err(|refusal| refused(line, refusal))
        }
        Turn::Seats(seats) => match &table.choice_texts(seats.lowest())[..] {
            [only] => table.play_text(seats.lowest(), only).map(|_| ()).map_err(|refusal| refused(line, refusal)),
            _ => Err(expected(table, seats.lowest(), line)),
        },
    }
}

/// A line that is not what is to happen now.
fn expected(table: &dyn AnyTable, seat: Seat, line: &str) -> Fault {
    refused(line, format!("{seat} is to move: {}", table.choice_texts(seat).join(", ")))
}

impl Stand {
    /// What the learner is offered: whole runs, as on the page.
    pub fn offered(&self) -> Vec<String> {
        let names: Vec<String> = (1..=self.table.seats()).map(|seat| seat.to_string()).collect();
        let words = Words::default();
        let scene = Scene::new(&words, &names, Viewer::Seat(Lesson::LEARNER));
        let runs = boards::of(self.table.game()).and_then(|it| it.runs(&*self.table, &scene, Lesson::LEARNER));
        runs.unwrap_or_default().into_iter().map(|run| run.notation).collect()
    }

    /// Whether what the lesson is about has come true.
    pub fn has(&self, success: &Success) -> bool {
        let (table, eyes) = (&*self.table, Viewer::Seat(Lesson::LEARNER));
        let Some(board) = boards::of(table.game()) else { return false };
        let notes = board.note_values(table, eyes, self.begun).unwrap_or_default();
        let told: Vec<String> = notes.into_iter().filter_map(|(_, note)| name(&note?)).collect();
        let view = board.view_values(table, eyes).unwrap_or_default();
        let number = |path: &str| view.pointer(path).and_then(serde_json::Value::as_i64);
        success.happened.iter().all(|it| told.contains(it))
            && success.points.is_none_or(|points| table.scores().points[Lesson::LEARNER] >= points)
            && success.view.iter().all(|(path, least)| number(path).is_some_and(|found| found >= *least))
    }
}

/// The name of a note: a word, or the key of what it carries.
fn name(note: &serde_json::Value) -> Option<String> {
    match note {
        serde_json::Value::String(word) => Some(word.clone()),
        serde_json::Value::Object(entries) => entries.keys().next().cloned(),
        _ => None,
    }
}
