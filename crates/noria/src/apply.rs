//! What happens: one match that reads as a table of contents.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::Noria;
use crate::wheel::{ACTIVE, HoleSet};
use game::{Actor, Sink};

impl Noria {
    pub(crate) fn carry_out(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (self.phase, action) {
            // N-2, N-10: before the first round
            (Phase::DrawStart, Action::Start(seat)) => self.draw_start(seat, sink),
            (Phase::DrawStall(number), Action::Stall(kind)) => self.draw_stall(number, kind, sink),
            (Phase::DrawOrder(seat), Action::Order(order)) => self.draw_order(seat, order, sink),
            (Phase::DrawIsland, Action::Island(island)) => self.lay_island(island, sink),
            (Phase::BuildWheel(kind), Action::Fit(hole)) => self.fit(kind, hole, sink),
            (Phase::TakeResource, Action::Take(resource)) => self.take_resource(resource, sink),
            (Phase::FreeStep, Action::Step(path)) => self.free_step(path, sink),

            // N-5: influence
            (Phase::Influence, Action::NightShift(ring)) => self.night_shift(ring, sink),
            (Phase::Influence, Action::Modify(from)) => self.phase = Phase::Modifying(from),
            (Phase::Modifying(from), Action::With(to)) => self.modify(from, to, sink),
            (Phase::Influence, Action::Done) => self.phase = Phase::Action,

            // N-3, N-6: discs, inspection, black market
            (Phase::Action, Action::Activate(hole)) => self.activate(hole, false, sink),
            (Phase::Action, Action::Twice(hole)) => self.activate(hole, true, sink),
            (Phase::Action, Action::Inspect(ring)) => self.skip(ring, ACTIVE.and(ring.set()), sink),
            (Phase::Action, Action::Skip(hole)) => self.skip(hole.ring(), HoleSet::only(hole), sink),
            (Phase::Action, Action::Sell(good)) => self.sell(good, sink),
            (Phase::Action, Action::Buy(resource)) => self.buy(resource, sink),
            (Phase::Action, Action::Done) => self.phase = Phase::Politics,

            // N-3.5, N-3.6: Bonus
            (Phase::Bonus(times), Action::Repeat(hole)) => self.repeat(hole, times, sink),
            (Phase::Naming(times), Action::Name(hole)) => self.name(hole, times, sink),

            // N-6.2 to N-6.4: City
            (Phase::City(using), Action::Market(kind)) => self.market(kind, using, sink),
            (Phase::City(using), Action::Invest(path)) => self.invest(path, using, sink),
            (Phase::Paying(payment), Action::Pay(_, amount)) => self.pay(payment, amount, sink),

            // N-6.5 to N-6.7: Journey
            (Phase::Journey(using), Action::Journey(island)) => self.journey(island, using, sink),
            (Phase::Journey(using), Action::Reveal) => self.phase = Phase::Revealing(using),
            (Phase::Revealing(using), Action::Island(island)) => self.reveal(island, using, sink),
            (Phase::Landing(using), Action::Ship(resource)) => self.take_ship(resource, using, sink),
            (Phase::Landing(using), Action::Factory(space)) => self.build(space, using, sink),

            // N-6.8, N-6.9: Tool
            (Phase::Tool(using), Action::Upgrade(hole)) => self.upgrade(hole, using, sink),
            (Phase::Tool(using), Action::Produce(good, count)) => self.produce(good, count, using, sink),
            (Phase::Producing(using, _), Action::Also(good)) => self.produce(good, 1, using, sink),
            (Phase::Producing(using, _), Action::Done) => self.next_action(using, sink),
            (Phase::City(_) | Phase::Journey(_) | Phase::Tool(_), Action::Done) => self.decline(),

            // N-7, N-8: politics and administration
            (Phase::Politics, Action::Seat(chamber)) => self.seat_politician(chamber, sink),
            (Phase::Removing, Action::Remove(chamber)) => self.remove_politician(chamber, sink),
            (Phase::Politics, Action::Done) => self.administer(sink),
            (Phase::Placing(number), Action::Place(hole)) => self.place(number, hole, sink),

            (phase, action) => unreachable!("{actor:?} cannot do '{action}' in {phase:?}"),
        }
    }
}
