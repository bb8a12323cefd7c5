//! What must not be lost: players, sessions, tables, entries, chat and results, in one SQLite file or in Postgres.
//!
//! Read in this order: [`TableId`] and [`Token`] are the names of things; `rows.rs` has what is stored as plain values;
//! [`Store`] opens a place and asks it; its writer commits together what arrived together, so that many small durable
//! writes cost one. A table is its head and its entries; the key of an entry, (table, number), is the lock: of two
//! writers that append the same number one is told [`Appended::Taken`] and has changed nothing.

mod ids;
mod matter;
mod pace;
mod pieces;
mod rows;
mod spelling;
mod text;

mod error;
mod file;
mod house_key;
mod place;
mod readiness;
mod schema;
mod store;

mod appending;
mod changes;
mod columns;
mod seat_bits;
mod writer;

mod analyses;
mod audit;
mod challenges;
mod chat;
mod entries;
mod erasure;
mod limits;
mod lists;
mod moderation;
mod passkeys;
mod players;
mod proposals;
mod recovery;
mod seats;
mod sessions;
mod sets;
mod studies;
mod tables;
mod webhooks;

mod backup;
mod copying;

pub use audit::{AuditEvent, AuditLine};
pub use backup::{BackupSummary, Progress, backup, restore};
pub use error::StoreError;
pub use ids::{PlayerId, RecoveryCode, SetId, StudyId, TableId, Token, TokenHash};
pub use limits::{TableLimits, TooMany};
pub use matter::{Matter, NoMatter};
pub use moderation::Report;
pub use pace::Pace;
pub use passkeys::PasskeyAdded;
pub use proposals::{Outcome, Proposal, Vote};
pub use rows::*;
pub use seats::{NewSitter, Sat};
pub use spelling::is_unseen;
pub use store::Store;
pub use text::Text;
pub use webhooks::WebhookCall;

/// Milliseconds since 1970, UTC.
pub type Millis = i64;
