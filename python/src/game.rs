//! A game and the rules it is played by.

use crate::failure::{guarded, refused};
use crate::player::Bot;
use crate::state::State;
use ::game::record::Record;
use catalog::{GameBox, Rules};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// The names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    catalog::all().iter().map(|game| game.name()).collect()
}

/// A game with a number of seats and a choice of options.
#[pyclass(frozen, eq, module = "spieltisch")]
#[derive(Clone)]
pub struct Game {
    pub(crate) it: &'static dyn GameBox,
    pub(crate) seats: u8,
    pub(crate) options: BTreeMap<String, String>,
    width: usize,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        (self.it.name(), self.seats, &self.options) == (other.it.name(), other.seats, &other.options)
    }
}

impl Game {
    /// Hands the rules on as the catalog wants them.
    pub(crate) fn with_rules<T>(&self, work: impl FnOnce(&Rules) -> T) -> T {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (&**name, &**value)).collect();
        work(&Rules { revision: None, seats: self.seats, options: &options, data: None })
    }
}

#[pymethods]
impl Game {
    /// `options` are names and values; what is not named has its usual value.
    #[new]
    #[pyo3(signature = (name, seats=None, options=None))]
    pub(crate) fn new(name: &str, seats: Option<i64>, options: Option<BTreeMap<String, String>>) -> PyResult<Game> {
        let it = catalog::find(name).map_err(refused)?;
        let seats = seats.unwrap_or(i64::from(*it.seats().start()));
        // No game has so many seats; the refusal says how many it has.
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        let width = it.features(seats).map_err(refused)?.len();
        let game = Game { it, seats, options: options.unwrap_or_default(), width };
        game.with_rules(|rules| it.state(rules)).map_err(refused)?;
        Ok(game)
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.it.name()
    }

    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.options.clone()
    }

    fn num_players(&self) -> u8 {
        self.seats
    }

    fn num_distinct_actions(&self) -> usize {
        self.it.actions()
    }

    fn observation_size(&self) -> usize {
        self.width
    }

    fn max_game_length(&self) -> u32 {
        self.it.most_entries()
    }

    fn feature_names(&self) -> PyResult<Vec<String>> {
        self.it.features(self.seats).map_err(refused)
    }

    fn action_to_string(&self, action: i64) -> PyResult<String> {
        let text = usize::try_from(action).ok().and_then(|number| self.it.action_text(number));
        text.ok_or_else(|| refused(format!("there is no action {action} in {}", self.it.name())))
    }

    fn string_to_action(&self, text: &str) -> PyResult<usize> {
        self.it.action_number(text).ok_or_else(|| refused(format!("'{text}' is not an action of {}", self.it.name())))
    }

    pub(crate) fn new_initial_state(&self) -> PyResult<State> {
        let state = self.with_rules(|rules| self.it.state(rules)).map_err(refused)?;
        Ok(State { game: self.clone(), it: state })
    }

    /// The game of a record; it must be of this game, with as many seats and the same options.
    fn state_from_record(&self, text: &str) -> PyResult<State> {
        let (record, places) = Record::read(text).map_err(refused)?;
        let found = Game::new(
            &record.head.game,
            Some(record.head.seats.into()),
            Some(record.head.options.iter().cloned().collect()),
        )?;
        if (found.it.name(), found.seats) != (self.it.name(), self.seats) {
            let (name, seats) = (found.it.name(), found.seats);
            return Err(refused(format!("the record is of {name} with {seats} seats")));
        }
        let state = guarded(|| found.it.state_of(&record, &places))?.map_err(refused)?;
        Ok(State { game: found, it: state })
    }

    /// A computer player; the same seed gives the same answers, unless it thinks by the clock.
    #[pyo3(signature = (bot, seed=0))]
    fn bot(&self, bot: &str, seed: u64) -> PyResult<Bot> {
        let spec: bots::BotSpec = bot.parse().map_err(refused)?;
        Ok(Bot::new(self.it.seated(spec, seed)))
    }

    fn __repr__(&self) -> String {
        format!("Game('{}', seats={}, options={:?})", self.it.name(), self.seats, self.options)
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, u8, BTreeMap<String, String>))> {
        let game = slf.get();
        let class = slf.py().import("spieltisch")?.getattr("Game")?;
        Ok((class, (game.it.name().into(), game.seats, game.options.clone())))
    }

    fn __hash__(&self) -> u64 {
        let options: String = self.options.iter().map(|(name, value)| format!("{name}={value};")).collect();
        ::game::fingerprint(&(u64::from(self.seats), self.it.name(), &*options))
    }
}
