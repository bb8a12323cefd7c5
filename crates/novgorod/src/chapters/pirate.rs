//! V-9: merchant and pirate.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::CitySet;
use crate::state::{Last, Novgorod};
use crate::why::Reason;
use game::Sink;

impl Novgorod {
    /// V-9.3: what moving the pirate costs now: dear for whoever has the most seals, less for the next lower amount,
    /// else nothing.
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

    /// V-9.3, V-4.8: where the front may be moved: at any time in the turn, but not twice without another decision
    /// between, for ducats at hand, and only if the fees can still be paid.
    fn goals_for_ducats(&self) -> CitySet {
        let price = self.pirate_price();
        if self.this_turn.last == Last::Pirate || price > self.me().ducats {
            return CitySet::NONE;
        }
        let goals = CitySet::ALL.without(self.pirate);
        match self.phase {
            _ if self.brings(self.work(), self.missing(price)) => goals,
            Phase::Laying => goals.iter().filter(|&city| self.can_go_on_past(city)).collect(),
            _ => CitySet::NONE,
        }
    }

    /// V-4.8: whether the fees can be paid in the end with the pirate in this city.
    #[inline(never)]
    fn can_go_on_past(&self, city: City) -> bool {
        let mut moved = self.clone();
        moved.move_pirate(city, &mut ());
        moved.this_turn.last = Last::Pirate;
        moved.finds_a_way()
    }

    /// V-9.4: the city that lies under the pirate's back.
    #[inline]
    pub(crate) fn closed_city(&self) -> Option<City> {
        if self.rules.pirate == Some(Side::Back) { Some(self.pirate) } else { None }
    }

    /// V-9.4: the back is moved by the privilege any, before the first card is laid or after phase 4.
    pub(crate) fn may_move_pirate_by_privilege(&self) -> bool {
        self.rules.pirate == Some(Side::Back) && self.allows_pirate_by_privilege().is_ok()
    }

    /// V-9.4: the same with the reason.
    fn allows_pirate_by_privilege(&self) -> Result<(), Reason> {
        let at_start = matches!(self.phase, Phase::Laying) && self.route.is_empty();
        let at_end = matches!(self.phase, Phase::Ending);
        match self.this_turn.privilege {
            Some(used) => Err(Reason::PrivilegeUsed(used)),
            None if !self.me().shows_any(self.tables()) => Err(Reason::PrivilegeCovered),
            None if at_start || at_end => Ok(()),
            None => Err(Reason::PirateLater),
        }
    }

    /// V-9.3, V-9.4: whether it may go to this city, whatever that costs.
    pub(crate) fn allows_pirate(&self, city: City) -> Result<(), Reason> {
        let side = self.rules.pirate.ok_or(Reason::NotInPlay)?;
        match side {
            _ if self.pirate == city => Err(Reason::PirateHere),
            Side::Front if self.this_turn.last == Last::Pirate => Err(Reason::PirateMoved),
            Side::Front => Ok(()),
            Side::Back => self.allows_pirate_by_privilege(),
        }
    }

    /// V-9.3, V-9.4: to any other city.
    #[inline]
    pub(crate) fn pirate_goals(&self) -> CitySet {
        match self.rules.pirate {
            Some(Side::Front) => self.goals_for_ducats(),
            Some(Side::Back) if self.may_move_pirate_by_privilege() => CitySet::ALL.without(self.pirate),
            _ => CitySet::NONE,
        }
    }

    /// V-9.3, V-9.4
    pub(crate) fn move_pirate(&mut self, city: City, sink: &mut impl Sink<Event>) {
        let mut ducats = 0;
        if self.rules.pirate == Some(Side::Back) {
            self.use_privilege(Privilege::Any, sink);
        } else {
            ducats = self.pirate_price();
            self.me_mut().spend(ducats);
        }
        self.pirate = city;
        sink.emit(Event::MovedPirate { seat: self.active, city, ducats });
        // The back is moved by the turn's one privilege, so there is nothing left to ask.
        if self.phase == Phase::Ending && self.rules.pirate == Some(Side::Back) {
            self.end_turn(sink);
        }
    }

    /// V-9.1: ducats that the merchant's front adds to income or a sale in a city.
    #[inline]
    pub(crate) fn merchant_ducats(&self, city: City) -> u16 {
        if self.merchant == city { self.merchant_more() } else { 0 }
    }

    /// The same, wherever he is.
    #[inline]
    pub(crate) fn merchant_more(&self) -> u16 {
        if self.rules.merchant == Some(Side::Front) { self.tables().merchant_ducats } else { 0 }
    }

    /// V-9.2: the merchant moves clockwise by the ship's printed speed. The city that the pirate's back hides is not
    /// there for him either.
    pub(crate) fn move_merchant(&mut self, sink: &mut impl Sink<Event>) {
        if self.rules.merchant.is_none() {
            return;
        }
        let hidden = self.closed_city();
        let onwards = City::ALL.into_iter().cycle().skip(self.merchant as usize + 1);
        let mut there = onwards.filter(|&city| Some(city) != hidden);
        self.merchant = there.nth(usize::from(self.me().speed) - 1).expect("a ring has no end");
        sink.emit(Event::MerchantMoved { city: self.merchant });
    }
}
