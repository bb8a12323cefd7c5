//! Many games at once, over arrays that Python has made.

use crate::failure::{guarded, refused};
use crate::game::Game;
use catalog::lab::{AnyBatch, Arrays, Autoreset};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;

/// The games of a `VectorEnv`.
#[pyclass(module = "spieltisch")]
pub struct VectorCore(Box<dyn AnyBatch>);

/// What Python lends for one call. Each array must be contiguous.
#[derive(FromPyObject)]
struct Lent<'py>(
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray2<'py, i8>,
    PyReadwriteArray1<'py, i32>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, bool>,
    PyReadwriteArray2<'py, f32>,
);

impl Lent<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        let uneven = |_| refused("an array is not contiguous");
        Ok(Arrays {
            observations: self.0.as_slice_mut().map_err(uneven)?,
            masks: self.1.as_slice_mut().map_err(uneven)?,
            players: self.2.as_slice_mut().map_err(uneven)?,
            rewards: self.3.as_slice_mut().map_err(uneven)?,
            dones: self.4.as_slice_mut().map_err(uneven)?,
            finals: self.5.as_slice_mut().map_err(uneven)?,
        })
    }
}

#[pymethods]
impl VectorCore {
    #[new]
    fn new(game: &Game, games: usize, autoreset: &str) -> PyResult<VectorCore> {
        let autoreset = match autoreset {
            "NextStep" => Autoreset::NextStep,
            "SameStep" => Autoreset::SameStep,
            "Disabled" => Autoreset::Disabled,
            other => return Err(refused(format!("'{other}' is not NextStep, SameStep or Disabled"))),
        };
        if !(1..=1 << 20).contains(&games) {
            return Err(refused(format!("{games} games at once: 1 to {} can be", 1 << 20)));
        }
        game.with_rules(|rules| game.it.batch(rules, games, autoreset)).map(VectorCore).map_err(refused)
    }

    #[pyo3(signature = (seed, which, arrays))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<u64>,
        which: Option<PyReadonlyArray1<bool>>,
        mut arrays: Lent,
    ) -> PyResult<()> {
        let which = which.as_ref().map(|which| which.as_slice()).transpose();
        let which = which.map_err(|_| refused("reset_mask is not contiguous"))?.unwrap_or(&[]);
        let mut out = arrays.arrays()?;
        py.detach(|| guarded(|| self.0.reset(seed, which, &mut out)))?.map_err(refused)
    }

    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<i64>, mut arrays: Lent) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| refused("the actions are not contiguous"))?;
        let mut out = arrays.arrays()?;
        py.detach(|| guarded(|| self.0.step(actions, &mut out)))?.map_err(refused)
    }
}
