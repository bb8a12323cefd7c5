//! Analysis of recorded games.

use crate::failure::{guarded, refused};
use bots::analysis::Depth;
use catalog::analysis::{Analysed, judge_all};
use pyo3::prelude::*;

/// What a record says about skill and luck, as JSON; `threads` moments are judged at a time.
#[pyfunction]
#[pyo3(signature = (record, depth=1, seed=1, threads=1))]
pub fn analyse_json(py: Python<'_>, record: &str, depth: u32, seed: u64, threads: usize) -> PyResult<String> {
    if !(1..=100).contains(&depth) || !(1..=256).contains(&threads) {
        return Err(refused("depth is from 1 to 100, and threads from 1 to 256"));
    }
    let table = catalog::replay(record, None, u32::MAX).map_err(refused)?;
    let course = catalog::find(table.game()).map_err(refused)?.course(&*table);
    let course = course.filter(|course| course.moments() > 1).ok_or_else(|| refused("nothing has happened in this game yet"))?;
    let depth = Depth::USUAL.times(depth);
    py.detach(|| {
        guarded(|| {
            let moments = judge_all(&*course, depth, seed, threads, &Default::default(), &|_| ())?;
            Some(Analysed::of(&*course, depth, seed, moments)?.to_json())
        })
    })?
    .ok_or_else(|| refused("the analysis was broken off"))
}
