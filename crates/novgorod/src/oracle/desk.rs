//! A reader of the book who tries everything: what lies there as a plain list, each production and each way to find
//! goods in turn.

use crate::pieces::*;
use crate::route::Card;
use crate::sets::*;
use crate::state::Novgorod;

/// The route as a plain list: what lies there, and whether it is still unused.
#[derive(Clone, PartialEq)]
pub(super) struct Desk {
    pub cards: Vec<(Card, bool)>,
    pub stored: Option<Good>,
}

impl Desk {
    pub fn of(game: &Novgorod) -> Desk {
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

    /// V-4.1 in the book's words: a manufactory on each unused card that can carry it, each line, each way to find its
    /// goods.
    pub fn productions(&self, game: &Novgorod) -> Vec<(City, usize, Desk)> {
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
    pub fn most(&self, game: &Novgorod) -> u16 {
        let sales = self.productions(game).into_iter().map(|(city, line, desk)| {
            let seals = game.manufactory_of(city).lines[line].seals;
            let merchant = game.rules.merchant == Some(Side::Front) && game.merchant == city;
            seals + if merchant { game.tables().merchant_ducats } else { 0 } + desk.most(game)
        });
        sales.max().unwrap_or(0).max(self.income(game))
    }

    /// Whether luxuries of different kinds, then goods, can be found in any order so that `funds`, and all that can be
    /// earned with what is left, cover the fees.
    pub fn supplies(&self, game: &Novgorod, wish: &Wanted, funds: i32) -> bool {
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
pub(super) struct Wanted {
    pub luxuries: u8,
    pub kinds: LuxurySet,
    pub least_goods: usize,
    pub goods: Vec<Good>,
    pub different: u8,
    pub given: Vec<Good>,
}

pub(super) const NOTHING: Wanted =
    Wanted { luxuries: 0, kinds: LuxurySet::NONE, least_goods: 1, goods: vec![], different: 0, given: vec![] };
