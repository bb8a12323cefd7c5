//! The rules of Noria, from its rulebook (`rulebooks/en/noria.md`), whose paragraphs are cited as N-1 to N-11.
//!
//! Read [`phase`] for the shape of a game, [`action`] for what can be done, then `rules.rs`, which implements
//! [`game::Game`]: whose move it is, which choices there are, and what each does. Its longer parts are in `setup.rs`,
//! `choices.rs`, `chapters/`, `score.rs` and `audit.rs`. `hidden.rs` implements [`game::Hidden`]: what viewers are
//! told, as values ([`view`], [`event`], [`hint`]); [`why`] says why something cannot be chosen. [`payment`] says how
//! things are paid, [`tables`] holds what is printed on the pieces.
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
pub mod payment;
pub mod phase;
pub mod pieces;
pub mod score;
pub mod tables;
pub mod view;
pub mod wheel;
pub mod why;

mod audit;
mod bytes;
mod chapters;
mod choices;
mod encode;
mod hidden;
mod revisions;
mod rules;
mod setup;
mod state;
mod strategy;

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use event::{Event, Note};
pub use hint::Hint;
pub use state::Noria;
pub use tables::Tables;
pub use view::View;
pub use why::Reason;
