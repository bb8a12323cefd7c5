//! Sealed bids: everybody chooses at the same time and in secret, from a purse that nobody else can look into.
//!
//! Each seat gets a purse of no, one or two coins. Then all together, in any order, `put` coins into their boxes, one
//! by one and unseen, until they `close` them, or `fill` them with all they have, which looks the same. Who has no coin
//! left can only close the box, but nobody else may know that. When the last box is closed all are opened, and who has
//! put in the most must `take` the prize; of several, the first. What is left in a purse stays secret.

use game::{
    Actor, BadNotation, BadSetup, Bytes, Game, Hidden, OptionSpec, PerSeat, Rng, Scores, Seat, SeatSet, Setup, Sink,
    Turn, Viewer,
};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Nothing is wrong.
pub const FINE: u8 = 0;
/// Everybody sees what is in a box that is closed.
pub const GLASS: u8 = 1;
/// Everybody hears when a coin falls into a box.
pub const LOUD: u8 = 2;
/// The lists are said to be known to everybody.
pub const OPEN: u8 = 3;
/// A spectator is told about every coin.
pub const GALLERY: u8 = 4;

/// A position, with what is wrong with the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed<const WRONG: u8> {
    phase: Phase,
    seats: u8,
    /// What each was dealt, and how much of it is in the box.
    purse: PerSeat<u8>,
    inside: PerSeat<u8>,
}

impl<const WRONG: u8> Bytes for Sealed<WRONG> {
    fn put(&self, out: &mut Vec<u8>) {
        (self.phase, self.seats, self.purse, self.inside).put(out);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Dealing(Seat),
    /// These have not closed their boxes.
    Sealing(SeatSet),
    Taking(Seat),
    Taken(Seat),
}

impl Bytes for Phase {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Phase::Dealing(seat) => (0u8, seat).put(out),
            Phase::Sealing(seats) => (1u8, seats).put(out),
            Phase::Taking(seat) => (2u8, seat).put(out),
            Phase::Taken(seat) => (3u8, seat).put(out),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Purse(u8),
    Put,
    Fill,
    Close,
    Take,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Purse(coins) => write!(f, "purse {coins}"),
            other => f.write_str(&format!("{other:?}").to_lowercase()),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        use Action::*;
        let all = [Purse(0), Purse(1), Purse(2), Put, Fill, Close, Take];
        all.into_iter().find(|it| it.to_string() == text).ok_or(BadNotation(text.into()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Dealt(Seat, u8),
    Put(Seat),
    Closed(Seat),
    Opened(u8, PerSeat<u8>),
    Took(Seat),
}

impl<const WRONG: u8> Sealed<WRONG> {
    fn all(&self) -> SeatSet {
        Seat::first(self.seats).fold(SeatSet::NONE, SeatSet::with)
    }

    fn is_opened(&self) -> bool {
        matches!(self.phase, Phase::Taking(_) | Phase::Taken(_))
    }

    fn is_closed(&self, seat: Seat) -> bool {
        self.is_opened() || matches!(self.phase, Phase::Sealing(open) if !open.has(seat))
    }

    /// Whether everybody sees what is in the box.
    fn is_seen(&self, seat: Seat) -> bool {
        self.is_opened() || WRONG == GLASS && self.is_closed(seat)
    }
}

impl<const WRONG: u8> Game for Sealed<WRONG> {
    const NAME: &'static str = "sealed";
    const REVISIONS: &'static [game::Revision] = game::revision::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const OPTIONS: &'static [OptionSpec] = &[];
    /// A purse, two coins and the lid for each of three, and the prize.
    const LONGEST: u32 = 13;
    type Data = ();
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, _: &'static ()) -> Result<Self, BadSetup> {
        let (phase, seats) = (Phase::Dealing(Seat::new(0)), setup.seats());
        Ok(Sealed { phase, seats, purse: PerSeat::all(0), inside: PerSeat::all(0) })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Dealing(_) => Turn::Chance,
            Phase::Sealing(open) => Turn::Seats(open),
            Phase::Taking(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Taken(_) => Turn::Over,
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Sealing(_) => {
                let coins = self.inside[seat] < self.purse[seat];
                out.extend([Action::Put, Action::Fill].into_iter().filter(|_| coins));
                out.push(Action::Close);
            }
            Phase::Taking(_) => out.push(Action::Take),
            Phase::Dealing(_) | Phase::Taken(_) => {}
        }
    }

    fn is_open(&self, _: Seat) -> bool {
        WRONG == OPEN || !matches!(self.phase, Phase::Sealing(_))
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.extend((0..=2).map(|coins| (Action::Purse(coins), 1)));
    }

    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (self.phase, actor, action) {
            (Phase::Dealing(seat), _, Action::Purse(coins)) => {
                self.purse[seat] = coins;
                let next = seat.next(self.seats);
                self.phase = if next > seat { Phase::Dealing(next) } else { Phase::Sealing(self.all()) };
                sink.emit(Event::Dealt(seat, coins));
            }
            (Phase::Sealing(_), Actor::Seat(seat), Action::Put) => {
                self.inside[seat] += 1;
                sink.emit(Event::Put(seat));
            }
            (Phase::Sealing(open), Actor::Seat(seat), Action::Close | Action::Fill) => {
                while action == Action::Fill && self.inside[seat] < self.purse[seat] {
                    self.inside[seat] += 1;
                    sink.emit(Event::Put(seat));
                }
                let open = open.iter().filter(|&other| other != seat).fold(SeatSet::NONE, SeatSet::with);
                self.phase = Phase::Sealing(open);
                sink.emit(Event::Closed(seat));
                if open.is_empty() {
                    let most = Seat::first(self.seats).map(|seat| self.inside[seat]).max();
                    let first = Seat::first(self.seats).find(|&seat| Some(self.inside[seat]) == most);
                    self.phase = Phase::Taking(first.unwrap());
                    sink.emit(Event::Opened(self.seats, self.inside));
                }
            }
            (Phase::Taking(seat), _, Action::Take) => {
                self.phase = Phase::Taken(seat);
                sink.emit(Event::Took(seat));
            }
            (phase, _, action) => unreachable!("{action} in {phase:?}"),
        }
    }

    fn scores(&self) -> Scores {
        let mut points = PerSeat::all(0);
        if let Phase::Taken(seat) = self.phase {
            points[seat] = 3 - i32::from(self.inside[seat]);
        }
        Scores::ranked(self.seats, points, |seat| points[seat])
    }

    fn audit(&self) -> Result<(), String> {
        let wrong = Seat::ALL.into_iter().find(|&seat| self.purse[seat] > 2 || self.inside[seat] > self.purse[seat]);
        wrong.map_or(Ok(()), |seat| Err(format!("{seat} has more coins than it got")))
    }

    fn shows(event: &Event) -> bool {
        matches!(event, Event::Opened(..))
    }
}

impl<const WRONG: u8> Hidden for Sealed<WRONG> {
    type View = String;
    type Note = String;
    type Hint = ();

    fn view(&self, viewer: Viewer) -> String {
        let sight = |seat: Seat| {
            let own = viewer == Viewer::Seat(seat);
            let coins = |known: bool, coins: u8| if known { coins.to_string() } else { "?".into() };
            let lid = if self.is_closed(seat) { "closed" } else { "open" };
            let inside = coins(own || self.is_seen(seat), self.inside[seat]);
            format!("{seat}: {inside} of {} in the {lid} box; ", coins(own, self.purse[seat]))
        };
        let boxes: String = Seat::first(self.seats).map(sight).collect();
        format!("{boxes}{:?}", self.phase)
    }

    fn note(event: &Event, viewer: Viewer) -> Option<String> {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        Some(match *event {
            Event::Dealt(seat, coins) if is(seat) => format!("{seat} gets {coins} coins"),
            Event::Dealt(seat, _) => format!("{seat} gets a purse"),
            Event::Put(seat) if is(seat) || WRONG == LOUD => format!("{seat} puts a coin into the box"),
            Event::Put(seat) if WRONG == GALLERY && viewer == Viewer::Spectator => format!("{seat} puts a coin"),
            Event::Put(_) => return None,
            Event::Closed(seat) => format!("{seat} closes the box"),
            Event::Opened(seats, inside) => format!("in the boxes are {:?}", &inside.entries()[..usize::from(seats)]),
            Event::Took(seat) => format!("{seat} takes the prize"),
        })
    }

    fn hint(&self, _: Seat, _: Action) {}

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = *self;
        let dealt = |other: &Seat| !matches!(self.phase, Phase::Dealing(next) if *other >= next);
        for other in Seat::first(self.seats).filter(|&other| other != seat).filter(dealt) {
            let least = if self.is_seen(other) { self.inside[other] } else { 0 };
            world.purse[other] = least + rng.below(3 - usize::from(least)) as u8;
            if matches!(self.phase, Phase::Sealing(_)) && !self.is_seen(other) {
                world.inside[other] = rng.below(usize::from(world.purse[other]) + 1) as u8;
            }
        }
        world
    }
}
