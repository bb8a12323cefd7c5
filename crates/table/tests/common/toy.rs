//! A toy: two seats pick numbers, may look at a secret, answer where there is only one answer, and pass through a
//! coin's toss.
//!
//! On a turn a seat may `add 1` or `add 2` as often as it likes, `peek` (which shows something to everybody), `kneel`
//! (after which it can only `rise`), or be `done`, after which a coin is tossed and it is the other's turn. After three
//! tosses, both `bid` at the same time in any order, and the game is over.

use game::{
    Actor, BadData, BadNotation, BadSetup, Bytes, Data, Game, Hidden, OptionSpec, PerSeat, Printings, Rng, Scores,
    Seat, SeatSet, Setup, Sink, Turn, Viewer,
};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy {
    phase: Phase,
    turn: Seat,
    tosses: u8,
    points: PerSeat<u8>,
}

game::bytes! { Toy { phase, turn, tosses, points } }

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Choosing,
    Kneeling,
    Tossing,
    Bidding(SeatSet),
}

impl Bytes for Phase {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Phase::Choosing => 0u8.put(out),
            Phase::Kneeling => 1u8.put(out),
            Phase::Tossing => 2u8.put(out),
            Phase::Bidding(seats) => (3u8, seats).put(out),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Add(u8),
    Peek,
    Kneel,
    Rise,
    Done,
    Heads,
    Tails,
    /// Has no weight: it is in the list of chance, but never happens.
    Edge,
    Bid,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Add(n) => write!(f, "add {n}"),
            other => f.write_str(&format!("{other:?}").to_lowercase()),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        use Action::*;
        if let Some(n) = text.strip_prefix("add ").and_then(|n| n.parse().ok()) {
            return Ok(Add(n));
        }
        let plain = [Peek, Kneel, Rise, Done, Heads, Tails, Edge, Bid];
        plain.into_iter().find(|it| it.to_string() == text).ok_or(BadNotation(text.into()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Did(Actor, Action),
    Peeked(Seat),
}

/// One number in the file.
#[derive(Debug)]
pub struct Printed(pub u64);

impl Data for Printed {
    fn printings() -> &'static Printings<Printed> {
        static PRINTINGS: Printings<Printed> = Printings::new("7", |text| {
            text.trim().parse().map(Printed).map_err(|_| BadData::whole(format!("'{text}' is no number")))
        });
        &PRINTINGS
    }

    fn fingerprint(&self) -> u64 {
        self.0
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const REVISIONS: &'static [game::Revision] = &[game::Revision { number: 3, changes: &[] }];
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "coin", values: &["fair", "heavy"] }, OptionSpec::flag("quick")];
    const LONGEST: u32 = u32::MAX;
    type Data = Printed;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, _: &'static Printed) -> Result<Toy, BadSetup> {
        let quick = setup.value::<Toy>("quick") == "on";
        if quick && setup.value::<Toy>("coin") == "heavy" {
            return Err(BadSetup::Contradiction("a heavy coin is never quick"));
        }
        let tosses = if quick { 2 } else { 0 };
        Ok(Toy { phase: Phase::Choosing, turn: Seat::new(0), tosses, points: PerSeat::all(0) })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Choosing | Phase::Kneeling => Turn::Seats(SeatSet::only(self.turn)),
            Phase::Tossing => Turn::Chance,
            Phase::Bidding(SeatSet::NONE) => Turn::Over,
            Phase::Bidding(seats) => Turn::Seats(seats),
        }
    }

    fn choices(&self, _: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Choosing => out.extend([Action::Add(1), Action::Add(2), Action::Peek, Action::Kneel, Action::Done]),
            Phase::Kneeling => out.push(Action::Rise),
            Phase::Bidding(_) => out.push(Action::Bid),
            Phase::Tossing => {}
        }
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.extend([(Action::Heads, 1), (Action::Tails, 2), (Action::Edge, 0)]);
    }

    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Did(actor, action));
        match action {
            Action::Add(n) => self.points[self.turn] = self.points[self.turn].wrapping_add(n),
            Action::Peek => sink.emit(Event::Peeked(self.turn)),
            Action::Kneel => self.phase = Phase::Kneeling,
            Action::Rise => self.phase = Phase::Choosing,
            Action::Done => self.phase = Phase::Tossing,
            Action::Heads | Action::Tails => {
                self.tosses += 1;
                self.turn = self.turn.next(2);
                let both = SeatSet::only(Seat::new(0)).with(Seat::new(1));
                self.phase = if self.tosses >= 3 { Phase::Bidding(both) } else { Phase::Choosing };
            }
            Action::Bid => {
                let (Phase::Bidding(seats), Actor::Seat(bidder)) = (self.phase, actor) else { unreachable!() };
                let left = seats.iter().filter(|&seat| seat != bidder).fold(SeatSet::NONE, SeatSet::with);
                self.phase = Phase::Bidding(left);
            }
            Action::Edge => unreachable!("no coin stands on its edge"),
        }
    }

    fn scores(&self) -> Scores {
        let points = PerSeat::new(self.points.entries().map(i32::from));
        Scores::ranked(2, points, |seat| points[seat])
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn shows(event: &Event) -> bool {
        matches!(event, Event::Peeked(_))
    }
}

impl Hidden for Toy {
    type View = String;
    type Note = String;
    type Hint = ();

    fn view(&self, viewer: Viewer) -> String {
        format!("{:?} {viewer:?}", self.points)
    }

    fn note(event: &Event, viewer: Viewer) -> Option<String> {
        Some(match event {
            Event::Did(Actor::Seat(seat), action) => format!("{seat} {action}"),
            Event::Did(Actor::Chance, action) => format!("chance {action}"),
            Event::Peeked(seat) if viewer == Viewer::Seat(*seat) => "you see a secret".into(),
            Event::Peeked(_) => return None,
        })
    }

    fn hint(&self, _: Seat, _: Action) {}

    fn imagine(&self, _: Seat, _: &mut Rng) -> Toy {
        *self
    }
}
