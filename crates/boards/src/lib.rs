//! What a game brings to the table besides its rules: a board, drawn as SVG from what one viewer may see, and
//! everything that is said about it in the viewer's language. No HTTP, and no rule: what a board shows is in the view,
//! what a choice costs is in its hint.
//!
//! [`Draw`] is what a board must be able to do; each game has a folder that implements it, with the same files in each:
//! `mod.rs` the list of contents and the skin, `names.rs` what pieces are called, `choice.rs` choices, `log.rs` the
//! log, `question.rs` what is asked and `guide.rs` why, `rule.rs` the paragraph behind each of these, `text.rs` the
//! table as text for the terminal, `ids.rs` the ids of what can be pressed or moves, `area.rs` what lies before a
//! player, `pictures.rs` those of the rulebook; the rest draws parts of the stage. [`skin`] has the list of all skins,
//! [`AnyBoard`] is a board for those who do not know the game, [`rulebook`] the books.

mod any;
mod draw;
pub mod games;
pub mod icons;
mod noria;
mod novgorod;
mod plain;
pub mod rulebook;
mod scene;
pub mod skin;
mod wiraqocha;

pub use any::{AnyBoard, Choice, Of, Schemas, of};
pub use draw::{ChoiceLabel, Draw, Drawn, Line, Number, Picture, Question, Values};
pub use plain::Plain;
pub use scene::{Scene, set, with_names};
pub use skin::{About, Skin};

use scene::capital;

/// The numbers of the chapters and paragraphs of a rulebook, as they stand in its file.
#[cfg(test)]
fn paragraphs(book: &str) -> std::collections::HashSet<&str> {
    let items = book.lines().filter_map(|line| line.strip_prefix("- ").or(line.strip_prefix("## ")));
    let numbers = items.filter_map(|item| item.split(' ').next());
    numbers.filter(|number| number.get(1..2) == Some("-")).collect()
}
