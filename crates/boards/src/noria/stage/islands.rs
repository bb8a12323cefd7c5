//! The flying islands under the city: each has a silhouette of its own, its ships above it and four building spaces.

use crate::Scene;
use crate::noria::{art, ids, names, rule};
use crate::ours::mark;
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::{IslandView, PlayerView, SpaceView, View};

/// Where islands float, clockwise from the upper left; there are never more.
const PLACES: [(f32, f32); 7] =
    [(93.0, 508.0), (271.0, 514.0), (447.0, 507.0), (623.0, 513.0), (543.0, 617.0), (361.0, 618.0), (180.0, 616.0)];

/// Where those stand who are on an island; four at most.
const STANDS: [(f32, f32); 4] = [(77.0, -2.0), (-78.0, -2.0), (72.0, -27.0), (-72.0, -27.0)];

pub(super) fn islands(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let places = places(view);
    let free = [4, 5, 6, 3, 2, 1, 0].into_iter().filter(|place| !places.contains(place));
    let mut unseen = free.take(view.islands_left.into());
    let (first, others) = (unseen.next(), unseen);
    // Those in front are drawn last.
    let mut order: Vec<(usize, &IslandView)> = places.iter().copied().zip(&view.islands).collect();
    order.sort_by_key(|&(place, it)| (place > 3, it.island));
    html! {
        g.n-part-islands role="group" aria-label=(words.say("noria-islands")) {
            @for (place, it) in order { (island(view, scene, it, place)) }
            @for place in others {
                g.n-mist.(format!("n-at{place}")) transform=(at_place(place)) { (art::drawn("mist")) }
            }
            @if let Some(place) = first { (mist(view, scene, place)) }
            (art::drawn("near"))
        }
    }
}

/// Where each island of the view floats. In the expert game they lie in a circle. Otherwise each has a place of its
/// own, so that a new one moves no other; only the last two have to take what others leave.
fn places(view: &View) -> Vec<usize> {
    let numbers: Vec<usize> = view.islands.iter().map(|it| it.island as usize).collect();
    if !numbers.is_sorted() {
        return (0..numbers.len().min(PLACES.len())).collect();
    }
    let mut taken: Vec<usize> = numbers.iter().copied().filter(|&number| number < PLACES.len()).collect();
    for _ in taken.len()..numbers.len().min(PLACES.len()) {
        let free = [5, 2, 0, 3, 1, 6, 4].into_iter().find(|place| !taken.contains(place));
        taken.extend(free);
    }
    taken
}

fn island(view: &View, scene: &Scene, it: &IslandView, place: usize) -> Markup {
    let (x, y) = PLACES[place];
    html! {
        g.n-island.own-glow.(format!("n-at{place}")) id=[scene.id(ids::island(it.island))] transform=(art::at(x, y))
            role="group" aria-label=(names::island(scene.words, it.island)) data-rule=(rule::JOURNEY) {
            (land(view, scene, it))
        }
    }
}

/// An island with everything on it, around the middle of its ground.
pub(in crate::noria) fn land(view: &View, scene: &Scene, it: &IslandView) -> Markup {
    let words = scene.words;
    let number = it.island as u8 + 1;
    let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|&kind| it.ships[kind] > 0).collect();
    let here = view.players.iter().filter(|player| player.ambassador == Some(it.island));
    html! {
        title { (names::island(words, it.island)) }
        g.n-halo { @for _ in 0..2 { (art::drawn(&format!("grd-{number}"))) } }
        g.n-land { (art::drawn(&format!("isl-{number}"))) }
        @for (at, &kind) in kinds.iter().enumerate() {
            @let x = 54.0 * (at as f32 - (kinds.len() as f32 - 1.0) / 2.0);
            (ships(scene, it, kind, x, -44.0 + 3.0 * (at % 2) as f32))
        }
        @for space in Space::ALL { (building(scene, it, space)) }
        g.n-number transform="translate(-74 12)" { (art::drawn("number")) text y="4.4" { (number) } }
        @for (at, player) in here.enumerate() { (ambassador(scene, player, STANDS[at % STANDS.len()])) }
    }
}

fn ambassador(scene: &Scene, player: &PlayerView, (x, y): (f32, f32)) -> Markup {
    let told = [("name", scene.name(player.seat).to_owned().into())];
    html! {
        g.moves id=[scene.id(ids::ambassador(player.seat))] data-rule=(rule::JOURNEY) transform=(art::at(x, y)) {
            title { (scene.words.say_with("noria-ambassador", &told)) }
            (art::envoy(player.seat))
        }
    }
}

/// Those who have not left yet stand between the towers.
pub(super) fn harbour(view: &View, scene: &Scene) -> Markup {
    html! {
        g.n-part-towers {
            @for player in view.players.iter().filter(|player| player.ambassador.is_none()) {
                (ambassador(scene, player, (123.0 + 118.0 * player.seat.index() as f32, 425.0)))
            }
        }
    }
}

fn ships(scene: &Scene, it: &IslandView, kind: Resource, x: f32, y: f32) -> Markup {
    html! {
        g.n-ships.own-glow id=[scene.id(ids::ships(it.island, kind))] transform=(art::at(x, y))
            data-rule=(rule::SHIPS) {
            title { (names::ships(scene.words, kind, it.ships[kind])) }
            ellipse.n-halo {}
            (art::drawn(&format!("ship-{kind}")))
            text x="10" y="4.6" { (it.ships[kind]) }
            @if scene.is_nth_ours("island", it.island as usize, "ships") { (mark(5.0, 8.5, 10.0)) }
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
        g.n-space.own-glow id=[scene.id(ids::space(it.island, space))]
            transform=(art::at(-52.5 + 34.0 * f32::from(space as u8), -8.0)) data-rule=(rule::LANDING) {
            title { (told) }
            @match owner {
                Some(seat) => {
                    (art::drawn("plot-built"))
                    g.moves id=[scene.id(ids::factory(seat, it.island, space))] { (art::factory(seat)) }
                }
                None => {
                    rect.n-halo {}
                    rect.n-press {}
                    (art::drawn(&format!("plot-{}", art::of_good(good))))
                    text x="8.4" y="13.7" { (count) }
                    @if scene.is_nth_ours("island", it.island as usize, "spaces") { (mark(-12.0, 16.0, 25.0)) }
                }
            }
        }
    }
}

fn at_place(place: usize) -> String {
    let (x, y) = PLACES[place];
    art::at(x, y - 10.0)
}

/// The islands that nobody has seen.
fn mist(view: &View, scene: &Scene, place: usize) -> Markup {
    let words = scene.words;
    let count = [("count", view.islands_left.into())];
    html! {
        g.n-unseen.own-glow.(format!("n-at{place}")) id=[scene.id(ids::REVEAL)] transform=(at_place(place)) role="img"
            data-rule=(rule::JOURNEY) {
            title { (words.say_with("noria-islands-left", &count)) }
            ellipse.n-halo cx="0" cy="10" rx="82" ry="34" {}
            (art::drawn("mist"))
            text.n-bold y="8" { (words.say_with("noria-fog", &count)) }
            text y="23" { (words.say("noria-fog-unseen")) }
        }
    }
}
