//! The pieces, drawn for this table: pawns with silhouettes of their own, dice, resources, somnium, artifacts. Each is
//! drawn around its middle, so that a translation puts it anywhere.

use crate::{Scene, icons};
use game::Seat;
use maud::{Markup, html};
use wiraqocha::pieces::{Face, Pawn};
use wiraqocha::view::OwnedPawn;

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

/// A pawn of 48 units, without a frame of its own.
pub(super) fn pawn(seat: Seat, pawn: Pawn) -> Markup {
    let kind = match pawn {
        Pawn::AndroidExplorer => Pawn::Explorer,
        Pawn::MechanicalMiner => Pawn::Miner,
        Pawn::Juggernaut => Pawn::Zeppelin,
        Pawn::BaseCamp | Pawn::Explorer | Pawn::Miner | Pawn::Zeppelin => pawn,
    };
    html! {
        ellipse.w-shade cx="0" cy="19" rx="19" ry="4.5" {}
        @match kind {
            Pawn::BaseCamp => {
                path.w-body d="M1.5-22 12-18.5 1.5-15V-13L22 17H-22L-1.5-13V-22Z" {}
                path.w-cut d="M0-3 8 17H-8Z" {}
                path.w-line d="M0-13-13 17M0-13 13 17" {}
            }
            Pawn::Explorer => {
                path.w-body d="M-13 18C-13 5-9 0-4-1.5-8-4-9-8-8.5-11.5L-15-13C-14-15-9-16.5-7-17-6-23 6-23 7-17 \
                    9-16.5 14-15 15-13L8.5-11.5C9-8 8-4 4-1.5 9 0 13 5 13 18Z" {}
                path.w-cut d="M-6.5-11.3C-2-10 2-10 6.5-11.3 6.5-6.5 4-3.5 0-3.5S-6.5-6.5-6.5-11.3Z" {}
                path.w-line d="M-4-1 0 6 4-1M0 6V18" {}
            }
            Pawn::Miner => {
                path.w-body d="M-21-7H-13V-15H-3V-7H2L23 3 2 12V17C2 19 1 20 0 20H-19C-21 20-22 19-22 17V-5Z" {}
                path.w-cut d="M-11-12.5H-5V-6H-11Z" {}
                path.w-line d="M2-7V12M7-4.5 6 10M12-2 11 7.5M17 0 16 5.5" {}
                path.w-cut d="M-16.5 11.5a3 3 0 1 0 .01 0ZM-5.5 11.5a3 3 0 1 0 .01 0Z" {}
            }
            Pawn::Zeppelin | Pawn::AndroidExplorer | Pawn::MechanicalMiner | Pawn::Juggernaut => {
                path.w-body d="M-17-11-24-19-24 3-17-3C-12 3-5 6 1 6.5L-1 12H11L11.5 6C19 4.5 24-1 24-7 24-15 14-19 \
                    3-19-6-19-13-16-17-11Z" {}
                path.w-line d="M-17-7H23.5M-17-11C-8-15 10-16 21-12M-17-3C-8 1 10 2 20 0" {}
                path.w-cut d="M1.5 8H4.5V10.5H1.5ZM6 8H9V10.5H6Z" {}
            }
        }
        @if kind != pawn { (cog()) }
        (badge(seat))
    }
}

/// A pawn in a picture of its own, with its id, its paragraph and its title.
pub(super) fn pawn_picture(scene: &Scene, id: &str, rule: &str, whose: OwnedPawn, title: &str) -> Markup {
    let OwnedPawn { owner: seat, pawn: kind } = whose;
    html! {
        svg.moves.w-pawn.w-piece.(colour(seat)).white[kind.card().is_some()] id=[scene.id(id)] data-rule=(rule)
            viewBox="-26 -26 52 52" role="img" {
            title { (title) }
            (pawn(seat, kind))
        }
    }
}

/// The shape of a seat, for players who cannot tell the colours apart.
fn badge(seat: Seat) -> Markup {
    html! {
        g.w-badge transform="translate(-16 14)" {
            @match seat.index() % 4 {
                0 => circle r="6" {},
                1 => rect x="-5.5" y="-5.5" width="11" height="11" rx="1" {},
                2 => path d="M0-6.5 7 5.5H-7Z" {},
                _ => path d="M0-7.5 7.5 0 0 7.5-7.5 0Z" {},
            }
        }
    }
}

fn cog() -> Markup {
    html! {
        g.w-cog transform="translate(13 -15)" {
            path d="M-1.5-7h3l.5 2 2 1 2-1 1.5 2.5-1.5 1.5v2l1.5 1.5L6 5 4 4 2 5l-.5 2h-3L-2 5-4 4-6 5-7.5 2.5-6 \
                1v-2l-1.5-1.5L-6-5l2 1 2-1Z" {}
            circle r="2" {}
        }
    }
}

/// A die of `size` units; without a face it is only a place for one.
pub(super) fn die(face: Option<Face>, size: f32) -> Markup {
    let half = short(-size / 2.0);
    let size = (short(size), short(size * 0.2), size / 20.0);
    html! {
        rect.w-die.blank[face.is_none()] x=(half) y=(half) width=(size.0) height=(size.0) rx=(size.1) {}
        @if let Some(face) = face { path.w-pip d=(pips(face)) transform={ "scale(" (short(size.2)) ")" } {} }
    }
}

/// The pips of a die of 20 units: points of a thick line.
fn pips(face: Face) -> &'static str {
    match face {
        Face::One => "M0 0h0",
        Face::Two => "M-5-5h0M5 5h0",
        Face::Three => "M-5-5h0M0 0h0M5 5h0",
        Face::Four => "M-5-5h0M5-5h0M-5 5h0M5 5h0",
        Face::Five => "M-5-5h0M5-5h0M0 0h0M-5 5h0M5 5h0",
        Face::Six => "M-5-5h0M5-5h0M-5 0h0M5 0h0M-5 5h0M5 5h0",
    }
}

/// A resource: a cube of about 16 units.
pub(super) fn cube() -> Markup {
    html! {
        path.w-cube d="M0-8.5 8-4.5V4.5L0 8.5-8 4.5V-4.5Z" {}
        path.w-cube-top d="M0-8.5 8-4.5 0-.5-8-4.5Z" {}
        path.w-cube-line d="M0-.5V8.5" {}
    }
}

/// A somnium crystal of about 16 units.
pub(super) fn crystal() -> Markup {
    html! {
        path.w-crystal d="M0-10 6-3 4 9H-4L-6-3Z" {}
        path.w-crystal-light d="M0-10 6-3 1-1-1 9H-4L-6-3Z" {}
    }
}

/// An artifact: a skull of about 20 units.
pub(super) fn skull() -> Markup {
    html! {
        path.w-skull d="M0-11C7-11 10-7 10-2 10 1 9 3 6.5 4.5V10H-6.5V4.5C-9 3-10 1-10-2-10-7-7-11 0-11Z" {}
        path.w-skull-eye d="M-4.2-3.5a2.6 2.6 0 1 0 .01 0ZM4.2-3.5a2.6 2.6 0 1 0 .01 0ZM0 2.5 1.3 5H-1.3ZM-3 7V10M0 \
            7V10M3 7V10" {}
        path.w-skull-line d="M-5.5-7.5 0-9.5 5.5-7.5" {}
    }
}

/// The token of the Flying Fortress, of about 26 units.
pub(super) fn fortress() -> Markup {
    html! {
        circle.w-token r="13" {}
        path.w-token-sign d="M-8 6V-4H-5V-1H-2V-6H2V-1H5V-4H8V6Z" {}
        path.w-token-wave d="M-7 9C-4 7-3 11 0 9S4 7 7 9" {}
    }
}

/// The token of the Force Field, of about 26 units.
pub(super) fn field() -> Markup {
    html! {
        circle.w-token r="13" {}
        path.w-token-wave d="M-9 7C-9-4-5-8 0-8S9-4 9 7M-5 7C-5 0-3-3 0-3S5 0 5 7" {}
    }
}

/// A small picture in the text: a cube, a crystal or a skull.
pub(super) fn small(sign: Markup) -> Markup {
    html! { svg.w-sign viewBox="-11 -12 22 24" aria-hidden="true" focusable="false" { (sign) } }
}

/// Two arrows that go round: a die may be rolled again.
pub(super) fn again() -> Markup {
    html! { path.w-again d="M-7 1A7 7 0 0 1 5-5M7-1A7 7 0 0 1-5 5M5-10V-4.5H-.5M-5 10V4.5H.5" {} }
}
