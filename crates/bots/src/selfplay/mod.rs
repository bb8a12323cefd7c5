//! What nets learn from: games that a search plays against itself, written as numbers. And the matches that say whether
//! a new net is better than an old one.
//!
//! Read in this order: a [`Thinker`] is a search with a net, or without; [`play`] plays one game and keeps what is worth
//! learning as [`Rows`]; [`duel`] lets two thinkers play one game of a match.

mod duel;
mod play;
mod rows;
mod thinker;

pub use duel::duel;
pub use play::{Recipe, play, starts};
pub use rows::{Kind, Rows};
pub use thinker::{Thinker, Tuning};
