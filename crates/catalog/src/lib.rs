//! All the games there are, each in a box that can be opened without knowing the game's type. No other crate names the
//! games.
//!
//! [`find`] finds a game by its name, [`GameBox`] says what can be done with it, [`replay`] finds the box by what a
//! record says, and [`Problem`] is what anyone gets who asks for something that is not there.

mod advice;
pub mod analysis;
mod bench;
mod boxed;
pub mod lab;
mod player;
mod problem;

pub use advice::Advised;
pub use bench::Measured;
pub use boxed::{GameBox, Rules};
pub use player::AnyBot;
pub use problem::{Problem, UnknownGame};

use boxed::Boxed;
use game::examples::{kuhn::Kuhn, pig::Pig};
use game::record::{BadRecord, Record};
use noria::Noria;
use novgorod::Novgorod;
use table::AnyTable;
use wiraqocha::Wiraqocha;

/// The games for people first, then the small examples.
const ALL: &[&dyn GameBox] =
    &[&Boxed::<Noria>::NEW, &Boxed::<Novgorod>::NEW, &Boxed::<Wiraqocha>::NEW, &Boxed::<Pig>::NEW, &Boxed::<Kuhn>::NEW];
const EXAMPLES: usize = 2;

/// The games that the menu offers.
pub fn for_people() -> &'static [&'static dyn GameBox] {
    &ALL[..ALL.len() - EXAMPLES]
}

/// The games of [`for_people`], and the small examples.
pub fn all() -> &'static [&'static dyn GameBox] {
    ALL
}

/// The game with this name.
pub fn find(name: &str) -> Result<&'static dyn GameBox, UnknownGame> {
    all().iter().copied().find(|game| game.name() == name).ok_or_else(|| UnknownGame { asked: name.into() })
}

/// Replays the text of a record up to the entry with number `last` (`u32::MAX` for all), with the pieces of a data
/// file's text or with those that come with the game.
pub fn replay(text: &str, data: Option<&str>, last: u32) -> Result<Box<dyn AnyTable>, Problem> {
    let (record, places) = Record::read(text)?;
    let unknown = |unknown: UnknownGame| BadRecord { line: places.game, why: unknown.to_string() };
    find(&record.head.game).map_err(unknown)?.replay(&record, &places, data, last)
}
