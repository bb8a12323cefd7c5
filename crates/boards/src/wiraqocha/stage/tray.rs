//! The tray with the dice of the player at turn, and beside it what can be rolled again.

use crate::Scene;
use crate::icons;
use crate::wiraqocha::art::{colour, die, drawn, small};
use crate::wiraqocha::ids;
use crate::wiraqocha::rule;
use maud::{Markup, html};
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Face;
use wiraqocha::tables::Need;
use wiraqocha::view::View;

/// The dice.
pub(super) fn tray(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let turn = &view.this_turn;
    let title = match view.at_turn {
        Some(seat) => words.say_with("wiraqocha-tray-of", &[("name", scene.name(seat).to_owned().into())]),
        None => words.say("wiraqocha-tray").into_owned(),
    };
    let waiting = waiting(view);
    let rolling = matches!(view.phase, Phase::Rolling(_));
    let said = if rolling { words.say("wiraqocha-die-rolling") } else { words.say("wiraqocha-die-waiting") };
    html! {
        section.own-glow.w-tray.(view.at_turn.map_or("nobody", colour)) id=[scene.id(ids::TRAY)] aria-label=(title) {
            div.w-felt.many[turn.dice.len() + waiting > 6] {
                p.w-caption {
                    @if let Some(seat) = view.at_turn { (icons::shape(seat.index())) }
                    span { (title) }
                    @if let Some(named) = named(view, scene) { b { (named) } }
                    @if let Some(seat) = view.at_turn {
                        @let player = &view.players[seat.index()];
                        i.w-purse data-card=[scene.id(ids::stock(seat, "stores"))] aria-hidden="true" {
                            (small("jade")) b { (player.resources) } (small("amber")) b { (player.somnium) }
                        }
                    }
                }
                div.w-dice {
                    @for face in turn.dice.faces() {
                        @for id in ids::dice(view, face) { (free(scene, face, &id)) }
                    }
                    @for _ in 0..waiting {
                        svg.w-die-place.rolling[rolling] data-card=[scene.id(ids::WAITING)] data-rule=(rule::DICE) viewBox="0 0 24 24" role="img" {
                            title { (said) }
                            (drawn(&die(None)))
                        }
                    }
                    @if turn.dice.is_empty() && waiting == 0 { p.w-none { (words.say("wiraqocha-no-dice")) } }
                }
            }
            @let left = words.say_with("wiraqocha-rerolls", &[("count", turn.rerolls.into())]);
            div.w-again.none[turn.rerolls == 0] data-card=[scene.id(ids::REROLLS)] data-rule=(rule::REROLL) title=(left) {
                (small("reroll"))
                b { (turn.rerolls) }
            }
        }
    }
}

fn free(scene: &Scene, face: Face, id: &str) -> Markup {
    html! {
        svg.moves.own-glow.w-die-free id=[scene.id(id)] data-rule=(rule::CONQUEST) viewBox="0 0 24 24" role="img" {
            title { (scene.words.say_with("wiraqocha-die", &[("face", face.value().into())])) }
            (drawn(&die(Some(face))))
        }
    }
}

/// Dice that will be rolled.
fn waiting(view: &View) -> u8 {
    if let Phase::Rolling(dice) = view.phase { dice } else { view.this_turn.to_roll }
}

/// The sum of the dice that were named so far.
fn named(view: &View, scene: &Scene) -> Option<String> {
    let Phase::Meeting { purpose, named } = view.phase else { return None };
    let Need::Sum(number) = ids::find(view, purpose.tile())?.table.need else { return None };
    let values = [("sum", named.sum.into()), ("number", number.into())];
    (named.count > 0).then(|| scene.words.say_with("wiraqocha-named", &values))
}
