//! One game, step by step, in OpenSpiel's manner.

use crate::failure::{guarded, refused};
use crate::game::Game;
use ::game::{Seat, Turn, Viewer};
use catalog::lab::{AnyState, Misuse};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;

/// As OpenSpiel names them.
const CHANCE: i64 = -1;
const TERMINAL: i64 = -4;

/// A game that is going on.
#[pyclass(module = "spieltisch")]
pub struct State {
    pub(crate) game: Game,
    pub(crate) it: Box<dyn AnyState>,
}

impl State {
    fn seat(&self, player: i64) -> PyResult<Seat> {
        let seats = self.it.seats();
        let seat = Seat::first(seats).find(|seat| seat.index() as i64 == player);
        seat.ok_or_else(|| refused(Misuse::Seat { asked: player, seats }))
    }

    fn viewer(&self, player: Option<i64>) -> PyResult<Viewer> {
        player.map_or(Ok(Viewer::Spectator), |player| self.seat(player).map(Viewer::Seat))
    }
}

#[pymethods]
impl State {
    fn get_game(&self) -> Game {
        self.game.clone()
    }

    /// Who is to move: a player, -1 for chance, -4 at the end.
    fn current_player(&self) -> i64 {
        match self.it.turn() {
            Turn::Chance => CHANCE,
            Turn::Over => TERMINAL,
            Turn::Seats(seats) => seats.lowest().index() as i64,
        }
    }

    fn is_chance_node(&self) -> bool {
        self.it.turn() == Turn::Chance
    }

    fn is_terminal(&self) -> bool {
        self.it.turn() == Turn::Over
    }

    fn num_players(&self) -> u8 {
        self.it.seats()
    }

    /// What a player may do, ascending; of chance, what it may bring.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> PyResult<Vec<usize>> {
        let mover = self.current_player();
        if let Some(player) = player.filter(|&player| player >= 0 || player < CHANCE && mover != player) {
            self.seat(player)?;
        }
        Ok(match player.is_none_or(|player| player == mover) {
            true if mover == CHANCE => self.it.outcomes().into_iter().map(|(action, _)| action).collect(),
            true => self.it.legal(),
            false => Vec::new(),
        })
    }

    fn legal_actions_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.game.it.actions()];
        self.it.legal().into_iter().for_each(|action| mask[action] = 1);
        PyArray1::from_vec(py, mask)
    }

    /// What chance may bring, each with its probability.
    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        match self.it.turn() {
            Turn::Chance => Ok(self.it.outcomes()),
            _ => Err(refused("chance is not to move")),
        }
    }

    pub(crate) fn apply_action(&mut self, action: i64) -> PyResult<()> {
        let number = usize::try_from(action).map_err(|_| refused(format!("there is no action {action}")))?;
        guarded(|| self.it.apply(number))?.map_err(refused)
    }

    /// Takes back the last step, whoever made it.
    fn undo_action(&mut self) -> PyResult<()> {
        guarded(|| self.it.undo())?.map_err(refused)
    }

    /// What was done so far, outcomes of chance included.
    fn history(&self) -> Vec<usize> {
        self.it.history()
    }

    /// The share of the victory of each player; nothing before the end.
    fn returns(&self) -> Vec<f32> {
        self.it.returns()
    }

    fn rewards(&self) -> Vec<f32> {
        self.it.returns()
    }

    /// The points as they stand, with all secrets counted.
    fn points(&self) -> Vec<i32> {
        self.it.points()
    }

    #[pyo3(signature = (action, player=None))]
    fn action_to_string(&self, action: i64, player: Option<i64>) -> PyResult<String> {
        let _ = player;
        let text = usize::try_from(action).ok().and_then(|number| self.game.it.action_text(number));
        text.ok_or_else(|| refused(format!("there is no action {action}")))
    }

    /// What a player knows, as numbers; into `out` if it is given.
    #[pyo3(signature = (player, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(player)?;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.it.width(), false));
        let mut numbers: PyReadwriteArray1<f32> = out.try_readwrite().map_err(refused)?;
        let numbers = numbers.as_slice_mut().map_err(|_| refused("the array is not contiguous"))?;
        guarded(|| self.it.encode(seat, numbers))?.map_err(refused)?;
        Ok(out)
    }

    /// The view of a player, or of a spectator, as JSON.
    #[pyo3(signature = (player=None))]
    fn view_json(&self, player: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(player)?;
        guarded(|| self.it.view(viewer))
    }

    fn observation_string(&self, player: i64) -> PyResult<String> {
        self.view_json(Some(player))
    }

    /// Everything a player was told so far, a line each, and what it sees now.
    fn information_state_string(&self, player: i64) -> PyResult<String> {
        let viewer = self.viewer(Some(player))?;
        let mut lines = guarded(|| self.it.told(viewer))?;
        lines.push(self.it.view(viewer));
        Ok(lines.join("\n"))
    }

    /// The whole record so far, with everything that is hidden.
    fn record(&self) -> PyResult<String> {
        self.it.record().map_err(refused)
    }

    fn serialize(&self) -> PyResult<String> {
        self.record()
    }

    /// 64 bits that differ when the position does.
    fn fingerprint(&self) -> u64 {
        self.it.fingerprint()
    }

    /// A world that the player cannot tell from this one, drawn fairly: what it cannot see is dealt again.
    fn clone_for(&self, player: i64, seed: u64) -> PyResult<State> {
        let seat = self.seat(player)?;
        let it = guarded(|| self.it.imagine(seat, seed))?;
        Ok(State { game: self.game.clone(), it })
    }

    #[pyo3(name = "clone")]
    fn copy(&self) -> State {
        State { game: self.game.clone(), it: self.it.copy() }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<PyDict>) -> State {
        self.copy()
    }

    /// The record as it stands.
    fn __str__(&self) -> String {
        self.it.record().unwrap_or_else(|why| why.to_string())
    }

    fn __repr__(&self) -> String {
        let steps = self.it.history().len();
        format!("State('{}', {} seats, after {steps} steps)", self.game.it.name(), self.it.seats())
    }

    #[allow(clippy::type_complexity)]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, u8, BTreeMap<String, String>, Vec<i64>))> {
        // Also refuses imagined worlds, whose past nobody knows.
        self.it.record().map_err(refused)?;
        let restore = py.import("spieltisch._spieltisch")?.getattr("restore")?;
        let history = self.it.history().into_iter().map(|action| action as i64).collect();
        Ok((restore, (self.game.it.name().into(), self.game.seats, self.game.options.clone(), history)))
    }
}

/// The state that these actions lead to: what a pickle calls.
#[pyfunction]
pub fn restore(name: &str, seats: u8, options: BTreeMap<String, String>, history: Vec<i64>) -> PyResult<State> {
    let mut state = Game::new(name, Some(seats.into()), Some(options))?.new_initial_state()?;
    history.into_iter().try_for_each(|action| state.apply_action(action))?;
    Ok(state)
}
