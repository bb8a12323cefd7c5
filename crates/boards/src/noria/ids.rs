//! The ids of everything on the board that lasts, so that choices can point at it and the page can move it.

use game::Seat;
use noria::phase::{Phase, Purpose};
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

/// The politicians of a chamber: those with the lowest numbers sit.
pub(super) fn politician(chamber: Chamber, number: u8) -> String {
    format!("n-politician-{chamber}-{}", number + 1)
}

/// A factory by where it stands, or may be put next.
pub(super) fn factory(seat: Seat, island: Island, space: Space) -> String {
    format!("n-{seat}-factory-{island}-{space}")
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

pub(super) fn knowledge(seat: Seat) -> String {
    format!("n-{seat}-knowledge")
}

pub(super) fn factories(seat: Seat) -> String {
    format!("n-{seat}-factories")
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

// What has no id, because it never moves and is never chosen, has a name for its card.

pub(super) const MARKET: &str = "n-market";
pub(super) const SIGNS: &str = "n-signs";

pub(super) fn round(round: u8) -> String {
    format!("n-round-{round}")
}

/// What a player scores in a chamber without a path.
pub(super) fn score(chamber: Chamber, seat: Seat) -> String {
    format!("n-score-{chamber}-{seat}")
}

/// The dial with the next turn.
pub(super) fn next(seat: Seat) -> String {
    format!("n-next-{seat}")
}

/// The lines between discs.
pub(super) fn chains(seat: Seat) -> String {
    format!("n-chains-{seat}")
}

/// A disc of a wheel, or one that waits on its centre.
#[derive(Clone, Debug)]
pub(super) struct Lying {
    pub(super) id: String,
    pub(super) disc: Disc,
    /// The hole, or its number on the centre.
    pub(super) place: Result<Hole, usize>,
}

/// The discs of a player. A disc keeps its id while it is turned and moved: discs are numbered by type, those of one
/// type by where they are fixed to their rings, so only equal ones can be mistaken for each other, and not when rings
/// turn by themselves. The order is that of the types, so that it stays the same too.
pub(super) fn discs(view: &View, player: &PlayerView) -> Vec<Lying> {
    let turned = player.turned;
    let fixed = |ring: Ring| (0..ring.holes()).map(move |at| Hole::new(ring, (at + turned) % ring.holes()));
    let on_wheel = Ring::ALL.into_iter().flat_map(fixed);
    let on_wheel = on_wheel.filter_map(|hole| Some((player.wheel.disc(hole)?, Ok(hole))));
    let centre = view.this_turn.centre.iter().enumerate().filter(|_| view.active == Some(player.seat));
    let new = centre.filter_map(|(at, kind)| Some((Disc::normal((*kind)?), Err(at))));
    let all: Vec<(Disc, Result<Hole, usize>)> = on_wheel.chain(new).collect();
    let of_kind = |kind: Kind| all.iter().filter(move |(disc, _)| disc.kind == kind).enumerate();
    let named = |(number, &(disc, place)): (usize, &(Disc, Result<Hole, usize>))| Lying {
        id: disc_id(player.seat, disc.kind, number),
        disc,
        place,
    };
    Kind::ALL.into_iter().flat_map(|kind| of_kind(kind).map(named).collect::<Vec<_>>()).collect()
}

/// The disc that lies on top of a stall, while the player at turn may take it: it already has the id that it will
/// have then.
pub(super) fn for_sale(view: &View, kind: Kind) -> Option<String> {
    let paying = matches!(view.phase, Phase::Paying(payment) if payment.purpose == Purpose::Market(kind));
    let buying = paying || matches!(view.phase, Phase::City(_));
    let player = view.active.filter(|_| buying).map(|seat| &view.players[seat.index()])?;
    Some(disc_id(player.seat, kind, discs(view, player).iter().filter(|lying| lying.disc.kind == kind).count()))
}

fn disc_id(seat: Seat, kind: Kind, number: usize) -> String {
    format!("n-{seat}-{kind}-disc{}", number + 1)
}

/// What can be pressed at a hole of the seat that acts: the disc there, or the hole.
pub(super) fn at(view: &View, seat: Seat, place: Hole) -> String {
    let discs = discs(view, &view.players[seat.index()]);
    discs.into_iter().find(|lying| lying.place == Ok(place)).map_or_else(|| hole(seat, place), |lying| lying.id)
}
