//! A game whose only rule was corrected once: a race to 10 in which the best die is thrown again. Revision 1 let a 6
//! count double; revision 2 lets a 5 do so too, remembers how often that happened, and so has a field more.

use game::{
    Actor, BadNotation, BadSetup, Bytes, Game, Hidden, OptionSpec, PerSeat, Revision, Rng, Scores, Seat, SeatSet,
    Setup, Sink, Turn, Viewer,
};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

const REVISIONS: &[Revision] =
    &[Revision { number: 1, changes: &[] }, Revision { number: 2, changes: &["R-1: a 5 counts double, as a 6 does"] }];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    revision: u16,
    /// Whether a die was asked for.
    rolling: bool,
    turn: Seat,
    points: PerSeat<u8>,
    /// How often points were doubled: since revision 2.
    doubled: u8,
    /// The last die, as everybody saw it; 0 before the first.
    die: u8,
}

impl Race {
    /// the lowest number that counts double. The one place that asks for the revision.
    fn doubles_from(&self) -> u8 {
        if self.revision >= 2 { 5 } else { 6 }
    }
}

impl Race {
    /// The points of the first two seats.
    pub fn first_two(&self) -> [u8; 2] {
        [Seat::new(0), Seat::new(1)].map(|seat| self.points[seat])
    }
}

impl Bytes for Race {
    fn put(&self, out: &mut Vec<u8>) {
        (self.revision, self.rolling, self.turn, self.points, self.die).put(out);
        if self.revision >= 2 {
            self.doubled.put(out);
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Roll,
    Pass,
    Die(u8),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::Pass => f.write_str("pass"),
            Action::Die(n) => write!(f, "die {n}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let all = [Action::Roll, Action::Pass].into_iter().chain((1..=6).map(Action::Die));
        all.into_iter().find(|action| action.to_string() == text).ok_or_else(|| BadNotation(text.into()))
    }
}

impl Game for Race {
    const NAME: &'static str = "race";
    const REVISIONS: &'static [Revision] = REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const OPTIONS: &'static [OptionSpec] = &[];
    const LONGEST: u32 = 200_000;
    type Data = ();
    type Action = Action;
    type Event = (Actor, Action);

    fn start(setup: &Setup, _: &'static ()) -> Result<Race, BadSetup> {
        let mut points = PerSeat::all(u8::MAX);
        Seat::first(setup.seats()).for_each(|seat| points[seat] = 0);
        Ok(Race { revision: setup.revision(), rolling: false, turn: Seat::new(0), points, doubled: 0, die: 0 })
    }

    fn seats(&self) -> u8 {
        self.points.entries().iter().filter(|&&points| points < u8::MAX).count() as u8
    }

    fn turn(&self) -> Turn {
        match self.rolling {
            true => Turn::Chance,
            false if Seat::first(self.seats()).any(|seat| self.points[seat] >= 10) => Turn::Over,
            false => Turn::Seats(SeatSet::only(self.turn)),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn {
            out.extend([Action::Roll, Action::Pass]);
        }
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.extend((1..=6).map(|n| (Action::Die(n), 1)));
    }

    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<(Actor, Action)>) {
        sink.emit((actor, action));
        match action {
            Action::Roll => self.rolling = true,
            Action::Pass => self.turn = self.turn.next(self.seats()),
            Action::Die(n) => {
                let doubled = n >= self.doubles_from();
                self.points[self.turn] += if doubled { 2 } else { 1 };
                if self.revision >= 2 {
                    self.doubled += u8::from(doubled);
                }
                self.die = n;
                self.rolling = false;
                self.turn = self.turn.next(self.seats());
            }
        }
    }

    fn scores(&self) -> Scores {
        let points = PerSeat::new(self.points.entries().map(i32::from));
        Scores::ranked(self.seats(), points, |seat| points[seat])
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Hidden for Race {
    type View = String;
    type Note = String;
    type Hint = ();

    fn view(&self, _: Viewer) -> String {
        format!("{self:?}")
    }

    fn note((actor, action): &(Actor, Action), _: Viewer) -> Option<String> {
        Some(format!("{actor:?} {action}"))
    }

    fn hint(&self, _: Seat, _: Action) {}

    fn imagine(&self, _: Seat, _: &mut Rng) -> Race {
        *self
    }
}
