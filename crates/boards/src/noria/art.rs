//! The pieces of Noria as small pictures: symbols that stand once in the page, and what is put together from them.

use crate::Scene;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use noria::pieces::{Coin, Disc, Good, Kind, Resource};
use std::fmt::{self, Display, Formatter};

/// Every symbol, once, in a drawing that takes no room.
pub(super) fn symbols(scene: &Scene) -> Markup {
    html! {
        svg.n-symbols width="0" height="0" aria-hidden="true" focusable="false" {
            @for (name, drawing) in SYMBOLS {
                symbol id={ "ns-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
            }
            @for piece in Piece::all() { g id={ "np-" (piece) } { (piece.drawing(scene)) } }
        }
    }
}

/// A symbol of the given size around a point; written out where the page has no symbols to point at.
pub(super) fn symbol(scene: &Scene, name: &str, x: f32, y: f32, size: f32) -> Markup {
    let (x, y) = (tenth(x - size / 2.0), tenth(y - size / 2.0));
    html! {
        @if scene.ids {
            use href={ "#ns-" (name) } x=(x) y=(y) width=(size) height=(size) {}
        } @else {
            g transform=(format!("translate({x} {y}) scale({:.3})", size / 24.0)) {
                @for (_, drawing) in SYMBOLS.iter().filter(|(known, _)| *known == name) { (PreEscaped(drawing)) }
            }
        }
    }
}

/// A symbol beside text.
pub(super) fn picture(name: &str) -> Markup {
    html! {
        svg.n-icon.(format!("n-{name}")) viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#ns-" (name) } {}
        }
    }
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

/// What lies on the board many times: drawn once, and then only named.
#[derive(Clone, Copy)]
enum Piece {
    Disc(Disc),
    Politician,
    Holes,
}

impl Piece {
    fn all() -> impl Iterator<Item = Piece> {
        let sides = [false, true].into_iter();
        let discs = sides.flat_map(|upgraded| Kind::ALL.map(|kind| Piece::Disc(Disc { kind, upgraded })));
        discs.chain([Piece::Politician, Piece::Holes])
    }

    /// Around the origin.
    fn drawing(self, scene: &Scene) -> Markup {
        match self {
            Piece::Disc(disc) => face(scene, disc),
            Piece::Politician => cube(),
            Piece::Holes => super::area::wheel::holes(),
        }
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Piece::Disc(disc) => write!(f, "{}{}", disc.kind, if disc.upgraded { "-up" } else { "" }),
            Piece::Politician => write!(f, "politician"),
            Piece::Holes => write!(f, "holes"),
        }
    }
}

/// A disc around the origin.
pub(super) fn disc(scene: &Scene, disc: Disc) -> Markup {
    named(scene, Piece::Disc(disc))
}

/// A politician around the origin.
pub(super) fn politician(scene: &Scene) -> Markup {
    named(scene, Piece::Politician)
}

/// The holes of a wheel around its centre.
pub(super) fn holes(scene: &Scene) -> Markup {
    named(scene, Piece::Holes)
}

fn named(scene: &Scene, piece: Piece) -> Markup {
    html! { @if scene.ids { use href={ "#np-" (piece) } {} } @else { (piece.drawing(scene)) } }
}

/// An upgraded disc has a toothed rim and a plus.
fn face(scene: &Scene, disc: Disc) -> Markup {
    html! {
        g.n-face.(format!("n-{}", of_kind(disc.kind))).n-up[disc.upgraded] {
            circle.n-shadow cx="1" cy="2.5" r="25" {}
            circle.n-body r="24.5" {}
            circle.n-rim r="21.5" {}
            (symbol(scene, of_kind(disc.kind), 0.0, 0.0, 29.0))
            @if disc.upgraded {
                circle.n-teeth r="24.5" {}
                circle.n-plus cx="17" cy="-17" r="8" {}
                path.n-plus-sign d="M17 -21.5v9M12.5 -17h9" {}
            }
        }
    }
}

/// A wooden piece of a player around the origin: its colour, and its shape.
pub(super) fn token(seat: Seat) -> Markup {
    html! {
        g.n-token.(format!("s{}", seat.index() + 1)) {
            @match seat.index() {
                0 => circle r="6" {},
                1 => rect x="-5.5" y="-5.5" width="11" height="11" rx="1.5" {},
                2 => path d="M0 -6.5 6.5 5.5H-6.5Z" {},
                _ => path d="M0 -7 7 0 0 7-7 0Z" {},
            }
        }
    }
}

/// A factory around the origin, with the piece of its owner.
pub(super) fn factory(scene: &Scene, seat: Seat) -> Markup {
    html! {
        g.n-factory.(format!("s{}", seat.index() + 1)) { (symbol(scene, "factory", 0.0, -3.0, 30.0)) }
        g transform="translate(0 12)" { (token(seat)) }
    }
}

fn cube() -> Markup {
    html! {
        g.n-politician {
            path.n-top d="M-6 -3 0 -6 6 -3 0 0Z" {}
            path.n-left d="M-6 -3 0 0V7L-6 4Z" {}
            path.n-right d="M6 -3 0 0V7L6 4Z" {}
        }
    }
}

/// A group that lies at a point; it moves there when it lay somewhere else.
pub(super) fn at(x: f32, y: f32) -> String {
    format!("translate({} {})", tenth(x), tenth(y))
}

fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

const SYMBOLS: &[(&str, &str)] = &[
    ("energy", r#"<path d="M13.5 2 5 13.5h5.5L9 22l9-12h-6Z"/>"#),
    (
        "mycelium",
        r#"<path d="M3 12a9 8.5 0 0 1 18 0c0 1-1 1.5-2 1.5H5c-1 0-2-.5-2-1.5Z"/><path d="M9.5 14.5h5l.8 6c.1 1-.8 1.5-1.8 1.5h-3c-1 0-1.9-.5-1.8-1.5Z"/><g class="n-cut"><circle cx="8" cy="9.6" r="1.5"/><circle cx="13" cy="7.2" r="1.7"/><circle cx="16.6" cy="10.6" r="1.2"/></g>"#,
    ),
    (
        "obsidian",
        r#"<path d="M12 2 19 8l-2 11-6 3-6-7 2-9Z"/><path class="n-facet" d="M12 2 11 11l6 8M11 11 5 15M11 11l8-3"/>"#,
    ),
    ("city", r#"<path d="M4 21V11l4-3v3l4-8 4 8V8l4 3v10h-6v-5a2 2 0 0 0-4 0v5Z"/>"#),
    (
        "journey",
        r#"<path d="M12 1.5a7.8 7.8 0 0 1 7.8 7.8c0 2.7-1.6 4.7-3.6 6.4H7.8c-2-1.7-3.6-3.7-3.6-6.4A7.8 7.8 0 0 1 12 1.5Z"/><path d="M8 16.4l1.6 2.6h4.8l1.6-2.6h-1.3l-.9 1.5h-3.6l-.9-1.5ZM9.4 19h5.2v3.6H9.4Z"/><path class="n-facet" d="M9.2 15.7C7.4 11 8.6 5 12 1.8M14.8 15.7C16.6 11 15.4 5 12 1.8"/>"#,
    ),
    (
        "tool",
        r#"<path d="M20.5 6.5a5 5 0 0 1-6.6 5.6L7 19a2.1 2.1 0 0 1-3-3l6.9-6.9A5 5 0 0 1 17.5 3.5l-3 3 .5 2.5 2.5.5Z"/>"#,
    ),
    ("bonus", r#"<path d="M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8Z"/>"#),
    (
        "propeller",
        r#"<path d="M12 11C9 8 8.6 3.4 11 1.6c3.6.2 4.4 6.4 1 9.4Z"/><path d="M12 11C9 8 8.6 3.4 11 1.6c3.6.2 4.4 6.4 1 9.4Z" transform="rotate(120 12 12)"/><path d="M12 11C9 8 8.6 3.4 11 1.6c3.6.2 4.4 6.4 1 9.4Z" transform="rotate(240 12 12)"/><circle cx="12" cy="12" r="2.6"/>"#,
    ),
    ("sail", r#"<path d="M11 2v15H4c0-6 3-12 7-15ZM13 5c4 2 6 7 6.5 12H13ZM3 18.5h18L18 22H6Z"/>"#),
    (
        "compass",
        r#"<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.6a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8Z"/><path d="M16 8l-2.4 5.6L8 16l2.4-5.6Z"/>"#,
    ),
    (
        "lamp",
        r#"<path d="M9 4.5a3 3 0 0 1 6 0l2.5 3h-11ZM7.5 8.8h9l-1 8.7h-7ZM6.5 19h11v2.7h-11Z"/><path class="n-facet" d="M12 10.5c2 2.5 1.5 5 0 5s-2-2.5 0-5Z"/>"#,
    ),
    (
        "piston",
        r#"<path d="M5.5 2h13v5.5h-13ZM5.5 9h13v2.8h-13ZM10.3 13h3.4v4h-3.4Z"/><path fill-rule="evenodd" d="M12 15.8a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Zm0 2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>"#,
    ),
    ("knowledge", r#"<circle class="n-wide" cx="12" cy="12" r="5.8"/><circle class="n-cog" cx="12" cy="12" r="9.3"/>"#),
    (
        "ship",
        r#"<path d="M1 9.5C1 6 6 4 11.5 4S22 6 22 9.5 17 15 11.5 15 1 13 1 9.5Z"/><path d="M17.5 5 23 2v5ZM17.5 14l5.5 3v-5ZM7 16.5h8.5L14 20.5H8.5Z"/>"#,
    ),
    ("turn", r#"<path d="M12 3a9 9 0 1 0 8.7 6.7l-2.6.7A6.3 6.3 0 1 1 12 5.7V9l6-4.6L12 0Z"/>"#),
    ("factory", r#"<path d="M2 21.5V12l6 4v-4l6 4V4h5l1.5 17.5Z"/>"#),
    ("moon", r#"<path d="M14.5 2a10 10 0 1 0 7.5 14A9 9 0 0 1 14.5 2Z"/>"#),
    ("swap", r#"<path d="M7.5 3 2.5 7.5l5 4.5V9H18V6H7.5ZM16.5 12v3H6v3h10.5v3l5-4.5Z"/>"#),
    ("intrigue", r#"<path d="M12 2.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4ZM3 21.5c.5-5.5 4-8 9-8s8.5 2.5 9 8Z"/>"#),
    ("warehouse", r#"<path d="M2 10.5 12 3l10 7.5v11H2Z"/>"#),
];
