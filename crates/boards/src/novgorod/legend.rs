//! The legend of Novgorod.

use super::area::route::{face_down, turned};
use super::stage::city::{badge, chain};
use super::stage::papers::{EYE, back, least};
use super::{SKIN, art};
use crate::Chapter;
use crate::legend::{self, Chapters, Entry, Ink, Look, Said, say, say_of};
use game::Seat;
use maud::{Markup, html};
use words::Words;

pub(super) fn legend(words: &Words) -> Vec<Chapter> {
    legend::legend(&SKIN, "nv-picture", words, CHAPTERS)
}

const CHAPTERS: &Chapters = &[
    (
        say("novgorod-legend-goods"),
        &[
            good("fish", "provisions"),
            good("grain", "provisions"),
            good("salt", "provisions"),
            good("cloth", "clothing"),
            good("fur", "clothing"),
            good("fabrics", "clothing"),
            good("amber", "jewellery"),
            good("glass", "jewellery"),
            icon("goods", say("novgorod-legend-any-goods"), say("novgorod-legend-any-goods-says")),
        ],
    ),
    (
        say("novgorod-legend-luxuries"),
        &[
            luxury("provisions"),
            luxury("clothing"),
            luxury("jewellery"),
            icon("luxuries", say("novgorod-legend-any-luxuries"), say("novgorod-legend-any-luxuries-says")),
            made(
                || least(2),
                "nv-special",
                "50 0 42 28",
                say("novgorod-legend-least"),
                say("novgorod-legend-least-says"),
            ),
        ],
    ),
    (
        say("novgorod-legend-numbers"),
        &[
            icon("seal", say("novgorod-label-seals"), say("novgorod-legend-seal-says")),
            icon("ducat", say("novgorod-label-ducats"), say_of("novgorod-purpose", "thing", "ducats")),
            made(|| plus("ducat"), "", PLUS, say("novgorod-legend-income"), say("novgorod-legend-income-says")),
            made(
                || art::put("anchor", 0.0, 0.0, 24.0),
                "fee",
                "0 0 24 24",
                say("novgorod-legend-fee"),
                say("novgorod-legend-fee-says"),
            ),
            icon("post", say("novgorod-legend-post"), say_of("novgorod-purpose", "thing", "price")),
            icon("p1", say("novgorod-legend-mark"), say("novgorod-legend-mark-says")),
            icon("speed", say("novgorod-label-speed"), say_of("novgorod-purpose", "thing", "speed")),
            icon("order", say("novgorod-orders-title"), say_of("novgorod-purpose", "thing", "order")),
        ],
    ),
    (
        say("novgorod-legend-chart"),
        &[
            look(
                sheet("t-novgorod", "0 0 112 68"),
                say("novgorod-text-city"),
                say_of("novgorod-purpose", "thing", "city"),
            ),
            look(
                Look { ink: Ink::Sheet("banner3"), class: "works clothing", frame: "0 0 72 94" },
                say("novgorod-legend-works"),
                say_of("novgorod-purpose", "thing", "works"),
            ),
            look(sheet("ship", "0 0 64 64"), say("novgorod-legend-ship"), say_of("novgorod-purpose", "thing", "ship")),
            made(|| lane("lane-bed", "lane"), "", LANE, say("novgorod-legend-lane"), say("novgorod-legend-lane-says")),
            made(
                || lane("wake-bed", "wake s1"),
                "",
                LANE,
                say("novgorod-legend-wake"),
                say("novgorod-legend-wake-says"),
            ),
            made(
                || badge(Seat::new(0), 1),
                "nv-city",
                "-18 23 26 26",
                say("novgorod-legend-place"),
                say("novgorod-legend-place-says"),
            ),
            look(
                sheet("merchant", "0 0 48 48"),
                say_of("novgorod-name", "thing", "merchant"),
                say("novgorod-legend-merchant-says"),
            ),
            look(
                sheet("pirate", "0 0 48 48"),
                say_of("novgorod-name", "thing", "pirate"),
                say("novgorod-legend-pirate-says"),
            ),
            made(chain, "nv-city", "-4 -38 112 38", say("novgorod-legend-closed"), say("novgorod-legend-closed-says")),
        ],
    ),
    (
        say("novgorod-legend-cards"),
        &[
            made(lit, "nv-card", "0 0 62 46", say("novgorod-legend-lamp"), say("novgorod-legend-lamp-says")),
            made(turned, "nv-card", "10 21 50 50", say("novgorod-legend-turned"), say("novgorod-legend-turned-says")),
            made(face_down, "nv-card", "10 23 50 50", say("novgorod-legend-down"), say("novgorod-legend-down-says")),
            made(
                || html! { path.eye d=(EYE) {} },
                "nv-order",
                "22 29 22 20",
                say_of("novgorod-name", "thing", "secret"),
                say_of("novgorod-purpose", "thing", "secret"),
            ),
            made(
                || back("?".into()),
                "nv-order",
                "-4 -2 74 82",
                say_of("novgorod-name", "thing", "hidden-order"),
                say("novgorod-legend-hidden-says"),
            ),
            made(
                || html! { path.tick d="M50 17l4 4.500 7-9" {} },
                "",
                "46 5 20 24",
                say("novgorod-legend-tick"),
                say("novgorod-legend-tick-says"),
            ),
        ],
    ),
    (
        say("novgorod-legend-career"),
        &[
            made(
                x,
                "",
                "-12 -12 24 24",
                say_of("novgorod-name", "thing", "x"),
                say_of("novgorod-purpose", "thing", "x"),
            ),
            privilege("speed", "speed"),
            privilege("ducat", "income"),
            privilege("order", "order"),
            privilege("seal", "seal"),
            privilege("any", "any"),
        ],
    ),
];

/// What is seen of a number with a plus before it, and of a lane.
const PLUS: &str = "0 0 38 24";
const LANE: &str = "0 0 60 40";

const fn look(look: Look, name: Said, says: Said) -> Entry {
    Entry { look, name, says }
}

const fn sheet(name: &'static str, frame: &'static str) -> Look {
    Look { ink: Ink::Sheet(name), class: "", frame }
}

const fn icon(symbol: &'static str, name: Said, says: Said) -> Entry {
    look(sheet(symbol, "0 0 24 24"), name, says)
}

/// What the board draws by itself.
const fn made(make: fn() -> Markup, class: &'static str, frame: &'static str, name: Said, says: Said) -> Entry {
    look(Look { ink: Ink::Made(make), class, frame }, name, says)
}

const fn good(good: &'static str, luxury: &'static str) -> Entry {
    icon(good, say_of("novgorod-good", "good", good), say_of("novgorod-legend-good-says", "luxury", luxury))
}

const fn luxury(luxury: &'static str) -> Entry {
    icon(luxury, say_of("novgorod-luxury", "luxury", luxury), say_of("novgorod-legend-luxury-says", "luxury", luxury))
}

const fn privilege(symbol: &'static str, it: &'static str) -> Entry {
    icon(symbol, say_of("novgorod-privilege", "privilege", it), say_of("novgorod-privilege-help", "privilege", it))
}

fn plus(symbol: &str) -> Markup {
    html! { (art::put(symbol, 1.0, 4.0, 16.0)) text.number x="19" y="18" { "+3" } }
}

/// A good that can still be used, as on a card.
fn lit() -> Markup {
    html! { (art::put("lamp", 0.0, -8.0, 62.0)) (art::put("fish", 15.0, 7.0, 32.0)) }
}

fn lane(bed: &str, line: &str) -> Markup {
    let way = "M4 28C20 36 34 2 56 12";
    html! { path.(bed) d=(way) {} path.(line) d=(way) {} }
}

fn x() -> Markup {
    html! { g.nv-career { text.x y="5" { "✕" } } }
}
