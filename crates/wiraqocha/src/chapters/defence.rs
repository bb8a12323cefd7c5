//! W-5.7: dice that stay on own tiles.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Wiraqocha;
use crate::why::Reason;
use game::Sink;

impl Wiraqocha {
    /// Why a tile cannot be defended, or taken as one's own otherwise.
    pub(crate) fn not_held(&self, tile: Tile) -> Option<Reason> {
        (!self.me().holds.has(tile)).then_some(Reason::NotYours)
    }

    /// W-5.7, W-5.9: with resources the die may be changed first.
    #[inline]
    pub(crate) fn pick_defender(&mut self, tile: Tile, face: Face, sink: &mut impl Sink<Event>) {
        if self.steps() == 0 {
            self.defend(tile, face, face, sink);
        } else {
            self.phase = Phase::Setting { tile, face };
        }
    }

    /// W-5.9: what a die of this face can be set to.
    #[inline]
    pub(crate) fn settings(&self, face: Face) -> impl Iterator<Item = Face> {
        let steps = self.steps();
        Face::ALL.into_iter().filter(move |to| to.value().abs_diff(face.value()) <= steps)
    }

    /// W-5.9: why a die of this face cannot be set to another.
    pub(crate) fn no_setting(&self, face: Face, to: Face) -> Option<Reason> {
        if self.settings(face).any(|it| it == to) {
            return None;
        }
        let price = to.value().abs_diff(face.value()) * self.tables().die_step;
        Some(Reason::Short { resources: price - self.me().resources, somnium: 0 })
    }

    /// W-5.7: a new die replaces the old one, which goes to the pool.
    #[inline]
    pub(crate) fn defend(&mut self, tile: Tile, face: Face, to: Face, sink: &mut impl Sink<Event>) {
        self.pay_steps(face.value().abs_diff(to.value()), sink);
        self.drop_die(tile, sink);
        self.dice = self.dice.without(face);
        self.board.put_die(tile, Some(to));
        sink.emit(Event::Defended { seat: self.active, tile, face: to });
        self.phase = Phase::Acting;
    }
}
