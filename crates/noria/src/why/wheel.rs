//! Why a disc of the wheel, or a hole of it, cannot be chosen. Each first asks the set of holes that the list is made
//! of, and then which part of it leaves this hole out.

use super::Reason;
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::setup::on_ring;
use crate::state::Noria;
use crate::wheel::{ACTIVE, Hole, HoleSet};

impl Noria {
    /// N-10.2
    pub(super) fn not_fitting(&self, hole: Hole) -> Option<Reason> {
        if self.fitting().has(hole) {
            return None;
        }
        let (discs, ring) = (self.me().wheel.discs(), hole.ring());
        Some(match () {
            () if discs.has(hole) => Reason::HoleTaken,
            () if discs.and(ring.set()).len() >= on_ring(ring) => Reason::RingFull(ring),
            () => Reason::HalfFull,
        })
    }

    /// N-5.2
    pub(super) fn not_modifiable(&self, hole: Hole) -> Option<Reason> {
        let empty = self.me().wheel.disc(hole).is_none();
        (!self.modifiable().has(hole)).then_some(if empty { Reason::EmptyHole } else { Reason::Same })
    }

    /// N-5.2
    pub(super) fn not_swapped(&self, hole: Hole) -> Option<Reason> {
        match self.phase {
            Phase::Modifying(from) => (!self.me().wheel.unlike(from).has(hole)).then_some(Reason::Same),
            _ => Some(Reason::NothingTaken),
        }
    }

    /// N-3.2, N-3.8
    pub(super) fn not_activated(&self, hole: Hole) -> Option<Reason> {
        if !self.in_reach().has(hole) {
            return Some(self.out_of_reach(hole));
        }
        (!self.usable(hole)).then(|| self.nothing_to_do(hole))
    }

    /// N-3.4
    pub(super) fn not_doubled(&self, hole: Hole) -> Option<Reason> {
        if !self.me().wheel.upgraded().has(hole) {
            return Some(Reason::NotUpgraded);
        }
        self.this_turn.doubled.then_some(Reason::Doubled)
    }

    /// N-6.10, second edition.
    pub(super) fn not_inspected(&self, ring: Ring) -> Option<Reason> {
        if self.ring_skippable(ring) {
            return None;
        }
        let used = !self.closed().and(ring.set()).is_empty();
        Some(if used { Reason::RingUsed(ring) } else { Reason::NothingToSkip })
    }

    /// N-6.10, first edition.
    pub(super) fn not_skipped(&self, hole: Hole) -> Option<Reason> {
        if self.skippable().has(hole) {
            return None;
        }
        let promised = self.promised();
        Some(match self.barred(hole) {
            Some(reason) => reason,
            None if promised.has(hole) => Reason::Promised(hole),
            None => self.off_chain(hole, self.this_turn.activated.or(promised)),
        })
    }

    /// N-3.5
    pub(super) fn not_repeated(&self, hole: Hole) -> Option<Reason> {
        if self.repeatable().has(hole) {
            return None;
        }
        Some(match self.me().wheel.disc(hole) {
            None => Reason::EmptyHole,
            Some(_) if !self.this_turn.activated.has(hole) => Reason::NotActivated,
            Some(Disc { kind: Kind::Bonus, .. }) => Reason::BonusItself,
            Some(disc) => Reason::Idle(disc.kind),
        })
    }

    /// N-3.6, N-3.9
    pub(super) fn not_named(&self, hole: Hole) -> Option<Reason> {
        if self.nameable().has(hole) {
            return None;
        }
        Some(match self.me().wheel.disc(hole) {
            Some(Disc { kind: Kind::Bonus, .. }) => Reason::BonusItself,
            _ => self.out_of_reach(hole),
        })
    }

    /// N-6.8
    pub(super) fn not_upgraded(&self, hole: Hole, using: Option<Use>) -> Option<Reason> {
        let tool = using?.hole;
        if self.upgradable(tool).has(hole) {
            return None;
        }
        Some(match self.me().wheel.disc(hole) {
            None => Reason::EmptyHole,
            Some(disc) if disc.upgraded => Reason::Upgraded,
            Some(_) if hole == tool => Reason::ToolItself,
            Some(_) => Reason::Promised(hole),
        })
    }

    /// N-3.2, N-3.9, N-6.8, N-6.10: why a hole is not [`Noria::in_reach`].
    fn out_of_reach(&self, hole: Hole) -> Reason {
        let turn = &self.this_turn;
        let reason = self.barred(hole).or(turn.fresh.has(hole).then_some(Reason::Fresh));
        reason.unwrap_or_else(|| {
            let beside = if self.rules.edition == Edition::First { turn.skipped } else { HoleSet::NONE };
            self.off_chain(hole, turn.activated.or(self.promised()).or(beside))
        })
    }

    /// N-3.1, N-3.2: nothing to use there, or nothing any more.
    fn barred(&self, hole: Hole) -> Option<Reason> {
        let turn = &self.this_turn;
        Some(match () {
            () if self.me().wheel.disc(hole).is_none() => Reason::EmptyHole,
            () if !ACTIVE.has(hole) => Reason::Resting,
            () if turn.activated.has(hole) => Reason::Used,
            () if self.closed().has(hole) => Reason::RingUsed(hole.ring()),
            () => return None,
        })
    }

    /// N-3.2: the disc among those in use, or to be used, that a hole does not go with.
    fn off_chain(&self, hole: Hole, discs: HoleSet) -> Reason {
        Reason::OffChain(discs.iter().find(|other| !other.goes_with(hole)).unwrap_or(hole))
    }

    /// N-3.8: why no action of a disc is possible.
    fn nothing_to_do(&self, hole: Hole) -> Reason {
        match self.my_disc(hole).kind {
            Kind::Bonus if self.rules.edition == Edition::First && !self.only_bonuses_yet() => Reason::BonusTooLate,
            kind => Reason::Idle(kind),
        }
    }
}
