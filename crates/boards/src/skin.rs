//! The skins: what each game brings to the page besides its rules, in one value. This list and the catalog are the only
//! places that name the games.

use crate::any::{AnyBoard, Of};
use crate::plain::Plain;
use crate::{noria, novgorod, wiraqocha};
use game::examples::{kuhn::Kuhn, pig::Pig};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Every game that has a skin, in the order of the catalog.
pub const SKINS: &[Skin] = &[noria::SKIN, novgorod::SKIN, wiraqocha::SKIN];

/// The boards of the small examples, which have no skin.
const PLAIN: &[(&str, &dyn AnyBoard)] = &[("pig", &Of::<Plain<Pig>>::NEW), ("kuhn", &Of::<Plain<Kuhn>>::NEW)];

/// What a game brings to the page. Its words stand in `locales/LANGUAGE/GAME.ftl`, its book in
/// `rulebooks/LANGUAGE/GAME.md`, both found by its name.
pub struct Skin {
    /// The game's name in records and addresses.
    pub game: &'static str,
    /// The letter of its paragraphs: `N` in N-6.3.
    pub letter: char,
    /// How its board is drawn and described.
    pub board: &'static dyn AnyBoard,
    /// Its picture, an SVG in its colours.
    pub emblem: &'static str,
    /// A wide picture of it without words, an SVG of its own, for the start page.
    pub cover: &'static str,
    /// Its drawings that never change, as an SVG with a `symbol` for each, which boards use by [`Skin::symbol`]: browsers
    /// keep it, so a step need not carry them. Symbols take colours from custom properties; other styles of the page do
    /// not reach into them.
    pub sheet: &'static str,
    /// The style of its board, for the pages that show it.
    pub style: &'static str,
    /// Its colours, for every page: custom properties of `[data-game="GAME"]`.
    pub colours: &'static str,
    /// What is read for a word of its data file that is the same in every language; `None` if the word is translated.
    pub word: fn(&str) -> Option<String>,
    /// What lists and forms tell about it.
    pub about: About,
}

/// What lists and forms tell about a game.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Minutes for each player, as people play.
    pub minutes: u16,
    /// How heavy it is, 1 to 5.
    pub weight: u8,
    /// Its author.
    pub author: &'static str,
    /// The options that its book proposes for a first game, where they are not the usual ones.
    pub first: &'static [(&'static str, &'static str)],
}

impl Skin {
    /// Where the sheet of symbols is served: its address has a hash of it.
    pub fn sheet_link(&self) -> Cow<'static, str> {
        // A step uses symbols hundreds of times; the hash of a listed sheet is taken once.
        static LINKS: LazyLock<HashMap<&str, String>> =
            LazyLock::new(|| SKINS.iter().map(|skin| (skin.game, skin.hashed_link())).collect());
        LINKS.get(self.game).map_or_else(|| self.hashed_link().into(), |link| link.as_str().into())
    }

    fn hashed_link(&self) -> String {
        format!("/assets/{:016x}/{}.svg", game::fingerprint(self.sheet.as_bytes()), self.game)
    }

    /// What a `use` refers to for this symbol.
    pub fn symbol(&self, name: &str) -> String {
        format!("{}#{name}", self.sheet_link())
    }
}

/// The skin of the game with this name.
pub fn of(game: &str) -> Option<&'static Skin> {
    SKINS.iter().find(|skin| skin.game == game)
}

/// Whether this letter stands before the numbers of a game's paragraphs.
pub(crate) fn is_letter(letter: char) -> bool {
    SKINS.iter().any(|skin| skin.letter == letter)
}

/// The board of the game with this name, drawn or plain.
pub(crate) fn board(game: &str) -> Option<&'static dyn AnyBoard> {
    let plain = || PLAIN.iter().find(|(name, _)| *name == game).map(|(_, board)| *board);
    of(game).map(|skin| skin.board).or_else(plain)
}
