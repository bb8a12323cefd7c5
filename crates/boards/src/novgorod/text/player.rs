//! What a player has.

use super::super::names::{Names, say};
use super::layout::{grid, length, list, padded};
use super::{order, who};
use crate::Scene;
use novgorod::pieces::Order;
use novgorod::tables::ROWS;
use novgorod::view::{PlayerView, View};

/// The numbers that matter most, and below them where the rest lies.
pub(super) fn player(view: &View, scene: &Scene, player: &PlayerView) -> String {
    let names = Names::of(scene);
    let next = player.next_speed.map(|it| {
        format!(" ({})", say!(names, "novgorod-next-speed", speed = it.speed, price = names.ducats(it.price)))
    });
    let numbers = [
        (view.first == Some(player.seat)).then(|| say!(names, "novgorod-start-player")),
        Some(names.seals(player.seals)),
        Some(names.ducats(player.ducats)),
        Some(say!(names, "novgorod-text-speed", speed = player.speed) + &next.unwrap_or_default()),
        Some(say!(names, "novgorod-posts-title", count = player.posts.len())),
    ];
    let numbers: Vec<String> = numbers.into_iter().flatten().collect();
    let name = format!("{} {} · ", player.seat.index() + 1, who(scene, player.seat));
    let labels = [
        say!(names, "novgorod-label-seals"),
        say!(names, "novgorod-career-title"),
        say!(names, "novgorod-text-free"),
        say!(names, "novgorod-text-hold"),
        say!(names, "novgorod-text-hand"),
        say!(names, "novgorod-text-beside"),
        say!(names, "novgorod-text-under"),
    ];
    let width = labels.iter().map(|label| length(label)).max().unwrap_or(0) + 2;
    let [seals, career, free, hold, hand, beside, under] = labels.map(|label| format!("  {}", padded(&label, width)));
    [
        String::from("\n"),
        list(&name, &numbers, ", "),
        list(&seals, &(player.seals > 0).then(|| names.sources(player)).into_iter().collect::<Vec<_>>(), ""),
        list(&career, &career_so_far(names, player), ", "),
        list(&free, &free_rows(names, player), ", "),
        list(&hold, &stored(view, names, player), ""),
        grid(&hand, &in_hand(view, names, player)),
        grid(&beside, &player.beside.iter().map(|it| order(view, names, it)).collect::<Vec<_>>()),
        grid(&under, &under_ship(view, names, player)),
    ]
    .concat()
}

/// V-4.5, V-6.1, V-8.2: how far the career is, and what it brings.
fn career_so_far(names: Names, player: &PlayerView) -> Vec<String> {
    let parts = [
        player.ladder.map(|_| say!(names, "novgorod-do-side", side = player.side.word())),
        player.ladder.map(|_| say!(names, "novgorod-text-rows", rows = player.rows, all = ROWS)),
        player.ladder.map(|_| say!(names, "novgorod-per-turn", seals = names.seals(player.seals_per_turn))),
        player.ladder.filter(|_| player.shows_x).map(|_| say!(names, "novgorod-text-x")),
    ];
    parts.into_iter().flatten().collect()
}

/// V-4.5, V-6.2: what the rows cost that are free, the next first, and the privileges that they show.
fn free_rows(names: Names, player: &PlayerView) -> Vec<String> {
    let free = player.ladder.into_iter().flatten().filter(|row| !row.covered);
    free.map(|row| format!("{} [{}]", names.row(row.cost), names.privilege(row.privilege))).collect()
}

/// V-4.6
fn stored(view: &View, names: Names, player: &PlayerView) -> Vec<String> {
    let Some(city) = player.hold else { return vec![] };
    let good = format!("{} ({})", names.good(view.city[city].good), names.city(city));
    let used = view.active == Some(player.seat) && view.this_turn.stored_used;
    vec![if used { format!("{good}, {}", say!(names, "novgorod-used")) } else { good }]
}

/// The orders in hand, and what else is to be said of them.
fn in_hand(view: &View, names: Names, player: &PlayerView) -> Vec<String> {
    let told = |it: Order| {
        let secret = (!player.known.has(it)).then(|| say!(names, "novgorod-text-secret"));
        let upper = view.this_turn.upper.has(it).then(|| say!(names, "novgorod-text-upper"));
        [Some(order(view, names, it)), secret, upper].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    player.hand.iter().map(told).chain(hidden(names, player.hidden)).collect()
}

/// Orders and counters under the ship.
fn under_ship(view: &View, names: Names, player: &PlayerView) -> Vec<String> {
    let counter = |it: Order| format!("{}, {}", order(view, names, it), say!(names, "novgorod-text-counter"));
    let done = player.done.iter().map(|it| order(view, names, it));
    done.chain(player.counters.iter().map(counter)).chain(hidden(names, player.hidden_counters)).collect()
}

fn hidden(names: Names, count: usize) -> Option<String> {
    (count > 0).then(|| say!(names, "novgorod-text-hidden", count = count))
}
