//! N-8: Administration, the end of a turn.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::{Disc, Kind};
use crate::state::Noria;
use crate::wheel::Hole;
use game::{Seat, Sink};

impl Noria {
    /// N-8.1: the knowledge that a seat's factories bring at the end of its turn.
    pub(crate) fn factory_knowledge(&self, seat: Seat) -> u8 {
        self.tables().factory_knowledge[usize::from(self.player[seat].built.len())]
    }

    /// N-8.1, N-8.2: knowledge for factories, then all three rings turn.
    pub(crate) fn administer(&mut self, sink: &mut impl Sink<Event>) {
        let knowledge = self.factory_knowledge(self.active);
        let me = self.me_mut();
        me.knowledge += u16::from(knowledge);
        me.wheel.turn_all();
        sink.emit(Event::Administered { seat: self.active, knowledge });
        self.place_from(0, sink);
    }

    /// N-8.3: asks for the disc with this number on the centre, or ends the turn.
    fn place_from(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        if usize::from(number) < self.this_turn.bought() {
            self.phase = Phase::Placing(number);
        } else {
            self.end_turn(sink);
        }
    }

    /// N-6.2, N-8.3: the discs that still lie on the wheel's centre.
    pub(crate) fn on_centre(&self) -> [Option<Kind>; 4] {
        let placed = match self.phase {
            Phase::Placing(number) => usize::from(number),
            _ => 0,
        };
        std::array::from_fn(|at| if at >= placed { self.this_turn.centre[at] } else { None })
    }

    /// N-8.3: a bought disc goes into any hole, normal side up; what lay there leaves the game, even if it was bought
    /// just now.
    pub(crate) fn place(&mut self, number: u8, hole: Hole, sink: &mut impl Sink<Event>) {
        let kind = self.this_turn.centre[usize::from(number)].expect("a disc on the centre");
        let me = self.me_mut();
        let displaced = me.wheel.disc(hole);
        me.wheel.put(hole, Some(Disc::normal(kind)));
        if let Some(disc) = displaced {
            self.gone[disc.kind] += 1;
        }
        sink.emit(Event::Placed { seat: self.active, kind, hole, displaced });
        self.place_from(number + 1, sink);
    }
}
