//! What those need who train nets: searches with any net, the games they play against themselves, and matches.

use crate::failure::{guarded, refused};
use crate::game::Game;
use bots::selfplay::{Recipe, Rows, Tuning};
use bots::Budget;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;
use std::time::Duration;

/// A search with a net, or without one, for [`selfplay`] and [`duel`].
#[pyclass(frozen, module = "spieltisch.training")]
pub struct Thinker {
    game: Game,
    it: bots::selfplay::Thinker,
}

#[pymethods]
impl Thinker {
    /// `net` is the bytes of a file of weights. It thinks so many iterations a decision, or so many milliseconds; what
    /// else is not named is as it plays best.
    #[new]
    #[pyo3(signature = (game, net=None, *, iterations=60, milliseconds=None, horizon=None, curiosity=None, ways=None, policy=None, margin=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        game: &Game,
        net: Option<&[u8]>,
        iterations: u32,
        milliseconds: Option<u64>,
        horizon: Option<u32>,
        curiosity: Option<f32>,
        ways: Option<u32>,
        policy: Option<f32>,
        margin: Option<f32>,
    ) -> PyResult<Thinker> {
        if iterations == 0 || milliseconds == Some(0) || ways == Some(0) {
            return Err(refused("a search takes one iteration, one millisecond and one way at least"));
        }
        let budget = match milliseconds {
            Some(time) => Budget::Time(Duration::from_millis(time)),
            None => Budget::Iterations(iterations),
        };
        let net = net.map(|bytes| game.it.net(bytes)).transpose().map_err(refused)?.map(Arc::new);
        let tuning = Tuning { budget, horizon, curiosity, ways, policy, margin };
        Ok(Thinker { game: game.clone(), it: bots::selfplay::Thinker { tuning, net } })
    }
}

/// Plays the games `first..first + games` of a thinker against itself, on this thread, and gives what a net learns from
/// as arrays; `spieltisch.training` explains them. The same seed and number give the same rows.
#[pyfunction]
#[pyo3(signature = (thinker, *, seed=0, first=0, games=1, long=120, noisy=60, slips=40))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn selfplay<'py>(
    py: Python<'py>,
    thinker: &Thinker,
    seed: u64,
    first: u32,
    games: u32,
    long: u32,
    noisy: u32,
    slips: u32,
) -> PyResult<Bound<'py, PyDict>> {
    if long == 0 {
        return Err(refused("a search takes one iteration at least"));
    }
    let recipe = Recipe { long, noisy, slips };
    let numbers = numbers(first, games)?;
    let (it, seats) = (&thinker.game.it, thinker.game.seats);
    let rows = py.detach(|| guarded(|| it.selfplay(seats, &thinker.it, &recipe, seed, numbers)))?;
    arrays(py, rows)
}

/// The share of the victory of one thinker in the games `first..first + games` of a match against copies of another. Each
/// deal is played once for every seat of the first.
#[pyfunction]
#[pyo3(signature = (one, other, *, seed=0, first=0, games=1))]
pub fn duel(py: Python<'_>, one: &Thinker, other: &Thinker, seed: u64, first: u32, games: u32) -> PyResult<Vec<f32>> {
    if one.game != other.game {
        return Err(refused("the two think about different games"));
    }
    let (numbers, game) = (numbers(first, games)?, &one.game);
    let play = || game.with_rules(|rules| game.it.duel(rules, [&one.it, &other.it], seed, numbers));
    py.detach(|| guarded(play))?.map_err(refused)
}

fn numbers(first: u32, games: u32) -> PyResult<std::ops::Range<u32>> {
    let last = first.checked_add(games).ok_or_else(|| refused("there are not so many games"))?;
    Ok(first..last)
}

fn arrays(py: Python<'_>, rows: Rows) -> PyResult<Bound<'_, PyDict>> {
    let count = rows.len();
    let (hand, four) = ([count, nets::HAND], [count, 4]);
    let all = PyDict::new(py);
    all.set_item("starts", PyArray1::from_vec(py, rows.starts))?;
    all.set_item("features", PyArray1::from_vec(py, rows.features))?;
    all.set_item("hand", PyArray1::from_vec(py, rows.hand).reshape(hand)?)?;
    all.set_item("seats", PyArray1::from_vec(py, rows.seats))?;
    all.set_item("kinds", PyArray1::from_vec(py, rows.kinds))?;
    all.set_item("games", PyArray1::from_vec(py, rows.games))?;
    all.set_item("shares", PyArray1::from_vec(py, rows.shares).reshape(four)?)?;
    all.set_item("points", PyArray1::from_vec(py, rows.points).reshape(four)?)?;
    all.set_item("foreseen", PyArray1::from_vec(py, rows.foreseen).reshape(four)?)?;
    all.set_item("tried_starts", PyArray1::from_vec(py, rows.tried_starts))?;
    all.set_item("tried", PyArray1::from_vec(py, rows.tried))?;
    all.set_item("tried_shares", PyArray1::from_vec(py, rows.tried_shares))?;
    Ok(all)
}

/// What a file of weights must say about its game: names and words.
#[pyfunction]
pub fn facts(game: &Game) -> std::collections::BTreeMap<&'static str, String> {
    game.it.net_facts().into_iter().collect()
}
