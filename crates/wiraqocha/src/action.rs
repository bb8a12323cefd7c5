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

game::notation! {
    Action {
        "lay" => Lay(tile),
        "turn" => Turn(card),
        "start" => Start(seat),
        "show" => Show(face),
        "collect" => Collect,
        "count" => Count,
        "take-back" => TakeBack(tile),
        "repair" => Repair(pawn),
        "exchange" => Exchange { tile, pawn },
        "exchange-from" => ExchangeFrom { tile, from },
        "emerge" => Emerge(tile),
        "roll" => Roll,
        "conquer" => Conquer(tile),
        "plunder" => Plunder(tile),
        "tunnel" => Tunnel(tile),
        "defend" => Defend(tile),
        "reroll" => Reroll(face),
        "exoskeleton" => Exoskeleton(face),
        "build" => Build(card),
        "sacrifice" => Sacrifice,
        "factory" => Factory,
        "buy-back" => BuyBack(pawn),
        "ransom" => Ransom { captor, price },
        "fortress" => Fortress(tile),
        "probe" => Probe(tile),
        "death-ray" => DeathRay(tile),
        "end" => End,
        "send" => Send(pawn),
        "move" => Move(tile),
        "die" => Die(face),
        "enough" => Enough,
        "set" => Set(face),
        "loot" => Loot(loot),
        "capture" => Capture,
        "banish" => Banish,
        "shield" => Shield(tile),
    }
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
