//! The book, chapter by chapter: what may be done (read by `choices`) beside what then happens (called by `apply`).

mod bonus;
mod career;
mod closing;
mod introduction;
mod manufactories;
mod orders;
mod pirate;
mod purchase;
pub(crate) mod route;
mod special;
pub(crate) mod supply;
pub(crate) mod turn;
