//! The town hall: four towers with the levels of the paths, each under the dome of its chamber.

use crate::Scene;
use crate::noria::{art, ids, names, rule};
use crate::ours::mark;
use maud::{Markup, html};
use noria::payment::Price;
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, Step, View};
use words::Words;

/// From one tower to the next.
const WIDE: f32 = 118.0;
/// The top of the highest level.
const LADDER: f32 = 161.0;
/// From one level to the next.
const RUNG: f32 = 25.4;
/// The left edge of a tower, from its middle.
const LEFT: f32 = -51.0;

/// How the data file counts the levels of a path.
const LEVEL: [&str; LEVELS as usize] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The four towers.
pub(super) fn towers(view: &View, scene: &Scene) -> Markup {
    html! {
        g.n-part-towers {
            @for path in Path::ALL {
                g transform=(art::at(middle(path.chamber()), 0.0)) role="group"
                    aria-label=(names::path(scene.words, path)) {
                    (tower(view, scene, path))
                }
            }
        }
    }
}

/// Where a chamber has its middle.
pub(super) fn middle(chamber: Chamber) -> f32 {
    64.0 + WIDE * f32::from(chamber as u8)
}

/// The chamber of a path, its nine levels and the cave.
pub(in crate::noria) fn tower(view: &View, scene: &Scene, path: Path) -> Markup {
    let next = next_step(view, scene, path);
    html! {
        g id=[scene.id(ids::path(path))] data-rule=(rule::INVESTMENT) {
            title { (names::path(scene.words, path)) }
            (art::drawn("tower"))
            (header(view, scene.words, path))
            @for level in (1..=LEVELS).rev() {
                (rung(view, scene, path, level))
                @if let Some((at, step)) = next && at == level { (lit(view, scene, path, level, step)) }
            }
            // The viewer's own lies on top where they overlap.
            @for player in view.players.iter().filter(|player| scene.own() != Some(player.seat)) {
                (representative(view, scene, player, path))
            }
            @for player in view.players.iter().filter(|player| scene.own() == Some(player.seat)) {
                (representative(view, scene, player, path))
            }
        }
        (chamber(view, scene, path.chamber()))
    }
}

/// What the columns are, and what the path is paid in.
fn header(view: &View, words: &Words, path: Path) -> Markup {
    let coins: Vec<Coin> = view.path[path][0].kinds.iter().collect();
    let first = 41.0 - 13.0 * (coins.len() as f32 - 1.0);
    html! {
        g.n-band {
            text x="-48" y="157" { (words.say("noria-level")) }
            @if coins.len() < 3 { text.n-end x=(first - 9.0) y="157" { (words.say("noria-price")) } }
            @for (at, &coin) in coins.iter().enumerate() {
                (art::symbol(art::of_coin(coin), first + 13.0 * at as f32, 153.0, 12.0))
            }
        }
    }
}

/// The middle of a level.
fn level_y(level: u8) -> f32 {
    match level {
        0 => 405.6,
        _ => LADDER + RUNG * (f32::from(LEVELS - level) + 0.5),
    }
}

fn rung(view: &View, scene: &Scene, path: Path, level: u8) -> Markup {
    let (words, y) = (scene.words, level_y(level));
    let price = &view.path[path][usize::from(level) - 1];
    let values = [("level", level.into()), ("price", names::price(words, price).into())];
    html! {
        g.n-rung.own-glow id=[scene.id(ids::rung(path, level))] transform=(art::at(0.0, y)) data-rule=(rule::PRICES) {
            title { (words.say_with("noria-rung", &values)) }
            rect.n-press {}
            text.n-price { (price.count) }
            (sorts(price))
            @if is_ours(scene, path, level) { (mark(23.5, 9.0, 12.0)) }
        }
    }
}

/// Whether the price of a level is ours.
fn is_ours(scene: &Scene, path: Path, level: u8) -> bool {
    scene.is_ours("path", path.word(), LEVEL[usize::from(level) - 1])
}

/// Of what a level is paid: of the one kind, of any one of several, or mixed of several.
fn sorts(price: &Price) -> Markup {
    html! {
        @match (price.kinds.len() > 1, price.mixed) {
            (false, _) => @for coin in price.kinds.iter() { (art::symbol(art::of_coin(coin), 40.5, 0.0, 11.0)) },
            (true, false) => circle.n-one {},
            (true, true) => { circle.n-one.n-half {} circle.n-other {} }
        }
    }
}

/// The level that the viewer would reach next, while investing is possible.
fn next_step(view: &View, scene: &Scene, path: Path) -> Option<(u8, Step)> {
    let asked = matches!(view.phase, Phase::City(_) | Phase::FreeInvestment);
    let seat = scene.own().filter(|&seat| asked && scene.ids && view.active == Some(seat))?;
    Some((view.players[seat.index()].level[path] + 1, view.step[path]?))
}

/// Over a rung, while it can be chosen: what it costs, what is added for those ahead, and the points that it brings.
/// Where others stand or kinds are many, dots have to do for the kinds.
fn lit(view: &View, scene: &Scene, path: Path, level: u8, step: Step) -> Markup {
    let price = &view.path[path][usize::from(level) - 1];
    let (free, y) = (view.phase == Phase::FreeInvestment, level_y(level));
    let kinds: Vec<Coin> = price.kinds.iter().collect();
    let dots = kinds.len() > 2 || kinds.len() > 1 && view.players.iter().any(|player| player.level[path] == level);
    // From right to left: points, surcharge, kinds, price.
    let surcharge = 30.0;
    let sorts_at = if step.surcharge > 0 { surcharge - 26.0 } else { surcharge };
    let count = sorts_at - 1.0 - if dots { 12.0 } else { 16.0 * kinds.len() as f32 - 4.0 };
    html! {
        g.n-lit transform=(art::at(0.0, y)) {
            (art::drawn("lit"))
            text.n-lit-level x="-45" y="5" { (level) }
            @if !free {
                @if step.surcharge > 0 {
                    (art::drawn_at("any", surcharge - 5.0, 0.0))
                    text.n-more x=(surcharge - 11.0) y="4.6" { "+" (step.surcharge) }
                }
                @if dots { g transform=(art::at(sorts_at - 46.0, 0.0)) { (sorts(price)) } }
                @else {
                    @for (at, &coin) in kinds.iter().rev().enumerate() {
                        (art::symbol(art::of_coin(coin), sorts_at - 6.0 - 16.0 * at as f32, 0.0, 12.0))
                    }
                    @if kinds.len() > 1 {
                        text.n-between x=(sorts_at - 14.0) y="4.4" { (if price.mixed { "+" } else { "/" }) }
                    }
                }
                text.n-count x=(count) y="5" { (price.count) }
                @if is_ours(scene, path, level) { (mark(count - 6.0, 9.0, 12.0)) }
            }
            @if step.points > 0 {
                rect.n-gain x="32.5" y="-9" width="27" height="18" rx="9" {}
                text.n-gained x="46" y="4.7" { "+" (step.points) }
            }
        }
    }
}

/// Those on the same level stand side by side, closer where they are many; on the level that is lit they make room for
/// what is written there.
fn representative(view: &View, scene: &Scene, player: &PlayerView, path: Path) -> Markup {
    let level = player.level[path];
    let beside = view.players.iter().filter(|other| other.level[path] == level);
    let (before, all) = (beside.clone().take_while(|other| other.seat != player.seat).count(), beside.count());
    let lit = next_step(view, scene, path).is_some_and(|(next, _)| next == level);
    let room = if lit { 10.0 } else { 37.0 };
    let step = match (level, all) {
        (0, _) | (_, 1) => 18.5,
        _ => (room / (all as f32 - 1.0)).min(18.5),
    };
    let values = [
        ("name", scene.name(player.seat).to_owned().into()),
        ("level", level.into()),
        ("points", player.scored[path.chamber()].points.into()),
    ];
    html! {
        g.moves.n-token.n-near[lit] id=[scene.id(ids::representative(path, player.seat))]
            transform=(art::at(LEFT + 27.0 + step * before as f32, level_y(level) - 0.5)) data-rule=(rule::INVESTMENT) {
            title { (scene.words.say_with("noria-representative", &values)) }
            (art::token(player.seat, 1.0))
            @if scene.own() == Some(player.seat) { circle r="2.4" {} }
        }
    }
}

/// A dome with what a level is worth, who sits, and who waits; with nobody waiting the value is final.
pub(in crate::noria) fn chamber(view: &View, scene: &Scene, chamber: Chamber) -> Markup {
    let (words, it) = (scene.words, view.chamber[chamber]);
    let told = [
        ("chamber", names::chamber(words, chamber).into()),
        ("value", it.value.into()),
        ("seated", it.seated.into()),
        ("waiting", it.waiting.into()),
    ];
    let name = names::chamber_name(words, chamber);
    html! {
        g.n-chamber.own-glow id=[scene.id(ids::chamber(chamber))] data-rule=(rule::VALUE) {
            title { (words.say_with("noria-chamber-told", &told)) }
            rect.n-halo x="-57.5" y="47" width="115" height="101" rx="10" {}
            (art::drawn(&format!("dome-{chamber}")))
            text.n-value y="81.6" { "×" (it.value) }
            text.n-name.long[name.chars().count() > 12] y="106.5" { (name) }
            @for number in 0..5_u8 { (seat(scene, chamber, &it, number)) }
            @if it.waiting == 0 { (frozen(words)) }
            // Those who wait keep their places when others take a seat.
            @for number in 0..it.waiting {
                @let x = 12.0 * (f32::from(number) - (f32::from(it.waiting) - 1.0) / 2.0);
                g.moves.n-waits id=[scene.id(ids::politician(chamber, it.seated + number))]
                    transform=(format!("{}scale(.79)", art::at(x, 138.6))) { (art::politician()) }
            }
        }
    }
}

/// One of the five arches: taken, the value now, to be reached, or out of reach.
fn seat(scene: &Scene, chamber: Chamber, it: &noria::view::ChamberView, number: u8) -> Markup {
    let x = -47.1 + 19.2 * f32::from(number);
    let reach = number <= it.seated + it.waiting;
    let class = match number {
        _ if number < it.seated => "n-arch taken",
        _ if number == it.seated => "n-arch now",
        _ if reach => "n-arch",
        _ => "n-arch never",
    };
    let inside = html! {
        @if number < it.seated {
            g.moves id=[scene.id(ids::politician(chamber, number))] transform="translate(8.7 123.5)" {
                (art::politician())
            }
        } @else {
            text x="8.7" y="126.3" { (it.values[usize::from(number)]) }
        }
    };
    arch(class, x, inside)
}

/// An arch with what is in it; its left foot stands at `x`.
pub(in crate::noria) fn arch(class: &str, x: f32, inside: Markup) -> Markup {
    html! {
        g.(class) transform=(art::at(x, 0.0)) {
            path d="M0 131v-12.3a8.7 7.7 0 0 1 17.4 0V131z" {}
            (inside)
        }
    }
}

/// Nobody waits: the value will not change any more.
fn frozen(words: &Words) -> Markup {
    let word = words.say("noria-frozen");
    let left = -3.1 * word.chars().count() as f32;
    html! {
        g.n-frozen {
            (art::symbol("lock", left - 2.0, 138.2, 10.5))
            text x=(left + 6.0) y="142.4" { (word) }
        }
    }
}

/// Under a chamber without a path: the level that everybody scores there.
pub(in crate::noria) fn annex(view: &View, scene: &Scene, it: Chamber) -> Markup {
    let words = scene.words;
    let what = words.say(if it == Chamber::Specialization { "noria-highest" } else { "noria-lowest" });
    let step = 100.0 / view.players.len() as f32;
    html! {
        g transform=(art::at(middle(it), 0.0)) role="group" aria-label=(names::chamber(words, it)) {
            (art::drawn("annex"))
            g.n-band { text.n-middle y="157" { "× " (what) } }
            @for player in &view.players {
                @let x = -50.0 + step * (f32::from(player.seat.index() as u8) + 0.5);
                (scorer(scene, player, it, x))
            }
            (chamber(view, scene, it))
        }
    }
}

fn scorer(scene: &Scene, player: &PlayerView, chamber: Chamber, x: f32) -> Markup {
    let scored = player.scored[chamber];
    let values = [
        ("name", scene.name(player.seat).to_owned().into()),
        ("level", scored.level.into()),
        ("points", scored.points.into()),
    ];
    html! {
        g transform=(art::at(x, 174.0)) data-card=[scene.id(ids::score(chamber, player.seat))]
            data-rule=(rule::SCORING) {
            title { (scene.words.say_with("noria-representative", &values)) }
            g transform="translate(-6 0)" { (art::token(player.seat, 0.66)) }
            text.n-scored x="6" y="4.5" { (scored.level) }
        }
    }
}
