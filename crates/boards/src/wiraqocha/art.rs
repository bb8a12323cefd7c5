//! The pieces of this table. They are drawn once in `sheet.svg`; here they are only put into place, so that a step
//! carries no drawing. Their colours come from custom properties that the class of a seat sets.

use super::SKIN;
use crate::{Scene, icons};
use game::Seat;
use maud::{Markup, html};
use wiraqocha::pieces::{Face, Pawn};
use wiraqocha::view::OwnedPawn;

/// What a `use` refers to for this symbol.
pub(super) fn symbol(name: &str) -> String {
    SKIN.symbol(name)
}

/// "12.5" or "40": a tenth is exact enough, and numbers make up much of a drawing.
pub(super) fn short(value: f32) -> String {
    let tenths = (value * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

/// "translate(12.5 40)".
pub(super) fn at(x: f32, y: f32) -> String {
    format!("translate({} {})", short(x), short(y))
}

/// "translate(12.5 40) scale(0.5)".
pub(super) fn scaled(x: f32, y: f32, scale: f32) -> String {
    format!("translate({} {}) scale({scale:.2})", short(x), short(y))
}

/// The class for the colour of a seat.
pub(super) fn colour(seat: Seat) -> &'static str {
    icons::colour(seat.index())
}

/// A drawing of the sheet where its parent is.
pub(super) fn drawn(name: &str) -> Markup {
    html! { use href=(symbol(name)) {} }
}

/// A drawing of the sheet here, in this size.
pub(super) fn put(name: &str, x: f32, y: f32, scale: f32) -> Markup {
    html! { use href=(symbol(name)) transform=(scaled(x, y, scale)) {} }
}

/// A pawn about 60 units high, standing at the origin, with the shape of its seat beside it. What can be chosen stands
/// in a ring of light.
pub(super) fn pawn(seat: Seat, pawn: Pawn) -> Markup {
    let (x, y) = match pawn {
        Pawn::Explorer | Pawn::AndroidExplorer => (-16.0, -4.0),
        Pawn::BaseCamp => (-23.0, -4.0),
        Pawn::Zeppelin | Pawn::Juggernaut => (-24.0, -15.0),
        Pawn::Miner | Pawn::MechanicalMiner => (-24.0, -4.0),
    };
    html! {
        use.w-halo href=(symbol("halo")) {}
        (drawn(&format!("pawn-{pawn}")))
        (put(&medal(seat), x, y, 1.05))
    }
}

/// The symbol of a seat's shape.
fn medal(seat: Seat) -> String {
    format!("medal-{}", seat.index() % 4 + 1)
}

/// A pawn in a picture of its own, with its id, its paragraph and its title.
pub(super) fn pawn_picture(scene: &Scene, id: &str, rule: &str, whose: OwnedPawn, title: &str) -> Markup {
    let OwnedPawn { owner: seat, pawn: kind } = whose;
    html! {
        svg.moves.own-glow.w-pawn.w-piece.(colour(seat)).white[kind.card().is_some()] id=[scene.id(id)]
            data-rule=(rule) viewBox="-44 -64 88 78" role="img" {
            title { (title) }
            (pawn(seat, kind))
        }
    }
}

/// The symbol of a die that shows this; without a face it is only a place for one.
pub(super) fn die(face: Option<Face>) -> String {
    format!("die-{}", face.map_or(0, Face::value))
}

/// A small picture in the text, of a symbol of 24 units.
pub(super) fn small(name: &str) -> Markup {
    html! { svg.w-sign viewBox="0 0 24 24" aria-hidden="true" { (drawn(name)) } }
}
