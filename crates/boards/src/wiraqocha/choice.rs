//! What a choice is called, and which things on the table it is about.

mod run;
mod slots;

pub(super) use run::run;
pub(super) use slots::{AGAIN, BUY, DICE, DONE, END, ROLL, SLOTS, slots};

use super::hint::Hints;
use super::ids;
use super::names::Names;
use super::rule;
use crate::{Chip, ChoiceLabel, Scene};
use wiraqocha::Amounts;
use wiraqocha::action::{Action, Loot};
use wiraqocha::hint::{Detail, Hint, Whereabouts};
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Card, Face, FaceSet, Pawn, Tile};
use wiraqocha::view::{PlayerView, View};
use words::{Sentence, die};

/// A choice in words.
pub(super) fn choice(view: &View, scene: &Scene, action: Action, hint: &Hint) -> ChoiceLabel {
    let label = label(view, scene, action, hint);
    ChoiceLabel {
        chips: chips(scene, action, hint.cost, hint.gain),
        fold: fold(action, hint).map(|key| scene.words.say(key).into_owned()),
        label: Sentence::from(only_pawn(view, scene, action).map_or(label.clone(), |with| format!("{label} {with}")))
            .capital(),
        hint: Hints::new(view, scene).of(action, hint).into(),
        targets: targets(view, action, hint).into_iter().chain(slots::of(action, hint).map(String::from)).collect(),
        rule: rule::of_action(action),
    }
}

/// "with the base camp from tile 1": which pawn takes the tile, if only one can go.
fn only_pawn(view: &View, scene: &Scene, action: Action) -> Option<String> {
    let Action::Conquer(tile) = action else { return None };
    let it = view.within_reach.iter().find(|it| it.tile == tile)?;
    match (&it.reserve[..], it.from.len()) {
        ([pawn], 0) => Some(Names(scene.words).with(*pawn, None)),
        ([], 1) => it.from.iter().find_map(|from| Some(Names(scene.words).with(pawn_on(view, from)?, Some(from)))),
        _ => None,
    }
}

/// The pawn on a tile.
fn pawn_on(view: &View, tile: Tile) -> Option<Pawn> {
    Some(ids::find(view, tile)?.pawn?.pawn)
}

/// What it costs and brings, as signed amounts.
fn chips(scene: &Scene, action: Action, cost: Amounts, gain: Amounts) -> Vec<Chip> {
    // What cannot be kept at the end of a turn is no price.
    let cost = if action == Action::End { Amounts::NONE } else { cost };
    let signed = |amounts: Amounts, sign: i32| {
        let all = [("resources", amounts.resources), ("somnium", amounts.somnium), ("artifacts", amounts.artifacts)];
        all.into_iter().filter(|(_, count)| *count > 0).map(move |(what, count)| Chip {
            amount: sign * i32::from(count),
            what: scene.words.say_with("wiraqocha-chip", &[("what", what.into()), ("count", count.into())]),
        })
    };
    signed(cost, -1).chain(signed(gain, 1)).collect()
}

/// The key of the tool that a choice belongs to, if it is one that is rarely used.
fn fold(action: Action, hint: &Hint) -> Option<&'static str> {
    Some(match action {
        Action::Die(_) | Action::Set(_) if matches!(hint.detail, Detail::Guard { helps: false, .. }) => NO_HELP,
        Action::Die(_) | Action::Set(_) | Action::Enough if hint.cost != Amounts::NONE => CHANGED,
        Action::Reroll(_) | Action::Exoskeleton(_) => "wiraqocha-fold-reroll",
        Action::BuyBack(_) | Action::Ransom { .. } | Action::Sacrifice | Action::Factory => "wiraqocha-fold-buy",
        Action::Defend(_) => "wiraqocha-fold-defend",
        Action::Exchange { .. } | Action::ExchangeFrom { .. } => "wiraqocha-fold-exchange",
        Action::Collect | Action::Count => "wiraqocha-fold-early",
        Action::Fortress(_) | Action::Probe(_) | Action::DeathRay(_) => "wiraqocha-fold-cards",
        _ => return None,
    })
}

/// Dice that resources change.
const CHANGED: &str = "wiraqocha-fold-dice";
/// Dice that do not defend better than the camp itself.
const NO_HELP: &str = "wiraqocha-fold-no-help";

/// What is done, with marks for its dice.
pub(super) fn label(view: &View, scene: &Scene, action: Action, hint: &Hint) -> String {
    let words = scene.words;
    let names = Names(words);
    let on = |tile: Tile| ("tile", names.tile(tile).into());
    let shows = |face: Face| ("face", die(face.value()).into());
    let acc = |pawn: Pawn| ("pawn", names.acc(pawn).into());
    let there = |tile: Tile| pawn_on(view, tile).map_or(String::new(), |pawn| names.acc(pawn));
    let zeppelin = |tile: Tile| ("zeppelin", there(tile).into());
    // The pawn that the choice is about, where its notation does not name one.
    let whom = || {
        let pawn = match hint.detail {
            Detail::ToReserve { pawn, .. } => Some(pawn),
            Detail::Capture { pawn, .. } | Detail::Banish { pawn, .. } => Some(pawn.pawn),
            _ => None,
        };
        ("pawn", pawn.map_or(String::new(), |pawn| names.acc(pawn)).into())
    };
    match action {
        Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => words.say("wiraqocha-a-chance").into(),
        Action::Collect => words.say("wiraqocha-a-collect").into(),
        Action::Count => words.say("wiraqocha-a-count").into(),
        Action::TakeBack(tile) => {
            let face = ids::find(view, tile).and_then(|it| it.die).map_or(0, Face::value);
            words.say_with("wiraqocha-a-take-back", &[on(tile), ("face", die(face).into())])
        }
        Action::Repair(pawn) => words.say_with("wiraqocha-a-repair", &[acc(pawn)]),
        Action::Exchange { tile, pawn } => {
            words.say_with("wiraqocha-a-exchange", &[on(tile), zeppelin(tile), acc(pawn)])
        }
        Action::ExchangeFrom { tile, from } => {
            words.say_with("wiraqocha-a-exchange", &[on(tile), zeppelin(tile), ("pawn", there(from).into())])
        }
        Action::Emerge(tile) => words.say_with("wiraqocha-a-emerge", &[on(tile)]),
        Action::Roll => {
            let dice = if let Detail::Dice { roll } = hint.detail { roll } else { 0 };
            words.say_with("wiraqocha-a-roll", &[("count", dice.into())])
        }
        Action::Conquer(tile) => words.say_with("wiraqocha-a-conquer", &[on(tile)]),
        Action::Plunder(tile) => words.say_with("wiraqocha-a-plunder", &[on(tile)]),
        Action::Tunnel(tile) => words.say_with("wiraqocha-a-tunnel", &[on(tile)]),
        Action::Defend(tile) => words.say_with("wiraqocha-a-defend", &[on(tile)]),
        Action::Reroll(face) => words.say_with("wiraqocha-a-reroll", &[shows(face)]),
        Action::Exoskeleton(face) => {
            let to = ("to", die(view.values.exoskeleton.value()).into());
            words.say_with("wiraqocha-a-exoskeleton", &[shows(face), to])
        }
        Action::Build(card) => words.say_with("wiraqocha-a-build", &[("card", names.card_acc(card).into())]),
        Action::Sacrifice => words.say("wiraqocha-a-sacrifice").into(),
        Action::Factory => words.say("wiraqocha-a-factory").into(),
        Action::BuyBack(pawn) => words.say_with("wiraqocha-a-buy-back", &[acc(pawn)]),
        Action::Ransom { price, .. } => words.say_with("wiraqocha-a-ransom", &[whom(), ("price", price.word().into())]),
        Action::Fortress(tile) => words.say_with("wiraqocha-a-fortress", &[on(tile)]),
        Action::Probe(tile) => words.say_with("wiraqocha-a-probe", &[on(tile)]),
        Action::DeathRay(tile) => words.say_with("wiraqocha-a-death-ray", &[on(tile)]),
        Action::End => words.say("wiraqocha-a-end").into(),
        Action::Send(pawn) => words.say_with("wiraqocha-a-send", &[acc(pawn)]),
        Action::Move(tile) => words.say_with("wiraqocha-a-move", &[on(tile), ("pawn", there(tile).into())]),
        Action::Die(face) => words.say_with("wiraqocha-a-die", &[shows(face)]),
        Action::Enough => words.say("wiraqocha-a-enough").into(),
        Action::Set(face) => words.say_with("wiraqocha-a-set", &[shows(face)]),
        Action::Loot(Loot::Somnium) => words.say("wiraqocha-a-loot-somnium").into(),
        Action::Loot(Loot::Artifact) => words.say("wiraqocha-a-loot-artifact").into(),
        Action::Loot(Loot::Card(card)) => {
            words.say_with("wiraqocha-a-loot-card", &[("card", names.card_acc(card).into())])
        }
        Action::Loot(Loot::Prisoner) => words.say_with("wiraqocha-a-loot-prisoner", &[whom()]),
        Action::Capture => words.say_with("wiraqocha-a-capture", &[whom()]),
        Action::Banish => words.say_with("wiraqocha-a-banish", &[whom()]),
        Action::Shield(tile) => words.say_with("wiraqocha-a-shield", &[on(tile)]),
    }
}

/// The ids of what a choice is about, the most telling first.
fn targets(view: &View, action: Action, hint: &Hint) -> Vec<String> {
    let Some(me) = view.active.map(|seat| &view.players[seat.index()]) else { return Vec::new() };
    let all_dice = || view.this_turn.dice.faces().flat_map(|face| ids::dice(view, face));
    let mine = |pawn, place| ids::pawns(view, me, pawn, place);
    let dice = match hint.detail {
        Detail::Conquest(attack) | Detail::Plunder { attack, .. } => attack.dice,
        _ => FaceSet::NONE,
    };
    let fitting = || dice.iter().flat_map(|face| ids::dice(view, face));
    match action {
        Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => Vec::new(),
        Action::Collect => vec![ids::stock(me.seat, "resources"), ids::TRAY.into()],
        Action::Count | Action::Roll => vec![ids::TRAY.into()],
        Action::TakeBack(tile) => vec![ids::tile(tile)],
        Action::Repair(pawn) => {
            let pawns = mine(pawn, Whereabouts::Cemetery);
            pawns.chain([ids::CEMETERY.into(), ids::card(Card::RecoveryWorkshop)]).collect()
        }
        Action::Exchange { tile, pawn } => {
            [ids::tile(tile)].into_iter().chain(mine(pawn, Whereabouts::Reserve)).collect()
        }
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
        Action::End | Action::Enough => Vec::new(),
        Action::Set(_) => set(view).map(ids::tile).into_iter().collect(),
        Action::Send(pawn) => mine(pawn, Whereabouts::Reserve).collect(),
        Action::Move(tile) => [ids::tile(tile)].into_iter().chain(standing(view, tile)).collect(),
        Action::Shield(tile) => vec![ids::tile(tile)],
        Action::Loot(loot) => {
            let Some((camp, victim)) = victim(view) else { return Vec::new() };
            let thing = match loot {
                Loot::Somnium => Some(ids::stock(victim.seat, "somnium")),
                Loot::Artifact => Some(ids::stock(victim.seat, "artifacts")),
                Loot::Card(card) => Some(ids::card(card)),
                Loot::Prisoner => ids::prisoner(view, victim),
            };
            // What lies before another player is seen only in a sheet; the camp is on the board.
            thing.into_iter().chain([ids::tile(camp)]).collect()
        }
        Action::Capture | Action::Banish => beaten(view).chain([ids::CEMETERY.into()]).collect(),
    }
}

/// The camp that is being plundered, and whose it is.
fn victim(view: &View) -> Option<(Tile, &PlayerView)> {
    let Phase::Looting(purpose) = view.phase else { return None };
    let camp = ids::find(view, purpose.tile())?;
    Some((camp.tile, &view.players[camp.pawn?.owner.index()]))
}

/// The tile whose die is being set.
fn set(view: &View) -> Option<Tile> {
    if let Phase::Setting { tile, .. } = view.phase { Some(tile) } else { None }
}

/// The pawn on a tile.
fn standing(view: &View, tile: Tile) -> impl Iterator<Item = String> {
    let pawn = ids::find(view, tile).and_then(|it| it.pawn);
    let ids = pawn.map(|it| ids::pawns(view, &view.players[it.owner.index()], it.pawn, Whereabouts::Tile(tile)));
    ids.into_iter().flatten()
}

/// The pawn that was beaten and lies in the cemetery for now.
fn beaten(view: &View) -> impl Iterator<Item = String> {
    let Phase::Capturing { owner, pawn } = view.phase else { return None.into_iter().flatten() };
    Some(ids::pawns(view, &view.players[owner.index()], pawn, Whereabouts::Cemetery)).into_iter().flatten()
}
