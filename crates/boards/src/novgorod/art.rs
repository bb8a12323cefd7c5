//! The small pictures of the game: goods in square crates, luxuries on round medallions, seals, ducats, ships. They are
//! drawn once and used by name.

use crate::{Scene, icons};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use novgorod::pieces::{Good, Luxury, Privilege};

/// Part of the program, so it needs no escaping.
const SYMBOLS: &str = include_str!("art/symbols.svg");

/// All pictures; they must stand once in the page, before they are used.
pub(super) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// The size of a picture and what it is made of; nothing if there is no such picture.
fn symbol(name: &str) -> (&'static str, &'static str) {
    let find = |text: &'static str| {
        let text = text.strip_prefix(name)?.strip_prefix("\" viewBox=\"")?;
        let (size, text) = text.split_once("\">")?;
        Some((size, text.split("</symbol>").next()?))
    };
    SYMBOLS.split("<symbol id=\"nv-").find_map(find).unwrap_or_default()
}

/// A picture inside a drawing. One that must stand alone has it set into it instead of using it by name.
pub(super) fn put(scene: &Scene, name: &str, x: i32, y: i32, size: i32) -> Markup {
    if scene.ids {
        return html! { use href={ "#nv-" (name) } x=(x) y=(y) width=(size) height=(size) {} };
    }
    let (view_box, inside) = symbol(name);
    html! { svg x=(x) y=(y) width=(size) height=(size) viewBox=(view_box) { (PreEscaped(inside)) } }
}

/// A picture among words.
pub(super) fn inline(scene: &Scene, name: &str) -> Markup {
    html! { svg.nv-icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (put(scene, name, 0, 0, 24)) } }
}

/// A picture among words, with what it is for those who point at it.
pub(super) fn titled(scene: &Scene, name: &str, title: &str, rule: &str) -> Markup {
    html! {
        svg.nv-icon viewBox="0 0 24 24" role="img" data-rule=(rule) {
            title { (title) }
            (put(scene, name, 0, 0, 24))
        }
    }
}

/// A good inside a drawing.
pub(super) fn good(scene: &Scene, good: Good, x: i32, y: i32, size: i32) -> Markup {
    put(scene, good.word(), x, y, size)
}

/// A luxury inside a drawing.
pub(super) fn luxury(scene: &Scene, luxury: Luxury, x: i32, y: i32, size: i32) -> Markup {
    put(scene, luxury.word(), x, y, size)
}

/// The picture of a privilege.
pub(super) fn privilege(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::Speed => "speed",
        Privilege::Income => "ducat",
        Privilege::Order => "order",
        Privilege::Seal => "seal",
        Privilege::Any => "any",
    }
}

/// The class for a seat's colour.
pub(super) fn colour(seat: Seat) -> &'static str {
    icons::colour(seat.index())
}

/// The mark of a seat inside a drawing: its shape in its colour.
pub(super) fn seat(seat: Seat, x: i32, y: i32) -> Markup {
    html! {
        g.seat-mark.(colour(seat)) transform={ "translate(" (x) " " (y) ")" } {
            @match seat.index() {
                0 => circle cx="7" cy="7" r="6" {},
                1 => rect x="1.5" y="1.5" width="11" height="11" rx="1.5" {},
                2 => path d="M7 .8 13.600 12.800H.4Z" {},
                _ => path d="M7 .3 13.700 7 7 13.700.3 7Z" {},
            }
        }
    }
}
