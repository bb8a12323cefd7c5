//! Under the wheel: resources with the ships that bring them, goods in their warehouses, and the factories.

use crate::noria::{art, ids, names, rule};
use crate::ours::mark;
use crate::{Scene, capital};
use maud::{Markup, html};
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};

/// The drawing goes on where that of the wheel ends.
const TOP: f32 = 362.0;

pub(super) fn store(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    html! {
        svg.n-store viewBox=(format!("0 {TOP} 342 292")) role="group"
            aria-label=(scene.words.say("noria-zone-stores")) {
            @for (at, resource) in Resource::ALL.into_iter().enumerate() {
                (resources(scene, player, resource, 12.0 + 109.0 * at as f32))
            }
            @for (at, good) in Good::ALL.into_iter().enumerate() {
                (goods(view, scene, player, good, 12.0 + 65.4 * at as f32))
            }
            (factories(view, scene, player))
        }
    }
}

/// How many there are, and how many ships bring them.
fn resources(scene: &Scene, player: &PlayerView, resource: Resource, x: f32) -> Markup {
    let words = scene.words;
    let (have, ships) = (player.resources[resource], player.ships[resource]);
    let told = format!("{}, {}", names::coins(words, resource.into(), have), names::ships(words, resource, ships));
    let drawn = ships.min(3);
    html! {
        g.n-cell.own-glow.(format!("n-{resource}")) id=[scene.id(ids::coin(player.seat, resource.into()))]
            transform=(art::at(x, 366.0)) role="img" data-rule=(rule::GATHERING) {
            title { (told) }
            rect.n-halo {}
            (art::drawn(&format!("store-{}", art::of_resource(resource))))
            text.n-word x="45" y="20" { (capital(&names::coin(words, resource.into()))) }
            text.n-number x="45" y="44" { (have) }
            g.n-fleet { @for at in 0..drawn { (art::symbol("ship", 15.0 + 17.0 * f32::from(at), 63.0, 17.0)) } }
            text.n-each x="99" y="67.5" { "+" (ships) }
        }
    }
}

/// The warehouses of a good, full ones first, and what one of it costs.
fn goods(view: &View, scene: &Scene, player: &PlayerView, good: Good, x: f32) -> Markup {
    let words = scene.words;
    let (full, empty) = (player.full[good], player.empty[good]);
    let each = view.good[good];
    let kinds = Resource::ALL.into_iter().filter(|&it| each[it] > 0);
    let needs = names::materials(words, &each);
    let name = capital(&names::coin(words, good.into()));
    let told = words.say_with(
        "noria-good-told",
        &[("what", name.clone().into()), ("full", full.into()), ("empty", empty.into()), ("needs", needs.into())],
    );
    let needs: Vec<Resource> = kinds.flat_map(|it| (0..each[it]).map(move |_| it)).collect();
    html! {
        g.n-cell.n-good.own-glow.none[full + empty == 0] id=[scene.id(ids::coin(player.seat, good.into()))]
            transform=(art::at(x, 448.0)) role="img" data-rule=(rule::PRODUCTION) {
            title { (told) }
            rect.n-halo {}
            (art::drawn(&format!("store-{}", art::of_good(good))))
            text.n-word.long[name.chars().count() > 8] x="31.2" y="16" { (name) }
            (warehouses(scene, good, full, empty))
            @for (at, &it) in needs.iter().enumerate() {
                @let x = 31.2 + 16.0 * (at as f32 - (needs.len() as f32 - 1.0) / 2.0);
                g.(format!("n-of-{it}")) { (art::symbol(art::of_resource(it), x, 100.0, 14.0)) }
            }
            @if scene.is_ours("good", good.word(), "kinds") {
                @let wide = 16.0 * needs.len() as f32;
                (mark(31.2 - wide / 2.0, 109.0, wide))
            }
        }
    }
}

/// Two of them are drawn, more are counted.
fn warehouses(scene: &Scene, good: Good, full: u8, empty: u8) -> Markup {
    let house = |filled: bool| {
        html! {
            (art::drawn(if filled { "house-full" } else { "house-empty" }))
            @if filled { g.n-ware { (art::symbol(art::of_good(good), 0.0, 2.5, 12.0)) } }
        }
    };
    html! {
        @match full + empty {
            0 => text.n-none x="31.2" y="72" { (scene.words.say("noria-no-store")) },
            all @ 1..=2 => @for at in 0..all {
                @let x = 31.2 + 26.0 * (f32::from(at) - (f32::from(all) - 1.0) / 2.0);
                g transform=(art::at(x, 68.0)) { (house(at < full)) }
            },
            all => {
                g transform="translate(18 68)" { (house(full > 0)) }
                text.n-number.n-few x="33" y="73.5" { (full) tspan.n-all { "/" (all) } }
            }
        }
    }
}

/// N-8.1: those still to be built; where one is gone, a cog shows that it brings knowledge.
fn factories(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let counts = [
        ("built", player.factories.into()),
        ("all", FACTORIES.into()),
        ("cost", names::knowledge(words, player.factory_knowledge.into()).into()),
    ];
    let left = (player.factories..FACTORIES).map(|at| 36.0 + 46.0 * f32::from(at));
    html! {
        g.n-cell id=[scene.id(ids::factories(player.seat))] transform="translate(12 566)" role="img"
            data-rule=(rule::FACTORIES) {
            title { (words.say_with("noria-factories-told", &counts)) }
            (art::drawn("cell-factories"))
            text.n-head x="10" y="18" { (words.say("noria-factories")) }
            text.n-each x="314" y="18" { (words.say_with("noria-built", &counts)) }
            @for at in 0..player.factories { (art::drawn_at("gone", 24.0 + 46.0 * f32::from(at), 60.0)) }
            g.n-cog {
                @for at in 0..player.factory_knowledge.min(FACTORIES) {
                    (art::symbol("knowledge", 24.0 + 46.0 * f32::from(at), 45.0, 22.0))
                }
            }
            @for x in left.clone() { (art::drawn_at("site", x - 12.0, 60.0)) }
            @for x in left { g transform=(large_at(x - 12.0)) { (art::factory(player.seat)) } }
            (unbuilt(view, scene, player))
        }
    }
}

/// Factories are larger here than on an island.
fn large_at(x: f32) -> String {
    format!("{}scale(1.25)", art::at(x, 46.0))
}

/// The next factory: while it may be built, it is drawn once for each space that it may go to, so that it can move
/// there.
fn unbuilt(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let landing = view.active == Some(player.seat) && matches!(view.phase, Phase::Landing(_));
    let here = view.islands.iter().find(|it| landing && Some(it.island) == player.ambassador);
    let free = here.into_iter().flat_map(|it| Space::ALL.map(|space| (it, space)));
    let free = free.filter(|&(it, space)| it.spaces[space].owner.is_none());
    let x = 24.0 + 46.0 * f32::from(player.factories.min(FACTORIES - 1));
    html! {
        @for (it, space) in free {
            g.moves id=[scene.id(ids::factory(player.seat, it.island, space))]
                transform=(large_at(x)) { (art::factory(player.seat)) }
        }
    }
}
