//! What must not be lost: players, sessions, tables, entries, chat and results, in one SQLite file or in Postgres.
//!
//! Read in this order: [`TableId`] and [`Token`] are the names of things; `rows.rs` has what is stored as plain values;
//! [`Store`] opens a place and asks it; its writer commits together what arrived together, so that many small durable
//! writes cost one. A table is its head and its entries; the key of an entry, (table, number), is the lock: of two
//! writers that append the same number one is told [`Appended::Taken`] and has changed nothing.

mod ids;
mod pace;
mod pieces;
mod rows;

mod error;
mod place;
mod schema;
mod store;

mod appending;
mod changes;
mod columns;
mod seat_bits;
mod writer;

mod chat;
mod entries;
mod lists;
mod players;
mod seats;
mod sessions;
mod tables;

mod backup;
mod copying;

pub use backup::{BackupSummary, Progress, backup, restore};
pub use error::StoreError;
pub use ids::{PlayerId, TableId, Token, TokenHash};
pub use pace::Pace;
pub use rows::*;
pub use store::Store;

/// Milliseconds since 1970, UTC.
pub type Millis = i64;
