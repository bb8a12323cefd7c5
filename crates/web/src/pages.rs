//! The pages: each file has what a page needs to know, as plain values, and a function that sets it.

pub mod about;
pub mod analysis;
pub mod credentials;
pub mod error;
pub mod join;
pub mod learn;
pub mod legend;
pub mod lobby;
pub mod new_table;
pub mod pieces;
pub mod player;
pub mod replay;
pub mod report;
pub mod rulebook;
pub mod settings;
pub mod sign_in;
pub mod studies;
pub mod table;
pub mod upload;
pub mod waiting;
