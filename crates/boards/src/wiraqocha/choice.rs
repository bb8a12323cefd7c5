//! What a choice is called, and which things on the table it is about.

use super::fit::{Fit, fit};
use super::hints::Hints;
use super::ids::{self, Whereabouts};
use super::names::Names;
use super::rule;
use crate::{ChoiceLabel, Scene};
use ::words::Sentence;
use wiraqocha::action::{Action, Loot};
use wiraqocha::meeting::Defence;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Card, Face, Pawn, Tile};
use wiraqocha::view::{PlayerView, View};

/// A choice in words.
pub(super) fn choice(view: &View, scene: &Scene, action: Action) -> ChoiceLabel {
    let fit = cheapest(view, action);
    let mut on = about(view, action, fit);
    // Whatever is named twice is lit once.
    let mut seen = Vec::new();
    on.retain(|id| {
        !seen.contains(id) && {
            seen.push(id.clone());
            true
        }
    });
    ChoiceLabel {
        label: Sentence::from(label(view, scene, action)).capital(),
        hint: Hints::new(view, scene, fit).of(action).into(),
        targets: on,
        rule: rule::of_action(action),
    }
}

fn label(view: &View, scene: &Scene, action: Action) -> String {
    let words = scene.words;
    let names = Names(words);
    let on = |tile: Tile| ("tile", names.tile(tile).into());
    let shows = |face: Face| ("face", face.value().into());
    let acc = |pawn: Pawn| ("pawn", names.acc(pawn).into());
    let standing = |tile: Tile| ids::find(view, tile).and_then(|it| it.pawn).map_or(Pawn::Zeppelin, |(_, pawn)| pawn);
    let zeppelin = |tile: Tile| ("zeppelin", names.acc(standing(tile)).into());
    match action {
        Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => words.say("wiraqocha-a-chance").into(),
        Action::Collect => words.say("wiraqocha-a-collect").into(),
        Action::Count => words.say("wiraqocha-a-count").into(),
        Action::TakeBack(tile) => {
            let face = ids::find(view, tile).and_then(|it| it.die).map_or(0, Face::value);
            words.say_with("wiraqocha-a-take-back", &[on(tile), ("face", face.into())])
        }
        Action::Repair(pawn) => words.say_with("wiraqocha-a-repair", &[acc(pawn)]),
        Action::Exchange { tile, pawn } => words.say_with("wiraqocha-a-exchange", &[on(tile), zeppelin(tile), acc(pawn)]),
        Action::ExchangeFrom { tile, from } => {
            words.say_with("wiraqocha-a-exchange", &[on(tile), zeppelin(tile), acc(standing(from))])
        }
        Action::Emerge(tile) => words.say_with("wiraqocha-a-emerge", &[on(tile)]),
        Action::Roll => words.say_with("wiraqocha-a-roll", &[("count", to_roll(view).into())]),
        Action::Conquer(tile) => words.say_with("wiraqocha-a-conquer", &[on(tile)]),
        Action::Plunder(tile) => words.say_with("wiraqocha-a-plunder", &[on(tile)]),
        Action::Tunnel(tile) => words.say_with("wiraqocha-a-tunnel", &[on(tile)]),
        Action::Defend(tile) => words.say_with("wiraqocha-a-defend", &[on(tile)]),
        Action::Reroll(face) => words.say_with("wiraqocha-a-reroll", &[shows(face)]),
        Action::Exoskeleton(face) => {
            let to = ("to", view.values.exoskeleton.value().into());
            words.say_with("wiraqocha-a-exoskeleton", &[shows(face), to])
        }
        Action::Build(card) => words.say_with("wiraqocha-a-build", &[("card", names.card_acc(card).into())]),
        Action::Sacrifice => words.say("wiraqocha-a-sacrifice").into(),
        Action::Factory => words.say("wiraqocha-a-factory").into(),
        Action::BuyBack(pawn) => words.say_with("wiraqocha-a-buy-back", &[acc(pawn)]),
        Action::Ransom { captor, price } => {
            let pawn = view.players[captor.index()].prisoner.map_or(Pawn::Miner, |(_, pawn)| pawn);
            words.say_with("wiraqocha-a-ransom", &[acc(pawn), ("price", price.word().into())])
        }
        Action::Fortress(tile) => words.say_with("wiraqocha-a-fortress", &[on(tile)]),
        Action::Probe(tile) => words.say_with("wiraqocha-a-probe", &[on(tile)]),
        Action::DeathRay(tile) => words.say_with("wiraqocha-a-death-ray", &[on(tile)]),
        Action::End => words.say("wiraqocha-a-end").into(),
        Action::Send(pawn) => words.say_with("wiraqocha-a-send", &[acc(pawn)]),
        Action::Move(tile) => words.say_with("wiraqocha-a-move", &[on(tile), acc(standing(tile))]),
        Action::Die(face) => words.say_with("wiraqocha-a-die", &[shows(face)]),
        Action::Enough => words.say("wiraqocha-a-enough").into(),
        Action::Set(face) => words.say_with("wiraqocha-a-set", &[shows(face)]),
        Action::Loot(Loot::Somnium) => words.say("wiraqocha-a-loot-somnium").into(),
        Action::Loot(Loot::Artifact) => words.say("wiraqocha-a-loot-artifact").into(),
        Action::Loot(Loot::Card(card)) => {
            words.say_with("wiraqocha-a-loot-card", &[("card", names.card_acc(card).into())])
        }
        Action::Loot(Loot::Prisoner) => {
            let pawn = victim(view).and_then(|player| player.prisoner).map_or(Pawn::Miner, |(_, pawn)| pawn);
            words.say_with("wiraqocha-a-loot-prisoner", &[acc(pawn)])
        }
        Action::Capture => words.say_with("wiraqocha-a-capture", &[acc(beaten(view))]),
        Action::Banish => words.say_with("wiraqocha-a-banish", &[acc(beaten(view))]),
        Action::Shield(tile) => words.say_with("wiraqocha-a-shield", &[on(tile)]),
    }
}

/// The ids of what a choice is about, the most telling first.
fn about(view: &View, action: Action, fit: Option<Fit>) -> Vec<String> {
    let Some(me) = view.active.map(|seat| &view.players[seat.index()]) else { return Vec::new() };
    let all_dice = || view.this_turn.dice.faces().flat_map(|face| ids::dice(view, face));
    let mine = |pawn, place| ids::pawns(view, me, pawn, place);
    let fitting = || fit.into_iter().flat_map(Fit::faces).flat_map(|face| ids::dice(view, face));
    match action {
        Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => Vec::new(),
        Action::Collect => vec![ids::stock(me.seat, "resources")],
        Action::Count | Action::Roll => vec![ids::TRAY.into()],
        Action::TakeBack(tile) => vec![ids::tile(tile)],
        Action::Repair(pawn) => {
            let pawns = mine(pawn, Whereabouts::Cemetery);
            pawns.chain([ids::CEMETERY.into(), ids::card(Card::RecoveryWorkshop)]).collect()
        }
        Action::Exchange { tile, pawn } => [ids::tile(tile)].into_iter().chain(mine(pawn, Whereabouts::Reserve)).collect(),
        Action::ExchangeFrom { tile, from } => vec![ids::tile(tile), ids::tile(from)],
        Action::Emerge(tile) => vec![ids::tile(tile), ids::tile(Tile::Cave)],
        Action::Conquer(tile) | Action::Plunder(tile) => [ids::tile(tile)].into_iter().chain(fitting()).collect(),
        Action::Tunnel(tile) => {
            [ids::tile(tile), ids::card(Card::TransportTunneller)].into_iter().chain(fitting()).collect()
        }
        Action::Defend(tile) => [ids::tile(tile)].into_iter().chain(all_dice()).collect(),
        Action::Reroll(face) | Action::Die(face) => ids::dice(view, face).collect(),
        Action::Exoskeleton(face) => ids::dice(view, face).chain([ids::card(Card::BattleExoskeleton)]).collect(),
        Action::Build(card) => vec![ids::card(card)],
        Action::Sacrifice => vec![ids::stock(me.seat, "somnium")],
        Action::Factory => vec![ids::card(Card::AndroidFactory)],
        Action::BuyBack(pawn) => mine(pawn, Whereabouts::Cemetery).chain([ids::CEMETERY.into()]).collect(),
        Action::Ransom { captor, .. } => ids::prisoner(view, &view.players[captor.index()]).into_iter().collect(),
        Action::Fortress(tile) => vec![ids::tile(tile), ids::card(Card::FlyingFortress)],
        Action::Probe(tile) => vec![ids::tile(tile), ids::card(Card::PsychicProbe)],
        Action::DeathRay(tile) => vec![ids::tile(tile), ids::card(Card::DeathRay)],
        Action::End | Action::Enough | Action::Set(_) | Action::Capture => Vec::new(),
        Action::Send(pawn) => mine(pawn, Whereabouts::Reserve).collect(),
        Action::Move(tile) | Action::Shield(tile) => vec![ids::tile(tile)],
        Action::Loot(loot) => {
            let Some(victim) = victim(view) else { return Vec::new() };
            match loot {
                Loot::Somnium => vec![ids::stock(victim.seat, "somnium")],
                Loot::Artifact => vec![ids::stock(victim.seat, "artifacts")],
                Loot::Card(card) => vec![ids::card(card)],
                Loot::Prisoner => ids::prisoner(view, victim).into_iter().collect(),
            }
        }
        Action::Banish => vec![ids::CEMETERY.into()],
    }
}

/// How a tile is taken most cheaply, if that is what the choice is about.
fn cheapest(view: &View, action: Action) -> Option<Fit> {
    let it = match action {
        Action::Conquer(tile) | Action::Plunder(tile) | Action::Tunnel(tile) => ids::find(view, tile)?,
        _ => return None,
    };
    let tunnel = matches!(action, Action::Tunnel(_));
    let steps = view.players[view.active?.index()].resources / view.values.die_step;
    fit(it.table.need, if tunnel { Defence::NONE } else { it.defence }, view.this_turn.dice, steps)
}

/// The dice that the player to move would roll now.
pub(super) fn to_roll(view: &View) -> u8 {
    let dice = view.active.map_or(0, |seat| view.players[seat.index()].dice);
    view.this_turn.counted.unwrap_or(dice).min(view.supply.dice)
}

/// Whose camp is being plundered.
pub(super) fn victim(view: &View) -> Option<&PlayerView> {
    let Phase::Looting(purpose) = view.phase else { return None };
    let (seat, _) = ids::find(view, purpose.tile())?.pawn?;
    Some(&view.players[seat.index()])
}

/// The pawn that was beaten.
fn beaten(view: &View) -> Pawn {
    match view.phase {
        Phase::Capturing { pawn, .. } => pawn,
        _ => Pawn::Miner,
    }
}
