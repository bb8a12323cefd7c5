//! The rules of Novgorod, from its rulebook (`rulebooks/en/novgorod.md`), whose paragraphs are cited as V-1 to V-11.
//!
//! Read [`phase`] for the shape of a game, [`action`] for what can be done, `choices.rs` for when, `apply.rs` and
//! `chapters/` for what then happens, and `solvency.rs` for why nobody is ever stranded with fees to pay. [`tables`]
//! holds what is printed on the cards.
//!
//! ```
//! use game::{Data, Game, Playout, Setup};
//! use novgorod::{Novgorod, Tables};
//!
//! let setup = Setup::new::<Novgorod>(3, &[("pirate", "front"), ("special", "on")]).unwrap();
//! let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
//! Playout::new(7).finish(&mut game);
//! assert_eq!(game.turn(), game::Turn::Over);
//! ```

pub mod action;
pub mod event;
pub mod hint;
pub mod note;
pub mod phase;
pub mod pieces;
pub mod route;
pub mod sets;
pub mod tables;
pub mod view;

mod apply;
mod audit;
mod bytes;
mod chapters;
mod choices;
mod imagine;
mod plan;
mod revisions;
mod score;
mod setup;
mod solvency;
mod state;
mod strategy;
mod ways;

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use event::Event;
pub use hint::Hint;
pub use note::Note;
pub use state::{Novgorod, Source};
pub use tables::Tables;
pub use view::View;

use game::{
    Actor, BadSetup, Game, Hidden, OptionSpec, Revision, Rng, Scores, Seat, SeatSet, Setup, Sink, Turn, Viewer,
};
use phase::Phase;
use std::ops::RangeInclusive;

impl Game for Novgorod {
    const NAME: &'static str = "novgorod";
    const REVISIONS: &'static [Revision] = revisions::REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    /// At most 40 rounds (V-8.3) of four turns with at most 80 steps: a route of 6 cards with a privilege; in phase 2
    /// some 7 goods, 5 rows and what they ask for, 4 counters and 3 orders to stow; purchases with the orders that are
    /// shown anew; and the pirate between any two decisions; and some 60 steps before the first turn.
    const LONGEST: u32 = 13_000;

    type Data = Tables;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, data: &'static Tables) -> Result<Novgorod, BadSetup> {
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
        if seat == self.active {
            choices::choices(self, out);
        }
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

    /// An order that is filled, and the counters when all is counted (V-7.2).
    fn shows(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Ended)
    }

    /// What may be used in phase 2 depends on orders that only their owner knows.
    fn is_open(&self, seat: Seat) -> bool {
        self.phase != Phase::Using || self.player[seat].secret().is_empty()
    }
}

impl Hidden for Novgorod {
    type View = View;
    type Note = Note;
    type Hint = Hint;

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn note(event: &Event, viewer: Viewer) -> Option<Note> {
        Some(note::note(event, viewer))
    }

    fn hint(&self, _: Seat, choice: Action) -> Hint {
        hint::hint(self, choice)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Novgorod {
        imagine::imagine(self, seat, rng)
    }
}
