//! The flying islands: each a card of its own, so that they wrap on a narrow screen.

use crate::Scene;
use crate::noria::{art, ids, names, rule};
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::{IslandView, SpaceView, View};

pub(super) fn islands(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        section.n-islands aria-label=(words.say("noria-islands")) {
            @for island in &view.islands { (card(view, scene, island)) }
            @if view.islands_left > 0 { (stack(view, scene)) }
        }
    }
}

fn card(view: &View, scene: &Scene, it: &IslandView) -> Markup {
    let words = scene.words;
    let name = names::island(words, it.island);
    html! {
        svg.n-island id=[scene.id(ids::island(it.island))] viewBox="0 0 200 170" role="group" aria-label=(name)
            data-rule=(rule::JOURNEY) {
            (land(view, scene, it))
        }
    }
}

/// An island with everything on it.
pub(in crate::noria) fn land(view: &View, scene: &Scene, it: &IslandView) -> Markup {
    let words = scene.words;
    let name = names::island(words, it.island);
    html! {
        path.n-rock d="M16 116h168q-6 22-34 26-14 20-46 26-22-8-30-24-46-2-58-28Z" {}
        path.n-rock-shade d="M104 116h80q-6 22-34 26-14 20-46 26Z" {}
        rect.n-ground x="3" y="26" width="194" height="99" rx="16" {}
        g { title { (name) } text.n-name x="8" y="18" { (name) } }
        @let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|&kind| it.ships[kind] > 0).collect();
        @if kinds.is_empty() { text.n-none x="100" y="54" { (words.say("noria-no-ships")) } }
        @for (at, &kind) in kinds.iter().enumerate() {
            (ships(scene, it, kind, 100.0 + 68.0 * (at as f32 - (kinds.len() as f32 - 1.0) / 2.0)))
        }
        @for space in Space::ALL { (building(scene, it, space)) }
        @for player in view.players.iter().filter(|player| player.ambassador == Some(it.island)) {
            @let told = [("name", scene.name(player.seat).to_owned().into())];
            g.moves id=[scene.id(ids::ambassador(player.seat))] data-rule=(rule::JOURNEY)
                transform=(art::at(184.0 - 22.0 * player.seat.index() as f32, 13.0)) {
                title { (words.say_with("noria-ambassador", &told)) }
                g transform="scale(1.35)" { (art::token(player.seat)) }
            }
        }
    }
}

fn ships(scene: &Scene, it: &IslandView, kind: Resource, x: f32) -> Markup {
    html! {
        g.n-ships.(format!("n-{kind}")) id=[scene.id(ids::ships(it.island, kind))] transform=(art::at(x, 51.5))
            data-rule=(rule::SHIPS) {
            title { (names::ships(scene.words, kind, it.ships[kind])) }
            rect.n-berth x="-32" y="-23" width="64" height="46" rx="8" {}
            g.n-hull { (art::symbol(scene, "ship", -14.0, 1.0, 30.0)) }
            g.n-cargo { (art::symbol(scene, art::of_resource(kind), -15.0, -2.0, 11.5)) }
            text.n-left x="16.5" y="6" { "×" (it.ships[kind]) }
        }
    }
}

fn building(scene: &Scene, it: &IslandView, space: Space) -> Markup {
    let words = scene.words;
    let SpaceView { good, warehouses: count, owner } = it.spaces[space];
    let warehouses = names::warehouses(words, good, count);
    let told = match owner {
        Some(seat) => words.say_with(
            "noria-space-built",
            &[("name", scene.name(seat).to_owned().into()), ("what", warehouses.into())],
        ),
        None => words.say_with("noria-space-free", &[("what", warehouses.into())]),
    };
    html! {
        g.n-space.built[owner.is_some()] id=[scene.id(ids::space(it.island, space))]
            transform=(art::at(29.5 + 47.0 * f32::from(space as u8), 98.5)) data-rule=(rule::LANDING) {
            title { (told) }
            rect.n-plot x="-23" y="-23" width="46" height="46" rx="6" {}
            @match owner {
                Some(seat) => {
                    g.moves id=[scene.id(ids::factory(seat, it.island, space))] { (art::factory(scene, seat)) }
                }
                None => {
                    g.n-good { (art::symbol(scene, art::of_good(good), -5.0, -3.0, 24.0)) }
                    circle.n-count cx="12" cy="12.5" r="9.5" {}
                    text.n-number x="12" y="18" { (count) }
                }
            }
        }
    }
}

/// The islands that nobody has seen.
fn stack(view: &View, scene: &Scene) -> Markup {
    let told = scene.words.say_with("noria-islands-left", &[("count", view.islands_left.into())]);
    html! {
        svg.n-island.n-unseen id=[scene.id(ids::REVEAL)] viewBox="0 0 200 170" role="img" aria-label=(told)
            data-rule=(rule::JOURNEY) {
            title { (told) }
            @for at in 0..view.islands_left.min(3) {
                rect.n-back x=(30 - 5 * i32::from(at)) y=(34 - 5 * i32::from(at)) width="150" height="100" rx="16" {}
            }
            path.n-cloud d="M62 96a15 15 0 0 1 4-29 21 21 0 0 1 40-6 17 17 0 0 1 24 15 11 11 0 0 1-3 20Z" {}
            text.n-unknown x="95" y="92" { (view.islands_left) }
            text.n-name.n-middle x="100" y="154" { (scene.words.say("noria-unseen")) }
        }
    }
}
