//! What lies before a player: the ship with its hold, the posts, the orders, the career card, ducats and seals as plain
//! numbers.

pub(super) mod career;
pub(super) mod route;

use super::art::colour;
use super::names::{Names, say};
use super::stage::chart::sailing;
use super::stage::papers::{Lies, order_back, order_card};
use super::{art, ids};
use crate::Scene;
use game::Seat;
use maud::{Markup, html};
use novgorod::pieces::*;
use novgorod::route::Card;
use novgorod::view::{NextSpeed, PlayerView, View};

/// The area of a seat.
pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let own = scene.own() == Some(seat);
    html! {
        div.nv-area.own[own].small[!own].(colour(seat)) {
            (head(view, scene, player))
            (so_far(view, Names::of(scene), player))
            (route::strip(view, scene, player))
            div.nv-things {
                (posts(view, scene, player))
                (orders(view, scene, player))
            }
            (career::ladder(scene, player))
        }
    }
}

fn head(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let seat = player.seat;
    let from = names.sources(player);
    html! {
        div.nv-head {
            h3 {
                (crate::icons::shape(seat.index()))
                span { (scene.name(seat)) }
                @if view.first == Some(seat) { span.you { (say!(names, "novgorod-start-player")) } }
            }
            div.nv-numbers {
                div.nv-number title=(from) data-rule="V-1" {
                    (art::inline(scene, "seal")) b { (player.seals) }
                    span.soft { (say!(names, "novgorod-seals-of", count = view.end_seals)) }
                }
                div.nv-number data-rule="V-4.8" {
                    (art::inline(scene, "ducat")) b { (player.ducats) } span.soft { (say!(names, "novgorod-label-ducats")) }
                }
                (ship(view, scene, player))
                (hold(view, scene, player))
            }
        }
    }
}

/// What the player at turn has done.
fn so_far(view: &View, names: Names, player: &PlayerView) -> Markup {
    let done = if view.active == Some(player.seat) { done_so_far(view, names) } else { vec![] };
    html! {
        @if !done.is_empty() { p.nv-so-far { @for done in done { span { (done) } } } }
    }
}

/// What was done in this turn, as far as it cannot be seen elsewhere.
pub(super) fn done_so_far(view: &View, names: Names) -> Vec<String> {
    let turn = &view.this_turn;
    let done = [
        (turn.fees > 0).then(|| say!(names, "novgorod-owed", ducats = names.ducats(turn.fees))),
        turn.privilege.map(|it| say!(names, "novgorod-turn-privilege", privilege = names.privilege(it))),
        (turn.discount > 0).then(|| say!(names, "novgorod-turn-discount", ducats = names.ducats(turn.discount))),
        turn.pirate_moved.then(|| say!(names, "novgorod-turn-pirate")),
        turn.bought.then(|| say!(names, "novgorod-turn-bought")),
    ];
    done.into_iter().flatten().collect()
}

/// The ship, unless it is at sea, with its speed and the price of the next.
fn ship(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let seat = player.seat;
    let about = |it: NextSpeed| say!(names, "novgorod-next-speed", speed = it.speed, price = names.ducats(it.price));
    let next = player.next_speed.map(about);
    let at_sea = sailing(view).is_some_and(|(sails, _)| sails == seat);
    html! {
        div.nv-number.nv-speed id=[scene.id(ids::speed(seat))] title=[next] data-rule="V-5.1" {
            svg.nv-icon.large.(colour(seat)).moves[!at_sea].away[at_sea] id=[scene.id(ids::ship(seat)).filter(|_| !at_sea)]
                viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
                (art::put(scene, "ship", 0, 0, 48))
            }
            b { (player.speed) }
            span.soft { (say!(names, "novgorod-label-speed")) }
            @if let Some(next) = player.next_speed {
                span.next { "→ " (next.speed) ": " (next.price) (art::inline(scene, "ducat")) }
            }
        }
    }
}

/// The hold, with the post whose good is stored, unless that post lies in the route.
fn hold(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let seat = player.seat;
    let told = match player.hold {
        Some(city) => {
            say!(names, "novgorod-hold-of", good = names.good(view.city[city].good), city = names.city(city))
        }
        None => say!(names, "novgorod-hold-empty"),
    };
    let used = view.active == Some(seat) && view.this_turn.stored_used;
    let post = player.hold.filter(|&city| !is_laid(view, seat, city)).and_then(|city| scene.id(ids::post(seat, city)));
    html! {
        div.nv-number.nv-hold id=[scene.id(ids::hold(seat))] title=(told) data-rule="V-4.6" {
            span.berth {
                @if let Some(city) = player.hold {
                    svg.nv-icon.large.used[used].moves[post.is_some()] id=[post] viewBox="0 0 24 24" aria-hidden="true"
                        focusable="false" { (art::good(scene, view.city[city].good, 0, 0, 24)) }
                }
            }
            span.soft { (told) }
        }
    }
}

/// Whether a post of a player lies in the route, face up or down.
fn is_laid(view: &View, seat: Seat, city: City) -> bool {
    let lies = |card| match card {
        Card::Own(it) | Card::Base(it) | Card::Held(it) => it == city,
        Card::Placeholder { post, .. } => post == city,
    };
    view.shows_route(seat) && view.this_turn.route.iter().any(|it| lies(it.card))
}

/// The posts in a player's hand; those in the route and in the hold lie there.
fn posts(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let in_hand = |city: &City| player.hold != Some(*city) && !is_laid(view, player.seat, *city);
    html! {
        div.nv-posts {
            h4 { (say!(names, "novgorod-posts-title", count = player.posts.len())) }
            div.nv-row { @for city in player.posts.iter().filter(in_hand) { (post(view, scene, player.seat, city)) } }
        }
    }
}

fn post(view: &View, scene: &Scene, seat: Seat, city: City) -> Markup {
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
        svg.nv-post.moves id=[scene.id(ids::post(seat, city))] viewBox="0 0 84 64" role="img" data-rule="V-3.2" {
            title { (title) }
            rect.back x="2" y="3" width="80" height="61" rx="6" {}
            rect.land x="1" y="1" width="82" height="60" rx="6" {}
            (art::good(scene, it.good, 7, 6, 30))
            (art::put(scene, "ducat", 43, 13, 18))
            text.plus x="69" y="27" { (it.income) }
            text.name x="42" y="53" { (names.city(city)) }
        }
    }
}

/// Orders in hand, beside the ship and under it.
fn orders(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let upper = |order| view.active == Some(player.seat) && view.this_turn.upper.has(order);
    let in_hand = |order| Lies::Hand { secret: !player.known.has(order), upper: upper(order) };
    html! {
        div.nv-hand {
            h4 { (say!(names, "novgorod-hand-title", count = player.hand.len() + player.hidden)) }
            div.nv-row {
                @for order in player.hand.iter() { (order_card(view, scene, order, in_hand(order))) }
                @for _ in 0..player.hidden { (order_back(scene, None)) }
            }
        }
        @if !player.beside.is_empty() {
            div.nv-hand {
                h4 { (say!(names, "novgorod-beside-title")) }
                div.nv-row { @for order in player.beside.iter() { (order_card(view, scene, order, Lies::Beside)) } }
            }
        }
        @if player.orders_done > 0 {
            div.nv-hand.done {
                h4 { (say!(names, "novgorod-under-title", count = player.orders_done)) }
                div.nv-row {
                    @for order in player.done.or(player.counters).iter() {
                        (order_card(view, scene, order, Lies::Under))
                    }
                    @for _ in 0..player.hidden_counters { (order_back(scene, None)) }
                }
            }
        }
    }
}
