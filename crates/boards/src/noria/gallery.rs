//! All paths and islands, for owners who compare them with their own.

use super::names;
use super::pictures::{players, sample};
use super::stage::{hall, islands};
use crate::{Picture, Scene, capital};
use game::Viewer;
use maud::html;
use noria::Tables;
use noria::pieces::*;
use noria::view::{IslandView, SpaceView};
use words::Words;

/// For four players, as the pictures of the rulebook are.
const SEATS: u8 = 4;

pub(super) fn gallery(words: &Words, printed: &'static Tables) -> Vec<Picture> {
    let mut view = sample(printed);
    view.players.iter_mut().for_each(|player| player.ambassador = None);
    let names = players();
    let scene = Scene { ids: false, ..Scene::new(words, &names, Viewer::Spectator) };
    let island = |island: Island| {
        let table = &printed.island[island];
        let space = |(good, warehouses)| SpaceView { good, warehouses, owner: None };
        let spaces = BySpace::new(table.spaces.map(space));
        IslandView { island, ships: table.ships(SEATS), spaces, ambassadors: Default::default() }
    };
    let paths = html! {
        @for path in Path::ALL {
            svg.n-path-picture viewBox="-60 36 120 394" role="img" {
                title { (capital(&names::path(words, path))) }
                (hall::tower(&view, &scene, path))
            }
        }
    };
    let islands = html! {
        @for it in Island::ALL.map(island) {
            svg.n-island-picture viewBox="-96 -72 192 134" role="img" {
                title { (names::island(words, it.island)) }
                (islands::land(&view, &scene, &it))
            }
        }
    };
    let all = [("N-6.4", "noria-gallery-paths", paths), ("N-6.7", "noria-gallery-islands", islands)];
    let picture = |(rule, caption, drawings)| Picture {
        rule,
        caption: words.say(caption).into(),
        drawing: html! { div.noria.n-picture.n-gallery { (drawings) } },
    };
    all.map(picture).into()
}
