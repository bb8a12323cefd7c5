//! The ids of everything on the table that can be chosen or can move. A pawn has the same id wherever it stands, so that the page can
//! tell that it is the same one.

use game::Seat;
use wiraqocha::View;
use wiraqocha::pieces::{Card, Face, Pawn, Tile};
use wiraqocha::view::{PlayerView, TileView};

/// The dice of the player at turn.
pub(super) const TRAY: &str = "tray";
/// The Machine Cemetery.
pub(super) const CEMETERY: &str = "cemetery";
/// The token of the Flying Fortress.
pub(super) const FORTRESS: &str = "token-fortress";
/// The token of the Force Field.
pub(super) const FIELD: &str = "token-field";

/// A tile.
pub(super) fn tile(tile: Tile) -> String {
    format!("tile-{tile}")
}

/// The defence die of a tile.
pub(super) fn guard(tile: Tile) -> String {
    format!("guard-{tile}")
}

/// The artifact of a tile.
pub(super) fn artifact(tile: Tile) -> String {
    format!("artifact-{tile}")
}

/// A card, wherever it lies.
pub(super) fn card(card: Card) -> String {
    format!("card-{card}")
}

/// One of the unused dice: the `nth` of those with this face, from 1 on.
pub(super) fn die(face: Face, nth: u8) -> String {
    format!("die-{face}-{nth}")
}

/// All unused dice with this face.
pub(super) fn dice(view: &View, face: Face) -> impl Iterator<Item = String> {
    (1..=view.this_turn.dice.count(face)).map(move |nth| die(face, nth))
}

/// What a player has of something: `resources`, `somnium` or `artifacts`.
pub(super) fn stock(seat: Seat, what: &str) -> String {
    format!("{what}-{seat}")
}

/// A pawn: the `nth` of its kind, from 1 on. There is only one of each white kind, and its owner can change.
pub(super) fn pawn(seat: Seat, pawn: Pawn, nth: u8) -> String {
    match pawn.card() {
        Some(_) => format!("pawn-{pawn}"),
        None => format!("pawn-{seat}-{pawn}-{nth}"),
    }
}

/// Where the pawns of a player are. They are counted in this order: on the board, in reserve, in the cemetery, held prisoner, out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whereabouts {
    Reserve,
    Cemetery,
    Out,
}

/// The ids of all pawns of this kind that a player has there.
pub(super) fn pawns(view: &View, player: &PlayerView, kind: Pawn, place: Whereabouts) -> Vec<String> {
    let board = on_board(view, player.seat, kind);
    let (reserve, cemetery) = (player.reserve[kind], player.cemetery[kind]);
    let (before, count) = match place {
        Whereabouts::Reserve => (board, reserve),
        Whereabouts::Cemetery => (board + reserve, cemetery),
        Whereabouts::Out => (board + reserve + cemetery + held(view, player.seat, kind), player.out[kind]),
    };
    (1..=count).map(|nth| pawn(player.seat, kind, before + nth)).collect()
}

/// The id of the prisoner of a player.
pub(super) fn prisoner(view: &View, captor: &PlayerView) -> Option<String> {
    let (owner, kind) = captor.prisoner?;
    let player = &view.players[owner.index()];
    let earlier = view.players.iter().take(captor.seat.index()).filter(|other| other.prisoner == captor.prisoner);
    let before = on_board(view, owner, kind) + player.reserve[kind] + player.cemetery[kind] + earlier.count() as u8;
    Some(pawn(owner, kind, before + 1))
}

/// The tiles that are laid.
pub(super) fn tiles(view: &View) -> impl Iterator<Item = &TileView> {
    view.valley.iter().filter_map(|place| place.tile.as_ref())
}

/// A tile that is laid.
pub(super) fn find(view: &View, tile: Tile) -> Option<&TileView> {
    tiles(view).find(|it| it.tile == tile)
}

fn on_board(view: &View, seat: Seat, kind: Pawn) -> u8 {
    tiles(view).filter(|tile| tile.pawn == Some((seat, kind))).count() as u8
}

fn held(view: &View, seat: Seat, kind: Pawn) -> u8 {
    view.players.iter().filter(|player| player.prisoner == Some((seat, kind))).count() as u8
}
