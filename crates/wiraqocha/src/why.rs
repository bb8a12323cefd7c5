//! Why something cannot be done: [`game::Reasons`].
//!
//! Whether something is possible is asked of the guards that make the lists; a reason only says which part of a guard
//! failed. The guards stand in `chapters/`, the tables here say in which order they are asked: first whose turn it is,
//! then what is closed whatever one waits for, then when it belongs, then what is missing.

mod answers;
mod phases;
mod wishes;

use crate::state::{Once, Wiraqocha};
use crate::{Action, pieces::*};
use game::{Game, Reasons, Seat, Turn};

/// Why something cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The game is over (W-1).
    GameOver,
    /// Dice or cards fall first.
    Chance,
    /// This seat is to move.
    NotYourTurn(Seat),

    /// What was begun comes first: its pawn, dice or loot are still to be named.
    Begun,
    /// It answers a question that is not asked now.
    NotAsked,
    /// It belongs to phase II: the dice are rolled first (W-3.0).
    RollFirst,
    /// It belongs to phase I, which is over (W-3.0).
    Rolled,
    /// The base camp comes first (W-4.1).
    CampFirst,
    /// The base camp can be placed for certain, so it must be (W-4.3).
    CampMust,
    /// The base camp might no longer be placed afterwards (W-4.3).
    CampAtRisk,
    /// The roll does it by itself, because nothing could change before (W-3.0).
    ByTheRoll,

    /// It is done once a turn, and was.
    Done(Once),
    /// The dice are counted: no defence die is taken back any more (W-3.2).
    Counted,
    /// There is no re-roll, or none is left (W-5.8).
    NoRerolls,
    /// The Death Ray was fired (W-7.7).
    RayFired,
    /// The token is out of the game (W-7.2).
    TokenLost,

    /// It takes a card that the player does not have (W-7).
    NoCard(Card),
    /// This seat has the card (W-5.10).
    Taken(Seat),
    /// The card does not lie face up yet (W-5.10).
    InPile,
    /// No unused die is left (W-5.1).
    NoDice,
    /// No unused die shows this.
    NoDieShows(Face),
    /// All dice lie on tiles or are still unused (W-3.2).
    NoFreeDie,
    /// The die shows it already (W-7.6).
    ShowsAlready,
    /// No such pawn is in reserve (W-5.2).
    NoneInReserve(Pawn),
    /// No such pawn is in the cemetery (W-5.13).
    NoneInCemetery(Pawn),
    /// Nobody there holds a pawn of the player (W-8.2).
    NoPrisoner,

    /// No such tile lies in this valley (W-8.1).
    NotInPlay,
    /// The Death Ray has destroyed the tile (W-7.7).
    Dead,
    /// The player holds the tile (W-5.3).
    OwnTile,
    /// Only tiles that the player holds.
    NotYours,
    /// The Force Field protects the tile (W-7.3).
    Shielded,
    /// The tile is next to none that the player holds (W-5.2).
    NotAdjacent,
    /// Mountain, or held by a zeppelin: the base camp does not go there (W-4.2).
    CampInAir,
    /// Mountain, or held by a zeppelin: only zeppelins go there, and the player has none to send (W-5.3).
    OnlyZeppelins,
    /// A zeppelin goes there, but from the reserve only next to own tiles (W-5.2, W-5.3).
    ZeppelinTooFar,
    /// No defence die lies there (W-3.2).
    NoGuard,
    /// No zeppelin of the player is there (W-3.5).
    NoZeppelin,
    /// Zeppelins do not take each other's place (W-3.5).
    Flies,
    /// No explorer of the player is in the Cave (W-3.6).
    NoExplorer,
    /// It is no mountain (W-3.6).
    NoMountain,
    /// Somebody stands there (W-3.6).
    Occupied,
    /// The Flying Fortress is there already (W-7.2).
    ThereAlready,
    /// Nothing there would become weaker (W-7.8).
    NothingToProbe,
    /// No enemy base camp is there (W-5.11).
    NoCamp,
    /// Its owner has nothing that can be taken (W-5.11).
    NothingToTake,
    /// Buildings cannot be stolen (W-5.11).
    Building,

    /// So much more would be enough.
    Short {
        /// Resources.
        resources: u8,
        /// Somnium.
        somnium: u8,
    },
    /// The unused dice do not meet the tile's condition (W-5.1).
    Condition {
        /// So many more resources would do it (W-5.9); `None` if that is out of reach.
        more: Option<u8>,
    },
    /// The dice meet the condition, but not the defence as well (W-5.4).
    Defended {
        /// What must be passed.
        level: u8,
        /// By how many dice.
        dice: u8,
        /// So many more resources would do it (W-5.9); `None` if that is out of reach.
        more: Option<u8>,
    },
    /// Dice are named from the lowest to the highest (W-5.1).
    LowestFirst,
    /// With this die, or these dice, it could not be finished (W-5.1, W-5.4).
    Misfit {
        /// So many more resources would do it (W-5.9); `None` if that is out of reach.
        more: Option<u8>,
    },
}

impl Reasons for Wiraqocha {
    type Reason = Reason;

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        wishes::wishes(self, seat, out);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        match self.turn() {
            Turn::Over => Some(Reason::GameOver),
            Turn::Chance => Some(Reason::Chance),
            Turn::Seats(_) if seat != self.active => Some(Reason::NotYourTurn(self.active)),
            Turn::Seats(_) => self.refusal(action),
        }
    }

    fn missing(reason: &Reason) -> Option<u32> {
        match *reason {
            Reason::Short { resources, somnium: 0 } => Some(resources.into()),
            Reason::Short { resources: 0, somnium } => Some(somnium.into()),
            Reason::Condition { more } | Reason::Defended { more, .. } | Reason::Misfit { more } => more.map(u32::from),
            _ => None,
        }
    }

    fn with_more(&self, seat: Seat, reason: &Reason, more: u32) -> Option<Wiraqocha> {
        let (mut richer, more) = (self.clone(), more as u8);
        let (has, supply) = match reason {
            Reason::Short { resources: 0, .. } => (&mut richer.player[seat].somnium, &mut richer.supply.somnium),
            _ => (&mut richer.player[seat].resources, &mut richer.supply.resources),
        };
        *supply = supply.checked_sub(more)?;
        *has += more;
        Some(richer)
    }
}

/// What a player could still hope for: three kept and a good income. More is no advice.
const WITHIN_HOPE: u8 = 6;

impl Wiraqocha {
    /// The fewest resources more with which the player at turn is offered this; `None` if that is beyond hope.
    fn resources_for(&self, action: Action) -> Option<u8> {
        let (mut richer, mut offered) = (self.clone(), Vec::new());
        (1..=WITHIN_HOPE).find(|_| {
            richer.me_mut().resources += 1;
            offered.clear();
            richer.choices(self.active, &mut offered);
            offered.contains(&action)
        })
    }
}
