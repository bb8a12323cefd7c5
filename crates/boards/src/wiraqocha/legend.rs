//! The legend of Wiraqocha.

use super::SKIN;
use super::art::{drawn, put};
use super::stage::cards::kind_sign;
use super::stage::tile::outline;
use crate::Chapter;
use crate::legend::{self, Chapters, Entry, Ink, Look, Said, say, say_of};
use maud::{Markup, html};
use wiraqocha::pieces::CardKind;
use words::Words;

pub(super) fn legend(words: &Words) -> Vec<Chapter> {
    legend::legend(&SKIN, "w-legend", words, CHAPTERS)
}

const CHAPTERS: &Chapters = &[
    (
        say("wiraqocha-legend-land"),
        &[
            terrain(Ink::On("g-jungle", "jungle-0"), "jungle", "wiraqocha-legend-jungle-says"),
            terrain(Ink::On("g-village", "village-0"), "village", "wiraqocha-legend-village-says"),
            terrain(Ink::On("g-ruins", "ruins-0"), "ruins", "wiraqocha-legend-ruins-says"),
            terrain(Ink::On("g-vein", "vein-0"), "vein", "wiraqocha-legend-vein-says"),
            terrain(Ink::On("g-cave", "cave-0"), "cave", "wiraqocha-legend-cave-says"),
            entry(
                tile(Ink::On("g-mountain-village", "mountain-village-0")),
                say("wiraqocha-legend-mountain"),
                say("wiraqocha-c-mountain"),
            ),
            entry(tile(Ink::On("g-dead", "dead")), say("wiraqocha-legend-dead"), say("wiraqocha-c-dead")),
            entry(
                tile(Ink::On("g-cemetery", "cemetery")),
                say("wiraqocha-cemetery"),
                say("wiraqocha-legend-cemetery-says"),
            ),
        ],
    ),
    (
        say("wiraqocha-legend-plates"),
        &[
            entry(made(sum, "", PLATE), say("wiraqocha-legend-sum"), say("wiraqocha-legend-sum-says")),
            entry(made(exact, "", PLATE), say("wiraqocha-legend-exact"), say("wiraqocha-legend-exact-says")),
            entry(
                made(|| drawn("slate-66"), "", PLATE),
                say("wiraqocha-legend-slate"),
                say("wiraqocha-legend-slate-says"),
            ),
            entry(made(rim, "", TILE), say("wiraqocha-legend-held"), say("wiraqocha-legend-held-says")),
        ],
    ),
    (
        say("wiraqocha-legend-brings"),
        &[
            entry(sign("jade"), say("wiraqocha-legend-resource"), say("wiraqocha-legend-resource-says")),
            entry(
                sign("amber"),
                say_of("wiraqocha-victory", "victory", "somnium"),
                say("wiraqocha-legend-somnium-says"),
            ),
            entry(
                sheet("plus-die", "", "-2 0 32 24"),
                say("wiraqocha-legend-plus"),
                say_of("wiraqocha-c-tile", "terrain", "village"),
            ),
            entry(sign("reroll"), say("wiraqocha-c-rerolls-name"), say("wiraqocha-c-rerolls")),
            entry(sign("way-up"), say("wiraqocha-legend-way"), say_of("wiraqocha-c-tile", "terrain", "cave")),
            entry(sign("artifact-1"), say("wiraqocha-c-artifact-name"), say("wiraqocha-legend-artifact-says")),
        ],
    ),
    (
        say("wiraqocha-legend-dice"),
        &[
            entry(sign("die-5"), say("wiraqocha-legend-die"), say("wiraqocha-c-die")),
            entry(sign("die-0"), say("wiraqocha-die-waiting"), say("wiraqocha-c-waiting")),
            entry(
                sheet("cube-4", "s1", "-2 -2 35 35"),
                say("wiraqocha-legend-guard"),
                say("wiraqocha-legend-guard-says"),
            ),
            entry(made(shield, "s1", "-2 -2 28 28"), say("wiraqocha-c-shield-name"), say("wiraqocha-c-shield")),
            entry(
                sheet("fortress", "", "-4 0 40 32"),
                say_of("wiraqocha-card", "card", "flying-fortress"),
                say("wiraqocha-c-fortress"),
            ),
            entry(
                sheet("field", "", "-60 -50 120 72"),
                say_of("wiraqocha-card", "card", "force-field"),
                say("wiraqocha-c-field"),
            ),
        ],
    ),
    (
        say("wiraqocha-legend-pawns"),
        &[
            pawn("pawn-base-camp", "s1", "base-camp", say("wiraqocha-legend-camp-says")),
            pawn("pawn-explorer", "s1", "explorer", say_of("wiraqocha-c-pawn", "pawn", "explorer")),
            pawn("pawn-miner", "s1", "miner", say("wiraqocha-legend-miner-says")),
            pawn("pawn-zeppelin", "s1", "zeppelin", say_of("wiraqocha-c-pawn", "pawn", "zeppelin")),
            pawn(
                "pawn-android-explorer",
                "s1 white",
                "android-explorer",
                say_of("wiraqocha-c-pawn", "pawn", "android-explorer"),
            ),
            pawn(
                "pawn-mechanical-miner",
                "s1 white",
                "mechanical-miner",
                say_of("wiraqocha-c-pawn", "pawn", "mechanical-miner"),
            ),
            pawn("pawn-juggernaut", "s1 white", "juggernaut", say_of("wiraqocha-c-pawn", "pawn", "juggernaut")),
            entry(sheet("medal-1", "s1", "-11 -11 22 22"), say("wiraqocha-legend-medal"), say("wiraqocha-c-player")),
            entry(sheet("halo", "", "-40 -22 80 38"), say("wiraqocha-legend-halo"), say("wiraqocha-legend-halo-says")),
        ],
    ),
    (
        say("wiraqocha-legend-cards"),
        &[
            kind(
                made(|| kind_sign(CardKind::Building), "w-mark", "-3 -3 26 26"),
                "building",
                "wiraqocha-legend-building-says",
            ),
            kind(
                made(|| kind_sign(CardKind::Invention), "w-mark", "-3 -3 26 26"),
                "invention",
                "wiraqocha-legend-invention-says",
            ),
        ],
    ),
    (
        say("wiraqocha-races"),
        &[
            race("artifact-1", "artifacts", "wiraqocha-legend-race-artifacts"),
            race("amber", "somnium", "wiraqocha-legend-race-somnium"),
            race("gear", "leviathan", "wiraqocha-legend-race-leviathan"),
        ],
    ),
];

/// What is seen of a tile, and of a plate.
const TILE: &str = "-78 -64 156 128";
const PLATE: &str = "-40 -30 80 54";

const fn entry(look: Look, name: Said, says: Said) -> Entry {
    Entry { look, name, says }
}

const fn sheet(name: &'static str, class: &'static str, frame: &'static str) -> Look {
    Look { ink: Ink::Sheet(name), class, frame }
}

/// A symbol of 24 units.
const fn sign(name: &'static str) -> Look {
    sheet(name, "", "-2 -2 28 28")
}

const fn made(make: fn() -> Markup, class: &'static str, frame: &'static str) -> Look {
    Look { ink: Ink::Made(make), class, frame }
}

const fn tile(ink: Ink) -> Look {
    Look { ink, class: "", frame: TILE }
}

const fn terrain(ink: Ink, terrain: &'static str, says: &'static str) -> Entry {
    entry(tile(ink), say_of("wiraqocha-terrain", "terrain", terrain), say(says))
}

const fn pawn(symbol: &'static str, class: &'static str, pawn: &'static str, says: Said) -> Entry {
    entry(sheet(symbol, class, "-44 -64 88 78"), say_of("wiraqocha-pawn", "pawn", pawn), says)
}

const fn kind(look: Look, kind: &'static str, says: &'static str) -> Entry {
    entry(look, say_of("wiraqocha-kind", "kind", kind), say(says))
}

const fn race(symbol: &'static str, victory: &'static str, says: &'static str) -> Entry {
    entry(sign(symbol), say_of("wiraqocha-victory", "victory", victory), say(says))
}

/// The plate of a tile that is taken with a sum.
fn sum() -> Markup {
    html! { (drawn("plate-56")) text.w-number y="8" { "9" } }
}

/// The plate of a tile that is taken with these dice.
fn exact() -> Markup {
    html! { (drawn("plate-66")) (put("die-5", -22.5, -10.5, 0.875)) (put("die-5", 1.0, -10.5, 0.875)) }
}

/// The rim of a tile that somebody holds.
fn rim() -> Markup {
    html! { g.w-tile.s1 { (outline("w-rim-light")) (outline("w-rim")) } }
}

fn shield() -> Markup {
    html! { (drawn("shield")) text.w-figure x="12" y="17.4" { "5" } }
}
