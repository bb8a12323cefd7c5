//! The technology cards: a picture, the price, the name and what it does. The same card lies in the market and before
//! its owner.

use crate::Scene;
use crate::wiraqocha::art::{drawn, small};
use crate::wiraqocha::ids;
use crate::wiraqocha::names::{Names, parts};
use crate::wiraqocha::rule;
use maud::{Markup, html};
use wiraqocha::Token;
use wiraqocha::pieces::{Card, CardKind};
use wiraqocha::view::{CardView, View};

/// The cards that can be built, how many are still to come, and the supply.
pub(super) fn market(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let names = Names(words);
    let pile = words.all_of(view.pile.iter().map(|it| names.card(it.card)));
    html! {
        section.w-market aria-label=(words.say("wiraqocha-market")) {
            h3 {
                span { (words.say("wiraqocha-market")) }
                @if !view.pile.is_empty() {
                    small.w-pile data-card=[scene.id(ids::PILE)] data-rule=(rule::MARKET)
                        title=(words.say_with("wiraqocha-pile", &[("cards", pile.into())])) {
                        "+" (view.pile.len())
                    }
                }
            }
            @for it in &view.market { (card(view, scene, it)) }
            @if view.market.is_empty() { p.w-none { (words.say("wiraqocha-market-empty")) } }
            (supply(view, scene))
        }
    }
}

/// What lies beside the valley.
fn supply(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let supply = &view.supply;
    let [dice, resources, somnium] = ids::SUPPLY.map(|word| scene.id(word));
    html! {
        div.w-supply title=(words.say("wiraqocha-supply")) {
            span data-card=[dice] data-rule=(rule::DICE) title=(words.say("wiraqocha-supply-dice")) {
                (small("die-6")) b { (supply.dice) }
            }
            span data-card=[resources] data-rule=(rule::SUPPLY) title=(words.say("wiraqocha-supply-resources")) {
                (small("jade")) b { (supply.resources) }
            }
            span data-card=[somnium] data-rule=(rule::SUPPLY) title=(words.say("wiraqocha-supply-somnium")) {
                (small("amber")) b { (supply.somnium) }
            }
        }
    }
}

/// A card.
pub(in crate::wiraqocha) fn card(view: &View, scene: &Scene, it: &CardView) -> Markup {
    let names = Names(scene.words);
    let help = parts([
        Some(names.card(it.card)),
        Some(names.kind_help(it.table.kind)),
        Some(names.price(it.table.resources, it.table.somnium)),
        Some(names.effect(it.card, &view.values)),
    ]);
    html! {
        div.moves.own-glow.w-card.(it.table.kind.word()) id=[scene.id(ids::card(it.card))]
            data-rule=(rule::of_card(it.card)) title=(help) {
            (picture(it.card))
            (price(scene, it))
            b.w-name { (mark(it.table.kind)) (names.card_with_breaks(it.card)) }
            @match state(view, scene, it.card) {
                Some(state) => span.w-state { (token(view, scene, it.card)) (state) },
                None => span.w-does { (names.effect(it.card, &view.values)) },
            }
        }
    }
}

/// What is to be known about a card that was used, or its token.
fn state(view: &View, scene: &Scene, card: Card) -> Option<String> {
    let token = match card {
        Card::DeathRay if view.ray_fired => return Some(scene.words.say("wiraqocha-ray-used").into()),
        Card::FlyingFortress => view.fortress,
        Card::ForceField => view.field,
        _ => return None,
    };
    match token {
        Token::InHand => Some(scene.words.say("wiraqocha-token-in-hand").into()),
        Token::Gone => Some(scene.words.say("wiraqocha-token-gone").into()),
        Token::OnCard | Token::On(_) => None,
    }
}

/// The token of a card, while it is not on a tile.
fn token(view: &View, scene: &Scene, card: Card) -> Markup {
    let (id, token, symbol, frame) = match card {
        Card::FlyingFortress => (ids::FORTRESS, view.fortress, "fortress", "-3 1 38 30"),
        Card::ForceField => (ids::FIELD, view.field, "field", "-60 -50 120 72"),
        _ => return html! {},
    };
    html! {
        @if token == Token::InHand {
            svg.moves.w-sign id=[scene.id(id)] viewBox=(frame) aria-hidden="true" focusable="false" { (drawn(symbol)) }
        }
    }
}

fn price(scene: &Scene, it: &CardView) -> Markup {
    html! {
        span.w-price.ours[scene.is_ours("card", it.card.word(), "")] {
            span.unseen { (Names(scene.words).price(it.table.resources, it.table.somnium)) }
            span aria-hidden="true" { (it.table.resources) (small("jade")) }
            @if it.table.somnium > 0 { span aria-hidden="true" { (it.table.somnium) (small("amber")) } }
        }
    }
}

/// The picture of a card, which fills whatever room there is.
fn picture(card: Card) -> Markup {
    html! {
        svg.w-picture.white viewBox="12 0 120 58" preserveAspectRatio="xMidYMid meet" aria-hidden="true"
            focusable="false" { (drawing(card)) }
    }
}

/// The sign of a kind of card: a wall for buildings, a lamp for inventions.
fn mark(kind: CardKind) -> Markup {
    html! { svg.w-mark viewBox="0 0 20 20" aria-hidden="true" focusable="false" { (kind_sign(kind)) } }
}

/// The same as the inside of a drawing of 20 units.
pub(in crate::wiraqocha) fn kind_sign(kind: CardKind) -> Markup {
    let path = match kind {
        CardKind::Building => "M3 17V7h4v3h2V4h4v6h2V7h2v10Z",
        CardKind::Invention => "M10 2a5.5 5.5 0 0 1 3 10v2H7v-2a5.5 5.5 0 0 1 3-10ZM7.5 15.5h5V18h-5Z",
    };
    html! { path d=(path) {} }
}

/// What is drawn on a card, 144 units wide and 58 high.
pub(in crate::wiraqocha) fn drawing(card: Card) -> Markup {
    drawn(&format!("card-{card}"))
}
