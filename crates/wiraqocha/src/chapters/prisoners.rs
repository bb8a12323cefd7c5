//! W-8.2: beaten pawns that are held prisoner, and how they come home.

use crate::amounts::Amounts;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Wiraqocha;
use crate::why::Reason;
use game::{Seat, Sink};

impl Wiraqocha {
    /// Whether this seat holds a pawn of the player at turn.
    #[inline]
    pub(crate) fn is_captor(&self, seat: Seat) -> bool {
        self.player[seat].prisoner.is_some_and(|(owner, _)| owner == self.active)
    }

    /// The beaten pawn comes out of the cemetery into the captor's reserve; an older prisoner goes home.
    pub(crate) fn capture(&mut self, owner: Seat, pawn: Pawn, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        self.send_home(seat, sink);
        self.player[owner].cemetery[pawn] -= 1;
        self.me_mut().prisoner = Some((owner, pawn));
        sink.emit(Event::Captured { seat, owner, pawn });
        self.phase = Phase::Acting;
    }

    /// The captor's prisoner, if it is a pawn of the player at turn, is free.
    #[inline]
    pub(crate) fn free_from(&mut self, captor: Seat, sink: &mut impl Sink<Event>) {
        if self.is_captor(captor) {
            self.send_home(captor, sink);
        }
    }

    fn send_home(&mut self, captor: Seat, sink: &mut impl Sink<Event>) {
        if let Some((owner, pawn)) = self.player[captor].prisoner.take() {
            self.join_reserve(owner, pawn);
            sink.emit(Event::Freed { seat: owner, captor, pawn });
        }
    }

    /// Why nobody can be freed there.
    pub(crate) fn no_prisoner_of(&self, captor: Seat) -> Option<Reason> {
        (!self.is_captor(captor)).then_some(Reason::NoPrisoner)
    }

    /// What the player at turn lacks for it.
    pub(crate) fn no_ransom(&self, price: Price) -> Option<Reason> {
        self.short(self.ransom_in(price))
    }

    /// What frees a prisoner.
    #[inline]
    pub(crate) fn ransom_in(&self, price: Price) -> Amounts {
        match price {
            Price::Resources => Amounts::resources(self.tables().ransom_resources),
            Price::Somnium => Amounts::somnium(self.tables().ransom_somnium),
        }
    }

    /// The captor cannot refuse, and may win by it.
    pub(crate) fn ransom(&mut self, captor: Seat, price: Price, sink: &mut impl Sink<Event>) {
        let Amounts { resources, somnium, .. } = self.ransom_in(price);
        self.me_mut().resources -= resources;
        self.me_mut().somnium -= somnium;
        self.player[captor].resources += resources;
        self.player[captor].somnium += somnium;
        let amount = match price {
            Price::Resources => resources,
            Price::Somnium => somnium,
        };
        sink.emit(Event::PaidRansom { seat: self.active, captor, price, amount });
        self.send_home(captor, sink);
        self.judge(captor, sink);
    }
}
