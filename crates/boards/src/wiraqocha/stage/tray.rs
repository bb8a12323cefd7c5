//! Beside the valley: the dice of the player at turn, what was done this turn, and the supply.

use crate::Scene;
use crate::icons;
use crate::wiraqocha::art::{colour, crystal, cube, die, small};
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
        section.w-tray.(view.at_turn.map_or("nobody", colour)) id=[scene.id(ids::TRAY)] aria-label=(title) {
            h3 { @if let Some(seat) = view.at_turn { (icons::shape(seat.index())) } (title) }
            div.w-dice {
                @for face in turn.dice.faces() {
                    @for id in ids::dice(view, face) { (free(scene, face, &id)) }
                }
                @for _ in 0..waiting {
                    svg.w-die-place.rolling[rolling] data-rule=(rule::DICE) viewBox="-25 -25 50 50" role="img" {
                        title { (said) }
                        (die(None, 44.0))
                    }
                }
                @if turn.dice.is_empty() && waiting == 0 { p.w-none { (words.say("wiraqocha-no-dice")) } }
            }
            (chips(view, scene))
        }
    }
}

fn free(scene: &Scene, face: Face, id: &str) -> Markup {
    html! {
        svg.moves.w-die-free id=[scene.id(id)] data-rule=(rule::CONQUEST) viewBox="-25 -25 50 50" role="img" {
            title { (scene.words.say_with("wiraqocha-die", &[("face", face.value().into())])) }
            (die(Some(face), 44.0))
        }
    }
}

/// Dice that will be rolled.
fn waiting(view: &View) -> u8 {
    if let Phase::Rolling(dice) = view.phase { dice } else { view.this_turn.to_roll }
}

/// The sum so far, re-rolls, and what was done.
fn chips(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let turn = &view.this_turn;
    let named = match view.phase {
        Phase::Meeting { purpose, named } if named.count > 0 => {
            match ids::find(view, purpose.tile()).map(|it| it.table.need) {
                Some(Need::Sum(number)) => {
                    Some(words.say_with("wiraqocha-named", &[("sum", named.sum.into()), ("number", number.into())]))
                }
                Some(Need::Pair(_) | Need::Run(_)) | None => None,
            }
        }
        _ => None,
    };
    html! {
        ul.w-chips {
            @if let Some(named) = named { li.w-named { (named) } }
            @if turn.rerolls > 0 {
                @let count = [("count", turn.rerolls.into())];
                li data-rule=(rule::REROLL) { (words.say_with("wiraqocha-rerolls", &count)) }
            }
            @if let (Some(count), Phase::Preparing) = (turn.counted, view.phase) {
                li { (words.say_with("wiraqocha-counted", &[("count", count.into())])) }
            }
            @for once in turn.done.iter() {
                li { (words.say_with("wiraqocha-done", &[("once", once.word().into())])) }
            }
        }
    }
}

/// What lies beside the valley.
pub(super) fn supply(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let dice = html! {
        svg.w-sign viewBox="-11 -12 22 24" aria-hidden="true" focusable="false" { (die(Some(Face::Six), 18.0)) }
    };
    let supply = &view.supply;
    html! {
        section.w-supply aria-label=(words.say("wiraqocha-supply")) {
            h3 { (words.say("wiraqocha-supply")) }
            span data-rule=(rule::DICE) title=(words.say("wiraqocha-supply-dice")) { (dice) b { (supply.dice) } }
            span data-rule=(rule::SUPPLY) title=(words.say("wiraqocha-supply-resources")) {
                (small(cube())) b { (supply.resources) }
            }
            span data-rule=(rule::SUPPLY) title=(words.say("wiraqocha-supply-somnium")) {
                (small(crystal())) b { (supply.somnium) }
            }
        }
    }
}
