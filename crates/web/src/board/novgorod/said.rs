//! What is said most often: names of cities and goods, amounts of ducats and seals. It is made once for each language, because a table
//! says it some hundred times.

use super::names::{Names, say};
use crate::words::{Language, Words};
use novgorod::pieces::*;
use std::sync::LazyLock;

/// Larger amounts are rare.
const AMOUNTS: u16 = 64;
/// A row costs a number of kinds, which is a byte.
const KINDS: u16 = 256;

/// The sayings of one language.
pub(super) struct Said {
    pub city: [String; City::COUNT],
    pub good: [String; Good::COUNT],
    pub luxury: [String; Luxury::COUNT],
    pub privilege: [String; Privilege::COUNT],
    pub privilege_help: [String; Privilege::COUNT],
    pub goods: Vec<String>,
    pub luxuries: Vec<String>,
    pub ducats: Vec<String>,
    pub seals: Vec<String>,
}

static SAID: LazyLock<[Said; 3]> = LazyLock::new(|| Language::ALL.map(|language| Said::new(&Words::new(language))));

impl Said {
    fn new(words: &Words) -> Said {
        let names = Names { words };
        Said {
            city: City::ALL.map(|it| say!(names, "novgorod-city", city = it.word())),
            good: Good::ALL.map(|it| say!(names, "novgorod-good", good = it.word())),
            luxury: Luxury::ALL.map(|it| say!(names, "novgorod-luxury", luxury = it.word())),
            privilege: Privilege::ALL.map(|it| say!(names, "novgorod-privilege", privilege = it.word())),
            privilege_help: Privilege::ALL.map(|it| say!(names, "novgorod-privilege-help", privilege = it.word())),
            goods: (0..KINDS).map(|count| say!(names, "novgorod-goods", count = count)).collect(),
            luxuries: (0..KINDS).map(|count| say!(names, "novgorod-luxuries", count = count)).collect(),
            ducats: (0..AMOUNTS).map(|count| say!(names, "novgorod-ducats", count = count)).collect(),
            seals: (0..AMOUNTS).map(|count| say!(names, "novgorod-seals", count = count)).collect(),
        }
    }

    /// Those of a language.
    pub fn of(words: &Words) -> &'static Said {
        &SAID[words.language as usize]
    }
}
