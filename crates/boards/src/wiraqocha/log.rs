//! What happened, as sentences, and where.

use super::ids;
use super::names::Names;
use super::rule;
use crate::{Line, Scene};
use game::Seat;
use wiraqocha::action::Loot;
use wiraqocha::phase::Origin;
use wiraqocha::pieces::{Face, Price, Tile};
use wiraqocha::{Event, Note};
use words::{die, player};

/// A line of the log.
pub(super) fn line(note: &Note, scene: &Scene) -> Line {
    Line {
        text: text(note, scene).into(),
        rule: rule::of_event(*note),
        on: places(note),
        heads: matches!(note, Event::RoundBegan { .. }),
    }
}

fn text(note: &Note, scene: &Scene) -> String {
    let names = Names(scene.words);
    let words = scene.words;
    let who = |seat: Seat| ("seat", player(seat).into());
    let on = |tile| ("tile", names.tile(tile).into());
    let shows = |face: Face| ("face", die(face.value()).into());
    let turned = |from: Face, to: Face| [("from", die(from.value()).into()), ("to", die(to.value()).into())];
    let resources = |count| ("resources", names.resources(count).into());
    let acc = |pawn| ("pawn", names.acc(pawn).into());
    match *note {
        Event::Laid { place, tile } => words.say_with("wiraqocha-n-laid", &[on(tile), ("place", (place + 1).into())]),
        Event::Turned { card } => words.say_with("wiraqocha-n-turned", &[("card", names.card(card).into())]),
        Event::Started { seat } => words.say_with("wiraqocha-n-started", &[who(seat)]),
        Event::RoundBegan { round } => words.say_with("wiraqocha-n-round", &[("round", round.into())]),
        Event::Collected { seat, resources: count } => {
            words.say_with("wiraqocha-n-collected", &[who(seat), resources(count)])
        }
        Event::Counted { seat, dice } => {
            words.say_with("wiraqocha-n-counted", &[who(seat), ("dice", names.dice(dice).into())])
        }
        Event::TookBack { seat, tile } => words.say_with("wiraqocha-n-took-back", &[who(seat), on(tile)]),
        Event::Repaired { seat, pawn } => words.say_with("wiraqocha-n-repaired", &[who(seat), acc(pawn)]),
        Event::Exchanged { seat, tile, zeppelin, pawn, origin } => {
            let zeppelin = ("zeppelin", names.acc(zeppelin).into());
            match origin {
                Origin::Reserve(_) => {
                    words.say_with("wiraqocha-n-exchanged", &[who(seat), on(tile), zeppelin, acc(pawn)])
                }
                Origin::Board(from) => {
                    let from = ("from", names.tile(from).into());
                    words.say_with("wiraqocha-n-exchanged-from", &[who(seat), on(tile), zeppelin, acc(pawn), from])
                }
            }
        }
        Event::Emerged { seat, tile, pawn } => words.say_with("wiraqocha-n-emerged", &[who(seat), on(tile), acc(pawn)]),
        Event::Rolled { seat, face } => words.say_with("wiraqocha-n-rolled", &[who(seat), shows(face)]),
        Event::RolledAgain { seat, face } => words.say_with("wiraqocha-n-rolled-again", &[who(seat), shows(face)]),
        Event::TurnedDie { seat, from, to } => {
            let [from, to] = turned(from, to);
            words.say_with("wiraqocha-n-turned-die", &[who(seat), from, to])
        }
        Event::Sacrificed { seat, somnium } => {
            words.say_with("wiraqocha-n-sacrificed", &[who(seat), ("somnium", names.somnium(somnium).into())])
        }
        Event::BoughtDie { seat, resources: count } => {
            words.say_with("wiraqocha-n-bought-die", &[who(seat), resources(count)])
        }
        Event::Used { seat, face } => words.say_with("wiraqocha-n-used", &[who(seat), shows(face)]),
        Event::Paid { seat, resources: count } => words.say_with("wiraqocha-n-paid", &[who(seat), resources(count)]),
        Event::Conquered { seat, tile, pawn, origin } => {
            let pawn = ("pawn", names.pawn(pawn).into());
            match origin {
                Origin::Reserve(_) => words.say_with("wiraqocha-n-conquered", &[who(seat), on(tile), pawn]),
                Origin::Board(from) => {
                    let from = ("from", names.tile(from).into());
                    words.say_with("wiraqocha-n-conquered-from", &[who(seat), on(tile), pawn, from])
                }
            }
        }
        Event::Banished { seat, pawn } => words.say_with("wiraqocha-n-banished", &[who(seat), acc(pawn)]),
        Event::CampFell { seat, tile } => words.say_with("wiraqocha-n-camp-fell", &[who(seat), on(tile)]),
        Event::DieLeft { tile, face } => words.say_with("wiraqocha-n-die-left", &[on(tile), shows(face)]),
        Event::FortressBack { seat } => words.say_with("wiraqocha-n-fortress-back", &[who(seat)]),
        Event::FortressGone => words.say("wiraqocha-n-fortress-gone").into(),
        Event::FieldGone => words.say("wiraqocha-n-field-gone").into(),
        Event::FoundArtifact { seat, tile } => words.say_with("wiraqocha-n-found", &[who(seat), on(tile)]),
        Event::Plundered { seat, victim, loot } => {
            let victim = ("victim", player(victim).into());
            match loot {
                Loot::Somnium => words.say_with("wiraqocha-n-loot-somnium", &[who(seat), victim]),
                Loot::Artifact => words.say_with("wiraqocha-n-loot-artifact", &[who(seat), victim]),
                Loot::Card(card) => {
                    let card = ("card", names.card_acc(card).into());
                    words.say_with("wiraqocha-n-loot-card", &[who(seat), victim, card])
                }
                Loot::Prisoner => words.say_with("wiraqocha-n-loot-prisoner", &[who(seat), victim]),
            }
        }
        Event::TookOver { seat, tile, pawn } => {
            words.say_with("wiraqocha-n-took-over", &[who(seat), on(tile), acc(pawn)])
        }
        Event::Captured { seat, owner, pawn } => {
            words.say_with("wiraqocha-n-captured", &[who(seat), acc(pawn), ("owner", player(owner).into())])
        }
        Event::Freed { seat, captor, pawn } => {
            words.say_with("wiraqocha-n-freed", &[who(seat), acc(pawn), ("captor", player(captor).into())])
        }
        Event::PaidRansom { seat, captor, price, amount } => {
            let price = match price {
                Price::Resources => names.resources(amount),
                Price::Somnium => names.somnium(amount),
            };
            let captor = ("captor", player(captor).into());
            words.say_with("wiraqocha-n-ransom", &[who(seat), captor, ("price", price.into())])
        }
        Event::Defended { seat, tile, face } => {
            words.say_with("wiraqocha-n-defended", &[who(seat), on(tile), shows(face)])
        }
        Event::Built { seat, card } => {
            words.say_with("wiraqocha-n-built", &[who(seat), ("card", names.card_acc(card).into())])
        }
        Event::BoughtBack { seat, pawn, resources: count } => {
            words.say_with("wiraqocha-n-bought-back", &[who(seat), acc(pawn), resources(count)])
        }
        Event::FortressPlaced { seat, tile } => words.say_with("wiraqocha-n-fortress", &[who(seat), on(tile)]),
        Event::Shielded { seat, tile } => words.say_with("wiraqocha-n-shielded", &[who(seat), on(tile)]),
        Event::ProbedDie { seat, tile, from, to } => {
            let [from, to] = turned(from, to);
            words.say_with("wiraqocha-n-probed-die", &[who(seat), on(tile), from, to])
        }
        Event::ProbedCamp { seat, tile } => words.say_with("wiraqocha-n-probed-camp", &[who(seat), on(tile)]),
        Event::Destroyed { seat, tile } => words.say_with("wiraqocha-n-destroyed", &[who(seat), on(tile)]),
        Event::Removed { seat, pawn } => words.say_with("wiraqocha-n-removed", &[who(seat), acc(pawn)]),
        Event::ArtifactLost { tile } => words.say_with("wiraqocha-n-artifact-lost", &[on(tile)]),
        Event::NoCamp { seat } => words.say_with("wiraqocha-n-no-camp", &[who(seat)]),
        Event::Harvested { seat, points, somnium } => words.say_with(
            "wiraqocha-n-harvested",
            &[who(seat), ("somnium", names.somnium(somnium).into()), ("points", names.points(points).into())],
        ),
        Event::GaveBack { seat, resources: count } => {
            words.say_with("wiraqocha-n-gave-back", &[who(seat), resources(count)])
        }
        Event::Won { seat, victory } => {
            words.say_with("wiraqocha-n-won", &[who(seat), ("victory", victory.word().into())])
        }
        Event::Stopped => words.say("wiraqocha-n-stopped").into(),
    }
}

/// The ids of the things where it happened, in the order of the way that a pawn has gone.
fn places(note: &Note) -> Vec<String> {
    let way = |origin: Origin, tile: Tile| match origin {
        Origin::Reserve(_) => vec![ids::tile(tile)],
        Origin::Board(from) => vec![ids::tile(from), ids::tile(tile)],
    };
    match *note {
        Event::Conquered { tile, origin, .. } | Event::Exchanged { tile, origin, .. } => way(origin, tile),
        Event::Emerged { tile, .. } => way(Origin::Board(Tile::Cave), tile),
        Event::TookBack { tile, .. }
        | Event::CampFell { tile, .. }
        | Event::DieLeft { tile, .. }
        | Event::FoundArtifact { tile, .. }
        | Event::TookOver { tile, .. }
        | Event::Defended { tile, .. }
        | Event::FortressPlaced { tile, .. }
        | Event::Shielded { tile, .. }
        | Event::ProbedDie { tile, .. }
        | Event::ProbedCamp { tile, .. }
        | Event::Destroyed { tile, .. }
        | Event::ArtifactLost { tile } => vec![ids::tile(tile)],
        Event::Turned { card } | Event::Built { card, .. } => vec![ids::card(card)],
        Event::Plundered { loot: Loot::Card(card), .. } => vec![ids::card(card)],
        Event::Banished { .. } | Event::Repaired { .. } | Event::BoughtBack { .. } => vec![ids::CEMETERY.into()],
        // Dice and stores change with every step; the set-up is one line.
        Event::Laid { .. } | Event::Started { .. } | Event::RoundBegan { .. } | Event::Collected { .. } => Vec::new(),
        Event::Counted { .. } | Event::Rolled { .. } | Event::RolledAgain { .. } | Event::TurnedDie { .. } => {
            Vec::new()
        }
        Event::Sacrificed { .. } | Event::BoughtDie { .. } | Event::Used { .. } | Event::Paid { .. } => Vec::new(),
        Event::FortressBack { .. } | Event::FortressGone | Event::FieldGone | Event::Plundered { .. } => Vec::new(),
        Event::Captured { .. } | Event::Freed { .. } | Event::PaidRansom { .. } | Event::Removed { .. } => Vec::new(),
        Event::NoCamp { .. } | Event::Harvested { .. } | Event::GaveBack { .. } | Event::Won { .. } => Vec::new(),
        Event::Stopped => Vec::new(),
    }
}
