//! The ids of everything on the table that can be chosen or can move. A pawn has the same id wherever it stands, so
//! that the page can tell that it is the same one.

use game::Seat;
use wiraqocha::View;
use wiraqocha::hint::Whereabouts;
use wiraqocha::pieces::{Card, Face, Pawn, Terrain, Tile, Victory};
use wiraqocha::view::{OwnedPawn, PlayerView, TileView};

/// The dice of the player at turn.
pub(super) const TRAY: &str = "tray";
/// The Machine Cemetery.
pub(super) const CEMETERY: &str = "cemetery";
/// The token of the Flying Fortress.
pub(super) const FORTRESS: &str = "token-fortress";
/// The token of the Force Field.
pub(super) const FIELD: &str = "token-field";

// What follows up to `shield` never moves and cannot be chosen: it has a `data-card`, for those who ask what it is.

/// The cards to come.
pub(super) const PILE: &str = "pile";
/// Dice that will be rolled.
pub(super) const WAITING: &str = "waiting";
/// How many dice can be rolled again.
pub(super) const REROLLS: &str = "rerolls";
/// Who begins.
pub(super) const START: &str = "start-player";
/// Who is to move.
pub(super) const TURN: &str = "turn";
/// What lies beside the valley.
pub(super) const SUPPLY: [&str; 3] = ["supply-dice", "supply-resources", "supply-somnium"];

/// How near a victory is: of one seat, or of all.
pub(super) fn race(victory: Victory, seat: Option<Seat>) -> String {
    seat.map_or_else(|| format!("race-{victory}"), |seat| format!("race-{victory}-{seat}"))
}

/// What a tile brings.
pub(super) fn brings(tile: Tile) -> String {
    format!("brings-{tile}")
}

/// The natural defence of a camp on a tile.
pub(super) fn shield(tile: Tile) -> String {
    format!("shield-{tile}")
}

/// A tile.
pub(super) fn tile(tile: Tile) -> String {
    format!("tile-{tile}")
}

/// The artifact of a tile.
pub(super) fn artifact(tile: Tile) -> String {
    format!("artifact-{tile}")
}

/// A card, wherever it lies.
pub(super) fn card(card: Card) -> String {
    format!("card-{card}")
}

/// A die: the `nth` of those with this face, from 1 on. First come those that defend tiles, then the unused ones, so
/// that a die that is put on a tile goes there, and rolling moves none that lies on a tile.
fn die(face: Face, nth: u8) -> String {
    format!("die-{face}-{nth}")
}

/// Whether an id is that of a die.
pub(super) fn is_die(id: &str) -> bool {
    id.starts_with("die-")
}

/// The defence die of a tile that has one.
pub(super) fn guard(view: &View, tile: Tile, face: Face) -> String {
    let before = tiles(view).take_while(|it| it.tile != tile).filter(|it| it.die == Some(face)).count();
    die(face, before as u8 + 1)
}

/// All unused dice with this face.
pub(super) fn dice(view: &View, face: Face) -> impl Iterator<Item = String> {
    let guards = tiles(view).filter(|it| it.die == Some(face)).count() as u8;
    (1..=view.this_turn.dice.count(face)).map(move |nth| die(face, guards + nth))
}

/// What a player has of something: `resources`, `somnium` or `artifacts`; `dice` to roll; `stores`, all that pays; and
/// `player`, the player.
pub(super) fn stock(seat: Seat, what: &str) -> String {
    format!("{what}-{seat}")
}

/// A pawn: the `nth` of its kind, from 1 on. There is only one of each white kind, and its owner can change.
fn pawn(seat: Seat, pawn: Pawn, nth: u8) -> String {
    match pawn.card() {
        Some(_) => format!("pawn-{pawn}"),
        None => format!("pawn-{seat}-{pawn}-{nth}"),
    }
}

/// Where the pawns of this kind of a player are, each with its id.
///
/// The rules do not tell equal pawns apart. Each tile has a preferred number, and a pawn there gets it if it is free:
/// so most pawns keep their number while another one moves.
pub(super) fn whereabouts(view: &View, player: &PlayerView, kind: Pawn) -> Vec<(Whereabouts, String)> {
    let mine = Some(OwnedPawn { owner: player.seat, pawn: kind });
    let several = |place: Whereabouts, count: u8| (0..count).map(move |_| place);
    let on_board = tiles(view).filter(|it| it.pawn == mine).map(|it| Whereabouts::Tile(it.tile));
    let held = view.players.iter().filter(|it| it.prisoner == mine).map(|it| Whereabouts::Held(it.seat));
    let places: Vec<Whereabouts> = on_board
        .chain(several(Whereabouts::Reserve, player.reserve[kind]))
        .chain(several(Whereabouts::Cemetery, player.cemetery[kind]))
        .chain(held)
        .chain(several(Whereabouts::Out, player.out[kind]))
        .collect();
    let mut free: Vec<u8> = (1..=places.len() as u8).collect();
    let preferred = |place: &Whereabouts| match place {
        Whereabouts::Tile(tile) => Some(*tile as u8 % places.len() as u8 + 1),
        Whereabouts::Reserve | Whereabouts::Cemetery | Whereabouts::Held(_) | Whereabouts::Out => None,
    };
    let mut take = |number: u8| free.iter().position(|&it| it == number).map(|at| free.remove(at));
    let first: Vec<Option<u8>> = places.iter().map(|place| preferred(place).and_then(&mut take)).collect();
    let mut rest = free.into_iter();
    let numbers = first.into_iter().map(|number| number.or_else(|| rest.next()).unwrap_or_default());
    places.iter().copied().zip(numbers.map(|number| pawn(player.seat, kind, number))).collect()
}

/// The ids of all pawns of this kind that a player has there.
pub(super) fn pawns(view: &View, player: &PlayerView, kind: Pawn, place: Whereabouts) -> impl Iterator<Item = String> {
    let there = whereabouts(view, player, kind).into_iter().filter(move |(it, _)| *it == place);
    there.map(|(_, id)| id)
}

/// The id of the prisoner of a player.
pub(super) fn prisoner(view: &View, captor: &PlayerView) -> Option<String> {
    let OwnedPawn { owner, pawn: kind } = captor.prisoner?;
    pawns(view, &view.players[owner.index()], kind, Whereabouts::Held(captor.seat)).next()
}

/// The tiles whose artifacts a player has. The view does not tell which artifact is whose, so those that are no longer
/// in their ruins are assigned in order.
pub(super) fn artifacts(view: &View, seat: Seat) -> impl Iterator<Item = Tile> {
    let before: u8 = view.players.iter().take(seat.index()).map(|player| player.artifacts).sum();
    let found = tiles(view).filter(|it| it.table.terrain == Terrain::Ruins && !it.artifact).map(|it| it.tile);
    found.skip(before.into()).take(view.players[seat.index()].artifacts.into())
}

/// The tiles that are laid.
pub(super) fn tiles(view: &View) -> impl Iterator<Item = &TileView> {
    view.valley.iter().filter_map(|place| place.tile.as_ref())
}

/// A tile that is laid.
pub(super) fn find(view: &View, tile: Tile) -> Option<&TileView> {
    tiles(view).find(|it| it.tile == tile)
}
