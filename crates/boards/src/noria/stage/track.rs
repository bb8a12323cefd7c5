//! Beside the town hall: the rounds with the price rises to come, what the special actions cost now, and the market.

use crate::Scene;
use crate::noria::{art, ids, names, rule};
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::View;

/// The rounds, and what becomes dearer when.
pub(super) fn rounds(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        svg.n-track viewBox="0 0 340 50" role="group" aria-label=(words.say("noria-rounds")) {
            (spaces(view, scene))
        }
    }
}

/// The spaces of the round track.
pub(in crate::noria) fn spaces(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let step = 336.0 / f32::from(view.rounds);
    html! {
        @for round in 1..=view.rounds {
            @let x = 2.0 + step * f32::from(round - 1);
            @let dearer = round == view.rises.influence;
            @let politics = view.rises.intrigue.contains(&round);
            @let rule = if dearer { rule::DEARER } else if politics { rule::INTRIGUE } else { rule::ROUND };
            g.n-round.past[round < view.round].now[round == view.round] data-rule=(rule) {
                title {
                    (words.say_with("noria-round", &[("round", round.into())]))
                    @if dearer { ": " (words.say("noria-rise-influence")) }
                    @if politics { ": " (words.say("noria-rise-intrigue")) }
                }
                rect x=(x) y="2" width=(step - 2.0) height="22" rx="4" {}
                text x=(x + step / 2.0 - 1.0) y="18" { (round) }
                @let both = if dearer && politics { 8.0 } else { 0.0 };
                @if dearer { g.n-mark { (art::symbol(scene, "moon", x + step / 2.0 - 1.0 - both, 36.0, 14.0)) } }
                @if politics { g.n-mark { (art::symbol(scene, "intrigue", x + step / 2.0 - 1.0 + both, 36.0, 14.0)) } }
            }
        }
    }
}

/// What the special actions cost now.
pub(super) fn prices(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let actions = [
        ("moon", rule::NIGHT_SHIFT, "noria-night-shift", view.prices.night_shift),
        ("swap", rule::MODIFICATION, "noria-modification", view.prices.modification),
        ("intrigue", rule::INTRIGUE, "noria-intrigue", view.prices.intrigue),
    ];
    html! {
        ul.n-prices aria-label=(words.say("noria-prices")) {
            @for (icon, rule, key, price) in actions {
                @let name = words.say(key);
                li data-rule=(rule) title=(words.say_with("noria-price-of", &[
                    ("action", name.clone().into()), ("cost", names::knowledge(words, price).into()),
                ])) {
                    (art::picture(icon)) span { (name) }
                    b { (price) (art::picture("knowledge")) }
                }
            }
        }
    }
}

/// The discs for sale: those for nothing first, the others by price.
pub(super) fn market(view: &View, scene: &Scene) -> Markup {
    let mut priced = Kind::PRICED;
    priced.sort_by_key(|&kind| view.market[kind].price);
    let free = [Kind::Energy, Kind::Mycelium, Kind::Obsidian];
    html! {
        section.n-market aria-label=(scene.words.say("noria-market")) {
            @for kind in free.into_iter().chain(priced) { (stall(view, scene, kind)) }
        }
    }
}

fn stall(view: &View, scene: &Scene, kind: Kind) -> Markup {
    let words = scene.words;
    let stall = view.market[kind];
    let price = match stall.price {
        0 => words.say("noria-free").into_owned(),
        price => names::any_resources(words, price),
    };
    let told = [("disc", names::new_disc(words, kind).into()), ("price", price.into()), ("left", stall.left.into())];
    html! {
        svg.n-stall.empty[stall.left == 0] id=[scene.id(ids::stall(kind))] viewBox="-40 -30 80 78" role="img"
            data-rule=(rule::MARKET) {
            title { (words.say_with("noria-stall", &told)) }
            rect.n-counter x="-38" y="-28" width="76" height="74" rx="8" {}
            @if stall.left > 1 { circle.n-under cx="-10" cy="3" r="24.5" {} }
            g.moves id=[ids::for_sale(view, kind).and_then(|id| scene.id(id))] transform="translate(-12 0)" {
                (art::disc(scene, Disc::normal(kind)))
            }
            text.n-left x="26" y="2" { "×" (stall.left) }
            text.n-cost x="0" y="41" {
                @if stall.price == 0 { (words.say("noria-free")) }
                @else { (words.say_with("noria-stall-price", &[("price", stall.price.into())])) }
            }
        }
    }
}
