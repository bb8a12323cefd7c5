//! How fast a search thinks on one thread, when it plays every game out to its end.

use crate::ahead::inclined;
use crate::search::{Budget, Search, Settings};
use game::{Actor, Bot, Rng, Seat, Strategy, Turn};
use std::time::{Duration, Instant};

/// One decision is thought about for so long.
const EACH: Duration = Duration::from_millis(50);
/// The game whose decisions are measured is played with so many iterations each.
const SELF_PLAY: u32 = 50;

/// What was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSpeed {
    /// Iterations a second at the first decision of a game.
    pub at_the_start: f64,
    /// Iterations a second on average over decisions from all parts of a game.
    pub on_average: f64,
    /// How many decisions these are.
    pub decisions: u32,
    /// How many steps, of seats and of chance, it takes from such a decision to the end of the game, on average.
    pub steps: f64,
}

/// Measures for about `time`, at the first decision and at others that are spread evenly over a game.
pub fn search_speed<G: Strategy>(start: &G, time: Duration) -> SearchSpeed {
    let moments = self_played(start);
    let many = (time.as_secs_f64() / EACH.as_secs_f64()).floor().clamp(2.0, moments.len().max(2) as f64) as usize;
    let each = EACH.min(time / many as u32);
    let spread: Vec<&(G, Seat)> = (0..many).filter_map(|at| moments.get(at * moments.len() / many)).collect();
    let speeds: Vec<f64> = spread.iter().map(|(position, seat)| speed(position, *seat, each)).collect();
    let mut rng = Rng::new(3);
    let steps: u32 = spread.iter().map(|(position, _)| steps_to_the_end(position.clone(), &mut rng)).sum();
    let count = speeds.len().max(1) as f64;
    SearchSpeed {
        at_the_start: speeds.first().copied().unwrap_or(0.0),
        on_average: speeds.iter().sum::<f64>() / count,
        decisions: speeds.len() as u32,
        steps: f64::from(steps) / count,
    }
}

/// Every real decision of a game that short searches play, always the same one.
fn self_played<G: Strategy>(start: &G) -> Vec<(G, Seat)> {
    let mut bots = Seat::ALL.map(|seat| {
        let budget = Budget::Iterations(SELF_PLAY);
        Search::<G>::new(Settings::best::<G>(budget), seat.index() as u64)
    });
    let mut rng = Rng::new(1);
    let mut moments = Vec::new();
    let mut position = start.clone();
    let (mut choices, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        match position.turn() {
            Turn::Over => return moments,
            Turn::Chance => {
                outcomes.clear();
                position.outcomes(&mut outcomes);
                position.apply(Actor::Chance, rng.weighted(&outcomes), &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest();
                choices.clear();
                position.choices(seat, &mut choices);
                if choices.len() > 1 {
                    moments.push((position.clone(), seat));
                }
                let world = &mut || position.imagine(seat, &mut rng);
                let action = bots[seat.index()].choose(seat, &choices, world);
                position.apply(Actor::Seat(seat), action, &mut ());
            }
        }
    }
}

/// Iterations a second at this decision.
fn speed<G: Strategy>(position: &G, seat: Seat, time: Duration) -> f64 {
    let settings = Settings { horizon: u32::MAX, ways: 1, ..Settings::best::<G>(Budget::Time(time)) };
    let mut search = Search::<G>::new(settings, 1);
    let mut worlds = Rng::new(2);
    let mut choices = Vec::new();
    position.choices(seat, &mut choices);
    let began = Instant::now();
    search.choose(seat, &choices, &mut || position.imagine(seat, &mut worlds));
    f64::from(search.iterations()) / began.elapsed().as_secs_f64()
}

/// As sensible players would go on.
fn steps_to_the_end<G: Strategy>(mut position: G, rng: &mut Rng) -> u32 {
    let (mut choices, mut weighed) = (Vec::new(), Vec::new());
    let mut steps = 0;
    loop {
        match position.turn() {
            Turn::Over => return steps,
            Turn::Chance => {
                weighed.clear();
                position.outcomes(&mut weighed);
                position.apply(Actor::Chance, rng.weighted(&weighed), &mut ());
            }
            Turn::Seats(seats) => {
                choices.clear();
                position.choices(seats.lowest(), &mut choices);
                let action = inclined(&position, seats.lowest(), &choices, &mut weighed, rng);
                position.apply(Actor::Seat(seats.lowest()), action, &mut ());
            }
        }
        steps += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::examples::{kuhn::Kuhn, pig::Pig};
    use game::{Game, Setup};

    #[test]
    fn it_counts_what_it_says() {
        let pig = Pig::start(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
        let measured = search_speed(&pig, Duration::from_millis(4));
        assert!(measured.at_the_start > 0.0 && measured.on_average > 0.0, "{measured:?}");
        assert!(measured.decisions == 2 && measured.steps > 50.0, "{measured:?}");
        let kuhn = Kuhn::start(&Setup::new::<Kuhn>(2, &[]).unwrap(), &()).unwrap();
        let measured = search_speed(&kuhn, Duration::from_millis(4));
        assert!((1.0..=3.0).contains(&measured.steps), "{measured:?}");
    }
}
