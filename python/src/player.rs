//! Computer players, and matches between them.

use crate::failure::{guarded, refused};
use crate::game::Game;
use crate::state::State;
use catalog::lab::AnySeated;
use pyo3::prelude::*;
use std::sync::Mutex;

/// A computer player of one game, for any of its seats.
#[pyclass(frozen, module = "spieltisch")]
pub struct Bot(Mutex<Box<dyn AnySeated>>);

impl Bot {
    pub(crate) fn new(seated: Box<dyn AnySeated>) -> Bot {
        Bot(Mutex::new(seated))
    }
}

#[pymethods]
impl Bot {
    /// What it does for the player to move. It never sees what that player cannot see.
    fn step(&self, py: Python<'_>, state: &State) -> PyResult<usize> {
        let it = state.it.copy();
        py.detach(|| {
            let mut bot = self.0.lock().map_err(|_| refused("the computer player broke earlier"))?;
            guarded(|| bot.choose(&*it))?.map_err(refused)
        })
    }
}

/// One game of a match: its number, how it ended, and the places and points of the seats.
type Played = (u32, String, Vec<u8>, Vec<i32>);

/// Plays the games `first..first + games` of a match on this thread, as `spieltisch arena` plays them with this seed:
/// the number of each, how it ended, places and points by seat.
#[pyfunction]
#[pyo3(signature = (game, bots, seed=0, first=0, games=1))]
pub fn arena(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    seed: u64,
    first: u32,
    games: u32,
) -> PyResult<Vec<Played>> {
    let specs: Vec<bots::BotSpec> = bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>().map_err(refused)?;
    let arena = game.with_rules(|rules| game.it.arena(rules, &specs, seed)).map_err(refused)?;
    let last = first.checked_add(games).ok_or_else(|| refused("there are not so many games"))?;
    py.detach(|| {
        guarded(|| {
            (first..last)
                .map(|number| {
                    let played = arena.play(number);
                    let places = played.seats.iter().map(|sat| sat.place).collect();
                    let points = played.seats.iter().map(|sat| sat.points).collect();
                    (number, played.ending, places, points)
                })
                .collect()
        })
    })
}
