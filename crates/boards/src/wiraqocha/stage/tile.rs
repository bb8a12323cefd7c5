//! One tile of the valley: its ground, what grows there, what takes it, what it brings, and what lies on it. Pawns are
//! drawn later, so that they can walk over the tiles.

use crate::wiraqocha::art::{again, at, colour, crystal, cube, die, fortress, scaled, short, skull};
use crate::wiraqocha::ids;
use crate::wiraqocha::names::{Names, parts};
use crate::wiraqocha::rule;
use crate::{Scene, capital};
use maud::{Markup, html};
use wiraqocha::pieces::{Face, Ground, Terrain};
use wiraqocha::tables::{Need, TileTable};
use wiraqocha::view::{TileView, View};

/// From the middle of a tile to its corners.
pub(super) const RADIUS: f32 = 62.0;
/// Half its width.
pub(super) const HALF: f32 = RADIUS * 0.866;
/// The outline of a tile, a little smaller than its place.
pub(super) const HEX: &str = "0,-60 52,-30 52,30 0,60 -52,30 -52,-30";
/// Where the light goes that shows what can be chosen.
const RING: &str = "0,-55 47.6,-27.5 47.6,27.5 0,55 -47.6,27.5 -47.6,-27.5";

/// A tile at its place.
pub(in crate::wiraqocha) fn tile(view: &View, scene: &Scene, it: &TileView, x: f32, y: f32) -> Markup {
    let ground = match it.table.ground {
        Ground::Valley => "valley",
        Ground::Mountain => "mountain",
    };
    let held = it.pawn.map(|pawn| colour(pawn.owner));
    let gain = Names(scene.words).brings(&it.table, &view.values);
    html! {
        g.w-tile.(ground).(held.unwrap_or("nobody")).dead[it.dead] id=[scene.id(ids::tile(it.tile))] role="img"
            data-rule=(if it.dead { rule::DESTROYED } else { rule::CONQUEST }) transform=(at(x, y)) {
            title { (about(view, scene, it, gain.clone())) }
            polygon.w-hex points=(HEX) {}
            @if it.dead {
                path.w-crater d="M-34 12C-30-8-14-20 2-18S36-4 34 14 16 36-2 35-38 30-34 12Z" {}
                path.w-crack d="M-40-14-18 0-26 16M8-34 2-14 14-2 8 14M40 22 20 16" {}
            } @else {
                (scenery(it.table.terrain, it.table.ground))
                @if held.is_some() { polygon.w-held points=(RING) {} }
            }
            polygon.w-ring points=(RING) {}
            (need(&it.table))
            @if !it.dead { (brings(&it.table, gain)) }
            @if it.field { (field(scene)) }
            @if it.artifact {
                g.moves.w-artifact id=[scene.id(ids::artifact(it.tile))] data-rule=(rule::ARTIFACT)
                    transform=(at(0.0, 8.0)) {
                    title { (scene.words.say("wiraqocha-artifact")) }
                    g transform="scale(1.35)" { (skull()) }
                }
            }
        }
    }
}

/// What lies over the pawn of a tile: its die and its tokens.
pub(in crate::wiraqocha) fn over(view: &View, scene: &Scene, it: &TileView, x: f32, y: f32) -> Markup {
    let held = it.pawn.map(|pawn| colour(pawn.owner));
    html! {
        @if let Some(face) = it.die {
            g.moves.w-guard.(held.unwrap_or("nobody")) id=[scene.id(ids::guard(view, it.tile, face))]
                data-rule=(rule::DEFENCE) role="img" transform=(at(x + 34.0, y + 17.0)) {
                title { (scene.words.say_with("wiraqocha-defence-die", &[("face", face.value().into())])) }
                (die(Some(face), 26.0))
            }
        }
        @if it.fortress {
            g.moves.w-fortress id=[scene.id(ids::FORTRESS)] data-rule="W-7.2" role="img"
                transform=(scaled(x + 33.0, y - 13.0, 0.9)) {
                title { (scene.words.say("wiraqocha-fortress-token")) }
                (fortress())
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
        Some(format!("{name}: {}", names.terrain(&it.table))),
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

/// What takes the tile: a number, or the dice themselves, on brown in the valley and on grey in the mountains.
fn need(table: &TileTable) -> Markup {
    let faces: &[Face] = match &table.need {
        Need::Sum(_) => &[],
        Need::Pair(faces) => faces,
        Need::Run(faces) => faces,
    };
    let width = 23.0 * faces.len() as f32 + 5.0;
    let height = if faces.is_empty() { -34.0 } else { -30.0 };
    html! {
        g.w-need transform=(at(0.0, height)) {
            @if let Need::Sum(number) = table.need {
                rect.w-plate x="-20" y="-15" width="40" height="29" rx="6" {}
                text.w-number text-anchor="middle" y="9" { (number) }
            } @else {
                rect.w-plate x=(short(-width / 2.0)) y="-13.5" width=(short(width)) height="27"
                    rx="6" {}
                @for (at_face, &face) in faces.iter().enumerate() {
                    g transform=(at(23.0 * (at_face as f32 - (faces.len() - 1) as f32 / 2.0), 0.0)) {
                        (die(Some(face), 20.0))
                    }
                }
            }
        }
    }
}

/// What the tile brings to its holder, at its lower end.
fn brings(table: &TileTable, gain: Option<String>) -> Markup {
    html! {
        g.w-brings data-rule=(rule::of_terrain(table.terrain)) transform=(at(0.0, 43.0)) {
            @if let Some(gain) = gain { title { (capital(&gain)) } }
            @match table.terrain {
                Terrain::Jungle => {
                    @for nth in 0..table.resources {
                        @let x = 20.0 * (f32::from(nth) - f32::from(table.resources - 1) / 2.0);
                        g transform=(scaled(x, 0.0, 0.95)) { (cube()) }
                    }
                }
                Terrain::Ruins => g { (again()) },
                Terrain::Village => {
                    path.w-plus d="M-17 0H-7M-12-5V5" {}
                    g transform=(at(6.0, 0.0)) { (die(None, 16.0)) }
                }
                Terrain::Vein => {
                    g transform=(scaled(-7.0, 0.0, 0.85)) { (crystal()) }
                    g transform=(scaled(7.0, 0.0, 0.85)) { (crystal()) }
                }
                Terrain::Cave => path.w-again d="M-9 6 0-6 9 6M-4 6 0 1 4 6" {},
            }
        }
    }
}

/// The Force Field over a tile.
fn field(scene: &Scene) -> Markup {
    html! {
        g.moves.w-field id=[scene.id(ids::FIELD)] data-rule="W-7.3" {
            title { (scene.words.say("wiraqocha-field-token")) }
            path d="M-42 34C-46-14-24-22 0-22S46-14 42 34" {}
            path d="M-30 34C-34-2-16-12 0-12S34-2 30 34" {}
        }
    }
}

/// What can be seen of the land.
fn scenery(terrain: Terrain, ground: Ground) -> Markup {
    html! {
        @if ground == Ground::Mountain {
            path.w-peak d="M-52 22-34-12-22 2-4-20 12 0 26-16 52 16V30L0 60-52 30Z" {}
            path.w-snow d="M-34-12-29-6.5-34-4-38-4.5ZM-4-20 3-11-3-8-9-11.5ZM26-16 32-9 26-6 21-10.5Z" {}
        } @else {
            path.w-meadow d="M-52 14C-34 4-18 16 0 10S34 0 52 12V30L0 60-52 30Z" {}
        }
        @match terrain {
            Terrain::Jungle => g.w-jungle {
                path.w-trunk d="M-27 8V26M1 4V27M28 8V25" {}
                path.w-leaf d="M-27-8C-16-8-12 4-14 12H-40C-42 4-38-8-27-8ZM28-7C39-7 42 4 41 12H15C14 4 18-7 28-7Z" {}
                path.w-leaf-light d="M1-14C14-14 19 2 16 12H-14C-17 2-12-14 1-14Z" {}
                path.w-vein d="M1-8V12M1 0-6-5M1 5 9-1M-27-3V12M28-2V12" {}
            },
            Terrain::Ruins => g.w-ruins {
                path.w-stone d="M-40 30V22H-31V12H-22V2H-13V-8H13V2H22V12H31V22H40V30Z" {}
                path.w-stone-dark d="M-5-8H5V30H-5Z" {}
                path.w-stone-line d="M-31 22H31M-22 12H22M-13 2H13" {}
            },
            Terrain::Village => g.w-village {
                path.w-wall d="M-33 10H-9V28H-33ZM8 8H34V28H8Z" {}
                path.w-roof d="M-38 12-21-8-4 12ZM3 10 21-11 39 10Z" {}
                path.w-door d="M-24 18H-18V28H-24ZM18 16H25V28H18Z" {}
            },
            Terrain::Vein => g.w-lode {
                path.w-rock d="M-42 30-30 14-16 20-4 8 12 18 28 10 42 30Z" {}
                path.w-crystal d="M-24-2-16 4-18 22H-28L-31 6ZM0-16 10-6 7 20H-7L-10-4ZM24 0 30 8 27 22H18L16 6Z" {}
                path.w-crystal-light d="M0-16 10-6 2-3 0 20H-7L-10-4ZM-24-2-16 4-22 6-24 22H-28L-31 6ZM24 0 30 8 24 \
                    9 22 22H18L16 6Z" {}
            },
            Terrain::Cave => g.w-cave {
                path.w-rock d="M-42 30C-40 0-24-14 0-14S40 0 42 30Z" {}
                path.w-hole d="M-22 30C-22 8-12-2 0-2S22 8 22 30Z" {}
            },
        }
    }
}
