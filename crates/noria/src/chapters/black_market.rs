//! N-6.11: the black market.

use crate::event::Event;
use crate::pieces::{Coin, Good, Resource};
use crate::state::Noria;
use crate::why::Reason;
use game::Sink;

impl Noria {
    /// The knowledge that a good brings.
    pub(crate) fn sale(&self, good: Good) -> u8 {
        let tables = self.tables();
        if good.is_simple() { tables.simple_good } else { tables.complex_good }
    }

    /// A good can be sold from a full warehouse.
    #[inline]
    pub(crate) fn none_to_sell(&self, good: Good) -> Option<Reason> {
        (self.me().full[good] == 0).then_some(Reason::NoGood(good))
    }

    /// A good for knowledge.
    pub(crate) fn sell(&mut self, good: Good, sink: &mut impl Sink<Event>) {
        let knowledge = self.sale(good);
        let me = self.me_mut();
        me.pay(Coin::from(good), 1);
        me.knowledge += u16::from(knowledge);
        sink.emit(Event::Sold { seat: self.active, good, knowledge });
    }

    /// Knowledge for a resource.
    pub(crate) fn buy(&mut self, resource: Resource, sink: &mut impl Sink<Event>) {
        let knowledge = self.tables().knowledge_per_resource;
        let me = self.me_mut();
        me.knowledge -= u16::from(knowledge);
        me.resources[resource] += 1;
        sink.emit(Event::Bought { seat: self.active, resource, knowledge });
    }
}
