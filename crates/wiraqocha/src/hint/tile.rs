//! Hints about tiles: what must be met and beaten there, what a pawn does there, and what it leaves.

use super::cheapest::cheapest;
use super::{Arrival, Attack, Destruction, Detail, Hint, Treasure};
use crate::action::Loot;
use crate::amounts::Amounts;
use crate::meeting::{self, Defence, Named};
use crate::pieces::*;
use crate::state::Wiraqocha;
use crate::view::owned;

impl Wiraqocha {
    /// The pawn on a tile that has one.
    pub(crate) fn standing_on(&self, tile: Tile) -> Pawn {
        self.board.pawn[tile].expect("a pawn on the tile").1
    }

    /// W-5.1, W-5.4, W-5.9
    fn attack(&self, tile: Tile, defence: Defence) -> Attack {
        let found = cheapest(self.need(tile), defence, self.dice, self.steps());
        let found = found.expect("dice that take what is offered");
        Attack { there: self.tile_view(tile), defence, least: self.price_of(found.steps), dice: found.faces }
    }

    /// W-5.9: what the cheapest dice for a tile take; nothing if none do.
    pub(crate) fn least_for(&self, tile: Tile, defence: Defence) -> Amounts {
        let steps = (0..=self.steps())
            .find(|&steps| meeting::can_finish(self.need(tile), Named::NONE, defence, self.dice, steps));
        self.price_of(steps.unwrap_or(0))
    }

    /// W-5.1
    pub(crate) fn hint_conquest(&self, tile: Tile) -> Hint {
        Hint::of(Detail::Conquest(self.attack(tile, self.defence(tile))))
    }

    /// W-5.11, W-7.9
    pub(crate) fn hint_plunder(&self, tile: Tile, tunnel: bool) -> Hint {
        let attack = self.attack(tile, if tunnel { Defence::NONE } else { self.defence(tile) });
        let victim = self.owner_of(tile);
        let player = &self.player[victim];
        let mut treasure = Treasure { victim, has: Amounts::NONE, inventions: CardSet::NONE, prisoner: None };
        for loot in self.loot(victim, tunnel) {
            match loot {
                Loot::Somnium => treasure.has.somnium = player.somnium,
                Loot::Artifact => treasure.has.artifacts = player.artifacts,
                Loot::Card(card) => treasure.inventions = treasure.inventions.with(card),
                Loot::Prisoner => treasure.prisoner = player.prisoner.map(|(_, pawn)| pawn),
            }
        }
        Hint::of(Detail::Plunder { attack, treasure })
    }

    /// W-3.5, W-3.6, W-5.2: a pawn comes to a tile, from another one or from the reserve.
    pub(crate) fn hint_arrival(&self, tile: Tile, pawn: Pawn, from: Option<Tile>) -> Hint {
        let mut next = self.clone();
        next.explore(tile, self.active, pawn, &mut ());
        let artifacts = next.me().artifacts - self.me().artifacts;
        Hint {
            gain: Amounts::artifacts(artifacts),
            progress: (artifacts > 0).then(|| next.progress(self.active, Victory::Artifacts)),
            ..Hint::of(Detail::Arrival(Arrival {
                pawn,
                there: self.tile_view(tile),
                mines: self.points(tile, pawn),
                leaves: from.map(|from| self.tile_view(from)),
            }))
        }
    }

    /// W-3.2
    pub(crate) fn hint_take_back(&self, tile: Tile) -> Hint {
        let mut next = self.clone();
        next.take_back(tile, &mut ());
        let face = self.board.die[tile].expect("a defence die on the tile");
        Hint::of(Detail::TakeBack { pawn: self.standing_on(tile), face, roll: next.to_roll() })
    }

    /// W-5.7, W-5.6
    pub(crate) fn hint_defend(&self, tile: Tile) -> Hint {
        let natural = self.natural_defence(tile);
        Hint::of(Detail::Defend { pawn: self.standing_on(tile), replaces: self.board.die[tile], natural })
    }

    /// W-7.8
    pub(crate) fn hint_probe(&self, tile: Tile) -> Hint {
        let mut next = self.clone();
        next.probe(tile, &mut ());
        Hint::of(Detail::Probe {
            pawn: owned(self.board.pawn[tile].expect("a pawn on the tile")),
            die: self.board.die[tile].filter(|_| next.board.die[tile] != self.board.die[tile]),
            natural: self.board.camps.has(tile).then(|| self.natural_defence(tile)),
            to: self.tables().probe,
            defence: next.defence(tile),
        })
    }

    /// W-7.7
    pub(crate) fn hint_ray(&self, tile: Tile) -> Hint {
        let mut next = self.clone();
        next.fire(tile, &mut ());
        let pawn = self.board.pawn[tile];
        let removed = pawn.filter(|&(owner, pawn)| next.player[owner].out[pawn] > self.player[owner].out[pawn]);
        let camp_of = pawn.filter(|_| removed.is_none()).map(|(owner, _)| owner);
        Hint::of(Detail::Destroy(Destruction { there: self.tile_view(tile), removed: removed.map(owned), camp_of }))
    }
}
