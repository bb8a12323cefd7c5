//! N-3 and N-6.10: which discs can be activated or skipped, and what activating one begins.

use crate::event::Event;
use crate::phase::{Phase, Use};
use crate::pieces::{Disc, Edition, Kind, Resource, Ring};
use crate::state::Noria;
use crate::wheel::{ACTIVE, Hole, HoleSet};
use game::Sink;

/// N-6.10: the knowledge an inspection brings.
pub(crate) const INSPECTION: u8 = 1;

impl Noria {
    /// The disc in a hole of the wheel at turn, where one is known to lie.
    #[inline]
    pub(crate) fn my_disc(&self, hole: Hole) -> Disc {
        self.me().wheel.disc(hole).expect("a disc in the hole")
    }

    /// Rings that gave a disc or an inspection this turn.
    #[inline]
    pub(crate) fn closed(&self) -> HoleSet {
        self.this_turn.activated.or(self.this_turn.skipped).rings()
    }

    /// N-3.2, N-6.8: the discs that can be activated if their actions allow it.
    #[inline]
    pub(crate) fn in_reach(&self) -> HoleSet {
        match self.rules.edition {
            Edition::Second => self.going_with(self.this_turn.activated).without(self.this_turn.fresh),
            Edition::First => self.in_reach_after(HoleSet::NONE),
        }
    }

    /// N-3.9, N-6.10: the same in the first edition, once the discs of `more` are activated too. A disc must go with
    /// all that were or will be activated, and with each that was skipped.
    pub(crate) fn in_reach_after(&self, more: HoleSet) -> HoleSet {
        let turn = &self.this_turn;
        let discs = self.going_with(turn.activated.or(self.promised()).or(more));
        discs.and(turn.skipped.beside()).without(turn.fresh)
    }

    /// N-3.2: the discs of the active half that fit a chain with all of these, in rings not used. A chain has one hole
    /// of each ring, so no ring gets a second disc.
    #[inline]
    fn going_with(&self, holes: HoleSet) -> HoleSet {
        holes.chain().and(self.me().wheel.discs()).without(self.closed())
    }

    /// N-3.8: a disc is offered only if one of its actions is legal and payable now.
    #[inline]
    pub(crate) fn usable(&self, hole: Hole) -> bool {
        match self.my_disc(hole).kind {
            Kind::Energy | Kind::Mycelium | Kind::Obsidian => true,
            Kind::City => self.city_usable(),
            Kind::Journey => self.journey_usable(),
            Kind::Tool => self.tool_usable(hole),
            Kind::Bonus => self.bonus_usable(hole),
        }
    }

    /// N-3.2, N-3.8: the discs that are offered.
    #[inline]
    pub(crate) fn usable_discs(&self) -> HoleSet {
        let mut usable = HoleSet::NONE;
        for hole in self.in_reach().iter() {
            if self.usable(hole) {
                usable = usable.or(HoleSet::only(hole));
            }
        }
        usable
    }

    /// N-3.3, N-3.4: activates a disc for one action, or for two.
    pub(crate) fn activate(&mut self, hole: Hole, twice: bool, sink: &mut impl Sink<Event>) {
        let disc = self.my_disc(hole);
        self.this_turn.activated = self.this_turn.activated.or(HoleSet::only(hole));
        self.this_turn.doubled |= twice;
        sink.emit(Event::Activated { seat: self.active, hole, disc, twice });
        if disc.kind == Kind::Bonus {
            return self.begin_bonus(1 + u8::from(twice));
        }
        self.begin_action(self.first_use(hole, twice), sink);
    }

    /// N-3.3, N-3.4, N-3.6: the first action of a disc, and how many follow.
    pub(crate) fn first_use(&self, hole: Hole, twice: bool) -> Use {
        let extras = self.extras(hole);
        Use { hole, left: u8::from(twice) + extras, extras, repeats: 0 }
    }

    /// Begins one action of a disc that has a legal one.
    pub(crate) fn begin_action(&mut self, using: Use, sink: &mut impl Sink<Event>) {
        self.this_turn.actions += 1;
        assert!(self.this_turn.actions <= 4, "N-3.7: never more than four actions in a turn");
        let kind = self.my_disc(using.hole).kind;
        match kind {
            Kind::Energy => self.gather(Resource::Energy, using, sink),
            Kind::Mycelium => self.gather(Resource::Mycelium, using, sink),
            Kind::Obsidian => self.gather(Resource::Obsidian, using, sink),
            Kind::City => self.phase = Phase::City(using),
            Kind::Journey => self.phase = Phase::Journey(using),
            Kind::Tool => self.phase = Phase::Tool(using),
            Kind::Bonus => unreachable!("a Bonus has no action of its own"),
        }
    }

    /// N-3.3, N-3.4: after an action, the next one of the same disc or Bonus if one is possible.
    pub(crate) fn next_action(&mut self, using: Use, sink: &mut impl Sink<Event>) {
        if using.left > 0 && self.usable(using.hole) {
            self.begin_action(Use { left: using.left - 1, ..using }, sink);
        } else if using.repeats > 0 && !self.repeatable().is_empty() {
            self.phase = Phase::Bonus(using.repeats);
        } else {
            self.phase = Phase::Action;
        }
    }

    /// N-3.6: an extra action is declined.
    pub(crate) fn decline(&mut self) {
        self.this_turn.actions -= 1;
        self.phase = Phase::Action;
    }

    /// N-6.1: one resource of the kind per ship of that kind.
    #[inline]
    pub(crate) fn harvest(&self, resource: Resource) -> u8 {
        self.me().ships[resource]
    }

    /// N-6.1: gathers resources.
    fn gather(&mut self, resource: Resource, using: Use, sink: &mut impl Sink<Event>) {
        let amount = self.harvest(resource);
        self.me_mut().resources[resource] += u16::from(amount);
        sink.emit(Event::Gathered { seat: self.active, resource, amount });
        self.next_action(using, sink);
    }

    /// N-6.10, second edition: whether this ring has a disc to skip, and nothing in it was activated or skipped.
    #[inline]
    pub(crate) fn ring_skippable(&self, ring: Ring) -> bool {
        let discs = self.me().wheel.discs().and(ACTIVE).and(ring.set());
        !discs.is_empty() && self.closed().and(ring.set()).is_empty()
    }

    /// N-6.10, first edition: a skipped disc must go with those that are activated, before or after it; it need not go
    /// with other skipped ones.
    #[inline]
    pub(crate) fn skippable(&self) -> HoleSet {
        let promised = self.promised();
        self.going_with(self.this_turn.activated.or(promised)).without(promised)
    }

    /// N-6.10: knowledge instead of a disc.
    pub(crate) fn skip(&mut self, ring: Ring, holes: HoleSet, sink: &mut impl Sink<Event>) {
        self.this_turn.skipped = self.this_turn.skipped.or(holes);
        self.me_mut().knowledge += u16::from(INSPECTION);
        sink.emit(Event::Inspected { seat: self.active, ring, knowledge: INSPECTION });
    }
}
