//! One tile of the valley: its outline, the plate with what takes it and what it brings, and what lies on it. Its land
//! is drawn before all tiles, pawns after them, so that they can walk over the tiles.

use super::ground::{scenery, soil};
use crate::ours::mark;
use crate::wiraqocha::art::{colour, die, drawn, put, scaled, short, symbol};
use crate::wiraqocha::ids;
use crate::wiraqocha::names::{Names, parts};
use crate::wiraqocha::rule;
use crate::{Scene, capital};
use maud::{Markup, html};
use wiraqocha::pieces::{Face, Ground, Pawn, Terrain, Tile};
use wiraqocha::tables::{Need, TileTable};
use wiraqocha::view::{TileView, View};

/// The outline of a tile, seen obliquely: 150 units wide, 117 high.
const HEX: &str = "M0-58.5 75-29.2V29.2L0 58.5-75 29.2V-29.2Z";
/// The widths of the plates of the sheet.
const PLATES: [u8; 6] = [56, 66, 76, 82, 90, 112];

/// The outline with this class.
pub(in crate::wiraqocha) fn outline(class: &str) -> Markup {
    html! { path.(class) d=(HEX) {} }
}

/// The light around what can be chosen, with its dark rim.
pub(super) fn glow() -> Markup {
    html! { (outline("w-glow-rim")) (outline("w-glow")) }
}

/// A tile at its place.
pub(in crate::wiraqocha) fn tile(view: &View, scene: &Scene, it: &TileView, place: &str) -> Markup {
    let held = it.pawn.map(|pawn| colour(pawn.owner));
    let gain = Names(scene.words).brings(&it.table, &view.values);
    html! {
        g.own-glow.w-tile.(held.unwrap_or("nobody")).(place).dead[it.dead] id=[scene.id(ids::tile(it.tile))] role="img"
            data-rule=(if it.dead { rule::DESTROYED } else { rule::CONQUEST }) {
            title { (about(view, scene, it, gain.clone())) }
            (outline("w-hex"))
            @if held.is_some() { (outline("w-rim-light")) (outline("w-rim")) }
            (glow())
            @if it.field { (field(scene)) }
            @if it.dead {
                g.w-plate {
                    rect.w-plaque x="-42" y="-11" width="84" height="20" rx="4" {}
                    text.w-small y="4.5" { (scene.words.say("wiraqocha-text-dead")) }
                }
            } @else {
                (plate(scene, it, gain))
            }
            @if it.artifact { (artifact(scene, it)) }
        }
    }
}

/// The same with its land, for a picture of the rulebook.
pub(in crate::wiraqocha) fn pictured(view: &View, scene: &Scene, it: &TileView) -> Markup {
    html! {
        (outline("w-floor"))
        (drawn(&soil(it)))
        (drawn(&scenery(it)))
        (tile(view, scene, it, "w-here"))
    }
}

/// What lies over the pawn of a tile, always beside its plate: its die and its tokens.
pub(in crate::wiraqocha) fn over(view: &View, scene: &Scene, it: &TileView, place: &str) -> Markup {
    let held = it.pawn.map_or("nobody", |pawn| colour(pawn.owner));
    // A camp defends itself; its own number is shown while it counts.
    let natural = it.natural > 0 && it.die.is_none_or(|face| face.value() < it.natural);
    html! {
        @if let Some(face) = it.die {
            g.moves.w-guard.(held).(place).doubled[it.fortress] id=[scene.id(ids::guard(view, it.tile, face))]
                data-rule=(rule::DEFENCE) role="img" {
                title { (scene.words.say_with("wiraqocha-defence-die", &[("face", face.value().into())])) }
                g.w-die-at { (drawn(&format!("cube-{}", face.value()))) }
            }
        }
        @if natural {
            g.w-guard.(held).(place).doubled[it.fortress] data-card=[scene.id(ids::shield(it.tile))]
                data-rule=(rule::of_pawn(Pawn::BaseCamp)) {
                g.w-shield-at.high[it.die.is_some()] {
                    (drawn("shield"))
                    text.w-figure x="12" y="17.4" { (it.natural) }
                }
            }
        }
        @if it.fortress {
            g.moves.w-guard.(place) id=[scene.id(ids::FORTRESS)] data-rule="W-7.2" role="img" {
                title { (scene.words.say("wiraqocha-fortress-token")) }
                g.w-token-at { (drawn("fortress")) text.w-figure x="16.5" y="23.5" { "×2" } }
            }
        }
    }
}

/// Everything about a tile in words.
fn about(view: &View, scene: &Scene, it: &TileView, gain: Option<String>) -> String {
    let names = Names(scene.words);
    let name = scene.words.say_with("wiraqocha-tile", &[("tile", names.tile(it.tile).into())]);
    let say = |key: &str| scene.words.say(key).into_owned();
    if it.dead {
        return parts([Some(name), Some(say("wiraqocha-dead"))]);
    }
    let defence = [("level", it.defence.level.into()), ("dice", it.defence.dice.into())];
    let probed = view.this_turn.probed == Some(it.tile);
    parts([
        Some(scene.words.detailed(&name, &names.terrain(&it.table))),
        Some(names.need(it.table.need)),
        gain,
        it.artifact.then(|| say("wiraqocha-artifact-here")),
        it.pawn.map(|pawn| names.whose(scene, pawn)),
        (it.defence.dice > 0).then(|| scene.words.say_with("wiraqocha-defence", &defence)),
        it.fortress.then(|| say("wiraqocha-fortress-token")),
        it.field.then(|| say("wiraqocha-field-token")),
        probed.then(|| scene.words.say_with("wiraqocha-probed", &[("level", view.values.probe.value().into())])),
    ])
}

/// What takes the tile, a number or the dice themselves, and behind a line what it brings: on basalt in the valley, on
/// slate with peaks in the mountains.
fn plate(scene: &Scene, it: &TileView, gain: Option<String>) -> Markup {
    let table = &it.table;
    let faces: &[Face] = match &table.need {
        Need::Sum(_) => &[],
        Need::Pair(faces) => faces,
        Need::Run(faces) => faces,
    };
    let need = match table.need {
        Need::Sum(number) => 24.0 + if number > 9 { 7.0 } else { 0.0 },
        Need::Pair(_) | Need::Run(_) => 22.5 * faces.len() as f32 + 3.0,
    };
    let brings = match table.terrain {
        Terrain::Jungle => 10.0 + 12.0 * f32::from(table.resources),
        Terrain::Ruins => 23.0,
        Terrain::Village => 33.0,
        Terrain::Vein => 31.0,
        Terrain::Cave => 24.0,
    };
    let wanted = need + brings + 9.0;
    let width = PLATES.into_iter().find(|&width| f32::from(width) >= wanted - 1.5).unwrap_or(112);
    let left = -(need + brings + 5.0) / 2.0;
    let back = match table.ground {
        Ground::Valley => "plate",
        Ground::Mountain => "slate",
    };
    html! {
        g.w-plate {
            (drawn(&format!("{back}-{width}")))
            @if let Need::Sum(number) = table.need {
                text.w-number x=(short(left + need / 2.0)) y="8" { (number) }
                @if it.tile == Tile::Cave && scene.is_ours("cave", "need", "number") { (mark(left + 4.0, 11.5, need - 8.0)) }
            }
            @for (nth, &face) in faces.iter().enumerate() {
                (put(&die(Some(face)), left + 22.5 * nth as f32, -10.5, 0.875))
            }
            path.w-line d={ "M" (short(left + need + 1.5)) "-8.5v17" } {}
            g.w-brings data-card=[scene.id(ids::brings(it.tile))] data-rule=(rule::of_terrain(table.terrain))
                transform=(scaled(left + need + 3.0, 0.0, 1.0)) {
                @if let Some(gain) = gain { title { (capital(&gain)) } }
                (yields(table))
            }
        }
    }
}

/// What the tile brings to its holder, from its left end on.
fn yields(table: &TileTable) -> Markup {
    html! {
        @match table.terrain {
            Terrain::Jungle => @for nth in 0..table.resources {
                (put("jade", 2.0 + 12.0 * f32::from(nth), -8.5, 0.72))
            },
            Terrain::Ruins => (put("reroll", 3.0, -9.0, 0.76)),
            Terrain::Village => (put("plus-die", 5.0, -9.5, 0.8)),
            Terrain::Vein => { (put("amber", 2.0, -9.5, 0.8)) (put("amber", 12.0, -9.5, 0.8)) },
            Terrain::Cave => (put("way-up", 2.0, -10.0, 0.82)),
        }
    }
}

/// The artifact of a tile: over its ruins, and aside when somebody stands there.
fn artifact(scene: &Scene, it: &TileView) -> Markup {
    let number = it.table.artifact.unwrap_or(1);
    html! {
        g.moves.w-artifact.aside[it.pawn.is_some()] id=[scene.id(ids::artifact(it.tile))] data-rule=(rule::ARTIFACT) {
            title { (scene.words.say("wiraqocha-artifact")) }
            g.w-artifact-at {
                (put("embers", 12.0, 20.0, 0.5))
                use href=(symbol(&format!("artifact-{}", (number - 1) % 4 + 1))) {}
            }
        }
    }
}

/// The Force Field over a tile.
fn field(scene: &Scene) -> Markup {
    html! {
        g.moves.w-field id=[scene.id(ids::FIELD)] data-rule="W-7.3" {
            title { (scene.words.say("wiraqocha-field-token")) }
            g.w-field-at { (drawn("field")) }
        }
    }
}
