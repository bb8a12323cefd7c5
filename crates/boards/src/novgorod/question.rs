//! The title, the question of each phase, the label of the choice that ends it, and the slots of the action bar.

pub(super) mod slots;

use super::names::{Names, number, say, special_number};
use novgorod::phase::{Need, Phase, Purpose};
use novgorod::pieces::*;
use novgorod::view::{IntroductionView, View};

/// The round.
pub(super) fn title(view: &View, names: Names) -> String {
    match (view.round, view.last_round) {
        _ if view.phase == Phase::Over => say!(names, "novgorod-title-over"),
        (0, _) => say!(names, "novgorod-title-introduction"),
        (round, true) => say!(names, "novgorod-title-last", round = round),
        (round, false) => say!(names, "novgorod-title-round", round = round, seals = names.seals(view.end_seals)),
    }
}

/// The question of the phase; none where chance decides or all is over.
pub(super) fn question(view: &View, names: Names) -> Option<String> {
    Some(match view.phase {
        Phase::ChooseSide => say!(names, "novgorod-ask-side"),
        Phase::Introduction => return introduction(view, names),
        Phase::Laying if view.this_turn.route.is_empty() => say!(names, "novgorod-ask-begin"),
        Phase::Laying => say!(names, "novgorod-ask-on"),
        Phase::Using if view.this_turn.fees > 0 => {
            say!(names, "novgorod-ask-use-fees", ducats = names.ducats(view.this_turn.fees))
        }
        Phase::Using => say!(names, "novgorod-ask-use"),
        Phase::Supplying(need) => supply(view, names, &need),
        Phase::Stowing(order) => say!(names, "novgorod-ask-stow", number = number(order)),
        Phase::Buying if view.this_turn.bought => say!(names, "novgorod-ask-more"),
        Phase::Buying => say!(names, "novgorod-ask-buy"),
        Phase::Ending => say!(names, "novgorod-ask-end"),
        Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => return None,
        Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => return None,
        Phase::IntroductionDeal | Phase::Refill(_) | Phase::Counter | Phase::BuyingDeal | Phase::Over => return None,
    })
}

/// What is still to be taken before the first turn.
fn introduction(view: &View, names: Names) -> Option<String> {
    let IntroductionView { posts, orders } = view.introduction?;
    Some(match (posts, orders) {
        (_, 0) => say!(names, "novgorod-ask-take-post", posts = posts),
        (0, _) => say!(names, "novgorod-ask-take-order", price = names.ducats(view.order_price)),
        _ => say!(names, "novgorod-ask-take", posts = posts),
    })
}

/// What is needed next for an order, the career or a special order.
fn supply(view: &View, names: Names, need: &Need) -> String {
    let purpose = purpose(view, names, need.purpose);
    if need.luxuries > 0 {
        let kinds: Vec<String> = need.kinds.iter().map(|kind| names.luxury(kind)).collect();
        return match (need.luxuries, &kinds[..]) {
            (1, [kind]) => say!(names, "novgorod-ask-make", luxury = kind.clone(), purpose = purpose),
            (count, _) => say!(names, "novgorod-ask-make-any", count = count, purpose = purpose),
        };
    }
    match (need.different, need.goods.iter().next()) {
        (0, Some(good)) => say!(names, "novgorod-ask-give-good", good = names.good(good), purpose = purpose),
        (0, None) => say!(names, "novgorod-ask-give", count = 1, purpose = purpose),
        (count, _) => say!(names, "novgorod-ask-give", count = count, purpose = purpose),
    }
}

/// What a use is for.
pub(super) fn purpose(view: &View, names: Names, purpose: Purpose) -> String {
    match purpose {
        Purpose::Order(order, Half::Upper) => say!(names, "novgorod-for-upper", number = number(order)),
        Purpose::Order(order, Half::Lower) => say!(names, "novgorod-for-lower", number = number(order)),
        Purpose::Career => say!(names, "novgorod-for-career"),
        Purpose::Special(place) => match view.specials.get(usize::from(place)) {
            Some(it) => say!(names, "novgorod-for-special", number = special_number(it.special)),
            None => say!(names, "novgorod-for-special", number = usize::from(place) + 1),
        },
    }
}

/// The label of the choice that ends this phase.
pub(super) fn go_on(view: &View, names: Names) -> String {
    match view.phase {
        Phase::Laying if view.this_turn.route.is_empty() => say!(names, "novgorod-do-stay"),
        Phase::Laying => say!(names, "novgorod-do-laid"),
        Phase::Using => say!(names, "novgorod-do-used"),
        Phase::Buying if view.this_turn.bought => say!(names, "novgorod-do-bought"),
        Phase::Buying => say!(names, "novgorod-do-buy-nothing"),
        Phase::Ending => say!(names, "novgorod-do-end"),
        Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => String::new(),
        Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => String::new(),
        Phase::IntroductionDeal | Phase::Refill(_) | Phase::Counter | Phase::BuyingDeal | Phase::Over => String::new(),
        Phase::ChooseSide | Phase::Introduction | Phase::Supplying(_) | Phase::Stowing(_) => {
            say!(names, "novgorod-do-next")
        }
    }
}
