//! What happens, chapter by chapter of the book.

mod board;
mod camp;
mod cards;
mod conquest;
mod defence;
mod dice;
mod harvest;
mod plunder;
mod preparation;
mod prisoners;
