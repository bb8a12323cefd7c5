//! What pieces and places are called, in the viewer's language: the words of the printed editions.

use crate::words::{Value, Words};
use noria::pieces::*;
use noria::wheel::Hole;

/// One of a resource or good.
pub(super) fn coin(words: &Words, coin: Coin) -> String {
    words.say_with("noria-coin", &[("coin", word(coin))])
}

/// "2 sails".
pub(super) fn coins(words: &Words, coin: Coin, count: u16) -> String {
    words.say_with("noria-coins", &[("coin", word(coin)), ("count", count.into())])
}

/// "2 energy, 1 sail".
pub(super) fn payment(words: &Words, paid: &ByCoin<u8>) -> String {
    listed(Coin::ALL.into_iter().filter(|&it| paid[it] > 0).map(|it| coins(words, it, paid[it].into())))
}

/// So many resources of any kind.
pub(super) fn any_resources(words: &Words, count: u8) -> String {
    words.say_with("noria-any-resources", &[("count", count.into())])
}

pub(super) fn knowledge(words: &Words, count: u16) -> String {
    words.say_with("noria-knowledge", &[("count", count.into())])
}

pub(super) fn ships(words: &Words, resource: Resource, count: u8) -> String {
    words.say_with("noria-ships", &[("resource", word(resource)), ("count", count.into())])
}

pub(super) fn all_ships(words: &Words, counts: &ByResource<u8>) -> String {
    listed(Resource::ALL.into_iter().filter(|&it| counts[it] > 0).map(|it| ships(words, it, counts[it])))
}

pub(super) fn warehouses(words: &Words, good: Good, count: u8) -> String {
    words.say_with("noria-warehouses", &[("good", word(good)), ("count", count.into())])
}

/// The name of a type of disc by itself.
pub(super) fn kind(words: &Words, kind: Kind) -> String {
    words.say_with("noria-kind", &[("kind", word(kind))])
}

/// A disc of this type, normal side up.
pub(super) fn new_disc(words: &Words, it: Kind) -> String {
    disc(words, Disc::normal(it))
}

pub(super) fn disc(words: &Words, disc: Disc) -> String {
    let kind = [("kind", kind(words, disc.kind).into())];
    words.say_with(if disc.upgraded { "noria-disc-upgraded" } else { "noria-disc" }, &kind)
}

pub(super) fn path(words: &Words, path: Path) -> String {
    words.say_with("noria-path", &[("path", word(path))])
}

/// A chamber by its short name, as on the board.
pub(super) fn chamber_name(words: &Words, chamber: Chamber) -> String {
    words.say_with("noria-chamber-name", &[("chamber", word(chamber))])
}

pub(super) fn chamber(words: &Words, chamber: Chamber) -> String {
    words.say_with("noria-chamber", &[("chamber", word(chamber))])
}

/// A ring by itself.
pub(super) fn ring_name(words: &Words, ring: Ring) -> String {
    words.say_with("noria-ring-name", &[("ring", word(ring))])
}

/// A ring that something is done to.
pub(super) fn ring(words: &Words, ring: Ring) -> String {
    words.say_with("noria-ring", &[("ring", word(ring))])
}

/// Where a hole is: "large ring, left".
pub(super) fn place(words: &Words, hole: Hole) -> String {
    let place = match (hole.ring(), hole.number()) {
        (Ring::Small, 0) => "front",
        (Ring::Small, _) => "back",
        (Ring::Medium | Ring::Large, 0) => "right",
        (Ring::Medium, 1) | (Ring::Large, 2) => "left",
        (Ring::Large, 1) => "middle",
        (Ring::Medium, 2) | (Ring::Large, 3) => "backleft",
        (Ring::Large, 4) => "backmiddle",
        (Ring::Medium | Ring::Large, _) => "backright",
    };
    words.say_with("noria-place", &[("ring", word(hole.ring())), ("place", place.into())])
}

pub(super) fn island(words: &Words, island: Island) -> String {
    words.say_with("noria-island", &[("number", (island as u8 + 1).into())])
}

/// One after the other.
pub(super) fn listed(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// One or the other.
pub(super) fn either(words: &Words, parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(&format!(" {} ", words.say("noria-or")))
}

/// The same with a capital letter, for the beginning of a line.
pub(super) fn capital(text: &str) -> String {
    // A name of a seat is replaced later by what it stands for.
    if text.starts_with("seat") {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The game's own word, for a sentence that chooses by it.
fn word(it: impl std::fmt::Display) -> Value<'static> {
    it.to_string().into()
}
