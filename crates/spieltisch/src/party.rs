//! A game in the terminal: people at the prompt, bots in the other seats.

use crate::came::{self, Heard, LONG, Outcome};
use crate::command::{self, Line};
use crate::console::Console;
use crate::luck::Luck;
use crate::save::Saver;
use crate::stop::Stop;
use crate::thinking;
use crate::values::LuckFrom;
use catalog::AnyBot;
use game::{PerSeat, Seat, SeatSet, Turn, Viewer};
use std::collections::VecDeque;
use std::path::Path;
use table::{AnyTable, Refusal};

/// Everything that belongs to one game in the terminal.
pub struct Party {
    table: Box<dyn AnyTable>,
    humans: SeatSet,
    luck: Luck,
    /// What came at the real table and was typed in ahead, die by die.
    came: VecDeque<String>,
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
        Party { table, humans, luck, came: VecDeque::new(), bots, saver, read, last: None }
    }

    /// The same with luck from there.
    pub fn with_luck(mut self, from: LuckFrom) -> Party {
        self.table.set_luck_asked(from == LuckFrom::Asked);
        self
    }

    /// Plays until the game is over or the people leave.
    pub fn play(&mut self, console: &mut Console) -> Result<End, Stop> {
        loop {
            self.table.settle(&mut || self.luck.bits());
            self.save()?;
            let seats = match self.table.turn() {
                Turn::Seats(seats) => seats,
                Turn::Chance if self.ask_luck(console)? => continue,
                Turn::Chance => return self.leave(console),
                Turn::Over => break,
            };
            self.came.clear();
            if let Some(SeatedBot { seat, bot }) = self.bots.iter_mut().find(|bot| seats.has(bot.seat)) {
                let choice = thinking::choose(&mut **bot, &*self.table, *seat, console)?;
                self.table.play_text(*seat, &choice).expect("a bot picks one of the choices");
                self.save()?;
            } else if !self.ask(seats.lowest(), console)? {
                return self.leave(console);
            }
        }
        self.show_result(console)?;
        Ok(End::Over)
    }

    /// The people leave.
    fn leave(&self, console: &mut Console) -> Result<End, Stop> {
        if let Some(saver) = &self.saver {
            console.tell("term-saved", &[("file", saver.path().display().to_string().into())])?;
        }
        Ok(End::Left)
    }

    /// Asks what was rolled or drawn until the table has changed; `false` if the person leaves. What is dealt face down
    /// to a person is asked of that person alone; for a bot anybody looks.
    fn ask_luck(&mut self, console: &mut Console) -> Result<bool, Stop> {
        if let Some(next) = self.came.pop_front()
            && self.table.chance_text(&next).is_ok()
        {
            return Ok(true);
        }
        self.came.clear();
        let viewer = match self.table.draws_for() {
            Some(Viewer::Seat(seat)) if self.humans.has(seat) => {
                if !self.hand_over(seat, console)? {
                    return Ok(false);
                }
                Viewer::Seat(seat)
            }
            _ => self.eyes(),
        };
        let reader = console.reader();
        let outcomes = reader.outcomes(&*self.table, viewer);
        console.say("")?;
        console.say_bold(&reader.luck(&*self.table, viewer))?;
        match outcomes.len() {
            ..=LONG => show_outcomes(&outcomes, 0..outcomes.len(), console)?,
            count => console.tell("term-luck-many", &[("count", count.into())])?,
        }
        let before = self.table.version();
        let prompt = format!("{}>", reader.say("term-luck-prompt", &[]));
        while self.table.version() == before {
            let Some(line) = console.ask(&prompt)? else { return Ok(false) };
            if line.is_empty() {
                continue;
            }
            match came::read(&line, &outcomes) {
                Err(unclear) => console.refuse(&unclear.sentence(&reader))?,
                Ok(Heard::List) => show_outcomes(&outcomes, 0..outcomes.len(), console)?,
                Ok(Heard::Narrow(found)) => show_outcomes(&outcomes, found, console)?,
                Ok(Heard::Came(all)) => {
                    self.came = all.into();
                    let first = self.came.pop_front().unwrap_or_default();
                    if let Err(refusal) = self.table.chance_text(&first) {
                        self.came.clear();
                        console.refuse(&reader.refusal(&refusal))?;
                    }
                }
                Ok(Heard::Command(Line::Quit)) => return Ok(false),
                Ok(Heard::Command(Line::Undo | Line::Reset)) => self.mend_or_take_back(console)?,
                Ok(Heard::Command(Line::View)) => self.show_table(viewer, console)?,
                Ok(Heard::Command(Line::Log)) => self.show_log(viewer, 0, console)?,
                Ok(Heard::Command(Line::Save(file))) => self.save_to(&file, console)?,
                Ok(Heard::Command(Line::Help | Line::Hint | Line::Choices | Line::Choice(_))) => {
                    console.tell("term-luck-help", &[])?;
                }
            }
        }
        self.save()?;
        Ok(true)
    }

    /// Takes back what was typed in last, or else the step of a person that let chance move.
    fn mend_or_take_back(&mut self, console: &mut Console) -> Result<(), Stop> {
        let seat = self.humans.iter().next().unwrap_or(Seat::ALL[0]);
        if self.table.mend(seat).is_ok() {
            return Ok(());
        }
        self.take_back(seat, |table, seat| table.undo(seat), console)
    }

    /// The eyes of whoever sits here: a single person's own, or what all of them may see.
    fn eyes(&self) -> Viewer {
        match self.humans.len() {
            1 => Viewer::Seat(self.humans.lowest()),
            _ => Viewer::Spectator,
        }
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

    /// Takes back for `seat`, or else for another person at this keyboard: there is never more than one who could. Where
    /// nobody has done anything since, what was typed in wrongly is taken back.
    fn take_back(
        &mut self,
        seat: Seat,
        way: impl Fn(&mut dyn AnyTable, Seat) -> Result<u32, Refusal>,
        console: &mut Console,
    ) -> Result<(), Stop> {
        let Err(refusal) = way(&mut *self.table, seat) else { return Ok(()) };
        if self.humans.iter().any(|other| way(&mut *self.table, other).is_ok()) || self.table.mend(seat).is_ok() {
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
        let viewer = self.eyes();
        if let Some(read) = self.humans.iter().map(|seat| self.read[seat]).max() {
            self.show_log(viewer, read, console)?;
        }
        let reader = console.reader();
        console.say(&reader.view(&*self.table, viewer))?;
        console.say_bold(&reader.say("term-over", &[("entries", self.table.version().into())]))?;
        reader.standings(&*self.table, viewer).iter().try_for_each(|line| console.say(line))
    }
}

/// What can have come, by these places in the list, each with its number.
fn show_outcomes(
    outcomes: &[Outcome],
    places: impl IntoIterator<Item = usize>,
    console: &mut Console,
) -> Result<(), Stop> {
    let digits = outcomes.len().to_string().len() + 2;
    let line = |at: usize| format!("{:>digits$}  {}", at + 1, outcomes[at].text);
    places.into_iter().try_for_each(|at| console.say(&line(at)))
}
