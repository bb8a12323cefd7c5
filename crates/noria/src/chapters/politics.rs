//! N-7: the Politics phase.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Chamber;
use crate::state::Noria;
use crate::why::Reason;
use game::Sink;

impl Noria {
    /// N-7.1: the cogwheels visible on the round track, doubled for every earlier Intrigue of this turn.
    #[inline]
    pub(crate) fn intrigue_price(&self) -> u16 {
        let cogwheels = self.tables().intrigue.of(self.rules.seats)[usize::from(self.round)];
        Noria::doubled_price(cogwheels, self.this_turn.intrigues)
    }

    /// N-7.2: a chamber without waiting politicians cannot be chosen.
    #[inline]
    pub(crate) fn nobody_waits(&self, chamber: Chamber) -> Option<Reason> {
        (self.waiting[chamber] == 0).then_some(Reason::NobodyWaits)
    }

    /// N-7.1: a waiting politician takes the leftmost free light seat of its chamber.
    pub(crate) fn seat_politician(&mut self, chamber: Chamber, sink: &mut impl Sink<Event>) {
        let knowledge = self.intrigue_price();
        self.this_turn.intrigues += 1;
        self.me_mut().knowledge -= knowledge;
        self.waiting[chamber] -= 1;
        self.seated[chamber] += 1;
        self.phase = Phase::Removing;
        sink.emit(Event::Seated { seat: self.active, chamber, knowledge });
    }

    /// N-7.1: and a waiting politician of any chamber leaves the game.
    pub(crate) fn remove_politician(&mut self, chamber: Chamber, sink: &mut impl Sink<Event>) {
        self.waiting[chamber] -= 1;
        self.phase = Phase::Politics;
        sink.emit(Event::Removed { seat: self.active, chamber });
    }
}
