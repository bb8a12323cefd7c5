//! The book, chapter by chapter: what may be done (read by `choices`) beside what then happens (called by `apply`).

mod administration;
mod black_market;
mod bonus;
mod city;
pub(crate) mod discs;
mod influence;
mod journey;
mod politics;
mod round;
mod tool;
