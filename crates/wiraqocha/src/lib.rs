//! The rules of Wiraqocha, from its rulebook (`rulebooks/en/wiraqocha.md`), whose paragraphs are cited as W-1 to W-9.
//!
//! Read [`phase`] for the shape of a game, [`action`] for what can be done, `choices.rs` for when, `apply.rs` and
//! `chapters/` for what then happens, and [`meeting`] for which dice take a tile. [`tables`] holds what is printed on
//! tiles and cards. What others see is values: [`view`] the table, [`note`] what happened, [`hint`] what a choice
//! means.
//!
//! ```
//! use game::{Data, Game, Playout, Setup};
//! use wiraqocha::{Tables, Wiraqocha};
//!
//! let setup = Setup::new::<Wiraqocha>(3, &[("cave", "on"), ("prisoners", "on")]).unwrap();
//! let mut game = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
//! Playout::new(7).finish(&mut game);
//! assert_eq!(game.turn(), game::Turn::Over);
//! ```

pub mod action;
pub mod amounts;
pub mod dice;
pub mod event;
pub mod hint;
pub mod meeting;
pub mod note;
pub mod phase;
pub mod pieces;
pub mod tables;
pub mod view;

mod apply;
mod audit;
mod bytes;
mod chapters;
mod choices;
mod imagine;
mod revisions;
mod score;
mod setup;
mod state;
mod strategy;

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use amounts::Amounts;
pub use event::Event;
pub use hint::Hint;
pub use note::Note;
pub use state::{Once, OnceSet, Token, Wiraqocha};
pub use tables::Tables;
pub use view::View;

use game::{
    Actor, BadSetup, Game, Hidden, OptionSpec, Revision, Rng, Scores, Seat, SeatSet, Setup, Sink, Turn, Viewer,
};
use phase::Phase;
use std::ops::RangeInclusive;

impl Game for Wiraqocha {
    const NAME: &'static str = "wiraqocha";
    const REVISIONS: &'static [Revision] = revisions::REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    /// At most 200 rounds (W-8.3) of four turns with at most 150 steps: in phase I three exchanges, the Cave, the
    /// workshop, eleven dice taken back and counting; eleven dice to roll, two more to buy and four to roll again; five
    /// steps for each die that is used, and some twenty for the cards. And 26 steps before the first turn.
    const LONGEST: u32 = 125_000;

    type Data = Tables;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, data: &'static Tables) -> Result<Wiraqocha, BadSetup> {
        setup::start(setup, data)
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            phase if phase.is_chance() => Turn::Chance,
            _ => Turn::Seats(SeatSet::only(self.active)),
        }
    }

    #[inline]
    fn choices(&self, seat: Seat, out: &mut Vec<Action>) {
        choices::choices(self, seat, out);
    }

    #[inline]
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        choices::outcomes(self, out);
    }

    #[inline]
    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        apply::apply(self, actor, action, sink);
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Hidden for Wiraqocha {
    type View = View;
    type Note = Note;
    type Hint = Hint;

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn note(event: &Event, viewer: Viewer) -> Option<Note> {
        note::note(event, viewer)
    }

    fn hint(&self, _: Seat, choice: Action) -> Hint {
        hint::hint(self, choice)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Wiraqocha {
        imagine::imagine(self, seat, rng)
    }
}
