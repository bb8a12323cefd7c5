//! The legend of Noria.

use super::area::wheel::{State, badge, lines};
use super::stage::hall::arch;
use super::stage::market;
use super::{SKIN, art};
use crate::Chapter;
use crate::legend::{self, Chapters, Entry, Ink, Look, Said, say, say_of};
use maud::{Markup, html};
use words::Words;

pub(super) fn legend(words: &Words) -> Vec<Chapter> {
    legend::legend(&SKIN, "noria n-picture", words, CHAPTERS)
}

const CHAPTERS: &Chapters = &[
    (
        say("noria-legend-discs"),
        &[
            disc("o-energy", "energy"),
            disc("o-mycelium", "mycelium"),
            disc("o-obsidian", "obsidian"),
            disc("o-city", "city"),
            disc("o-journey", "journey"),
            disc("o-tool", "tool"),
            entry(sheet("o-bonus", DISC), say_of("noria-kind", "kind", "bonus"), say("noria-legend-bonus-says")),
            entry(sheet("up-city", "-29 -29 58 60"), say("noria-legend-upgraded"), say("noria-legend-upgraded-says")),
        ],
    ),
    (
        say("noria-legend-wheel"),
        &[
            entry(sheet("hole", DISC), say("noria-hole-name"), say("noria-card-hole")),
            entry(
                made(|| lines("", "M-30 14L30 -14"), "n-chains", "-42 -30 84 60"),
                say("noria-chains-name"),
                say("noria-card-chains"),
            ),
            entry(sheet("dial", "-44 -8 88 56"), say("noria-next-name"), say("noria-card-next")),
            entry(
                made(|| badge(State::Activated), "", BADGE),
                say("noria-state-activated"),
                say("noria-legend-activated-says"),
            ),
            entry(
                made(|| badge(State::Skipped), "", BADGE),
                say("noria-legend-skipped"),
                say("noria-legend-skipped-says"),
            ),
            entry(made(|| badge(State::Fresh), "", BADGE), say("noria-legend-fresh"), say("noria-legend-fresh-says")),
            entry(made(|| badge(State::Named), "", BADGE), say("noria-legend-named"), say("noria-legend-named-says")),
            entry(made(|| badge(State::Taken), "", BADGE), say("noria-state-taken"), say("noria-legend-taken-says")),
            entry(icon("turn", ""), say("noria-legend-turn"), say("noria-legend-turn-says")),
        ],
    ),
    (
        say("noria-legend-stores"),
        &[
            coin("energy", "n-of-energy"),
            coin("mycelium", "n-of-mycelium"),
            coin("obsidian", "n-of-obsidian"),
            entry(sheet("any", "-7 -7 14 14"), say("noria-legend-any"), say("noria-legend-any-says")),
            coin("propeller", ""),
            coin("sail", ""),
            coin("compass", ""),
            coin("lamp", ""),
            coin("piston", ""),
            entry(icon("knowledge", ""), say("noria-number-knowledge"), say("noria-card-knowledge")),
            entry(icon("ship", ""), say("noria-ships-name"), say("noria-card-ships")),
            entry(sheet("house-empty", "-14 -15 28 28"), say("noria-legend-empty"), say("noria-legend-empty-says")),
            entry(sheet("house-full", "-14 -15 28 28"), say("noria-legend-full"), say("noria-legend-full-says")),
        ],
    ),
    (
        say("noria-hall"),
        &[
            entry(sheet("t1", "-14 -14 28 28"), say("noria-legend-representative"), say("noria-card-representative")),
            entry(made(|| market::one_kind(0.0, 0.0), "", DOTS), say("noria-sign-one"), say("noria-legend-one-says")),
            entry(made(|| market::mixed(0.0, 0.0), "", DOTS), say("noria-sign-mixed"), say("noria-legend-mixed-says")),
            entry(
                made(|| shelf(market::ahead(0.0, 0.0)), "", SHELF),
                say("noria-sign-ahead"),
                say("noria-legend-ahead-says"),
            ),
            entry(
                made(|| shelf(market::gained(0.0, 0.0)), "", SHELF),
                say("noria-sign-points"),
                say("noria-legend-points-says"),
            ),
            entry(sheet("lit", "-64 -30 134 60"), say("noria-legend-lit"), say("noria-legend-lit-says")),
            entry(
                made(|| seat("n-arch taken", art::drawn_at("politician", 8.7, 123.5)), "", ARCH),
                say("noria-politician"),
                say("noria-card-politician"),
            ),
            entry(
                made(|| seat("n-arch now", worth("4")), "", ARCH),
                say("noria-legend-now"),
                say("noria-legend-now-says"),
            ),
            entry(
                made(|| seat("n-arch", worth("6")), "", ARCH),
                say("noria-legend-reach"),
                say("noria-legend-reach-says"),
            ),
            entry(
                made(|| seat("n-arch never", worth("8")), "", ARCH),
                say("noria-legend-never"),
                say("noria-legend-never-says"),
            ),
            entry(icon("lock", "n-frozen"), say("noria-frozen"), say("noria-legend-frozen-says")),
        ],
    ),
    (
        say("noria-legend-rounds"),
        &[
            entry(sheet("now", "-17 -17 34 34"), say("noria-legend-round"), say("noria-card-round")),
            entry(icon("moon", ""), say("noria-night-shift"), say_of("noria-card-slot", "slot", "night-shift")),
            entry(icon("swap", ""), say("noria-modification"), say_of("noria-card-slot", "slot", "modification")),
            entry(icon("pol", ""), say("noria-intrigue"), say_of("noria-card-slot", "slot", "intrigue")),
            entry(icon("up", "n-rise"), say("noria-legend-dearer"), say("noria-legend-dearer-says")),
        ],
    ),
    (
        say("noria-islands"),
        &[
            entry(sheet("isl-1", "-92 -62 184 124"), say("noria-legend-island"), say("noria-card-island")),
            entry(sheet("mist", "-92 -52 184 110"), say("noria-unseen-name"), say("noria-card-reveal")),
            entry(sheet("e1", "-18 -32 36 38"), say("noria-ambassador-at"), say("noria-card-ambassador")),
            entry(sheet("ship-energy", "-28 -20 56 42"), say("noria-legend-docked"), say("noria-legend-docked-says")),
            entry(sheet("plot-propeller", "-19 -19 38 38"), say("noria-space-name"), say("noria-card-space")),
            entry(sheet("f1", "-17 -18 34 34"), say("noria-factory-name"), say("noria-card-factories")),
            entry(sheet("gone", "-22 -18 44 36"), say("noria-legend-gone"), say("noria-legend-gone-says")),
        ],
    ),
];

/// What is seen of a disc, of a mark at its lower left, of the dots beside a price, of the market's sign, of an arch.
const DISC: &str = "-27 -27 54 54";
const BADGE: &str = "-26 3 22 22";
const DOTS: &str = "-12 -10 24 20";
const SHELF: &str = "-22 -14 44 28";
const ARCH: &str = "-6 105 29.4 31";

const fn entry(look: Look, name: Said, says: Said) -> Entry {
    Entry { look, name, says }
}

/// A drawing of the sheet around its origin.
const fn sheet(name: &'static str, frame: &'static str) -> Look {
    Look { ink: Ink::Sheet(name), class: "", frame }
}

/// A symbol of 24 units in the colour of a class.
const fn icon(name: &'static str, class: &'static str) -> Look {
    Look { ink: Ink::Sheet(name), class, frame: "0 0 24 24" }
}

const fn made(make: fn() -> Markup, class: &'static str, frame: &'static str) -> Look {
    Look { ink: Ink::Made(make), class, frame }
}

const fn disc(name: &'static str, kind: &'static str) -> Entry {
    entry(sheet(name, DISC), say_of("noria-kind", "kind", kind), say_of("noria-card-disc", "kind", kind))
}

const fn coin(name: &'static str, class: &'static str) -> Entry {
    entry(icon(name, class), say_of("noria-coin", "coin", name), say_of("noria-card-coin", "coin", name))
}

/// On the wood of the market.
fn shelf(inside: Markup) -> Markup {
    html! { g.n-sign { rect x="-22" y="-14" width="44" height="28" rx="5" {} (inside) } }
}

fn seat(class: &str, inside: Markup) -> Markup {
    arch(class, 0.0, inside)
}

fn worth(value: &str) -> Markup {
    html! { text x="8.7" y="126.3" { (value) } }
}
