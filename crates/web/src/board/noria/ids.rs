//! The ids of everything on the board that lasts, so that choices can point at it and the page can move it.

use game::Seat;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;

pub(super) fn path(path: Path) -> String {
    format!("n-path-{path}")
}

pub(super) fn rung(path: Path, level: u8) -> String {
    format!("n-rung-{path}-{level}")
}

pub(super) fn chamber(chamber: Chamber) -> String {
    format!("n-chamber-{chamber}")
}

pub(super) fn stall(kind: Kind) -> String {
    format!("n-stall-{kind}")
}

pub(super) fn island(island: Island) -> String {
    format!("n-{island}")
}

pub(super) fn ships(island: Island, resource: Resource) -> String {
    format!("n-{island}-{resource}")
}

pub(super) fn space(island: Island, space: Space) -> String {
    format!("n-{island}-{space}")
}

/// Who stands on a path for a player.
pub(super) fn representative(path: Path, seat: Seat) -> String {
    format!("n-rep-{path}-{seat}")
}

pub(super) fn ambassador(seat: Seat) -> String {
    format!("n-ambassador-{seat}")
}

/// The stack of islands that nobody has seen.
pub(super) const REVEAL: &str = "n-reveal";

/// What a player has of a resource or good.
pub(super) fn coin(seat: Seat, coin: Coin) -> String {
    format!("n-{seat}-{coin}")
}

pub(super) fn ring(seat: Seat, ring: Ring) -> String {
    format!("n-{seat}-ring-{ring}")
}

/// What a ring is turned or inspected by.
pub(super) fn handle(seat: Seat, ring: Ring) -> String {
    format!("n-{seat}-handle-{ring}")
}

pub(super) fn hole(seat: Seat, hole: Hole) -> String {
    format!("n-{seat}-{hole}")
}

/// A disc of a wheel, or one that waits on its centre.
#[derive(Clone, Debug)]
pub(super) struct Lying {
    pub(super) id: String,
    pub(super) disc: Disc,
    /// The hole, or its number on the centre.
    pub(super) place: Result<Hole, usize>,
}

/// The discs of a player. A disc keeps its id while it is turned and moved: discs are numbered by type, so only equal ones can be
/// mistaken for each other. The order is that of the types, so that it stays the same too.
pub(super) fn discs(view: &View, player: &PlayerView) -> Vec<Lying> {
    let on_wheel = Hole::all().filter_map(|hole| Some((player.wheel.disc(hole)?, Ok(hole))));
    let centre = view.this_turn.centre.iter().enumerate().filter(|_| view.active == Some(player.seat));
    let new = centre.filter_map(|(at, kind)| Some((Disc::normal((*kind)?), Err(at))));
    let all: Vec<(Disc, Result<Hole, usize>)> = on_wheel.chain(new).collect();
    let of_kind = |kind: Kind| all.iter().filter(move |(disc, _)| disc.kind == kind).enumerate();
    let named = |(number, &(disc, place)): (usize, &(Disc, Result<Hole, usize>))| Lying {
        id: format!("n-{}-{}-disc{}", player.seat, disc.kind, number + 1),
        disc,
        place,
    };
    Kind::ALL.into_iter().flat_map(|kind| of_kind(kind).map(named).collect::<Vec<_>>()).collect()
}

/// What can be pressed at a hole of the seat that acts: the disc there, or the hole.
pub(super) fn at(view: &View, seat: Seat, place: Hole) -> String {
    let discs = discs(view, &view.players[seat.index()]);
    discs.into_iter().find(|lying| lying.place == Ok(place)).map_or_else(|| hole(seat, place), |lying| lying.id)
}
