//! What a tile needs that can be taken: its dice, the defence to beat, who can go there and what it costs at least. The
//! style shows it while the tile is pressed or pointed at, and while its dice are asked for.

use crate::Scene;
use crate::wiraqocha::art::{colour, die, drawn, small};
use crate::wiraqocha::names::Names;
use maud::{Markup, html};
use wiraqocha::Amounts;
use wiraqocha::meeting::Defence;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Pawn;
use wiraqocha::tables::Need;
use wiraqocha::view::{PlaceView, ReachView, TileView, View};

/// One for each tile within reach, at the same place.
pub(super) fn needs(view: &View, scene: &Scene) -> Markup {
    let find = |it: &ReachView| view.valley.iter().find(|place| place.tile.is_some_and(|tile| tile.tile == it.tile));
    let all = view.within_reach.iter().filter_map(|it| Some((it, find(it)?)));
    // The list of choices says the same to those who listen.
    html! { div.w-needs aria-hidden="true" { @for (it, place) in all { (need(view, scene, it, place)) } } }
}

fn need(view: &View, scene: &Scene, it: &ReachView, place: &PlaceView) -> Markup {
    let Some(tile) = &place.tile else { return html! {} };
    let words = scene.words;
    let names = Names(words);
    html! {
        // On a phone it must not lie over its own tile.
        div.w-need.(format!("w-{}", it.tile)).asked[view.phase != Phase::Acting].north[place.row < 2] {
            p.met[it.met] {
                b { (words.say_with("wiraqocha-tile", &[("tile", names.tile(it.tile).into())])) }
                @match &tile.table.need {
                    Need::Sum(_) => span { (names.need(tile.table.need)) },
                    Need::Pair(faces) => @for &face in faces { (small(&die(Some(face)))) },
                    Need::Run(faces) => @for &face in faces { (small(&die(Some(face)))) },
                }
            }
            @if it.defence.dice > 0 { (defence(scene, it.defence, tile)) }
            @if !it.reserve.is_empty() {
                p.(view.at_turn.map_or("nobody", colour)) {
                    @for &pawn in &it.reserve { (figure(pawn)) }
                    span { (words.say("wiraqocha-need-reserve")) }
                }
            }
            @if !it.from.is_empty() {
                @let from: Vec<String> = it.from.iter().map(|from| names.tile(from).into_owned()).collect();
                @let key = if it.reserve.is_empty() { "wiraqocha-need-only" } else { "wiraqocha-need-from" };
                p { (words.say_with(key, &[("tiles", from.join(", ").into())])) }
            }
            @if it.least != Amounts::NONE {
                @let least = [("resources", names.cost(it.least).into())];
                p { (small("jade")) span { (words.say_with("wiraqocha-h-at-least", &least)) } }
            }
        }
    }
}

/// What must be beaten, in the colour of who defends.
fn defence(scene: &Scene, defence: Defence, tile: &TileView) -> Markup {
    let values = [("level", defence.level.into()), ("dice", defence.dice.into())];
    html! {
        p.(tile.pawn.map_or("nobody", |pawn| colour(pawn.owner))) {
            (small("shield"))
            span { (scene.words.say_with("wiraqocha-h-beat", &values)) }
        }
    }
}

/// A pawn as a small figure without an id: it is not the pawn itself.
fn figure(pawn: Pawn) -> Markup {
    html! {
        svg.w-figurine.white[pawn.card().is_some()] viewBox="-34 -60 68 70" aria-hidden="true" focusable="false" {
            (drawn(&format!("pawn-{pawn}")))
        }
    }
}
