//! Above the town hall: the rounds with the price rises to come, and what the special actions cost now.

use crate::Scene;
use crate::noria::choice::slots;
use crate::noria::{art, ids, names, rule};
use crate::ours::mark;
use maud::{Markup, html};
use noria::view::View;

/// The first and the last round, from left to right.
const TRACK: (f32, f32) = (76.0, 396.0);
/// How high they stand: there must be room for the marks between them and the domes.
const HIGH: f32 = 15.0;

pub(super) fn track(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        g.n-track role="group" aria-label=(words.say("noria-rounds")) {
            text.n-title x="8" y=(HIGH + 5.0) { (words.say("noria-round-word")) }
            (rounds(view, scene))
            (prices(view, scene))
        }
    }
}

/// The spaces of the round track, and what becomes dearer when.
pub(in crate::noria) fn rounds(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let step = (TRACK.1 - TRACK.0) / (f32::from(view.rounds) - 1.0);
    let ours = scene.is_ours("intrigue", "cog-spaces", "");
    html! {
        (art::drawn_at("rod", 64.0, HIGH - 20.0))
        @for round in 1..=view.rounds {
            @let dearer = round == view.rises.influence;
            @let politics = view.rises.intrigue.contains(&round);
            @let rule = if dearer { rule::DEARER } else if politics { rule::INTRIGUE } else { rule::ROUND };
            g.n-round.n-past[round < view.round].now[round == view.round]
                data-card=[scene.id(ids::round(round))] data-rule=(rule)
                transform=(art::at(TRACK.0 + step * f32::from(round - 1), HIGH)) {
                title {
                    (words.say_with("noria-round", &[("round", round.into())]))
                    @if dearer { (words.say("joins-detail")) (words.say("noria-rise-influence")) }
                    @if politics {
                        @if dearer { " · " } @else { (words.say("joins-detail")) }
                        (words.say("noria-rise-intrigue"))
                    }
                }
                @if round == view.round { (art::drawn("now")) } @else { circle r="9.8" {} }
                text y="4.4" { (round) }
                (marks(dearer, politics))
                @if politics && ours { (mark(if dearer { 8.0 } else { -7.0 }, 28.5, 14.0)) }
            }
        }
    }
}

/// What becomes dearer in a round.
fn marks(dearer: bool, politics: bool) -> Markup {
    let signs: &[&str] = match (dearer, politics) {
        (true, true) => &["moon", "swap", "pol"],
        (true, false) => &["moon", "swap"],
        (false, true) => &["pol"],
        (false, false) => &[],
    };
    let first = -7.5 * (signs.len() as f32 - 1.0);
    html! {
        @for (at, sign) in signs.iter().enumerate() { (art::symbol(sign, first + 15.0 * at as f32, 19.5, 14.0)) }
    }
}

/// What the special actions cost now, and the round from which on they will cost more.
fn prices(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let influence = Some(view.rises.influence).filter(|&round| round > view.round);
    let intrigue = view.rises.intrigue.iter().copied().find(|&round| round > view.round);
    let actions = [
        ("moon", slots::NIGHT_SHIFT, rule::NIGHT_SHIFT, "noria-night-shift", view.prices.night_shift, influence),
        ("swap", slots::MODIFICATION, rule::MODIFICATION, "noria-modification", view.prices.modification, influence),
        ("pol", slots::INTRIGUE, rule::INTRIGUE, "noria-intrigue", view.prices.intrigue, intrigue),
    ];
    html! {
        @for (at, (icon, slot, rule, key, price, rise)) in actions.into_iter().enumerate() {
            @let name = words.say(key);
            @let cost = names::knowledge(words, price);
            g.n-special transform=(art::at(437.0 + 92.0 * at as f32, 5.0)) data-card=(slot) data-rule=(rule) {
                title { (words.say_with("noria-price-of", &[("action", name.clone().into()), ("cost", cost.into())])) }
                (art::drawn("plaque"))
                text.n-special-name x="44" y="14" { (name) }
                (art::symbol(icon, 13.0, 22.3, 12.0))
                text.n-special-price x="26" y="27.3" { (price) }
                @if icon == "pol" && scene.is_ours("intrigue", "cog-spaces", "") { (mark(20.0, 29.5, 12.0)) }
                g.n-cog { (art::symbol("knowledge", 37.0, 22.5, 12.0)) }
                @if let Some(round) = rise {
                    g.n-rise {
                        (art::symbol("up", 57.0, 22.5, 10.0))
                        circle cx="71" cy="22.5" r="7.6" {}
                        text x="71" y="26.5" { (round) }
                    }
                }
            }
        }
    }
}
