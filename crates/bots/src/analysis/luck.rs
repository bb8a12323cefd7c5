//! How lucky a throw was: what came, beside what could have come, all glanced at in the same way.

use super::Value;
use super::course::asked;
use super::looking::Eye;
use super::value::Mean;
use game::{Actor, Rng, Seat, Strategy, Turn};

/// What a throw brought each seat beyond what was to be expected before it; `None` if it was stopped.
pub(super) fn luck<G: Strategy>(eye: &Eye, before: &G, after: &G) -> Option<Value> {
    let seats = before.seats();
    let mut expected = Mean::new(seats);
    let ways = all_ways(before, eye.depth.ways as usize).unwrap_or_else(|| some_ways(eye, before));
    for (way, chance) in &ways {
        expected.learn(&eye.glance(way)?, *chance);
    }
    Some(eye.glance(after)?.minus(&expected.value()?).rounded())
}

/// Every way luck can go with its chance, until somebody has a choice; `None` if there are more than so many.
fn all_ways<G: Strategy>(before: &G, most: usize) -> Option<Vec<(G, f64)>> {
    let (mut ways, mut open) = (Vec::new(), vec![(before.clone(), 1.0)]);
    while let Some((position, chance)) = open.pop() {
        if ways.len() + open.len() >= most {
            return None;
        }
        match position.turn() {
            Turn::Chance => {
                let mut outcomes = Vec::new();
                position.outcomes(&mut outcomes);
                let all: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
                for (outcome, weight) in outcomes.into_iter().filter(|&(_, weight)| weight > 0) {
                    let mut next = position.clone();
                    next.apply(Actor::Chance, outcome, &mut ());
                    open.push((next, chance * f64::from(weight) / all));
                }
            }
            Turn::Seats(seats) if asked(&position).is_none() => {
                open.push((forced(position, seats.lowest()), chance));
            }
            Turn::Seats(_) | Turn::Over => ways.push((position, chance)),
        }
    }
    (ways.len() <= most).then_some(ways)
}

/// Some ways luck can go, each as likely as the next.
fn some_ways<G: Strategy>(eye: &Eye, before: &G) -> Vec<(G, f64)> {
    let mut rng = Rng::new(eye.seed);
    let mut outcomes = Vec::new();
    let mut way = || {
        let mut position = before.clone();
        loop {
            match position.turn() {
                Turn::Chance => {
                    outcomes.clear();
                    position.outcomes(&mut outcomes);
                    position.apply(Actor::Chance, rng.weighted(&outcomes), &mut ());
                }
                Turn::Seats(seats) if asked(&position).is_none() => position = forced(position, seats.lowest()),
                Turn::Seats(_) | Turn::Over => return (position, 1.0),
            }
        }
    };
    (0..eye.depth.ways).map(|_| way()).collect()
}

/// After the only choice of a seat.
fn forced<G: Strategy>(mut position: G, seat: Seat) -> G {
    let mut choices = Vec::new();
    position.choices(seat, &mut choices);
    position.apply(Actor::Seat(seat), choices[0], &mut ());
    position
}
