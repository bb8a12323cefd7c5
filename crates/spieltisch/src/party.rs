//! A game in the terminal: people at the prompt, bots in the other seats.

use crate::command::{self, Line};
use crate::console::Console;
use crate::luck::Luck;
use crate::save::Saver;
use crate::stop::Stop;
use crate::thinking;
use catalog::AnyBot;
use game::{PerSeat, Seat, SeatSet, Turn, Viewer};
use std::path::Path;
use table::{AnyTable, Refusal};

/// Everything that belongs to one game in the terminal.
pub struct Party {
    table: Box<dyn AnyTable>,
    humans: SeatSet,
    luck: Luck,
    /// The other seats.
    bots: Vec<SeatedBot>,
    saver: Option<Saver>,
    /// What each seat has read of the log.
    read: PerSeat<u32>,
    /// Who sat at the keyboard last.
    last: Option<Seat>,
}

/// A bot in its seat.
pub struct SeatedBot {
    /// Where it sits.
    pub seat: Seat,
    /// Which it is.
    pub bot: Box<dyn AnyBot>,
}

/// How a game in the terminal ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Over,
    /// The people have left.
    Left,
}

impl Party {
    /// Sits down. Of what happened before, people read the log from the last turn on.
    pub fn new(
        table: Box<dyn AnyTable>,
        humans: SeatSet,
        bots: Vec<SeatedBot>,
        luck: Luck,
        saver: Option<Saver>,
    ) -> Party {
        let read = PerSeat::all(table.version());
        Party { table, humans, luck, bots, saver, read, last: None }
    }

    /// Plays until the game is over or the people leave.
    pub fn play(&mut self, console: &mut Console) -> Result<End, Stop> {
        loop {
            self.table.settle(&mut || self.luck.bits());
            self.save()?;
            let Turn::Seats(seats) = self.table.turn() else { break };
            if let Some(SeatedBot { seat, bot }) = self.bots.iter_mut().find(|bot| seats.has(bot.seat)) {
                let choice = thinking::choose(&mut **bot, &*self.table, *seat, console)?;
                self.table.play_text(*seat, &choice).expect("a bot picks one of the choices");
                self.save()?;
            } else if !self.ask(seats.lowest(), console)? {
                if let Some(saver) = &self.saver {
                    console.tell("term-saved", &[("file", saver.path().display().to_string().into())])?;
                }
                return Ok(End::Left);
            }
        }
        self.show_result(console)?;
        Ok(End::Over)
    }

    /// Shows a person everything and follows the lines until the table has changed; `false` if the person leaves.
    fn ask(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Stop> {
        if !self.hand_over(seat, console)? {
            return Ok(false);
        }
        let viewer = Viewer::Seat(seat);
        console.say("")?;
        self.show_log(viewer, self.read[seat], console)?;
        self.read[seat] = self.table.version();
        let reader = console.reader();
        self.show_table(viewer, console)?;
        self.show_choices(seat, console)?;
        let before = self.table.version();
        while self.table.version() == before {
            let Some(line) = console.ask(&format!("{}>", reader.name(seat)))? else { return Ok(false) };
            if line.is_empty() {
                continue;
            }
            match command::read(&line, &self.table.choice_texts(seat)) {
                Err(unclear) => console.refuse(&unclear.sentence(&reader))?,
                Ok(Line::Quit) => return Ok(false),
                Ok(Line::Help) => console.tell("term-help", &[])?,
                Ok(Line::Hint) => self.show_hint(seat, console)?,
                Ok(Line::Choices) => self.show_choices(seat, console)?,
                Ok(Line::View) => self.show_table(viewer, console)?,
                Ok(Line::Log) => self.show_log(viewer, 0, console)?,
                Ok(Line::Save(file)) => self.save_to(&file, console)?,
                Ok(Line::Undo) => self.take_back(seat, |table, seat| table.undo(seat), console)?,
                Ok(Line::Reset) => self.take_back(seat, |table, seat| table.reset_turn(seat), console)?,
                Ok(Line::Choice(action)) => {
                    if let Err(refusal) = self.table.play_text(seat, &action) {
                        console.refuse(&reader.refusal(&refusal))?;
                    }
                }
            }
        }
        self.save()?;
        Ok(true)
    }

    /// Where people share a keyboard and the next one or the last has secrets, if only what was just chosen, the screen
    /// is emptied first; `false` if nobody is there.
    fn hand_over(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Stop> {
        let last = self.last.replace(seat).filter(|&last| last != seat);
        let secrets = |seat| !self.table.see_the_same(Viewer::Seat(seat), Viewer::Spectator);
        if !last.is_some_and(|last| secrets(last) || secrets(seat)) || !console.is_live() {
            return Ok(true);
        }
        console.clear()?;
        let reader = console.reader();
        let question = reader.say("term-hand-over", &[("name", reader.name(seat).into())]);
        Ok(console.ask(&question)?.is_some())
    }

    /// Takes back for `seat`, or else for another person at this keyboard: there is never more than one who could.
    fn take_back(
        &mut self,
        seat: Seat,
        way: impl Fn(&mut dyn AnyTable, Seat) -> Result<u32, Refusal>,
        console: &mut Console,
    ) -> Result<(), Stop> {
        let Err(refusal) = way(&mut *self.table, seat) else { return Ok(()) };
        if self.humans.iter().any(|other| way(&mut *self.table, other).is_ok()) {
            return Ok(());
        }
        console.say(&console.reader().refusal(&refusal))
    }

    fn save(&mut self) -> Result<(), Stop> {
        self.saver.as_mut().map_or(Ok(()), |saver| saver.append(&*self.table))
    }

    fn save_to(&mut self, file: &str, console: &mut Console) -> Result<(), Stop> {
        match Saver::create(Path::new(file), &*self.table) {
            Ok(_) if self.saver.is_some() => console.tell("term-copy-saved", &[("file", file.into())]),
            Ok(saver) => {
                self.saver = Some(saver);
                console.tell("term-saving", &[("file", file.into())])
            }
            Err(Stop::BadRequest(why)) => console.refuse(&why),
            Err(stop) => Err(stop),
        }
    }

    /// The same position gets the same advice.
    fn show_hint(&self, seat: Seat, console: &mut Console) -> Result<(), Stop> {
        let game = catalog::find(self.table.game())?;
        let best = game.advise(&*self.table, seat, self.table.version().into(), &bots::Stop::default());
        console.reader().advice(&*self.table, seat, &best).iter().try_for_each(|line| console.say(line))
    }

    fn show_choices(&self, seat: Seat, console: &mut Console) -> Result<(), Stop> {
        console.reader().choices(&*self.table, seat).iter().try_for_each(|line| console.say(line))
    }

    /// The table, and what is asked.
    fn show_table(&self, viewer: Viewer, console: &mut Console) -> Result<(), Stop> {
        let reader = console.reader();
        console.say(&reader.view(&*self.table, viewer))?;
        reader.question(&*self.table, viewer).map_or(Ok(()), |question| console.say_bold(&question))
    }

    fn show_log(&self, viewer: Viewer, after: u32, console: &mut Console) -> Result<(), Stop> {
        console.reader().log(&*self.table, viewer, after).iter().try_for_each(|line| console.say_dim(line))
    }

    /// A single person sees the end as the own seat does, several people see it as a spectator does.
    fn show_result(&self, console: &mut Console) -> Result<(), Stop> {
        console.say("")?;
        let viewer = match self.humans.len() {
            1 => Viewer::Seat(self.humans.lowest()),
            _ => Viewer::Spectator,
        };
        if let Some(read) = self.humans.iter().map(|seat| self.read[seat]).max() {
            self.show_log(viewer, read, console)?;
        }
        let reader = console.reader();
        console.say(&reader.view(&*self.table, viewer))?;
        console.say_bold(&reader.say("term-over", &[("entries", self.table.version().into())]))?;
        reader.standings(&*self.table, viewer).iter().try_for_each(|line| console.say(line))
    }
}
