//! One game, step by step.

use super::{Misuse, share};
use bots::BotSpec;
use game::encode::Numbers;
use game::record::{Entry, Head, Record, What};
use game::{Actor, Bot, Encode, Numbered, Rng, Seat, Setup, Strategy, Turn, Viewer, fingerprint};
use serde::Serialize;
use std::any::Any;

/// A game that is going on, for those who do not know which. Actions are numbers; chance is a player.
pub trait AnyState: Send + Sync {
    /// The state of the game's own type, for whoever knows that.
    fn as_any(&self) -> &dyn Any;
    /// How many play.
    fn seats(&self) -> u8;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// What the seat at turn may do, ascending; nothing if chance is to move or the game is over.
    fn legal(&self) -> Vec<usize>;
    /// What chance may do, ascending, each with its probability.
    fn outcomes(&self) -> Vec<(usize, f64)>;
    /// Makes a choice of the seat at turn, or an outcome of chance.
    fn apply(&mut self, action: usize) -> Result<(), Misuse>;
    /// Takes back the last step.
    fn undo(&mut self) -> Result<(), Misuse>;
    /// What was done so far, outcomes of chance included.
    fn history(&self) -> Vec<usize>;
    /// What each seat has of the victory; nothing before the game is over.
    fn returns(&self) -> Vec<f32>;
    /// The points as they stand.
    fn points(&self) -> Vec<i32>;
    /// How many features there are.
    fn width(&self) -> usize;
    /// Writes what a seat knows.
    fn encode(&self, seat: Seat, out: &mut [f32]) -> Result<(), Misuse>;
    /// The view of a seat or a spectator, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// Everything a viewer was told so far, in order: with the view, all it can know.
    fn told(&self, viewer: Viewer) -> Vec<String>;
    /// A world that the seat cannot tell from this one.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyState>;
    /// The whole record so far, with everything that is hidden.
    fn record(&self) -> Result<String, Misuse>;
    /// 64 bits that differ when the position does.
    fn fingerprint(&self) -> u64;
    /// A copy.
    fn copy(&self) -> Box<dyn AnyState>;
}

/// A game of the type `G`.
#[derive(Clone)]
pub(crate) struct State<G: Encode> {
    head: Head,
    start: G,
    position: G,
    steps: Vec<(Actor, G::Action)>,
    width: usize,
    imagined: bool,
}

impl<G: Encode> State<G> {
    pub(crate) fn new(setup: &Setup, data: &'static G::Data, width: usize) -> Result<State<G>, game::BadSetup> {
        let start = G::start(setup, data)?;
        let position = start.clone();
        Ok(State { head: Head::of::<G>(setup, data), start, position, steps: Vec::new(), width, imagined: false })
    }

    pub(crate) fn position(&self) -> &G {
        &self.position
    }

    pub(crate) fn step(&mut self, actor: Actor, action: G::Action) {
        self.position.apply(actor, action, &mut ());
        self.steps.push((actor, action));
    }

    fn choices(&self) -> Vec<G::Action> {
        let mut choices = Vec::new();
        if let Turn::Seats(seats) = self.position.turn() {
            self.position.choices(seats.lowest(), &mut choices);
        }
        choices
    }

    fn chances(&self) -> Vec<(G::Action, u32)> {
        let mut outcomes = Vec::new();
        if self.position.turn() == Turn::Chance {
            self.position.outcomes(&mut outcomes);
        }
        outcomes
    }
}

impl<G: Strategy + Encode> AnyState for State<G>
where
    G::View: Serialize,
{
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn seats(&self) -> u8 {
        self.position.seats()
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn legal(&self) -> Vec<usize> {
        self.choices().into_iter().map(Numbered::number).collect()
    }

    fn outcomes(&self) -> Vec<(usize, f64)> {
        let outcomes = self.chances();
        let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        outcomes.into_iter().map(|(action, weight)| (action.number(), f64::from(weight) / total as f64)).collect()
    }

    fn apply(&mut self, number: usize) -> Result<(), Misuse> {
        let action = G::Action::numbered(number).ok_or(Misuse::Illegal { action: format!("action {number}") })?;
        let illegal = || Misuse::Illegal { action: format!("'{action}'") };
        match self.position.turn() {
            Turn::Over => Err(Misuse::Over),
            Turn::Chance => {
                self.chances().into_iter().find(|&(outcome, _)| outcome == action).ok_or_else(illegal)?;
                self.step(Actor::Chance, action);
                Ok(())
            }
            Turn::Seats(seats) => {
                self.choices().into_iter().find(|&choice| choice == action).ok_or_else(illegal)?;
                self.step(Actor::Seat(seats.lowest()), action);
                Ok(())
            }
        }
    }

    fn undo(&mut self) -> Result<(), Misuse> {
        if self.steps.pop().is_none() {
            return Err(if self.imagined { Misuse::Imagined } else { Misuse::NothingToUndo });
        }
        self.position = self.start.clone();
        self.steps.iter().for_each(|&(actor, action)| self.position.apply(actor, action, &mut ()));
        Ok(())
    }

    fn history(&self) -> Vec<usize> {
        self.steps.iter().map(|&(_, action)| action.number()).collect()
    }

    fn returns(&self) -> Vec<f32> {
        let scores = self.position.scores();
        let over = self.position.turn() == Turn::Over;
        Seat::first(self.seats()).map(|seat| if over { share(&scores, seat) } else { 0.0 }).collect()
    }

    fn points(&self) -> Vec<i32> {
        let scores = self.position.scores();
        Seat::first(self.seats()).map(|seat| scores.points[seat]).collect()
    }

    fn width(&self) -> usize {
        self.width
    }

    fn encode(&self, seat: Seat, out: &mut [f32]) -> Result<(), Misuse> {
        if out.len() != self.width {
            return Err(Misuse::Length { array: "features", expected: self.width, found: out.len() });
        }
        self.position.encode(seat, &mut Numbers::new(out));
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.position.view(viewer)).expect("views are plain values")
    }

    fn told(&self, viewer: Viewer) -> Vec<String> {
        let (mut position, mut told) = (self.start.clone(), Vec::new());
        for &(actor, action) in &self.steps {
            let mut events = Vec::new();
            position.apply(actor, action, &mut events);
            told.extend(game::notes::<G>(&events, viewer).iter().map(|note| format!("{note:?}")));
        }
        told
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyState> {
        let position = self.position.imagine(seat, &mut Rng::new(seed));
        let start = position.clone();
        Box::new(State { head: self.head.clone(), start, position, steps: Vec::new(), imagined: true, ..*self })
    }

    fn record(&self) -> Result<String, Misuse> {
        if self.imagined {
            return Err(Misuse::Imagined);
        }
        let written = |(&(actor, action), number): (&(Actor, G::Action), u32)| Entry {
            number,
            what: What::Step { actor, action: action.to_string(), forced: false },
        };
        Ok(Record { head: self.head.clone(), entries: self.steps.iter().zip(1..).map(written).collect() }.to_string())
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(&self.position)
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }
}

/// A computer player for games whose type is not known.
pub trait AnySeated: Send {
    /// What it does for the seat at turn. It is shown worlds that the seat cannot tell from this one.
    fn choose(&mut self, state: &dyn AnyState) -> Result<usize, Misuse>;
}

/// A player of the game `G`.
pub(crate) struct Seated<G> {
    bot: Box<dyn Bot<G> + Send>,
    worlds: Rng,
}

impl<G: Strategy> Seated<G> {
    pub(crate) fn new(spec: BotSpec, seed: u64) -> Seated<G> {
        Seated { bot: spec.sit::<G>(seed), worlds: Rng::new(fingerprint(&(seed, "worlds"))) }
    }
}

impl<G: Strategy + Encode> AnySeated for Seated<G> {
    fn choose(&mut self, state: &dyn AnyState) -> Result<usize, Misuse> {
        let state = state.as_any().downcast_ref::<State<G>>().ok_or(Misuse::OtherGame)?;
        let position = state.position();
        let seat = match position.turn() {
            Turn::Over => return Err(Misuse::Over),
            Turn::Chance => return Err(Misuse::Chance),
            Turn::Seats(seats) => seats.lowest(),
        };
        Ok(match state.choices()[..] {
            [only] => only.number(),
            ref choices => self.bot.choose(seat, choices, &mut || position.imagine(seat, &mut self.worlds)).number(),
        })
    }
}
