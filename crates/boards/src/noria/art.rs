//! The pieces of Noria. What never changes is drawn once in `sheet.svg`, which browsers keep; here it is named, placed
//! and given its numbers.

use super::SKIN;
use game::Seat;
use maud::{Markup, html};
use noria::pieces::{Coin, Disc, Good, Kind, Resource};

/// What a `use` refers to for this drawing.
pub(super) fn link(name: &str) -> String {
    SKIN.symbol(name)
}

/// A drawing where it is made for.
pub(super) fn drawn(name: &str) -> Markup {
    html! { use href=(link(name)) {} }
}

/// A drawing whose origin lies at a point.
pub(super) fn drawn_at(name: &str, x: f32, y: f32) -> Markup {
    html! { use href=(link(name)) x=(tenth(x)) y=(tenth(y)) {} }
}

/// A symbol of the given size around a point.
pub(super) fn symbol(name: &str, x: f32, y: f32, size: f32) -> Markup {
    let (x, y, size) = (tenth(x - size / 2.0), tenth(y - size / 2.0), tenth(size));
    html! { use href=(link(name)) x=(x) y=(y) width=(size) height=(size) {} }
}

/// The word for the symbol of a type of disc.
pub(super) fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Energy => "energy",
        Kind::Mycelium => "mycelium",
        Kind::Obsidian => "obsidian",
        Kind::City => "city",
        Kind::Journey => "journey",
        Kind::Tool => "tool",
        Kind::Bonus => "bonus",
    }
}

/// The word for the symbol of a resource.
pub(super) fn of_resource(resource: Resource) -> &'static str {
    of_coin(resource.into())
}

/// The word for the symbol of a good.
pub(super) fn of_good(good: Good) -> &'static str {
    of_coin(good.into())
}

/// The word for the symbol of anything that can be paid with.
pub(super) fn of_coin(coin: Coin) -> &'static str {
    match coin {
        Coin::Energy => "energy",
        Coin::Mycelium => "mycelium",
        Coin::Obsidian => "obsidian",
        Coin::Propeller => "propeller",
        Coin::Sail => "sail",
        Coin::Compass => "compass",
        Coin::Lamp => "lamp",
        Coin::Piston => "piston",
    }
}

/// A disc around the origin, of the size that it has on a wheel: an upgraded one has a toothed rim, and works twice.
pub(super) fn disc(disc: Disc) -> Markup {
    drawn(&format!("{}-{}", if disc.upgraded { "up" } else { "o" }, of_kind(disc.kind)))
}

/// A representative of a player around the origin: its colour, and its shape.
pub(super) fn token(seat: Seat, scale: f32) -> Markup {
    let name = format!("t{}", seat.index() + 1);
    html! {
        @if scale == 1.0 { (drawn(&name)) } @else { g transform=(format!("scale({scale})")) { (drawn(&name)) } }
    }
}

/// The ambassador of a player, with its feet on the origin.
pub(super) fn envoy(seat: Seat) -> Markup {
    drawn(&format!("e{}", seat.index() + 1))
}

/// A factory of a player around the origin.
pub(super) fn factory(seat: Seat) -> Markup {
    drawn(&format!("f{}", seat.index() + 1))
}

/// A politician around the origin.
pub(super) fn politician() -> Markup {
    drawn("politician")
}

/// A group that lies at a point; it moves there when it lay somewhere else.
pub(super) fn at(x: f32, y: f32) -> String {
    format!("translate({} {})", tenth(x), tenth(y))
}

/// No drawing needs more digits.
pub(super) fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
