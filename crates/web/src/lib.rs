//! The pages, the live streams and the JSON interface of the table.
//!
//! Read in this order: `routes.rs` says what answers which path; `who.rs` and `guard.rs` find out who asks and let pass who may; the
//! handlers in `routes/` and `api/` ask the house; `shown.rs` makes of a table what one visitor may see of it; `pages/` sets it, in the
//! words of `words.rs`; `stream.rs` sends it again when it changes. [`serve`] runs all of it.

mod agent;
pub mod api;
pub mod assets;
pub mod board;
mod complaint;
mod cookies;
mod deed;
mod fields;
pub mod frame;
pub mod games;
mod guard;
pub mod icons;
mod limits;
pub mod pages;
mod password;
mod past;
pub mod routes;
pub mod rulebook;
mod server;
mod shown;
mod site;
pub mod sitters;
mod stream;
pub mod text;
mod webhook;
mod who;
pub mod words;

pub use server::serve;
pub use site::{Settings, Site};
