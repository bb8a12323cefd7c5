//! How things stand before a player: stores, factories, the wheel, and what the action bar offers.

use super::{Told, slots};
use crate::capital;
use crate::noria::area::wheel;
use crate::noria::choice::done;
use crate::noria::names;
use game::Seat;
use noria::pieces::*;
use noria::view::PlayerView;
use noria::wheel::{ACTIVE, Hole};

impl Told<'_> {
    pub(super) fn of_resource(&self, player: &PlayerView, resource: Resource) -> Vec<String> {
        let ships = player.ships[resource];
        let cost = names::knowledge(self.words, self.view.black_market.resource.into());
        vec![
            self.with("noria-now-stock", "count", player.resources[resource]),
            capital(&names::ships(self.words, resource, ships)),
            self.with("noria-now-buy", "cost", cost),
        ]
    }

    pub(super) fn of_good(&self, player: &PlayerView, good: Good) -> Vec<String> {
        let (full, all) = (player.full[good], player.full[good] + player.empty[good]);
        let warehouses = match all {
            0 => self.say("noria-now-no-warehouse"),
            _ => self.words.say_with("noria-now-warehouses", &[("full", full.into()), ("all", all.into())]),
        };
        let price = names::knowledge(self.words, self.view.black_market.good[good].into());
        vec![
            warehouses,
            self.with("noria-now-needs", "needs", names::materials(self.words, &self.view.good[good])),
            self.with("noria-now-sell", "cost", price),
        ]
    }

    pub(super) fn of_knowledge(&self, player: &PlayerView) -> Vec<String> {
        let income = names::knowledge(self.words, player.factory_knowledge.into());
        vec![self.with("noria-now-stock", "count", player.knowledge), self.with("noria-now-income", "cost", income)]
    }

    pub(super) fn of_factories(&self, player: &PlayerView) -> Vec<String> {
        let knowledge = |count: u8| names::knowledge(self.words, count.into());
        let built = [("built", player.factories.into()), ("all", FACTORIES.into())];
        let next = self.view.printed.0.factory_knowledge.get(usize::from(player.factories) + 1);
        let mut now = vec![
            self.words.say_with("noria-now-built", &built),
            self.with("noria-now-income", "cost", knowledge(player.factory_knowledge)),
        ];
        now.extend(next.map(|&count| self.with("noria-now-next-factory", "cost", knowledge(count))));
        now
    }

    pub(super) fn of_ring(&self, ring: Ring) -> Vec<String> {
        let active = ACTIVE.and(ring.set()).len();
        let holes = [("active", active.into()), ("all", ring.holes().into())];
        let mut now = vec![self.words.say_with("noria-now-holes", &holes)];
        if ring == Ring::Small {
            now.push(self.say("noria-now-small-ring"));
        }
        now
    }

    pub(super) fn of_night_shift(&self, ring: Ring) -> Vec<String> {
        match ring {
            Ring::Small => vec![self.say("noria-now-small-ring")],
            _ => self.special(self.view.prices.night_shift, self.next_rise()),
        }
    }

    pub(super) fn of_inspection(&self, seat: Seat, ring: Ring) -> Vec<String> {
        let turn = &self.view.this_turn;
        let used = turn.activated.or(turn.skipped).and(ring.set());
        match self.view.active == Some(seat) && !used.is_empty() {
            true => vec![self.say("noria-now-used")],
            false => Vec::new(),
        }
    }

    pub(super) fn of_hole(&self, seat: Seat, hole: Hole) -> Vec<String> {
        let player = self.player(seat);
        let mut now = vec![capital(&names::place(self.words, hole))];
        let Some(disc) = player.wheel.disc(hole) else {
            now.push(self.active_or_not(hole));
            return now;
        };
        match wheel::state(self.view, player, hole) {
            Some(state) => now.push(capital(&state.said(self.words))),
            None => now.push(self.active_or_not(hole)),
        }
        if let Some(resource) = disc.kind.resource() {
            let what = names::coins(self.words, resource.into(), player.ships[resource].into());
            now.push(self.with("noria-now-brings", "what", what));
        }
        if disc.upgraded {
            now.push(self.say("noria-now-upgraded"));
        }
        now
    }

    fn active_or_not(&self, hole: Hole) -> String {
        match hole.turns_to_active() {
            0 => self.say("noria-now-active"),
            turns => self.with("noria-now-resting", "turns", turns),
        }
    }

    /// What will lie in the active half.
    pub(super) fn next_discs(&self, player: &PlayerView) -> String {
        let wheel = player.next_wheel();
        let discs = ACTIVE.iter().filter_map(|hole| wheel.disc(hole)).map(|disc| names::kind(self.words, disc.kind));
        let discs = words::listed(discs);
        if discs.is_empty() { self.say("noria-now-empty") } else { discs }
    }

    /// N-5.3: when Night Shift and Modification become dearer, if they still do.
    fn next_rise(&self) -> Option<u8> {
        Some(self.view.rises.influence).filter(|&round| round > self.view.round)
    }

    /// What a special action costs, and when it will cost more.
    fn special(&self, price: u16, rise: Option<u8>) -> Vec<String> {
        let mut now = Vec::new();
        if self.view.round > 0 {
            now.push(self.with("noria-now-cost", "cost", names::knowledge(self.words, price)));
        }
        now.push(self.say("noria-now-doubles"));
        now.extend(rise.map(|round| self.with("noria-now-dearer", "round", round)));
        now.extend(self.own().map(|me| self.with("noria-now-yours", "count", me.knowledge)));
        now
    }

    pub(super) fn of_slot(&self, slot: &str) -> Vec<String> {
        let (view, prices) = (self.view, &self.view.prices);
        match slot {
            slots::NIGHT_SHIFT => self.special(prices.night_shift, self.next_rise()),
            slots::MODIFICATION => self.special(prices.modification, self.next_rise()),
            slots::INTRIGUE => {
                let rise = view.rises.intrigue.iter().copied().find(|&round| round > view.round);
                self.special(prices.intrigue, rise)
            }
            slots::BLACK_MARKET => {
                let knowledge = |count: u8| names::knowledge(self.words, count.into());
                let (simple, complex) = (view.black_market.good[Good::Propeller], view.black_market.good[Good::Lamp]);
                let values = [("simple", knowledge(simple).into()), ("complex", knowledge(complex).into())];
                vec![
                    self.words.say_with("noria-now-goods", &values),
                    self.with("noria-now-resource", "cost", knowledge(view.black_market.resource)),
                ]
            }
            slots::DONE => {
                let asked = self.view.active.is_some() && self.view.active == self.scene.own();
                asked.then(|| self.say(done(view.phase))).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
