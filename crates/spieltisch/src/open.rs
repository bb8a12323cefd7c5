//! From a request to a table with people and bots around it. Everything is checked before anything is written.

use crate::console::Console;
use crate::luck::Luck;
use crate::party::{Party, SeatedBot};
use crate::save::{self, Loaded, Saver};
use crate::show;
use crate::stop::{Stop, bad_file, read_text};
use crate::values::{Bots, Humans};
use catalog::{GameBox, Problem};
use game::{Seat, SeatSet};
use std::path::Path;
use table::AnyTable;

/// A table that nobody has sat down at yet.
pub struct Opened {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// The file it came from.
    file: Option<Loaded>,
}

/// A new table.
pub fn fresh(game: &dyn GameBox, seats: u8, options: &[(String, String)], data: Option<&Path>) -> Result<Opened, Stop> {
    let text = data.map(read_text).transpose()?;
    let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (&**name, &**value)).collect();
    let table = game.open(seats, &options, text.as_deref()).map_err(|problem| at_fault(problem, None, data))?;
    Ok(Opened { table, file: None })
}

/// A saved game, as far as its lines are whole.
pub fn saved(path: &Path, data: Option<&Path>) -> Result<Opened, Stop> {
    let file = save::load(path)?;
    let table = replay(path, &file.whole, data, u32::MAX)?;
    Ok(Opened { table, file: Some(file) })
}

/// Replays a record, and blames the right file if that does not work.
pub fn replay(path: &Path, text: &str, data: Option<&Path>, last: u32) -> Result<Box<dyn AnyTable>, Stop> {
    let pieces = data.map(read_text).transpose()?;
    catalog::replay(text, pieces.as_deref(), last).map_err(|problem| at_fault(problem, Some(path), data))
}

impl Opened {
    /// Tells people what they should know about the file it came from.
    pub fn remarks(&self, console: &mut Console) -> Result<(), Stop> {
        match &self.file {
            Some(file) if file.torn > 0 => console.tell("term-torn", &[]),
            _ => Ok(()),
        }
    }

    /// People take their seats, bots the others. The game is saved in the new file `save`, or else where it came from.
    pub fn sit_down(self, humans: &Humans, bots: &Bots, seed: Option<u64>, save: Option<&Path>) -> Result<Party, Stop> {
        let humans = seats_of(humans, self.table.seats()).map_err(Stop::BadRequest)?;
        let mut luck = Luck::new(seed)?;
        let bots = bots_of(bots, &*self.table, humans, &mut luck)?;
        let saver = match (save, &self.file) {
            (Some(path), _) => Some(Saver::create(path, &*self.table)?),
            (None, Some(file)) => Some(Saver::resume(file, &*self.table)?),
            (None, None) => None,
        };
        Ok(Party::new(self.table, humans, bots, luck, saver))
    }
}

/// The seats of people, if the game has them.
pub fn seats_of(humans: &Humans, seats: u8) -> Result<SeatSet, String> {
    match humans.0.iter().find(|seat| seat.index() >= seats as usize) {
        Some(seat) => Err(format!("{seat} is not in this game, which has seats 1 to {seats}")),
        None => Ok(humans.0.iter().copied().fold(SeatSet::NONE, SeatSet::with)),
    }
}

/// A bot for every seat that no human has: one word is for all of them.
fn bots_of(bots: &Bots, table: &dyn AnyTable, humans: SeatSet, luck: &mut Luck) -> Result<Vec<SeatedBot>, Stop> {
    let game = catalog::find(table.game())?;
    let seats: Vec<Seat> = Seat::first(table.seats()).filter(|&seat| !humans.has(seat)).collect();
    let many = bots.0.len();
    if many != 1 && many != seats.len() {
        let seats = show::count(seats.len() as u32, "seat", "seats");
        return Err(Stop::BadRequest(format!("bots take {seats}: name one for all, or one for each, not {many}")));
    }
    let words = bots.0.iter().cycle();
    Ok(seats.into_iter().zip(words).map(|(seat, &word)| SeatedBot { seat, bot: game.bot(word, luck.bits()) }).collect())
}

/// Blames the right file for a problem.
pub fn at_fault(problem: Problem, record: Option<&Path>, data: Option<&Path>) -> Stop {
    match (&problem, record, data) {
        (Problem::Data(bad), _, Some(path)) => bad_file(path, &bad.to_string()),
        (Problem::Record(bad), Some(path), _) => bad_file(path, &bad.to_string()),
        _ => problem.into(),
    }
}
