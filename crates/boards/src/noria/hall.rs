//! The town hall: four paths to climb, each under its chamber, and the two chambers without a path.

use super::{art, choice, ids, names, rule};
use crate::Scene;
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::{PlayerView, View};
use words::Words;

/// The top of the highest level.
const LADDER: f32 = 122.0;
/// From one level to the next.
const RUNG: f32 = 23.0;
const LEVELS: u8 = 9;

pub(super) fn hall(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        section.n-hall aria-label=(words.say("noria-hall")) {
            @for path in Path::ALL { (tower(view, scene, path)) }
            div.n-annex {
                @for chamber in [Chamber::Specialization, Chamber::Division] { (annex(view, scene, chamber)) }
            }
        }
    }
}

/// What everybody would get for each chamber if the game ended now.
pub(super) fn projection(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        table.n-projection data-rule=(rule::SCORING) {
            caption { (words.say("noria-projection")) }
            thead {
                tr {
                    td {}
                    @for player in &view.players {
                        th scope="col" title=(scene.name(player.seat)) {
                            (crate::icons::shape(player.seat.index()))
                            span.unseen { (scene.name(player.seat)) }
                        }
                    }
                }
            }
            tbody {
                @for chamber in Chamber::ALL {
                    tr {
                        th scope="row" { (names::chamber_name(words, chamber)) }
                        @for player in &view.players { td { (points(view, player, chamber)) } }
                    }
                }
                tr.n-sum {
                    th scope="row" { (words.say("noria-points")) }
                    @for player in &view.players { td { (view.scores.points[player.seat]) } }
                }
            }
        }
    }
}

/// N-9.1: the level that a player scores in a chamber.
pub(super) fn scored(player: &PlayerView, chamber: Chamber) -> u8 {
    let levels = player.level.entries().iter().copied();
    match chamber {
        Chamber::Specialization => levels.max().unwrap_or(0),
        Chamber::Division => levels.min().unwrap_or(0),
        Chamber::Refinement => player.level[Path::Refinement],
        Chamber::Settlement => player.level[Path::Settlement],
        Chamber::Exploration => player.level[Path::Exploration],
        Chamber::Research => player.level[Path::Research],
    }
}

fn points(view: &View, player: &PlayerView, chamber: Chamber) -> u32 {
    u32::from(scored(player, chamber)) * u32::from(view.chamber[chamber].value)
}

/// A path under its chamber.
fn tower(view: &View, scene: &Scene, path: Path) -> Markup {
    html! {
        svg.n-tower viewBox="0 0 104 362" role="group" aria-label=(names::path(scene.words, path)) {
            (floors(view, scene, path))
        }
    }
}

/// The chamber of a path, its nine levels and the cave.
pub(super) fn floors(view: &View, scene: &Scene, path: Path) -> Markup {
    let words = scene.words;
    html! {
        path.n-wall d="M6 24V360h92V24Z" {}
        (chamber(view, words, path.chamber()))
        g id=(ids::path(path)) data-rule=(rule::INVESTMENT) {
            title { (names::path(words, path)) }
            rect.n-field x="4" y="102" width="96" height="258" rx="4" {}
            (kinds(view, path))
            @for level in (1..=LEVELS).rev() { (rung(view, words, path, level)) }
            path.n-cave d="M6 358V340q0-11 11-11h70q11 0 11 11v18Z" {}
            text.n-level x="11.5" y="349" { "0" }
            @for player in &view.players { (representative(view, scene, player, path)) }
        }
    }
}

/// What a path is paid in.
fn kinds(view: &View, path: Path) -> Markup {
    let coins: Vec<Coin> = view.path[path].pay.iter().collect();
    let first = 52.0 - 9.0 * (coins.len() as f32 - 1.0);
    html! {
        @for (at, &coin) in coins.iter().enumerate() {
            g.n-coin.(format!("n-{coin}")) { (art::symbol(art::of_coin(coin), first + 18.0 * at as f32, 112.0, 15.0)) }
        }
    }
}

fn level_y(level: u8) -> f32 {
    LADDER + RUNG * f32::from(LEVELS - level)
}

fn rung(view: &View, words: &Words, path: Path, level: u8) -> Markup {
    let y = level_y(level);
    let table = &view.path[path];
    let values = [("level", level.into()), ("price", choice::level_price(words, view, path, level).into())];
    let several = table.pay.iter().count() > 1;
    let sign = match (several, table.mixed[usize::from(level)]) {
        (false, _) => "",
        (true, false) => "=",
        (true, true) => "≠",
    };
    html! {
        g.n-rung id=(ids::rung(path, level)) data-rule=(rule::PRICES) {
            title { (words.say_with("noria-rung", &values)) }
            rect x="6" y=(y) width="92" height=(RUNG - 2.0) rx="3" {}
            text.n-level x="11.5" y=(y + 15.0) { (level) }
            text.n-price x="84" y=(y + 15.0) { (table.price[usize::from(level)]) }
            text.n-sign x="91" y=(y + 14.5) { (sign) }
        }
    }
}

fn representative(view: &View, scene: &Scene, player: &PlayerView, path: Path) -> Markup {
    let level = player.level[path];
    let y = if level == 0 { 344.0 } else { level_y(level) + 10.5 };
    let x = 26.0 + 13.5 * player.seat.index() as f32;
    let values = [
        ("name", scene.name(player.seat).to_owned().into()),
        ("level", level.into()),
        ("points", points(view, player, path.chamber()).into()),
    ];
    html! {
        g.moves id=(ids::representative(path, player.seat)) transform=(art::at(x, y)) data-rule=(rule::INVESTMENT) {
            title { (scene.words.say_with("noria-representative", &values)) }
            (art::token(player.seat))
        }
    }
}

/// A roof, who waits, who sits, and what a level is worth.
pub(super) fn chamber(view: &View, words: &Words, chamber: Chamber) -> Markup {
    let it = view.chamber[chamber];
    let seats = view.printed.0.chamber[chamber];
    let told = [
        ("chamber", names::chamber(words, chamber).into()),
        ("value", it.value.into()),
        ("seated", it.seated.into()),
        ("waiting", it.waiting.into()),
    ];
    html! {
        g.n-chamber id=(ids::chamber(chamber)) data-rule=(rule::VALUE) {
            title { (words.say_with("noria-chamber-told", &told)) }
            path.n-roof d="M2 24 52 3l50 21Z" {}
            circle.n-lantern cx="52" cy="15" r="4" {}
            rect.n-room x="4" y="24" width="96" height="76" rx="3" {}
            text.n-name x="52" y="38" { (names::chamber_name(words, chamber)) }
            // Whoever waits keeps the place when others go.
            @for number in it.seated..it.seated + it.waiting {
                @let x = 14.0 + 15.0 * f32::from(number);
                g.moves id=(ids::politician(chamber, number)) transform=(art::at(x, 54.0)) {
                    (art::politician())
                }
            }
            circle.n-worth cx="84" cy="56" r="12.5" {}
            text.n-worth-number x="84" y="61" { (it.value) }
            @for number in 0..5_u8 {
                @let x = 4.8 + 18.9 * f32::from(number);
                g.n-seat.dark[number == 4].now[number == it.seated] {
                    rect x=(x) y="74" width="18.4" height="22" rx="3" {}
                    @if number < it.seated {
                        g.moves id=(ids::politician(chamber, number)) transform=(art::at(x + 9.2, 84.0)) {
                            (art::politician())
                        }
                    } @else {
                        text x=(x + 9.2) y="89.5" { (seats[usize::from(number)]) }
                    }
                }
            }
        }
    }
}

/// A chamber without a path, and the level that everybody scores there.
fn annex(view: &View, scene: &Scene, it: Chamber) -> Markup {
    let words = scene.words;
    let what = words.say(if it == Chamber::Specialization { "noria-highest" } else { "noria-lowest" });
    html! {
        svg.n-tower viewBox="0 0 104 152" role="group" aria-label=(names::chamber(words, it)) {
            path.n-wall d="M6 24V150h92V24Z" {}
            (chamber(view, words, it))
            g {
                rect.n-field x="4" y="102" width="96" height="48" rx="4" {}
                text.n-what x="52" y="115" { (what) }
                @for player in &view.players { (scorer(view, scene, player, it)) }
            }
        }
    }
}

fn scorer(view: &View, scene: &Scene, player: &PlayerView, chamber: Chamber) -> Markup {
    let count = view.players.len() as f32;
    let x = 52.0 + 23.0 * (player.seat.index() as f32 - (count - 1.0) / 2.0);
    let level = scored(player, chamber);
    let values = [
        ("name", scene.name(player.seat).to_owned().into()),
        ("level", level.into()),
        ("points", points(view, player, chamber).into()),
    ];
    html! {
        g transform=(art::at(x, 126.0)) data-rule=(rule::SCORING) {
            title { (scene.words.say_with("noria-representative", &values)) }
            (art::token(player.seat))
            text.n-scored y="19" { (level) }
        }
    }
}
