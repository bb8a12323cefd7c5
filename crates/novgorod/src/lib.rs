//! The rules of Novgorod, from its rulebook (`rulebooks/en/novgorod.md`), whose paragraphs are cited as V-1 to V-11.
//!
//! Read [`phase`] for the shape of a game, [`action`] for what can be done, then `rules.rs`, which implements
//! [`game::Game`]: whose move it is, which choices there are, and what each does. Its longer parts are in `setup.rs`,
//! `choices.rs`, `chapters/` and `audit.rs`. `hidden.rs` implements [`game::Hidden`]: what viewers are told, as values
//! ([`view`], [`note`], [`hint`]), and [`why`] what is in the way of something. `solvency.rs` makes sure that everybody
//! can pay their fees, [`tables`] holds what is printed on the cards.
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
pub mod why;

mod audit;
mod bytes;
mod chapters;
mod choices;
mod encode;
mod hidden;
mod plan;
mod revisions;
mod rules;
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
pub use why::Reason;
