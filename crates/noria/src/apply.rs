//! What happens: one match that reads as a table of contents.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::Noria;
use crate::wheel::{ACTIVE, HoleSet};
use game::{Actor, Sink};

/// Carries out an action of the lists.
pub(crate) fn apply(game: &mut Noria, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
    match (game.phase, action) {
        // N-2, N-10: before the first round
        (Phase::DrawStart, Action::Start(seat)) => game.draw_start(seat, sink),
        (Phase::DrawStall(number), Action::Stall(kind)) => game.draw_stall(number, kind, sink),
        (Phase::DrawOrder(seat), Action::Order(order)) => game.draw_order(seat, order, sink),
        (Phase::DrawIsland, Action::Island(island)) => game.lay_island(island, sink),
        (Phase::BuildWheel(kind), Action::Fit(hole)) => game.fit(kind, hole, sink),
        (Phase::TakeResource, Action::Take(resource)) => game.take_resource(resource, sink),
        (Phase::FreeInvestment, Action::FreeInvest(path)) => game.free_invest(path, sink),

        // N-5: influence
        (Phase::Influence, Action::NightShift(ring)) => game.night_shift(ring, sink),
        (Phase::Influence, Action::Modify(from)) => game.phase = Phase::Modifying(from),
        (Phase::Modifying(from), Action::With(to)) => game.modify(from, to, sink),
        (Phase::Influence, Action::Done) => game.phase = Phase::Action,

        // N-3, N-6: discs, inspection, black market
        (Phase::Action, Action::Activate(hole)) => game.activate(hole, false, sink),
        (Phase::Action, Action::Twice(hole)) => game.activate(hole, true, sink),
        (Phase::Action, Action::Inspect(ring)) => game.skip(ring, ACTIVE.and(ring.set()), sink),
        (Phase::Action, Action::Skip(hole)) => game.skip(hole.ring(), HoleSet::only(hole), sink),
        (Phase::Action, Action::Sell(good)) => game.sell(good, sink),
        (Phase::Action, Action::Buy(resource)) => game.buy(resource, sink),
        (Phase::Action, Action::Done) => game.phase = Phase::Politics,

        // N-3.5, N-3.6: Bonus
        (Phase::Bonus(times), Action::Repeat(hole)) => game.repeat(hole, times, sink),
        (Phase::Naming(times), Action::Name(hole)) => game.name(hole, times, sink),

        // N-6.2 to N-6.4: City
        (Phase::City(using), Action::Market(kind)) => game.market(kind, using, sink),
        (Phase::City(using), Action::Invest(path)) => game.invest(path, using, sink),
        (Phase::Paying(payment), Action::Pay { amount, .. }) => game.pay(payment, amount, sink),

        // N-6.5 to N-6.7: Journey
        (Phase::Journey(using), Action::Journey(island)) => game.journey(island, using, sink),
        (Phase::Journey(using), Action::Reveal) => game.phase = Phase::Revealing(using),
        (Phase::Revealing(using), Action::Island(island)) => game.reveal(island, using, sink),
        (Phase::Landing(using), Action::Ship(resource)) => game.take_ship(resource, using, sink),
        (Phase::Landing(using), Action::Factory(space)) => game.build(space, using, sink),

        // N-6.8, N-6.9: Tool
        (Phase::Tool(using), Action::Upgrade(hole)) => game.upgrade(hole, using, sink),
        (Phase::Tool(using), Action::Produce { good, count }) => game.produce(good, count, using, sink),
        (Phase::Producing { using, .. }, Action::Also(good)) => game.produce(good, 1, using, sink),
        (Phase::Producing { using, .. }, Action::Done) => game.next_action(using, sink),
        (Phase::City(_) | Phase::Journey(_) | Phase::Tool(_), Action::Done) => game.decline(),

        // N-7, N-8: politics and administration
        (Phase::Politics, Action::Seat(chamber)) => game.seat_politician(chamber, sink),
        (Phase::Removing, Action::Remove(chamber)) => game.remove_politician(chamber, sink),
        (Phase::Politics, Action::Done) => game.administer(sink),
        (Phase::Placing(number), Action::Place(hole)) => game.place(number, hole, sink),

        (phase, action) => unreachable!("{actor:?} cannot do '{action}' in {phase:?}"),
    }
}
