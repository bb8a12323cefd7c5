//! N-5: the Influence phase.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Ring;
use crate::state::Noria;
use crate::wheel::{Hole, HoleSet};
use crate::why::{Part, Reason};
use game::Sink;

impl Noria {
    /// N-5.3: base prices rise by 1 from a certain round on.
    #[inline]
    fn dearer(&self) -> u8 {
        u8::from(self.round >= self.tables().dearer_influence.of(self.rules.seats))
    }

    /// N-5.1, N-5.4: what the next Night Shift of this turn costs.
    #[inline]
    pub(crate) fn night_shift_price(&self) -> u16 {
        Noria::doubled_price(1 + self.dearer(), self.this_turn.night_shifts)
    }

    /// N-5.2, N-5.4: what the next Modification of this turn costs.
    #[inline]
    pub(crate) fn modification_price(&self) -> u16 {
        Noria::doubled_price(2 + self.dearer(), self.this_turn.modifications)
    }

    /// N-5, N-6.11, N-7.1: special actions and resources cost knowledge, each in its part of the turn.
    #[inline]
    pub(crate) fn lacks_knowledge(&self, part: Part, price: u16) -> Option<Reason> {
        Reason::lacks(price, self.me().knowledge).map(|by| Reason::Knowledge { part, price, by })
    }

    /// N-5.1: turns the medium or the large ring.
    pub(crate) fn night_shift(&mut self, ring: Ring, sink: &mut impl Sink<Event>) {
        let knowledge = self.night_shift_price();
        self.this_turn.night_shifts += 1;
        let me = self.me_mut();
        me.knowledge -= knowledge;
        me.wheel.turn(ring);
        sink.emit(Event::NightShifted { seat: self.active, ring, knowledge });
    }

    /// N-5.2: the discs that a Modification can move. It must change the wheel, so one hole must differ.
    #[inline]
    pub(crate) fn modifiable(&self) -> HoleSet {
        let wheel = self.me().wheel;
        let all_alike = wheel.unlike(Hole::new(Ring::Small, 0)).is_empty();
        if all_alike { HoleSet::NONE } else { wheel.discs() }
    }

    /// N-5.2: swaps two discs, or moves one to an empty hole.
    pub(crate) fn modify(&mut self, from: Hole, to: Hole, sink: &mut impl Sink<Event>) {
        let knowledge = self.modification_price();
        self.this_turn.modifications += 1;
        let me = self.me_mut();
        me.knowledge -= knowledge;
        me.wheel.swap(from, to);
        self.phase = Phase::Influence;
        sink.emit(Event::Modified { seat: self.active, from, to, knowledge });
    }
}
