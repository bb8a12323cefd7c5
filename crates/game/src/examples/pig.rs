//! Pig, the dice race: an example without secrets, small and fast enough to measure the table itself by.
//!
//! On your turn roll the die as often as you like. A 1 ends the turn and its points are lost; any other face adds to
//! them. Hold to put them on your score and pass the die. Whoever has 100 points, score and turn together, has won at
//! once.
//!
//! House rule: after 100 rounds the game ends, and the highest score wins. Even players who hold at random need about
//! 18 rounds, so it hardly ever matters; but it gives the game an end that can be stated.

use crate::encode::{Encode, Sheet, round_from};
use crate::{
    Actor, BadSetup, Game, Hidden, OptionSpec, PerSeat, Reasons, Rng, Scores, Seat, SeatSet, Setup, Sink, Strategy,
    Turn, Viewer, words,
};
use std::ops::RangeInclusive;

/// Who has so many points has won.
pub const GOAL: u8 = 100;
/// After so many rounds the game ends anyway.
pub const ROUNDS: u8 = 100;

words! {
    /// What the die shows.
    pub enum Face { One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6" }
}

impl Face {
    /// The number it shows.
    #[inline]
    pub fn eyes(self) -> u8 {
        self as u8 + 1
    }
}

/// A position of Pig.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pig {
    seats: u8,
    /// The round that is being played, from 1 on.
    round: u8,
    /// Whose turn it is; at the end, whose turn was the last.
    turn: Seat,
    /// The points of this turn, not yet safe.
    points: u8,
    phase: Phase,
    scores: PerSeat<u8>,
}

crate::bytes! { Pig { seats, round, turn, points, phase, scores } }

/// What is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Roll or hold?
    Choosing,
    /// The die is in the air.
    Rolling,
    Over,
}

crate::bytes! { enum Phase { 0 => Choosing, 1 => Rolling, 2 => Over } }

/// A choice, or what the die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Action {
    /// `roll`
    Roll,
    /// `hold`
    Hold,
    /// `die 4`
    Die(Face),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// The die was thrown.
    Rolled(Seat),
    /// It shows this.
    Fell(Seat, Face),
    /// So many points are safe.
    Held(Seat, u8),
    /// So many points are lost.
    Lost(Seat, u8),
    /// The goal is reached.
    Won(Seat),
    /// The last round is over.
    TimeUp,
}

crate::notation! {
    Action {
        "roll" => Roll,
        "hold" => Hold,
        "die" => Die(face),
    }
}

crate::numbered! { Action { Roll, Hold, Die(face: Face) } }

impl Encode for Pig {
    fn encode(&self, seat: Seat, sheet: &mut impl Sheet) {
        const TENS: [i32; 10] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
        sheet.flag("choosing", self.phase == Phase::Choosing);
        sheet.steps("points of this turn", [1, 5, 10, 15, 20, 25, 30, 40], self.points);
        let best = Seat::first(self.seats).map(|seat| self.scores[seat]).max().unwrap_or(0);
        for (at, seat) in round_from(seat, self.seats).enumerate() {
            sheet.part(format_args!("player {at}"), |sheet| {
                sheet.flag("at turn", self.turn == seat);
                sheet.steps("points", TENS, self.scores[seat]);
                sheet.steps("behind the leader", [1, 5, 10, 20, 40, 60], best - self.scores[seat]);
            });
        }
    }
}

impl Game for Pig {
    const NAME: &'static str = "pig";
    const REVISIONS: &'static [crate::Revision] = crate::revision::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = &[];
    /// A roll that does not end the turn brings 2 points or more, so a turn has at most 50 rolls of two steps each.
    const LONGEST: u32 = ROUNDS as u32 * 4 * GOAL as u32;

    type Data = ();
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, _: &'static ()) -> Result<Pig, BadSetup> {
        let turn = Seat::new(0);
        Ok(Pig { seats: setup.seats(), round: 1, turn, points: 0, phase: Phase::Choosing, scores: PerSeat::all(0) })
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Choosing => Turn::Seats(SeatSet::only(self.turn)),
            Phase::Rolling => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// Every turn begins with a roll.
    #[inline]
    fn choices(&self, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Roll);
        if self.points > 0 {
            out.push(Action::Hold);
        }
    }

    #[inline]
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.extend(Face::ALL.map(|face| (Action::Die(face), 1)));
    }

    #[inline]
    fn apply(&mut self, _: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Roll => {
                sink.emit(Event::Rolled(self.turn));
                self.phase = Phase::Rolling;
            }
            Action::Hold => {
                sink.emit(Event::Held(self.turn, self.points));
                self.scores[self.turn] += self.points;
                self.pass(sink);
            }
            Action::Die(face) => {
                sink.emit(Event::Fell(self.turn, face));
                self.fall(face, sink);
            }
        }
    }

    fn scores(&self) -> Scores {
        let mut points = PerSeat::all(0);
        for seat in Seat::first(self.seats) {
            points[seat] = i32::from(self.scores[seat]);
        }
        Scores::ranked(self.seats, points, |seat| points[seat])
    }

    fn audit(&self) -> Result<(), String> {
        let won = Seat::first(self.seats).filter(|&seat| self.scores[seat] >= GOAL).count();
        if won > 1 || won == 1 && self.phase != Phase::Over {
            return Err(format!("{won} have reached the goal in phase {:?}", self.phase));
        }
        if self.scores[self.turn] + self.points >= GOAL && self.phase != Phase::Over {
            return Err(format!("{} has reached the goal with {} in hand", self.turn, self.points));
        }
        if self.round > ROUNDS {
            return Err(format!("round {} of {ROUNDS} is played", self.round));
        }
        Ok(())
    }
}

impl Pig {
    /// The die has come to rest.
    #[inline]
    fn fall(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        if face == Face::One {
            sink.emit(Event::Lost(self.turn, self.points));
            return self.pass(sink);
        }
        self.points += face.eyes();
        self.phase = Phase::Choosing;
        if self.scores[self.turn] + self.points >= GOAL {
            self.scores[self.turn] += self.points;
            self.points = 0;
            self.phase = Phase::Over;
            sink.emit(Event::Won(self.turn));
        }
    }

    /// The die goes to the next seat, or the last round is over.
    #[inline]
    fn pass(&mut self, sink: &mut impl Sink<Event>) {
        self.points = 0;
        self.phase = Phase::Choosing;
        let next = self.turn.next(self.seats);
        let again = next.index() == 0;
        if again && self.round == ROUNDS {
            self.phase = Phase::Over;
            return sink.emit(Event::TimeUp);
        }
        self.round += u8::from(again);
        self.turn = next;
    }
}

/// What everybody sees, which is everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// From 1 on.
    pub round: u8,
    /// Who has the die; nobody when the game is over.
    pub turn: Option<Seat>,
    /// Whether the die is in the air.
    pub rolling: bool,
    /// The points that are not safe.
    pub points: u8,
    /// The points that are.
    pub scores: PerSeat<u8>,
}

/// What everybody is told, which is everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct Note(pub Event);

impl Hidden for Pig {
    type View = View;
    type Note = Note;
    type Hint = ();

    fn view(&self, _: Viewer) -> View {
        View {
            seats: self.seats,
            round: self.round,
            turn: (self.phase != Phase::Over).then_some(self.turn),
            rolling: self.phase == Phase::Rolling,
            points: self.points,
            scores: self.scores,
        }
    }

    /// That a die was rolled tells the die that falls.
    fn note(event: &Event, _: Viewer) -> Option<Note> {
        (!matches!(event, Event::Rolled(_))).then_some(Note(*event))
    }

    fn hint(&self, _: Seat, _: Action) {}

    fn imagine(&self, _: Seat, _: &mut Rng) -> Pig {
        *self
    }
}

/// Why something cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// Somebody else is to move, or the die.
    NotYourTurn,
}

impl Reasons for Pig {
    type Reason = Reason;

    fn wishes(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Roll, Action::Hold]);
    }

    fn why_not(&self, seat: Seat, _: Action) -> Option<Reason> {
        (self.turn() != Turn::Seats(SeatSet::only(seat))).then_some(Reason::NotYourTurn)
    }
}

/// A die that is rolling brings 4 on average if it is no 1, and takes everything if it is: so below 20 points it is
/// worth the risk.
impl Strategy for Pig {
    fn prospects(&self) -> PerSeat<f32> {
        let mut prospects = PerSeat::all(0.0);
        Seat::first(self.seats).for_each(|seat| prospects[seat] = f32::from(self.scores[seat]));
        let points = f32::from(self.points);
        prospects[self.turn] += if self.phase == Phase::Rolling { (5.0 * points + 20.0) / 6.0 } else { points };
        prospects
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays `steps` with two seats; gives the position and what was told on the way.
    fn play(steps: &[&str]) -> (Pig, Vec<Event>) {
        let mut pig = Pig::start(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
        let mut log = Vec::new();
        for step in steps {
            let actor = if let Turn::Seats(seats) = pig.turn() { Actor::Seat(seats.lowest()) } else { Actor::Chance };
            pig.apply(actor, step.parse().unwrap(), &mut log);
        }
        let told = crate::notes::<Pig>(&log, Viewer::Spectator);
        (pig, told.into_iter().map(|Note(event)| event).collect())
    }

    #[test]
    fn holding_keeps_and_a_one_loses() {
        let (pig, told) = play(&["roll", "die 6", "roll", "die 5", "hold", "roll", "die 4", "roll", "die 1", "roll"]);
        let [first, second, ..] = Seat::ALL;
        let (scores, turn) = (PerSeat::new([11, 0, 0, 0]), Some(first));
        let view = View { seats: 2, round: 2, turn, rolling: true, points: 0, scores };
        assert_eq!(pig.view(Viewer::Spectator), view);
        let fell = |seat, faces: [usize; 2]| faces.map(|eyes| Event::Fell(seat, Face::ALL[eyes - 1]));
        let (mine, theirs) = (fell(first, [6, 5]), fell(second, [4, 1]));
        assert_eq!(told, [&mine[..], &[Event::Held(first, 11)], &theirs, &[Event::Lost(second, 4)]].concat());
    }

    #[test]
    fn a_hundred_wins_at_once() {
        let (pig, told) = play(&["roll", "die 5"].repeat(20));
        assert_eq!(pig.turn(), Turn::Over);
        assert_eq!(pig.scores().points, PerSeat::new([100, 0, 0, 0]));
        assert_eq!(told.last(), Some(&Event::Won(Seat::new(0))));
        assert_eq!(play(&["roll", "die 5"].repeat(19)).0.turn(), Turn::Seats(SeatSet::only(Seat::new(0))));
    }

    #[test]
    fn after_the_last_round_the_highest_score_wins() {
        let rounds = ["roll", "die 1", "roll", "die 1"].repeat(usize::from(ROUNDS) - 1);
        let (pig, told) = play(&[&rounds[..], &["roll", "die 1", "roll", "die 2", "hold"]].concat());
        assert_eq!(pig.turn(), Turn::Over);
        assert_eq!(pig.scores().winners(), SeatSet::only(Seat::new(1)));
        assert!(told.ends_with(&[Event::Held(Seat::new(1), 2), Event::TimeUp]), "{told:?}");
    }
}
