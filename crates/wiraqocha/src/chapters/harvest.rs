//! W-6: phase III, and whose turn is next.

use crate::dice::Dice;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{OnceSet, ThisTurn, Wiraqocha};
use game::{Seat, Sink};

impl Wiraqocha {
    /// Dice that were not used go back; then somnium, resources and cards (W-6).
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.supply.dice += self.dice.len();
        self.dice = Dice::NONE;
        if self.me().camp_in_reserve() {
            sink.emit(Event::NoCamp { seat: self.active });
        } else {
            self.harvest(sink);
        }
        if matches!(self.phase, Phase::Over) {
            return;
        }
        self.give_back(sink);
        self.refill(sink);
    }

    /// W-6.1: the points of a seat's miners.
    pub(crate) fn mining_of(&self, seat: Seat) -> u8 {
        let points = |tile: Tile| self.board.pawn[tile].map_or(0, |(_, pawn)| self.points(tile, pawn));
        self.player[seat].holds.iter().map(points).sum()
    }

    /// W-6.1: what this pawn mines on the tile.
    #[inline]
    pub(crate) fn points(&self, tile: Tile, pawn: Pawn) -> u8 {
        match pawn.mines() {
            true if self.tables().veins.has(tile) => self.tables().miner_on_vein,
            true => self.tables().miner,
            false => 0,
        }
    }

    /// W-6.1: what a seat's miners bring, if the supply has it: two points make one somnium; an odd one is lost.
    pub(crate) fn harvest_of(&self, seat: Seat) -> u8 {
        self.mining_of(seat) / self.tables().points_per_somnium
    }

    /// W-6.1, W-8.3: the somnium that the player at turn harvests.
    pub(crate) fn harvestable(&self) -> u8 {
        self.harvest_of(self.active).min(self.supply.somnium)
    }

    /// W-6.1
    fn harvest(&mut self, sink: &mut impl Sink<Event>) {
        let (points, somnium) = (self.mining_of(self.active), self.harvestable());
        if somnium > 0 {
            self.supply.somnium -= somnium;
            self.me_mut().somnium += somnium;
            sink.emit(Event::Harvested { seat: self.active, points, somnium });
            self.judge(self.active, sink);
        }
    }

    /// W-6.2: the resources of a seat that cannot be kept.
    pub(crate) fn surplus_of(&self, seat: Seat) -> u8 {
        self.player[seat].resources.saturating_sub(self.tables().stored_resources)
    }

    /// W-6.2
    fn give_back(&mut self, sink: &mut impl Sink<Event>) {
        let resources = self.surplus_of(self.active);
        if resources > 0 {
            self.pay(resources);
            sink.emit(Event::GaveBack { seat: self.active, resources });
        }
    }

    /// W-6.2: three cards face up, as far as the pile lasts.
    fn refill(&mut self, sink: &mut impl Sink<Event>) {
        if self.market.len() < usize::from(self.tables().market) && !self.pile.is_empty() {
            self.phase = Phase::Refilling;
        } else {
            self.next_turn(sink);
        }
    }

    /// W-6.2: chance has turned a card.
    pub(crate) fn refill_with(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.turn_card(card, sink);
        self.refill(sink);
    }

    fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.active = self.active.next(self.rules.seats);
        if self.active != self.first {
            self.begin_turn();
        } else if self.round < self.rules.cap {
            self.begin_round(sink);
        } else {
            // W-8.3
            self.phase = Phase::Over;
            sink.emit(Event::Stopped);
        }
    }

    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.round += 1;
        sink.emit(Event::RoundBegan { round: self.round });
        self.begin_turn();
    }

    /// W-3.3: ruins held now give re-rolls.
    fn begin_turn(&mut self) {
        let rerolls = self.me().holds.and(self.tables().ruins).len() as u8;
        self.this_turn = ThisTurn { done: OnceSet::NONE, counted: None, rerolls, probed: None };
        self.phase = Phase::Preparing;
    }
}
