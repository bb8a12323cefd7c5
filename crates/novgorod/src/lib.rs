//! The rules of Novgorod, from its rulebook (`rulebooks/novgorod.md`), whose paragraphs are cited as V-1 to V-11.

pub mod pieces;
pub mod sets;
pub mod tables;
