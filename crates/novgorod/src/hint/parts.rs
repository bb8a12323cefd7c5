//! The parts of a hint that take more than a line, in the order of the book's chapters.

use super::{About, Cost, Gain, Hint, about, paid};
use crate::action::{Action, Make};
use crate::chapters::{route::HURRY, turn::SEAL};
use crate::phase::{Need, Phase};
use crate::pieces::*;
use crate::sets::LuxurySet;
use crate::state::Novgorod;
use game::{Actor, Game};

impl Cost {
    /// What a use asks for: particular luxuries and goods, or so many different ones.
    fn of(need: &Need) -> Cost {
        let named = need.luxuries == 1 && need.kinds.len() == 1;
        Cost {
            goods: need.goods,
            different_goods: need.different,
            luxuries: if named { need.kinds } else { LuxurySet::NONE },
            different_luxuries: if named { 0 } else { need.luxuries },
            ..Cost::default()
        }
    }
}

impl Novgorod {
    /// V-2.5: the privileges are the same on both sides.
    pub(crate) fn hint_of_side(&self, side: Side) -> Hint {
        let rows = self.me().career.map(|career| self.tables().career[career].rows[side as usize]);
        Hint { about: rows.map(|rows| About::Side { rows }), ..Hint::default() }
    }

    /// V-2.8, V-5.1, V-5.2: an order, shown or not; in the introduction it is paid for afterwards.
    pub(crate) fn hint_of_order(&self, order: Option<Order>, cheap: bool) -> Hint {
        let price = self.order_price(cheap);
        let (ducats, owed) = if self.phase == Phase::Introduction { (0, price) } else { (price, 0) };
        let privilege = cheap.then_some(Privilege::Order);
        Hint {
            cost: Cost { ducats, owed, privilege, ..Cost::default() },
            about: order.map(|order| About::Order(self.tables().order[order])),
            ..Hint::default()
        }
    }

    /// V-3.1, V-3.2, V-9.3
    pub(crate) fn hint_of_card(&self, city: City) -> Hint {
        let (_, owed) = self.card_to_lay(city);
        let about = About::City {
            good: self.tables().city[city].good,
            luxury: self.manufactory_of(city).luxury,
            slowed: self.limit(Some(city)) < self.limit(None),
        };
        Hint { cost: Cost { owed, ..Cost::default() }, about: Some(about), ..Hint::default() }
    }

    /// V-3.1, V-4.7, V-6.1
    pub(crate) fn hint_of_privilege(&self, privilege: Privilege) -> Hint {
        let gain = match privilege {
            Privilege::Speed => Gain { cards: HURRY, ..Gain::default() },
            Privilege::Income => Gain { ducats: self.tables().extra_income, ..Gain::default() },
            Privilege::Seal => Gain { seals: SEAL, ..Gain::default() },
            Privilege::Order | Privilege::Any => Gain::default(),
        };
        let cost = Cost { privilege: Some(privilege), ..Cost::default() };
        Hint { cost, gain, about: Some(About::Privilege { rows: self.rows_showing(privilege) }) }
    }

    /// V-9.3, V-9.4
    pub(crate) fn cost_of_pirate(&self) -> Cost {
        match self.rules.pirate {
            Some(Side::Back) => Cost { privilege: Some(Privilege::Any), ..Cost::default() },
            Some(Side::Front) | None => Cost { ducats: self.pirate_price(), ..Cost::default() },
        }
    }

    /// V-4.1
    pub(crate) fn hint_of_production(&self, make: Make) -> Hint {
        let cost = Cost { goods: self.line(make).goods, ..Cost::default() };
        Hint { cost, ..about(About::Production { luxury: self.manufactory_of(make.city).luxury }) }
    }

    /// V-4.3, V-4.4
    pub(crate) fn hint_of_line(&self, order: Order, half: Half) -> Hint {
        Hint {
            cost: Cost::of(&self.need_of(order, half)),
            gain: Gain { seals: self.seals_for(order, half), ..Gain::default() },
            about: Some(About::Line { gives_up_upper: half == Half::Lower && self.is_open_half(order, Half::Upper) }),
        }
    }

    /// V-4.5, V-6.1, V-8.2
    pub(crate) fn hint_of_row(&self) -> Hint {
        let (tables, me) = (self.tables(), self.me());
        let (Some(cost), Some(career)) = (me.next_row(tables), me.career) else { return Hint::default() };
        let about = About::Row {
            row: me.rows,
            seals_per_turn: tables.seals_per_turn[usize::from(me.rows) + 1],
            covers: tables.career[career].privileges[usize::from(me.rows)],
            last_x: me.rows + 1 == tables.x_rows,
        };
        let cost = Cost { ducats: cost.ducats, ..Cost::of(&Novgorod::need_of_row(cost)) };
        Hint { cost, about: Some(about), ..Hint::default() }
    }

    /// V-10.1, V-10.2
    pub(crate) fn hint_of_special(&self, special: Special, cheap: bool) -> Hint {
        let place = self.place_of_special(special);
        let need = self.need_of_special(place);
        let (_, part) = self.special_at(place);
        let privilege = cheap.then_some(Privilege::Order);
        Hint {
            cost: Cost { ducats: self.to_pay(place, cheap), privilege, ..Cost::of(&need) },
            gain: Gain { seals: self.part(part).seals, ..Gain::default() },
            about: Some(About::Special { part, least_goods: need.least_goods }),
        }
    }

    /// V-4.2, V-4.6, V-4.7: the same with the cards that a use of the route takes, as carried out on a copy.
    pub(crate) fn using_up(&self, choice: Action, hint: Hint) -> Hint {
        if !matches!(self.phase, Phase::Using | Phase::Supplying(_)) || choice == Action::Done {
            return hint;
        }
        let mut after = self.clone();
        after.apply(Actor::Seat(self.active), choice, &mut ());
        let gone = |place: &usize| !after.route.fresh.has(*place);
        let cards = self.route.fresh.iter().filter(gone).map(|place| place as u8).collect();
        let stored = after.this_turn.stored_used && !self.this_turn.stored_used;
        Hint { cost: Cost { cards, stored, ..hint.cost }, ..hint }
    }

    /// V-4.8, V-6.1: what ends with a phase.
    pub(crate) fn hint_of_end(&self) -> Hint {
        match self.phase {
            Phase::Using => paid(self.this_turn.fees, About::End { unused_income: self.incomes(self.route.fresh) }),
            Phase::Buying => {
                Hint { gain: Gain { seals: self.seals_of_career(self.active), ..Gain::default() }, ..Hint::default() }
            }
            _ => Hint::default(),
        }
    }
}
