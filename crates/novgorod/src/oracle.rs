//! V-4.8 by brute force: what the rules decide by clever search is tried here in every order and every way, on random positions. The same
//! for the one order in which computer players think about a plan (`plan.rs`).

use crate::action::{Action, Make};
use crate::chapters::supply::Stock;
use crate::phase::{Phase, Purpose};
use crate::pieces::*;
use crate::route::Card;
use crate::sets::*;
use crate::state::{Last, Novgorod};
use crate::tables::{Tables, Wish};
use game::bytes::bytes_of;
use game::playout::Tastes;
use game::{Actor, Data, Game, Playout, Setup, Strategy};
use std::collections::HashSet;

/// The route as a plain list: what lies there, and whether it is still unused.
#[derive(Clone, PartialEq)]
struct Desk {
    cards: Vec<(Card, bool)>,
    stored: Option<Good>,
}

impl Desk {
    fn of(game: &Novgorod) -> Desk {
        let cards = game.route.cards().enumerate().map(|(place, card)| (card, game.route.fresh.has(place))).collect();
        Desk { cards, stored: game.work().stored }
    }

    fn good(&self, game: &Novgorod, place: usize) -> Option<Good> {
        let (card, fresh) = self.cards[place];
        card.visits().filter(|_| fresh).map(|city| game.tables().city[city].good)
    }

    fn income(&self, game: &Novgorod) -> u16 {
        (0..self.cards.len()).filter(|&place| self.cards[place].1).map(|place| game.route.income(place)).sum()
    }

    /// V-4.1 in the book's words: a manufactory on each unused card that can carry it, each line, each way to find its goods.
    fn productions(&self, game: &Novgorod) -> Vec<(City, usize, Desk)> {
        let mut found = Vec::new();
        for place in 0..self.cards.len() {
            let (card, fresh) = self.cards[place];
            let beside = matches!(self.cards.get(place + 1), Some((Card::Placeholder { .. }, _)));
            let city = match card {
                Card::Placeholder { city, .. } => city,
                _ if beside => continue,
                _ => card.visits().unwrap(),
            };
            if !fresh {
                continue;
            }
            let table = game.manufactory_of(city);
            for line in 0..usize::from(table.count) {
                let mut desks = vec![self.clone()];
                for good in table.lines[line].goods.iter() {
                    desks = desks.iter().flat_map(|desk| desk.without_good(game, good, place)).collect();
                }
                for mut desk in desks {
                    desk.cards[place].1 = false;
                    found.push((city, line, desk));
                }
            }
        }
        found
    }

    /// Every way to use up a good from cards up to a place, or from the hold.
    fn without_good(&self, game: &Novgorod, good: Good, up_to: usize) -> Vec<Desk> {
        let mut found = Vec::new();
        for place in 0..=up_to {
            if self.good(game, place) == Some(good) {
                let mut desk = self.clone();
                desk.cards[place].1 = false;
                // The card under the manufactory is covered in any case, so its own good is used without a second mark.
                if place == up_to && !matches!(self.cards[place].0, Card::Placeholder { .. }) {
                    desk.cards[place].1 = true;
                }
                found.push(desk);
            }
        }
        if self.stored == Some(good) {
            found.push(Desk { stored: None, ..self.clone() });
        }
        found
    }

    /// The most ducats that any sales in any order, and the income of the rest, can bring.
    fn most(&self, game: &Novgorod) -> u16 {
        let sales = self.productions(game).into_iter().map(|(city, line, desk)| {
            let seals = game.manufactory_of(city).lines[line].seals;
            let merchant = game.rules.merchant == Some(Side::Front) && game.merchant == city;
            seals + if merchant { game.tables().merchant_ducats } else { 0 } + desk.most(game)
        });
        sales.max().unwrap_or(0).max(self.income(game))
    }

    /// Whether luxuries of different kinds, then goods, can be found in any order so that `funds`, and all that can be earned with what
    /// is left, cover the fees.
    fn supplies(&self, game: &Novgorod, wish: &Wanted, funds: i32) -> bool {
        if wish.luxuries > 0 {
            return self.productions(game).into_iter().any(|(city, line, desk)| {
                let table = game.manufactory_of(city);
                let fits = wish.kinds.has(table.luxury) && table.lines[line].goods.len() >= wish.least_goods;
                let rest =
                    Wanted { luxuries: wish.luxuries - 1, kinds: wish.kinds.without(table.luxury), ..wish.clone() };
                fits && desk.supplies(game, &rest, funds)
            });
        }
        let next: Vec<Good> = match (wish.different, wish.goods.first()) {
            (0, None) => return i32::from(self.most(game)) + funds >= 0,
            (0, Some(&good)) => vec![good],
            _ => Good::ALL.into_iter().filter(|good| !wish.given.contains(good)).collect(),
        };
        next.into_iter().any(|good| {
            let mut rest = wish.clone();
            // V-4.5: not for the career.
            let by_hold = wish.different == 0;
            if wish.different > 0 {
                rest.different -= 1;
                rest.given.push(good);
            } else {
                rest.goods.remove(0);
            }
            self.taken(game, good, by_hold).into_iter().any(|desk| desk.supplies(game, &rest, funds))
        })
    }

    /// Every way to give a good for an order, row or special order.
    fn taken(&self, game: &Novgorod, good: Good, by_hold: bool) -> Vec<Desk> {
        let mut found = Vec::new();
        for place in 0..self.cards.len() {
            if self.good(game, place) == Some(good) {
                let mut desk = self.clone();
                desk.cards[place].1 = false;
                found.push(desk);
            }
        }
        if by_hold && self.stored == Some(good) {
            found.push(Desk { stored: None, ..self.clone() });
        }
        found
    }
}

/// What a use asks for, as the cards say it.
#[derive(Clone)]
struct Wanted {
    luxuries: u8,
    kinds: LuxurySet,
    least_goods: usize,
    goods: Vec<Good>,
    different: u8,
    given: Vec<Good>,
}

const NOTHING: Wanted =
    Wanted { luxuries: 0, kinds: LuxurySet::NONE, least_goods: 1, goods: vec![], different: 0, given: vec![] };

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

/// Positions of phase 2 with cards laid. Random players are poor and rise rarely, so every other one is given ducats and rows.
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

/// Ducats at hand and by privilege, less the fees.
fn funds(game: &Novgorod, rows: u8) -> i32 {
    let privilege = game.this_turn.privilege.is_none() && game.me().shows(Privilege::Income, rows, game.tables());
    let extra = if privilege { game.tables().extra_income } else { 0 };
    i32::from(game.me().ducats) + i32::from(extra) - i32::from(game.this_turn.fees)
}

/// Whether the cards that lie can pay the fees.
fn pays_now(game: &Novgorod) -> bool {
    funds(game, game.me().rows) + i32::from(Desk::of(game).most(game)) >= 0
}

/// Whether any way to go on with the route can pay the fees: all of them are tried. The pirate is moved at most once on the way: where he
/// is in nobody's way, a second move changes nothing.
fn pays_somehow(game: &Novgorod, pirate: bool) -> bool {
    pays_now(game)
        || moves(game).into_iter().any(|(action, next)| match action {
            Action::Pirate(_) => pirate && pays_somehow(&next, false),
            _ => pays_somehow(&next, pirate),
        })
}

/// V-3, V-6.2, V-9.3 in the book's words: everything that can be done while the route is laid, as if there were credit, and what follows.
fn moves(game: &Novgorod) -> Vec<(Action, Novgorod)> {
    let (me, tables) = (game.me(), game.tables());
    let cards: Vec<Card> = game.route.cards().collect();
    let visited: Vec<City> = cards.iter().filter_map(|card| card.visits()).collect();
    let face_down: Vec<City> = cards
        .iter()
        .filter_map(|card| if let Card::Placeholder { post, .. } = card { Some(*post) } else { None })
        .collect();
    let front = game.rules.pirate == Some(Side::Front);
    let back = game.rules.pirate == Some(Side::Back);
    let longest = |more: Option<City>| {
        let slowed = front && (visited.contains(&game.pirate) || more == Some(game.pirate));
        let hurried = game.this_turn.privilege == Some(Privilege::Speed);
        usize::from(me.speed) + usize::from(hurried) - usize::from(slowed)
    };
    let mut actions = Vec::new();
    for city in City::ALL {
        let neighbour = visited.last().is_none_or(|&last| {
            let linked = |a: City, b: City| tables.links[a].has(b);
            linked(last, city) || back && linked(last, game.pirate) && linked(game.pirate, city)
        });
        let closed = visited.contains(&city) || face_down.contains(&city) || back && city == game.pirate;
        if neighbour && !closed && cards.len() < longest(Some(city)) {
            actions.push(Action::Lay(city));
        }
    }
    if cards.last().is_some_and(|card| card.visits().is_some()) && cards.len() < longest(None) {
        let spare = |city: &City| {
            me.posts.has(*city) && me.hold != Some(*city) && !visited.contains(city) && !face_down.contains(city)
        };
        actions.extend(City::ALL.into_iter().filter(spare).map(Action::Placeholder));
    }
    let unused = game.this_turn.privilege.is_none() && me.shows(Privilege::Speed, me.rows, tables);
    if unused && cards.len() + usize::from(front) >= longest(None) {
        actions.push(Action::Use(Privilege::Speed));
    }
    if front && game.this_turn.last != Last::Pirate && game.pirate_price() <= me.ducats {
        actions.extend(City::ALL.into_iter().filter(|&city| city != game.pirate).map(Action::Pirate));
    }
    let after = |action: Action| {
        let mut next = game.clone();
        next.apply(Actor::Seat(game.active), action, &mut ());
        (action, next)
    };
    actions.into_iter().map(after).collect()
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
        for (place, card) in game.route.cards().enumerate() {
            let Some(city) = card.own().filter(|_| game.route.fresh.has(place)) else { continue };
            let mut desk = Desk::of(&game);
            desk.cards[place].1 = false;
            let funds = funds(&game, game.me().rows);
            let by_income = funds + i32::from(game.route.income(place) + desk.most(&game)) >= 0;
            assert_eq!(offered.contains(&Action::Income(city)), by_income, "{city} {:?}", game.route);
            let stored = Desk { stored: None, ..desk };
            let by_store = game.this_turn.stored.is_none() && funds + i32::from(stored.most(&game)) >= 0;
            assert_eq!(offered.contains(&Action::Store(city)), by_store, "{city} {:?}", game.route);
            *if by_income { &mut yes } else { &mut no } += 1;
        }
        for (city, line, desk) in Desk::of(&game).productions(&game) {
            let seals = game.manufactory_of(city).lines[line].seals;
            let stored = desk.stored != Desk::of(&game).stored;
            let make = Make { city, line: line as u8, stored };
            let ducats = seals + game.merchant_ducats(city) + desk.most(&game);
            let can = funds(&game, game.me().rows) + i32::from(ducats) >= 0;
            assert_eq!(offered.contains(&Action::Sell(make)), can, "{make} {:?}", game.route);
        }
        assert_eq!(offered.contains(&Action::Done), game.this_turn.fees <= game.me().ducats);
    }
    assert!(yes > 50 && no > 5, "{yes} and {no}");
}

#[test]
fn v_4_5_a_row_is_offered_exactly_when_brute_force_can_pay_it() {
    let (mut yes, mut no) = (0, 0);
    for game in uses(5000) {
        let Some(row) = game.me().next_row(game.tables()) else { continue };
        let wish = Wanted { luxuries: row.luxuries, kinds: LuxurySet::ALL, different: row.goods, ..NOTHING };
        let funds = funds(&game, game.me().rows + 1) - i32::from(row.ducats);
        let can = row.ducats <= game.me().ducats && Desk::of(&game).supplies(&game, &wish, funds);
        assert_eq!(game.can_rise(stock(&game)), can, "{row:?} {:?}", game.route);
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
        for order in game.me().hand.or(game.me().beside).iter() {
            let table = &game.tables().order[order];
            let upper_done = game.me().beside.has(order) || game.this_turn.upper.has(order);
            for (half, wish) in [(Half::Upper, table.upper), (Half::Lower, table.lower)] {
                let wish = match wish {
                    Wish::Goods(goods) => Wanted { goods: goods.iter().collect(), ..NOTHING },
                    Wish::Luxury(luxury) => Wanted { luxuries: 1, kinds: LuxurySet::only(luxury), ..NOTHING },
                };
                let open = half == Half::Lower || !upper_done;
                let can = open && Desk::of(&game).supplies(&game, &wish, funds(&game, game.me().rows));
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
            for (place, (special, part)) in game.row.iter().flatten().enumerate() {
                let table = &game.tables().special[*special];
                let wish = match part {
                    Part::A => Wanted { goods: table.a.iter().collect(), ..NOTHING },
                    Part::B => Wanted { luxuries: 1, kinds: LuxurySet::only(table.b), least_goods: 2, ..NOTHING },
                    Part::C => {
                        Wanted { luxuries: 1, kinds: LuxurySet::only(table.c.0), goods: vec![table.c.1], ..NOTHING }
                    }
                };
                let filled = game.this_turn.specials >> place & 1 != 0;
                let discount = if cheap { game.tables().order_discount } else { game.this_turn.discount };
                let price = game.special_price(place as u8).saturating_sub(discount);
                let rows = if cheap { crate::tables::ROWS as u8 } else { game.me().rows };
                let funds = funds(&game, rows) - i32::from(price);
                let open = !filled && price <= game.me().ducats && (!cheap || game.may_use(Privilege::Order));
                let can = open && Desk::of(&game).supplies(&game, &wish, funds);
                assert_eq!(offered.contains(special), can, "{special} {part} {:?}", game.route);
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
        if matches!(game.phase, Phase::Buying) || game.phase.is_chance() || *left == 0 {
            assert!(game.phase.is_chance() || *left == 0 || game.this_turn.fees == 0);
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

/// Every position after phase 2 that can be reached, with chance always taking its first outcome; `None` where there are too many.
fn ends(start: &Novgorod, one_order: bool) -> Option<HashSet<Vec<u8>>> {
    let (mut ends, mut seen, mut open) = (HashSet::new(), HashSet::new(), vec![start.clone()]);
    while let Some(mut game) = open.pop() {
        if game.phase == Phase::Buying {
            ends.insert(bytes_of(&game));
            continue;
        }
        if game.phase.is_chance() {
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
