//! One game that a search plays against itself.

use super::{Kind, Rows, Thinker};
use crate::ahead::inclined;
use crate::search::{Budget, Search};
use game::strategy::results;
use game::{Actor, Bot, Data, Numbered, PerSeat, Rng, Seat, Setup, Strategy, Turn, fingerprint};
use nets::Inputs;

/// How games are played that nets learn from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// One decision in four is thought about for so many iterations, and what was tried there is kept.
    pub long: u32,
    /// In every other game, the first decisions are chance with one chance in two: at most so many.
    pub noisy: u32,
    /// One decision in so many is chance, so that bad positions are seen too; 0 for none.
    pub slips: u32,
}

/// One decision in so many is thought about at length.
const LONG_ONE_IN: usize = 4;
/// One decision in so many in the middle of a turn is kept though it was not thought about at length.
const KEPT_ONE_IN: usize = 8;

/// The positions that games with so many seats begin with: the usual rules, and all others that the game has.
pub fn starts<G: Strategy>(seats: u8) -> Vec<G> {
    let setups = Setup::all::<G>();
    let fitting = setups.iter().filter(|setup| setup.seats() == seats);
    fitting.filter_map(|setup| G::start(setup, G::Data::shipped()).ok()).collect()
}

/// Plays the game with this number to its end, and keeps what is worth learning. The same seed and number give the same
/// rows.
pub fn play<G: Strategy>(start: &G, thinker: &Thinker, recipe: &Recipe, seed: u64, number: u32, rows: &mut Rows) {
    let own = |what: &str| fingerprint(&(seed, number, what));
    let (mut luck, mut worlds, mut noise) = (Rng::new(own("luck")), Rng::new(own("worlds")), Rng::new(own("noise")));
    let mut players: Vec<Search<G>> = Seat::first(start.seats())
        .map(|seat| thinker.sit::<G>(fingerprint(&(seed, number, seat.index() as u64))))
        .collect();
    let noisy = if noise.below(2) == 0 { noise.below(recipe.noisy as usize + 1) } else { 0 };
    let (mut choices, mut weighed) = (Vec::new(), Vec::new());
    let (mut inputs, mut tried) = (Inputs::default(), Vec::new());
    let mut position = start.clone();
    let (mut decisions, mut last) = (0, None);
    loop {
        match position.turn() {
            Turn::Over => {
                let mut points = PerSeat::all(0.0);
                let reached = position.reached();
                Seat::first(position.seats()).for_each(|seat| points[seat] = reached[seat] / G::LEAD);
                rows.end(&results(&position), &points);
                return;
            }
            Turn::Chance => {
                weighed.clear();
                position.outcomes(&mut weighed);
                position.apply(Actor::Chance, luck.weighted(&weighed), &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest();
                choices.clear();
                position.choices(seat, &mut choices);
                let (mut long, mut searched) = (false, false);
                let action = if let [only] = choices[..] {
                    only
                } else {
                    decisions += 1;
                    let slips = recipe.slips > 0 && noise.below(recipe.slips as usize) == 0;
                    if slips || (decisions <= noisy && noise.below(2) == 0) {
                        inclined(&position, seat, &choices, &mut weighed, &mut noise)
                    } else {
                        long = noise.below(LONG_ONE_IN) == 0;
                        searched = true;
                        let player = &mut players[seat.index()];
                        player.allow(if long { Budget::Iterations(recipe.long) } else { thinker.tuning.budget });
                        player.choose(seat, &choices, &mut || position.imagine(seat, &mut worlds))
                    }
                };
                let player = &players[seat.index()];
                let foreseen = if searched { player.outlook() } else { None };
                tried.clear();
                if long {
                    tried.extend(player.tried().map(|(action, times)| (action.number(), times)));
                }
                let mut keep = |eyes: Seat, kind, tried: &[(usize, u32)]| {
                    inputs.fill(&position, eyes);
                    rows.add(&inputs, eyes, kind, number, foreseen.as_ref(), tried);
                };
                let passed = last.filter(|&last| last != seat);
                if let Some(before) = passed {
                    keep(before, Kind::Moved, &[]);
                }
                if passed.is_some() && (long || noise.below(2) == 0) {
                    keep(seat, Kind::ToMove, &tried);
                } else if long || noise.below(KEPT_ONE_IN) == 0 {
                    keep(seat, Kind::Deciding, &tried);
                }
                last = Some(seat);
                position.apply(Actor::Seat(seat), action, &mut ());
            }
        }
    }
}
