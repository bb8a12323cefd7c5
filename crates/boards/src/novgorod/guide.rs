//! Advice for a first game: what can be done now, and why.

use super::names::{Names, say};
use novgorod::phase::Phase;
use novgorod::view::{IntroductionView, View};

/// The guide to the question of the phase; empty where nobody is asked.
pub(super) fn guide(view: &View, names: Names) -> String {
    match view.phase {
        Phase::ChooseSide => say!(names, "novgorod-guide-side"),
        Phase::Introduction => introduction(view, names),
        Phase::Laying => laying(view, names),
        Phase::Using if view.specials.is_empty() => {
            say!(names, "novgorod-guide-use", one = names.seals(view.one_line), both = names.seals(view.both_lines),)
        }
        Phase::Using => say!(names, "novgorod-guide-use-special", ducats = names.ducats(view.special_skip)),
        Phase::Supplying(need) if need.luxuries > 0 => say!(names, "novgorod-guide-make"),
        Phase::Supplying(_) => say!(names, "novgorod-guide-give"),
        Phase::Stowing(_) => {
            say!(names, "novgorod-guide-stow", seals = names.seals(view.one_line), most = view.most_orders,)
        }
        Phase::Buying if view.this_turn.bought => say!(names, "novgorod-guide-more"),
        Phase::Buying => say!(names, "novgorod-guide-buy"),
        Phase::Ending => say!(names, "novgorod-guide-end"),
        Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => String::new(),
        Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => String::new(),
        Phase::IntroductionDeal | Phase::Refill(_) | Phase::Counter | Phase::BuyingDeal | Phase::Over => String::new(),
    }
}

/// Before the first turn: the first post, one beside it, and an order that they can supply.
fn introduction(view: &View, names: Names) -> String {
    let Some(missing) = view.introduction else { return String::new() };
    let player = view.active.and_then(|seat| view.players.get(seat.index()));
    match (player.and_then(|player| player.posts.iter().next()), missing) {
        (None, _) => say!(names, "novgorod-guide-take", seals = names.seals(view.end_seals)),
        (Some(_), IntroductionView { posts: 0, .. }) => say!(
            names,
            "novgorod-guide-take-order",
            one = names.seals(view.one_line),
            both = names.seals(view.both_lines),
        ),
        (Some(city), IntroductionView { orders, .. }) => {
            let beside = names.words.all(view.city[city].neighbours.iter().map(|it| names.city(it)));
            match orders {
                0 => say!(names, "novgorod-guide-take-beside", city = names.city(city), beside = beside),
                _ => say!(names, "novgorod-guide-take-second", city = names.city(city), beside = beside),
            }
        }
    }
}

/// Where the route begins, and where it goes on.
fn laying(view: &View, names: Names) -> String {
    match view.this_turn.last_city() {
        None => say!(names, "novgorod-guide-begin", most = view.this_turn.longest),
        Some(city) => say!(names, "novgorod-guide-on", city = names.city(city)),
    }
}
