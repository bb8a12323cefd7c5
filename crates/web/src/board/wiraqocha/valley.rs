//! The valley: the tiles in their rows, the Machine Cemetery at the right end of the third row, and the pawns.

use super::ids::{self, Whereabouts};
use super::paragraphs as rule;
use super::pieces::{at, colour, owner, pawn, scaled};
use super::tile::{self, HALF, HEX, RADIUS};
use super::words::Tongue;
use crate::board::Scene;
use maud::{Markup, html};
use wiraqocha::pieces::Pawn;
use wiraqocha::view::{PlaceView, View};

const MARGIN: f32 = 4.0;
/// The cemetery lies beyond the last tile of its row.
const CEMETERY: (u8, u8) = (2, 9);

/// The whole valley.
pub(super) fn valley(view: &View, scene: &Scene) -> Markup {
    let (width, height) = (HALF * 11.0 + 2.0 * MARGIN, RADIUS * 8.0 + 2.0 * MARGIN);
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
                (cemetery(view, scene))
            }
            g.w-pawns { @for (id, place) in standing(view) { (standing_pawn(scene, &id, place)) } }
            g.w-overs {
                @for place in &view.valley {
                    @let (x, y) = middle(place.row, place.x);
                    @if let Some(it) = &place.tile { (tile::over(scene, it, x, y)) }
                }
            }
        }
    }
}

/// The middle of a place.
fn middle(row: u8, x: u8) -> (f32, f32) {
    (MARGIN + HALF * (f32::from(x) + 1.0), MARGIN + RADIUS * (1.0 + 1.5 * f32::from(row)))
}

/// The places with a pawn, and the id of the pawn; in the order of the ids, so that a pawn that moves stays in its place of the page.
fn standing(view: &View) -> Vec<(String, &PlaceView)> {
    let mut pawns: Vec<(String, &PlaceView)> = Vec::new();
    for player in &view.players {
        for kind in Pawn::ALL {
            let holds = |place: &&PlaceView| place.tile.is_some_and(|it| it.pawn == Some((player.seat, kind)));
            let places = view.valley.iter().filter(holds).zip(1..);
            pawns.extend(places.map(|(place, nth)| (ids::pawn(player.seat, kind, nth), place)));
        }
    }
    pawns.sort_by(|one, other| one.0.cmp(&other.0));
    pawns
}

fn standing_pawn(scene: &Scene, id: &str, place: &PlaceView) -> Markup {
    let (x, y) = middle(place.row, place.x);
    // A die beside the pawn needs room.
    let x = if place.tile.is_some_and(|it| it.die.is_some()) { x - 9.0 } else { x };
    html! {
        @if let Some((seat, kind)) = place.tile.and_then(|it| it.pawn) {
            g.w-pawn.(colour(seat)).white[kind.card().is_some()] id=(id) data-rule=(rule::of_pawn(kind)) role="img"
                transform=(at(x, y + 9.0)) {
                title { (Tongue(scene.words).whose(kind, owner(scene, seat))) }
                (pawn(seat, kind))
            }
        }
    }
}

/// The Machine Cemetery, with the pawns that lie there.
fn cemetery(view: &View, scene: &Scene) -> Markup {
    let (x, y) = middle(CEMETERY.0, CEMETERY.1);
    let mut graves = Vec::new();
    for player in &view.players {
        for kind in Pawn::ALL {
            let ids = ids::pawns(view, player, kind, Whereabouts::Cemetery);
            graves.extend(ids.into_iter().map(|id| (id, player.seat, kind)));
        }
    }
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
            @for (nth, (id, seat, kind)) in graves.iter().enumerate() {
                @let column = (nth % columns) as f32 - (columns - 1) as f32 / 2.0;
                @let row = (nth / columns) as f32;
                g.w-pawn.w-grave.(colour(*seat)).white[kind.card().is_some()] id=(id)
                    data-rule=(rule::CEMETERY) role="img" transform=(scaled(column * step, -8.0 + row * step, step / 52.0)) {
                    @let whose = tongue.whose(*kind, owner(scene, *seat));
                    title { (scene.words.say_with("wiraqocha-grave", &[("pawn", whose.into())])) }
                    (pawn(*seat, *kind))
                }
            }
        }
    }
}
