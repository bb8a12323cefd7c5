//! What each player has, and how near the three victories are.

use super::lines::{Lines, padded};
use super::numbered;
use crate::Scene;
use crate::wiraqocha::area::counted;
use crate::wiraqocha::names::Names;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{ByPawn, Pawn};
use wiraqocha::view::{PlayerView, Progress, View};

/// A line with the name, and one for each thing that there is.
pub(super) fn player(view: &View, scene: &Scene, player: &PlayerView, lines: &mut Lines) {
    let (words, names) = (scene.words, Names(scene.words));
    let tags = [
        (view.first == Some(player.seat), "wiraqocha-start-player"),
        (view.at_turn == Some(player.seat) && view.phase != Phase::Over, "wiraqocha-at-turn"),
    ];
    let tags = tags.into_iter().filter(|&(is, _)| is).map(|(_, key)| words.say(key).into_owned());
    lines.push(words::listed([numbered(scene, player.seat)].into_iter().chain(tags)));

    let stock = words.all_of([names.resources(player.resources), names.somnium(player.somnium)]);
    let brings = words.say_with(
        "wiraqocha-turn-brings",
        &[
            ("dice", names.dice(player.dice).into()),
            ("resources", names.resources(player.income).into()),
            ("somnium", names.somnium(player.harvest).into()),
        ],
    );
    let cards = words::listed(player.cards.iter().map(|it| names.card(it.card)));
    let prisoner = player.prisoner.map(|it| {
        let (pawn, owner) = (names.pawn(it.pawn), numbered(scene, it.owner));
        words.say_with("wiraqocha-whose", &[("pawn", pawn.into()), ("owner", owner.into())])
    });
    let rows = [
        ("wiraqocha-text-stock", format!("{stock}. {brings}")),
        ("wiraqocha-text-victory", words::listed(player.victories.iter().map(|it| progress(scene, it)))),
        ("wiraqocha-text-tiles", player.holds.iter().map(|tile| tile.word()).collect::<Vec<_>>().join(" ")),
        ("wiraqocha-reserve", pawns(names, &player.reserve)),
        ("wiraqocha-text-cemetery", pawns(names, &player.cemetery)),
        ("wiraqocha-out", pawns(names, &player.out)),
        ("wiraqocha-prisoner", prisoner.unwrap_or_default()),
        ("wiraqocha-cards", cards),
    ];
    let width = rows.iter().map(|(key, _)| words.say(key).chars().count()).max().unwrap_or(0) + 4;
    for (key, text) in rows.iter().filter(|(_, text)| !text.is_empty()) {
        lines.wrap(&padded(&format!("  {}", words.say(key)), width), text);
    }
}

/// "Artifacts 1/4", and why a victory is out of reach.
fn progress(scene: &Scene, it: &Progress) -> String {
    let name = Names(scene.words).victory(it.victory);
    let closed = scene.words.say("wiraqocha-victory-closed");
    let closed = if it.closed { format!(" ({closed})") } else { String::new() };
    format!("{name} {}/{}{closed}", counted(it, &it.has), counted(it, &it.goal))
}

/// "base camp, 2 × miner".
fn pawns(names: Names, of_each: &ByPawn<u8>) -> String {
    let some = Pawn::ALL.into_iter().filter(|&pawn| of_each[pawn] > 0);
    words::listed(some.map(|pawn| match of_each[pawn] {
        1 => names.pawn(pawn),
        count => format!("{count} × {}", names.pawn(pawn)),
    }))
}
