//! The legend of a game: every sign of its board and cards, drawn as it is there, with its name and what it means.
//!
//! A game has its legend as a list of entries in `legend.rs` of its folder: a drawing of the sheet, or one that the
//! board makes too, and two keys. Nothing is drawn a second time.

use crate::{Skin, capital};
use maud::{Markup, html};
use words::Words;

/// A part of a legend: "Resources and goods".
#[derive(Clone, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// Its signs.
    pub signs: Vec<Sign>,
}

/// A sign, as the legend shows it.
#[derive(Clone, Debug)]
pub struct Sign {
    /// The sign itself, on a ground of the board.
    pub drawing: Markup,
    /// What it is called.
    pub name: String,
    /// What it means, in one sentence.
    pub says: String,
}

/// Something to be said: a key and, where the sentence chooses by a word, that word.
pub(crate) struct Said {
    key: &'static str,
    by: Option<(&'static str, &'static str)>,
}

/// The sentence with this key.
pub(crate) const fn say(key: &'static str) -> Said {
    Said { key, by: None }
}

/// The sentence with this key for this word: `say_of("noria-coin", "coin", "sail")`.
pub(crate) const fn say_of(key: &'static str, name: &'static str, word: &'static str) -> Said {
    Said { key, by: Some((name, word)) }
}

impl Said {
    fn text(&self, words: &Words) -> String {
        match self.by {
            Some((name, word)) => words.say_with(self.key, &[(name, word.into())]),
            None => words.say(self.key).into_owned(),
        }
    }
}

/// What is drawn.
pub(crate) enum Ink {
    /// A drawing of the sheet.
    Sheet(&'static str),
    /// A drawing of the sheet on a ground of the sheet.
    On(&'static str, &'static str),
    /// What the board draws by itself.
    Made(fn() -> Markup),
}

/// A drawing, the class that gives it its colours, and what is seen of it.
pub(crate) struct Look {
    pub(crate) ink: Ink,
    pub(crate) class: &'static str,
    pub(crate) frame: &'static str,
}

/// An entry of a legend.
pub(crate) struct Entry {
    pub(crate) look: Look,
    pub(crate) name: Said,
    pub(crate) says: Said,
}

/// The title of a chapter, and its entries.
pub(crate) type Chapters = [(Said, &'static [Entry])];

/// The legend in a language; `ground` is the class of what lies under every sign.
pub(crate) fn legend(skin: &Skin, ground: &str, words: &Words, chapters: &Chapters) -> Vec<Chapter> {
    let sign = |it: &Entry| Sign {
        drawing: drawing(skin, ground, &it.look),
        name: capital(&it.name.text(words)),
        says: sentence(&it.says.text(words)),
    };
    let chapter = |(title, entries): &(Said, &[Entry])| Chapter {
        title: title.text(words),
        signs: entries.iter().map(sign).collect(),
    };
    chapters.iter().map(chapter).collect()
}

fn drawing(skin: &Skin, ground: &str, look: &Look) -> Markup {
    let used = |name: &str| html! { use href=(skin.symbol(name)) {} };
    html! {
        span.look.(ground) {
            svg class=[Some(look.class).filter(|class| !class.is_empty())] viewBox=(look.frame) aria-hidden="true"
                focusable="false" {
                @match look.ink {
                    Ink::Sheet(name) => (used(name)),
                    Ink::On(below, name) => { (used(below)) (used(name)) }
                    Ink::Made(make) => (make()),
                }
            }
        }
    }
}

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{end}", capital(text))
}
