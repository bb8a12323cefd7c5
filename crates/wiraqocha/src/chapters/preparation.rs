//! W-3: phase I. Resources, dice, the workshop, exchanges with zeppelins, and the Cave, in the order the player likes.

use crate::event::Event;
use crate::phase::{Origin, Phase};
use crate::pieces::*;
use crate::state::{Once, Wiraqocha};
use crate::why::Reason;
use game::{Seat, Sink};

impl Wiraqocha {
    /// W-3.5: zeppelins on the board that another pawn may replace.
    #[inline]
    pub(crate) fn replaceable(&self) -> TileSet {
        self.me().holds.and(self.board.aloft)
    }

    /// W-3.5: own tiles whose pawn may take the place of a zeppelin.
    #[inline]
    pub(crate) fn replacements(&self) -> TileSet {
        self.me().holds.minus(self.board.aloft)
    }

    /// W-3.5: why there is no zeppelin to replace on a tile.
    pub(crate) fn no_zeppelin_on(&self, tile: Tile) -> Option<Reason> {
        Some(match self.replaceable() {
            tiles if tiles.has(tile) => return None,
            _ if !self.me().holds.has(tile) => Reason::NotYours,
            _ => Reason::NoZeppelin,
        })
    }

    /// W-3.5: why this pawn does not come from the reserve for a zeppelin.
    #[inline]
    pub(crate) fn no_replacement(&self, pawn: Pawn) -> Option<Reason> {
        match pawn.flies() {
            true => Some(Reason::Flies),
            false => (self.me().reserve[pawn] == 0).then_some(Reason::NoneInReserve(pawn)),
        }
    }

    /// W-3.5: why the pawn of a tile does not.
    pub(crate) fn no_replacement_from(&self, from: Tile) -> Option<Reason> {
        Some(match self.replacements() {
            tiles if tiles.has(from) => return None,
            _ if !self.me().holds.has(from) => Reason::NotYours,
            _ => Reason::Flies,
        })
    }

    #[inline]
    fn explorer_in_cave(&self) -> bool {
        self.board.pawn[Tile::Cave].is_some_and(|(seat, pawn)| seat == self.active && pawn.explores())
    }

    /// W-3.6: where an explorer in the Cave may come out.
    #[inline]
    pub(crate) fn ways_out(&self) -> TileSet {
        if !self.explorer_in_cave() {
            return TileSet::NONE;
        }
        self.tables().mountains.and(self.in_play()).minus(self.occupied()).minus(self.board.dead)
    }

    /// W-3.6: why nobody comes out there.
    pub(crate) fn no_way_out(&self, tile: Tile) -> Option<Reason> {
        Some(match self.ways_out() {
            ways if ways.has(tile) => return None,
            _ if !self.in_play().has(tile) => Reason::NotInPlay,
            _ if !self.tables().mountains.has(tile) => Reason::NoMountain,
            _ if !self.explorer_in_cave() => Reason::NoExplorer,
            _ if self.board.dead.has(tile) => Reason::Dead,
            _ => Reason::Occupied,
        })
    }

    /// W-3.2: why no defence die is taken back from a tile.
    pub(crate) fn no_guard(&self, tile: Tile) -> Option<Reason> {
        Some(match self.me().holds {
            holds if holds.and(self.board.guarded).has(tile) => return None,
            holds if !holds.has(tile) => Reason::NotYours,
            _ => Reason::NoGuard,
        })
    }

    /// W-3.2: whether the dice are counted.
    #[inline]
    pub(crate) fn counted(&self) -> Option<Reason> {
        self.this_turn.counted.map(|_| Reason::Counted)
    }

    /// W-3.0: why collecting and counting wait for the roll.
    #[inline]
    pub(crate) fn no_early_step(&self) -> Option<Reason> {
        (!self.may_leave_a_tile()).then_some(Reason::ByTheRoll)
    }

    /// W-3.0: whether a pawn could leave its tile now. Only then does it matter when resources are collected and dice
    /// counted.
    #[inline]
    pub(crate) fn may_leave_a_tile(&self) -> bool {
        let exchange = !self.replaceable().is_empty() && !self.replacements().is_empty();
        exchange || !self.ways_out().is_empty() || !self.ray_targets().and(self.me().holds).is_empty()
    }

    /// W-3.1: what the tiles and the Production Tanks bring a seat, if the supply lasts.
    #[inline]
    pub(crate) fn income_of(&self, seat: Seat) -> u8 {
        let (player, tables) = (&self.player[seat], self.tables());
        let tanks = if player.cards.has(Card::ProductionTanks) { tables.production_tanks } else { 0 };
        tanks + player.holds.iter().map(|tile| tables.tile[tile].resources).sum::<u8>()
    }

    /// W-3.2: the dice a seat would roll: 3 and one for each village, less the defence dice that stay.
    #[inline]
    pub(crate) fn dice_of(&self, seat: Seat) -> u8 {
        let holds = self.player[seat].holds;
        let villages = holds.and(self.tables().villages).len() as u8;
        (self.tables().base_dice + villages).saturating_sub(holds.and(self.board.guarded).len() as u8)
    }

    /// W-3.1, W-8.3: what the player at turn collects: as much as the supply has.
    #[inline]
    pub(crate) fn collectable(&self) -> u8 {
        self.income_of(self.active).min(self.supply.resources)
    }

    /// W-3.1
    #[inline]
    pub(crate) fn collect(&mut self, sink: &mut impl Sink<Event>) {
        let resources = self.collectable();
        self.supply.resources -= resources;
        self.me_mut().resources += resources;
        self.this_turn.done = self.this_turn.done.with(Once::Collect);
        sink.emit(Event::Collected { seat: self.active, resources });
    }

    /// W-3.2
    #[inline]
    pub(crate) fn count_dice(&mut self, sink: &mut impl Sink<Event>) {
        let dice = self.dice_of(self.active);
        self.this_turn.counted = Some(dice);
        sink.emit(Event::Counted { seat: self.active, dice });
    }

    /// W-3.2
    pub(crate) fn take_back(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.board.put_die(tile, None);
        self.supply.dice += 1;
        sink.emit(Event::TookBack { seat: self.active, tile });
    }

    /// W-3.4
    pub(crate) fn repair(&mut self, pawn: Pawn, sink: &mut impl Sink<Event>) {
        self.me_mut().cemetery[pawn] -= 1;
        self.join_reserve(self.active, pawn);
        self.this_turn.done = self.this_turn.done.with(Once::Repair);
        sink.emit(Event::Repaired { seat: self.active, pawn });
    }

    /// W-3.5: the tile never stops being held, so its die and tokens stay.
    pub(crate) fn exchange(&mut self, tile: Tile, origin: Origin, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        let pawn = self.fetch(origin, sink);
        let (_, zeppelin) = self.lift(tile);
        self.join_reserve(seat, zeppelin);
        self.stand(tile, seat, pawn);
        sink.emit(Event::Exchanged { seat, tile, zeppelin, pawn, origin });
        self.explore(tile, seat, pawn, sink);
    }

    /// A pawn leaves the reserve, or the tile on which it stands.
    #[inline]
    pub(crate) fn fetch(&mut self, origin: Origin, sink: &mut impl Sink<Event>) -> Pawn {
        match origin {
            Origin::Reserve(pawn) => {
                self.me_mut().reserve[pawn] -= 1;
                pawn
            }
            Origin::Board(from) => self.vacate(from, sink).1,
        }
    }

    /// W-3.6
    pub(crate) fn emerge(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        let (seat, pawn) = self.vacate(Tile::Cave, sink);
        self.stand(tile, seat, pawn);
        sink.emit(Event::Emerged { seat, tile, pawn });
        self.explore(tile, seat, pawn, sink);
    }

    /// W-3.0: what was not done yet is done now; then the dice are rolled, as many as are free (W-3.2).
    #[inline]
    pub(crate) fn roll(&mut self, sink: &mut impl Sink<Event>) {
        if !self.this_turn.done.has(Once::Collect) {
            self.collect(sink);
        }
        if self.this_turn.counted.is_none() {
            self.count_dice(sink);
        }
        self.roll_dice(self.this_turn.counted.unwrap_or(0));
    }

    /// W-3.2: the dice that the player at turn would roll now.
    pub(crate) fn to_roll(&self) -> u8 {
        self.free_dice(self.this_turn.counted.unwrap_or_else(|| self.dice_of(self.active)))
    }

    /// W-3.2: so many dice, if so many are free.
    #[inline]
    pub(crate) fn free_dice(&self, dice: u8) -> u8 {
        dice.min(self.supply.dice)
    }

    /// Chance rolls so many dice, if so many are free; phase II goes on afterwards.
    #[inline]
    pub(crate) fn roll_dice(&mut self, dice: u8) {
        self.phase = match self.free_dice(dice) {
            0 => Phase::Acting,
            dice => Phase::Rolling(dice),
        };
    }
}
