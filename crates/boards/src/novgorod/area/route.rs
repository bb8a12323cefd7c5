//! The route of the turn as a strip of cards from the ship to the right. A good that can still be used is lit; a card
//! that was used is turned over.

use crate::Scene;
use crate::novgorod::art::colour;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids};
use game::Seat;
use maud::{Markup, html};
use novgorod::phase::Phase;
use novgorod::route::Card;
use novgorod::view::{LaidCard, PlayerView, View};

/// The strip, while its player is at turn and has not put it away.
pub(in crate::novgorod) fn strip(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    if !view.shows_route(player.seat) {
        return html! {};
    }
    let route = &view.this_turn.route;
    html! {
        div.nv-route {
            h4 { (say!(names, "novgorod-route-title", count = route.len(), most = view.this_turn.longest)) }
            div.nv-row {
                svg.nv-bow.(colour(player.seat)) viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
                    (art::put(scene, "ship", 0, 0, 48))
                }
                @for (place, laid) in route.iter().enumerate() { (card_at(view, scene, player.seat, place, laid)) }
                @if view.phase == Phase::Laying {
                    @for _ in 0..view.this_turn.room {
                        svg.nv-card.free viewBox="0 0 90 112" aria-hidden="true" focusable="false" {
                            rect x="2" y="2" width="86" height="106" rx="8" {}
                        }
                    }
                }
            }
        }
    }
}

/// The id of a card of the route.
pub(in crate::novgorod) fn id(seat: Seat, card: Card) -> String {
    match card {
        Card::Own(city) | Card::Held(city) => ids::post(seat, city),
        Card::Base(city) => ids::base(city),
        // The post that lies face down.
        Card::Placeholder { post, .. } => ids::post(seat, post),
    }
}

fn card_at(view: &View, scene: &Scene, seat: Seat, place: usize, laid: &LaidCard) -> Markup {
    let names = Names::of(scene);
    let LaidCard { card, unused, stored, income, .. } = *laid;
    let (class, city, rule) = match card {
        Card::Own(city) => ("own", city, "V-3.2"),
        Card::Base(city) => ("base", city, "V-3.2"),
        Card::Held(city) => ("held", city, "V-3.4"),
        Card::Placeholder { city, .. } => ("placeholder", city, "V-3.3"),
    };
    let it = &view.city[city];
    let title = about(view, names, card, unused, stored);
    html! {
        svg.nv-card.moves.(class).used[!unused] id=[scene.id(id(seat, card))] viewBox="0 0 90 112" role="img"
            data-rule=(rule) {
            title { (title) }
            rect.back x="3" y="5" width="85" height="106" rx="8" {}
            rect.land x="2" y="2" width="86" height="106" rx="8" {}
            text.place x="12" y="19" { (place + 1) }
            @match card {
                Card::Placeholder { .. } => {
                    @if let Some(works) = it.manufactory { (art::luxury(scene, works.luxury, 22, 26, 46)) }
                    text.name x="45" y="92" { (names.city(city)) }
                }
                Card::Own(_) | Card::Base(_) | Card::Held(_) => {
                    @if unused { rect.glow x="20" y="12" width="50" height="50" rx="11" {} }
                    (art::good(scene, it.good, 24, 16, 42))
                    text.name x="45" y="77" { (names.city(city)) }
                    (foot(scene, card, it.harbour_fee, income, stored))
                }
            }
            @if !unused { path.turned d="M22 14 68 60M68 14 22 60" {} }
        }
    }
}

/// What the card costs or may bring.
fn foot(scene: &Scene, card: Card, fee: u16, income: u16, stored: bool) -> Markup {
    html! {
        @match card {
            _ if stored => text.small x="45" y="100" { (say!(Names::of(scene), "novgorod-stored")) },
            Card::Base(_) => g.fee {
                rect x="20" y="84" width="50" height="20" rx="5" {}
                (art::put(scene, "anchor", 24, 86, 16))
                text x="54" y="99" { (format!("−{fee}")) }
            },
            Card::Own(_) | Card::Held(_) | Card::Placeholder { .. } => g.income {
                (art::put(scene, "ducat", 22, 84, 20))
                text x="56" y="100" { (format!("+{income}")) }
            },
        }
    }
}

fn about(view: &View, names: Names, card: Card, unused: bool, stored: bool) -> String {
    let what = match card {
        Card::Own(city) => {
            say!(names, "novgorod-card-own", city = names.city(city), good = names.good(view.city[city].good))
        }
        Card::Base(city) => say!(
            names,
            "novgorod-card-base",
            city = names.city(city),
            good = names.good(view.city[city].good),
            fee = names.ducats(view.city[city].harbour_fee),
        ),
        Card::Held(city) => {
            say!(names, "novgorod-card-held", city = names.city(city), good = names.good(view.city[city].good))
        }
        Card::Placeholder { city, post } => {
            say!(names, "novgorod-card-placeholder", city = names.city(city), post = names.city(post))
        }
    };
    match (unused, stored) {
        (true, _) => what,
        (false, true) => format!("{what}: {}", say!(names, "novgorod-stored")),
        (false, false) => format!("{what}: {}", say!(names, "novgorod-used")),
    }
}
