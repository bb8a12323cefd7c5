//! What a use that was begun may take next: whatever leaves a way to finish it and to pay the fees.

use super::desk::Desk;
use super::uses::productions;
use super::ways::funds;
use crate::action::Make;
use crate::phase::{Need, Purpose};
use crate::pieces::*;
use crate::route::Card;
use crate::state::Novgorod;

/// Where the stored good stands among the places.
pub(super) const HOLD: usize = crate::chapters::supply::HOLD as usize;

/// What a use that was begun leaves for the fees: a row that is being covered has taken its privilege away.
fn funds_of_use(game: &Novgorod, need: &Need) -> i32 {
    funds(game, game.me().rows + u8::from(need.purpose == Purpose::Career))
}

/// V-4.1: luxuries of one use are made from right to left.
pub(super) fn can_make(game: &Novgorod, need: &Need, make: Make) -> bool {
    let Some((rest, place)) = after_luxury(game, need, make) else { return false };
    let finishes = |left: &Desk| can_finish(game, left, &rest, funds_of_use(game, need));
    place < usize::from(need.below) && productions(game, &Desk::of(game), make).iter().any(finishes)
}

/// What is needed after a luxury that serves, and where its manufactory lies.
fn after_luxury(game: &Novgorod, need: &Need, make: Make) -> Option<(Need, usize)> {
    let table = game.manufactory_of(make.city);
    let serves = need.luxuries > 0
        && need.kinds.has(table.luxury)
        && table.lines[usize::from(make.line)].goods.len() >= need.least_goods.into();
    let covers = |(place, card): (usize, Card)| {
        let next = game.route.cards().nth(place + 1);
        let to_its_right = matches!(next, Some(Card::Placeholder { .. }));
        (card.visits() == Some(make.city)).then_some(place + usize::from(to_its_right))
    };
    let place = game.route.cards().enumerate().find_map(covers)?;
    let rest = Need {
        luxuries: need.luxuries.checked_sub(1)?,
        kinds: need.kinds.without(table.luxury),
        below: place as u8,
        ..*need
    };
    serves.then_some((rest, place))
}

/// V-4.3, V-4.5: named goods come one kind after the other; different ones from left to right, and not from the hold.
pub(super) fn can_give(game: &Novgorod, need: &Need, place: usize) -> bool {
    let desk = Desk::of(game);
    let after = gives(game, &desk, need).into_iter().find(|(from, ..)| *from == place);
    after.is_some_and(|(_, rest, left)| can_finish(game, &left, &rest, funds_of_use(game, need)))
}

/// Every good that can be given next: from where, what is needed then, and what is left.
fn gives(game: &Novgorod, desk: &Desk, need: &Need) -> Vec<(usize, Need, Desk)> {
    let mut found = Vec::new();
    if need.luxuries > 0 {
        return found;
    }
    let good_of = |card: Card| card.visits().map(|city| game.tables().city[city].good);
    let lies = desk.cards.iter().enumerate().filter(|(_, (_, fresh))| *fresh);
    let lies = lies.filter_map(|(place, &(card, _))| Some((place, good_of(card)?)));
    let sources: Vec<(usize, Good)> = lies.chain(desk.stored.map(|good| (HOLD, good))).collect();
    for (place, good) in sources {
        let mut left = desk.clone();
        match place {
            HOLD => left.stored = None,
            _ => left.cards[place].1 = false,
        }
        let wanted = Some(good) == need.goods.iter().next();
        let other = place != HOLD && place >= usize::from(need.from) && !need.given.has(good);
        let rest = match need.different {
            0 if wanted => Need { goods: need.goods.without(good), ..*need },
            1.. if other => {
                let given = need.given.with(good);
                Need { different: need.different - 1, given, from: place as u8 + 1, ..*need }
            }
            _ => continue,
        };
        found.push((place, rest, left));
    }
    found
}

/// Whether some way to finish a use leaves enough for the fees.
fn can_finish(game: &Novgorod, desk: &Desk, need: &Need, funds: i32) -> bool {
    if need.luxuries > 0 {
        return desk.productions(game).into_iter().any(|(city, line, left)| {
            let make = Make { city, line: line as u8, stored: left.stored != desk.stored };
            let after = after_luxury(game, need, make).filter(|(_, place)| *place < usize::from(need.below));
            after.is_some_and(|(rest, _)| can_finish(game, &left, &rest, funds))
        });
    }
    if need.goods.is_empty() && need.different == 0 {
        return funds + i32::from(desk.most(game)) >= 0;
    }
    gives(game, desk, need).into_iter().any(|(_, rest, left)| can_finish(game, &left, &rest, funds))
}
