//! What each choice means: what is done, what it costs or brings, and where on the table it can be pressed.

use super::names::{Names, number, say, special_number};
use super::{career, ids, question, route, rule};
use crate::ChoiceLabel;
use game::Seat;
use novgorod::action::{Action, Make};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::tables::Line;
use novgorod::view::{PlayerView, SpecialView, View};

/// A choice of the seat at turn, with the paragraph that allows it.
pub(super) fn choice(view: &View, names: Names, action: Action) -> ChoiceLabel {
    ChoiceLabel { rule: rule::of_action(view, action), ..meaning(view, names, action) }
}

fn meaning(view: &View, names: Names, action: Action) -> ChoiceLabel {
    let Some(me) = view.active.and_then(|seat| view.players.get(seat.index())) else { return ChoiceLabel::default() };
    let seat = me.seat;
    let good = |city: City| names.good(view.city[city].good);
    match action {
        Action::Side(side) => {
            entry(say!(names, "novgorod-do-side", side = side.word()), sides(view, names, me, side), rows(seat))
        }
        Action::Post(city) => {
            let price = view.city[city].next_price.map_or(String::new(), |price| names.ducats(price));
            let hint = say!(names, "novgorod-hint-post", good = good(city), price = price);
            entry(say!(names, "novgorod-do-post", city = names.city(city)), hint, vec![ids::city(city)])
        }
        Action::Ship => {
            let price = me.speed_price.map_or(String::new(), |price| names.ducats(price));
            entry(say!(names, "novgorod-do-ship", speed = me.speed + 1), price, vec![ids::speed(seat)])
        }
        Action::Take(order) => take(view, names, order, false),
        Action::TakeCheap(order) => take(view, names, order, true),
        Action::Draw => entry(say!(names, "novgorod-do-draw"), order_price(view, names, false), vec![ids::PILE.into()]),
        Action::DrawCheap => {
            entry(say!(names, "novgorod-do-draw-cheap"), order_price(view, names, true), vec![ids::PILE.into()])
        }
        Action::Lay(city) => lay(view, names, me, city),
        Action::Placeholder(city) => placeholder(view, names, seat, city),
        Action::Use(privilege) => {
            let on = rows_showing(me, privilege);
            entry(
                say!(names, "novgorod-do-use", privilege = names.privilege(privilege)),
                names.privilege_help(privilege),
                on,
            )
        }
        Action::Pirate(city) => {
            let on = vec![ids::PIRATE.into(), ids::city(city)];
            entry(say!(names, "novgorod-do-pirate", city = names.city(city)), pirate_price(view, names, me), on)
        }
        Action::Sell(make) => sell(view, names, seat, make),
        Action::Make(make) => {
            let label = match luxury(view, make.city) {
                Some(luxury) => {
                    say!(names, "novgorod-do-make", luxury = names.some_luxury(luxury), city = names.city(make.city))
                }
                None => names.city(make.city),
            };
            entry(label, made_of(view, names, make), made_on(view, seat, make.city))
        }
        Action::Fill(order, half) => fill(view, names, me, order, half),
        Action::Rise => rise(view, names, me),
        Action::Special(special) => fill_special(view, names, special, view.this_turn.discount),
        Action::SpecialCheap(special) => {
            let discount = view.printed.0.order_discount;
            let mut entry = fill_special(view, names, special, discount);
            entry.label = say!(names, "novgorod-do-special-cheap", number = special_number(special)).into();
            entry
        }
        Action::Give(city) => {
            let label = say!(names, "novgorod-do-give", good = names.some_good(view.city[city].good));
            entry(label, names.city(city), given_on(view, seat, city))
        }
        Action::GiveStored => {
            let label = match me.hold {
                Some(city) => say!(names, "novgorod-do-give-stored", good = good(city)),
                None => say!(names, "novgorod-label-hold"),
            };
            entry(label, String::new(), vec![ids::hold(seat)])
        }
        Action::Income(city) => {
            let place = view.this_turn.route.place_of(city);
            let income = place.map_or(0, |place| view.this_turn.route.income(place));
            let label = say!(names, "novgorod-do-income", city = names.city(city));
            entry(label, names.ducats(income), given_on(view, seat, city))
        }
        Action::Store(city) => {
            let hint = match me.hold {
                Some(held) if !view.this_turn.stored_used => {
                    say!(names, "novgorod-hint-store-instead", good = good(held))
                }
                _ => say!(names, "novgorod-hint-store"),
            };
            let mut on = given_on(view, seat, city);
            on.push(ids::hold(seat));
            entry(say!(names, "novgorod-do-store", good = good(city)), hint, on)
        }
        Action::Beside => entry(say!(names, "novgorod-do-beside"), say!(names, "novgorod-hint-beside"), stowed(view)),
        Action::Under => entry(say!(names, "novgorod-do-under"), say!(names, "novgorod-hint-under"), stowed(view)),
        Action::Done => entry(question::go_on(view, names), fees(view, names), vec![]),
        // What chance decides is nobody's choice.
        Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => ChoiceLabel::default(),
        Action::Deal(_) | Action::Show(_) | Action::Career(_) => ChoiceLabel::default(),
    }
}

fn entry(label: String, hint: String, on: Vec<String>) -> ChoiceLabel {
    ChoiceLabel { label: label.into(), hint: hint.into(), targets: on, rule: "" }
}

fn rows(seat: Seat) -> Vec<String> {
    (0..novgorod::tables::ROWS).map(|row| ids::row(seat, row)).collect()
}

/// The rows of a side, from the bottom to the top.
fn sides(view: &View, names: Names, me: &PlayerView, side: Side) -> String {
    let Some(career) = me.career else { return String::new() };
    view.printed.0.career[career].rows[side as usize].map(|cost| names.row(cost)).join(" · ")
}

/// Rows whose privilege can be used as this one.
fn rows_showing(me: &PlayerView, privilege: Privilege) -> Vec<String> {
    let ladder = me.ladder.iter().flatten().enumerate().skip(usize::from(me.rows));
    let shows = ladder.filter(|(_, (_, it))| *it == privilege || *it == Privilege::Any);
    shows.map(|(row, _)| ids::row(me.seat, row)).collect()
}

fn order_price(view: &View, names: Names, cheap: bool) -> String {
    match cheap {
        _ if view.phase == Phase::Introduction => String::new(),
        true => names.ducats(view.order_price.saturating_sub(view.printed.0.order_discount)),
        false => names.ducats(view.order_price),
    }
}

fn take(view: &View, names: Names, order: Order, cheap: bool) -> ChoiceLabel {
    let lines = view.order[order].map_or(String::new(), |table| names.order(table));
    let price = order_price(view, names, cheap);
    let hint = [lines, price].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let label = if cheap {
        say!(names, "novgorod-do-take-cheap", number = number(order))
    } else {
        say!(names, "novgorod-do-take", number = number(order))
    };
    entry(label, hint, vec![ids::order(order)])
}

fn lay(view: &View, names: Names, me: &PlayerView, city: City) -> ChoiceLabel {
    let it = &view.city[city];
    let mut on = vec![ids::city(city)];
    let mut hint = vec![names.good(it.good)];
    hint.extend(
        luxury(view, city).map(|luxury| say!(names, "novgorod-hint-makes", luxury = names.some_luxury(luxury))),
    );
    if me.posts.has(city) {
        on.push(ids::post(me.seat, city));
    } else {
        hint.push(say!(names, "novgorod-hint-fee", fee = names.ducats(it.harbour_fee)));
    }
    if view.pirate == Some((city, Side::Front)) {
        hint.push(say!(names, "novgorod-hint-slow"));
    }
    entry(say!(names, "novgorod-do-lay", city = names.city(city)), hint.join(" · "), on)
}

fn placeholder(view: &View, names: Names, seat: Seat, post: City) -> ChoiceLabel {
    let last = view.this_turn.route.cards().next_back().and_then(|card| card.visits());
    let hint = last.map_or(String::new(), |city| say!(names, "novgorod-hint-placeholder", city = names.city(city)));
    entry(say!(names, "novgorod-do-placeholder", city = names.city(post)), hint, vec![ids::post(seat, post)])
}

/// What moving the pirate costs: the most with the most seals, less with the next lower number, else nothing.
fn pirate_price(view: &View, names: Names, me: &PlayerView) -> String {
    if view.pirate.is_some_and(|(_, side)| side == Side::Back) {
        return say!(names, "novgorod-hint-any");
    }
    let mine = super::area::seals(me);
    let mut ahead: Vec<u16> = view.players.iter().map(super::area::seals).filter(|&seals| seals > mine).collect();
    ahead.sort_unstable();
    ahead.dedup();
    match view.printed.0.pirate_price.get(ahead.len()) {
        Some(&price) if price > 0 => names.ducats(price),
        _ => say!(names, "novgorod-hint-free"),
    }
}

fn luxury(view: &View, city: City) -> Option<Luxury> {
    view.city[city].manufactory.map(|(_, table)| table.luxury)
}

fn line(view: &View, make: Make) -> Option<Line> {
    let (_, table) = view.city[make.city].manufactory?;
    table.lines.get(usize::from(make.line)).copied()
}

/// Of which goods something is made.
fn made_of(view: &View, names: Names, make: Make) -> String {
    let goods = line(view, make).map_or(String::new(), |line| names.goods(line.goods));
    if make.stored {
        say!(names, "novgorod-hint-of-stored", goods = goods)
    } else {
        say!(names, "novgorod-hint-of", goods = goods)
    }
}

/// Where a production can be pressed: the card that the manufactory covers, and the manufactory.
fn made_on(view: &View, seat: Seat, city: City) -> Vec<String> {
    let place = view.this_turn.route.manufactory_place(city);
    let card = place.map(|place| route::id(seat, view.this_turn.route.card(place)));
    card.into_iter().chain([ids::works(city), ids::city(city)]).collect()
}

fn sell(view: &View, names: Names, seat: Seat, make: Make) -> ChoiceLabel {
    let count = line(view, make).map_or(0, |line| line.seals);
    let merchant = view.merchant.filter(|(city, _)| *city == make.city).map(|(_, side)| side);
    let more = |side| if merchant == Some(side) { view.merchant_brings } else { 0 };
    let label = match luxury(view, make.city) {
        Some(luxury) => {
            say!(names, "novgorod-do-sell", luxury = names.some_luxury(luxury), city = names.city(make.city))
        }
        None => names.city(make.city),
    };
    let hint = say!(
        names,
        "novgorod-hint-sell",
        made = made_of(view, names, make),
        seals = names.seals(count + more(Side::Back)),
        ducats = names.ducats(count + more(Side::Front)),
    );
    entry(label, hint, made_on(view, seat, make.city))
}

fn fill(view: &View, names: Names, me: &PlayerView, order: Order, half: Half) -> ChoiceLabel {
    let tables = view.printed.0;
    let wish = view.order[order].map(|table| if half == Half::Upper { table.upper } else { table.lower });
    let wish = wish.map_or(String::new(), |wish| names.wish(wish));
    let both = half == Half::Lower && view.this_turn.upper.has(order);
    let seals = names.seals(if both { tables.both_lines - tables.one_line } else { tables.one_line });
    let gives_up = half == Half::Lower && !both && !me.beside.has(order);
    let hint = if gives_up {
        say!(names, "novgorod-hint-fill-closing", wish = wish, seals = seals)
    } else {
        say!(names, "novgorod-hint-fill", wish = wish, seals = seals)
    };
    let label = match half {
        Half::Upper => say!(names, "novgorod-do-fill-upper", number = number(order)),
        Half::Lower => say!(names, "novgorod-do-fill-lower", number = number(order)),
    };
    entry(label, hint, vec![ids::half(order, half), ids::order(order)])
}

fn rise(view: &View, names: Names, me: &PlayerView) -> ChoiceLabel {
    let row = usize::from(me.rows);
    let Some(&(cost, privilege)) = me.ladder.as_ref().and_then(|ladder| ladder.get(row)) else {
        return ChoiceLabel::default();
    };
    let hint = say!(
        names,
        "novgorod-hint-rise",
        cost = names.row(cost),
        seals = names.seals(career::seals_with(view, row + 1)),
        privilege = names.privilege(privilege),
    );
    entry(say!(names, "novgorod-do-rise", row = row + 1), hint, vec![ids::row(me.seat, row)])
}

fn fill_special(view: &View, names: Names, special: Special, discount: u16) -> ChoiceLabel {
    let find = |it: &&SpecialView| it.special == special;
    let hint = view.specials.iter().find(find).map_or(String::new(), |it| {
        say!(
            names,
            "novgorod-hint-special",
            wants = names.special(&it.table, it.part),
            seals = names.seals(it.seals),
            price = names.ducats(it.price.saturating_sub(discount)),
        )
    });
    entry(say!(names, "novgorod-do-special", number = special_number(special)), hint, vec![ids::special(special)])
}

/// The card that a good is given from.
fn given_on(view: &View, seat: Seat, city: City) -> Vec<String> {
    let place = view.this_turn.route.place_of(city);
    place.map(|place| route::id(seat, view.this_turn.route.card(place))).into_iter().collect()
}

/// V-4.8: what is paid with the end of phase 2.
fn fees(view: &View, names: Names) -> String {
    match (view.phase, view.this_turn.fees) {
        (Phase::Using, fees @ 1..) => say!(names, "novgorod-hint-fees", ducats = names.ducats(fees)),
        _ => String::new(),
    }
}

/// The order that is asked about.
fn stowed(view: &View) -> Vec<String> {
    let Phase::Stowing(order) = view.phase else { return vec![] };
    vec![ids::order(order)]
}
