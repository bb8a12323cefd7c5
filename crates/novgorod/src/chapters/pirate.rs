//! V-9: merchant and pirate.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::CitySet;
use crate::state::Novgorod;
use game::Sink;

impl Novgorod {
    /// V-9.3: what moving the pirate costs now: dear for whoever has the most seals, less for the next lower amount, else nothing.
    #[inline]
    pub(crate) fn pirate_price(&self) -> u16 {
        let mine = self.me().seals();
        let mut above: [u16; 4] = [0; 4];
        let mut count = 0;
        for player in self.players() {
            let seals = player.seals();
            if seals > mine && !above[..count].contains(&seals) {
                above[count] = seals;
                count += 1;
            }
        }
        self.tables().pirate_price[count]
    }

    /// V-9.3: the front may be moved once, at any time in the turn: in phase 1 and 3 for ducats at hand; in phase 2 the price falls
    /// due at its end.
    #[inline]
    pub(crate) fn may_move_pirate(&self) -> bool {
        if self.rules.pirate != Some(Side::Front) || self.this_turn.pirate_moved {
            return false;
        }
        let price = self.pirate_price();
        match self.phase {
            Phase::Laying => price <= self.me().ducats && self.solvent_by_sales(self.route.len(), price),
            Phase::Selling(below) => self.solvent_by_sales(below.into(), price),
            Phase::Buying | Phase::Ending => price <= self.me().ducats,
            _ => self.solvent(self.route.fresh, price),
        }
    }

    /// V-9.4: the back is moved by the privilege any, before the first card is laid or after phase 4.
    pub(crate) fn may_move_pirate_by_privilege(&self) -> bool {
        if self.rules.pirate != Some(Side::Back) {
            return false;
        }
        let at_start = matches!(self.phase, Phase::Laying) && self.route.is_empty();
        let at_end = matches!(self.phase, Phase::Ending);
        (at_start || at_end) && self.this_turn.privilege.is_none() && self.me().shows_any(self.tables())
    }

    /// To any other city.
    #[inline]
    pub(crate) fn pirate_goals(&self) -> CitySet {
        CitySet::ALL.without(self.pirate)
    }

    /// V-9.3, V-9.4
    pub(crate) fn move_pirate(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let mut ducats = 0;
        if self.rules.pirate == Some(Side::Back) {
            self.use_privilege(Privilege::Any, sink);
        } else {
            ducats = self.pirate_price();
            self.this_turn.pirate_moved = true;
            match self.phase {
                Phase::Laying | Phase::Buying | Phase::Ending => self.me_mut().spend(ducats),
                _ => self.this_turn.owed += ducats,
            }
        }
        self.pirate = city;
        sink.emit(Event::MovedPirate { seat: self.active, city, ducats });
        match self.phase {
            // The back is moved by the turn's one privilege, so there is nothing left to ask.
            Phase::Ending if self.rules.pirate == Some(Side::Back) => self.end_turn(sink),
            _ => self.skip_selling(),
        }
    }

    /// V-9.1: ducats that the merchant's front adds to income or a sale in a city.
    #[inline]
    pub(crate) fn merchant_ducats(&self, city: City) -> u16 {
        let there = self.rules.merchant == Some(Side::Front) && self.merchant == city;
        if there { self.tables().merchant_ducats } else { 0 }
    }

    /// V-9.2: the merchant moves clockwise by the ship's printed speed.
    pub(crate) fn move_merchant(&mut self, sink: &mut impl Sink<Event>) {
        if self.rules.merchant.is_some() {
            let speed = usize::from(self.me().speed);
            self.merchant = City::ALL[(self.merchant as usize + speed) % City::COUNT];
            sink.emit(Event::MerchantMoved { city: self.merchant });
        }
    }
}
