//! The account of a game: what everybody began with, what luck, own choices and those of others added, and what came of
//! it. It closes for each seat, because each part is the difference of two values of one chain:
//!
//! - before a decision stands the value of the best choice that was found, behind it what comes next;
//! - before luck stands what was to be expected, behind it what came;
//! - what lies between the value of a choice, as its seat could know it, and the value of what came next could not be
//!   foreseen: hidden things that were shown, and what only a later look finds. It counts as luck of its own.

use super::{Decision, Moment, Value};
use game::Seat;
use serde::{Deserialize, Serialize};

/// Everything that analysis says about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// What everybody could expect before the first moment.
    pub start: Value,
    /// What came of it.
    pub result: Value,
    /// For each seat.
    pub players: Vec<Player>,
    /// Turn by turn.
    pub stretches: Vec<Stretch>,
}

/// What one seat did and met.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Decisions with more than one choice.
    pub decisions: u32,
    /// How well they were made.
    pub accuracy: Option<Accuracy>,
    /// What throws and draws brought.
    pub luck: Part,
    /// What could not be foreseen, and was no throw.
    pub unforeseen: Part,
    /// What the own choices brought: never much above 0, because the best one brings 0.
    pub own: Part,
    /// What those of the others brought.
    pub others: Part,
    /// The stretch with the best turn, if one was hard and went well.
    pub best: Option<usize>,
    /// The stretch that gave away most, if one did.
    pub worst: Option<usize>,
    /// Stretches in which a game that was as good as won was given away.
    pub missed: Vec<usize>,
}

/// A part of the account, in both currencies.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Part {
    /// Shares of the victory.
    pub share: f64,
    /// Points.
    pub points: f64,
}

/// How well somebody decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Accuracy {
    /// From 0 to 100; what the evaluator would have played has 100.
    pub percent: f64,
    /// Shares of the victory given away at a decision, on average, each counted as much as it was hard.
    pub loss: f64,
}

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Nothing better was found.
    Best,
    /// Almost nothing was given away.
    Good,
    /// See [`Mark::of`].
    Inaccuracy,
    /// See [`Mark::of`].
    Mistake,
    /// See [`Mark::of`].
    Blunder,
}

impl Mark {
    /// From the best to the worst.
    pub const ALL: [Mark; 5] = [Mark::Best, Mark::Good, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// For so much given away, in shares of the victory. The limits are measured (docs/analysis.md).
    pub fn of(loss: f64) -> Mark {
        match loss {
            loss if loss < 0.005 => Mark::Best,
            loss if loss < 0.03 => Mark::Good,
            loss if loss < 0.07 => Mark::Inaccuracy,
            loss if loss < 0.15 => Mark::Mistake,
            _ => Mark::Blunder,
        }
    }

    /// The word of programs and texts.
    pub fn word(self) -> &'static str {
        ["best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }
}

/// What a seat decided until another did, and the luck in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    seat: u8,
    /// The numbers of its first step and of its last decision.
    pub first: u32,
    /// See `first`.
    pub last: u32,
    /// What everybody could expect before it.
    pub before: Value,
    /// And after it.
    pub after: Value,
    /// What its choices brought everybody.
    pub given: Value,
    /// What throws and draws brought, before its first choice and between them.
    pub luck: Value,
    /// What it gave away: see [`loss`].
    pub loss: f64,
    /// How hard it was: see [`Decision::difficulty`].
    pub difficulty: f64,
    /// How good it was.
    pub mark: Mark,
    /// Its decisions among the moments.
    pub decisions: Vec<usize>,
}

impl Stretch {
    /// Whose turn it was.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat.into())
    }
}

/// Outside these shares of the victory a loss is counted in points, too.
const OPEN: std::ops::RangeInclusive<f64> = 0.05..=0.95;
/// A point more or less changes the share by so much, over the lead that makes the odds e to 1, where the game is
/// decided: half of what it does where all is open.
const DECIDED: f64 = 0.125;
/// A game with such a share is as good as won, and with the other one it is open again.
const WON: f64 = 0.9;
const OPEN_AGAIN: f64 = 0.65;
/// Weights of decisions for [`Accuracy`], between these.
const EASY: f64 = 0.01;
const HARD: f64 = 0.15;
/// Who gives away so much at a decision, on average, has an accuracy of 1/e.
const CARELESS: f64 = 0.05;

/// What a decision gave away for its seat, in shares of the victory; a decided game is graded by points. `lead` is
/// [`game::Strategy::LEAD`]; `None` in a race, where points are nothing.
pub fn loss(decision: &Decision, lead: Option<f64>) -> f64 {
    if decision.played == 0 {
        return 0.0;
    }
    let (seat, given) = (decision.seat().index(), decision.given());
    let by_share = -given.shares[seat];
    let by_points = match lead {
        Some(lead) if !OPEN.contains(&decision.best().value.shares[seat]) => -given.points[seat] / lead * DECIDED,
        _ => 0.0,
    };
    by_share.max(by_points).max(0.0)
}

impl Account {
    /// Adds up the moments of a whole game, which end with [`Moment::End`]; `None` if they do not.
    pub fn of(moments: &[Moment], lead: Option<f64>) -> Option<Account> {
        let Some(Moment::End(result)) = moments.last() else { return None };
        let seats = result.seats();
        let values = chain(moments)?;
        let stretches = stretches(moments, &values, lead);
        let player = |seat: Seat| player(seat, moments, &values, &stretches, lead);
        let players = Seat::first(seats).map(player).collect();
        Some(Account { start: values[0].clone(), result: result.clone(), players, stretches })
    }

    /// By how much the account of a seat does not close, in shares and in points: nothing but rounding.
    pub fn gap(&self, seat: Seat) -> Part {
        let (at, player) = (seat.index(), &self.players[seat.index()]);
        let parts = [player.luck, player.unforeseen, player.own, player.others];
        let sum = |of: fn(&Part) -> f64| parts.iter().map(of).sum::<f64>();
        Part {
            share: self.start.shares[at] + sum(|it| it.share) - self.result.shares[at],
            points: self.start.points[at] + sum(|it| it.points) - self.result.points[at],
        }
    }
}

/// The value before each moment, and at last the result; from the end, because luck is counted from what came.
fn chain(moments: &[Moment]) -> Option<Vec<Value>> {
    let mut values: Vec<Value> = Vec::new();
    for moment in moments.iter().rev() {
        values.push(match moment {
            Moment::End(result) => result.clone(),
            Moment::Decision(decision) => decision.best().value.clone(),
            Moment::Luck(luck) => values.last()?.minus(&luck.luck),
        });
    }
    values.reverse();
    Some(values)
}

fn stretches(moments: &[Moment], values: &[Value], lead: Option<f64>) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    // Luck belongs to whoever decides next.
    let mut thrown: Option<(usize, u32)> = None;
    for (at, moment) in moments.iter().enumerate() {
        match moment {
            Moment::End(_) => {}
            Moment::Luck(luck) => thrown = thrown.or(Some((at, luck.first))),
            Moment::Decision(decision) => {
                let seat = decision.seat().index() as u8;
                let (begun, first) = thrown.take().unwrap_or((at, decision.number));
                if stretches.last().is_none_or(|last| last.seat != seat) {
                    let none = Value::none(values[at].seats());
                    stretches.push(Stretch {
                        seat,
                        first,
                        last: first,
                        before: values[begun].clone(),
                        after: none.clone(),
                        given: none.clone(),
                        luck: none,
                        loss: 0.0,
                        difficulty: 0.0,
                        mark: Mark::Best,
                        decisions: Vec::new(),
                    });
                }
                let stretch = stretches.last_mut().expect("one was there or has just been added");
                for moment in &moments[begun..at] {
                    if let Moment::Luck(luck) = moment {
                        stretch.luck = stretch.luck.plus(&luck.luck);
                    }
                }
                stretch.last = decision.number;
                stretch.after = values[at + 1].clone();
                stretch.given = stretch.given.plus(&decision.given());
                stretch.loss += loss(decision, lead);
                stretch.difficulty += decision.difficulty;
                stretch.mark = Mark::of(stretch.loss);
                stretch.decisions.push(at);
            }
        }
    }
    stretches
}

fn player(seat: Seat, moments: &[Moment], values: &[Value], stretches: &[Stretch], lead: Option<f64>) -> Player {
    let part = |value: &Value| Part { share: value.shares[seat.index()], points: value.points[seat.index()] };
    let (mut luck, mut unforeseen) = (Part::default(), Part::default());
    let (mut own, mut others) = (Part::default(), Part::default());
    let (mut decisions, mut lost, mut weights) = (0, 0.0, 0.0);
    for (moment, next) in moments.iter().zip(&values[1..]) {
        match moment {
            Moment::End(_) => {}
            Moment::Luck(it) => luck.add(part(&it.luck)),
            Moment::Decision(decision) => {
                unforeseen.add(part(&next.minus(&decision.played().value)));
                if decision.seat() != seat {
                    others.add(part(&decision.given()));
                    continue;
                }
                own.add(part(&decision.given()));
                let weight = decision.difficulty.clamp(EASY, HARD);
                (decisions, weights) = (decisions + 1, weights + weight);
                lost += weight * loss(decision, lead);
            }
        }
    }
    let accuracy = (decisions > 0).then(|| {
        let loss = lost / weights;
        Accuracy { percent: 100.0 * (-loss / CARELESS).exp(), loss }
    });
    let mine = || stretches.iter().enumerate().filter(|(_, it)| it.seat() == seat);
    // The hardest turn in which nothing was given away, and the one that gave away most.
    let fine = mine().filter(|(_, it)| it.mark == Mark::Best && it.difficulty > EASY);
    let best = fine.max_by(|(_, one), (_, other)| one.difficulty.total_cmp(&other.difficulty)).map(|(at, _)| at);
    let bad = mine().filter(|(_, it)| it.mark > Mark::Good);
    let worst = bad.max_by(|(_, one), (_, other)| one.loss.total_cmp(&other.loss)).map(|(at, _)| at);
    let missed = mine().filter(|(_, it)| {
        let share = |value: &Value| value.shares[seat.index()];
        it.mark > Mark::Good && share(&it.before) + share(&it.luck) >= WON && share(&it.after) <= OPEN_AGAIN
    });
    let missed = missed.map(|(at, _)| at).collect();
    Player { decisions, accuracy, luck, unforeseen, own, others, best, worst, missed }
}

impl Part {
    fn add(&mut self, other: Part) {
        self.share += other.share;
        self.points += other.points;
    }
}
