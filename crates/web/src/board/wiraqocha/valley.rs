//! The valley: the tiles in their rows, the Machine Cemetery at the right end of the third row, and the pawns.

use super::ids::{self, Whereabouts};
use super::paragraphs as rule;
use super::pieces::{at, colour, owner, pawn, scaled};
use super::tile::{self, HALF, HEX, RADIUS};
use super::words::Tongue;
use crate::board::Scene;
use game::Seat;
use maud::{Markup, html};
use wiraqocha::pieces::{Pawn, Tile};
use wiraqocha::view::View;

const MARGIN: f32 = 4.0;
/// The cemetery lies beyond the last tile of its row.
const CEMETERY: (u8, u8) = (2, 9);

/// The whole valley.
pub(super) fn valley(view: &View, scene: &Scene) -> Markup {
    let (width, height) = (HALF * 11.0 + 2.0 * MARGIN, RADIUS * 8.0 + 2.0 * MARGIN);
    let pawns = pawns(view);
    html! {
        svg.w-valley viewBox=(format!("0 0 {width:.0} {height:.0}")) role="group"
            aria-label=(scene.words.say("wiraqocha-valley")) {
            g.w-tiles {
                @for place in &view.valley {
                    @let (x, y) = middle(place.row, place.x);
                    @match &place.tile {
                        Some(it) => (tile::tile(view, scene, it, x, y)),
                        None => polygon.w-empty points=(HEX) transform=(at(x, y)) {},
                    }
                }
                (cemetery(scene, &pawns))
            }
            g.w-pawns {
                @for (id, place, seat, kind) in &pawns {
                    @if let Whereabouts::Tile(tile) = place { (standing(view, scene, id, *tile, *seat, *kind)) }
                }
            }
            g.w-overs {
                @for place in &view.valley {
                    @let (x, y) = middle(place.row, place.x);
                    @if let Some(it) = &place.tile { (tile::over(view, scene, it, x, y)) }
                }
            }
        }
    }
}

/// The middle of a place.
fn middle(row: u8, x: u8) -> (f32, f32) {
    (MARGIN + HALF * (f32::from(x) + 1.0), MARGIN + RADIUS * (1.0 + 1.5 * f32::from(row)))
}

/// All pawns on the board and in the cemetery, each with its id and where it is.
fn pawns(view: &View) -> Vec<(String, Whereabouts, Seat, Pawn)> {
    let kinds = view.players.iter().flat_map(|player| Pawn::ALL.map(|kind| (player, kind)));
    let all = kinds.flat_map(|(player, kind)| {
        let places = ids::whereabouts(view, player, kind).into_iter();
        places.map(move |(place, id)| (id, place, player.seat, kind))
    });
    all.filter(|(_, place, ..)| matches!(place, Whereabouts::Tile(_) | Whereabouts::Cemetery)).collect()
}

fn standing(view: &View, scene: &Scene, id: &str, tile: Tile, seat: Seat, kind: Pawn) -> Markup {
    let place = view.valley.iter().find_map(|place| Some((place, place.tile.filter(|it| it.tile == tile)?)));
    let (x, y) = place.map_or((0.0, 0.0), |(place, _)| middle(place.row, place.x));
    // A die beside the pawn needs room.
    let x = if place.is_some_and(|(_, it)| it.die.is_some()) { x - 9.0 } else { x };
    html! {
        g.moves.w-pawn.(colour(seat)).white[kind.card().is_some()] id=(id) data-rule=(rule::of_pawn(kind)) role="img"
            transform=(at(x, y + 9.0)) {
            title { (Tongue(scene.words).whose(kind, owner(scene, seat))) }
            (pawn(seat, kind))
        }
    }
}

/// The Machine Cemetery, with the pawns that lie there.
fn cemetery(scene: &Scene, pawns: &[(String, Whereabouts, Seat, Pawn)]) -> Markup {
    let (x, y) = middle(CEMETERY.0, CEMETERY.1);
    let graves: Vec<_> = pawns.iter().filter(|(_, place, ..)| *place == Whereabouts::Cemetery).collect();
    let columns = if graves.len() > 12 { 5 } else { 3 + usize::from(graves.len() > 6) };
    let step = 84.0 / columns as f32;
    let tongue = Tongue(scene.words);
    html! {
        g.w-cemetery id=(ids::CEMETERY) data-rule=(rule::CEMETERY) role="group" transform=(at(x, y)) {
            title { (scene.words.say("wiraqocha-cemetery")) }
            polygon.w-hex points=(HEX) {}
            path.w-scrap d="M-40 30-28 16-16 24-6 12 8 24 18 14 28 26 40 22V34L0 57-40 34Z" {}
            path.w-gear d="M-4-48h8l1.5 5 4 2 5-2.5 5.5 6-3 4.5 1 4.5 5 2v7H-23v-7l5-2 1-4.5-3-4.5 5.5-6 5 2.5 4-2Z\
                M0-34a7 7 0 0 0-7 7h14a7 7 0 0 0-7-7Z" {}
            @for (nth, (id, _, seat, kind)) in graves.into_iter().enumerate() {
                @let column = (nth % columns) as f32 - (columns - 1) as f32 / 2.0;
                @let row = (nth / columns) as f32;
                g.moves.w-pawn.w-grave.(colour(*seat)).white[kind.card().is_some()] id=(id)
                    data-rule=(rule::CEMETERY) role="img" transform=(scaled(column * step, -8.0 + row * step, step / 52.0)) {
                    @let whose = tongue.whose(*kind, owner(scene, *seat));
                    title { (scene.words.say_with("wiraqocha-grave", &[("pawn", whose.into())])) }
                    (pawn(*seat, *kind))
                }
            }
        }
    }
}
