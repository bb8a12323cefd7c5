//! What each choice means: what is done, what it costs or brings, and where on the table it can be pressed.

use super::names::{Names, number, say, special_number};
use super::{ids, question, route, rule};
use crate::ChoiceLabel;
use game::Seat;
use novgorod::action::{Action, Make};
use novgorod::hint::{About, Cost, Hint};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::tables::{ROWS, RowCost};
use novgorod::view::{PlayerView, View};

/// A choice of the seat at turn, with the paragraph that allows it.
pub(super) fn choice(view: &View, names: Names, action: Action, hint: &Hint) -> ChoiceLabel {
    let Some(me) = view.active.and_then(|seat| view.players.get(seat.index())) else { return ChoiceLabel::default() };
    ChoiceLabel {
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

/// What a choice costs and brings, and what lies there.
fn meaning(names: Names, action: Action, hint: &Hint) -> String {
    let Hint { cost, gain, about } = hint;
    match (action, about) {
        (_, Some(About::Side { rows })) => rows.map(|cost| names.row(cost)).join(" · "),
        (_, Some(About::Post { good })) => joined([names.good(*good), names.ducats(cost.ducats)]),
        (_, Some(About::Order(table))) => joined([names.order(*table)].into_iter().chain(price(names, cost))),
        (_, Some(About::City { good, luxury, slowed })) => joined(
            [names.good(*good), say!(names, "novgorod-hint-makes", luxury = names.some_luxury(*luxury))]
                .into_iter()
                .chain((cost.owed > 0).then(|| say!(names, "novgorod-hint-fee", fee = names.ducats(cost.owed))))
                .chain(slowed.then(|| say!(names, "novgorod-hint-slow"))),
        ),
        (_, Some(About::Placeholder { city })) => say!(names, "novgorod-hint-placeholder", city = names.city(*city)),
        (Action::Use(privilege), _) => match (gain.ducats, gain.seals) {
            (0, 0) => names.privilege_help(privilege),
            (0, seals) => names.seals(seals),
            (ducats, _) => names.ducats(ducats),
        },
        (Action::Pirate(_), _) if cost.privilege.is_some() => say!(names, "novgorod-hint-any"),
        (Action::Pirate(_), _) if cost.ducats == 0 => say!(names, "novgorod-hint-free"),
        (Action::Sell(make), _) => say!(
            names,
            "novgorod-hint-sell",
            made = made_of(names, make, cost),
            seals = names.seals(gain.seals),
            ducats = names.ducats(gain.ducats),
        ),
        (Action::Make(make), _) => made_of(names, make, cost),
        (_, Some(About::Line { gives_up_upper })) => {
            let (wish, seals) = (wanted(names, cost, 1), names.seals(gain.seals));
            match gives_up_upper {
                true => say!(names, "novgorod-hint-fill-closing", wish = wish, seals = seals),
                false => say!(names, "novgorod-hint-fill", wish = wish, seals = seals),
            }
        }
        (_, Some(About::Row { seals_per_turn, covers, last_x, .. })) => {
            let row = RowCost { goods: cost.different_goods, luxuries: cost.different_luxuries, ducats: cost.ducats };
            let covered = names.privilege(*covers);
            let covered = if *last_x { say!(names, "novgorod-hint-last-x", privilege = covered) } else { covered };
            let seals = names.seals(*seals_per_turn);
            say!(names, "novgorod-hint-rise", cost = names.row(row), seals = seals, privilege = covered)
        }
        (_, Some(About::Special { least_goods, .. })) => say!(
            names,
            "novgorod-hint-special",
            wants = wanted(names, cost, *least_goods),
            seals = names.seals(gain.seals),
            price = names.ducats(cost.ducats),
        ),
        (Action::Give(city), _) => names.city(city),
        (_, Some(About::Store { gives_up: Some(good), .. })) => {
            say!(names, "novgorod-hint-store-instead", good = names.good(*good))
        }
        (_, Some(About::Store { gives_up: None, .. })) => say!(names, "novgorod-hint-store"),
        (_, Some(About::Stow { lower_open: true })) => say!(names, "novgorod-hint-beside"),
        (_, Some(About::Stow { lower_open: false })) => say!(names, "novgorod-hint-under"),
        (_, Some(About::End { unused_income })) => {
            let fees = || say!(names, "novgorod-hint-fees", ducats = names.ducats(cost.ducats));
            let unused = || say!(names, "novgorod-hint-unused", ducats = names.ducats(*unused_income));
            joined((cost.ducats > 0).then(fees).into_iter().chain((*unused_income > 0).then(unused)))
        }
        (Action::Done, _) if gain.seals > 0 => say!(names, "novgorod-hint-career", seals = names.seals(gain.seals)),
        (Action::Income(_), _) => names.ducats(gain.ducats),
        _ => joined(price(names, cost)),
    }
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(" · ")
}

/// What is paid, at once or afterwards; nothing where nothing is.
fn price(names: Names, cost: &Cost) -> Option<String> {
    match (cost.ducats, cost.owed) {
        (0, 0) => None,
        (0, owed) => Some(say!(names, "novgorod-hint-later", ducats = names.ducats(owed))),
        (ducats, _) => Some(names.ducats(ducats)),
    }
}

/// Of which goods something is made.
fn made_of(names: Names, make: Make, cost: &Cost) -> String {
    let goods = names.goods(cost.goods);
    match make.stored {
        true => say!(names, "novgorod-hint-of-stored", goods = goods),
        false => say!(names, "novgorod-hint-of", goods = goods),
    }
}

/// What an order asks for.
fn wanted(names: Names, cost: &Cost, least_goods: u8) -> String {
    names.wanted(cost.luxuries.iter().next(), least_goods, cost.goods)
}

/// Where on the table a choice can be pressed.
fn targets(view: &View, me: &PlayerView, action: Action, hint: &Hint) -> Vec<String> {
    let seat = me.seat;
    match action {
        Action::Side(_) => (0..ROWS).map(|row| ids::row(seat, row)).collect(),
        Action::Post(city) => vec![ids::city(city)],
        Action::Ship => vec![ids::speed(seat)],
        Action::Take(order) | Action::TakeCheap(order) => vec![ids::order(order)],
        Action::Draw | Action::DrawCheap => vec![ids::PILE.into()],
        Action::Lay(city) if view.city[city].owners.has(seat) => vec![ids::city(city), ids::post(seat, city)],
        Action::Lay(city) => vec![ids::city(city)],
        Action::Placeholder(post) => vec![ids::post(seat, post)],
        Action::Use(_) => match &hint.about {
            Some(About::Privilege { rows }) => rows.iter().map(|&row| ids::row(seat, row.into())).collect(),
            _ => vec![],
        },
        Action::Pirate(city) => vec![ids::PIRATE.into(), ids::city(city)],
        Action::Sell(make) | Action::Make(make) => {
            // The card that the manufactory covers, and the manufactory.
            let card = view.this_turn.route.iter().find(|it| it.manufactory == Some(make.city));
            let card = card.map(|it| route::id(seat, it.card));
            card.into_iter().chain([ids::works(make.city), ids::city(make.city)]).collect()
        }
        Action::Fill(order, half) => vec![ids::half(order, half), ids::order(order)],
        Action::Rise => vec![ids::row(seat, me.rows.into())],
        Action::Special(special) | Action::SpecialCheap(special) => vec![ids::special(special)],
        Action::Give(city) | Action::Income(city) => card_of(view, seat, city),
        Action::GiveStored => vec![ids::hold(seat)],
        Action::Store(city) => card_of(view, seat, city).into_iter().chain([ids::hold(seat)]).collect(),
        Action::Beside | Action::Under => match view.phase {
            Phase::Stowing(order) => vec![ids::order(order)],
            _ => vec![],
        },
        Action::Done => vec![],
        Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => vec![],
        Action::Deal(_) | Action::Show(_) | Action::Career(_) => vec![],
    }
}

/// The card of a city in the route.
fn card_of(view: &View, seat: Seat, city: City) -> Vec<String> {
    view.this_turn.visit(city).map(|it| route::id(seat, it.card)).into_iter().collect()
}
