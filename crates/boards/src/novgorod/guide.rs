//! What somebody is told who plays for the first time: what can be done now, and why one would.

use super::names::{Names, say};
use novgorod::phase::Phase;
use novgorod::view::View;

/// The guide to the question of the phase; empty where nobody is asked.
pub(super) fn guide(view: &View, names: Names) -> String {
    let tables = view.printed.0;
    match view.phase {
        Phase::ChooseSide => say!(names, "novgorod-guide-side"),
        Phase::Introduction => introduction(view, names),
        Phase::Laying => laying(view, names),
        Phase::Using if view.specials.is_empty() => {
            say!(names, "novgorod-guide-use", one = names.seals(tables.one_line), both = names.seals(tables.both_lines),)
        }
        Phase::Using => say!(names, "novgorod-guide-use-special", ducats = names.ducats(tables.special_skip)),
        Phase::Supplying(need) if need.luxuries > 0 => say!(names, "novgorod-guide-make"),
        Phase::Supplying(_) => say!(names, "novgorod-guide-give"),
        Phase::Stowing(_) => {
            say!(names, "novgorod-guide-stow", seals = names.seals(tables.one_line), most = tables.orders_in_progress,)
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
    let Some(player) = view.active.and_then(|seat| view.players.get(seat.index())) else { return String::new() };
    let orders = player.hand.len() + player.hidden;
    match (player.posts.iter().next(), player.posts.len()) {
        (None, _) => say!(names, "novgorod-guide-take", seals = names.seals(view.end_seals)),
        (Some(city), 1) => {
            let beside = view.city[city].neighbours.iter().map(|it| names.city(it)).collect::<Vec<_>>().join(", ");
            if orders < 2 {
                say!(names, "novgorod-guide-take-second", city = names.city(city), beside = beside)
            } else {
                say!(names, "novgorod-guide-take-beside", city = names.city(city), beside = beside)
            }
        }
        (Some(_), _) => say!(
            names,
            "novgorod-guide-take-order",
            one = names.seals(view.printed.0.one_line),
            both = names.seals(view.printed.0.both_lines),
        ),
    }
}

/// Where the route begins, and where it goes on.
fn laying(view: &View, names: Names) -> String {
    let last = view.this_turn.route.cards().filter_map(|card| card.visits()).next_back();
    match last {
        None => say!(names, "novgorod-guide-begin", most = view.this_turn.longest),
        Some(city) => say!(names, "novgorod-guide-on", city = names.city(city)),
    }
}
