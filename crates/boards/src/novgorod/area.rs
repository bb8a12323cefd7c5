//! What lies before a player: a deck of oak with the ship and its hold, the route or the posts as cards, the orders,
//! the career card, and over them a strip with what can be done now and what is owed.
//!
//! The parts are the same for everybody. The style lays them side by side under the chart, and in rows in a sheet or on
//! a phone.

pub(super) mod career;
pub(super) mod route;
mod strip;

use super::art::colour;
use super::names::{Names, say};
use super::stage::chart::sailing;
use super::stage::papers::{Lies, order_back, order_card};
use super::{art, ids};
use crate::Scene;
use game::Seat;
use maud::{Markup, html};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::route::Card;
use novgorod::view::{NextSpeed, PlayerView, View};

/// The area of a seat.
pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let own = scene.own() == Some(seat);
    html! {
        div.nv-area.own[own].(colour(seat)) {
            (art::ground("nv-planks", "deck", 1040.0, 205.0))
            (art::ground("nv-rope", "rope", 1040.0, 14.0))
            div.nv-deck {
                @if own { (strip::strip(view, scene, player)) } @else { (head(view, scene, player)) }
                (strip::ledger(view, Names::of(scene), player))
                (helm(view, scene, player))
                div.nv-cards.(crowd(view, player)) {
                    @if own { (career::sides(view, scene, player)) }
                    (route::laid(view, scene, player))
                    (hold(view, scene, player))
                    (hand(view, scene, player))
                }
                (orders(view, scene, player))
                (done(view, scene, player))
                (career::ladder(scene, player))
            }
        }
    }
}

/// Whose area it is, where it is not the viewer's own.
fn head(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    html! {
        h3.nv-head {
            (crate::icons::shape(player.seat.index()))
            span { (scene.name(player.seat)) }
            @if view.first == Some(player.seat) { small { (say!(names, "novgorod-start-player")) } }
        }
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

/// The ship, unless it is at sea, and the numbers: seals, ducats, speed and the price of the next.
fn helm(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let seat = player.seat;
    let about = |it: NextSpeed| say!(names, "novgorod-next-speed", speed = it.speed, price = names.ducats(it.price));
    let speed = format!("{}\u{a0}{}", say!(names, "novgorod-label-speed"), player.speed);
    let told = [Some(speed), player.next_speed.map(about)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let at_sea = sailing(view).is_some_and(|(sails, _)| sails == seat);
    html! {
        div.nv-helm {
            svg.nv-cog.moves[!at_sea].away[at_sea] id=[scene.id(ids::ship(seat)).filter(|_| !at_sea)]
                viewBox="0 0 64 64" role="img" data-card=[at_sea.then(|| ids::ship(seat))] data-rule="V-3.1" {
                title { (say!(names, "novgorod-ship-of", name = scene.name(seat))) }
                (art::ship(seat))
            }
            div.nv-count title=(names.sources(player)) data-card=(ids::racer(seat)) data-rule="V-1" { (art::inline("seal")) b { (player.seals) } }
            div.nv-count title=(names.ducats(player.ducats)) data-card=(ids::of_seat("ducats", seat)) data-rule="V-4.8" {
                (art::inline("ducat")) b { (player.ducats) }
            }
            div.nv-speed.own-glow id=[scene.id(ids::speed(seat))] title=(told) data-rule="V-5.1" {
                (art::inline("speed")) b { (player.speed) }
                @if let Some(next) = player.next_speed {
                    small { "→" (next.speed) (names.words.say("joins-detail")) (next.price) (art::inline("ducat")) }
                }
            }
        }
    }
}

/// The hold, with the post whose good is stored, or what stands for it while that post lies in the route (V-3.4).
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
    let berth = player.hold.map(|city| match is_laid(view, seat, city) {
        true => route::stand_in(view, scene, city),
        false => route::post(view, scene, seat, city),
    });
    html! {
        section.nv-hold.own-glow.used[used] id=[scene.id(ids::hold(seat))] title=(told) data-rule="V-4.6" {
            h4 { (say!(names, "novgorod-hold-head")) }
            div.berth { @if let Some(card) = berth { (card) } }
        }
    }
}

/// How close the cards of route and hand lie: three fit side by side on a phone, five elsewhere.
fn crowd(view: &View, player: &PlayerView) -> &'static str {
    let turn = &view.this_turn;
    let room = if view.phase == Phase::Laying { turn.room } else { 0 };
    let route = if view.shows_route(player.seat) { turn.route.len() + room } else { 0 };
    match route + in_hand(view, player).count() {
        0..=3 => "few",
        4..=5 => "some",
        _ => "many",
    }
}

/// The posts that lie neither in the route nor in the hold.
fn in_hand(view: &View, player: &PlayerView) -> impl Iterator<Item = City> {
    player.posts.iter().filter(|&city| player.hold != Some(city) && !is_laid(view, player.seat, city))
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
fn hand(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let posts: Vec<City> = in_hand(view, player).collect();
    html! {
        @if !posts.is_empty() {
            section.nv-hand.(format!("n{}", posts.len())) data-card=(ids::of_seat("hand", player.seat)) {
                h4 { (say!(names, "novgorod-hand-head")) }
                div.nv-fan { @for &city in &posts { div { (route::post(view, scene, player.seat, city)) } } }
            }
        }
    }
}

/// Orders in hand and beside the ship.
fn orders(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let upper = |order| view.active == Some(player.seat) && view.this_turn.upper.has(order);
    let in_hand = |order| Lies::Hand { secret: !player.known.has(order), upper: upper(order) };
    let count = player.hand.len() + player.hidden + player.beside.len();
    html! {
        section.nv-mine data-card=(ids::of_seat("orders", player.seat)) {
            h4 {
                (say!(names, "novgorod-orders-title"))
                " " small { (say!(names, "novgorod-of-most", count = count, most = view.most_orders)) }
            }
            div.nv-fan {
                @for order in player.beside.iter() { div { (order_card(view, scene, order, Lies::Beside)) } }
                @for order in player.hand.iter() { div { (order_card(view, scene, order, in_hand(order))) } }
                @for _ in 0..player.hidden { div { (order_back(scene)) } }
            }
        }
    }
}

/// What lies under the ship: how many, and which of them the viewer knows.
fn done(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let known = player.done.or(player.counters);
    let known = known.iter().filter_map(|order| view.order.get(&order)).map(|&table| names.order(table));
    let title = say!(names, "novgorod-under-title", count = player.orders_done);
    let told = [title].into_iter().chain(known).collect::<Vec<_>>().join(" · ");
    html! {
        section.nv-done data-card=(ids::of_seat("done", player.seat)) data-rule="V-4.9" {
            h4 { (say!(names, "novgorod-done-head")) }
            svg viewBox="0 0 50 62" role="img" {
                title { (told) }
                @for at in (0..player.orders_done.min(3)).rev() {
                    rect.paper x=(1.0 + 3.0 * at as f32) y=(1.0 + 3.0 * at as f32) width="42" height="52" rx="3" {}
                }
                @if player.orders_done == 0 { rect.none x="1" y="1" width="42" height="52" rx="3" {} }
                text.total.on-paper[player.orders_done > 0] x="22" y="35" { (player.orders_done) }
            }
        }
    }
}
