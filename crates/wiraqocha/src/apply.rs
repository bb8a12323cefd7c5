//! What a choice does: one table of phase and action, in the order of the book.

use crate::action::Action;
use crate::event::Event;
use crate::meeting::Named;
use crate::phase::{Origin, Phase, Use};
use crate::state::Wiraqocha;
use game::{Actor, Sink};

/// Carries out one choice or outcome.
#[inline]
pub(crate) fn apply(game: &mut Wiraqocha, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
    match (game.phase, action) {
        // W-2: set-up.
        (Phase::Laying(place), Action::Lay(tile)) => game.lay(place, tile, sink),
        (Phase::Dealing, Action::Turn(card)) => game.deal(card, sink),
        (Phase::DrawStart, Action::Start(seat)) => game.draw_start(seat, sink),

        // W-3: phase I.
        (Phase::Preparing, Action::Collect) => game.collect(sink),
        (Phase::Preparing, Action::Count) => game.count_dice(sink),
        (Phase::Preparing, Action::TakeBack(tile)) => game.take_back(tile, sink),
        (Phase::Preparing, Action::Repair(pawn)) => game.repair(pawn, sink),
        (Phase::Preparing, Action::Exchange { tile, pawn }) => game.exchange(tile, Origin::Reserve(pawn), sink),
        (Phase::Preparing, Action::ExchangeFrom { tile, from }) => game.exchange(tile, Origin::Board(from), sink),
        (Phase::Preparing, Action::Emerge(tile)) => game.emerge(tile, sink),
        (Phase::Preparing, Action::Roll) => game.roll(sink),
        (Phase::Rolling(left), Action::Show(face)) => game.show(left, face, sink),

        // W-5.1 to W-5.6: conquest.
        (Phase::Acting, Action::Conquer(tile)) => game.phase = Phase::Sending(tile),
        (Phase::Sending(tile), Action::Send(pawn)) => {
            game.go_for(Use::Conquest { tile, origin: Origin::Reserve(pawn) })
        }
        (Phase::Sending(tile), Action::Move(from)) => game.go_for(Use::Conquest { tile, origin: Origin::Board(from) }),
        (Phase::Meeting { purpose, named }, Action::Die(face)) => game.name_die(purpose, named, face, sink),
        (Phase::Meeting { purpose, named }, Action::Enough) => game.complete_sum(purpose, named, sink),
        (Phase::Beating { purpose, dice, .. }, Action::Die(face)) => game.beat(purpose, dice, face, sink),

        // W-5.7 to W-5.13: other actions.
        (Phase::Acting, Action::Defend(tile)) => game.phase = Phase::Defending(tile),
        (Phase::Defending(tile), Action::Die(face)) => game.pick_defender(tile, face, sink),
        (Phase::Setting { tile, face }, Action::Set(to)) => game.defend(tile, face, to, sink),
        (Phase::Acting, Action::Reroll(face)) => game.reroll(face, sink),
        (Phase::Acting, Action::Build(card)) => game.build(card, sink),
        (Phase::Acting, Action::Plunder(tile)) => game.go_for(Use::Plunder(tile)),
        (Phase::Looting(purpose), Action::Loot(loot)) => game.take_loot(purpose, loot, sink),
        (Phase::Acting, Action::Sacrifice) => game.sacrifice(sink),
        (Phase::Acting, Action::BuyBack(pawn)) => game.buy_back(pawn, sink),

        // W-6: phase III.
        (Phase::Acting, Action::End) => game.end_turn(sink),
        (Phase::Refilling, Action::Turn(card)) => game.refill_with(card, sink),

        // W-7: cards.
        (Phase::Acting, Action::Factory) => game.buy_die(sink),
        (Phase::Preparing | Phase::Acting, Action::Fortress(tile)) => game.place_fortress(tile, sink),
        (Phase::Shielding, Action::Shield(tile)) => game.shield(tile, sink),
        (Phase::Acting, Action::Exoskeleton(face)) => game.exoskeleton(face, sink),
        (Phase::Preparing | Phase::Acting, Action::DeathRay(tile)) => game.fire(tile, sink),
        (Phase::Preparing | Phase::Acting, Action::Probe(tile)) => game.probe(tile, sink),
        (Phase::Acting, Action::Tunnel(tile)) => game.go_for(Use::Tunnel(tile)),

        // W-8.2: prisoners.
        (Phase::Capturing { owner, pawn }, Action::Capture) => game.capture(owner, pawn, sink),
        (Phase::Capturing { .. }, Action::Banish) => game.phase = Phase::Acting,
        (Phase::Acting, Action::Ransom { captor, price }) => game.ransom(captor, price, sink),

        (phase, action) => unreachable!("{actor:?} plays {action} in {phase:?}"),
    }
}

impl Wiraqocha {
    /// The dice for the tile's condition come first.
    #[inline]
    fn go_for(&mut self, purpose: Use) {
        self.phase = Phase::Meeting { purpose, named: Named::NONE };
    }
}
