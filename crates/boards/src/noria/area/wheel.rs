//! A player's wheel: three brass rings, which turn clockwise. The half nearest the player is active.
//!
//! A disc is two groups: the outer one turns around the wheel's centre, the inner one moves out to the ring and turns
//! back, so that the picture stays upright. Both are written as matrices, because a browser that moves from one to
//! the other then takes the short way round and never the long one.

use crate::Scene;
use crate::noria::ids::{self, Lying};
use crate::noria::{art, names, rule};
use maud::{Markup, html};
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::{ACTIVE, Hole};

pub(super) fn wheel(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let seat = player.seat;
    let told = words.say_with("noria-wheel", &[("name", scene.name(seat).to_owned().into())]);
    html! {
        svg.n-wheel viewBox="-202 -202 404 404" role="group" aria-label=(told) {
            (rings(view, scene, player))
            @if scene.own() == Some(seat) { (next_turn(scene, player)) }
        }
    }
}

/// The rings with everything that lies on them.
pub(in crate::noria) fn rings(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let (words, seat) = (scene.words, player.seat);
    let turned = u16::from(player.turned);
    html! {
        @for ring in [Ring::Large, Ring::Medium, Ring::Small] {
            g.n-ring.(format!("n-ring-{ring}")) id=[scene.id(ids::ring(seat, ring))]
                data-rule=(rule::WHEEL) {
                title { (names::ring_name(words, ring)) }
                circle.n-plate r=(plate(ring)) {}
                path.n-lit d=(half(plate(ring) - 1.5)) {}
                circle.n-groove r=(plate(ring) - 4.0) {}
                path.n-rivets d=(rivets(ring)) transform={ "rotate(" (turned * 360 / u16::from(ring.holes())) ")" } {}
            }
        }
        path.n-edge d="M-199 0H199" {}
        // Nothing can be done now with the wheels of others: there the holes are one drawing.
        @if scene.own() == Some(seat) || view.active == Some(seat) {
            (chains(player))
            @for hole in Hole::ALL { (empty(scene, player, hole)) }
        } @else {
            (art::holes(scene))
        }
        circle.n-hub r="4" {}
        @if view.active == Some(seat) { @for ring in Ring::ALL { (handle(view, scene, player, ring)) } }
        g { @for lying in ids::discs(view, player) { (disc(view, scene, player, &lying)) } }
    }
}

/// N-8.2: where the discs will lie after this turn; it is shown while the player asks for it.
fn next_turn(scene: &Scene, player: &PlayerView) -> Markup {
    let wheel = player.next_wheel();
    html! {
        g.n-ghosts aria-hidden="true" {
            @for hole in Hole::ALL {
                @if let Some(disc) = wheel.disc(hole) {
                    @let (x, y) = point(hole);
                    g transform=(art::at(x, y)) { (art::disc(scene, disc)) }
                }
            }
        }
    }
}

/// How far from the centre the holes of a ring are.
fn radius(ring: Ring) -> f32 {
    match ring {
        Ring::Small => 31.0,
        Ring::Medium => 91.0,
        Ring::Large => 159.0,
    }
}

fn plate(ring: Ring) -> f32 {
    match ring {
        Ring::Small => 60.0,
        Ring::Medium => 124.0,
        Ring::Large => 198.0,
    }
}

/// N-3.1: how far a hole has turned clockwise from the middle of the active half.
fn angle(hole: Hole) -> f32 {
    let number = f32::from(hole.number());
    match hole.ring() {
        // A little less than half a turn, so that the browser animates it clockwise.
        Ring::Small => 179.9 * number,
        Ring::Medium => 90.0 * number - 45.0,
        Ring::Large => 60.0 * (number - 1.0),
    }
}

fn point(hole: Hole) -> (f32, f32) {
    let (sin, cos) = angle(hole).to_radians().sin_cos();
    (-radius(hole.ring()) * sin, radius(hole.ring()) * cos)
}

/// Between the holes of a ring: they show that it turns.
fn rivets(ring: Ring) -> String {
    let step = 360.0 / f32::from(ring.holes());
    let first = if ring == Ring::Medium { 0.0 } else { step / 2.0 };
    let out = plate(ring) - 9.0;
    let points = (0..ring.holes()).map(|at| (first + step * f32::from(at)).to_radians().sin_cos());
    points.map(|(sin, cos)| format!("M{} {}h0", round(out * sin), round(out * cos))).collect()
}

/// All holes at once.
pub(in crate::noria) fn holes() -> Markup {
    html! {
        g.n-hole {
            @for hole in Hole::ALL {
                @let (x, y) = point(hole);
                circle cx=(round(x)) cy=(round(y)) r="25.5" {}
            }
        }
    }
}

/// The lower half of a plate.
fn half(radius: f32) -> String {
    format!("M-{radius} 0A{radius} {radius} 0 0 0 {radius} 0Z")
}

/// N-3.2: which discs of neighbouring rings go together. What still goes with the discs in use is lit.
fn chains(player: &PlayerView) -> Markup {
    let of = |ring: Ring| ACTIVE.and(ring.set());
    let neighbours = [(Ring::Medium, Ring::Large), (Ring::Small, Ring::Medium)];
    let pairs = neighbours
        .map(|(inner, outer)| of(inner).iter().flat_map(move |from| of(outer).iter().map(move |to| (from, to))));
    html! {
        g.n-chains {
            @for (from, to) in pairs.into_iter().flatten().filter(|(from, to)| from.goes_with(*to)) {
                @let ((x1, y1), (x2, y2)) = (point(from), point(to));
                @let open = player.chain.has(from) && player.chain.has(to);
                line.open[open] x1=(round(x1)) y1=(round(y1)) x2=(round(x2)) y2=(round(y2)) {}
            }
        }
    }
}

fn empty(scene: &Scene, player: &PlayerView, hole: Hole) -> Markup {
    let (x, y) = point(hole);
    let free = player.wheel.disc(hole).is_none();
    html! {
        g.n-hole id=[scene.id(ids::hole(player.seat, hole))]
            transform=(art::at(x, y)) data-rule=[free.then_some(rule::WHEEL)] {
            @if free {
                title { (scene.words.say_with("noria-hole", &[("place", names::place(scene.words, hole).into())])) }
            }
            circle r="25.5" {}
        }
    }
}

/// On the right of a ring, between its holes: it is shown when the ring can be turned or inspected.
fn handle(view: &View, scene: &Scene, player: &PlayerView, ring: Ring) -> Markup {
    let (x, size) = match ring {
        Ring::Small => (42.0, 18.0),
        Ring::Medium => (91.0, 24.0),
        Ring::Large => (160.0, 25.0),
    };
    let (sign, rule) = match view.phase == Phase::Influence {
        true => ("turn", rule::NIGHT_SHIFT),
        false => ("knowledge", rule::INSPECTION),
    };
    html! {
        g.n-handle id=[scene.id(ids::handle(player.seat, ring))] transform=(art::at(x, 0.0)) data-rule=(rule) {
            title { (names::ring_name(scene.words, ring)) }
            circle r=(size) {}
            (art::symbol(scene, sign, 0.0, 0.0, size * 1.2))
        }
    }
}

fn disc(view: &View, scene: &Scene, player: &PlayerView, lying: &Lying) -> Markup {
    let words = scene.words;
    let (turned, out) = match lying.place {
        Ok(hole) => (angle(hole), radius(hole.ring())),
        // The four corners beside the wheel.
        Err(at) => ([-135.0, 135.0, -45.0, 45.0][at % 4], 244.0),
    };
    let (sin, cos) = turned.to_radians().sin_cos();
    let (sin, cos) = (fine(sin), fine(cos));
    let state = lying.place.ok().and_then(|hole| state(view, player, hole));
    let name = names::disc(words, lying.disc);
    let place = match lying.place {
        Ok(hole) => names::place(words, hole),
        Err(_) => words.say("noria-centre").into_owned(),
    };
    html! {
        g.n-disc.moves.(state.map(State::class).unwrap_or_default()) id=[scene.id(&*lying.id)]
            transform=(format!("matrix({cos} {sin} {} {cos} 0 0)", -sin)) data-rule=(rule::of_kind(lying.disc.kind)) {
            title {
                (name) " (" (place) ")"
                @if let Some(state) = state { ": " (state.said(words)) }
            }
            g.n-upright transform=(format!("matrix({cos} {} {sin} {cos} 0 {out})", -sin)) {
                (art::disc(scene, lying.disc))
                @if let Some(state) = state {
                    circle.n-badge cx="-17" cy="17" r="9" {}
                    path.n-badge-sign d=(state.sign()) {}
                }
            }
        }
    }
}

/// What became of a disc this turn.
#[derive(Clone, Copy)]
enum State {
    Activated,
    Skipped,
    Fresh,
    Named,
    Taken,
}

fn state(view: &View, player: &PlayerView, hole: Hole) -> Option<State> {
    let turn = &view.this_turn;
    if view.active != Some(player.seat) {
        return None;
    }
    if view.phase == Phase::Modifying(hole) {
        return Some(State::Taken);
    }
    if turn.activated.has(hole) {
        return Some(State::Activated);
    }
    if turn.skipped.has(hole) {
        return Some(State::Skipped);
    }
    if turn.fresh.has(hole) {
        return Some(State::Fresh);
    }
    turn.named.contains(&hole).then_some(State::Named)
}

impl State {
    fn class(self) -> &'static str {
        match self {
            State::Activated => "activated",
            State::Skipped => "skipped",
            State::Fresh => "fresh",
            State::Named => "named",
            State::Taken => "taken",
        }
    }

    fn said(self, words: &words::Words) -> String {
        words
            .say(match self {
                State::Activated => "noria-state-activated",
                State::Skipped => "noria-state-skipped",
                State::Fresh => "noria-state-fresh",
                State::Named => "noria-state-named",
                State::Taken => "noria-state-taken",
            })
            .into_owned()
    }

    /// A tick, a bar, a dot, a plus, an arrow.
    fn sign(self) -> &'static str {
        match self {
            State::Activated => "M-21.5 17l3.5 3.5 6-7",
            State::Skipped => "M-21.5 21.5l9-9",
            State::Fresh => "M-17 13v4.5M-17 20.8v.4",
            State::Named => "M-17 12.5v9M-21.5 17h9",
            State::Taken => "M-17 22v-10m-4 4 4-4 4 4",
        }
    }
}

fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

fn fine(number: f32) -> f32 {
    (number * 10_000.0).round() / 10_000.0
}
