//! The pages, the live streams and the JSON interface of the table.
//!
//! Read in this order: `routes.rs` says what answers which path; `who.rs` and `guard.rs` find out who asks and let pass
//! who may; the handlers in `routes/` and `api/` ask the host; `present.rs` makes of a table what one visitor may see
//! of it; `pages/` sets it, in the words of `words.rs`; `stream.rs` sends it again when it changes. [`serve`] runs all
//! of it.

mod agent;
pub mod api;
pub mod assets;
mod cookies;
mod error_response;
mod fields;
pub mod frame;
mod guard;
pub mod icons;
mod limits;
pub mod pages;
mod password;
mod past;
mod present;
pub mod routes;
mod server;
mod site;
pub mod sitters;
mod stream;
mod table_request;
pub mod text;
mod webhook;
mod who;

pub use server::serve;
pub use site::{Settings, Site};
