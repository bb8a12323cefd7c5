//! The route of the turn as cards from the ship to the right, and the posts that are not in it. A good that can still
//! be used is lit; a card that was used is turned over.

use crate::Scene;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids};
use crate::ours::mark;
use game::Seat;
use maud::{Markup, html};
use novgorod::phase::Phase;
use novgorod::pieces::City;
use novgorod::route::Card;
use novgorod::view::{LaidCard, PlayerView, View};

/// The cards of the route, while its player is at turn and has not put it away.
pub(in crate::novgorod) fn laid(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    if !view.shows_route(player.seat) {
        return html! {};
    }
    let route = &view.this_turn.route;
    let free = if view.phase == Phase::Laying { view.this_turn.room } else { 0 };
    html! {
        section.nv-route.(format!("n{}", route.len() + free)) data-card=[scene.id(ids::of_seat("route", player.seat))] {
            h4 { (say!(names, "novgorod-route-title", count = route.len(), most = view.this_turn.longest)) }
            div.nv-fan {
                @for (place, laid) in route.iter().enumerate() {
                    div { (laid_card(view, scene, player.seat, place, laid)) }
                }
                @for _ in 0..free {
                    div {
                        svg.nv-card.free viewBox="0 0 70 122" aria-hidden="true" focusable="false" {
                            rect x="1" y="1" width="68" height="120" rx="5" {}
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

/// V-3.4: the base post that stands in the hold for a post in the route; only its good counts.
pub(super) fn stand_in(view: &View, scene: &Scene, city: City) -> Markup {
    html! {
        svg.nv-card.base viewBox="0 0 70 122" aria-hidden="true" {
            (paper())
            (name(Names::of(scene), city))
            (art::good(view.city[city].good, 15.0, 26.0, 40.0))
        }
    }
}

/// The outline of a card, and of a slip that has its name and its good only.
const CARD: &str = "M3 0H67a3 3 0 0 1 3 3V119a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z";
const SLIP: &str = "M3 0H67a3 3 0 0 1 3 3V19a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z";

/// A post that is not in the route. Where many lie side by side the style makes slips of them, so that each name can be
/// read.
pub(super) fn post(view: &View, scene: &Scene, seat: Seat, city: City) -> Markup {
    let names = Names::of(scene);
    let it = &view.city[city];
    let title = say!(
        names,
        "novgorod-about-post",
        city = names.city(city),
        good = names.good(it.good),
        income = names.ducats(it.income),
    );
    html! {
        svg.nv-card.moves.own-glow id=[scene.id(ids::post(seat, city))] viewBox="0 0 70 122" role="img"
            preserveAspectRatio="xMidYMin slice" data-rule="V-3.2" {
            title { (title) }
            // Nothing can be done with the cards of others, so that nothing of them glows.
            @if scene.own() == Some(seat) {
                @for (class, outline) in [("whole", CARD), ("brief", SLIP)] {
                    path.halo.rim.(class) d=(outline) {}
                    path.halo.(class) d=(outline) {}
                }
            }
            (sheet())
            g.whole {
                (name(names, city))
                (art::good(it.good, 15.0, 26.0, 40.0))
                (income(scene, city, it.income))
                @if let Some(works) = it.manufactory { (art::luxury(works.luxury, 24.0, 95.0, 22.0)) }
            }
            g.brief {
                (art::good(it.good, 2.5, 3.5, 15.0))
                text.name.long[is_long(&names.city(city))] x="19.500" y="14.800" { (names.city(city)) }
            }
        }
    }
}

/// The name of a card's city; a long one in smaller letters.
fn name(names: Names, city: City) -> Markup {
    let name = names.city(city);
    html! { text.name.long[is_long(&name)] x="35" y="19.500" { (name) } }
}

fn is_long(name: &str) -> bool {
    name.chars().count() > 8
}

fn paper() -> Markup {
    html! { (art::halo(CARD)) (sheet()) }
}

fn sheet() -> Markup {
    html! {
        rect.back x="2" y="3" width="68" height="119" rx="5" {}
        rect.paper x=".5" y=".5" width="69" height="121" rx="5" {}
    }
}

fn laid_card(view: &View, scene: &Scene, seat: Seat, place: usize, laid: &LaidCard) -> Markup {
    let names = Names::of(scene);
    let LaidCard { card, unused, stored, .. } = *laid;
    let (class, city, rule) = match card {
        Card::Own(city) => ("own", city, "V-3.2"),
        Card::Base(city) => ("base", city, "V-3.2"),
        Card::Held(city) => ("held", city, "V-3.4"),
        Card::Placeholder { city, .. } => ("placeholder", city, "V-3.3"),
    };
    html! {
        svg.nv-card.moves.own-glow.(class).used[!unused] id=[scene.id(id(seat, card))] viewBox="0 0 70 122" role="img"
            data-rule=(rule) {
            title { (about(view, names, card, unused, stored)) }
            (paper())
            (name(names, city))
            @if let Card::Placeholder { .. } = card {
                (face_down())
            } @else {
                @if unused { (art::put("lamp", 4.0, 15.0, 62.0)) }
                g.cargo { (art::good(view.city[city].good, 15.0, 26.0, 40.0)) }
                (foot(scene, laid, city, view.city[city].harbour_fee))
            }
            @if let Some(city) = laid.manufactory { (tab(view, city)) }
            @if !unused { (turned()) }
            g.place { circle cx="35" cy="-2" r="9.500" {} text x="35" y="2.400" { (place + 1) } }
        }
    }
}

/// The sign of a card that lies face down.
pub(in crate::novgorod) fn face_down() -> Markup {
    html! { path.face-down d="M15 30h40v36h-40zM15 30l40 36M55 30 15 66" {} }
}

/// The sign of a card that was used.
pub(in crate::novgorod) fn turned() -> Markup {
    html! { path.turned d="M16 27 54 65M54 27 16 65" {} }
}

/// What the card costs or may bring.
fn foot(scene: &Scene, laid: &LaidCard, city: City, fee: u16) -> Markup {
    html! {
        @match laid.card {
            _ if laid.stored => text.small x="35" y="85" { (say!(Names::of(scene), "novgorod-stored")) },
            Card::Base(_) => g.fee {
                (art::put("anchor", 14.0, 72.0, 16.0))
                text.number x="33" y="85" { (format!("−{fee}")) }
                @if scene.is_ours("city", city.word(), "fee") { (mark(33.0, 89.0, 16.0)) }
            },
            Card::Own(_) | Card::Held(_) | Card::Placeholder { .. } => (income(scene, city, laid.income)),
        }
    }
}

fn income(scene: &Scene, city: City, ducats: u16) -> Markup {
    html! {
        (art::put("ducat", 15.0, 72.0, 16.0))
        text.number x="34" y="85" { (format!("+{ducats}")) }
        @if scene.is_ours("city", city.word(), "income") { (mark(34.0, 89.0, 18.0)) }
    }
}

/// The manufactory that goes on a card: what it makes, and of what.
fn tab(view: &View, city: City) -> Markup {
    let Some(works) = view.city[city].manufactory else { return html! {} };
    let goods = works.lines.iter().flatten().last().map(|line| line.goods);
    html! {
        g.tab {
            rect x="5" y="93" width="60" height="25" rx="6" {}
            (art::luxury(works.luxury, 7.0, 94.0, 23.0))
            @for (at, good) in goods.iter().flat_map(|goods| goods.iter()).enumerate() {
                (art::good(good, 30.5 + 11.2 * at as f32, 100.0, 11.0))
            }
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
        (false, true) => names.words.detailed(&what, &say!(names, "novgorod-stored")),
        (false, false) => names.words.detailed(&what, &say!(names, "novgorod-used")),
    }
}
