//! What a choice is called, and which things on the table it is about.

use super::area::route;
use super::hint::{chips, meaning};
use super::names::{Names, number, say, special_number};
use super::question::slots;
use super::{ids, question, rule};
use crate::ChoiceLabel;
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

/// What an answer adds to the use that it belongs to, in few words: the good and where it comes from, the luxury and
/// what it is made of.
pub(super) fn detail(view: &View, names: Names, action: Action, hint: &Hint) -> ChoiceLabel {
    let whole = choice(view, names, action, hint);
    let label = match action {
        Action::Give(_) | Action::GiveStored => given_from(view, names, hint),
        Action::Make(make) => {
            let hold = hint.cost.stored.then(|| say!(names, "novgorod-hold-head"));
            let of = [names.city(make.city), names.goods(hint.cost.goods)].into_iter().chain(hold);
            format!("{} ({})", made(names, hint), words::listed(of))
        }
        Action::Beside => say!(names, "novgorod-then-beside"),
        Action::Under => say!(names, "novgorod-then-under"),
        _ => return whole,
    };
    ChoiceLabel { label: label.into(), ..whole }
}

/// The goods of the cards that are given, or of the hold; those for the career are not asked for by kind, so that their
/// names are enough.
fn given_from(view: &View, names: Names, hint: &Hint) -> String {
    let short = matches!(view.phase, Phase::Supplying(need) if need.different > 0);
    let cities =
        hint.cost.cards.iter().filter_map(|&place| view.this_turn.route.get(usize::from(place))?.card.visits());
    let from_card = |city: City| match short {
        true => names.good(view.city[city].good),
        false => format!("{} ({})", names.good(view.city[city].good), names.city(city)),
    };
    let stored = hint.cost.stored.then(|| given(hint, |good| names.good(good)));
    let stored = stored.map(|good| format!("{good} ({})", say!(names, "novgorod-hold-head")));
    words::listed(stored.into_iter().chain(cities.map(from_card)))
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
    match action {
        Action::Pirate(_) => Some(say!(names, "novgorod-slot-pirate")),
        Action::Placeholder(_) => Some(say!(names, "novgorod-fold-placeholder")),
        _ => None,
    }
}

/// Where on the table a choice can be pressed: things, the use in the strip, the slot.
fn targets(view: &View, me: &PlayerView, action: Action, hint: &Hint) -> Vec<String> {
    let seat = me.seat;
    let way = |name: &str| view.ways.is_some().then(|| ids::way(name));
    // The cards and the stored good that a use takes: they are lit before it is chosen.
    let card = |&place: &u8| view.this_turn.route.get(usize::from(place)).map(|it| route::id(seat, it.card));
    let used = || hint.cost.cards.iter().filter_map(card).chain(hint.cost.stored.then(|| ids::hold(seat)));
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
            let place = [ids::line(make.city, make.line.into()), ids::works(make.city)];
            place.into_iter().chain(used()).chain(way("sell")).collect()
        }
        Action::Fill(order, half) => {
            [ids::half(order, half), ids::order(order)].into_iter().chain(used()).chain(way("orders")).collect()
        }
        Action::Rise => [ids::row(seat, me.rows.into())].into_iter().chain(used()).chain(way("career")).collect(),
        Action::Special(special) | Action::SpecialCheap(special) => {
            [ids::special(special)].into_iter().chain(used()).chain(way("orders")).collect()
        }
        Action::Give(_) | Action::GiveStored => used().collect(),
        Action::Income(_) => used().chain(way("income")).collect(),
        Action::Store(_) => used().chain([ids::hold(seat)]).chain(way("store")).collect(),
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
