//! The town hall: four paths to climb, each under its chamber, and the two chambers without a path.

use crate::Scene;
use crate::noria::{art, ids, names, rule};
use maud::{Markup, html};
use noria::pieces::*;
use noria::score::Scored;
use noria::view::{PlayerView, View};

/// The top of the highest level.
const LADDER: f32 = 122.0;
/// From one level to the next.
const RUNG: f32 = 23.0;

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
                        @for player in &view.players { td { (player.scored[chamber].points) } }
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

/// A path under its chamber.
fn tower(view: &View, scene: &Scene, path: Path) -> Markup {
    html! {
        svg.n-tower viewBox="0 0 104 362" role="group" aria-label=(names::path(scene.words, path)) {
            (floors(view, scene, path))
        }
    }
}

/// The chamber of a path, its nine levels and the cave.
pub(in crate::noria) fn floors(view: &View, scene: &Scene, path: Path) -> Markup {
    let words = scene.words;
    html! {
        path.n-wall d="M6 24V360h92V24Z" {}
        (chamber(view, scene, path.chamber()))
        g id=[scene.id(ids::path(path))] data-rule=(rule::INVESTMENT) {
            title { (names::path(words, path)) }
            rect.n-field x="4" y="102" width="96" height="258" rx="4" {}
            (kinds(view, scene, path))
            @for level in (1..=LEVELS).rev() { (rung(view, scene, path, level)) }
            path.n-cave d="M6 358V340q0-11 11-11h70q11 0 11 11v18Z" {}
            text.n-level x="11.5" y="349" { "0" }
            @for player in &view.players { (representative(scene, player, path)) }
        }
    }
}

/// What a path is paid in.
fn kinds(view: &View, scene: &Scene, path: Path) -> Markup {
    let coins: Vec<Coin> = view.path[path][0].kinds.iter().collect();
    let first = 52.0 - 9.0 * (coins.len() as f32 - 1.0);
    html! {
        @for (at, &coin) in coins.iter().enumerate() {
            @let x = first + 18.0 * at as f32;
            g.n-coin.(format!("n-{coin}")) { (art::symbol(scene, art::of_coin(coin), x, 112.0, 15.0)) }
        }
    }
}

fn level_y(level: u8) -> f32 {
    LADDER + RUNG * f32::from(LEVELS - level)
}

fn rung(view: &View, scene: &Scene, path: Path, level: u8) -> Markup {
    let (words, y) = (scene.words, level_y(level));
    let price = &view.path[path][usize::from(level) - 1];
    let values = [("level", level.into()), ("price", names::price(words, price).into())];
    let sign = match (price.kinds.len() > 1, price.mixed) {
        (false, _) => "",
        (true, false) => "=",
        (true, true) => "≠",
    };
    html! {
        g.n-rung id=[scene.id(ids::rung(path, level))] data-rule=(rule::PRICES) {
            title { (words.say_with("noria-rung", &values)) }
            rect x="6" y=(y) width="92" height=(RUNG - 2.0) rx="3" {}
            text.n-level x="11.5" y=(y + 15.0) { (level) }
            text.n-price x="84" y=(y + 15.0) { (price.count) }
            text.n-sign x="91" y=(y + 14.5) { (sign) }
        }
    }
}

fn representative(scene: &Scene, player: &PlayerView, path: Path) -> Markup {
    let level = player.level[path];
    let y = if level == 0 { 344.0 } else { level_y(level) + 10.5 };
    let x = 26.0 + 13.5 * player.seat.index() as f32;
    let values = [
        ("name", scene.name(player.seat).to_owned().into()),
        ("level", level.into()),
        ("points", player.scored[path.chamber()].points.into()),
    ];
    html! {
        g.moves id=[scene.id(ids::representative(path, player.seat))]
            transform=(art::at(x, y)) data-rule=(rule::INVESTMENT) {
            title { (scene.words.say_with("noria-representative", &values)) }
            (art::token(player.seat))
        }
    }
}

/// A roof, who waits, who sits, and what a level is worth.
pub(in crate::noria) fn chamber(view: &View, scene: &Scene, chamber: Chamber) -> Markup {
    let (words, it) = (scene.words, view.chamber[chamber]);
    let told = [
        ("chamber", names::chamber(words, chamber).into()),
        ("value", it.value.into()),
        ("seated", it.seated.into()),
        ("waiting", it.waiting.into()),
    ];
    html! {
        g.n-chamber id=[scene.id(ids::chamber(chamber))] data-rule=(rule::VALUE) {
            title { (words.say_with("noria-chamber-told", &told)) }
            path.n-roof d="M2 24 52 3l50 21Z" {}
            circle.n-lantern cx="52" cy="15" r="4" {}
            rect.n-room x="4" y="24" width="96" height="76" rx="3" {}
            text.n-name x="52" y="38" { (names::chamber_name(words, chamber)) }
            // Those who wait keep their places when others take a seat.
            @for number in it.seated..it.seated + it.waiting {
                @let x = 14.0 + 15.0 * f32::from(number);
                g.moves id=[scene.id(ids::politician(chamber, number))] transform=(art::at(x, 54.0)) {
                    (art::politician(scene))
                }
            }
            circle.n-worth cx="84" cy="56" r="12.5" {}
            text.n-worth-number x="84" y="61" { (it.value) }
            @for number in 0..5_u8 {
                @let x = 4.8 + 18.9 * f32::from(number);
                g.n-seat.dark[number == 4].now[number == it.seated] {
                    rect x=(x) y="74" width="18.4" height="22" rx="3" {}
                    @if number < it.seated {
                        g.moves id=[scene.id(ids::politician(chamber, number))] transform=(art::at(x + 9.2, 84.0)) {
                            (art::politician(scene))
                        }
                    } @else {
                        text x=(x + 9.2) y="89.5" { (it.values[usize::from(number)]) }
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
            (chamber(view, scene, it))
            g {
                rect.n-field x="4" y="102" width="96" height="48" rx="4" {}
                text.n-what x="52" y="115" { (what) }
                @for player in &view.players { (scorer(scene, player, view.players.len(), it)) }
            }
        }
    }
}

fn scorer(scene: &Scene, player: &PlayerView, players: usize, chamber: Chamber) -> Markup {
    let x = 52.0 + 23.0 * (player.seat.index() as f32 - (players as f32 - 1.0) / 2.0);
    let Scored { level, points } = player.scored[chamber];
    let values =
        [("name", scene.name(player.seat).to_owned().into()), ("level", level.into()), ("points", points.into())];
    html! {
        g transform=(art::at(x, 126.0)) data-rule=(rule::SCORING) {
            title { (scene.words.say_with("noria-representative", &values)) }
            (art::token(player.seat))
            text.n-scored y="19" { (level) }
        }
    }
}
