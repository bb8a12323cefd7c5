//! N-3.5 and N-3.6: the Bonus disc, which the two editions understand differently.

use crate::event::Event;
use crate::phase::{Phase, Use};
use crate::pieces::{Edition, Kind};
use crate::state::Noria;
use crate::wheel::{Hole, HoleSet};
use game::Sink;

impl Noria {
    /// Whether activating the Bonus in this hole leads to anything.
    #[inline]
    pub(crate) fn bonus_usable(&self, hole: Hole) -> bool {
        match self.rules.edition {
            Edition::Second => !self.repeatable().is_empty(),
            Edition::First => self.only_bonuses_yet() && !self.nameable_after(HoleSet::only(hole)).is_empty(),
        }
    }

    /// Begins a Bonus that repeats or strengthens `times` times.
    pub(crate) fn begin_bonus(&mut self, times: u8) {
        self.phase = match self.rules.edition {
            Edition::Second => Phase::Bonus(times),
            Edition::First => Phase::Naming(times),
        };
    }

    /// N-3.5: discs activated this turn, other than a Bonus, with an action that is legal now.
    #[inline]
    pub(crate) fn repeatable(&self) -> HoleSet {
        let mut holes = HoleSet::NONE;
        for hole in self.this_turn.activated.iter() {
            if self.my_disc(hole).kind != Kind::Bonus && self.usable(hole) {
                holes = holes.or(HoleSet::only(hole));
            }
        }
        holes
    }

    /// N-3.5: one action of a disc that was activated before.
    pub(crate) fn repeat(&mut self, hole: Hole, times: u8, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Repeated { seat: self.active, hole, kind: self.my_disc(hole).kind });
        self.begin_action(Use { hole, left: 0, extras: 0, repeats: times - 1 }, sink);
    }

    /// N-3.6: a Bonus comes before all other discs.
    pub(crate) fn only_bonuses_yet(&self) -> bool {
        self.this_turn.activated.iter().all(|hole| self.my_disc(hole).kind == Kind::Bonus)
    }

    /// N-3.6: what the Bonus that was just activated may name.
    pub(crate) fn nameable(&self) -> HoleSet {
        self.nameable_after(HoleSet::NONE)
    }

    /// N-3.6, N-3.9: the discs, other than a Bonus, that can be activated together with all that were activated, were
    /// named before, or lie in `more`.
    fn nameable_after(&self, more: HoleSet) -> HoleSet {
        let mut holes = HoleSet::NONE;
        for hole in self.in_reach_after(more).iter() {
            if self.my_disc(hole).kind != Kind::Bonus {
                holes = holes.or(HoleSet::only(hole));
            }
        }
        holes
    }

    /// N-3.9: the discs that were named and are still to be activated. Nothing is offered that would close their way on
    /// the wheel, so they stay in reach until they are. In the second edition nothing is ever named.
    #[inline]
    pub(crate) fn promised(&self) -> HoleSet {
        let turn = &self.this_turn;
        if turn.named[0].is_none() {
            return HoleSet::NONE;
        }
        let named = turn.named.iter().flatten().fold(HoleSet::NONE, |holes, &hole| holes.or(HoleSet::only(hole)));
        named.without(turn.activated)
    }

    /// N-3.6: this disc will get one action more.
    pub(crate) fn name(&mut self, hole: Hole, times: u8, sink: &mut impl Sink<Event>) {
        let free = self.this_turn.named.iter().position(Option::is_none).expect("at most three are named");
        self.this_turn.named[free] = Some(hole);
        sink.emit(Event::Named { seat: self.active, hole, kind: self.my_disc(hole).kind });
        self.phase = if times > 1 { Phase::Naming(times - 1) } else { Phase::Action };
    }

    /// N-3.6: how many more actions a disc has from being named.
    #[inline]
    pub(crate) fn extras(&self, hole: Hole) -> u8 {
        self.this_turn.named.iter().filter(|&&named| named == Some(hole)).count() as u8
    }
}
