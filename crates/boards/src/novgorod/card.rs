//! What each thing on the table is, what it is good for, how things stand with it, and what one might want to do with
//! it.

mod now;
mod thing;
mod wishes;

pub(super) use thing::{PHASES, Thing};
pub(super) use wishes::wishes;

use super::names::{Names, number, say, special_number};
use super::rule;
use crate::{Card, Scene, capital};
use novgorod::pieces::{Half, Side};
use novgorod::view::View;

/// The card of the thing with this id or `data-card`; none for what is not there or not known to the viewer.
pub(super) fn card(view: &View, scene: &Scene, id: &str) -> Option<Card> {
    let thing = Thing::find(id).filter(|&thing| is_there(view, thing))?;
    let names = Names::of(scene);
    Some(Card {
        name: capital(&name(view, scene, thing)),
        purpose: purpose(view, names, thing),
        now: now::now(view, scene, thing),
        rule: rule::of_thing(view, thing),
    })
}

/// Whether the viewer can see it on the table.
fn is_there(view: &View, thing: Thing) -> bool {
    let plays = |seat: game::Seat| seat.index() < view.players.len();
    match thing {
        Thing::Order(order) | Thing::Half(order, _) => view.order.contains_key(&order),
        Thing::Works(city) => view.city[city].manufactory.is_some(),
        Thing::Line(city, line) => view.city[city].manufactory.is_some_and(|it| it.lines[line].is_some()),
        Thing::Special(special) => view.specials.iter().any(|it| it.special == special),
        Thing::Bonus(bonus) => view.bonus.iter().any(|it| it.bonus == bonus),
        Thing::Post(seat, city) => plays(seat) && view.players[seat.index()].posts.has(city),
        Thing::Row(seat, _) => plays(seat) && view.players[seat.index()].ladder.is_some(),
        Thing::Ship(seat) | Thing::Speed(seat) | Thing::Seals(seat) | Thing::Hold(seat) => plays(seat),
        Thing::Of(_, seat) => plays(seat),
        Thing::Berth(_) | Thing::One("pirate" | "slot-pirate") => view.pirate.is_some(),
        Thing::One("merchant") => view.merchant.is_some(),
        _ => true,
    }
}

/// What it is called.
fn name(view: &View, scene: &Scene, thing: Thing) -> String {
    let names = Names::of(scene);
    match thing {
        Thing::City(city) => names.city(city),
        Thing::Works(city) => say!(names, "novgorod-name-works", city = names.city(city)),
        Thing::Line(city, line) => {
            let works = view.city[city].manufactory;
            let goods = works.and_then(|it| it.lines[line]).map(|line| names.goods(line.goods)).unwrap_or_default();
            let luxury = works.map(|it| names.luxury(it.luxury)).unwrap_or_default();
            say!(names, "novgorod-name-line", luxury = luxury, goods = goods)
        }
        Thing::Berth(city) => say!(names, "novgorod-do-pirate", city = names.city(city)),
        Thing::Base(city) => say!(names, "novgorod-name-base", city = names.city(city)),
        Thing::At(what, city) => say!(names, "novgorod-name-at", what = what, city = names.city(city)),
        Thing::Good(good) => names.good(good),
        Thing::Order(order) => say!(names, "novgorod-do-take", number = number(order)),
        Thing::Half(order, Half::Upper) => say!(names, "novgorod-name-upper", number = number(order)),
        Thing::Half(order, Half::Lower) => say!(names, "novgorod-name-lower", number = number(order)),
        Thing::Special(special) => say!(names, "novgorod-name-special", number = special_number(special)),
        Thing::Bonus(bonus) => names.bonus(bonus),
        Thing::Post(_, city) => say!(names, "novgorod-do-post", city = names.city(city)),
        Thing::Ship(seat) => say!(names, "novgorod-ship-of", name = scene.name(seat)),
        Thing::Row(_, row) => say!(names, "novgorod-name-row", row = row + 1),
        Thing::Privilege(privilege) => say!(names, "novgorod-do-use", privilege = names.privilege(privilege)),
        Thing::Side(side) => say!(names, "novgorod-name-side", side = side.word()),
        Thing::Way(name) => say!(names, "novgorod-use", use = name),
        Thing::Phase(name) => {
            let number = PHASES.iter().position(|&it| it == name).unwrap_or_default() + 1;
            let phase = say!(names, "novgorod-phase", phase = name);
            say!(names, "novgorod-name-phase", number = number, phase = phase)
        }
        Thing::Speed(_) | Thing::Seals(_) | Thing::Hold(_) | Thing::Of(..) | Thing::One(_) => {
            say!(names, "novgorod-name", thing = thing.kind())
        }
    }
}

/// What it is good for.
fn purpose(view: &View, names: Names, thing: Thing) -> String {
    let side = |side: Option<Side>| side.unwrap_or(Side::Front).word();
    match thing {
        Thing::Bonus(bonus) => say!(names, "novgorod-purpose-bonus", help = names.bonus_help(bonus)),
        Thing::Privilege(it) => say!(names, "novgorod-purpose-privilege", help = names.privilege_help(it)),
        Thing::One("merchant") => {
            say!(names, "novgorod-purpose-merchant", side = side(view.merchant.map(|it| it.side)))
        }
        Thing::One("pirate" | "slot-pirate") | Thing::Berth(_) => {
            say!(names, "novgorod-purpose-pirate", side = side(view.pirate.map(|it| it.side)))
        }
        Thing::Way(way) => say!(names, "novgorod-purpose-way", way = way),
        Thing::Phase(phase) => say!(names, "novgorod-purpose-phase", phase = phase),
        _ => say!(
            names,
            "novgorod-purpose",
            thing = thing.kind(),
            seals = names.seals(view.end_seals),
            most = view.most_orders
        ),
    }
}
