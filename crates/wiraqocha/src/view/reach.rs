//! Which tiles can be taken now, and what each of them needs: what a player wants to know before deciding.

use super::ReachView;
use crate::amounts::Amounts;
use crate::meeting::{Defence, Named};
use crate::phase::{Origin, Phase, Use};
use crate::pieces::{Pawn, Tile, TileSet};
use crate::state::Wiraqocha;

impl Wiraqocha {
    /// W-5.1 to W-5.4
    pub(crate) fn within_reach(&self) -> Vec<ReachView> {
        match self.phase {
            Phase::Acting => self.conquerable().iter().map(|tile| self.open(tile)).collect(),
            Phase::Sending(tile) => vec![self.open(tile)],
            Phase::Meeting { purpose, named } => {
                let least = if named == Named::NONE { self.least(purpose) } else { Amounts::NONE };
                vec![ReachView { least, ..self.begun(purpose, self.to_beat(purpose)) }]
            }
            Phase::Beating { purpose, dice, .. } => {
                let left = Defence { dice, ..self.to_beat(purpose) };
                vec![ReachView { met: true, ..self.begun(purpose, left) }]
            }
            _ => Vec::new(),
        }
    }

    /// A tile for which no pawn was chosen yet.
    fn open(&self, tile: Tile) -> ReachView {
        let defence = self.defence(tile);
        ReachView {
            tile,
            met: false,
            defence,
            reserve: self.reserves_for(tile).collect(),
            from: self.pawns_for(tile),
            least: self.least_for(tile, defence),
        }
    }

    /// A tile that dice are being named for, by the pawn that goes there.
    fn begun(&self, purpose: Use, defence: Defence) -> ReachView {
        let (reserve, from): (Vec<Pawn>, TileSet) = match purpose {
            Use::Conquest { origin: Origin::Reserve(pawn), .. } => (vec![pawn], TileSet::NONE),
            Use::Conquest { origin: Origin::Board(from), .. } => (Vec::new(), TileSet::only(from)),
            Use::Plunder(_) | Use::Tunnel(_) => (Vec::new(), TileSet::NONE),
        };
        ReachView { tile: purpose.tile(), met: false, defence, reserve, from, least: Amounts::NONE }
    }

    fn least(&self, purpose: Use) -> Amounts {
        self.least_for(purpose.tile(), self.to_beat(purpose))
    }
}
