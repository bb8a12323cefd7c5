//! Every decision and every outcome of chance, and its notation: the save format.

use crate::pieces::*;
use game::{BadNotation, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision, or one outcome of chance. The order is that of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Action {
    /// Chance: this tile lies at the next place (W-2.1).
    Lay(Tile),
    /// Chance: this card is turned face up (W-2.2, W-6.2).
    Turn(Card),
    /// Chance: this seat starts (W-2.3).
    Start(Seat),
    /// Chance: a die shows this.
    Show(Face),
    /// Collects resources (W-3.1).
    Collect,
    /// Counts the dice (W-3.2).
    Count,
    /// Takes the defence die of this tile back (W-3.2).
    TakeBack(Tile),
    /// Repairs this pawn in the Recovery Workshop (W-3.4).
    Repair(Pawn),
    /// A pawn from the reserve takes the place of the zeppelin on this tile (W-3.5).
    Exchange {
        /// The zeppelin's tile.
        tile: Tile,
        /// Who takes its place.
        pawn: Pawn,
    },
    /// A pawn from another tile does (W-3.5).
    ExchangeFrom {
        /// The zeppelin's tile.
        tile: Tile,
        /// The tile that the other pawn leaves.
        from: Tile,
    },
    /// The explorer in the Cave comes out here (W-3.6).
    Emerge(Tile),
    /// Rolls the dice; ends phase I.
    Roll,
    /// Goes for this tile (W-5.1).
    Conquer(Tile),
    /// Goes for the camp on this tile (W-5.11).
    Plunder(Tile),
    /// The same by the Transport Tunneller (W-7.9).
    Tunnel(Tile),
    /// Defends this tile (W-5.7).
    Defend(Tile),
    /// Rolls a die of this face again (W-5.8).
    Reroll(Face),
    /// Turns a die of this face by the Battle Exoskeleton (W-7.6).
    Exoskeleton(Face),
    /// Builds a card (W-5.10).
    Build(Card),
    /// Gives somnium for one more die (W-5.12).
    Sacrifice,
    /// Gives resources for one more die (W-7.1).
    Factory,
    /// Buys this pawn back from the cemetery (W-5.13).
    BuyBack(Pawn),
    /// Frees a prisoner (W-8.2).
    Ransom {
        /// Who holds it, and is paid.
        captor: Seat,
        /// What it is freed with.
        price: Price,
    },
    /// Places or moves the Flying Fortress (W-7.2).
    Fortress(Tile),
    /// Weakens what defends this tile by the Psychic Probe (W-7.8).
    Probe(Tile),
    /// Fires the Death Ray (W-7.7).
    DeathRay(Tile),
    /// Ends the turn.
    End,
    /// The pawn comes from the reserve (W-5.2).
    Send(Pawn),
    /// The pawn comes from this tile (W-5.2).
    Move(Tile),
    /// Uses a die of this face.
    Die(Face),
    /// The dice named make the sum (W-5.9).
    Enough,
    /// Sets the defence die to this (W-5.9).
    Set(Face),
    /// Takes this from the camp (W-5.11).
    Loot(Loot),
    /// Holds the beaten pawn as a prisoner (W-8.2).
    Capture,
    /// Sends it to the cemetery (W-5.5).
    Banish,
    /// Puts the Force Field here (W-7.3).
    Shield(Tile),
}

/// What can be taken from a camp (W-5.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Loot {
    /// One somnium.
    Somnium,
    /// One artifact.
    Artifact,
    /// An invention.
    Card(Card),
    /// The own pawn that is held there (W-8.2).
    Prisoner,
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Loot::Somnium => write!(f, "somnium"),
            Loot::Artifact => write!(f, "artifact"),
            Loot::Card(card) => write!(f, "{card}"),
            Loot::Prisoner => write!(f, "prisoner"),
        }
    }
}

impl FromStr for Loot {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Loot, BadNotation> {
        Ok(match text {
            "somnium" => Loot::Somnium,
            "artifact" => Loot::Artifact,
            "prisoner" => Loot::Prisoner,
            card => Loot::Card(card.parse()?),
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Lay(tile) => write!(f, "lay {tile}"),
            Action::Turn(card) => write!(f, "turn {card}"),
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Show(face) => write!(f, "show {face}"),
            Action::Collect => write!(f, "collect"),
            Action::Count => write!(f, "count"),
            Action::TakeBack(tile) => write!(f, "take-back {tile}"),
            Action::Repair(pawn) => write!(f, "repair {pawn}"),
            Action::Exchange { tile, pawn } => write!(f, "exchange {tile} {pawn}"),
            Action::ExchangeFrom { tile, from } => write!(f, "exchange-from {tile} {from}"),
            Action::Emerge(tile) => write!(f, "emerge {tile}"),
            Action::Roll => write!(f, "roll"),
            Action::Conquer(tile) => write!(f, "conquer {tile}"),
            Action::Plunder(tile) => write!(f, "plunder {tile}"),
            Action::Tunnel(tile) => write!(f, "tunnel {tile}"),
            Action::Defend(tile) => write!(f, "defend {tile}"),
            Action::Reroll(face) => write!(f, "reroll {face}"),
            Action::Exoskeleton(face) => write!(f, "exoskeleton {face}"),
            Action::Build(card) => write!(f, "build {card}"),
            Action::Sacrifice => write!(f, "sacrifice"),
            Action::Factory => write!(f, "factory"),
            Action::BuyBack(pawn) => write!(f, "buy-back {pawn}"),
            Action::Ransom { captor: seat, price } => write!(f, "ransom {seat} {price}"),
            Action::Fortress(tile) => write!(f, "fortress {tile}"),
            Action::Probe(tile) => write!(f, "probe {tile}"),
            Action::DeathRay(tile) => write!(f, "death-ray {tile}"),
            Action::End => write!(f, "end"),
            Action::Send(pawn) => write!(f, "send {pawn}"),
            Action::Move(tile) => write!(f, "move {tile}"),
            Action::Die(face) => write!(f, "die {face}"),
            Action::Enough => write!(f, "enough"),
            Action::Set(face) => write!(f, "set {face}"),
            Action::Loot(loot) => write!(f, "loot {loot}"),
            Action::Capture => write!(f, "capture"),
            Action::Banish => write!(f, "banish"),
            Action::Shield(tile) => write!(f, "shield {tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or_else(|| BadNotation(text.into()))
    }
}

/// The other way round; `None` for anything that [`Action`]'s `Display` does not write.
fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["lay", tile] => Action::Lay(tile.parse().ok()?),
        ["turn", card] => Action::Turn(card.parse().ok()?),
        ["start", seat] => Action::Start(seat.parse().ok()?),
        ["show", face] => Action::Show(face.parse().ok()?),
        ["collect"] => Action::Collect,
        ["count"] => Action::Count,
        ["take-back", tile] => Action::TakeBack(tile.parse().ok()?),
        ["repair", pawn] => Action::Repair(pawn.parse().ok()?),
        ["exchange", tile, pawn] => Action::Exchange { tile: tile.parse().ok()?, pawn: pawn.parse().ok()? },
        ["exchange-from", tile, from] => Action::ExchangeFrom { tile: tile.parse().ok()?, from: from.parse().ok()? },
        ["emerge", tile] => Action::Emerge(tile.parse().ok()?),
        ["roll"] => Action::Roll,
        ["conquer", tile] => Action::Conquer(tile.parse().ok()?),
        ["plunder", tile] => Action::Plunder(tile.parse().ok()?),
        ["tunnel", tile] => Action::Tunnel(tile.parse().ok()?),
        ["defend", tile] => Action::Defend(tile.parse().ok()?),
        ["reroll", face] => Action::Reroll(face.parse().ok()?),
        ["exoskeleton", face] => Action::Exoskeleton(face.parse().ok()?),
        ["build", card] => Action::Build(card.parse().ok()?),
        ["sacrifice"] => Action::Sacrifice,
        ["factory"] => Action::Factory,
        ["buy-back", pawn] => Action::BuyBack(pawn.parse().ok()?),
        ["ransom", seat, price] => Action::Ransom { captor: seat.parse().ok()?, price: price.parse().ok()? },
        ["fortress", tile] => Action::Fortress(tile.parse().ok()?),
        ["probe", tile] => Action::Probe(tile.parse().ok()?),
        ["death-ray", tile] => Action::DeathRay(tile.parse().ok()?),
        ["end"] => Action::End,
        ["send", pawn] => Action::Send(pawn.parse().ok()?),
        ["move", tile] => Action::Move(tile.parse().ok()?),
        ["die", face] => Action::Die(face.parse().ok()?),
        ["enough"] => Action::Enough,
        ["set", face] => Action::Set(face.parse().ok()?),
        ["loot", loot] => Action::Loot(loot.parse().ok()?),
        ["capture"] => Action::Capture,
        ["banish"] => Action::Banish,
        ["shield", tile] => Action::Shield(tile.parse().ok()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_read() {
        for text in [
            "exchange d4 base-camp",
            "exchange-from r1 n12",
            "ransom seat3 somnium",
            "loot artifact",
            "loot death-ray",
            "die 6",
            "emerge cave",
            "build android-factory",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["", "die", "die 7", "die 06", "conquer n13", "loot", "loot gold", "End", "end turn", "exchange d4"]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
