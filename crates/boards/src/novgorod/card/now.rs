//! How things stand with a thing now: a few short sentences.

use super::Thing;
use crate::novgorod::names::{Names, say};
use crate::novgorod::question;
use crate::{Scene, capital};
use game::Seat;
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::route::Card;
use novgorod::view::{PlayerView, View};

/// At most four of them.
pub(super) fn now(view: &View, scene: &Scene, thing: Thing) -> Vec<String> {
    let names = Names::of(scene);
    let player = |seat: Seat| &view.players[seat.index()];
    match thing {
        Thing::City(at) => city(view, scene, at),
        Thing::Works(city) => productions(view, names, city),
        Thing::Line(city, line) => {
            let line = view.city[city].manufactory.and_then(|it| it.lines[line]);
            let sold =
                |seals| say!(names, "novgorod-now-sold", seals = names.seals(seals), ducats = names.ducats(seals));
            line.map(|line| sold(line.seals)).into_iter().collect()
        }
        Thing::At("price", city) => vec![next_post(view, names, city)],
        Thing::At("owners", city) => vec![owners(view, scene, city)],
        Thing::At("income", city) => vec![names.ducats(view.city[city].income)],
        Thing::At(_, city) => vec![names.ducats(view.city[city].harbour_fee)],
        Thing::Base(city) => vec![say!(names, "novgorod-now-fee", ducats = names.ducats(view.city[city].harbour_fee))],
        Thing::Good(good) => goods_from(view, names, good),
        Thing::Order(order) => self::order(view, scene, order),
        Thing::Half(order, half) => self::half(view, scene, order, half),
        Thing::Special(special) => self::special(view, names, special),
        Thing::Bonus(bonus) => self::bonus(view, scene, bonus),
        Thing::Post(seat, city) => post(view, scene, seat, city),
        Thing::Ship(seat) | Thing::Speed(seat) => speed(names, player(seat)),
        Thing::Seals(seat) => {
            let player = player(seat);
            let whose = format!("{} {}", scene.name(seat), player.seals);
            [whose, capital(&names.sources(player))].into_iter().filter(|it| !it.is_empty()).collect()
        }
        Thing::Hold(seat) => vec![match player(seat).hold {
            Some(city) => {
                say!(names, "novgorod-hold-of", good = names.good(view.city[city].good), city = names.city(city))
            }
            None => say!(names, "novgorod-hold-empty"),
        }],
        Thing::Row(seat, row) => self::row(names, player(seat), row),
        Thing::Of(what, seat) => of_seat(view, names, what, player(seat)),
        Thing::Privilege(_) | Thing::One("slot-privilege") => {
            let used = |it| capital(&say!(names, "novgorod-turn-privilege", privilege = names.privilege(it)));
            view.this_turn.privilege.map(used).into_iter().collect()
        }
        Thing::Side(side) => sides(view, names, side),
        Thing::Way(way) => ways(view, names, way),
        Thing::Berth(_) | Thing::One("pirate" | "slot-pirate") => {
            let at = view.pirate.map(|it| say!(names, "novgorod-now-at", city = names.city(it.city)));
            let price = view.pirate_price.map(|price| say!(names, "novgorod-now-pirate", price = price));
            at.into_iter().chain(price).collect()
        }
        Thing::One("merchant") => merchant(view, names),
        Thing::One("pile") => vec![
            say!(names, "novgorod-about-pile", count = view.pile),
            say!(names, "novgorod-now-costs", cost = names.ducats(view.order_price)),
        ],
        Thing::One("order-price") => vec![names.ducats(view.order_price)],
        Thing::One("specials") => {
            vec![say!(names, "novgorod-now-skipped", ducats = names.ducats(view.special_skip))]
        }
        Thing::One("race") => view.players.iter().map(|it| format!("{} {}", scene.name(it.seat), it.seals)).collect(),
        Thing::One("round") => vec![question::title(view, names)],
        Thing::One("slot-ship") => scene.own().map(|seat| speed(names, player(seat))).unwrap_or_default(),
        Thing::One("slot-end") if !matches!(view.phase, Phase::Buying | Phase::Ending) => {
            vec![say!(names, "novgorod-now-end-later")]
        }
        Thing::One(_) | Thing::Phase(_) => vec![],
    }
}

fn city(view: &View, scene: &Scene, city: City) -> Vec<String> {
    let names = Names::of(scene);
    let it = &view.city[city];
    let neighbours = names.words.all_of(it.neighbours.iter().map(|it| names.city(it)));
    let mine = scene.own().is_some_and(|seat| it.owners.has(seat));
    let call = match (scene.own(), mine) {
        (None, _) => owners(view, scene, city),
        (Some(_), true) => say!(names, "novgorod-now-own-post"),
        (Some(_), false) => say!(names, "novgorod-now-call", ducats = names.ducats(it.harbour_fee)),
    };
    vec![
        say!(names, "novgorod-now-good", good = names.good(it.good)),
        call,
        if mine {
            say!(names, "novgorod-now-income", ducats = names.ducats(it.income))
        } else {
            next_post(view, names, city)
        },
        match it.closed {
            true => say!(names, "novgorod-now-closed"),
            false => say!(names, "novgorod-now-neighbours", cities = neighbours),
        },
    ]
}

fn next_post(view: &View, names: Names, city: City) -> String {
    match view.city[city].next_price {
        Some(price) => say!(names, "novgorod-next-post", price = names.ducats(price)),
        None => say!(names, "novgorod-no-post"),
    }
}

fn owners(view: &View, scene: &Scene, city: City) -> String {
    let names = Names::of(scene);
    let owners = view.players.iter().filter(|it| view.city[city].owners.has(it.seat));
    let owners: Vec<String> = owners.map(|it| scene.name(it.seat).to_owned()).collect();
    match owners.is_empty() {
        true => say!(names, "novgorod-now-nobody"),
        false => say!(names, "novgorod-now-owners", players = names.words.all_of(owners)),
    }
}

/// The lines of a manufactory: what each uses and brings.
fn productions(view: &View, names: Names, city: City) -> Vec<String> {
    let lines = view.city[city].manufactory.into_iter().flat_map(|it| it.lines.into_iter().flatten());
    lines.map(|line| names.words.detailed(&names.goods(line.goods), &names.seals(line.seals))).collect()
}

/// Where a good is loaded, and where it can be worked.
fn goods_from(view: &View, names: Names, good: Good) -> Vec<String> {
    let from = City::ALL.into_iter().find(|&city| view.city[city].good == good);
    let uses = |city: &City| {
        let lines = view.city[*city].manufactory.into_iter().flat_map(|it| it.lines.into_iter().flatten());
        lines.into_iter().any(|line| line.goods.has(good))
    };
    let works = names.words.all_of(City::ALL.into_iter().filter(uses).map(|city| names.city(city)));
    let from = from.map(|city| say!(names, "novgorod-now-loaded", city = names.city(city)));
    let works = (!works.is_empty()).then(|| say!(names, "novgorod-now-worked", cities = works));
    from.into_iter().chain(works).collect()
}

fn order(view: &View, scene: &Scene, order: Order) -> Vec<String> {
    let names = Names::of(scene);
    let Some(table) = view.order.get(&order) else { return vec![] };
    let secret = scene.own().is_some_and(|seat| {
        let me = &view.players[seat.index()];
        me.hand.has(order) && !me.known.has(order)
    });
    let beside = view.players.iter().any(|it| it.beside.has(order));
    let place = match (view.shown.has(order), beside) {
        (true, _) => Some(say!(names, "novgorod-now-costs", cost = names.ducats(view.order_price))),
        (_, true) => Some(say!(names, "novgorod-now-beside")),
        _ => secret.then(|| say!(names, "novgorod-now-secret")),
    };
    let worth =
        say!(names, "novgorod-now-lines", one = names.seals(view.one_line), both = names.seals(view.both_lines));
    [
        say!(names, "novgorod-now-upper", wish = names.wish(table.upper)),
        say!(names, "novgorod-now-lower", wish = names.wish(table.lower)),
        worth,
    ]
    .into_iter()
    .chain(place)
    .collect()
}

fn half(view: &View, scene: &Scene, order: Order, half: Half) -> Vec<String> {
    let names = Names::of(scene);
    let Some(table) = view.order.get(&order) else { return vec![] };
    let upper = view.this_turn.upper.has(order) || view.players.iter().any(|it| it.beside.has(order));
    let both = half == Half::Lower && view.this_turn.upper.has(order);
    let seals = if both { view.both_lines - view.one_line } else { view.one_line };
    vec![
        say!(names, "novgorod-now-asks", wish = names.wish(table.wish(half))),
        match half == Half::Upper && upper {
            true => say!(names, "novgorod-now-filled"),
            false => say!(names, "novgorod-now-brings", seals = names.seals(seals)),
        },
    ]
}

fn special(view: &View, names: Names, special: Special) -> Vec<String> {
    let Some(it) = view.specials.iter().find(|it| it.special == special) else { return vec![] };
    vec![
        say!(names, "novgorod-now-asks", wish = names.wanted(it.luxury, it.least_goods, it.goods)),
        say!(names, "novgorod-now-costs", cost = names.ducats(it.price)),
        match it.filled {
            true => say!(names, "novgorod-now-filled"),
            false => say!(names, "novgorod-now-brings", seals = names.seals(it.seals)),
        },
    ]
}

fn bonus(view: &View, scene: &Scene, bonus: Bonus) -> Vec<String> {
    let names = Names::of(scene);
    let seals = view.bonus.iter().find(|it| it.bonus == bonus).and_then(|it| it.seals);
    let earned = view.players.iter().filter(|it| it.earned_bonus.has(bonus));
    let earned: Vec<String> = earned.map(|it| scene.name(it.seat).to_owned()).collect();
    let mine = scene.own().map(|seat| &view.players[seat.index()]).and_then(|me| match bonus {
        Bonus::EightPosts => Some((me.posts.len(), City::COUNT)),
        Bonus::ThreeOrders => Some((me.orders_done, 3)),
        Bonus::FiveCities | Bonus::LuxuryTrader | Bonus::Career | Bonus::Variety => None,
    });
    let variety = scene.own().and_then(|seat| view.players[seat.index()].variety).filter(|_| bonus == Bonus::Variety);
    let variety =
        variety.map(|it| say!(names, "novgorod-now-variety", count = it.kinds, seals = names.seals(it.seals)));
    let brings = seals.map(|it| say!(names, "novgorod-now-brings", seals = names.seals(it)));
    let progress = mine.map(|(count, most)| say!(names, "novgorod-now-progress", count = count, most = most));
    let earned = (!earned.is_empty())
        .then(|| capital(&say!(names, "novgorod-text-earned", players = names.words.all_of(earned))));
    brings.into_iter().chain(variety).chain(progress).chain(earned).collect()
}

fn post(view: &View, scene: &Scene, seat: Seat, city: City) -> Vec<String> {
    let names = Names::of(scene);
    let laid = view.this_turn.route.iter().filter(|_| view.shows_route(seat)).find(|it| match it.card {
        Card::Own(it) | Card::Held(it) => it == city,
        Card::Placeholder { post, .. } => post == city,
        Card::Base(_) => false,
    });
    let state = match laid.map(|it| (it.card, it.unused, it.stored)) {
        Some((Card::Placeholder { .. }, ..)) => "down",
        Some((_, true, _)) => "unused",
        Some((_, false, true)) => "stored",
        Some((_, false, false)) => "used",
        None if view.players[seat.index()].hold == Some(city) => "stored",
        None => "hand",
    };
    let it = &view.city[city];
    vec![
        say!(names, "novgorod-now-belongs", name = scene.name(seat)),
        say!(names, "novgorod-now-good", good = names.good(it.good)),
        say!(names, "novgorod-now-income", ducats = names.ducats(it.income)),
        say!(names, "novgorod-now-card", state = state),
    ]
}

fn speed(names: Names, player: &PlayerView) -> Vec<String> {
    let next = match player.next_speed {
        Some(next) => say!(names, "novgorod-now-speed", speed = next.speed, price = names.ducats(next.price)),
        None => say!(names, "novgorod-now-fastest"),
    };
    vec![capital(&say!(names, "novgorod-text-speed", speed = player.speed)), next]
}

fn row(names: Names, player: &PlayerView, row: usize) -> Vec<String> {
    let Some(it) = player.ladder.map(|ladder| ladder[row]) else { return vec![] };
    if it.covered {
        return vec![say!(names, "novgorod-now-covered")];
    }
    let next = usize::from(player.rows);
    let last = match (row > next, it.x) {
        (true, _) => Some(say!(names, "novgorod-now-row-first", row = next + 1)),
        (false, true) => Some(say!(names, "novgorod-now-x")),
        (false, false) => None,
    };
    [
        say!(names, "novgorod-now-costs", cost = names.row(it.cost)),
        say!(names, "novgorod-now-then", seals = names.seals(it.seals_per_turn)),
        say!(names, "novgorod-now-ends", privilege = names.privilege(it.privilege)),
    ]
    .into_iter()
    .chain(last)
    .collect()
}

fn of_seat(view: &View, names: Names, what: &str, player: &PlayerView) -> Vec<String> {
    let active = view.active == Some(player.seat);
    let owed = if active { view.this_turn.fees } else { 0 };
    let of_most = |count: usize, most: usize| vec![say!(names, "novgorod-of-most", count = count, most = most)];
    let left_x = player.ladder.map_or(0, |ladder| ladder.iter().filter(|row| row.x).count());
    match what {
        "ducats" => vec![names.ducats(player.ducats)],
        "owed" => vec![names.ducats(owed)],
        "left" if owed > player.ducats => vec![capital(&say!(names, "novgorod-ledger-short"))],
        "left" => vec![names.ducats(player.ducats - owed)],
        "done" => vec![say!(names, "novgorod-under-title", count = player.orders_done)],
        "route" if active => of_most(view.this_turn.route.len(), view.this_turn.longest),
        "hand" => vec![say!(names, "novgorod-posts-title", count = player.posts.len())],
        "orders" => of_most(player.hand.len() + player.hidden + player.beside.len(), view.most_orders.into()),
        "career" => vec![capital(&say!(names, "novgorod-per-turn", seals = names.seals(player.seals_per_turn)))],
        "x" if left_x > 0 => vec![say!(names, "novgorod-now-rows-left", count = left_x)],
        _ => vec![],
    }
}

/// What the rows of a side cost, from the bottom to the top.
fn sides(view: &View, names: Names, side: Side) -> Vec<String> {
    let career = view.active.and_then(|seat| view.players[seat.index()].career);
    let rows = career.map(|career| view.printed.0.career[career].rows[side as usize]);
    rows.map(|rows| rows.map(|cost| names.row(cost)).join(" · ")).into_iter().collect()
}

fn ways(view: &View, names: Names, way: &str) -> Vec<String> {
    let Some(ways) = view.ways else { return vec![] };
    let count = match way {
        "sell" => ways.sell,
        "orders" => ways.orders,
        "career" => ways.career,
        "store" => ways.store,
        _ => ways.income,
    };
    vec![capital(&say!(names, "novgorod-ways", count = count))]
}

fn merchant(view: &View, names: Names) -> Vec<String> {
    let Some(it) = view.merchant else { return vec![] };
    let more = match it.side {
        Side::Front => names.ducats(view.merchant_brings),
        Side::Back => names.seals(view.merchant_brings),
    };
    vec![say!(names, "novgorod-now-at", city = names.city(it.city)), say!(names, "novgorod-now-more", more = more)]
}
