//! The market hall, under the two chambers without a path: the discs for sale, and what the signs of the towers mean.

use super::hall;
use crate::Scene;
use crate::noria::{art, ids, names, rule};
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::{Stall, View};
use words::Words;

/// The two chambers and the market under them.
pub(super) fn hall(view: &View, scene: &Scene) -> Markup {
    html! {
        g.n-part-market {
            @for chamber in [Chamber::Specialization, Chamber::Division] { (hall::annex(view, scene, chamber)) }
            (market(view, scene))
            (sign(scene))
        }
    }
}

/// The discs for sale: those for nothing on the upper shelf, the others by price on the lower one.
fn market(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let mut priced = Kind::PRICED;
    priced.sort_by_key(|&kind| view.market[kind].price);
    let free = [Kind::Energy, Kind::Mycelium, Kind::Obsidian];
    html! {
        g.n-market role="group" aria-label=(words.say("noria-market")) {
            (art::drawn("market"))
            @for (at, kind) in free.into_iter().enumerate() { (stall(view, scene, kind, at, 242.0)) }
            @for (at, kind) in priced.into_iter().enumerate() { (stall(view, scene, kind, at, 332.0)) }
            g data-card=[scene.id(ids::MARKET)] data-rule=(rule::MARKET) {
                title { (words.say("noria-market-told")) }
                text.n-market-name x="678" y="233" { (words.say("noria-market")) }
                text.n-market-says x="678" y="249" { (words.say("noria-market-take")) }
                text.n-market-says x="672" y="264" { (words.say("noria-market-pay")) }
                (art::drawn_at("any", 702.0, 260.0))
            }
        }
    }
}

fn stall(view: &View, scene: &Scene, kind: Kind, at: usize, y: f32) -> Markup {
    let words = scene.words;
    let stall = view.market[kind];
    let price = match stall.price {
        0 => words.say("noria-free").into_owned(),
        price => names::any_resources(words, price),
    };
    let told = [("disc", names::new_disc(words, kind).into()), ("price", price.into()), ("left", stall.left.into())];
    html! {
        g.n-stall.own-glow id=[scene.id(ids::stall(kind))] transform=(art::at(509.0 + 56.0 * at as f32, y)) role="img"
            data-rule=(rule::MARKET) {
            title { (words.say_with("noria-stall", &told)) }
            rect.n-press {}
            @if stall.left > 0 { (stack(view, scene, kind, stall)) } @else { (sold_out(words, kind)) }
            @if stall.price == 0 {
                text.n-free y="41.5" { (words.say("noria-free-short")) }
            } @else {
                text.n-cost x="-1" y="42" { (stall.price) }
                (art::drawn_at("any", 7.5, 37.3))
            }
        }
    }
}

fn stack(view: &View, scene: &Scene, kind: Kind, stall: Stall) -> Markup {
    let deep = stall.left.min(4) - 1;
    html! {
        g.n-halo { (art::drawn("bloom-disc")) }
        @for below in (1..=deep).rev() { (art::drawn_at("under", 0.0, 1.6 * f32::from(below))) }
        g.moves id=[ids::for_sale(view, kind).and_then(|id| scene.id(id))] { (art::disc(Disc::normal(kind))) }
        g.n-left transform="translate(19 -17)" {
            rect x="-10" y="-8" width="20" height="16" rx="8" {}
            text y="4.3" { (stall.left) }
        }
    }
}

fn sold_out(words: &Words, kind: Kind) -> Markup {
    html! {
        g.n-sold {
            circle r="21.5" {}
            (art::symbol(art::of_kind(kind), 0.0, -5.0, 18.0))
            text y="15" { (words.say("noria-sold-out")) }
        }
    }
}

/// What the signs beside the prices mean.
fn sign(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        g.n-sign data-card=[scene.id(ids::SIGNS)] data-rule=(rule::PRICES) {
            rect x="482" y="396" width="230" height="37" rx="5" {}
            (mixed(496.0, 407.0))
            text x="508" y="411" { (words.say("noria-sign-mixed")) }
            (one_kind(496.0, 423.0))
            text x="508" y="427" { (words.say("noria-sign-one")) }
            (ahead(601.0, 407.0))
            text x="618" y="411" { (words.say("noria-sign-ahead")) }
            (gained(601.0, 423.0))
            text x="618" y="427" { (words.say("noria-sign-points")) }
        }
    }
}

/// Two dots: paid in several kinds.
pub(in crate::noria) fn mixed(x: f32, y: f32) -> Markup {
    html! { circle.n-one cx=(x - 3.0) cy=(y) r="3.4" {} circle.n-other cx=(x + 3.0) cy=(y) r="3.4" {} }
}

/// One dot: paid in one kind.
pub(in crate::noria) fn one_kind(x: f32, y: f32) -> Markup {
    html! { circle.n-one cx=(x) cy=(y) r="3.4" {} }
}

/// What is paid for everybody ahead.
pub(in crate::noria) fn ahead(x: f32, y: f32) -> Markup {
    html! { text.n-bold x=(x - 13.0) y=(y + 4.0) { "+1" } (art::drawn_at("any", x + 6.5, y)) }
}

/// Points that a level brings.
pub(in crate::noria) fn gained(x: f32, y: f32) -> Markup {
    html! {
        rect.n-gain x=(x - 13.0) y=(y - 7.0) width="26" height="14" rx="7" {}
        text.n-gained x=(x) y=(y + 4.0) { "+6" }
    }
}
