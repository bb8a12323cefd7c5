//! The land under the tiles: one valley from the sky to the basalt, whatever tiles lie in it. Each tile brings the
//! ground of its terrain and one of several drawings of it; a river runs where the tiles on its way are jungle.

use super::valley::place;
use crate::wiraqocha::art::symbol;
use maud::{Markup, html};
use wiraqocha::pieces::{Ground, Terrain};
use wiraqocha::view::{TileView, View};

/// The tiles that the river runs through: row and left edge in half tiles, with the drawings that leave room for it.
const WET: [((u8, u8), &str); 3] = [((1, 6), "jungle-wet-1"), ((2, 5), "jungle-wet-2"), ((3, 4), "jungle-wet-3")];

/// Everything that is land and never moves.
pub(super) fn ground(view: &View, cemetery: (u8, u8)) -> Markup {
    let river = has_river(view);
    let laid = || view.valley.iter().filter_map(|it| Some(((it.row, it.x), it.tile.as_ref()?)));
    html! {
        use.w-sky href=(symbol("land")) {}
        g.w-grounds {
            @for (at, it) in laid() { use.(place(at)) href=(symbol(&soil(it))) {} }
            use.(place(cemetery)) href=(symbol("g-cemetery")) {}
        }
        @if river {
            use.w-flat href=(symbol("river")) {}
            use.w-tall href=(symbol("river-tall")) {}
        }
        use.w-flat href=(symbol("forest")) {}
        use.w-tall href=(symbol("forest-tall")) {}
        g.w-scenes {
            @for (at, it) in laid() {
                @let wet = WET.iter().find(|(wet, _)| river && *wet == at && !it.dead);
                use.(place(at)) href=(symbol(&wet.map_or_else(|| scenery(it), |(_, name)| (*name).into()))) {}
            }
            use.w-yard.(place(cemetery)) href=(symbol("cemetery")) {}
        }
        use.w-flat href=(symbol("basalt")) {}
        use.w-sky href=(symbol("front")) {}
        rect.w-night x="-600" y="-600" width="2200" height="2000" {}
        g.w-lights {
            @for (at, it) in laid() {
                @if let Some(light) = light(it) { use.(place(at)) href=(symbol(light)) {} }
            }
        }
    }
}

/// A river runs only where all tiles on its way are jungle in the valley.
fn has_river(view: &View) -> bool {
    let is_jungle = |it: &TileView| it.table.terrain == Terrain::Jungle && it.table.ground == Ground::Valley;
    WET.iter().all(|((row, x), _)| {
        view.valley.iter().any(|it| (it.row, it.x) == (*row, *x) && it.tile.as_ref().is_some_and(is_jungle))
    })
}

/// The symbol of the soil of a tile.
pub(super) fn soil(it: &TileView) -> String {
    let terrain = it.table.terrain;
    match it.table.ground {
        _ if it.dead => "g-dead".into(),
        Ground::Valley => format!("g-{terrain}"),
        Ground::Mountain if matches!(terrain, Terrain::Ruins | Terrain::Cave) => "g-mountain".into(),
        Ground::Mountain => format!("g-mountain-{terrain}"),
    }
}

/// The symbol of what stands on a tile: one of several, always the same for the same tile.
pub(super) fn scenery(it: &TileView) -> String {
    let (name, count) = match (it.table.ground, it.table.terrain) {
        _ if it.dead => return "dead".into(),
        (_, Terrain::Cave) => ("cave", 1),
        (Ground::Valley, Terrain::Jungle) => ("jungle", 4),
        (Ground::Valley, Terrain::Ruins) => ("ruins", 3),
        (Ground::Valley, Terrain::Village) => ("village", 2),
        (Ground::Valley, Terrain::Vein) => ("vein", 2),
        (Ground::Mountain, Terrain::Jungle) => ("mountain-jungle", 1),
        (Ground::Mountain, Terrain::Ruins) => ("mountain-ruins", 1),
        (Ground::Mountain, Terrain::Village) => ("mountain-village", 4),
        (Ground::Mountain, Terrain::Vein) => ("mountain-vein", 1),
    };
    format!("{name}-{}", it.tile as usize % count)
}

/// What shines on a tile in the dark.
fn light(it: &TileView) -> Option<&'static str> {
    match it.table.terrain {
        _ if it.dead => Some("embers"),
        Terrain::Village => Some("lamps"),
        Terrain::Vein => Some("embers"),
        Terrain::Jungle | Terrain::Ruins | Terrain::Cave => None,
    }
}
