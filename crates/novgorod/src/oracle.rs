//! V-4.8 by brute force: what the rules decide by clever search is tried here in every order and every way, on random positions.

use crate::phase::{Phase, Purpose};
use crate::pieces::*;
use crate::route::Card;
use crate::sets::*;
use crate::state::Novgorod;
use crate::tables::{Tables, Wish};
use game::playout::Tastes;
use game::{Actor, Data, Game, Playout, Setup};

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

    /// Whether luxuries of different kinds, then goods, can be found in any order so that `funds` and income cover what is owed.
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
        let all = self.cards.len() - 1;
        let next: Vec<Good> = match (wish.different, wish.goods.first()) {
            (0, None) => return i32::from(self.income(game)) + funds >= 0,
            (0, Some(&good)) => vec![good],
            _ => Good::ALL.into_iter().filter(|good| !wish.given.contains(good)).collect(),
        };
        next.into_iter().any(|good| {
            let mut rest = wish.clone();
            if wish.different > 0 {
                rest.different -= 1;
                rest.given.push(good);
            } else {
                rest.goods.remove(0);
            }
            self.taken(game, good, all).into_iter().any(|desk| desk.supplies(game, &rest, funds))
        })
    }

    /// Every way to give a good for an order, row or special order.
    fn taken(&self, game: &Novgorod, good: Good, all: usize) -> Vec<Desk> {
        let mut found = Vec::new();
        for place in 0..=all {
            if self.good(game, place) == Some(good) {
                let mut desk = self.clone();
                desk.cards[place].1 = false;
                found.push(desk);
            }
        }
        if self.stored == Some(good) {
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

/// Positions of phases 1 and 2 with cards laid, from random games of players with tastes.
fn positions(count: usize) -> Vec<Novgorod> {
    let setups = Setup::all::<Novgorod>();
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = &setups[seed as usize * 7 % setups.len()];
        let mut game = Novgorod::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
            let asked = matches!(game.phase, Phase::Laying | Phase::Selling(_) | Phase::Using | Phase::Supplying(_));
            let interesting = game.this_turn.owed > 0 || game.route.len() >= 3 || game.me().hold.is_some();
            if asked && interesting && !game.route.is_empty() && game::fingerprint(&game) % 11 == 0 {
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

/// Ducats at hand and by privilege, less what is owed.
fn funds(game: &Novgorod, rows: u8) -> i32 {
    let privilege = game.this_turn.privilege.is_none() && game.me().shows(Privilege::Income, rows, game.tables());
    let extra = if privilege { game.tables().extra_income } else { 0 };
    i32::from(game.me().ducats) + i32::from(extra) - i32::from(game.this_turn.owed)
}

#[test]
fn v_4_8_sales_bring_as_much_as_brute_force_finds() {
    for game in positions(1500) {
        let most = game.most_from(game.work(), game.route.len() as u8);
        assert_eq!(most, Desk::of(&game).most(&game), "{:?}", game.route);
        assert!(most <= game.incomes(game.route.fresh) + game.at_most_from_sales(None), "the quick bound is one");
    }
}

#[test]
fn v_4_5_a_row_is_offered_exactly_when_brute_force_can_pay_it() {
    let (mut yes, mut no) = (0, 0);
    for mut game in positions(3000) {
        game.phase = Phase::Using;
        let Some(row) = game.me().next_row(game.tables()) else { continue };
        let wish = Wanted { luxuries: row.luxuries, kinds: LuxurySet::ALL, different: row.goods, ..NOTHING };
        let funds = funds(&game, game.me().rows + 1) - i32::from(row.ducats);
        let can = Desk::of(&game).supplies(&game, &wish, funds);
        assert_eq!(game.can_rise(), can, "{row:?} {:?}", game.route);
        *if can { &mut yes } else { &mut no } += 1;
    }
    assert!(yes > 50 && no > 50, "{yes} and {no}");
}

#[test]
fn v_4_3_a_half_is_offered_exactly_when_brute_force_can_fill_it() {
    let (mut yes, mut no) = (0, 0);
    for mut game in positions(3000) {
        game.phase = Phase::Using;
        let mut offered = Vec::new();
        game.fillable(|order, half| offered.push((order, half)));
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
    for mut game in positions(6000) {
        game.phase = Phase::Using;
        let mut offered = Vec::new();
        game.specials_open(false, |special| offered.push(special));
        for (place, (special, part)) in game.row.iter().flatten().enumerate() {
            let table = &game.tables().special[*special];
            let wish = match part {
                Part::A => Wanted { goods: table.a.iter().collect(), ..NOTHING },
                Part::B => Wanted { luxuries: 1, kinds: LuxurySet::only(table.b), least_goods: 2, ..NOTHING },
                Part::C => Wanted { luxuries: 1, kinds: LuxurySet::only(table.c.0), goods: vec![table.c.1], ..NOTHING },
            };
            let filled = game.this_turn.specials >> place & 1 != 0;
            let price = game.special_price(place as u8).saturating_sub(game.this_turn.discount);
            let funds = funds(&game, game.me().rows) - i32::from(price);
            let can = !filled && Desk::of(&game).supplies(&game, &wish, funds);
            assert_eq!(offered.contains(special), can, "{special} {part} {:?}", game.route);
            *if can { &mut yes } else { &mut no } += 1;
        }
    }
    assert!(yes > 20 && no > 20, "{yes} and {no}");
}

/// Follows every offered choice to the end of phase 2.
#[test]
fn v_4_8_whatever_is_chosen_phase_two_can_be_ended_and_paid() {
    fn follow(game: &Novgorod, left: &mut u32) {
        if matches!(game.phase, Phase::Buying) || game.phase.is_chance() || *left == 0 {
            assert!(game.phase.is_chance() || *left == 0 || game.this_turn.owed == 0);
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
    for game in positions(400) {
        follow(&game, &mut 600);
    }
}

/// A use that was begun can always be finished, and brute force agrees.
#[test]
fn v_4_8_a_use_that_was_begun_can_be_finished() {
    let mut seen = 0;
    for game in positions(20_000) {
        let Phase::Supplying(need) = game.phase else { continue };
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
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}
