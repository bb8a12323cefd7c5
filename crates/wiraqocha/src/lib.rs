//! The rules of Wiraqocha, from its rulebook (`rulebooks/en/wiraqocha.md`), whose paragraphs are cited as W-1 to W-9.
//!
//! Read [`phase`] for the shape of a game, [`action`] for what can be done, then `rules.rs`, which implements
//! [`game::Game`]: whose move it is, which choices there are, and what each does. Its longer parts are in `setup.rs`,
//! `choices.rs`, `chapters/`, `score.rs` and `audit.rs`. `hidden.rs` implements [`game::Hidden`]: what viewers are
//! told, as values ([`view`], [`event`], [`hint`]). [`meeting`] says which dice take a tile, [`tables`] holds
//! what is printed on tiles and cards.
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
pub mod phase;
pub mod pieces;
pub mod tables;
pub mod view;
pub mod why;

mod audit;
mod bytes;
mod chapters;
mod choices;
mod encode;
mod hidden;
mod revisions;
mod rules;
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
pub use event::{Event, Note};
pub use hint::Hint;
pub use state::{Once, OnceSet, Token, Wiraqocha};
pub use tables::Tables;
pub use view::View;
pub use why::Reason;
