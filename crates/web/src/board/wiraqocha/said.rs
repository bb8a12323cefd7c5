//! What is said most often: names of pawns and cards, kinds of land, amounts. It is made once for each language, because a table says
//! it some hundred times.

use crate::words::{Language, Value, Words};
use std::sync::LazyLock;
use wiraqocha::pieces::{Card, CardKind, Pawn, Terrain, Victory};

/// Larger amounts are rare.
const AMOUNTS: u8 = 32;

/// The sayings of one language.
pub(super) struct Said {
    pub pawn: [String; Pawn::COUNT],
    pub pawn_the: [String; Pawn::COUNT],
    pub pawn_acc: [String; Pawn::COUNT],
    pub card: [String; Card::COUNT],
    pub card_acc: [String; Card::COUNT],
    pub kind: [String; CardKind::COUNT],
    pub kind_help: [String; CardKind::COUNT],
    pub victory: [String; Victory::COUNT],
    pub terrain: [String; Terrain::COUNT],
    pub terrain_mountain: [String; Terrain::COUNT],
    resources: Vec<String>,
    somnium: Vec<String>,
    dice: Vec<String>,
}

static SAID: LazyLock<[Said; 3]> = LazyLock::new(|| Language::ALL.map(|language| Said::new(Words::new(language))));

impl Said {
    fn new(words: Words) -> Said {
        let say = |key: &str, name: &'static str, word: Value| words.say_with(key, &[(name, word)]);
        let amounts = |key: &str| (0..AMOUNTS).map(|count| say(key, "count", count.into())).collect();
        Said {
            pawn: Pawn::ALL.map(|it| say("wiraqocha-pawn", "pawn", it.word().into())),
            pawn_the: Pawn::ALL.map(|it| say("wiraqocha-pawn-the", "pawn", it.word().into())),
            pawn_acc: Pawn::ALL.map(|it| say("wiraqocha-pawn-acc", "pawn", it.word().into())),
            card: Card::ALL.map(|it| say("wiraqocha-card", "card", it.word().into())),
            card_acc: Card::ALL.map(|it| say("wiraqocha-card-acc", "card", it.word().into())),
            kind: CardKind::ALL.map(|it| say("wiraqocha-kind", "kind", it.word().into())),
            kind_help: CardKind::ALL.map(|it| say("wiraqocha-kind-help", "kind", it.word().into())),
            victory: Victory::ALL.map(|it| say("wiraqocha-victory", "victory", it.word().into())),
            terrain: Terrain::ALL.map(|it| say("wiraqocha-terrain", "terrain", it.word().into())),
            terrain_mountain: Terrain::ALL.map(|it| say("wiraqocha-terrain-mountain", "terrain", it.word().into())),
            resources: amounts("wiraqocha-resources"),
            somnium: amounts("wiraqocha-somnium"),
            dice: amounts("wiraqocha-dice"),
        }
    }

    /// Those of a language.
    pub fn of(words: &Words) -> &'static Said {
        &SAID[words.language as usize]
    }

    /// "1 resource".
    pub fn resources(words: &Words, count: u8) -> String {
        amount(words, "wiraqocha-resources", &Said::of(words).resources, count)
    }

    /// "1 somnium".
    pub fn somnium(words: &Words, count: u8) -> String {
        amount(words, "wiraqocha-somnium", &Said::of(words).somnium, count)
    }

    /// "1 die".
    pub fn dice(words: &Words, count: u8) -> String {
        amount(words, "wiraqocha-dice", &Said::of(words).dice, count)
    }
}

fn amount(words: &Words, key: &str, said: &[String], count: u8) -> String {
    said.get(usize::from(count)).cloned().unwrap_or_else(|| words.say_with(key, &[("count", count.into())]))
}
