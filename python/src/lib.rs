//! The part of the Python package that is written in Rust. `game` has a game and its rules, `state` one game step by
//! step, `player` computer players and matches, `analysis` skill and luck in a recorded game, `training` nets and what
//! they learn from, `vector` many games at once, `failure` what Python gets when something cannot be. The rest is Python,
//! in `spieltisch/`.

mod analysis;
mod failure;
mod game;
mod player;
mod state;
mod training;
mod vector;

use pyo3::prelude::*;

/// Board games as fast simulators; see the package `spieltisch`.
#[pymodule]
mod _spieltisch {
    #[pymodule_export]
    use super::analysis::analyse_json;
    #[pymodule_export]
    use super::failure::SpieltischError;
    #[pymodule_export]
    use super::game::{Game, games};
    #[pymodule_export]
    use super::player::{Bot, arena};
    #[pymodule_export]
    use super::state::{State, restore};
    #[pymodule_export]
    use super::training::{Thinker, duel, facts, selfplay};
    #[pymodule_export]
    use super::vector::VectorCore;
}
