//! The table as text, for the terminal: everything that the drawn board shows, in lines of at most [`layout::WIDTH`]
//! characters.

mod cities;
mod layout;
mod player;

use super::names::{Names, number, say, special_number};
use super::{area, question};
use crate::{Scene, games};
use game::Seat;
use layout::{grid, list, paragraph};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::route::Card;
use novgorod::view::{BonusView, LaidCard, SpecialView, View, Visitor};
use words::Sentence;

/// The whole table, without the question.
pub(super) fn text(view: &View, scene: &Scene) -> String {
    let names = Names::of(scene);
    let title = format!("{} · {}", games::name(scene.words, "novgorod"), question::title(view, names));
    let mut text = paragraph("", &title);
    view.bonus.iter().for_each(|it| text += &bonus(view, scene, it));
    text += &visitors(view, names);
    text += &cities::cities(view, names);
    text += &orders(view, names);
    text += &specials(view, names);
    view.players.iter().for_each(|it| text += &player::player(view, scene, it));
    text += &turn(view, names);
    text += &lost(view, scene);
    text
}

/// What a player is called.
fn who(scene: &Scene, seat: Seat) -> String {
    Sentence::from(words::player(seat)).text(scene.names)
}

/// V-7: a bonus card, what it brings, and who has it.
fn bonus(view: &View, scene: &Scene, it: &BonusView) -> String {
    let names = Names::of(scene);
    let earned = view.players.iter().filter(|player| player.earned_bonus.has(it.bonus));
    let earned: Vec<String> = earned.map(|player| who(scene, player.seat)).collect();
    let parts = [
        Some(names.bonus_help(it.bonus)),
        it.seals.map(|seals| names.seals(seals)),
        (!earned.is_empty()).then(|| say!(names, "novgorod-text-earned", players = scene.words.all_of(earned.clone()))),
    ];
    let help = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    paragraph("", &say!(names, "novgorod-text-bonus", bonus = names.bonus(it.bonus), help = help))
}

/// V-9: merchant and pirate, with the letters that mark them in the list of cities.
fn visitors(view: &View, names: Names) -> String {
    let line =
        |mark: String, city: City, about: String| paragraph("", &format!("{mark} {} · {about}", names.city(city)));
    let merchant = view.merchant.map(|Visitor { city, side }| {
        let about = names.merchant(side, view.merchant_brings);
        line(say!(names, "novgorod-text-merchant"), city, about)
    });
    let pirate = view.pirate.map(|Visitor { city, side }| {
        let about = names.pirate(side);
        line(say!(names, "novgorod-text-pirate"), city, about)
    });
    merchant.into_iter().chain(pirate).collect()
}

/// V-5.1: the orders that lie open.
fn orders(view: &View, names: Names) -> String {
    let pile = say!(names, "novgorod-about-pile", count = view.pile);
    let title = say!(names, "novgorod-text-orders", price = names.ducats(view.order_price), pile = pile);
    let shown: Vec<String> = view.shown.iter().map(|it| order(view, names, it)).collect();
    format!("\n{}{}", paragraph("", &title), grid("  ", &shown))
}

/// "no. 3 cloth + glass / amber + salt".
fn order(view: &View, names: Names, order: Order) -> String {
    let lines = view.order.get(&order).map_or(String::new(), |&table| names.order(table));
    say!(names, "novgorod-text-order", number = number(order), lines = lines)
}

/// V-10.1: from the top of the row.
fn specials(view: &View, names: Names) -> String {
    if view.specials.is_empty() {
        return String::new();
    }
    let skipped = say!(names, "novgorod-text-specials", ducats = names.ducats(view.special_skip));
    let line = |it: &SpecialView| {
        let wants = names.wanted(it.luxury, it.least_goods, it.goods);
        let price = if it.filled { say!(names, "novgorod-text-filled") } else { names.ducats(it.price) };
        let part = it.part.word().to_uppercase();
        let order = say!(names, "novgorod-text-order", number = special_number(it.special), lines = part);
        paragraph("  ", &format!("{order} · {wants} · {} · {price}", names.seals(it.seals)))
    };
    format!("\n{}{}", paragraph("", &skipped), view.specials.iter().map(line).collect::<String>())
}

/// The turn that is going on: the route, and what was done.
fn turn(view: &View, names: Names) -> String {
    let Some(seat) = view.active.filter(|_| view.round > 0) else { return String::new() };
    let turn = &view.this_turn;
    let mut text = String::from("\n");
    if view.shows_route(seat) {
        let title = say!(names, "novgorod-route-title", count = turn.route.len(), most = turn.longest);
        let cards: Vec<String> = turn.route.iter().map(|it| card(view, names, it)).collect();
        text += &paragraph("", &title);
        text += &list("  ", &cards, " – ");
    }
    text + &list("", &area::done_so_far(view, names), ", ")
}

/// "Visby glass (base post, used)".
fn card(view: &View, names: Names, it: &LaidCard) -> String {
    let good = |city: City| format!("{} {}", names.city(city), names.good(view.city[city].good));
    let (text, kind) = match it.card {
        Card::Own(city) => (good(city), None),
        Card::Base(city) => (good(city), Some(say!(names, "novgorod-text-base"))),
        Card::Held(city) => (good(city), Some(say!(names, "novgorod-text-held"))),
        Card::Placeholder { city, post } => {
            (say!(names, "novgorod-text-placeholder", city = names.city(city), post = names.city(post)), None)
        }
    };
    let used = match it {
        LaidCard { stored: true, .. } => Some(say!(names, "novgorod-stored")),
        LaidCard { unused: false, .. } => Some(say!(names, "novgorod-used")),
        LaidCard { unused: true, .. } => None,
    };
    let marks: Vec<String> = kind.into_iter().chain(used).collect();
    if marks.is_empty() { text } else { format!("{text} ({})", words::listed(marks)) }
}

/// V-8.2: who shows an X when the game is over.
fn lost(view: &View, scene: &Scene) -> String {
    let losers: Vec<String> =
        view.players.iter().filter(|player| player.shows_x).map(|player| who(scene, player.seat)).collect();
    if view.phase != Phase::Over || losers.is_empty() {
        return String::new();
    }
    format!("\n{}", paragraph("", &say!(Names::of(scene), "novgorod-text-lost", players = scene.words.all_of(losers))))
}
