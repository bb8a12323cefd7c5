//! A player's wheel: three brass rings, which turn clockwise. The half nearest the player is active.
//!
//! A disc is two groups: the outer one turns around the wheel's centre, the inner one moves out to the ring and turns
//! back, so that the picture stays upright. Both are written as matrices, because a browser that moves from one to
//! the other then takes the short way round and never the long one.

use crate::Scene;
use crate::noria::ids::{self, Lying};
use crate::noria::{art, names, rule};
use crate::ours::mark;
use maud::{Markup, html};
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::{ACTIVE, Hole};

/// The middle of the wheel in the drawing.
const MIDDLE: (f32, f32) = (173.0, 190.0);

pub(super) fn wheel(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let told = words.say_with("noria-wheel", &[("name", scene.name(player.seat).to_owned().into())]);
    html! {
        svg.n-wheel viewBox="0 0 342 362" role="group" aria-label=(told) {
            (next_turn(view, scene, player))
            (gears(scene, player))
            g transform=(art::at(MIDDLE.0, MIDDLE.1)) { (rings(view, scene, player)) }
        }
    }
}

/// The rings with everything that lies on them, around their middle.
pub(in crate::noria) fn rings(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let mine = scene.own() == Some(seat) || view.active == Some(seat);
    html! {
        g transform="translate(0 6)scale(180)" { (art::drawn("shadow")) }
        @for ring in [Ring::Large, Ring::Medium, Ring::Small] { (plate(scene, player, ring)) }
        g.n-still {
            (art::drawn("lamp-half"))
            (art::drawn("resting"))
            @if mine { (chains(scene, player)) }
            (art::drawn("beam"))
        }
        // Nothing can be done now with the wheels of others: there the holes are one drawing.
        @if mine { @for hole in Hole::ALL { (empty(scene, player, hole)) } } @else { (art::drawn("holes")) }
        g.n-still { (art::drawn("hub")) }
        @if view.active == Some(seat) { @for ring in Ring::ALL { (handle(view, scene, player, ring)) } }
        @if mine {
            g { @for lying in ids::discs(view, player) { (disc(view, scene, player, &lying)) } }
        } @else {
            @for hole in Hole::ALL { (still(scene, player, hole)) }
        }
    }
}

/// A brass ring: its light stays, its engraving turns.
fn plate(scene: &Scene, player: &PlayerView, ring: Ring) -> Markup {
    let (size, light) = match ring {
        Ring::Small => (58.0, -30),
        Ring::Medium => (104.0, 75),
        Ring::Large => (158.0, 20),
    };
    let turned = u16::from(player.turned) * 360 / u16::from(ring.holes());
    html! {
        g.n-ring.own-glow id=[scene.id(ids::ring(player.seat, ring))] data-rule=(rule::WHEEL) {
            title { (names::ring_name(scene.words, ring)) }
            g transform=(format!("rotate({light})scale({})", size / 100.0)) { (art::drawn("disc-brass")) }
            @if ring == Ring::Large { (art::drawn("rim")) }
            g.n-engraving transform=(format!("rotate({turned})")) { (art::drawn(&format!("ring-{ring}"))) }
            circle.n-plate r=(size - 2.0) {}
        }
    }
}

/// N-8.2: the active half as it will lie after this turn, on a small dial.
fn next_turn(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let (words, wheel) = (scene.words, player.next_wheel());
    html! {
        @if view.round > 0 {
            g.n-next transform="translate(298 9)" data-card=[scene.id(ids::next(player.seat))]
                data-rule=(rule::TURNING) {
                title { (words.say("noria-peek")) }
                (art::drawn("dial"))
                text x="-45" y="9" { (words.say("noria-next")) }
                text x="-45" y="22" { (words.say("noria-next-turn")) }
                @for hole in ACTIVE.iter() {
                    @let (x, y) = on_dial(hole);
                    @match wheel.disc(hole) {
                        Some(disc) => (art::symbol(&format!("d-{}", art::of_kind(disc.kind)), x, y, 13.2)),
                        None => circle cx=(art::tenth(x)) cy=(art::tenth(y)) r="4.5" {},
                    }
                }
            }
        }
    }
}

fn on_dial(hole: Hole) -> (f32, f32) {
    let out = match hole.ring() {
        Ring::Small => 7.5,
        Ring::Medium => 19.5,
        Ring::Large => 31.7,
    };
    // The outer ones a little higher, so that they keep clear of the rim.
    let angle = if hole.ring() == Ring::Large { angle(hole) * 1.1 } else { angle(hole) };
    let (sin, cos) = angle.to_radians().sin_cos();
    (-out * sin, out * cos)
}

/// Knowledge, and what factories add to it each turn.
fn gears(scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let brings = names::knowledge(words, player.factory_knowledge.into());
    html! {
        g.n-gear id=[scene.id(ids::knowledge(player.seat))] transform="translate(41 328)" role="img"
            data-rule=(rule::BLACK_MARKET) {
            title { (names::knowledge(words, player.knowledge)) }
            (art::drawn("gear"))
            text y="4" { (player.knowledge) }
            (art::symbol("knowledge", 0.0, 11.5, 10.0))
        }
        g.n-gear transform="translate(304 328)" role="img" data-card=[scene.id(ids::factories(player.seat))]
            data-rule=(rule::FACTORIES) {
            title { (words.say_with("noria-each-turn", &[("what", brings.into())])) }
            (art::drawn("gear"))
            text y="4" { "+" (player.factory_knowledge) }
            @if scene.is_ours("factory", "knowledge", &player.factories.to_string()) { (mark(-11.0, -13.0, 22.0)) }
            (art::symbol("knowledge", 0.0, 11.5, 10.0))
        }
    }
}

/// How far from the centre the holes of a ring are.
fn radius(ring: Ring) -> f32 {
    match ring {
        Ring::Small => 35.0,
        Ring::Medium => 81.0,
        Ring::Large => 127.0,
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
    (art::tenth(-radius(hole.ring()) * sin), art::tenth(radius(hole.ring()) * cos))
}

/// N-3.2: which discs of neighbouring rings go together. What still goes with the discs in use is lit.
fn chains(scene: &Scene, player: &PlayerView) -> Markup {
    let of = |ring: Ring| ACTIVE.and(ring.set());
    let neighbours = [(Ring::Medium, Ring::Large), (Ring::Small, Ring::Medium)];
    let pairs = neighbours
        .map(|(inner, outer)| of(inner).iter().flat_map(move |from| of(outer).iter().map(move |to| (from, to))));
    let pairs = pairs.into_iter().flatten().filter(|(from, to)| from.goes_with(*to));
    let is_open = |(from, to): &(Hole, Hole)| player.chain.has(*from) && player.chain.has(*to);
    let way = |(from, to): (Hole, Hole)| {
        let ((x1, y1), (x2, y2)) = (point(from), point(to));
        format!("M{x1} {y1}L{x2} {y2}")
    };
    let (open, closed): (Vec<_>, Vec<_>) = pairs.partition(is_open);
    let ways = |all: Vec<(Hole, Hole)>| all.into_iter().map(way).collect::<String>();
    let (open, closed) = (ways(open), ways(closed));
    html! {
        g.n-chains data-card=[scene.id(ids::chains(player.seat))] data-rule=(rule::CHAIN) { (lines(&closed, &open)) }
    }
}

/// Lines that are lit, and others that are not.
pub(in crate::noria) fn lines(closed: &str, open: &str) -> Markup {
    html! {
        path.n-under d={ (closed) (open) } {}
        path.n-closed d=(closed) {}
        path.n-open d=(open) {}
        path.n-glow d=(open) {}
    }
}

fn empty(scene: &Scene, player: &PlayerView, hole: Hole) -> Markup {
    let (x, y) = point(hole);
    let free = player.wheel.disc(hole).is_none();
    html! {
        g.n-hole.own-glow.resting[!hole.is_active()] id=[scene.id(ids::hole(player.seat, hole))]
            transform=(art::at(x, y)) data-rule=[free.then_some(rule::WHEEL)] {
            @if free {
                title { (scene.words.say_with("noria-hole", &[("place", names::place(scene.words, hole).into())])) }
                circle.n-dark r="29" {}
                circle.n-halo r="26.5" {}
            }
            (art::drawn("hole"))
        }
    }
}

/// On the right of a ring, between its holes: it is shown when the ring can be turned or inspected.
fn handle(view: &View, scene: &Scene, player: &PlayerView, ring: Ring) -> Markup {
    let (x, size) = match ring {
        Ring::Small => (35.0, 17.5),
        Ring::Medium => (81.0, 18.0),
        Ring::Large => (130.0, 19.0),
    };
    let (sign, rule) = match view.phase == Phase::Influence {
        true => ("turn", rule::NIGHT_SHIFT),
        false => ("knowledge", rule::INSPECTION),
    };
    html! {
        g.n-handle.own-glow id=[scene.id(ids::handle(player.seat, ring))] transform=(art::at(x, 0.0)) data-rule=(rule) {
            title { (names::ring_name(scene.words, ring)) }
            circle.n-press r="23" {}
            circle.n-dark r=(size + 2.5) {}
            circle r=(size) {}
            (art::symbol(sign, 0.0, 0.0, size * 1.3))
        }
    }
}

/// A disc of somebody who is not at turn.
fn still(scene: &Scene, player: &PlayerView, hole: Hole) -> Markup {
    let (x, y) = point(hole);
    html! {
        @if let Some(disc) = player.wheel.disc(hole) {
            g.n-disc.resting[!hole.is_active()] transform=(art::at(x, y))
                data-card=[scene.id(ids::hole(player.seat, hole))] data-rule=(rule::of_kind(disc.kind)) {
                title { (names::disc(scene.words, disc)) }
                (art::disc(disc))
                @if !hole.is_active() { circle.n-veil r="21" {} }
            }
        }
    }
}

/// Where a disc is drawn: how far it has turned and how far out it lies; those that wait for a hole lie in the corners.
fn place(lying: &Lying) -> (f32, f32, f32) {
    const CORNERS: [(f32, f32); 4] = [(-154.0, -126.0), (154.0, -124.0), (-157.0, 97.0), (157.0, 97.0)];
    match lying.place {
        Ok(hole) => (angle(hole), radius(hole.ring()), 1.0),
        Err(at) => {
            let (x, y) = CORNERS[at % 4];
            ((-x).atan2(y).to_degrees(), x.hypot(y), 0.78)
        }
    }
}

fn disc(view: &View, scene: &Scene, player: &PlayerView, lying: &Lying) -> Markup {
    let words = scene.words;
    let (turned, out, scale) = place(lying);
    let (sin, cos) = turned.to_radians().sin_cos();
    let (sin, cos) = (fine(sin), fine(cos));
    let state = lying.place.ok().and_then(|hole| state(view, player, hole));
    let name = names::disc(words, lying.disc);
    let (place, rests) = match lying.place {
        Ok(hole) => (names::place(words, hole), !hole.is_active()),
        Err(_) => (words.say("noria-centre").into_owned(), false),
    };
    html! {
        g.n-disc.moves.own-glow.resting[rests].(state.map(State::class).unwrap_or_default()) id=[scene.id(&*lying.id)]
            transform=(format!("matrix({cos} {sin} {} {cos} 0 0)", -sin)) data-rule=(rule::of_kind(lying.disc.kind)) {
            title {
                (name) " (" (place) ")"
                @if let Some(said) = state.map(|state| state.said(words)) { (words.say("joins-detail")) (said) }
            }
            g.n-upright transform=(format!("matrix({cos} {} {sin} {cos} 0 {})", -sin, art::tenth(out))) {
                @if view.active == Some(player.seat) {
                    circle.n-dark r="29" {}
                    circle.n-halo r="26.5" {}
                }
                @if scale == 1.0 { (art::disc(lying.disc)) }
                @else { g transform=(format!("scale({scale})")) { (art::disc(lying.disc)) } }
                @if rests || state.is_some() { circle.n-veil r="21" {} }
                @if let Some(state) = state { (badge(state)) }
            }
        }
    }
}

/// The mark of what became of a disc, at its lower left.
pub(in crate::noria) fn badge(state: State) -> Markup {
    html! {
        @if let Some(sign) = state.sign() {
            circle.n-badge cx="-15" cy="14" r="8.5" {}
            path.n-badge-sign d=(sign) {}
        }
    }
}

/// What became of a disc this turn.
#[derive(Clone, Copy)]
pub(in crate::noria) enum State {
    InUse,
    Activated,
    Skipped,
    Fresh,
    Named,
    Taken,
    /// It does not go with what has been used.
    Off,
}

pub(in crate::noria) fn state(view: &View, player: &PlayerView, hole: Hole) -> Option<State> {
    let turn = &view.this_turn;
    // Once the rings have turned by themselves, other discs lie in the holes that were used.
    if view.active != Some(player.seat) || matches!(view.phase, Phase::Placing(_)) {
        return None;
    }
    if view.phase == Phase::Modifying(hole) {
        return Some(State::Taken);
    }
    if in_use(view.phase) == Some(hole) {
        return Some(State::InUse);
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
    if turn.named.contains(&hole) {
        return Some(State::Named);
    }
    let begun = !turn.activated.is_empty() && hole.is_active();
    (begun && !player.chain.has(hole)).then_some(State::Off)
}

/// The disc that is being used.
fn in_use(phase: Phase) -> Option<Hole> {
    match phase {
        Phase::City(using) | Phase::Journey(using) | Phase::Landing(using) | Phase::Tool(using) => Some(using.hole),
        Phase::Producing { using, .. } => Some(using.hole),
        Phase::Paying(payment) => Some(payment.using.hole),
        _ => None,
    }
}

impl State {
    fn class(self) -> &'static str {
        match self {
            State::InUse => "in-use",
            State::Activated => "activated",
            State::Skipped => "skipped",
            State::Fresh => "fresh",
            State::Named => "named",
            State::Taken => "taken",
            State::Off => "off",
        }
    }

    pub(in crate::noria) fn said(self, words: &words::Words) -> String {
        let key = match self {
            State::Activated => "noria-state-activated",
            State::InUse => "noria-state-in-use",
            State::Skipped => "noria-state-skipped",
            State::Fresh => "noria-state-fresh",
            State::Named => "noria-state-named",
            State::Taken => "noria-state-taken",
            State::Off => "noria-state-off",
        };
        words.say(key).into_owned()
    }

    /// A tick, a bar, a dot, a plus, an arrow.
    fn sign(self) -> Option<&'static str> {
        Some(match self {
            State::InUse | State::Off => return None,
            State::Activated => "M-19 14.500l2.800 2.800 5.200-6",
            State::Skipped => "M-18.500 17.500l7-7",
            State::Fresh => "M-15 10v4.500M-15 17.800v.4",
            State::Named => "M-15 9.500v9M-19.500 14h9",
            State::Taken => "M-15 18.500v-9m-3.500 3.500 3.500-3.500 3.500 3.500",
        })
    }
}

fn fine(number: f32) -> f32 {
    (number * 10_000.0).round() / 10_000.0
}
