//! The valley: the land, over it the tiles in their rows with the Machine Cemetery at the right end of the third row,
//! and on them the pawns. Where a place lies is said by two classes, so that the style can stack the rows higher on a
//! phone.

use super::ground::ground;
use super::tile;
use crate::Scene;
use crate::wiraqocha::art::{colour, pawn, put, scaled};
use crate::wiraqocha::ids;
use crate::wiraqocha::names::Names;
use crate::wiraqocha::rule;
use maud::{Markup, html};
use wiraqocha::hint::Whereabouts;
use wiraqocha::pieces::{Pawn, Tile};
use wiraqocha::view::{OwnedPawn, TileView, View};

/// Where the cemetery lies: its row, and its left edge in half tiles, beyond the last tile of the row (W-2.1).
pub(in crate::wiraqocha) const CEMETERY: (u8, u8) = (2, 9);
/// The drawing with room for the cards on its right edge.
const FRAME: &str = "0 0 1008 516";
/// How wide and how high the valley itself is.
pub(in crate::wiraqocha) const SIZE: (f32, f32) = (846.0, 516.0);

/// The whole valley: what never moves in one drawing, what moves in another over it, so that only that is painted anew.
pub(super) fn valley(view: &View, scene: &Scene) -> Markup {
    html! {
        svg.w-land viewBox=(FRAME) aria-hidden="true" focusable="false" { (ground(view, CEMETERY)) }
        svg.w-valley viewBox=(FRAME) role="group" aria-label=(scene.words.say("wiraqocha-valley")) {
            (pieces(view, scene))
        }
    }
}

/// Both in one, for the rulebook.
pub(in crate::wiraqocha) fn land(view: &View, scene: &Scene) -> Markup {
    html! { (ground(view, CEMETERY)) (pieces(view, scene)) }
}

/// The classes of the place in this row, with its left edge at so many half tiles.
pub(super) fn place((row, x): (u8, u8)) -> String {
    format!("w-x{x} w-y{row}")
}

fn pieces(view: &View, scene: &Scene) -> Markup {
    let pawns = pawns(view);
    let places = || view.valley.iter().filter_map(|it| Some((place((it.row, it.x)), it.tile.as_ref()?)));
    let of = |tile: Tile| places().find(|(_, it)| it.tile == tile);
    html! {
        g.w-tiles {
            @for (place, it) in places() { (tile::tile(view, scene, it, &place)) }
            (cemetery(scene, &pawns))
        }
        g.w-pawns {
            @for (id, at, whose) in &pawns {
                @if let Whereabouts::Tile(tile) = at {
                    @if let Some((place, it)) = of(*tile) { (standing(scene, id, &place, it, *whose)) }
                }
            }
        }
        g.w-overs { @for (place, it) in places() { (tile::over(view, scene, it, &place)) } }
    }
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

/// A pawn on a tile at this place; beside it there is room for a die.
pub(in crate::wiraqocha) fn standing(scene: &Scene, id: &str, place: &str, it: &TileView, whose: OwnedPawn) -> Markup {
    let OwnedPawn { owner: seat, pawn: kind } = whose;
    let beside = it.die.is_some() || it.fortress || it.natural > 0;
    html! {
        g.moves.own-glow.w-pawn.(colour(seat)).(place).white[kind.card().is_some()].doubled[it.fortress]
            id=[scene.id(id)] data-rule=(rule::of_pawn(kind)) role="img" {
            title { (Names(scene.words).whose(scene, whose)) }
            g.w-stand.beside[beside] {
                // The tent is narrow.
                @if kind == Pawn::BaseCamp { rect.w-press {} }
                (pawn(seat, kind))
            }
        }
    }
}

/// The Machine Cemetery, with the pawns that lie there and how many they are.
fn cemetery(scene: &Scene, pawns: &[(String, Whereabouts, OwnedPawn)]) -> Markup {
    let graves: Vec<_> = pawns.iter().filter(|(_, place, ..)| *place == Whereabouts::Cemetery).collect();
    let count = graves.len();
    let columns = count.clamp(1, 4) + usize::from(count > 12) + usize::from(count > 20);
    let step = 112.0 / columns.max(3) as f32;
    let lines = count.div_ceil(columns).max(1);
    let down = (56.0 / lines as f32).min(step * 0.72);
    let names = Names(scene.words);
    html! {
        g.own-glow.w-cemetery.(place(CEMETERY)) id=[scene.id(ids::CEMETERY)] data-rule=(rule::CEMETERY) role="group" {
            title { (scene.words.say("wiraqocha-cemetery")) }
            (tile::outline("w-hex"))
            (tile::glow())
            g.w-graves {
                @for (nth, (id, _, whose)) in graves.into_iter().enumerate() {
                    @let OwnedPawn { owner: seat, pawn: kind } = *whose;
                    @let x = (nth % columns) as f32 - (columns - 1) as f32 / 2.0;
                    @let y = 20.0 + down * ((nth / columns) as f32 - (lines - 1) as f32);
                    g.moves.own-glow.w-pawn.w-grave.(colour(seat)).white[kind.card().is_some()] id=[scene.id(id)]
                        data-rule=(rule::CEMETERY) role="img" transform=(scaled(x * step, y, step / 68.0)) {
                        @let title = names.whose(scene, *whose);
                        title { (scene.words.say_with("wiraqocha-grave", &[("pawn", title.into())])) }
                        (pawn(seat, kind))
                    }
                }
            }
            g.w-count {
                rect.w-plaque x="-22" y="-10" width="44" height="20" rx="4" {}
                (put("gear", -18.0, -7.0, 0.58))
                text.w-small x="8" y="4.5" { (count) }
            }
        }
    }
}
