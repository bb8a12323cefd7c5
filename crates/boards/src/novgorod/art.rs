//! The small pictures of the game: goods in square crates, luxuries on round medallions, seals, ducats, ships. They are
//! drawn once, in the sheet, and used by name.

use super::SKIN;
use crate::icons;
use game::Seat;
use maud::{Markup, html};
use novgorod::pieces::{Good, Luxury, Privilege};

/// A picture in a box of this width and height.
pub(super) fn fit(name: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { use href=(SKIN.symbol(name)) x=(x) y=(y) width=(width) height=(height) {} }
}

/// A square picture inside a drawing.
pub(super) fn put(name: &str, x: f32, y: f32, size: f32) -> Markup {
    fit(name, x, y, size, size)
}

/// A picture that fills a drawing of its own, behind everything else.
pub(super) fn ground(class: &str, name: &str, width: f32, height: f32) -> Markup {
    let view_box = format!("0 0 {width} {height}");
    html! {
        svg.(class) viewBox=(view_box) preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            (fit(name, 0.0, 0.0, width, height))
        }
    }
}

/// A picture among words.
pub(super) fn inline(name: &str) -> Markup {
    html! { svg.nv-icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (put(name, 0.0, 0.0, 24.0)) } }
}

/// A good inside a drawing.
pub(super) fn good(good: Good, x: f32, y: f32, size: f32) -> Markup {
    put(good.word(), x, y, size)
}

/// A luxury inside a drawing.
pub(super) fn luxury(luxury: Luxury, x: f32, y: f32, size: f32) -> Markup {
    put(luxury.word(), x, y, size)
}

/// A seal of wax with a number pressed into it.
pub(super) fn seal(x: f32, y: f32, size: f32, number: impl std::fmt::Display) -> Markup {
    let half = size / 2.0;
    html! {
        (put("seal", x, y, size))
        text.in-wax x=(x + half) y=(y + half + (size * 0.17).max(4.0)) { (number.to_string()) }
    }
}

/// The light around a thing that can be chosen: the same outline twice, a rim and the light in it.
pub(super) fn halo(outline: &str) -> Markup {
    html! { path.halo.rim d=(outline) {} path.halo d=(outline) {} }
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
pub(super) fn seat(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    put(["p1", "p2", "p3", "p4"][seat.index() % 4], x, y, size)
}

/// A ship in a box of 64 units, with its owner's shape on the sail.
pub(super) fn ship(owner: Seat) -> Markup {
    html! { (put("ship", 0.0, 0.0, 64.0)) (seat(owner, 22.5, 17.0, 19.0)) }
}
