//! What a game brings to the table besides its rules: a board, drawn as SVG from what one viewer may see, and
//! everything that is said about it in the viewer's language. No HTTP, and no rule: what a board shows is in the view,
//! what a choice costs is in its hint.
//!
//! [`Draw`] is what a board must be able to do. [`skin`] has the list of all skins, [`AnyBoard`] is a board whose
//! game the caller does not know, [`rulebook`] has the books. Each game has a folder with the same files, which a
//! test compares:
//!
//! - `mod.rs`: the list of contents, the [`Skin`] and the impl of [`Draw`]
//! - `names.rs`: what pieces and places are called
//! - `choice.rs`: what a choice is called and where on the board it is made; `hint.rs`: what it costs and brings
//! - `luck.rs`: what is asked of those who type in what was rolled or drawn
//! - `question.rs`: what is asked; `guide.rs`: what can be done then, and why; `log.rs`: what has happened
//! - `rule.rs`: the paragraph of the rulebook behind each of these
//! - `text.rs`: the table as text, for the terminal
//! - `stage.rs`: what lies in the middle; `area.rs`: what lies before a player; `art.rs`: drawings of pieces and icons
//! - `card.rs`: what a thing is; `why.rs`: why something cannot be done; `finale.rs`: how a game ended
//! - `ids.rs`: the ids of what can be pressed or moves
//! - `pictures.rs`: the pictures of the rulebook; `gallery.rs`: all pieces of each kind; `legend.rs`: what every sign of
//!   the board means
//! - `tests.rs`, `board.css`, `colours.css`, `emblem.svg`, `cover.svg`
//!
//! A folder beside a file has its parts: `stage/` those of `stage.rs`, named after the things of the book. A part that
//! the stage and the areas both show lies in `stage/`.

mod advice;
mod any;
mod draw;
pub mod games;
pub mod icons;
mod legend;
/// What French asks of spaces, for tests.
#[cfg(test)]
#[path = "../../words/tests/marks/mod.rs"]
mod marks;
mod noria;
mod novgorod;
mod ours;
mod plain;
pub mod rulebook;
mod scene;
pub mod skin;
mod tried;
mod wiraqocha;

pub use advice::{Advice, LineEnd, odds};
pub use any::{AnyBoard, Choice, Of, Schemas, Shown, TurnTaken, of};
pub use draw::{
    Card, Chip, ChoiceLabel, Draw, Drawn, Line, MOST_SLOTS, Number, Picture, Question, ScoreLine, Slot, Step, Values,
    Why,
};
pub use legend::{Chapter, Sign};
pub use ours::Ours;
pub use plain::Plain;
pub use scene::{Scene, area, play, with_names};
pub use skin::{About, Skin};
pub use tried::Outcome;

use scene::capital;

/// The numbers of the chapters and paragraphs of a rulebook, as they stand in its file.
#[cfg(test)]
fn paragraphs(book: &str) -> std::collections::HashSet<&str> {
    let items = book.lines().filter_map(|line| line.strip_prefix("- ").or(line.strip_prefix("## ")));
    let numbers = items.filter_map(|item| item.split(' ').next());
    numbers.filter(|number| number.get(1..2) == Some("-")).collect()
}
