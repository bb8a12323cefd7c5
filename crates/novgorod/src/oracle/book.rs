//! A plain reading of the book: every action that the notation knows, and whether it is legal now.
//!
//! All phases are covered. Where the book asks for routes that pay for themselves (V-4.8), the brute force of `desk.rs`
//! and `ways.rs` answers; the order in which a use takes its luxuries and goods is a convention of ours and is read
//! from the phase.

use super::desk::Desk;
use super::supply::{HOLD, can_give, can_make};
use super::uses::{can_fill, can_fill_special, can_rise, can_sell, can_store, can_take_income};
use super::ways::{funds, moves, pays_now, pays_somehow};
use crate::action::{Action, Make};
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::*;
use crate::state::{BonusValue, Last, Novgorod};
use crate::tables::LINES;

/// Every action there is.
pub(super) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Ship, Action::Draw, Action::DrawCheap, Action::Rise, Action::GiveStored];
    all.extend([Action::Beside, Action::Under, Action::Done]);
    all.extend(Manufactory::ALL.map(Action::Build));
    all.extend(Bonus::ALL.map(Action::Bonus));
    all.extend(Career::ALL.map(Action::Career));
    all.extend(Side::ALL.map(Action::Side));
    all.extend(Privilege::ALL.map(Action::Use));
    for special in Special::ALL {
        all.extend([Action::Row(special), Action::Special(special), Action::SpecialCheap(special)]);
    }
    for order in Order::ALL {
        all.extend([Action::Deal(order), Action::Show(order), Action::Take(order), Action::TakeCheap(order)]);
        all.extend(Half::ALL.map(|half| Action::Fill(order, half)));
    }
    for city in City::ALL {
        all.extend([Action::Start(city), Action::Post(city), Action::Lay(city), Action::Placeholder(city)]);
        all.extend([Action::Pirate(city), Action::Give(city), Action::Income(city), Action::Store(city)]);
        for line in 0..LINES as u8 {
            for make in [false, true].map(|stored| Make { city, line, stored }) {
                all.extend([Action::Sell(make), Action::Make(make)]);
            }
        }
    }
    all.sort();
    all
}

/// All that may happen next.
pub(super) fn legal_actions(game: &Novgorod, all: &[Action]) -> Vec<Action> {
    // What the book says about routes is answered for all cards at once.
    let routes = if game.phase == Phase::Laying { route_steps(game) } else { vec![] };
    all.iter().copied().filter(|&action| is_legal(game, action, &routes)).collect()
}

/// The book, phase by phase.
fn is_legal(game: &Novgorod, action: Action, routes: &[Action]) -> bool {
    let (me, turn, tables) = (game.me(), &game.this_turn, game.tables());
    match (game.phase, action) {
        // V-2: draws before the first turn.
        (Phase::DrawManufactory(_), Action::Build(it)) => {
            City::ALL.iter().all(|&city| game.manufactory[city] != Some(it))
        }
        (Phase::DrawSpecial(_), Action::Row(it)) => game.row.iter().flatten().all(|&(laid, _)| laid != it),
        (Phase::DrawBonus, Action::Bonus(it)) => game.bonus[it].value == BonusValue::Absent,
        (Phase::PlaceMerchant | Phase::PlacePirate, Action::Start(_)) => true,
        (Phase::DealFirst(_) | Phase::IntroductionDeal | Phase::Counter | Phase::BuyingDeal, Action::Deal(it)) => {
            is_unseen(game, it)
        }
        (Phase::ShowFirst | Phase::Refill(_), Action::Show(it)) => is_unseen(game, it),
        (Phase::DrawCareer(_), Action::Career(it)) => game.players().all(|player| player.career != Some(it)),
        (Phase::ChooseSide, Action::Side(_)) => true,

        // V-2.7: the introduction.
        (Phase::Introduction, Action::Post(city)) => me.posts.len() < 2 && !me.posts.has(city),
        (Phase::Introduction, Action::Take(order)) => me.hand.len() < 2 && game.shown.has(order),
        (Phase::Introduction, Action::Draw) => me.hand.len() < 2 && left_to_draw(game) > 0,

        // V-3: phase 1.
        (Phase::Laying, Action::Pirate(city)) if game.rules.pirate == Some(Side::Back) => {
            game.route.is_empty() && by_any(game, city)
        }
        (Phase::Laying, action) => routes.contains(&action),

        // V-4, V-10: phase 2.
        (Phase::Using, Action::Sell(make)) => can_sell(game, make),
        (Phase::Using, Action::Fill(order, half)) => can_fill(game, order, half),
        (Phase::Using, Action::Rise) => can_rise(game),
        (Phase::Using, Action::Special(special)) => can_fill_special(game, special, false),
        (Phase::Using, Action::SpecialCheap(special)) => can_fill_special(game, special, true),
        (Phase::Using, Action::Income(city)) => can_take_income(game, city),
        (Phase::Using, Action::Store(city)) => can_store(game, city),
        (Phase::Using, Action::Use(Privilege::Income)) => has_privilege(game, Privilege::Income),
        (Phase::Using, Action::Done) => turn.fees <= me.ducats,
        (Phase::Supplying(need), Action::Make(make)) => can_make(game, &need, make),
        (Phase::Supplying(need), Action::Give(city)) => {
            let place = game.route.cards().position(|card| card.visits() == Some(city));
            place.is_some_and(|place| can_give(game, &need, place))
        }
        (Phase::Supplying(need), Action::GiveStored) => can_give(game, &need, HOLD),
        (Phase::Stowing(_), Action::Beside | Action::Under) => true,

        // V-5: phase 3.
        (Phase::Buying, Action::Post(city)) => {
            let owners = game.players().filter(|player| player.posts.has(city)).count();
            let price = || tables.city[city].prices[usize::from(game.rules.seats) - 2][owners];
            !turn.bought && !me.posts.has(city) && price() <= me.ducats
        }
        (Phase::Buying, Action::Ship) => {
            let step = usize::from(me.speed - tables.start_speed);
            !turn.bought && tables.ship_price.get(step).is_some_and(|&price| price <= me.ducats)
        }
        (Phase::Buying, Action::Take(order)) => game.shown.has(order) && can_buy_order(game, false),
        (Phase::Buying, Action::TakeCheap(order)) => game.shown.has(order) && can_buy_order(game, true),
        (Phase::Buying, Action::Draw) => left_to_draw(game) > 0 && can_buy_order(game, false),
        (Phase::Buying, Action::DrawCheap) => left_to_draw(game) > 0 && can_buy_order(game, true),
        (Phase::Buying, Action::Done) => true,

        // V-6: phase 4.
        (Phase::Ending, Action::Use(Privilege::Seal)) => has_privilege(game, Privilege::Seal),
        (Phase::Ending, Action::Pirate(city)) if game.rules.pirate == Some(Side::Back) => by_any(game, city),
        (Phase::Ending, Action::Done) => true,

        // V-9.3: the pirate's front, at any time between other decisions.
        (Phase::Using | Phase::Buying | Phase::Ending, Action::Pirate(city)) => {
            let front = game.rules.pirate == Some(Side::Front) && game.pirate != city && turn.last != Last::Pirate;
            let (price, most) = (game.pirate_price(), Desk::of(game).most(game));
            front && price <= me.ducats && funds(game, me.rows) + i32::from(most) >= i32::from(price)
        }
        _ => false,
    }
}

/// Whether an order lies neither open, nor in a hand, nor beside or under a ship.
fn is_unseen(game: &Novgorod, order: Order) -> bool {
    let has = |set: OrderSet| set.iter().any(|it| it == order);
    !has(game.shown) && game.players().all(|it| ![it.hand, it.beside, it.done, it.counters].into_iter().any(has))
}

/// V-10.1: with special orders, one order of the pile stays where it is.
fn left_to_draw(game: &Novgorod) -> usize {
    let unseen = Order::ALL.into_iter().filter(|&order| is_unseen(game, order)).count();
    if game.rules.special { unseen - 1 } else { unseen }
}

/// V-6.2: no privilege was used yet, and an uncovered row shows it, or "any".
pub(super) fn has_privilege(game: &Novgorod, privilege: Privilege) -> bool {
    let card = &game.tables().career[game.me().career.unwrap()];
    let free = &card.privileges[usize::from(game.me().rows)..];
    game.this_turn.privilege.is_none() && (free.contains(&privilege) || free.contains(&Privilege::Any))
}

/// V-9.4
fn by_any(game: &Novgorod, city: City) -> bool {
    city != game.pirate && has_privilege(game, Privilege::Any)
}

/// V-3, V-4.8: the steps after which some way to go on pays, and the end of a route that pays.
fn route_steps(game: &Novgorod) -> Vec<Action> {
    let pays = moves(game).into_iter().filter(|(_, next)| pays_somehow(next, true)).map(|(action, _)| action);
    pays.chain(pays_now(game).then_some(Action::Done)).collect()
}

fn can_buy_order(game: &Novgorod, cheap: bool) -> bool {
    let (me, tables) = (game.me(), game.tables());
    let allowed = if cheap { has_privilege(game, Privilege::Order) } else { !game.this_turn.bought };
    let price = tables.order_price.saturating_sub(if cheap { tables.order_discount } else { 0 });
    allowed && price <= me.ducats && me.hand.len() + me.beside.len() < tables.orders_in_progress.into()
}
