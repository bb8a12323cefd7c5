//! What pieces and places are called, in the viewer's language: the words of the printed editions.
//!
//! Names that stand in every drawing many times are put together once for each language and then copied.

use noria::payment::Price;
use noria::pieces::*;
use noria::wheel::{ByHole, Hole};
use std::array::from_fn;
use std::sync::LazyLock;
use words::{Language, Value, Words};

/// Higher numbers are put into words when they are needed.
const COUNTED: usize = 13;

struct Known {
    coin: [String; Coin::COUNT],
    coins: [[String; COUNTED]; Coin::COUNT],
    ships: [[String; COUNTED]; Resource::COUNT],
    warehouses: [[String; COUNTED]; Good::COUNT],
    knowledge: [String; COUNTED],
    disc: [[String; 2]; Kind::COUNT],
    place: ByHole<String>,
    island: [String; Island::COUNT],
}

static KNOWN: LazyLock<[Known; 3]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let words = &Words::new(language);
        Known {
            coin: Coin::ALL.map(|coin| make_coin(words, coin)),
            coins: Coin::ALL.map(|coin| from_fn(|count| make_coins(words, coin, count as u16))),
            ships: Resource::ALL.map(|it| from_fn(|count| make_ships(words, it, count as u8))),
            warehouses: Good::ALL.map(|good| from_fn(|count| make_warehouses(words, good, count as u8))),
            knowledge: from_fn(|count| make_knowledge(words, count as u16)),
            disc: Kind::ALL.map(|kind| [false, true].map(|upgraded| make_disc(words, Disc { kind, upgraded }))),
            place: ByHole::new(Hole::ALL.map(|hole| make_place(words, hole))),
            island: Island::ALL.map(|island| make_island(words, island)),
        }
    })
});

fn known(words: &Words) -> &'static Known {
    &KNOWN[words.language as usize]
}

/// The phrase for this number if it was made in advance, otherwise a new one.
fn counted(all: &[String; COUNTED], count: u16, make: impl FnOnce() -> String) -> String {
    all.get(usize::from(count)).cloned().unwrap_or_else(make)
}

/// One of a resource or good.
pub(super) fn coin(words: &Words, coin: Coin) -> String {
    known(words).coin[coin as usize].clone()
}

fn make_coin(words: &Words, coin: Coin) -> String {
    words.say_with("noria-coin", &[("coin", word(coin))])
}

/// "2 sails".
pub(super) fn coins(words: &Words, coin: Coin, count: u16) -> String {
    counted(&known(words).coins[coin as usize], count, || make_coins(words, coin, count))
}

fn make_coins(words: &Words, coin: Coin, count: u16) -> String {
    words.say_with("noria-coins", &[("coin", word(coin)), ("count", count.into())])
}

/// "2 energy and 1 sail".
pub(super) fn payment<T: Copy + Into<u16>>(words: &Words, paid: &ByCoin<T>) -> String {
    let counted = Coin::ALL.into_iter().map(|it| (it, paid[it].into())).filter(|&(_, count)| count > 0);
    words.all_of(counted.map(|(it, count)| coins(words, it, count)))
}

/// N-6.4: "2 propellers or 2 sails", "3, mixed of energy and mycelium".
pub(super) fn price(words: &Words, price: &Price) -> String {
    if price.mixed {
        let kinds = words.all_of(price.kinds.iter().map(|it| coin(words, it)));
        return words.say_with("noria-price-mixed", &[("count", price.count.into()), ("kinds", kinds.into())]);
    }
    words.either(price.kinds.iter().map(|it| coins(words, it, price.count.into())))
}

/// The same with what is paid for those ahead (N-6.3).
pub(super) fn full_price(words: &Words, it: &Price, surcharge: u8) -> String {
    match surcharge {
        0 => price(words, it),
        _ => {
            let values = [("price", price(words, it).into()), ("count", surcharge.into())];
            words.say_with("noria-price-ahead", &values)
        }
    }
}

/// "1 energy and 2 mycelium".
pub(super) fn materials(words: &Words, each: &ByResource<u8>) -> String {
    let needed = Resource::ALL.into_iter().filter(|&it| each[it] > 0);
    words.all_of(needed.map(|it| coins(words, it.into(), each[it].into())))
}

/// So many resources of any kind.
pub(super) fn any_resources(words: &Words, count: u8) -> String {
    words.say_with("noria-any-resources", &[("count", count.into())])
}

pub(super) fn knowledge(words: &Words, count: u16) -> String {
    counted(&known(words).knowledge, count, || make_knowledge(words, count))
}

fn make_knowledge(words: &Words, count: u16) -> String {
    words.say_with("noria-knowledge", &[("count", count.into())])
}

pub(super) fn ships(words: &Words, resource: Resource, count: u8) -> String {
    counted(&known(words).ships[resource as usize], count.into(), || make_ships(words, resource, count))
}

fn make_ships(words: &Words, resource: Resource, count: u8) -> String {
    words.say_with("noria-ships", &[("resource", word(resource)), ("count", count.into())])
}

pub(super) fn all_ships(words: &Words, counts: &ByResource<u8>) -> String {
    words.all_of(Resource::ALL.into_iter().filter(|&it| counts[it] > 0).map(|it| ships(words, it, counts[it])))
}

pub(super) fn warehouses(words: &Words, good: Good, count: u8) -> String {
    counted(&known(words).warehouses[good as usize], count.into(), || make_warehouses(words, good, count))
}

fn make_warehouses(words: &Words, good: Good, count: u8) -> String {
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
    known(words).disc[disc.kind as usize][usize::from(disc.upgraded)].clone()
}

fn make_disc(words: &Words, disc: Disc) -> String {
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
    known(words).place[hole].clone()
}

fn make_place(words: &Words, hole: Hole) -> String {
    words.say_with("noria-place", &[("ring", word(hole.ring())), ("place", spot_word(hole).into())])
}

/// Where on its ring a hole is: "left".
pub(super) fn spot(words: &Words, hole: Hole) -> String {
    words.say_with("noria-spot", &[("place", spot_word(hole).into())])
}

fn spot_word(hole: Hole) -> &'static str {
    match (hole.ring(), hole.number()) {
        (Ring::Small, 0) => "front",
        (Ring::Small, _) => "back",
        (Ring::Medium | Ring::Large, 0) => "right",
        (Ring::Medium, 1) | (Ring::Large, 2) => "left",
        (Ring::Large, 1) => "middle",
        (Ring::Medium, 2) | (Ring::Large, 3) => "backleft",
        (Ring::Large, 4) => "backmiddle",
        (Ring::Medium | Ring::Large, _) => "backright",
    }
}

pub(super) fn island(words: &Words, island: Island) -> String {
    known(words).island[island as usize].clone()
}

fn make_island(words: &Words, island: Island) -> String {
    words.say_with("noria-island", &[("number", (island as u8 + 1).into())])
}

/// The game's own word, for a sentence that chooses by it.
pub(super) fn word(it: impl std::fmt::Display) -> Value<'static> {
    it.to_string().into()
}
