//! Choices as people think them: what is one thought is one choice. A payment, the dice of a use or the goods of a
//! production are asked for step by step by the rules ([`Game::is_detail`]); here these steps are walked in advance, on
//! copies, so that whole runs of them can be offered. Nothing is offered that the lists of the game do not allow.

use crate::{Refusal, Table};
use game::{Actor, Game, Seat, SeatSet, Turn};

/// A choice that leads to more runs than this is offered step by step.
pub const MOST_RUNS: usize = 12;

/// A choice and the answers to the questions that belong to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run<G: Game> {
    /// The first is a choice of the game's list.
    pub steps: Vec<Step<G>>,
    /// Whether somebody else is to move afterwards, or nobody: the turn cannot be taken back then.
    pub ends_turn: bool,
}

/// A step of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<G: Game> {
    /// The position before it.
    pub position: G,
    /// What is chosen.
    pub action: G::Action,
    /// Whether the table answers so by itself, because nothing else can be chosen.
    pub forced: bool,
}

impl<G: Game> Run<G> {
    /// What somebody chooses: all that the table does not answer by itself.
    pub fn chosen(&self) -> impl Iterator<Item = G::Action> {
        self.steps.iter().filter(|step| !step.forced).map(|step| step.action)
    }

    /// The same with one step more.
    fn with(&self, position: &G, action: G::Action, forced: bool) -> Run<G> {
        let mut longer = self.clone();
        longer.steps.push(Step { position: position.clone(), action, forced });
        longer
    }

    /// What is sent when the run is played: `invest research; pay lamp 1`.
    pub fn notation(&self) -> String {
        let steps: Vec<String> = self.chosen().map(|action| action.to_string()).collect();
        steps.join(SEPARATOR)
    }
}

/// Stands between the steps of a run.
const SEPARATOR: &str = "; ";

/// The steps of a run that somebody sent.
pub fn steps(notation: &str) -> impl Iterator<Item = &str> {
    notation.split(';').map(str::trim)
}

impl<G: Game> Table<G> {
    /// What `seat` may do now, in whole runs where a choice leads to at most [`MOST_RUNS`] of them.
    pub fn runs(&self, seat: Seat) -> Vec<Run<G>> {
        let choices = self.choices(seat);
        let mut runs = Vec::with_capacity(choices.len());
        for action in choices {
            let first = Run { steps: Vec::new(), ends_turn: false }.with(&self.position, action, false);
            let mut whole = Vec::new();
            if walk(first.clone(), seat, self.answers, &mut whole) { runs.append(&mut whole) } else { runs.push(first) }
        }
        runs
    }

    /// Plays a run: all of it, or nothing. Gives the number of the last entry.
    pub fn play_run(&mut self, seat: Seat, run: &[G::Action]) -> Result<u32, Refusal> {
        // One that fails in the middle must change nothing.
        if run.len() > 1 {
            let mut trial = self.snapshot();
            trial.set_answers(self.answers);
            trial.play_steps(seat, run)?;
        }
        self.play_steps(seat, run)
    }

    fn play_steps(&mut self, seat: Seat, run: &[G::Action]) -> Result<u32, Refusal> {
        for &action in run {
            self.play(seat, action)?;
            self.answer_details(seat);
        }
        Ok(self.version())
    }
}

/// Walks on from the end of `run` through the questions that belong to it, and collects every complete run; false if
/// there are too many. `answers`: whether the table answers a question with one answer by itself.
fn walk<G: Game>(mut run: Run<G>, seat: Seat, answers: bool, whole: &mut Vec<Run<G>>) -> bool {
    let Some(last) = run.steps.last() else { return true };
    let mut position = last.position.clone();
    let mut shows = apply(&mut position, seat, last.action);
    while !shows && is_asked(&position, seat) {
        let mut choices = Vec::new();
        position.choices(seat, &mut choices);
        if let ([only], true) = (&choices[..], answers && position.is_open(seat)) {
            run = run.with(&position, *only, true);
            shows = apply(&mut position, seat, *only);
            continue;
        }
        return choices.into_iter().all(|choice| walk(run.with(&position, choice, false), seat, answers, whole));
    }
    let ends_turn = match position.turn() {
        Turn::Seats(seats) => !seats.has(seat),
        Turn::Chance => false,
        Turn::Over => true,
    };
    whole.push(Run { ends_turn, ..run });
    whole.len() <= MOST_RUNS
}

/// Whether `seat` alone is asked for something that belongs to its last choice.
fn is_asked<G: Game>(position: &G, seat: Seat) -> bool {
    position.turn() == Turn::Seats(SeatSet::only(seat)) && position.is_detail()
}

/// Whether somebody learned something by it.
fn apply<G: Game>(position: &mut G, seat: Seat, action: G::Action) -> bool {
    let mut events = Vec::new();
    position.apply(Actor::Seat(seat), action, &mut events);
    events.iter().any(G::shows)
}
