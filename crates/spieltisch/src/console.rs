//! Questions and answers: lines go out, lines come in, from a person at a terminal or from a script.

use crate::reader::Reader;
use crate::stop::Stop;
use std::io::{self, BufRead, IsTerminal, Write};
use std::rc::Rc;
use words::{Value, Words};

/// Where questions go and answers come from.
pub struct Console {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// A person is typing, who can be asked again.
    live: bool,
    colours: bool,
    /// What stands there for now.
    passing: String,
    /// In which language.
    reader: Rc<Reader>,
}

impl Console {
    /// Standard input and output, in this language.
    pub fn of_process(words: Words) -> Console {
        let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let (input, out) = (Box::new(io::stdin().lock()), Box::new(io::stdout().lock()));
        Console {
            input,
            out,
            live: io::stdin().is_terminal(),
            colours,
            passing: String::new(),
            reader: Rc::new(Reader::new(words)),
        }
    }

    /// Who reads here.
    pub fn reader(&self) -> Rc<Reader> {
        self.reader.clone()
    }

    /// Prints a sentence of the terminal.
    pub fn tell(&mut self, key: &str, values: &[(&'static str, Value)]) -> Result<(), Stop> {
        self.say(&self.reader().say(key, values))
    }

    /// Whether a person is typing.
    pub fn is_live(&self) -> bool {
        self.live
    }

    /// Prints a line.
    pub fn say(&mut self, line: &str) -> Result<(), Stop> {
        self.unsay()?;
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Prints a line that stands out.
    pub fn say_bold(&mut self, line: &str) -> Result<(), Stop> {
        self.say_styled("1", line)
    }

    /// Prints a line that stays in the background.
    pub fn say_dim(&mut self, line: &str) -> Result<(), Stop> {
        self.say_styled("2", line)
    }

    /// Says something that is no longer of interest when the next thing is said. It stays if it is said again.
    pub fn say_for_now(&mut self, line: &str) -> Result<(), Stop> {
        if self.passing != line {
            self.passing = line.into();
            match self.colours {
                true => write!(self.out, "\r\x1b[K\x1b[2m{line}\x1b[0m")?,
                false => writeln!(self.out, "{line}")?,
            }
        }
        Ok(self.out.flush()?)
    }

    /// Empties the screen, where there is one.
    pub fn clear(&mut self) -> Result<(), Stop> {
        match self.live && self.colours {
            true => Ok(write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?),
            false => Ok(()),
        }
    }

    /// Asks, and gives the answer without the white space around it; `None` when there are no more answers.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>, Stop> {
        self.unsay()?;
        write!(self.out, "{question} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line);
        if read.map_err(|error| Stop::Failed(format!("the input cannot be read: {error}")))? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let answer = String::from_utf8_lossy(&line).trim().to_string();
        if !self.live {
            // A person sees what was typed; a script's answers would be missing from the output.
            writeln!(self.out, "{answer}")?;
        }
        Ok(Some(answer))
    }

    /// Asks until `read` understands the answer; an empty one is `usual`. A script is asked only once.
    pub fn ask_for<T>(
        &mut self,
        question: &str,
        usual: &str,
        mut read: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<Option<T>, Stop> {
        loop {
            let Some(answer) = self.ask(&format!("{question} [{usual}]"))? else { return Ok(None) };
            match read(if answer.is_empty() { usual } else { &answer }) {
                Ok(value) => return Ok(Some(value)),
                Err(why) => self.refuse(&why)?,
            }
        }
    }

    /// An answer that cannot be used: a person is told and can answer again, a script has gone wrong and ends here.
    pub fn refuse(&mut self, why: &str) -> Result<(), Stop> {
        if self.live { self.say_styled("33", why) } else { Err(Stop::BadRequest(why.into())) }
    }

    /// Wipes away what stood there for now, where lines can be wiped.
    fn unsay(&mut self) -> Result<(), Stop> {
        match !std::mem::take(&mut self.passing).is_empty() && self.colours {
            true => Ok(write!(self.out, "\r\x1b[K")?),
            false => Ok(()),
        }
    }

    fn say_styled(&mut self, style: &str, line: &str) -> Result<(), Stop> {
        match self.colours {
            true => self.say(&format!("\x1b[{style}m{line}\x1b[0m")),
            false => self.say(line),
        }
    }
}
