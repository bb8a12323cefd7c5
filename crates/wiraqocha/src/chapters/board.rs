//! Pawns come and go: who holds which tile, and what leaves a tile together with its pawn.

use crate::event::Event;
use crate::pieces::*;
use crate::state::{Board, Once, Token, Wiraqocha};
use game::{Seat, Sink};

impl Board {
    /// Nothing stands anywhere.
    pub const EMPTY: Board = Board {
        pawn: ByTile::all(None),
        die: ByTile::all(None),
        aloft: TileSet::NONE,
        camps: TileSet::NONE,
        guarded: TileSet::NONE,
        dead: TileSet::NONE,
    };

    /// The pawn of this kind on one of the tiles.
    pub fn find(&self, tiles: TileSet, pawn: Pawn) -> Option<Tile> {
        tiles.iter().find(|&tile| self.pawn[tile].is_some_and(|(_, standing)| standing == pawn))
    }

    #[inline]
    fn put_pawn(&mut self, tile: Tile, stands: (Seat, Pawn)) {
        self.pawn[tile] = Some(stands);
        if stands.1.flies() {
            self.aloft = self.aloft.with(tile);
        }
        if stands.1 == Pawn::BaseCamp {
            self.camps = self.camps.with(tile);
        }
    }

    #[inline]
    fn take_pawn(&mut self, tile: Tile) -> (Seat, Pawn) {
        self.aloft = self.aloft.without(tile);
        self.camps = self.camps.without(tile);
        self.pawn[tile].take().expect("a pawn on the tile")
    }

    /// Puts a defence die onto the tile, or takes it away; what lay there before comes back.
    #[inline]
    pub fn put_die(&mut self, tile: Tile, die: Option<Face>) -> Option<Face> {
        self.guarded = if die.is_some() { self.guarded.with(tile) } else { self.guarded.without(tile) };
        std::mem::replace(&mut self.die[tile], die)
    }
}

impl Wiraqocha {
    /// The pawn stands on a tile without one; its player holds it.
    #[inline]
    pub(crate) fn stand(&mut self, tile: Tile, seat: Seat, pawn: Pawn) {
        self.board.put_pawn(tile, (seat, pawn));
        self.player[seat].holds = self.player[seat].holds.with(tile);
    }

    /// The pawn is taken up; what lies on the tile stays (W-3.5).
    #[inline]
    pub(crate) fn lift(&mut self, tile: Tile) -> (Seat, Pawn) {
        let (seat, pawn) = self.board.take_pawn(tile);
        self.player[seat].holds = self.player[seat].holds.without(tile);
        (seat, pawn)
    }

    /// The tile is left or lost: its die goes to the pool, a fortress to its owner, a force field is gone for good
    /// (W-7.2, W-7.3).
    #[inline]
    pub(crate) fn vacate(&mut self, tile: Tile, sink: &mut impl Sink<Event>) -> (Seat, Pawn) {
        let (seat, pawn) = self.lift(tile);
        self.drop_die(tile, sink);
        if self.fortress == Token::On(tile) {
            self.fortress = Token::InHand;
            sink.emit(Event::FortressBack { seat });
            if seat == self.active {
                // W-7.2: it may be placed in a later turn.
                self.this_turn.done = self.this_turn.done.with(Once::Fortress);
            }
        }
        if self.field == Token::On(tile) {
            self.field = Token::Gone;
            sink.emit(Event::FieldGone);
        }
        (seat, pawn)
    }

    /// The defence die of a tile, if there is one, goes to the pool.
    #[inline]
    pub(crate) fn drop_die(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        if let Some(face) = self.board.put_die(tile, None) {
            self.supply.dice += 1;
            sink.emit(Event::DieLeft { tile, face });
        }
    }

    /// W-5.14: an explorer that comes onto ruins takes the artifact that still lies there.
    #[inline]
    pub(crate) fn explore(&mut self, tile: Tile, seat: Seat, pawn: Pawn, sink: &mut impl Sink<Event>) {
        if pawn.explores() && self.artifacts.has(tile) {
            self.artifacts = self.artifacts.without(tile);
            self.player[seat].artifacts += 1;
            sink.emit(Event::FoundArtifact { seat, tile });
            self.judge(seat, sink);
        }
    }

    /// A pawn joins its owner's reserve.
    #[inline]
    pub(crate) fn join_reserve(&mut self, seat: Seat, pawn: Pawn) {
        self.player[seat].reserve[pawn] += 1;
    }
}
