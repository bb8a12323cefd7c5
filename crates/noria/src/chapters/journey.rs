//! N-6.5 to N-6.7 and N-10.4: the Journey disc and the islands.

use crate::event::Event;
use crate::payment::Bill;
use crate::phase::{Phase, Purpose, Use};
use crate::pieces::*;
use crate::state::{Noria, SpaceSet};
use crate::why::Reason;
use game::{Seat, Sink};

impl Noria {
    /// Whether there is anywhere to go.
    #[inline]
    pub(crate) fn journey_usable(&self) -> bool {
        self.can_reveal() || self.destinations().iter().next().is_some()
    }

    /// N-6.5: in the base game, while unrevealed islands remain.
    #[inline]
    pub(crate) fn can_reveal(&self) -> bool {
        !self.rules.expert && self.islands_left()
    }

    /// The islands on the table that the ambassador may go to.
    #[inline]
    pub(crate) fn destinations(&self) -> IslandSet {
        let resources = self.me().resources();
        let mut destinations = IslandSet::NONE;
        for island in self.open.iter() {
            if self.no_way_to(island, resources).is_none() {
                destinations = destinations.with(island);
            }
        }
        destinations
    }

    /// N-6.5: to other islands on the table, if the fee can be paid. N-10.4: in the expert game only to neighbours,
    /// after the first.
    #[inline]
    pub(crate) fn no_way_to(&self, island: Island, resources: u16) -> Option<Reason> {
        let here = self.me().ambassador;
        if here == Some(island) {
            return Some(Reason::Here);
        }
        if self.rules.expert && here.is_some_and(|here| !self.neighbours(here, island)) {
            return Some(Reason::TooFar);
        }
        let fee = self.fee(island);
        Reason::lacks(fee.into(), resources).map(|by| Reason::Fee { fee, by })
    }

    /// N-6.5: one resource per opposing ambassador on the island.
    #[inline]
    pub(crate) fn fee(&self, island: Island) -> u8 {
        let there = |seat: Seat| self.player[seat].ambassador == Some(island);
        self.opponents().filter(|&seat| there(seat)).count() as u8
    }

    /// N-10.4: left and right in the circle.
    fn neighbours(&self, here: Island, there: Island) -> bool {
        let count = self.open.len();
        let place =
            |island| self.circle.iter().position(|&laid| laid == Some(island)).expect("an island of the circle");
        let apart = place(here).abs_diff(place(there));
        apart == 1 || apart == count - 1
    }

    /// N-6.5: to an island on the table, for its fee.
    pub(crate) fn journey(&mut self, island: Island, using: Use, sink: &mut impl Sink<Event>) {
        let bill = Bill::any(self.fee(island));
        self.begin_payment(Purpose::Journey(island), using, bill, sink);
    }

    /// N-6.5, N-6.6: a new island appears with its ships, and must be entered.
    pub(crate) fn reveal(&mut self, island: Island, using: Use, sink: &mut impl Sink<Event>) {
        self.show_island(island, sink);
        self.arrive(island, using, sink);
    }

    /// N-6.6: an island comes onto the table with its ships.
    pub(crate) fn show_island(&mut self, island: Island, sink: &mut impl Sink<Event>) {
        let ships = self.tables().island[island].ships(self.rules.seats);
        self.open = self.open.with(island);
        self.ships[island] = ships;
        sink.emit(Event::Shown { island, ships });
    }

    /// N-6.7: the ambassador lands; if there is neither ship nor space, the action is lost.
    pub(crate) fn arrive(&mut self, island: Island, using: Use, sink: &mut impl Sink<Event>) {
        self.me_mut().ambassador = Some(island);
        sink.emit(Event::Travelled { seat: self.active, island });
        let ships = Resource::ALL.iter().any(|&resource| self.ships[island][resource] > 0);
        if ships || self.can_build(island) {
            self.phase = Phase::Landing(using);
        } else {
            sink.emit(Event::FoundNothing { seat: self.active, island });
            self.next_action(using, sink);
        }
    }

    /// The island the ambassador stands on, after it has travelled.
    #[inline]
    pub(crate) fn my_island(&self) -> Island {
        self.me().ambassador.expect("an ambassador that has travelled")
    }

    /// N-6.7: a factory needs a free space, and one of seven.
    #[inline]
    pub(crate) fn can_build(&self, island: Island) -> bool {
        self.me().built.len() < FACTORIES && !self.built().fills(island)
    }

    /// N-6.7: a ship is there to be taken while it lasts.
    #[inline]
    pub(crate) fn no_ship(&self, island: Island, resource: Resource) -> Option<Reason> {
        (self.ships[island][resource] == 0).then_some(Reason::NoShip)
    }

    /// N-6.7: a factory needs one of seven, and this space free of all that are `built`.
    #[inline]
    pub(crate) fn no_factory(&self, island: Island, space: Space, built: SpaceSet) -> Option<Reason> {
        if self.me().built.len() >= FACTORIES {
            return Some(Reason::AllBuilt);
        }
        built.has(island, space).then_some(Reason::Taken)
    }

    /// N-6.7: takes a ship from the island.
    pub(crate) fn take_ship(&mut self, resource: Resource, using: Use, sink: &mut impl Sink<Event>) {
        let island = self.my_island();
        self.ships[island][resource] -= 1;
        self.me_mut().ships[resource] += 1;
        sink.emit(Event::TookShip { seat: self.active, island, resource });
        self.next_action(using, sink);
    }

    /// N-6.7: builds the topmost factory and takes the space's empty warehouses.
    pub(crate) fn build(&mut self, space: Space, using: Use, sink: &mut impl Sink<Event>) {
        let island = self.my_island();
        let (good, warehouses) = self.tables().island[island].spaces[space as usize];
        let me = self.me_mut();
        me.built.add(island, space);
        me.empty[good] += warehouses;
        sink.emit(Event::Built { seat: self.active, island, space, good, warehouses });
        self.next_action(using, sink);
    }
}
