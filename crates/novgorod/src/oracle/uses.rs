//! V-4, V-10: what a route can be used for, as the cards say it, tried by brute force.

use super::book::has_privilege;
use super::desk::{Desk, NOTHING, Wanted};
use super::ways::funds;
use crate::action::Make;
use crate::pieces::*;
use crate::sets::LuxurySet;
use crate::state::Novgorod;
use crate::tables::Wish;

/// The unused own card of a city, and what lies there without it.
pub(super) fn without_card(game: &Novgorod, city: City) -> Option<(usize, Desk)> {
    let mut desk = Desk::of(game);
    let place = desk.cards.iter().position(|&(card, fresh)| fresh && card.own() == Some(city))?;
    desk.cards[place].1 = false;
    Some((place, desk))
}

pub(super) fn can_take_income(game: &Novgorod, city: City) -> bool {
    let Some((place, desk)) = without_card(game, city) else { return false };
    funds(game, game.me().rows) + i32::from(game.route.income(place) + desk.most(game)) >= 0
}

/// V-4.6: the good that lies in the hold is driven out.
pub(super) fn can_store(game: &Novgorod, city: City) -> bool {
    let Some((_, desk)) = without_card(game, city) else { return false };
    let desk = Desk { stored: None, ..desk };
    game.this_turn.stored.is_none() && funds(game, game.me().rows) + i32::from(desk.most(game)) >= 0
}

/// The productions of a line, as the notation says them.
pub(super) fn productions(game: &Novgorod, desk: &Desk, make: Make) -> Vec<Desk> {
    let same = |(city, line, left): (City, usize, Desk)| {
        let stored = left.stored != desk.stored;
        let found = Make { city, line: line as u8, stored };
        (found == make).then_some(left)
    };
    desk.productions(game).into_iter().filter_map(same).collect()
}

pub(super) fn can_sell(game: &Novgorod, make: Make) -> bool {
    productions(game, &Desk::of(game), make).into_iter().any(|left| {
        let merchant = game.rules.merchant == Some(Side::Front) && game.merchant == make.city;
        let more = if merchant { game.tables().merchant_ducats } else { 0 };
        let seals = game.manufactory_of(make.city).lines[usize::from(make.line)].seals;
        funds(game, game.me().rows) + i32::from(seals + more + left.most(game)) >= 0
    })
}

pub(super) fn can_fill(game: &Novgorod, order: Order, half: Half) -> bool {
    let me = game.me();
    let mine = me.hand.has(order) || me.beside.has(order);
    let upper_done = me.beside.has(order) || game.this_turn.upper.has(order);
    let wish = match game.tables().order[order].wish(half) {
        Wish::Goods(goods) => Wanted { goods: goods.iter().collect(), ..NOTHING },
        Wish::Luxury(luxury) => Wanted { luxuries: 1, kinds: LuxurySet::only(luxury), ..NOTHING },
    };
    mine && (half == Half::Lower || !upper_done) && Desk::of(game).supplies(game, &wish, funds(game, me.rows))
}

pub(super) fn can_rise(game: &Novgorod) -> bool {
    let me = game.me();
    let Some(row) = me.next_row(game.tables()) else { return false };
    let wish = Wanted { luxuries: row.luxuries, kinds: LuxurySet::ALL, different: row.goods, ..NOTHING };
    let funds = funds(game, me.rows + 1) - i32::from(row.ducats);
    row.ducats <= me.ducats && Desk::of(game).supplies(game, &wish, funds)
}

pub(super) fn can_fill_special(game: &Novgorod, special: Special, cheap: bool) -> bool {
    let laid = game.row.iter().flatten().position(|&(it, _)| it == special);
    let (Some(place), tables) = (laid, game.tables()) else { return false };
    let table = &tables.special[special];
    let (part, wish) = match game.row[place].unwrap().1 {
        Part::A => (0, Wanted { goods: table.a.iter().collect(), ..NOTHING }),
        Part::B => (1, Wanted { luxuries: 1, kinds: LuxurySet::only(table.b), least_goods: 2, ..NOTHING }),
        Part::C => (2, Wanted { luxuries: 1, kinds: LuxurySet::only(table.c.0), goods: vec![table.c.1], ..NOTHING }),
    };
    let is_filled = |place: usize| game.this_turn.specials >> place & 1 != 0;
    let skipped = (0..place).filter(|&above| !is_filled(above)).count() as u16;
    let discount = if cheap { tables.order_discount } else { game.this_turn.discount };
    let price = (tables.special_part[part].ducats + skipped * tables.special_skip).saturating_sub(discount);
    let allowed = !cheap || has_privilege(game, Privilege::Order);
    // The turn's privilege is then gone.
    let rows = if cheap { crate::tables::ROWS as u8 } else { game.me().rows };
    let funds = funds(game, rows) - i32::from(price);
    !is_filled(place) && allowed && price <= game.me().ducats && Desk::of(game).supplies(game, &wish, funds)
}
