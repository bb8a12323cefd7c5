//! What a choice does: one table of phase and action, in the order of the book.

use crate::action::Action;
use crate::event::Event;
use crate::meeting::Named;
use crate::phase::{Origin, Phase, Use};
use crate::state::Wiraqocha;
use game::{Actor, Sink};

impl Wiraqocha {
    #[inline]
    pub(crate) fn carry_out(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (self.phase, action) {
            // W-2: set-up.
            (Phase::Laying(place), Action::Lay(tile)) => self.lay(place, tile, sink),
            (Phase::Dealing, Action::Turn(card)) => self.deal(card, sink),
            (Phase::DrawStart, Action::Start(seat)) => self.draw_start(seat, sink),

            // W-3: phase I.
            (Phase::Preparing, Action::Collect) => self.collect(sink),
            (Phase::Preparing, Action::Count) => self.count_dice(sink),
            (Phase::Preparing, Action::TakeBack(tile)) => self.take_back(tile, sink),
            (Phase::Preparing, Action::Repair(pawn)) => self.repair(pawn, sink),
            (Phase::Preparing, Action::Exchange(tile, pawn)) => self.exchange(tile, Origin::Reserve(pawn), sink),
            (Phase::Preparing, Action::ExchangeFrom(tile, from)) => self.exchange(tile, Origin::Board(from), sink),
            (Phase::Preparing, Action::Emerge(tile)) => self.emerge(tile, sink),
            (Phase::Preparing, Action::Roll) => self.roll(sink),
            (Phase::Rolling(left), Action::Show(face)) => self.show(left, face, sink),

            // W-5.1 to W-5.6: conquest.
            (Phase::Acting, Action::Conquer(tile)) => self.phase = Phase::Sending(tile),
            (Phase::Sending(tile), Action::Send(pawn)) => self.go_for(Use::Conquest(tile, Origin::Reserve(pawn))),
            (Phase::Sending(tile), Action::Move(from)) => self.go_for(Use::Conquest(tile, Origin::Board(from))),
            (Phase::Meeting(purpose, named), Action::Die(face)) => self.name_die(purpose, named, face, sink),
            (Phase::Meeting(purpose, named), Action::Enough) => self.complete_sum(purpose, named, sink),
            (Phase::Beating(purpose, dice, _), Action::Die(face)) => self.beat(purpose, dice, face, sink),

            // W-5.7 to W-5.13: other actions.
            (Phase::Acting, Action::Defend(tile)) => self.phase = Phase::Defending(tile),
            (Phase::Defending(tile), Action::Die(face)) => self.pick_defender(tile, face, sink),
            (Phase::Setting(tile, face), Action::Set(to)) => self.defend(tile, face, to, sink),
            (Phase::Acting, Action::Reroll(face)) => self.reroll(face, sink),
            (Phase::Acting, Action::Build(card)) => self.build(card, sink),
            (Phase::Acting, Action::Plunder(tile)) => self.go_for(Use::Plunder(tile)),
            (Phase::Looting(purpose), Action::Loot(loot)) => self.take_loot(purpose, loot, sink),
            (Phase::Acting, Action::Sacrifice) => self.sacrifice(sink),
            (Phase::Acting, Action::BuyBack(pawn)) => self.buy_back(pawn, sink),

            // W-6: phase III.
            (Phase::Acting, Action::End) => self.end_turn(sink),
            (Phase::Refilling, Action::Turn(card)) => self.refill_with(card, sink),

            // W-7: cards.
            (Phase::Acting, Action::Factory) => self.buy_die(sink),
            (Phase::Preparing | Phase::Acting, Action::Fortress(tile)) => self.place_fortress(tile, sink),
            (Phase::Shielding, Action::Shield(tile)) => self.shield(tile, sink),
            (Phase::Acting, Action::Exoskeleton(face)) => self.exoskeleton(face, sink),
            (Phase::Preparing | Phase::Acting, Action::DeathRay(tile)) => self.fire(tile, sink),
            (Phase::Preparing | Phase::Acting, Action::Probe(tile)) => self.probe(tile, sink),
            (Phase::Acting, Action::Tunnel(tile)) => self.go_for(Use::Tunnel(tile)),

            // W-8.2: prisoners.
            (Phase::Capturing(owner, pawn), Action::Capture) => self.capture(owner, pawn, sink),
            (Phase::Capturing(..), Action::Banish) => self.phase = Phase::Acting,
            (Phase::Acting, Action::Ransom(captor, price)) => self.ransom(captor, price, sink),

            (phase, action) => unreachable!("{actor:?} plays {action} in {phase:?}"),
        }
    }

    /// The dice for the tile's condition come first.
    #[inline]
    fn go_for(&mut self, purpose: Use) {
        self.phase = Phase::Meeting(purpose, Named::NONE);
    }
}
