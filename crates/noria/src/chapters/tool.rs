//! N-6.8 and N-6.9: the Tool disc, Upgrade and Production.

use crate::event::Event;
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::{Hole, HoleSet};
use game::Sink;

impl Noria {
    /// Whether there is a disc to upgrade or a good to produce.
    #[inline]
    pub(crate) fn tool_usable(&self, hole: Hole) -> bool {
        !self.upgradable(hole).is_empty() || self.producible_from(0)
    }

    /// N-6.8: any other normal disc of the wheel; a Tool never upgrades itself. N-3.9: nor a promised disc, which would
    /// then have to rest.
    #[inline]
    pub(crate) fn upgradable(&self, tool: Hole) -> HoleSet {
        let wheel = self.me().wheel;
        wheel.discs().without(wheel.upgraded()).without(HoleSet::only(tool)).without(self.promised())
    }

    /// N-6.8: turns a disc over; it cannot be activated later this turn.
    pub(crate) fn upgrade(&mut self, hole: Hole, using: Use, sink: &mut impl Sink<Event>) {
        let kind = self.my_disc(hole).kind;
        self.me_mut().wheel.upgrade(hole);
        self.this_turn.fresh = self.this_turn.fresh.or(HoleSet::only(hole));
        sink.emit(Event::Upgraded { seat: self.active, hole, kind });
        self.next_action(using, sink);
    }

    /// N-6.9: whether a good can be produced, from the one with this number on.
    #[inline]
    fn producible_from(&self, first: usize) -> bool {
        Good::ALL[first..].iter().any(|&good| self.me().can_produce(good, self.tables()) > 0)
    }

    /// N-6.9: what so many of a good cost to produce.
    #[inline]
    pub(crate) fn production_cost(&self, good: Good, count: u8) -> ByResource<u16> {
        let each = self.tables().good[good];
        ByResource::new(Resource::ALL.map(|resource| u16::from(each[resource]) * u16::from(count)))
    }

    /// N-6.9: fills warehouses of one good. After a single one, goods further down the list may follow, one each.
    pub(crate) fn produce(&mut self, good: Good, count: u8, using: Use, sink: &mut impl Sink<Event>) {
        let cost = self.production_cost(good, count);
        let me = self.me_mut();
        for resource in Resource::ALL {
            me.resources[resource] -= cost[resource];
        }
        me.empty[good] -= count;
        me.full[good] += count;
        sink.emit(Event::Produced { seat: self.active, good, count });
        if count == 1 && self.producible_from(good as usize + 1) {
            self.phase = Phase::Producing { using, after: good };
        } else {
            self.next_action(using, sink);
        }
    }
}
