//! A choice that the computer advises, in words: what it is, what its seat would do next, and what that brings.

use crate::any::{Choice, label};
use crate::games;
use crate::{Draw, Scene};
use catalog::Advised;
use game::{Actor, Game, Hidden, Rng, Seat, SeatSet, Turn, Viewer};
use table::{Run, Step, Table};
use words::{Sentence, Words};

/// So many of the next steps are named.
const MOST_STEPS: usize = 3;

/// A choice with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The choice, as a whole run where it is one.
    pub choice: Choice,
    /// What the seat would do next.
    pub then: Vec<Sentence>,
    /// What happens when that is done.
    pub end: LineEnd,
    /// How far the seat has come now, and when that is done: see [`Draw::progress`].
    pub progress: (i32, i32),
}

/// Where a line of own steps ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// Somebody else is to move, or nobody.
    Turn,
    /// Dice or cards decide how it goes on.
    Luck,
    /// The seat itself goes on; what it would do is not known.
    Open,
}

impl Advice {
    /// One sentence or two that say why: what the choice leads to and what it brings. `counts` is whether the game has
    /// points; otherwise it is a race, of which a part is done.
    pub fn why(&self, words: &Words, game: &str, counts: bool) -> Sentence {
        let mut said = Sentence::default();
        for (at, step) in self.then.iter().enumerate() {
            let before = if at == 0 { words.say("advice-then") } else { words.say("advice-and-then") };
            said = said.and(&before).and_sentence(&step.clone().without_stop());
        }
        said = match (self.then.is_empty(), self.end) {
            (false, _) => said.and("."),
            (true, LineEnd::Turn) => said.and(&words.say("advice-ends-turn")),
            (true, LineEnd::Luck) => said.and(&words.say("advice-luck")),
            (true, LineEnd::Open) => said,
        };
        let (now, after) = self.progress;
        let gain = after - now;
        if !counts && gain == 0 {
            return if said.is_empty() { said.and(&words.say("advice-open")) } else { said };
        }
        let said = if said.is_empty() { said } else { said.and(" ") };
        if !counts {
            return said.and(&words.say_with("advice-race", &[("now", now.into()), ("after", after.into())]));
        }
        let key = match (gain, self.end) {
            (0, LineEnd::Turn) => "advice-no-gain",
            (0, _) => "advice-no-gain-yet",
            (_, LineEnd::Turn) => "advice-gain",
            _ => "advice-gain-yet",
        };
        let sign = if gain < 0 { "−" } else { "+" };
        let amount = format!("{sign}{}", gain.abs());
        let unit = games::points(words, game, gain.abs());
        said.and(&words.say_with(key, &[("gain", amount.into()), ("unit", unit.into())]))
    }
}

/// What a choice is worth: the chance of winning in per cent and, where there are points, how many at the end; in a race,
/// how much of the nearest victory will be done.
pub fn odds(words: &Words, game: &str, it: &Advised) -> Vec<String> {
    let percent = |share: f32| (share * 100.0).round() as i32;
    // Nothing is certain that a computer has tried some thousand times.
    let chance = words.say_with("advice-chance", &[("chance", percent(it.chance).clamp(1, 99).into())]);
    let done = it.done.map(|done| words.say_with("advice-done", &[("done", percent(done).into())]));
    let points = it.points.map(|points| {
        let count = points.round() as i32;
        let unit = games::points(words, game, count);
        words.say_with("advice-points", &[("points", count.into()), ("unit", unit.into())])
    });
    [chance].into_iter().chain(points).chain(done).collect()
}

/// The advised line, by its steps, in words. It is walked in a world that the seat cannot tell from the real one, so
/// nothing is told that it does not know. `None` if the first step is not to be chosen.
pub(crate) fn advice<D: Draw>(table: &Table<D::Game>, scene: &Scene, seat: Seat, line: &[String]) -> Option<Advice> {
    let actions: Vec<_> = line.iter().map_while(|step| step.parse().ok()).collect();
    let run = best_run::<D>(table.runs(seat), &actions)?;
    let world = table.position().imagine(seat, &mut Rng::new(0));
    let (steps, end, position) = walk(world, seat, &actions);
    let done = |position: &D::Game| D::progress(&position.view(Viewer::Seat(seat)), seat);
    // What belongs to one thought is one step in words.
    let rest = steps.get(run.steps.len()..).unwrap_or_default();
    let mut thoughts: Vec<Vec<Step<D::Game>>> = Vec::new();
    for step in rest {
        match thoughts.last_mut() {
            Some(thought) if step.position.is_detail() => thought.push(step.clone()),
            _ => thoughts.push(vec![step.clone()]),
        }
    }
    // What the table does by itself needs no words.
    let chosen = thoughts.iter().filter(|thought| thought.iter().any(|step| !step.forced));
    Some(Advice {
        then: chosen.take(MOST_STEPS).map(|thought| label::<D>(scene, seat, thought).label).collect(),
        end,
        progress: (done(table.position()), done(&position)),
        choice: Choice {
            notation: run.notation(),
            label: label::<D>(scene, seat, &run.steps),
            ends_turn: run.ends_turn,
        },
    })
}

/// The run that goes the farthest along these steps.
fn best_run<D: Draw>(runs: Vec<Run<D::Game>>, line: &[<D::Game as Game>::Action]) -> Option<Run<D::Game>> {
    let along =
        |run: &Run<D::Game>| run.steps.iter().zip(line).take_while(|(step, next)| step.action == **next).count();
    // Of equals the first: the game's own order.
    let best = runs.into_iter().rev().max_by_key(along)?;
    (along(&best) > 0).then_some(best)
}

/// Takes these steps as long as the seat is asked and knows what comes of them: gives the steps, why it ends there, and
/// the last position.
fn walk<G: Hidden>(mut position: G, seat: Seat, line: &[G::Action]) -> (Vec<Step<G>>, LineEnd, G) {
    let mut steps = Vec::new();
    for &action in line {
        let mut choices = Vec::new();
        if position.turn() == Turn::Seats(SeatSet::only(seat)) {
            position.choices(seat, &mut choices);
        }
        if !choices.contains(&action) {
            break;
        }
        let forced = choices.len() == 1 && position.is_open(seat);
        steps.push(Step { position: position.clone(), action, forced });
        let mut next = position.clone();
        let mut events = Vec::new();
        next.apply(Actor::Seat(seat), action, &mut events);
        // What is shown by it is not known before.
        if events.iter().any(G::shows) {
            return (steps, LineEnd::Luck, position);
        }
        position = next;
    }
    let end = match position.turn() {
        Turn::Chance => LineEnd::Luck,
        Turn::Seats(seats) if seats.has(seat) => LineEnd::Open,
        Turn::Seats(_) | Turn::Over => LineEnd::Turn,
    };
    (steps, end, position)
}
