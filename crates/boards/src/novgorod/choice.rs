//! What a choice is called, and which things on the table it is about.

use super::area::route;
use super::hint::{chips, meaning};
use super::names::{Names, number, say, special_number};
use super::question::slots;
use super::{ids, question, rule};
use crate::ChoiceLabel;
use game::Seat;
use novgorod::action::Action;
use novgorod::hint::{About, Hint};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::view::{PlayerView, View};

/// A choice of the seat at turn, with the paragraph that allows it.
pub(super) fn choice(view: &View, names: Names, action: Action, hint: &Hint) -> ChoiceLabel {
    let Some(me) = view.active.and_then(|seat| view.players.get(seat.index())) else { return ChoiceLabel::default() };
    ChoiceLabel {
        chips: chips(names, hint),
        fold: fold(names, action),
        label: label(view, names, action, hint).into(),
        hint: meaning(names, action, hint).into(),
        targets: targets(view, me, action, hint),
        rule: rule::of_action(view, action, hint),
    }
}

/// What is done.
fn label(view: &View, names: Names, action: Action, hint: &Hint) -> String {
    match action {
        Action::Side(side) => say!(names, "novgorod-do-side", side = side.word()),
        Action::Post(city) => say!(names, "novgorod-do-post", city = names.city(city)),
        Action::Ship => match hint.about {
            Some(About::Ship { speed }) => say!(names, "novgorod-do-ship", speed = speed),
            _ => say!(names, "novgorod-label-speed"),
        },
        Action::Take(order) => say!(names, "novgorod-do-take", number = number(order)),
        Action::TakeCheap(order) => say!(names, "novgorod-do-take-cheap", number = number(order)),
        Action::Draw => say!(names, "novgorod-do-draw"),
        Action::DrawCheap => say!(names, "novgorod-do-draw-cheap"),
        Action::Lay(city) => say!(names, "novgorod-do-lay", city = names.city(city)),
        Action::Placeholder(city) => say!(names, "novgorod-do-placeholder", city = names.city(city)),
        Action::Use(privilege) => say!(names, "novgorod-do-use", privilege = names.privilege(privilege)),
        Action::Pirate(city) => say!(names, "novgorod-do-pirate", city = names.city(city)),
        Action::Sell(make) => say!(names, "novgorod-do-sell", luxury = made(names, hint), city = names.city(make.city)),
        Action::Make(make) => say!(names, "novgorod-do-make", luxury = made(names, hint), city = names.city(make.city)),
        Action::Fill(order, Half::Upper) => say!(names, "novgorod-do-fill-upper", number = number(order)),
        Action::Fill(order, Half::Lower) => say!(names, "novgorod-do-fill-lower", number = number(order)),
        Action::Rise => match hint.about {
            Some(About::Row { row, .. }) => say!(names, "novgorod-do-rise", row = row + 1),
            _ => say!(names, "novgorod-career-title"),
        },
        Action::Special(special) => say!(names, "novgorod-do-special", number = special_number(special)),
        Action::SpecialCheap(special) => say!(names, "novgorod-do-special-cheap", number = special_number(special)),
        Action::Give(_) => say!(names, "novgorod-do-give", good = given(hint, |good| names.some_good(good))),
        Action::GiveStored => say!(names, "novgorod-do-give-stored", good = given(hint, |good| names.good(good))),
        Action::Income(city) => say!(names, "novgorod-do-income", city = names.city(city)),
        Action::Store(city) => say!(names, "novgorod-do-store", good = names.good(view.city[city].good)),
        Action::Beside => say!(names, "novgorod-do-beside"),
        Action::Under => say!(names, "novgorod-do-under"),
        Action::Done => question::go_on(view, names),
        // What chance decides is nobody's choice.
        Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => String::new(),
        Action::Deal(_) | Action::Show(_) | Action::Career(_) => String::new(),
    }
}

/// As the object of a sentence.
fn made(names: Names, hint: &Hint) -> String {
    match hint.about {
        Some(About::Production { luxury }) => names.some_luxury(luxury),
        _ => String::new(),
    }
}

fn given(hint: &Hint, name: impl Fn(Good) -> String) -> String {
    words::listed(hint.cost.goods.iter().map(name))
}

/// The entry of the list that rare tools stand under.
fn fold(names: Names, action: Action) -> Option<String> {
    matches!(action, Action::Pirate(_)).then(|| say!(names, "novgorod-slot-pirate"))
}

/// Where on the table a choice can be pressed: things, the use in the strip, the slot.
fn targets(view: &View, me: &PlayerView, action: Action, hint: &Hint) -> Vec<String> {
    let seat = me.seat;
    let way = |name: &str| view.ways.is_some().then(|| ids::way(name));
    match action {
        Action::Side(side) => vec![ids::side(side)],
        Action::Post(city) => vec![ids::city(city)],
        Action::Ship => vec![ids::speed(seat), slots::SHIP.into()],
        Action::Take(order) | Action::TakeCheap(order) => vec![ids::order(order)],
        Action::Draw | Action::DrawCheap => vec![ids::PILE.into()],
        Action::Lay(city) if view.city[city].owners.has(seat) => vec![ids::city(city), ids::post(seat, city)],
        Action::Lay(city) => vec![ids::city(city)],
        Action::Placeholder(post) => vec![ids::post(seat, post)],
        Action::Use(_) => match &hint.about {
            Some(About::Privilege { rows }) => {
                let rows = rows.iter().map(|&row| ids::row(seat, row.into()));
                rows.chain([slots::PRIVILEGE.into()]).collect()
            }
            _ => vec![slots::PRIVILEGE.into()],
        },
        // Not the city itself, which means something else in phase 1.
        Action::Pirate(city) => vec![slots::PIRATE.into(), ids::PIRATE.into(), ids::berth(city)],
        Action::Sell(make) | Action::Make(make) => {
            // The line, the manufactory, and the card that it covers.
            let card = view.this_turn.route.iter().find(|it| it.manufactory == Some(make.city));
            let card = card.map(|it| route::id(seat, it.card));
            let place = [ids::line(make.city, make.line.into()), ids::works(make.city)];
            place.into_iter().chain(card).chain(way("sell")).collect()
        }
        Action::Fill(order, half) => {
            [ids::half(order, half), ids::order(order)].into_iter().chain(way("orders")).collect()
        }
        Action::Rise => [ids::row(seat, me.rows.into())].into_iter().chain(way("career")).collect(),
        Action::Special(special) | Action::SpecialCheap(special) => {
            [ids::special(special)].into_iter().chain(way("orders")).collect()
        }
        Action::Give(city) => card_of(view, seat, city),
        Action::Income(city) => card_of(view, seat, city).into_iter().chain(way("income")).collect(),
        Action::GiveStored => vec![ids::hold(seat)],
        Action::Store(city) => {
            card_of(view, seat, city).into_iter().chain([ids::hold(seat)]).chain(way("store")).collect()
        }
        Action::Beside | Action::Under => match view.phase {
            Phase::Stowing(order) => vec![ids::order(order)],
            _ => vec![],
        },
        Action::Done => match view.phase {
            Phase::Buying | Phase::Ending => vec![slots::END.into()],
            _ => vec![slots::DONE.into()],
        },
        Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => vec![],
        Action::Deal(_) | Action::Show(_) | Action::Career(_) => vec![],
    }
}

/// The card of a city in the route.
fn card_of(view: &View, seat: Seat, city: City) -> Vec<String> {
    view.this_turn.visit(city).map(|it| route::id(seat, it.card)).into_iter().collect()
}
