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
        posts, hold, speed, ducats, earned, spent, seals, career, side, rows, hand, known, beside, done, counters,
        blanks, earned_bonus,
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

bytes! {
    enum Card {
        0 => Own(city),
        1 => Base(city),
        2 => Held(city),
        3 => Placeholder { city, post },
    }
}

bytes! {
    enum Phase {
        0 => DrawManufactory(city),
        1 => DrawSpecial(place),
        2 => DrawBonus,
        3 => PlaceMerchant,
        4 => PlacePirate,
        5 => DealFirst(seat),
        6 => ShowFirst,
        7 => DrawCareer(seat),
        8 => ChooseSide,
        9 => Introduction,
        10 => IntroductionDeal,
        11 => Refill(then),
        12 => Laying,
        13 => Using,
        14 => Supplying(need),
        15 => Counter,
        16 => Stowing(order),
        17 => Buying,
        18 => BuyingDeal,
        19 => Ending,
        20 => Over,
    }
}

bytes! {
    enum Refill {
        0 => FirstTurn,
        1 => Buying,
    }
}

bytes! {
    enum Purpose {
        0 => Order(order, half),
        1 => Career,
        2 => Special(place),
    }
}

bytes! {
    enum Last {
        0 => Other,
        1 => Pirate,
        2 => Fill(order, half),
        3 => Row,
        4 => Sale(place),
        5 => Income(place),
        6 => ExtraIncome,
        7 => Store,
    }
}
