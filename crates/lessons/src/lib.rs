//! Lessons: a prepared position, one idea, something to do, and a success that the rules check.
//!
//! They stand in `lessons/GAME.toml`, their texts in `locales/LANGUAGE/lessons-GAME.ftl`. A lesson runs on a real table:
//! [`Lesson::play`] makes the one after what a learner has done so far, from nothing but the lesson and those choices, so
//! that nobody has to keep anything. [`check`] plays a lesson to its end by doing what is right.

mod check;
mod play;
mod read;

pub use check::{Checked, check};
pub use play::{Fault, Stand};
pub use read::{Lesson, Step, Success, of};
