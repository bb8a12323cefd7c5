//! What one might want to do with what lies on the table.

use crate::action::{Action, Loot};
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Wiraqocha;
use game::Seat;

/// Everything that a seat might want, thing by thing.
pub(super) fn wishes(game: &Wiraqocha, seat: Seat, out: &mut Vec<Action>) {
    out.extend([Action::Collect, Action::Count, Action::Roll, Action::Sacrifice, Action::End]);
    tiles(game, seat, out);
    pawns(game, seat, out);
    cards(game, seat, out);
    for face in game.dice.faces() {
        out.extend([Action::Reroll(face), Action::Die(face)]);
    }
    answers(game, out);
}

fn tiles(game: &Wiraqocha, seat: Seat, out: &mut Vec<Action>) {
    let me = &game.player[seat];
    let (zeppelins, camps) = (me.holds.and(game.board.aloft), game.board.camps.minus(me.holds));
    for tile in game.in_play().iter() {
        out.extend([Action::Conquer(tile), Action::Defend(tile)]);
        out.extend(
            zeppelins.iter().filter(|_| me.holds.has(tile)).map(|at| Action::ExchangeFrom { tile: at, from: tile }),
        );
        out.extend((game.rules.cave && game.tables().mountains.has(tile)).then_some(Action::Emerge(tile)));
        out.extend(camps.has(tile).then_some(Action::Plunder(tile)));
        let powers = [
            (Card::TransportTunneller, Action::Tunnel(tile)),
            (Card::FlyingFortress, Action::Fortress(tile)),
            (Card::PsychicProbe, Action::Probe(tile)),
            (Card::DeathRay, Action::DeathRay(tile)),
        ];
        out.extend(powers.into_iter().filter(|(card, _)| me.cards.has(*card)).map(|(_, power)| power));
    }
    for tile in me.holds.iter() {
        out.extend([Action::TakeBack(tile), Action::Move(tile)]);
    }
}

fn pawns(game: &Wiraqocha, seat: Seat, out: &mut Vec<Action>) {
    let me = &game.player[seat];
    let mine = |pawn: Pawn| pawn.card().is_none_or(|card| me.cards.has(card));
    for pawn in Pawn::ALL.into_iter().filter(|&pawn| mine(pawn)) {
        out.extend([Action::Send(pawn), Action::BuyBack(pawn)]);
        out.extend(me.cards.has(Card::RecoveryWorkshop).then_some(Action::Repair(pawn)));
        let zeppelins = me.holds.and(game.board.aloft);
        out.extend(zeppelins.iter().map(|tile| Action::Exchange { tile, pawn }));
    }
    for captor in Seat::first(game.rules.seats).filter(|_| game.rules.prisoners) {
        if game.player[captor].prisoner.is_some_and(|(owner, _)| owner == seat) {
            out.extend(Price::ALL.map(|price| Action::Ransom { captor, price }));
        }
    }
}

fn cards(game: &Wiraqocha, seat: Seat, out: &mut Vec<Action>) {
    let me = &game.player[seat];
    out.extend(Card::ALL.map(Action::Build));
    out.extend(me.cards.has(Card::AndroidFactory).then_some(Action::Factory));
    if me.cards.has(Card::BattleExoskeleton) {
        out.extend(game.dice.faces().map(Action::Exoskeleton));
    }
}

/// What one might answer to the question that is asked.
fn answers(game: &Wiraqocha, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Meeting { .. } => out.push(Action::Enough),
        Phase::Setting { .. } => out.extend(Face::ALL.map(Action::Set)),
        Phase::Looting(purpose) => {
            let victim = &game.player[game.owner_of(purpose.tile())];
            out.extend([Loot::Somnium, Loot::Artifact, Loot::Prisoner].map(Action::Loot));
            out.extend(victim.cards.iter().map(|card| Action::Loot(Loot::Card(card))));
        }
        Phase::Capturing { .. } => out.extend([Action::Capture, Action::Banish]),
        Phase::Shielding => out.extend(game.in_play().iter().map(Action::Shield)),
        _ => {}
    }
}
