//! V-4.8 by brute force: what the rules decide by a search with short cuts is tried here in every order and every way,
//! on random positions. The same for the one order in which computer players think about a plan (`plan.rs`).

mod book;
mod desk;
mod perft;
mod supply;
mod uses;
mod ways;

use crate::action::{Action, Make};
use crate::chapters::supply::Stock;
use crate::phase::{Phase, Purpose};
use crate::pieces::*;
use crate::state::{Last, Novgorod};
use crate::tables::{LINES, Tables};
use desk::{Desk, Wanted};
use game::bytes::bytes_of;
use game::playout::Tastes;
use game::{Actor, Data, Game, Playout, Setup, Strategy, Turn};
use std::collections::HashSet;
use uses::{can_fill, can_fill_special, can_rise, can_sell, can_store, can_take_income, without_card};
use ways::{funds, moves, pays_now, pays_somehow};

/// Positions from random games of players with tastes, under all options in turn.
fn positions(count: usize, wanted: impl Fn(&Novgorod) -> bool) -> Vec<Novgorod> {
    let setups = Setup::all::<Novgorod>();
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = &setups[seed as usize * 7 % setups.len()];
        let mut game = Novgorod::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
            if wanted(&game) && game::fingerprint(&game) % 5 == 0 {
                found.push(game.clone());
                if found.len() == count {
                    return found;
                }
            }
            game.apply(actor, action, &mut ());
        }
    }
    unreachable!()
}

/// Positions of phase 2 with cards laid. Random players are poor and rise rarely, so every other one is given ducats
/// and rows.
fn uses(count: usize) -> Vec<Novgorod> {
    let wanted = |game: &Novgorod| {
        let interesting = game.this_turn.fees > 0 || game.route.len() >= 3 || game.me().hold.is_some();
        game.phase == Phase::Using && interesting && !game.route.is_empty()
    };
    let mut found = positions(count, wanted);
    for (game, number) in found.iter_mut().zip(0u16..).step_by(2) {
        let me = game.me_mut();
        me.earn(number / 2 % 19);
        me.rows = me.rows.max((number / 38 % 6) as u8);
    }
    found
}

/// What a list looks at first.
fn stock(game: &Novgorod) -> Stock {
    game.stock(game.sales(|_| ()))
}

#[test]
fn v_4_8_a_card_is_offered_exactly_when_some_way_to_go_on_can_pay() {
    let (mut refused, mut owing, mut unpayable) = (0, 0, 0);
    let poor = |game: &Novgorod| game.phase == Phase::Laying && game.me().ducats < 9;
    for game in positions(20_000, poor) {
        let all = moves(&game);
        let count = all.len();
        let mut expected: Vec<Action> =
            all.into_iter().filter(|(_, next)| pays_somehow(next, true)).map(|(action, _)| action).collect();
        refused += count - expected.len();
        owing += usize::from(game.this_turn.fees > 0);
        if pays_now(&game) {
            expected.push(Action::Done);
        } else {
            unpayable += 1;
        }
        let mut offered = Vec::new();
        game.choices(game.active, &mut offered);
        if game.rules.pirate == Some(Side::Back) {
            offered.retain(|action| !matches!(action, Action::Pirate(_)));
        }
        assert_eq!(offered, expected, "{:?} {:?}", game.me(), game.route);
    }
    assert!(refused > 1000 && owing > 1000 && unpayable > 100, "{refused}, {owing}, {unpayable}");
}

#[test]
fn v_4_8_a_route_brings_as_much_as_brute_force_finds() {
    for game in uses(3000) {
        let most = Desk::of(&game).most(&game);
        assert!(game.brings(game.work(), most), "{most} {:?}", game.route);
        assert!(!game.brings(game.work(), most + 1), "{most} {:?}", game.route);
    }
}

#[test]
fn v_4_6_v_4_7_income_and_storing_are_offered_exactly_when_brute_force_can_still_pay() {
    let (mut yes, mut no) = (0, 0);
    for game in uses(20_000) {
        let mut offered = Vec::new();
        game.choices(game.active, &mut offered);
        for city in City::ALL {
            let (by_income, by_store) = (can_take_income(&game, city), can_store(&game, city));
            assert_eq!(offered.contains(&Action::Income(city)), by_income, "{city} {:?}", game.route);
            assert_eq!(offered.contains(&Action::Store(city)), by_store, "{city} {:?}", game.route);
            if let Some(_unused) = without_card(&game, city) {
                *if by_income { &mut yes } else { &mut no } += 1;
            }
            for line in 0..LINES as u8 {
                for make in [false, true].map(|stored| Make { city, line, stored }) {
                    let can = can_sell(&game, make);
                    assert_eq!(offered.contains(&Action::Sell(make)), can, "{make} {:?}", game.route);
                }
            }
        }
        assert_eq!(offered.contains(&Action::Done), game.this_turn.fees <= game.me().ducats);
    }
    assert!(yes > 50 && no > 5, "{yes} and {no}");
}

#[test]
fn v_4_5_a_row_is_offered_exactly_when_brute_force_can_pay_it() {
    let (mut yes, mut no) = (0, 0);
    for game in uses(5000) {
        let can = can_rise(&game);
        assert_eq!(game.can_rise(stock(&game)), can, "{:?} {:?}", game.me(), game.route);
        *if can { &mut yes } else { &mut no } += 1;
    }
    assert!(yes > 50 && no > 50, "{yes} and {no}");
}

#[test]
fn v_4_3_a_half_is_offered_exactly_when_brute_force_can_fill_it() {
    let (mut yes, mut no) = (0, 0);
    for game in uses(5000) {
        let mut offered = Vec::new();
        game.fillable(stock(&game), |order, half| offered.push((order, half)));
        for order in Order::ALL {
            for half in Half::ALL {
                let can = can_fill(&game, order, half);
                assert_eq!(offered.contains(&(order, half)), can, "{order} {half} {:?}", game.route);
                *if can { &mut yes } else { &mut no } += 1;
            }
        }
    }
    assert!(yes > 50 && no > 50, "{yes} and {no}");
}

#[test]
fn v_10_a_special_order_is_offered_exactly_when_brute_force_can_fill_it() {
    let (mut yes, mut no) = (0, 0);
    for game in uses(8000) {
        for cheap in [false, true] {
            let mut offered = Vec::new();
            game.specials_open(cheap, |special| offered.push(special));
            for special in Special::ALL {
                let can = can_fill_special(&game, special, cheap);
                assert_eq!(offered.contains(&special), can, "{special} {:?}", game.route);
                *if can { &mut yes } else { &mut no } += 1;
            }
        }
    }
    assert!(yes > 20 && no > 20, "{yes} and {no}");
}

/// Follows every offered choice to the end of phase 2.
#[test]
fn v_4_8_whatever_is_chosen_phase_two_can_be_ended_and_paid() {
    fn follow(game: &Novgorod, left: &mut u32) {
        if matches!(game.phase, Phase::Buying) || game.turn() == Turn::Chance || *left == 0 {
            assert!(game.turn() == Turn::Chance || *left == 0 || game.this_turn.fees == 0);
            return;
        }
        *left -= 1;
        let mut choices = Vec::new();
        game.choices(game.active, &mut choices);
        assert!(!choices.is_empty(), "stranded in {:?} with {:?}", game.phase, game.route);
        for choice in choices {
            let mut next = game.clone();
            next.apply(Actor::Seat(game.active), choice, &mut ());
            assert_eq!(next.audit(), Ok(()), "after {choice}");
            follow(&next, left);
        }
    }
    let owing = |game: &Novgorod| {
        matches!(game.phase, Phase::Laying | Phase::Using | Phase::Supplying(_)) && game.this_turn.fees > 0
    };
    for game in positions(400, owing) {
        follow(&game, &mut 600);
    }
}

/// A use that was begun can always be finished, and brute force agrees.
#[test]
fn v_4_8_a_use_that_was_begun_can_be_finished() {
    for game in positions(500, |game| matches!(game.phase, Phase::Supplying(_))) {
        let Phase::Supplying(need) = game.phase else { unreachable!() };
        let wish = Wanted {
            luxuries: need.luxuries,
            kinds: need.kinds,
            least_goods: need.least_goods.into(),
            goods: need.goods.iter().collect(),
            different: need.different,
            given: need.given.iter().collect(),
        };
        let rows = game.me().rows + u8::from(need.purpose == Purpose::Career);
        assert!(Desk::of(&game).supplies(&game, &wish, funds(&game, rows)), "{need:?} {:?}", game.route);
    }
}

/// Every position after phase 2 that can be reached, with chance always taking its first outcome; `None` where there
/// are too many.
fn ends(start: &Novgorod, one_order: bool) -> Option<HashSet<Vec<u8>>> {
    let (mut ends, mut seen, mut open) = (HashSet::new(), HashSet::new(), vec![start.clone()]);
    while let Some(mut game) = open.pop() {
        if game.phase == Phase::Buying {
            ends.insert(bytes_of(&game));
            continue;
        }
        if game.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            game.apply(Actor::Chance, outcomes[0].0, &mut ());
        }
        // The rules ask for nothing else of what was decided last.
        if !one_order && game.this_turn.last != Last::Pirate {
            game.this_turn.last = Last::Other;
        }
        if seen.len() > 4000 {
            return None;
        }
        if !seen.insert(bytes_of(&game)) {
            continue;
        }
        let mut choices = Vec::new();
        game.choices(game.active, &mut choices);
        if one_order {
            game.keep_one_order(game.active, &mut choices);
            assert!(!choices.is_empty());
        }
        for choice in choices {
            let mut next = game.clone();
            next.apply(Actor::Seat(game.active), choice, &mut ());
            open.push(next);
        }
    }
    Some(ends)
}

#[test]
fn v_4_10_one_order_of_uses_reaches_whatever_any_order_reaches() {
    let begun =
        |game: &Novgorod| game.phase == Phase::Using && game.this_turn.last == Last::Other && game.route.len() > 1;
    let (mut compared, mut rich) = (0, 0);
    for (mut game, number) in positions(5000, begun).into_iter().zip(0u16..) {
        if number % 2 == 0 {
            game.me_mut().earn(number / 2 % 19);
        }
        if let Some(any) = ends(&game, false)
            && let Some(one) = ends(&game, true)
        {
            compared += 1;
            rich += usize::from(any.len() > 20);
            assert!(any == one, "{} and {} ends of {:?} with {:?}", any.len(), one.len(), game.route, game.me());
        }
    }
    assert!(compared > 4000 && rich > 200, "{compared} compared, {rich} with many ends");
}
