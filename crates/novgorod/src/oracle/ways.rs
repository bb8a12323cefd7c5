//! Every way to go on with a route, as if there were credit, and whether one of them pays its fees (V-4.8).

use super::desk::Desk;
use crate::action::Action;
use crate::pieces::*;
use crate::route::Card;
use crate::state::{Last, Novgorod};
use game::{Actor, Game};

/// Ducats at hand and by privilege, less the fees.
pub(super) fn funds(game: &Novgorod, rows: u8) -> i32 {
    let privilege = game.this_turn.privilege.is_none() && game.me().shows(Privilege::Income, rows, game.tables());
    let extra = if privilege { game.tables().extra_income } else { 0 };
    i32::from(game.me().ducats) + i32::from(extra) - i32::from(game.this_turn.fees)
}

/// Whether the cards that lie can pay the fees.
pub(super) fn pays_now(game: &Novgorod) -> bool {
    funds(game, game.me().rows) + i32::from(Desk::of(game).most(game)) >= 0
}

/// Whether any way to go on with the route can pay the fees: all of them are tried. The pirate is moved at most once on
/// the way: where he is in nobody's way, a second move changes nothing.
pub(super) fn pays_somehow(game: &Novgorod, pirate: bool) -> bool {
    pays_now(game)
        || moves(game).into_iter().any(|(action, next)| match action {
            Action::Pirate(_) => pirate && pays_somehow(&next, false),
            _ => pays_somehow(&next, pirate),
        })
}

/// V-3, V-6.2, V-9.3 in the book's words: everything that can be done while the route is laid, as if there were credit,
/// and what follows.
pub(super) fn moves(game: &Novgorod) -> Vec<(Action, Novgorod)> {
    let (me, tables) = (game.me(), game.tables());
    let cards: Vec<Card> = game.route.cards().collect();
    let visited: Vec<City> = cards.iter().filter_map(|card| card.visits()).collect();
    let face_down: Vec<City> = cards
        .iter()
        .filter_map(|card| if let Card::Placeholder { post, .. } = card { Some(*post) } else { None })
        .collect();
    let front = game.rules.pirate == Some(Side::Front);
    let back = game.rules.pirate == Some(Side::Back);
    let longest = |more: Option<City>| {
        let slowed = front && (visited.contains(&game.pirate) || more == Some(game.pirate));
        let hurried = game.this_turn.privilege == Some(Privilege::Speed);
        usize::from(me.speed) + usize::from(hurried) - usize::from(slowed)
    };
    let mut actions = Vec::new();
    for city in City::ALL {
        let neighbour = visited.last().is_none_or(|&last| {
            let linked = |a: City, b: City| tables.links[a].has(b);
            linked(last, city) || back && linked(last, game.pirate) && linked(game.pirate, city)
        });
        let closed = visited.contains(&city) || face_down.contains(&city) || back && city == game.pirate;
        if neighbour && !closed && cards.len() < longest(Some(city)) {
            actions.push(Action::Lay(city));
        }
    }
    if cards.last().is_some_and(|card| card.visits().is_some()) && cards.len() < longest(None) {
        let spare = |city: &City| {
            me.posts.has(*city) && me.hold != Some(*city) && !visited.contains(city) && !face_down.contains(city)
        };
        actions.extend(City::ALL.into_iter().filter(spare).map(Action::Placeholder));
    }
    let unused = game.this_turn.privilege.is_none() && me.shows(Privilege::Speed, me.rows, tables);
    if unused && cards.len() + usize::from(front) >= longest(None) {
        actions.push(Action::Use(Privilege::Speed));
    }
    if front && game.this_turn.last != Last::Pirate && game.pirate_price() <= me.ducats {
        actions.extend(City::ALL.into_iter().filter(|&city| city != game.pirate).map(Action::Pirate));
    }
    let after = |action: Action| {
        let mut next = game.clone();
        next.apply(Actor::Seat(game.active), action, &mut ());
        (action, next)
    };
    actions.into_iter().map(after).collect()
}
