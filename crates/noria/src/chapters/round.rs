//! N-4: rounds and turns.

use crate::event::Event;
use crate::phase::Phase;
use crate::state::{Noria, ThisTurn};
use game::Sink;

impl Noria {
    /// N-4.1: the first round begins.
    pub(crate) fn begin_play(&mut self, sink: &mut impl Sink<Event>) {
        self.begin_round(1, sink);
    }

    /// N-4.1: a round marker is taken; the start player begins.
    fn begin_round(&mut self, round: u8, sink: &mut impl Sink<Event>) {
        self.round = round;
        self.active = self.first;
        self.begin_turn();
        sink.emit(Event::RoundBegan { round });
    }

    fn begin_turn(&mut self) {
        self.this_turn = ThisTurn::NEW;
        self.phase = Phase::Influence;
    }

    /// N-4.2: the next player, the next round, or the end.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.active = self.active.next(self.rules.seats);
        if self.active != self.first {
            self.begin_turn();
        } else if self.round < self.tables().rounds.of(self.rules.seats) {
            self.begin_round(self.round + 1, sink);
        } else {
            self.this_turn = ThisTurn::NEW;
            self.phase = Phase::Over;
            sink.emit(Event::Ended);
        }
    }

    /// N-5.4, N-7.1: the n-th use of a special action in a turn costs its base price times 2^(n-1).
    #[inline]
    pub(crate) fn doubled_price(base: u8, uses: u8) -> u16 {
        u16::from(base).saturating_mul(1u16.checked_shl(uses.into()).unwrap_or(u16::MAX))
    }
}
