//! The table as lines of text, for the terminal: cards, the turn and the supply here; the valley and the players in
//! files of their own.

mod lines;
mod player;
mod valley;

use super::names::Names;
use crate::Scene;
#[cfg(test)]
pub(super) use lines::WIDTH;
use lines::{Lines, padded};
use wiraqocha::Token;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Card;
use wiraqocha::view::{CardView, View};

/// The whole table, without the question.
pub(super) fn text(view: &View, scene: &Scene) -> String {
    let mut lines = Lines::default();
    lines.push(title(view, scene));
    lines.push("");
    valley::valley(view, scene, &mut lines);
    cards(view, scene, &mut lines);
    for player in &view.players {
        lines.push("");
        player::player(view, scene, player, &mut lines);
    }
    if view.round > 0 {
        lines.push("");
        turn(view, scene, &mut lines);
    }
    lines.text()
}

fn title(view: &View, scene: &Scene) -> String {
    let game = crate::games::name(scene.words, "wiraqocha");
    format!("{game} · {}", <super::Board as crate::Draw>::title(view, scene))
}

/// What a seat is called, with the number that stands on the tiles.
fn numbered(scene: &Scene, seat: game::Seat) -> String {
    let name = scene.name(seat);
    let name = if name.is_empty() { seat.to_string() } else { name.to_owned() };
    format!("{} {name}", seat.index() + 1)
}

/// "Supply:", as the language writes it.
fn label(scene: &Scene, text: &str) -> String {
    scene.words.say_with("wiraqocha-text-label", &[("label", text.to_owned().into())])
}

/// What can be built, and what may still come.
fn cards(view: &View, scene: &Scene, lines: &mut Lines) {
    let names = Names(scene.words);
    lines.push("");
    lines.push(format!("{} {}", scene.words.say("wiraqocha-market"), scene.words.say("wiraqocha-text-prices")));
    let width = Card::ALL.map(|card| names.card(card).chars().count()).into_iter().max().unwrap_or(0) + 2;
    for it in &view.market {
        let head = format!("  {}{}", padded(&names.card(it.card), width), padded(&price(it), 5));
        let effect = names.effect(it.card, &view.values);
        lines.wrap(&head, &format!("{} {effect}", label(scene, &names.kind(it.table.kind))));
    }
    if view.market.is_empty() {
        lines.wrap("  ", &scene.words.say("wiraqocha-market-empty"));
    }
    if !view.pile.is_empty() {
        let pile = words::listed(view.pile.iter().map(|it| format!("{} {}", names.card(it.card), price(it))));
        lines.wrap("  ", &scene.words.say_with("wiraqocha-pile", &[("cards", pile.into())]));
    }
}

/// "4+1", or "4" where no somnium is asked for.
fn price(it: &CardView) -> String {
    match it.table.somnium {
        0 => it.table.resources.to_string(),
        somnium => format!("{}+{somnium}", it.table.resources),
    }
}

/// The dice, what was done this turn, what the supply has, what became of the tokens, and who has won.
fn turn(view: &View, scene: &Scene, lines: &mut Lines) {
    let (words, names, turn) = (scene.words, Names(scene.words), &view.this_turn);
    let mut beside = |key: &str, text: &str| {
        if !text.is_empty() {
            lines.wrap(&format!("{} ", label(scene, &words.say(key))), text);
        }
    };
    if !matches!(view.phase, Phase::Preparing | Phase::Refilling | Phase::Over) {
        let dice = if turn.dice.is_empty() { words.say("wiraqocha-no-dice").into() } else { turn.dice.to_string() };
        let rerolls = words.say_with("wiraqocha-rerolls", &[("count", turn.rerolls.into())]);
        let rerolls = if turn.rerolls > 0 { format!(" ({rerolls})") } else { String::new() };
        beside("wiraqocha-text-dice", &format!("{dice}{rerolls}"));
    }
    let supply = &view.supply;
    let stones = [names.dice(supply.dice), names.resources(supply.resources), names.somnium(supply.somnium)];
    beside("wiraqocha-supply", &words.all_of(stones));

    let done = turn.done.iter().map(|once| words.say_with("wiraqocha-done", &[("once", once.word().into())]));
    let counted = turn.counted.map(|dice| words.say_with("wiraqocha-counted", &[("count", dice.into())]));
    let probed = turn.probed.map(|tile| {
        let values = [("tile", tile.word().into()), ("level", view.values.probe.value().into())];
        words.say_with("wiraqocha-text-probed", &values)
    });
    beside("wiraqocha-text-turn", &words::listed(done.chain(counted).chain(probed)));

    let state = |card: Card, token: Token| match token {
        Token::InHand => Some(format!("{} {}", label(scene, &names.card(card)), words.say("wiraqocha-token-in-hand"))),
        Token::Gone => Some(format!("{} {}", label(scene, &names.card(card)), words.say("wiraqocha-token-gone"))),
        Token::OnCard | Token::On(_) => None,
    };
    let ray = format!("{} {}", label(scene, &names.card(Card::DeathRay)), words.say("wiraqocha-ray-used"));
    let states = [
        state(Card::FlyingFortress, view.fortress),
        state(Card::ForceField, view.field),
        view.ray_fired.then_some(ray),
    ];
    beside("wiraqocha-text-tokens", &words::listed(states.into_iter().flatten()));

    if view.phase == Phase::Over {
        let ending = match view.won {
            Some(won) => {
                let values = [("seat", numbered(scene, won.seat).into()), ("victory", won.victory.word().into())];
                words.say_with("wiraqocha-n-won", &values)
            }
            None => words.say("wiraqocha-n-stopped").into(),
        };
        lines.wrap("", &ending);
    }
}
