//! The rules of Noria, from its rulebook (`rulebooks/en/noria.md`), whose paragraphs are cited as N-1 to N-11.
//!
//! Read [`phase`] for the shape of a game, [`action`] for what can be done, `choices.rs` for when, `apply.rs` and
//! `chapters/` for what then happens, and [`payment`] for how things are paid. [`view`], [`note`] and [`hint`] are what
//! people and programs are told. [`tables`] holds what is printed on the pieces.
//!
//! ```
//! use game::{Data, Game, Playout, Setup};
//! use noria::{Noria, Tables};
//!
//! let setup = Setup::new::<Noria>(3, &[("expert", "on")]).unwrap();
//! let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
//! Playout::new(7).finish(&mut game);
//! assert!(!game.scores().winners().is_empty());
//! ```

pub mod action;
pub mod event;
pub mod hint;
pub mod note;
pub mod payment;
pub mod phase;
pub mod pieces;
pub mod score;
pub mod tables;
pub mod view;
pub mod wheel;

mod apply;
mod audit;
mod bytes;
mod chapters;
mod choices;
mod imagine;
mod revisions;
mod setup;
mod state;
mod strategy;

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use event::Event;
pub use hint::Hint;
pub use note::Note;
pub use state::Noria;
pub use tables::Tables;
pub use view::View;

use game::{
    Actor, BadSetup, Game, Hidden, OptionSpec, Revision, Rng, Scores, Seat, SeatSet, Setup, Sink, Turn, Viewer,
};
use phase::Phase;
use std::ops::RangeInclusive;

impl Game for Noria {
    const NAME: &'static str = "noria";
    const REVISIONS: &'static [Revision] = revisions::REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    /// 4 times 16 turns. Apart from the black market a turn has some 60 steps at most: a few special actions (their
    /// prices double), four actions of discs with their payments, four discs to place. At most 76 resources come in a
    /// turn (four times 19 ships), each enough for a third of a good or more, and every good sold and every resource
    /// bought is a step.
    const LONGEST: u32 = 12_000;

    type Data = Tables;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, data: &'static Tables) -> Result<Noria, BadSetup> {
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

impl Hidden for Noria {
    type View = View;
    type Note = Note;
    type Hint = Hint;

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn note(event: &Event, viewer: Viewer) -> Option<Note> {
        note::note(event, viewer)
    }

    fn hint(&self, seat: Seat, choice: Action) -> Hint {
        hint::hint(self, seat, choice)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Noria {
        imagine::imagine(self, seat, rng)
    }
}
