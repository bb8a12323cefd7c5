//! The technology cards: a picture, the name, what it costs and what it does; small before the other players.

use crate::Scene;
use crate::wiraqocha::art::{crystal, cube, field, fortress, small};
use crate::wiraqocha::ids;
use crate::wiraqocha::names::{Names, parts};
use crate::wiraqocha::rule;
use maud::{Markup, html};
use wiraqocha::Token;
use wiraqocha::pieces::{Card, CardKind};
use wiraqocha::view::{CardView, View};

/// The cards that can be built, and how many are still to come.
pub(super) fn market(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let names = Names(words);
    let pile: Vec<String> = view.pile.iter().map(|it| names.card(it.card)).collect();
    html! {
        section.w-market aria-label=(words.say("wiraqocha-market")) {
            h3 {
                (words.say("wiraqocha-market"))
                @if !pile.is_empty() {
                    span.w-pile data-rule=(rule::MARKET)
                        title=(words.say_with("wiraqocha-pile", &[("cards", pile.join(", ").into())])) {
                        (words.say_with("wiraqocha-pile-count", &[("count", pile.len().into())]))
                    }
                }
            }
            div.w-cards { @for it in &view.market { (large(view, scene, it)) } }
            @if view.market.is_empty() { p.w-none { (words.say("wiraqocha-market-empty")) } }
        }
    }
}

/// A card that can be read.
pub(in crate::wiraqocha) fn large(view: &View, scene: &Scene, it: &CardView) -> Markup {
    let names = Names(scene.words);
    let price_in_words = names.price(it.table.resources, it.table.somnium);
    let help = parts([Some(names.card(it.card)), Some(names.kind_help(it.table.kind)), Some(price_in_words)]);
    html! {
        div.moves.w-card.(it.table.kind.word()) id=[scene.id(ids::card(it.card))] data-rule=(rule::of_card(it.card))
            title=(help) {
            (picture(it.card))
            div.w-what {
                b.w-name { (names.card(it.card)) }
                span.w-kind { (mark(it.table.kind)) (names.kind(it.table.kind)) }
                @if let Some(state) = state(view, scene, it.card) {
                    span.w-state { (token(view, scene, it.card)) (state) }
                }
                p { (names.effect(it.card, &view.values)) }
            }
            (price(scene, it))
        }
    }
}

/// A card of another player.
pub(in crate::wiraqocha) fn little(view: &View, scene: &Scene, it: &CardView) -> Markup {
    let names = Names(scene.words);
    let help = parts([
        Some(names.card(it.card)),
        Some(names.kind_help(it.table.kind)),
        Some(names.price(it.table.resources, it.table.somnium)),
        Some(names.effect(it.card, &view.values)),
    ]);
    html! {
        div.moves.w-card.little.(it.table.kind.word()) id=[scene.id(ids::card(it.card))]
            data-rule=(rule::of_card(it.card)) title=(help) {
            (picture(it.card))
            div.w-what {
                b.w-name { (names.card(it.card)) }
                @if let Some(state) = state(view, scene, it.card) {
                    span.w-state { (token(view, scene, it.card)) (state) }
                }
            }
            (price(scene, it))
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
    let (id, token, sign) = match card {
        Card::FlyingFortress => (ids::FORTRESS, view.fortress, fortress()),
        Card::ForceField => (ids::FIELD, view.field, field()),
        _ => return html! {},
    };
    html! {
        @if token == Token::InHand {
            svg.moves.w-sign id=[scene.id(id)] viewBox="-15 -15 30 30" aria-hidden="true" focusable="false" { (sign) }
        }
    }
}

fn price(scene: &Scene, it: &CardView) -> Markup {
    html! {
        div.w-price {
            span.unseen { (Names(scene.words).price(it.table.resources, it.table.somnium)) }
            span aria-hidden="true" { b { (it.table.resources) } (small(cube())) }
            @if it.table.somnium > 0 { span aria-hidden="true" { b { (it.table.somnium) } (small(crystal())) } }
        }
    }
}

/// The picture of a card.
fn picture(card: Card) -> Markup {
    html! { svg.w-picture viewBox="0 0 48 48" aria-hidden="true" focusable="false" { (drawing(card)) } }
}

/// The sign of a kind of card: a wall for buildings, a lamp for inventions.
fn mark(kind: CardKind) -> Markup {
    let path = match kind {
        CardKind::Building => "M3 17V7h4v3h2V4h4v6h2V7h2v10Z",
        CardKind::Invention => "M10 2a5.5 5.5 0 0 1 3 10v2H7v-2a5.5 5.5 0 0 1 3-10ZM7.5 15.5h5V18h-5Z",
    };
    html! { svg.w-mark viewBox="0 0 20 20" aria-hidden="true" focusable="false" { path d=(path) {} } }
}

/// What is drawn on a card, 48 units wide.
pub(in crate::wiraqocha) fn drawing(card: Card) -> Markup {
    let (body, detail) = match card {
        Card::AndroidFactory => {
            ("M6 42V24l9-7v7l9-7v7l9-7V6h7v36Z", "M12 30h6v5h-6ZM22 30h6v5h-6ZM34 10h5M34 14h5M32 42v-8h5v8")
        }
        Card::FlyingFortress => {
            ("M8 26V14h6v5h5V9h10v10h5v-5h6v12l-6 6H14Z", "M21 32v-8h6v8M6 38c4-3 7 3 12 0s7 3 12 0 7 3 12 0")
        }
        Card::ForceField => ("M6 40C4 18 13 8 24 8s20 10 18 32Z", "M13 40c-2-15 4-22 11-22s13 7 11 22M20 40V30h8v10"),
        Card::RecoveryWorkshop => (
            "M33 6a10 10 0 0 0-9 14L7 37l5 5 17-17A10 10 0 0 0 42 13l-6 5-5-1-1-5 6-5Z",
            "M11 38h.01M8 10l6 6M8 16l6-6",
        ),
        Card::AndroidExplorer => {
            ("M16 42V26h-4v-4h7v-3h10v3h7v4h-4v16ZM15 16V8h18v8ZM10 8h28", "M20 12h2M26 12h2M20 30h8v6h-8ZM24 4v4")
        }
        Card::BattleExoskeleton => {
            ("M10 42V28l-3-8 6-4 3-9h14l4 9 6 5-3 8v13Z", "M16 20h16M18 28h12v8H18ZM20 12h8M10 28h6M32 28h6")
        }
        Card::DeathRay => ("M24 5l4 12 12-4-8 10 9 9-12-1-5 12-5-12-12 1 9-9-8-10 12 4Z", "M24 18v12M18 24h12"),
        Card::Juggernaut => (
            "M4 20C4 12 14 8 25 8s19 5 19 12-8 12-19 12S4 28 4 20ZM16 34h18l-4 7H20Z",
            "M5 20h39M14 12v16M24 9v22M34 11v18",
        ),
        Card::MechanicalMiner => {
            ("M5 16h14v-6h8v6h3l15 10-15 9v7H5Z", "M30 16v19M35 20l-1 12M40 23l-1 6M10 20h9v6h-9ZM9 38h16")
        }
        Card::ProductionTanks => (
            "M6 14c0-6 14-6 14 0v28H6ZM26 14c0-6 16-6 16 0v28H26Z",
            "M6 16h14M26 16h16M20 28h6M10 24v10M31 24v10M6 38h14M26 38h16",
        ),
        Card::PsychicProbe => (
            "M4 24C10 13 17 9 24 9s14 4 20 15c-6 11-13 15-20 15S10 35 4 24Z",
            "M24 17a7 7 0 1 0 .01 0ZM24 22a2 2 0 1 0 .01 0ZM24 4v2M36 7l-2 2M12 7l2 2",
        ),
        Card::TransportTunneller => ("M4 18h20V12L44 26 24 40V34H4Z", "M24 18v16M30 17l-2 18M36 21l-2 10M9 23h9v6H9Z"),
    };
    html! {
        path.w-form d=(body) {}
        path.w-detail d=(detail) {}
    }
}
