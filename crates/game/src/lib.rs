//! What every game at the table promises ([`Game`], [`Hidden`]), and the [`laws`] that test whether it does.
//!
//! Read in this order: [`contract`] says what a game is; [`setup`] who sits down and by which rules, [`data`] with
//! which pieces; [`record`] how a game is written down; [`playout`], [`perft`] and [`laws`] what can be done with any
//! game. [`examples`] are two small games to read first. Without its feature `json` the crate has no dependencies, and
//! nothing else in it knows a particular game.

pub mod bytes;
pub mod contract;
pub mod data;
pub mod encode;
pub mod examples;
pub mod golden;
pub mod json;
pub mod laws;
pub mod notation;
pub mod per;
pub mod perft;
pub mod playout;
pub mod position;
pub mod reasons;
pub mod record;
pub mod revision;
pub mod rng;
pub mod scene;
pub mod scores;
pub mod seat;
pub mod setup;
pub mod strategy;
pub mod undo;

pub use bytes::{Bytes, fingerprint};
pub use contract::{Actor, BadNotation, Bot, Game, Hidden, Sink, Turn, Viewer, notes};
pub use data::{BadData, Data, Fault, Printed, Printings};
pub use encode::{Encode, Numbered};
pub use per::{Key, Per};
pub use playout::Playout;
pub use reasons::Reasons;
pub use revision::{Revision, newest};
pub use rng::Rng;
pub use scores::Scores;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use setup::{BadSetup, OptionSpec, Setup};
pub use strategy::Strategy;
