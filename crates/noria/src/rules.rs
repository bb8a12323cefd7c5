//! The rules as the table asks for them: the first position, who is to move, what may be chosen, what a choice does,
//! who wins. Choices and what they do are each one match that reads as a table of contents; the rest is in `setup.rs`,
//! `choices.rs`, `chapters/`, `score.rs` and `audit.rs`.

use crate::action::Action;
use crate::choices::push_holes;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Market, Noria, Player, Rules, SpaceSet, ThisTurn};
use crate::tables::Tables;
use crate::wheel::{ACTIVE, HoleSet, Wheel};
use crate::{revisions, setup};
use game::{Actor, BadSetup, Game, OptionSpec, PerSeat, Printed, Revision, Scores, Seat, Setup, Sink, Turn};
use std::ops::RangeInclusive;

impl Game for Noria {
    const NAME: &'static str = "noria";
    const REVISIONS: &'static [Revision] = revisions::REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    /// 4 times 16 turns. Apart from the black market a turn has some 60 steps at most: a few special actions (their
    /// prices double), four actions of discs with their payments, four discs to place. At most 76 resources come in a
    /// turn (four times 19 ships), each enough for a third of a good or more, and every good sold and every resource
    /// bought is a step.
    const LONGEST: u32 = 12_000;

    type Data = Tables;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, tables: &'static Tables) -> Result<Noria, BadSetup> {
        let rules = Rules {
            revision: setup.revision(),
            seats: setup.seats(),
            edition: setup.value::<Noria>("edition").parse().expect("a value of the option"),
            first_market: setup.value::<Noria>("market") == "first",
            expert: setup.value::<Noria>("expert") == "on",
        };
        if rules.expert && rules.first_market {
            return Err(BadSetup::Contradiction(
                "the expert game draws its market: option expert goes with market = random only",
            ));
        }
        let nobody = Player {
            wheel: Wheel::default(),
            resources: ByResource::all(0),
            knowledge: 0,
            ships: ByResource::all(0),
            empty: ByGood::all(0),
            full: ByGood::all(0),
            level: ByPath::all(0),
            ambassador: None,
            built: SpaceSet::NONE,
        };
        let mut player = PerSeat::all(nobody);
        for seat in Seat::first(rules.seats) {
            // N-2.4, N-10.3
            player[seat].ships = ByResource::all(1);
            player[seat].knowledge = if rules.expert { 0 } else { 1 };
        }
        Ok(Noria {
            printed: Printed(tables),
            rules,
            phase: Phase::DrawStart,
            round: 0,
            first: Seat::ALL[0],
            active: Seat::ALL[0],
            this_turn: ThisTurn::NEW,
            player,
            market: Market { left: ByKind::all(tables.discs_on_market.of(rules.seats)), price: ByKind::all(0) },
            waiting: ByChamber::all(4),
            seated: ByChamber::all(0),
            open: IslandSet::NONE,
            ships: ByIsland::all(ByResource::all(0)),
            circle: [None; 9],
            gone: ByKind::all(0),
        })
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.active)
    }

    #[inline]
    fn choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::Influence => self.influence_choices(out),
            Phase::Modifying(from) => push_holes(self.me().wheel.unlike(from), Action::With, out),
            Phase::Action => self.action_choices(out),
            Phase::City(using) => self.city_choices(using, out),
            Phase::Journey(using) => self.journey_choices(using, out),
            Phase::Landing(_) => self.landing_choices(out),
            Phase::Tool(using) => self.tool_choices(using, out),
            Phase::Producing { after, .. } => self.also_choices(after, out),
            Phase::Bonus(_) => push_holes(self.repeatable(), Action::Repeat, out),
            Phase::Naming(_) => push_holes(self.nameable(), Action::Name, out),
            Phase::Paying(payment) => self.paying_choices(&payment, out),
            Phase::Politics => self.politics_choices(out),
            Phase::Removing => self.push_waiting(Action::Remove, out),
            Phase::Placing(_) => push_holes(HoleSet::ALL, Action::Place, out),
            Phase::TakeResource => out.extend(Resource::ALL.map(Action::Take)),
            Phase::FreeInvestment => out.extend(Path::ALL.map(Action::FreeInvest)),
            Phase::BuildWheel(_) => push_holes(self.fitting(), Action::Fit, out),
            Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => {}
            Phase::Revealing(_) | Phase::Over => {}
        }
    }

    fn is_detail(&self) -> bool {
        matches!(self.phase, Phase::Modifying(_) | Phase::Producing { .. } | Phase::Paying(_))
    }

    /// All are equally likely.
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        match self.phase {
            Phase::DrawStart => out.extend(Seat::first(self.rules.seats).map(|seat| (Action::Start(seat), 1))),
            Phase::DrawStall(_) => out.extend(self.without_stall().map(|kind| (Action::Stall(kind), 1))),
            Phase::DrawOrder(_) => out.extend(self.orders_left().map(|order| (Action::Order(order), 1))),
            Phase::DrawIsland | Phase::Revealing(_) => {
                let unseen = Island::ALL.into_iter().filter(|&island| !self.open.has(island));
                out.extend(unseen.map(|island| (Action::Island(island), 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (self.phase, action) {
            // N-2, N-10: before the first round
            (Phase::DrawStart, Action::Start(seat)) => self.draw_start(seat, sink),
            (Phase::DrawStall(number), Action::Stall(kind)) => self.draw_stall(number, kind, sink),
            (Phase::DrawOrder(seat), Action::Order(order)) => self.draw_order(seat, order, sink),
            (Phase::DrawIsland, Action::Island(island)) => self.lay_island(island, sink),
            (Phase::BuildWheel(kind), Action::Fit(hole)) => self.fit(kind, hole, sink),
            (Phase::TakeResource, Action::Take(resource)) => self.take_resource(resource, sink),
            (Phase::FreeInvestment, Action::FreeInvest(path)) => self.free_invest(path, sink),

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
            (Phase::Paying(payment), Action::Pay { amount, .. }) => self.pay(payment, amount, sink),

            // N-6.5 to N-6.7: Journey
            (Phase::Journey(using), Action::Journey(island)) => self.journey(island, using, sink),
            (Phase::Journey(using), Action::Reveal) => self.phase = Phase::Revealing(using),
            (Phase::Revealing(using), Action::Island(island)) => self.reveal(island, using, sink),
            (Phase::Landing(using), Action::Ship(resource)) => self.take_ship(resource, using, sink),
            (Phase::Landing(using), Action::Factory(space)) => self.build(space, using, sink),

            // N-6.8, N-6.9: Tool
            (Phase::Tool(using), Action::Upgrade(hole)) => self.upgrade(hole, using, sink),
            (Phase::Tool(using), Action::Produce { good, count }) => self.produce(good, count, using, sink),
            (Phase::Producing { using, .. }, Action::Also(good)) => self.produce(good, 1, using, sink),
            (Phase::Producing { using, .. }, Action::Done) => self.next_action(using, sink),
            (Phase::City(_) | Phase::Journey(_) | Phase::Tool(_), Action::Done) => self.decline(),

            // N-7, N-8: politics and administration
            (Phase::Politics, Action::Seat(chamber)) => self.seat_politician(chamber, sink),
            (Phase::Removing, Action::Remove(chamber)) => self.remove_politician(chamber, sink),
            (Phase::Politics, Action::Done) => self.administer(sink),
            (Phase::Placing(number), Action::Place(hole)) => self.place(number, hole, sink),

            (phase, action) => unreachable!("{actor:?} cannot do '{action}' in {phase:?}"),
        }
    }

    /// N-9.1, N-9.2: points and places as they stand.
    fn scores(&self) -> Scores {
        let mut points = PerSeat::all(0);
        for seat in Seat::first(self.rules.seats) {
            points[seat] = self.points(seat);
        }
        Scores::ranked(self.rules.seats, points, |seat| (points[seat], -self.upkeep(seat)))
    }

    fn audit(&self) -> Result<(), String> {
        self.count_discs()?;
        self.count_ships()?;
        self.count_warehouses()?;
        self.count_politicians()?;
        self.count_islands()?;
        self.check_turn()
    }
}
