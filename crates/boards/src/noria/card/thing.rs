//! What an id of the board, or the word of a thing without one, stands for.

use crate::noria::choice::slots;
use crate::noria::ids;
use game::Seat;
use noria::pieces::*;
use noria::view::View;
use noria::wheel::Hole;

/// Something that a reader can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::noria) enum Thing {
    Path(Path),
    Rung(Path, u8),
    Representative(Path, Seat),
    Chamber(Chamber),
    Politician(Chamber),
    /// What a player scores in a chamber without a path.
    Score(Chamber, Seat),
    Market,
    Stall(Kind),
    /// The signs beside the prices.
    Signs,
    Round(u8),
    Island(Island),
    Ships(Island, Resource),
    Space(Island, Space),
    Ambassador(Seat),
    Reveal,
    Coin(Seat, Coin),
    Knowledge(Seat),
    Factories(Seat),
    Ring(Seat, Ring),
    /// What a ring is turned or inspected by.
    Handle(Seat, Ring),
    Hole(Seat, Hole),
    /// A disc that waits on the wheel's centre.
    Bought(Seat, Kind),
    /// The small dial with the next turn.
    Next(Seat),
    /// The lines between discs.
    Chains(Seat),
    Slot(&'static str),
}

/// `None` for what is not on the table.
pub(in crate::noria) fn thing(view: &View, id: &str) -> Option<Thing> {
    if let Some(slot) = slots::ALL.into_iter().find(|&slot| slot == id) {
        return Some(Thing::Slot(slot));
    }
    let parts: Vec<&str> = id.strip_prefix("n-")?.split('-').collect();
    let seat = |word: &str| word.parse::<Seat>().ok().filter(|seat| seat.index() < view.players.len());
    let island = |word: &str| word.parse().ok().filter(|&it| view.islands.iter().any(|laid| laid.island == it));
    Some(match parts[..] {
        ["path", path] => Thing::Path(path.parse().ok()?),
        ["rung", path, level] => {
            Thing::Rung(path.parse().ok()?, level.parse().ok().filter(|it| (1..=LEVELS).contains(it))?)
        }
        ["rep", path, who] => Thing::Representative(path.parse().ok()?, seat(who)?),
        ["chamber", chamber] => Thing::Chamber(chamber.parse().ok()?),
        ["politician", chamber, _] => Thing::Politician(chamber.parse().ok()?),
        ["score", chamber, who] => Thing::Score(chamber.parse().ok()?, seat(who)?),
        ["market"] => Thing::Market,
        ["stall", kind] => Thing::Stall(kind.parse().ok()?),
        ["signs"] => Thing::Signs,
        ["round", round] => Thing::Round(round.parse().ok().filter(|it| (1..=view.rounds).contains(it))?),
        ["ambassador", who] => Thing::Ambassador(seat(who)?),
        ["reveal"] => Thing::Reveal,
        ["next", who] => Thing::Next(seat(who)?),
        ["chains", who] => Thing::Chains(seat(who)?),
        [who, "knowledge"] => Thing::Knowledge(seat(who)?),
        [who, "factories"] => Thing::Factories(seat(who)?),
        [who, "ring", ring] => Thing::Ring(seat(who)?, ring.parse().ok()?),
        [who, "handle", ring] => Thing::Handle(seat(who)?, ring.parse().ok()?),
        [who, "factory", place, space] => {
            seat(who)?;
            Thing::Space(island(place)?, space.parse().ok()?)
        }
        [who, kind, number] if number.starts_with("disc") => disc(view, seat(who)?, kind.parse().ok()?, id),
        [place, it] if place.starts_with("island") => match it.parse() {
            Ok(resource) => Thing::Ships(island(place)?, resource),
            Err(_) => Thing::Space(island(place)?, it.parse().ok()?),
        },
        [who, it] => match it.parse() {
            Ok(coin) => Thing::Coin(seat(who)?, coin),
            Err(_) => Thing::Hole(seat(who)?, it.parse().ok()?),
        },
        [place] => Thing::Island(island(place)?),
        _ => return None,
    })
}

/// Where the disc with this id lies: on the wheel, on its centre, or still on the market.
fn disc(view: &View, seat: Seat, kind: Kind, id: &str) -> Thing {
    let lying = ids::discs(view, &view.players[seat.index()]).into_iter().find(|lying| lying.id == id);
    match lying.map(|lying| lying.place) {
        Some(Ok(hole)) => Thing::Hole(seat, hole),
        Some(Err(_)) => Thing::Bought(seat, kind),
        None => Thing::Stall(kind),
    }
}
