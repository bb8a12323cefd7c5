//! The valley: the tiles in their rows, the Machine Cemetery at the right end of the third row, and the pawns.

use super::tile::{self, HALF, HEX, RADIUS};
use crate::Scene;
use crate::wiraqocha::art::{at, colour, pawn, scaled};
use crate::wiraqocha::ids;
use crate::wiraqocha::names::Names;
use crate::wiraqocha::rule;
use maud::{Markup, html};
use wiraqocha::hint::Whereabouts;
use wiraqocha::pieces::{Pawn, Tile};
use wiraqocha::view::{OwnedPawn, TileView, View};

const MARGIN: f32 = 4.0;
/// Where the cemetery lies: its row, and its left edge in half tiles, beyond the last tile of the row (W-2.1).
pub(in crate::wiraqocha) const CEMETERY: (u8, u8) = (2, 9);

/// How wide and how high it is.
pub(in crate::wiraqocha) const SIZE: (f32, f32) = (HALF * 11.0 + 2.0 * MARGIN, RADIUS * 8.0 + 2.0 * MARGIN);

/// The whole valley.
pub(super) fn valley(view: &View, scene: &Scene) -> Markup {
    html! {
        svg.w-valley viewBox=(format!("0 0 {:.0} {:.0}", SIZE.0, SIZE.1)) role="group"
            aria-label=(scene.words.say("wiraqocha-valley")) { (land(view, scene)) }
    }
}

/// The same without its frame.
pub(in crate::wiraqocha) fn land(view: &View, scene: &Scene) -> Markup {
    let pawns = pawns(view);
    let places = || view.valley.iter().map(|place| (middle(place.row, place.x), &place.tile));
    let of = |tile: Tile| places().find_map(|(at, it)| Some((at, it.as_ref().filter(|it| it.tile == tile)?)));
    html! {
        g.w-tiles {
            @for ((x, y), it) in places() {
                @match it {
                    Some(it) => (tile::tile(view, scene, it, x, y)),
                    None => polygon.w-empty points=(HEX) transform=(at(x, y)) {},
                }
            }
            (cemetery(scene, &pawns))
        }
        g.w-pawns {
            @for (id, place, whose) in &pawns {
                @if let Whereabouts::Tile(tile) = place {
                    @if let Some((middle, it)) = of(*tile) { (standing(scene, id, middle, it, *whose)) }
                }
            }
        }
        g.w-overs {
            @for ((x, y), it) in places() {
                @if let Some(it) = it { (tile::over(view, scene, it, x, y)) }
            }
        }
    }
}

/// The middle of a place.
fn middle(row: u8, x: u8) -> (f32, f32) {
    (MARGIN + HALF * (f32::from(x) + 1.0), MARGIN + RADIUS * (1.0 + 1.5 * f32::from(row)))
}

/// All pawns on the board and in the cemetery, each with its id and where it is.
fn pawns(view: &View) -> Vec<(String, Whereabouts, OwnedPawn)> {
    let kinds = view.players.iter().flat_map(|player| Pawn::ALL.map(|kind| (player, kind)));
    let all = kinds.flat_map(|(player, kind)| {
        let places = ids::whereabouts(view, player, kind).into_iter();
        places.map(move |(place, id)| (id, place, OwnedPawn { owner: player.seat, pawn: kind }))
    });
    all.filter(|(_, place, ..)| matches!(place, Whereabouts::Tile(_) | Whereabouts::Cemetery)).collect()
}

/// A pawn on a tile with this middle.
pub(in crate::wiraqocha) fn standing(
    scene: &Scene,
    id: &str,
    (x, y): (f32, f32),
    it: &TileView,
    whose: OwnedPawn,
) -> Markup {
    let OwnedPawn { owner: seat, pawn: kind } = whose;
    // A die beside the pawn needs room.
    let x = if it.die.is_some() { x - 9.0 } else { x };
    html! {
        g.moves.w-pawn.(colour(seat)).white[kind.card().is_some()] id=[scene.id(id)] data-rule=(rule::of_pawn(kind))
            role="img" transform=(at(x, y + 9.0)) {
            title { (Names(scene.words).whose(scene, whose)) }
            (pawn(seat, kind))
        }
    }
}

/// The Machine Cemetery, with the pawns that lie there.
fn cemetery(scene: &Scene, pawns: &[(String, Whereabouts, OwnedPawn)]) -> Markup {
    let (x, y) = middle(CEMETERY.0, CEMETERY.1);
    let graves: Vec<_> = pawns.iter().filter(|(_, place, ..)| *place == Whereabouts::Cemetery).collect();
    let columns = graves.len().clamp(1, 3) + usize::from(graves.len() > 9) + usize::from(graves.len() > 16);
    let step = 90.0 / columns.max(3) as f32;
    let top = -step * ((graves.len().max(1) - 1) / columns) as f32 / 2.0;
    let names = Names(scene.words);
    html! {
        g.w-cemetery id=[scene.id(ids::CEMETERY)] data-rule=(rule::CEMETERY) role="group" transform=(at(x, y)) {
            title { (scene.words.say("wiraqocha-cemetery")) }
            polygon.w-hex points=(HEX) {}
            path.w-scrap d="M-40 30-28 16-16 24-6 12 8 24 18 14 28 26 40 22V34L0 57-40 34Z" {}
            path.w-gear d="M-5-40H5L7-31 14-28 22-33 30-25 25-17 28-10 37-8V2L28 4 25 11 30 19 22 27 14 22 7 25 5 \
                34H-5L-7 25-14 22-22 27-30 19-25 11-28 4-37 2V-8L-28-10-25-17-30-25-22-33-14-28-7-31ZM0-14A11 11 0 \
                1 0 .01-14Z" {}
            @for (nth, (id, _, whose)) in graves.into_iter().enumerate() {
                @let OwnedPawn { owner: seat, pawn: kind } = *whose;
                @let column = (nth % columns) as f32 - (columns - 1) as f32 / 2.0;
                @let row = (nth / columns) as f32;
                g.moves.w-pawn.w-grave.(colour(seat)).white[kind.card().is_some()] id=[scene.id(id)]
                    data-rule=(rule::CEMETERY) role="img"
                    transform=(scaled(column * step, top + row * step, step / 52.0)) {
                    @let title = names.whose(scene, *whose);
                    title { (scene.words.say_with("wiraqocha-grave", &[("pawn", title.into())])) }
                    (pawn(seat, kind))
                }
            }
        }
    }
}
