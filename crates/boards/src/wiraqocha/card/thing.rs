//! What an id or a `data-card` of the table stands for.

use crate::wiraqocha::choice::SLOTS;
use crate::wiraqocha::ids;
use game::Seat;
use wiraqocha::hint::Whereabouts;
use wiraqocha::pieces::{Card, Face, Pawn, Tile, Victory};
use wiraqocha::view::{OwnedPawn, View};

/// A thing on the table that somebody can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::wiraqocha) enum Thing {
    Tile(Tile),
    /// What a tile brings.
    Brings(Tile),
    /// The natural defence of a camp.
    Shield(Tile),
    Artifact(Tile),
    Card(Card),
    /// A defence die.
    Guard(Tile, Face),
    /// An unused die.
    Die(Face),
    Pawn(OwnedPawn, Whereabouts),
    Fortress,
    Field,
    Cemetery,
    Tray,
    /// Dice that will be rolled.
    Waiting,
    Rerolls,
    Pile,
    /// One of [`ids::SUPPLY`].
    Supply(usize),
    Resources(Seat),
    Somnium(Seat),
    Artifacts(Seat),
    /// The dice of the next roll.
    Dice(Seat),
    /// What the player to move can pay with.
    Stores(Seat),
    Race(Victory, Option<Seat>),
    Player(Seat),
    Start,
    Turn,
    Slot(&'static str),
}

impl Thing {
    /// The thing with this id; `None` if there is none on the table.
    pub fn find(view: &View, id: &str) -> Option<Thing> {
        match id {
            ids::TRAY => return Some(Thing::Tray),
            ids::CEMETERY => return Some(Thing::Cemetery),
            ids::FORTRESS => return Some(Thing::Fortress),
            ids::FIELD => return Some(Thing::Field),
            ids::PILE => return Some(Thing::Pile),
            ids::WAITING => return Some(Thing::Waiting),
            ids::REROLLS => return Some(Thing::Rerolls),
            ids::START => return Some(Thing::Start),
            ids::TURN => return Some(Thing::Turn),
            _ => {}
        }
        if let Some(nth) = ids::SUPPLY.iter().position(|&word| word == id) {
            return Some(Thing::Supply(nth));
        }
        if let Some(&slot) = SLOTS.iter().find(|&&slot| slot == id) {
            return Some(Thing::Slot(slot));
        }
        let (kind, rest) = id.split_once('-')?;
        let tile = || rest.parse().ok().filter(|&tile| ids::find(view, tile).is_some());
        let seat = || rest.parse().ok().filter(|seat: &Seat| seat.index() < view.players.len());
        match kind {
            "tile" => tile().map(Thing::Tile),
            "brings" => tile().map(Thing::Brings),
            "shield" => tile().map(Thing::Shield),
            "artifact" => tile().map(Thing::Artifact),
            "card" => rest.parse().ok().map(Thing::Card),
            "die" => die(view, id, rest),
            "pawn" => pawn(view, id),
            "resources" => seat().map(Thing::Resources),
            "somnium" => seat().map(Thing::Somnium),
            "artifacts" => seat().map(Thing::Artifacts),
            "dice" => seat().map(Thing::Dice),
            "stores" => seat().map(Thing::Stores),
            "player" => seat().map(Thing::Player),
            "race" => race(view, rest),
            _ => None,
        }
    }
}

/// A die that guards a tile, or one that is unused.
fn die(view: &View, id: &str, rest: &str) -> Option<Thing> {
    let face: Face = rest.split('-').next()?.parse().ok()?;
    let guard = ids::tiles(view).find(|it| it.die == Some(face) && ids::guard(view, it.tile, face) == id);
    let unused = || ids::dice(view, face).any(|it| it == id).then_some(Thing::Die(face));
    guard.map(|it| Thing::Guard(it.tile, face)).or_else(unused)
}

fn pawn(view: &View, id: &str) -> Option<Thing> {
    view.players.iter().find_map(|player| {
        Pawn::ALL.into_iter().find_map(|pawn| {
            let (place, _) = ids::whereabouts(view, player, pawn).into_iter().find(|(_, it)| it == id)?;
            Some(Thing::Pawn(OwnedPawn { owner: player.seat, pawn }, place))
        })
    })
}

/// "artifacts", or "artifacts-seat2".
fn race(view: &View, rest: &str) -> Option<Thing> {
    match rest.split_once('-') {
        None => Some(Thing::Race(rest.parse().ok()?, None)),
        Some((victory, seat)) => {
            let seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < view.players.len())?;
            Some(Thing::Race(victory.parse().ok()?, Some(seat)))
        }
    }
}
