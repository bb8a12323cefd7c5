//! N-2 and N-10: the options, and the steps before the first round.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::*;
use crate::wheel::{ACTIVE, Hole, HoleSet};
use game::{OptionSpec, Seat, Sink};

/// The variants of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "edition", values: &["second", "first"] },
    OptionSpec { name: "market", values: &["random", "first"] },
    OptionSpec::flag("expert"),
];

impl Noria {
    /// N-2.6, N-10.1: the start player is drawn; then the islands of the expert game, or the market.
    pub(crate) fn draw_start(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.first = seat;
        self.active = seat;
        sink.emit(Event::Started { seat });
        if self.rules.expert {
            self.phase = Phase::DrawIsland;
        } else if self.rules.first_market {
            for (number, kind) in self.tables().first_market.into_iter().enumerate() {
                self.fill_stall(number, kind, sink);
            }
            self.phase = Phase::DrawOrder(Seat::ALL[0]);
        } else {
            self.phase = Phase::DrawStall(0);
        }
    }

    /// N-10.1: an island is laid face up in the circle, with its ships.
    pub(crate) fn lay_island(&mut self, island: Island, sink: &mut impl Sink<Event>) {
        self.circle[self.open.len()] = Some(island);
        self.show_island(island, sink);
        if !self.islands_left() {
            self.phase = Phase::DrawStall(0);
        }
    }

    /// N-2.3: the types that have no space on the market yet.
    pub(crate) fn without_stall(&self) -> impl Iterator<Item = Kind> {
        // A price of 0 is that of a type without a space only here: before the market is complete.
        Kind::PRICED.into_iter().filter(|&kind| self.market.price[kind] == 0)
    }

    /// N-2.3: the spaces of the market are filled from the cheapest on; the last type is known without a draw.
    pub(crate) fn draw_stall(&mut self, number: u8, kind: Kind, sink: &mut impl Sink<Event>) {
        self.fill_stall(usize::from(number), kind, sink);
        if number < 2 {
            self.phase = Phase::DrawStall(number + 1);
            return;
        }
        let last = self.without_stall().next().expect("four types for four spaces");
        self.fill_stall(3, last, sink);
        self.phase = match self.rules.expert {
            true => Phase::BuildWheel(Kind::STARTING[0]),
            false => Phase::DrawOrder(Seat::ALL[0]),
        };
    }

    fn fill_stall(&mut self, number: usize, kind: Kind, sink: &mut impl Sink<Event>) {
        let price = self.tables().market_prices[number];
        self.market.price[kind] = price;
        sink.emit(Event::Stalled { kind, price });
    }

    /// N-2.5: the orders that no other wheel has.
    pub(crate) fn orders_left(&self) -> impl Iterator<Item = Order> {
        let holes = self.tables().start_resources;
        let has = move |player: &Player, order: Order| {
            holes.into_iter().zip(order.kinds()).all(|(hole, kind)| player.wheel.disc(hole) == Some(Disc::normal(kind)))
        };
        Order::ALL.into_iter().filter(move |&order| !self.player.entries().iter().any(|player| has(player, order)))
    }

    /// N-2.5: a wheel is filled.
    pub(crate) fn draw_order(&mut self, seat: Seat, order: Order, sink: &mut impl Sink<Event>) {
        let tables = self.tables();
        let wheel = &mut self.player[seat].wheel;
        for (kind, hole) in tables.start_discs {
            wheel.put(hole, Some(Disc::normal(kind)));
        }
        for (hole, kind) in tables.start_resources.into_iter().zip(order.kinds()) {
            wheel.put(hole, Some(Disc::normal(kind)));
        }
        sink.emit(Event::Ordered { seat, order });
        let next = seat.next(self.rules.seats);
        self.phase = if next == Seat::ALL[0] { Phase::TakeResource } else { Phase::DrawOrder(next) };
    }

    /// N-2.4: everyone takes a resource, from the start player on.
    pub(crate) fn take_resource(&mut self, resource: Resource, sink: &mut impl Sink<Event>) {
        self.me_mut().resources[resource] += 1;
        sink.emit(Event::Took { seat: self.active, resource });
        if self.everyone_has_had_a_go() {
            self.phase = Phase::FreeInvestment;
        }
    }

    /// N-2.7: everyone invests once for nothing, from the start player on.
    pub(crate) fn free_invest(&mut self, path: Path, sink: &mut impl Sink<Event>) {
        self.complete_investment(path, sink);
        if self.everyone_has_had_a_go() {
            self.begin_play(sink);
        }
    }

    /// Moves on to the next seat, and says whether that is the start player again.
    fn everyone_has_had_a_go(&mut self) -> bool {
        self.active = self.active.next(self.rules.seats);
        self.active == self.first
    }

    /// N-10.2: the holes for the next disc from which a lawful wheel can be completed:
    /// 1 disc on the small, 2 on the medium, 3 on the large ring; 2 of them in the active half.
    pub(crate) fn fitting(&self) -> HoleSet {
        let discs = self.me().wheel.discs();
        let mut holes = HoleSet::NONE;
        for hole in HoleSet::ALL.without(discs).iter() {
            if can_complete(discs.or(HoleSet::only(hole))) {
                holes = holes.or(HoleSet::only(hole));
            }
        }
        holes
    }

    /// N-10.2: a disc is fitted; after the sixth the next seat builds, and after the last seat the game begins.
    pub(crate) fn fit(&mut self, kind: Kind, hole: Hole, sink: &mut impl Sink<Event>) {
        self.me_mut().wheel.put(hole, Some(Disc::normal(kind)));
        sink.emit(Event::Fitted { seat: self.active, kind, hole });
        if let Some(&next) = Kind::STARTING.get(kind as usize + 1) {
            self.phase = Phase::BuildWheel(next);
        } else if self.everyone_has_had_a_go() {
            self.begin_play(sink);
        } else {
            self.phase = Phase::BuildWheel(Kind::STARTING[0]);
        }
    }
}

/// N-10.2: how many discs of the first wheel lie on a ring.
pub(crate) fn on_ring(ring: Ring) -> u32 {
    ring as u32 + 1
}

/// N-10.2: whether discs in these holes can be part of a lawful wheel.
fn can_complete(discs: HoleSet) -> bool {
    let (mut least, mut most) = (0, 0);
    for ring in Ring::ALL {
        let wanted = on_ring(ring);
        let have = discs.and(ring.set()).len();
        if have > wanted {
            return false;
        }
        let missing = wanted - have;
        let free = |half: HoleSet| half.and(ring.set()).without(discs).len();
        least += missing.saturating_sub(free(HoleSet::ALL.without(ACTIVE)));
        most += missing.min(free(ACTIVE));
    }
    let active = discs.and(ACTIVE).len();
    (active + least..=active + most).contains(&2)
}
