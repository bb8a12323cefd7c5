//! The pages, the live streams and the JSON interface of the table.
//!
//! Read in this order: `routes.rs` says what answers which path; `who.rs` and `guard.rs` find out who asks and let pass
//! who may; the handlers in `routes/` and `api/` ask the host; `present.rs` makes of a table what one visitor may see
//! of it; `pages/` sets it, in the words of `words.rs`; `stream.rs` sends it again when it changes. [`serve`] runs all
//! of it.

mod accounts;
mod agent;
pub mod api;
mod asked;
pub mod assets;
mod audit;
mod confirm;
mod cookies;
mod error_response;
mod fields;
pub mod frame;
mod guard;
pub mod icons;
mod in_time;
mod limits;
mod luck;
mod open_streams;
pub mod pages;
mod passkeys;
mod password;
mod past;
mod present;
mod proxy;
pub mod routes;
mod server;
mod shares;
mod site;
pub mod sitters;
mod stream;
mod table_request;
pub mod text;
pub mod webhook;
mod who;

pub use limits::LimitSettings;
pub use server::{serve, watch};
pub use site::{Settings, Site};
