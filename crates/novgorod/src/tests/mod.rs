//! Scenes from the book and the rulings.

mod tables;
