//! W-2: the options, and what chance decides before the first turn.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::*;
use crate::tables::{PLACES, ROWS};
use game::{OptionSpec, Seat, Sink};

/// The variants of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "layout", values: &["first", "random"] },
    OptionSpec::flag("cave"),
    OptionSpec::flag("prisoners"),
    OptionSpec { name: "cap", values: &["200", "100", "50"] },
];

impl Wiraqocha {
    /// W-2.1: tiles that lie nowhere yet.
    pub(crate) fn unlaid(&self) -> TileSet {
        self.in_play().minus(self.layout.iter().copied().flatten().collect())
    }

    /// W-2.1
    pub(crate) fn lay(&mut self, place: u8, tile: Tile, sink: &mut impl Sink<Event>) {
        self.layout[usize::from(place)] = Some(tile);
        sink.emit(Event::Laid { place, tile });
        if usize::from(place) + 1 < PLACES {
            self.phase = Phase::Laying(place + 1);
        } else {
            self.join_neighbours();
            self.phase = Phase::Dealing;
        }
    }

    pub(crate) fn join_neighbours(&mut self) {
        for (place, tile) in self.layout.iter().enumerate() {
            let touching = (0..PLACES).filter(|&other| touch(place, other)).filter_map(|other| self.layout[other]);
            self.near[tile.expect("a whole valley")] = touching.collect();
        }
    }

    /// W-2.2
    pub(crate) fn deal(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.turn_card(card, sink);
        if self.market.len() == usize::from(self.tables().market) {
            self.phase = Phase::DrawStart;
        }
    }

    /// A card of the pile is turned face up (W-2.2, W-6.2).
    pub(crate) fn turn_card(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.pile = self.pile.without(card);
        self.market = self.market.with(card);
        sink.emit(Event::Turned { card });
    }

    /// W-2.3
    pub(crate) fn draw_start(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.first = seat;
        self.active = seat;
        sink.emit(Event::Started { seat });
        self.begin_round(sink);
    }
}

/// Row of a place, and how far to the right it lies, in half tiles (W-2.1).
pub(crate) fn coordinates(place: usize) -> (u8, u8) {
    let (mut row, mut column) = (0, place as u8);
    while column >= ROWS[row] {
        column -= ROWS[row];
        row += 1;
    }
    // The rows of five stick out half a tile on both sides.
    (row as u8, 2 * column + u8::from(ROWS[row] == 4))
}

/// Whether two places share an edge.
fn touch(one: usize, other: usize) -> bool {
    let ((row, x), (other_row, other_x)) = (coordinates(one), coordinates(other));
    matches!((row.abs_diff(other_row), x.abs_diff(other_x)), (0, 2) | (1, 1))
}
