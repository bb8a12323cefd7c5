//! W-4.3: whether the base camp can be placed for certain, and which steps leave it so. Certain is what no roll can
//! spoil.
//!
//! The search is exact although it is short. A die from the factory comes first, because all else can wait until it
//! lies there. A re-roll is never needed: the die may show the same again, so what is certain with the re-roll is
//! certain without it. The Death Ray is no part of it, because nobody has to destroy a tile.

use crate::action::Action;
use crate::pieces::*;
use crate::state::Wiraqocha;

impl Wiraqocha {
    /// W-4.3: whether the camp can be placed whatever is rolled: by dice, resources, probe, exoskeleton and factory.
    pub(crate) fn camp_is_certain(&self) -> bool {
        self.camp_with_exoskeleton()
            || self.may_buy_die() && Face::ALL.into_iter().all(|face| self.with_bought(face).camp_with_exoskeleton())
    }

    fn camp_with_exoskeleton(&self) -> bool {
        self.camp_with_probe() || self.turnable().any(|face| self.with_turned(face).camp_with_probe())
    }

    fn camp_with_probe(&self) -> bool {
        !self.conquerable().is_empty() || {
            let goals = self.probe_goals();
            !goals.is_empty()
                && goals.and(self.fitting()).and(self.reach()).iter().any(|tile| self.with_probed(tile).beatable(tile))
        }
    }

    /// W-4.3: while the camp can be placed, whatever might spoil that is taken out of the list behind the placements.
    pub(crate) fn drop_spoilers(&self, placements: usize, out: &mut Vec<Action>) {
        let mut kept = placements;
        for at in placements..out.len() {
            if self.keeps_camp(out[at]) {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// W-4.3: whether the camp is still certain after this step, whatever a die then shows.
    pub(crate) fn keeps_camp(&self, step: Action) -> bool {
        match step {
            Action::Reroll(face) => self.reroll_keeps_camp(face),
            Action::Exoskeleton(face) => self.with_turned(face).camp_is_certain(),
            Action::Factory => Face::ALL.into_iter().all(|face| self.with_bought(face).camp_is_certain()),
            Action::Probe(tile) => self.with_probed(tile).camp_is_certain(),
            Action::DeathRay(tile) => {
                let mut next = self.clone();
                next.fire(tile, &mut ());
                next.camp_is_certain()
            }
            // An own token on an own tile is in nobody's way.
            Action::Fortress(_) => true,
            other => unreachable!("{other} before the camp"),
        }
    }

    /// One die more is never in the way, so what the others can do is enough; otherwise each number is tried.
    fn reroll_keeps_camp(&self, face: Face) -> bool {
        let mut others = self.clone();
        others.dice = self.dice.without(face);
        let with = |shown: Face| {
            let mut next = others.clone();
            next.dice = others.dice.with(shown);
            next.camp_is_certain()
        };
        others.camp_is_certain() || Face::ALL.into_iter().all(with)
    }

    fn with_bought(&self, face: Face) -> Wiraqocha {
        let mut next = self.clone();
        next.buy_die(&mut ());
        next.show(1, face, &mut ());
        next
    }

    fn with_turned(&self, face: Face) -> Wiraqocha {
        let mut next = self.clone();
        next.exoskeleton(face, &mut ());
        next
    }

    fn with_probed(&self, tile: Tile) -> Wiraqocha {
        let mut next = self.clone();
        next.probe(tile, &mut ());
        next
    }
}
