//! Two well-known small games, each in one file: to read before writing a game, and to test what works on any game.
//!
//! [`pig`] has dice and no secrets and is fast; [`kuhn`] has hidden cards and a tree small enough to count by hand.

pub mod kuhn;
pub mod pig;
