//! The bytes of a position. Fingerprints of them stand in records for ever, so what is written, and in which order, is
//! said here field by field, and the tag of every variant is a number of the source that never changes.

use crate::phase::{Need, Phase, Purpose, Refill};
use crate::pieces::Order;
use crate::route::{Card, Places, Route};
use crate::state::{BonusCard, Last, Novgorod, Player, Rules, ThisTurn};
use game::{Bytes, Key, bytes};

/// The revision comes first: it is the first field of the rules.
impl Bytes for Novgorod {
    fn put(&self, out: &mut Vec<u8>) {
        let Novgorod {
            rules,
            printed,
            phase,
            round,
            last_round,
            first,
            active,
            this_turn,
            route,
            player,
            manufactory,
            pile,
            shown,
            bonus,
            merchant,
            pirate,
            row,
        } = self;
        (rules, printed, phase).put(out);
        (round, last_round, first, active).put(out);
        (this_turn, route, player).put(out);
        (manufactory, pile, shown, bonus).put(out);
        (merchant, pirate, row).put(out);
    }
}

bytes! { Rules { revision, seats, first_bonus, choose_side, merchant, pirate, drawn_places, special } }
bytes! {
    Player {
        posts, hold, speed, ducats, earned, spent, seals, career, side, rows, hand, known, beside, done, counters, blanks, earned_bonus,
    }
}
bytes! { ThisTurn { privilege, fees, last, bought, stored_used, stored, upper, specials, discount } }
bytes! { BonusCard { value, this_round } }
bytes! { Need { purpose, luxuries, kinds, least_goods, below, goods, different, given, from } }

/// The number of the order, from 0 on.
impl Bytes for Order {
    fn put(&self, out: &mut Vec<u8>) {
        (self.index() as u8).put(out);
    }
}

impl Bytes for Places {
    fn put(&self, out: &mut Vec<u8>) {
        self.0.put(out);
    }
}

/// The cards, what each would bring, and which are unused; everything else follows from them.
impl Bytes for Route {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u8).put(out);
        for (place, card) in self.cards().enumerate() {
            (card, self.income(place)).put(out);
        }
        self.fresh.put(out);
    }
}

impl Bytes for Card {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Card::Own(city) => (0u8, city).put(out),
            Card::Base(city) => (1u8, city).put(out),
            Card::Held(city) => (2u8, city).put(out),
            Card::Placeholder { city, post } => (3u8, city, post).put(out),
        }
    }
}

impl Bytes for Phase {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Phase::DrawManufactory(city) => (0u8, city).put(out),
            Phase::DrawSpecial(place) => (1u8, place).put(out),
            Phase::DrawBonus => 2u8.put(out),
            Phase::PlaceMerchant => 3u8.put(out),
            Phase::PlacePirate => 4u8.put(out),
            Phase::DealFirst(seat) => (5u8, seat).put(out),
            Phase::ShowFirst => 6u8.put(out),
            Phase::DrawCareer(seat) => (7u8, seat).put(out),
            Phase::ChooseSide => 8u8.put(out),
            Phase::Introduction => 9u8.put(out),
            Phase::IntroductionDeal => 10u8.put(out),
            Phase::Refill(then) => (11u8, then).put(out),
            Phase::Laying => 12u8.put(out),
            Phase::Using => 13u8.put(out),
            Phase::Supplying(need) => (14u8, need).put(out),
            Phase::Counter => 15u8.put(out),
            Phase::Stowing(order) => (16u8, order).put(out),
            Phase::Buying => 17u8.put(out),
            Phase::BuyingDeal => 18u8.put(out),
            Phase::Ending => 19u8.put(out),
            Phase::Over => 20u8.put(out),
        }
    }
}

impl Bytes for Refill {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Refill::FirstTurn => 0u8.put(out),
            Refill::Buying => 1u8.put(out),
        }
    }
}

impl Bytes for Purpose {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Purpose::Order(order, half) => (0u8, order, half).put(out),
            Purpose::Career => 1u8.put(out),
            Purpose::Special(place) => (2u8, place).put(out),
        }
    }
}

impl Bytes for Last {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Last::Other => 0u8.put(out),
            Last::Pirate => 1u8.put(out),
            Last::Fill(order, half) => (2u8, order, half).put(out),
            Last::Row => 3u8.put(out),
            Last::Sale(place) => (4u8, place).put(out),
            Last::Income(place) => (5u8, place).put(out),
            Last::ExtraIncome => 6u8.put(out),
            Last::Store => 7u8.put(out),
        }
    }
}
