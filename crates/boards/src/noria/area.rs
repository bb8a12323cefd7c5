//! What lies before a player: the wheel, and beside it resources with their ships, goods in their warehouses,
//! knowledge and factories.

pub(super) mod wheel;

use super::{art, ids, names, rule};
use crate::icons;
use crate::{Scene, capital};
use game::Seat;
use maud::{Markup, html};
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use words::listed;

pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let words = scene.words;
    let player = &view.players[seat.index()];
    html! {
        div.n-area.own[scene.own() == Some(seat)] {
            h3.n-owner {
                (icons::shape(seat.index())) span { (scene.name(seat)) }
                @if view.first == Some(seat) { small { (words.say("noria-start-player")) } }
                @if scene.own() == Some(seat) && view.round > 0 {
                    button.n-peek.quiet type="button" { (words.say("noria-peek")) }
                }
            }
            (wheel::wheel(view, scene, player))
            div.n-store {
                div.n-chips { @for resource in Resource::ALL { (resource_chip(scene, player, resource)) } }
                div.n-chips.n-wares { @for good in Good::ALL { (good_chip(view, scene, player, good)) } }
                div.n-chips.n-rest {
                    (knowledge_chip(scene, player))
                    (factories(view, scene, player))
                    (ambassador(scene, player))
                }
            }
        }
    }
}

/// A word on what is the viewer's own; with the others there is no room for it.
fn label(scene: &Scene, player: &PlayerView, word: impl FnOnce() -> String) -> Markup {
    let word = (scene.own() == Some(player.seat)).then(word);
    html! { @if let Some(word) = word { span.n-label { (word) } } }
}

/// How many there are, and how many ships bring them.
fn resource_chip(scene: &Scene, player: &PlayerView, resource: Resource) -> Markup {
    let words = scene.words;
    let (have, ships) = (player.resources[resource], player.ships[resource]);
    let told = format!("{}, {}", names::coins(words, resource.into(), have), names::ships(words, resource, ships));
    html! {
        div.n-chip.n-resource.(format!("n-{resource}"))
            id=[scene.id(ids::coin(player.seat, resource.into()))] role="img" data-rule=(rule::GATHERING)
            title=(told) aria-label=(told) {
            (art::picture(art::of_resource(resource)))
            (label(scene, player, || capital(&names::coin(words, resource.into()))))
            b { (have) }
            span.n-fleet { (art::picture("ship")) "×" (ships) }
        }
    }
}

/// How many warehouses are full, and how many are empty.
fn good_chip(view: &View, scene: &Scene, player: &PlayerView, good: Good) -> Markup {
    let words = scene.words;
    let (full, empty) = (player.full[good], player.empty[good]);
    let each = view.good[good];
    let needs = Resource::ALL.into_iter().filter(|&it| each[it] > 0);
    let needs = listed(needs.map(|it| names::coins(words, it.into(), each[it].into())));
    let told = words.say_with(
        "noria-good-told",
        &[
            ("what", capital(&names::coin(words, good.into())).into()),
            ("full", full.into()),
            ("empty", empty.into()),
            ("needs", needs.into()),
        ],
    );
    html! {
        div.n-chip.n-ware.none[full + empty == 0] id=[scene.id(ids::coin(player.seat, good.into()))] role="img"
            data-rule=(rule::PRODUCTION) title=(told) aria-label=(told) {
            (art::picture(art::of_good(good)))
            (label(scene, player, || capital(&names::coin(words, good.into()))))
            b { (full) }
            @if scene.own() == Some(player.seat) {
                span.n-hosts { @for at in 0..full + empty { i.full[at < full] {} } }
                span.n-needs {
                    @for resource in Resource::ALL {
                        @for _ in 0..each[resource] { (art::picture(art::of_resource(resource))) }
                    }
                }
            } @else if full + empty > 0 {
                small { "/" (full + empty) }
            }
        }
    }
}

fn knowledge_chip(scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let told = names::knowledge(words, player.knowledge);
    html! {
        div.n-chip id=[scene.id(ids::knowledge(player.seat))] role="img" data-rule=(rule::BLACK_MARKET)
            title=(told) aria-label=(told) {
            (art::picture("knowledge"))
            (label(scene, player, || words.say("noria-knowledge-name").into()))
            b { (player.knowledge) }
        }
    }
}

/// N-8.1: how many are built, and the knowledge that they bring each turn.
fn factories(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let brings = player.factory_knowledge;
    let told = words.say_with(
        "noria-factories-told",
        &[
            ("built", player.factories.into()),
            ("all", FACTORIES.into()),
            ("cost", names::knowledge(words, brings.into()).into()),
        ],
    );
    html! {
        div.n-chip id=[scene.id(ids::factories(player.seat))] role="img" data-rule=(rule::FACTORIES)
            title=(told) aria-label=(told) {
            (unbuilt(view, scene, player))
            (label(scene, player, || words.say("noria-factories").into()))
            b { (player.factories) "/" (FACTORIES) }
            span.n-fleet { "+" (brings) (art::picture("knowledge")) }
        }
    }
}

/// The topmost factory: while it may be built, it is drawn once for each space that it may go to, so that it can move
/// there.
fn unbuilt(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let landing = view.active == Some(player.seat) && matches!(view.phase, Phase::Landing(_));
    let here = view.islands.iter().find(|it| landing && Some(it.island) == player.ambassador);
    let free = here.into_iter().flat_map(|it| Space::ALL.map(|space| (it, space)));
    let free = free.filter(|&(it, space)| it.spaces[space].owner.is_none());
    html! {
        svg.n-icon viewBox="-15 -18 30 36" aria-hidden="true" focusable="false" {
            (art::factory(scene, player.seat))
            @for (it, space) in free {
                g.moves id=[scene.id(ids::factory(player.seat, it.island, space))] {
                    (art::factory(scene, player.seat))
                }
            }
        }
    }
}

fn ambassador(scene: &Scene, player: &PlayerView) -> Markup {
    let name = scene.words.say("noria-ambassador-at");
    let at = match player.ambassador {
        Some(island) => names::island(scene.words, island),
        None => scene.words.say("noria-harbour").into_owned(),
    };
    let (told, at_home) = (format!("{name}: {at}"), player.ambassador.is_none());
    html! {
        div.n-chip role="img" data-rule=(rule::JOURNEY) title=(told) aria-label=(told) {
            svg.n-icon viewBox="-9 -9 18 18" aria-hidden="true" focusable="false" {
                g.moves id=[scene.id(ids::ambassador(player.seat)).filter(|_| at_home)] { (art::token(player.seat)) }
            }
            (label(scene, player, || name.into_owned()))
            span.n-where { (at) }
        }
    }
}
