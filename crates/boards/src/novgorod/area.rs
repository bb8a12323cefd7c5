//! What lies before a player: the ship with its hold, the posts, the orders, the career card, ducats and seals as plain numbers.

use super::chart::{colour, sailing};
use super::names::{Names, say};
use super::papers::{Lies, order_back, order_card};
use super::{career, icons, ids, route};
use crate::Scene;
use game::Seat;
use maud::{Markup, html};
use novgorod::Source;
use novgorod::pieces::*;
use novgorod::view::{PlayerView, View};

/// The area of a seat.
pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let names = Names { words: scene.words };
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let own = scene.own() == Some(seat);
    html! {
        div.nv-area.own[own].small[!own].(colour(seat)) {
            (head(view, scene, names, player))
            (so_far(view, names, player))
            (route::strip(view, names, player))
            div.nv-things {
                (posts(view, names, player))
                (orders(view, names, player))
            }
            (career::ladder(view, names, player))
        }
    }
}

/// All seals of a player.
pub(super) fn seals(player: &PlayerView) -> u16 {
    player.seals.entries().iter().sum()
}

fn head(view: &View, scene: &Scene, names: Names, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let from = Source::ALL.into_iter().filter(|&source| player.seals[source] > 0);
    let from =
        from.map(|source| say!(names, "novgorod-source", source = source_word(source), count = player.seals[source]));
    let from = from.collect::<Vec<_>>().join(", ");
    html! {
        div.nv-head {
            h3 {
                (crate::icons::shape(seat.index()))
                span { (scene.name(seat)) }
                @if view.first == Some(seat) { span.you { (say!(names, "novgorod-start-player")) } }
            }
            div.nv-numbers {
                div.nv-number title=(from) data-rule="V-1" {
                    (icons::inline("seal")) b { (seals(player)) }
                    span.soft { (say!(names, "novgorod-seals-of", count = view.end_seals)) }
                }
                div.nv-number data-rule="V-4.8" {
                    (icons::inline("ducat")) b { (player.ducats) } span.soft { (say!(names, "novgorod-label-ducats")) }
                }
                (ship(view, names, player))
                (hold(view, names, player))
            }
        }
    }
}

/// What the player at turn has done, as far as it cannot be seen elsewhere.
fn so_far(view: &View, names: Names, player: &PlayerView) -> Markup {
    if view.active != Some(player.seat) {
        return html! {};
    }
    let turn = &view.this_turn;
    let done = [
        (turn.fees > 0).then(|| say!(names, "novgorod-owed", ducats = names.ducats(turn.fees))),
        turn.privilege.map(|it| say!(names, "novgorod-turn-privilege", privilege = names.privilege(it))),
        (turn.discount > 0).then(|| say!(names, "novgorod-turn-discount", ducats = names.ducats(turn.discount))),
        turn.pirate_moved.then(|| say!(names, "novgorod-turn-pirate")),
        turn.bought.then(|| say!(names, "novgorod-turn-bought")),
    ];
    html! {
        @if done.iter().any(Option::is_some) {
            p.nv-so-far { @for done in done.iter().flatten() { span { (done) } } }
        }
    }
}

/// The key word of a source of seals.
fn source_word(source: Source) -> &'static str {
    match source {
        Source::Luxuries => "luxuries",
        Source::Orders => "orders",
        Source::Specials => "specials",
        Source::Career => "career",
        Source::Bonus => "bonus",
    }
}

/// The ship, unless it is at sea, with its speed and the price of the next.
fn ship(view: &View, names: Names, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let next = player
        .speed_price
        .map(|price| say!(names, "novgorod-next-speed", speed = player.speed + 1, price = names.ducats(price)));
    let at_sea = sailing(view).is_some_and(|(sails, _)| sails == seat);
    html! {
        div.nv-number.nv-speed id=(ids::speed(seat)) title=[next] data-rule="V-5.1" {
            svg.nv-icon.large.(colour(seat)).moves[!at_sea].away[at_sea] id=[(!at_sea).then(|| ids::ship(seat))]
                viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
                (icons::put("ship", 0, 0, 48))
            }
            b { (player.speed) }
            span.soft { (say!(names, "novgorod-label-speed")) }
            @if let Some(price) = player.speed_price {
                span.next { "→ " (player.speed + 1) ": " (price) (icons::inline("ducat")) }
            }
        }
    }
}

/// The hold, with the post whose good is stored, unless that post lies in the route.
fn hold(view: &View, names: Names, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let told = match player.hold {
        Some(city) => {
            say!(names, "novgorod-hold-of", good = names.good(view.city[city].good), city = names.city(city))
        }
        None => say!(names, "novgorod-hold-empty"),
    };
    let used = view.active == Some(seat) && view.this_turn.stored_used;
    let post = player.hold.filter(|&city| !is_laid(view, seat, city)).map(|city| ids::post(seat, city));
    html! {
        div.nv-number.nv-hold id=(ids::hold(seat)) title=(told) data-rule="V-4.6" {
            span.berth {
                @if let Some(city) = player.hold {
                    svg.nv-icon.large.used[used].moves[post.is_some()] id=[post] viewBox="0 0 24 24" aria-hidden="true"
                        focusable="false" { (icons::good(view.city[city].good, 0, 0, 24)) }
                }
            }
            span.soft { (told) }
        }
    }
}

/// Whether a post of a player lies in the route, face up or down.
fn is_laid(view: &View, seat: Seat, city: City) -> bool {
    let route = &view.this_turn.route;
    route::is_out(view, seat) && (route.cities().has(city) || route.face_down().has(city))
}

/// The posts in a player's hand; those in the route and in the hold lie there.
fn posts(view: &View, names: Names, player: &PlayerView) -> Markup {
    let in_hand = |city: &City| player.hold != Some(*city) && !is_laid(view, player.seat, *city);
    html! {
        div.nv-posts {
            h4 { (say!(names, "novgorod-posts-title", count = player.posts.len())) }
            div.nv-row { @for city in player.posts.iter().filter(in_hand) { (post(view, names, player.seat, city)) } }
        }
    }
}

fn post(view: &View, names: Names, seat: Seat, city: City) -> Markup {
    let it = &view.city[city];
    let title = say!(
        names,
        "novgorod-about-post",
        city = names.city(city),
        good = names.good(it.good),
        income = names.ducats(it.income),
    );
    html! {
        svg.nv-post.moves id=(ids::post(seat, city)) viewBox="0 0 84 64" role="img" data-rule="V-3.2" {
            title { (title) }
            rect.back x="2" y="3" width="80" height="61" rx="6" {}
            rect.land x="1" y="1" width="82" height="60" rx="6" {}
            (icons::good(it.good, 7, 6, 30))
            (icons::put("ducat", 43, 13, 18))
            text.plus x="69" y="27" { (it.income) }
            text.name x="42" y="53" { (names.city(city)) }
        }
    }
}

/// Orders in hand, beside the ship and under it.
fn orders(view: &View, names: Names, player: &PlayerView) -> Markup {
    let upper = |order| view.active == Some(player.seat) && view.this_turn.upper.has(order);
    let in_hand = |order| Lies::Hand { secret: !player.known.has(order), upper: upper(order) };
    let unknown = player.counted - player.counters.len();
    let done = player.done.len() + player.counted;
    html! {
        div.nv-hand {
            h4 { (say!(names, "novgorod-hand-title", count = player.hand.len() + player.hidden)) }
            div.nv-row {
                @for order in player.hand.iter() { (order_card(view, names, order, in_hand(order))) }
                @for _ in 0..player.hidden { (order_back(names, None)) }
            }
        }
        @if !player.beside.is_empty() {
            div.nv-hand {
                h4 { (say!(names, "novgorod-beside-title")) }
                div.nv-row { @for order in player.beside.iter() { (order_card(view, names, order, Lies::Beside)) } }
            }
        }
        @if done > 0 {
            div.nv-hand.done {
                h4 { (say!(names, "novgorod-under-title", count = done)) }
                div.nv-row {
                    @for order in player.done.or(player.counters).iter() {
                        (order_card(view, names, order, Lies::Under))
                    }
                    @for _ in 0..unknown { (order_back(names, None)) }
                }
            }
        }
    }
}
