//! W-5.11 and W-7.9: one thing is taken from a base camp that stays where it is.

use crate::action::Loot;
use crate::event::Event;
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::state::{Once, Wiraqocha};
use crate::why::Reason;
use game::{Seat, Sink};

impl Wiraqocha {
    /// W-5.11: those of the tiles that have an enemy camp with something to take.
    #[inline]
    pub(crate) fn worth_plundering(&self, tiles: TileSet, tunnel: bool) -> TileSet {
        let camps = tiles.and(self.board.camps).minus(self.me().holds);
        let poor = |&tile: &Tile| self.loot(self.owner_of(tile), tunnel).next().is_none();
        camps.iter().filter(poor).fold(camps, TileSet::without)
    }

    /// W-5.11: why there is nothing to plunder on a tile.
    pub(crate) fn no_treasure(&self, tile: Tile, tunnel: bool) -> Option<Reason> {
        let enemy = self.board.camps.has(tile) && !self.me().holds.has(tile);
        match self.worth_plundering(TileSet::only(tile), tunnel).has(tile) {
            true => None,
            false => Some(if enemy { Reason::NothingToTake } else { Reason::NoCamp }),
        }
    }

    /// W-7.9: enemy camps that the tunneller can reach.
    #[inline]
    pub(crate) fn tunnels(&self) -> TileSet {
        if self.dice.is_empty() || !self.can_use(Card::TransportTunneller, Once::Tunnel) {
            return TileSet::NONE;
        }
        self.worth_plundering(self.reach(), true)
    }

    /// Whose pawn stands there.
    #[inline]
    pub(crate) fn owner_of(&self, tile: Tile) -> Seat {
        self.board.pawn[tile].expect("a pawn on the tile").0
    }

    /// W-5.11, W-8.2: what can be taken from a player, in order. The tunneller frees nobody.
    #[inline]
    pub(crate) fn loot(&self, victim: Seat, tunnel: bool) -> impl Iterator<Item = Loot> {
        let player = &self.player[victim];
        let prisoner = !tunnel && self.is_captor(victim);
        let inventions = player.cards.and(self.tables().inventions);
        let first = [(player.somnium > 0, Loot::Somnium), (player.artifacts > 0, Loot::Artifact)];
        let first = first.into_iter().filter(|&(there, _)| there).map(|(_, loot)| loot);
        first.chain(inventions.iter().map(Loot::Card)).chain(prisoner.then_some(Loot::Prisoner))
    }

    /// W-5.11: why this cannot be taken from a player.
    pub(crate) fn no_loot(&self, victim: Seat, tunnel: bool, wanted: Loot) -> Option<Reason> {
        if self.loot(victim, tunnel).any(|loot| loot == wanted) {
            return None;
        }
        let holds = |card: Card| self.player[victim].cards.has(card);
        Some(match wanted {
            Loot::Card(card) if holds(card) => Reason::Building,
            Loot::Prisoner => Reason::NoPrisoner,
            Loot::Somnium | Loot::Artifact | Loot::Card(_) => Reason::NothingToTake,
        })
    }

    /// W-5.11: the beaten die leaves; the tunneller leaves it where it is (W-7.9).
    pub(crate) fn plunder(&mut self, purpose: Use, sink: &mut impl Sink<Event>) {
        match purpose {
            Use::Tunnel(_) => self.this_turn.done = self.this_turn.done.with(Once::Tunnel),
            _ => self.drop_die(purpose.tile(), sink),
        }
        self.phase = Phase::Looting(purpose);
    }

    /// W-5.11
    pub(crate) fn take_loot(&mut self, purpose: Use, loot: Loot, sink: &mut impl Sink<Event>) {
        let (seat, victim) = (self.active, self.owner_of(purpose.tile()));
        sink.emit(Event::Plundered { seat, victim, loot });
        self.phase = Phase::Acting;
        match loot {
            Loot::Somnium => {
                self.player[victim].somnium -= 1;
                self.me_mut().somnium += 1;
            }
            Loot::Artifact => {
                self.player[victim].artifacts -= 1;
                self.me_mut().artifacts += 1;
            }
            Loot::Card(card) => {
                self.player[victim].cards = self.player[victim].cards.without(card);
                self.me_mut().cards = self.me().cards.with(card);
                if let Some(pawn) = card.pawn() {
                    self.take_over(victim, pawn, sink);
                }
            }
            Loot::Prisoner => self.free_from(victim, sink),
        }
        self.judge(seat, sink);
    }

    /// W-7.5: the white pawn follows its card, wherever it is.
    fn take_over(&mut self, victim: Seat, pawn: Pawn, sink: &mut impl Sink<Event>) {
        let thief = self.active;
        if let Some(tile) = self.board.find(self.player[victim].holds, pawn) {
            self.vacate(tile, sink);
            self.stand(tile, thief, pawn);
            sink.emit(Event::TookOver { seat: thief, tile, pawn });
        }
        self.player[thief].reserve[pawn] += std::mem::take(&mut self.player[victim].reserve[pawn]);
        self.player[thief].cemetery[pawn] += std::mem::take(&mut self.player[victim].cemetery[pawn]);
        self.player[thief].out[pawn] += std::mem::take(&mut self.player[victim].out[pawn]);
        let captor = Seat::first(self.rules.seats).find(|&seat| self.player[seat].prisoner == Some((victim, pawn)));
        if let Some(captor) = captor {
            self.player[captor].prisoner = Some((thief, pawn));
            if captor == thief {
                self.free_from(captor, sink);
            }
        }
    }
}
