//! How a game is written down: plain text, one entry a line, only ever appended to.
//!
//! ```text
//! spieltisch record 1
//! game noria 2
//! seats 2
//! option market first
//! data 89abcdef01234567
//!
//! 1 chance start seat2
//! 2 seat2 take energy
//! 3 seat1! done
//! 4 seat2 undo-to 1
//! 64 = 0123456789abcdef
//! ```
//!
//! The head names the game with its revision, the seats, the options and the fingerprint of its data. Then every entry
//! has a number, from 1 without gaps: an outcome of chance, a seat's choice, `!` for an answer that was the only one,
//! as everybody could know, and that the table gave, and `undo-to` for a mark that takes back everything after the
//! entry with that number (0 is the start). A line with `=` has no number of its own: it is the fingerprint of the
//! position after the entry it names. Empty lines and lines that begin with `#` are for people. Whether the actions are
//! legal is not known here: the table that replays them finds out.
//!
//! A record is the full truth, with hidden deals and secret choices: it is for the host, and for everybody once the
//! game is over.

use crate::{Actor, Data, Game, Seat, Setup};
use std::fmt::{self, Display};

/// The first line of every record.
const TITLE: &str = "spieltisch record 1";

/// A whole record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which game, by which rules.
    pub head: Head,
    /// What happened.
    pub entries: Vec<Entry>,
}

/// Which game, by which rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// [`Game::NAME`].
    pub game: String,
    /// The revision of its rules, one of [`Game::REVISIONS`].
    pub revision: u16,
    /// How many play.
    pub seats: u8,
    /// Names and values.
    pub options: Vec<(String, String)>,
    /// [`Data::fingerprint`].
    pub data: u64,
}

impl Head {
    /// The head of a new record.
    pub fn of<G: Game>(setup: &Setup, data: &G::Data) -> Head {
        Head {
            game: G::NAME.into(),
            revision: setup.revision(),
            seats: setup.seats(),
            options: setup.options::<G>().map(|(name, value)| (name.into(), value.into())).collect(),
            data: data.fingerprint(),
        }
    }

    /// Reads a head that stands alone, as a table keeps it beside its entries.
    pub fn read(text: &str) -> Result<Head, BadRecord> {
        Record::read(text).map(|(record, _)| record.head)
    }

    /// The lines of the head without the title, for texts that are no records.
    pub fn rules(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!("option {name} {value}\n")).collect::<String>();
        format!("game {} {}\nseats {}\n{options}data {:016x}\n", self.game, self.revision, self.seats, self.data)
    }
}

/// One line after the head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// From 1 on, without gaps; a check has the number of the entry before it.
    pub number: u32,
    /// What it says.
    pub what: What,
}

/// What an entry says. Actions stand in the game's notation, or, at a table, in its own type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What<A = String> {
    /// A seat or chance made a step.
    Step {
        /// Who.
        actor: Actor,
        /// What.
        action: A,
        /// Whether it was a seat's only choice and the table made it.
        forced: bool,
    },
    /// A seat took back everything after an entry.
    Undo {
        /// Who.
        seat: Seat,
        /// The entry that stays; 0 is the start.
        to: u32,
    },
    /// The position's fingerprint.
    Check {
        /// As [`crate::fingerprint`] gives it.
        fingerprint: u64,
    },
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", self.head)?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{TITLE}\n{}", self.rules())
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ", self.number)?;
        match &self.what {
            What::Step { actor: Actor::Chance, action, .. } => write!(f, "chance {action}"),
            What::Step { actor: Actor::Seat(seat), action, forced } => {
                write!(f, "{seat}{} {action}", if *forced { "!" } else { "" })
            }
            What::Undo { seat, to } => write!(f, "{seat} undo-to {to}"),
            What::Check { fingerprint } => write!(f, "= {fingerprint:016x}"),
        }
    }
}

/// A text that is no record; names the line, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadRecord {}

/// The lines on which the parts of a record stand, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// `game ...`
    pub game: usize,
    /// `seats ...`
    pub seats: usize,
    /// Every `option ...`
    pub options: Vec<usize>,
    /// `data ...`
    pub data: usize,
    /// Every entry.
    pub entries: Vec<usize>,
}

impl Record {
    /// Reads a record. Beside the entries it gives the line of each, so that whoever replays them can name it too.
    pub fn parse(text: &str) -> Result<(Record, Vec<usize>), BadRecord> {
        Record::read(text).map(|(record, places)| (record, places.entries))
    }

    /// Reads a record. Beside its parts it gives the line of each, so that whoever judges them can name it too.
    pub fn read(text: &str) -> Result<(Record, Places), BadRecord> {
        let mut lines = text.lines().enumerate().map(|(at, line)| Line { number: at + 1, text: line.trim() });
        let first = lines.next().unwrap_or(Line { number: 1, text: "" });
        if first.text != TITLE {
            return Err(first.bad(format!("a record begins with '{TITLE}'")));
        }
        let mut lines = lines.filter(|line| !line.text.is_empty() && !line.text.starts_with('#')).peekable();
        let end = text.lines().count();
        let (head, mut places) = parse_head(&mut lines, end)?;
        let mut record = Record { head, entries: Vec::new() };
        for (line, entry) in entries(lines, 0)? {
            record.entries.push(entry);
            places.entries.push(line);
        }
        Ok((record, places))
    }
}

/// Reads lines of a record that continue one whose last entry has the number `last`.
pub fn read_on(text: &str, last: u32) -> Result<Vec<Entry>, BadRecord> {
    let lines = text.lines().enumerate().map(|(at, line)| Line { number: at + 1, text: line.trim() });
    let lines = lines.filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));
    Ok(entries(lines, last)?.into_iter().map(|(_, entry)| entry).collect())
}

/// Entries with their lines, numbered on from `last` without gaps.
fn entries<'a>(lines: impl Iterator<Item = Line<'a>>, mut last: u32) -> Result<Vec<(usize, Entry)>, BadRecord> {
    let mut read = Vec::new();
    for line in lines {
        let entry = line.entry()?;
        let expected = if matches!(entry.what, What::Check { .. }) { last } else { last + 1 };
        if entry.number != expected {
            return Err(line.bad(format!("entry {expected} is expected here, not {}", entry.number)));
        }
        last = entry.number;
        read.push((line.number, entry));
    }
    Ok(read)
}

/// The lines from `game` to `data`, in that order.
fn parse_head<'a>(
    lines: &mut std::iter::Peekable<impl Iterator<Item = Line<'a>>>,
    end: usize,
) -> Result<(Head, Places), BadRecord> {
    let mut places = Places::default();
    let mut next = |key: &str| match lines.next_if(|line| line.text.split(' ').next() == Some(key)) {
        Some(line) => Ok(line),
        None => {
            let line = lines.peek().copied().unwrap_or(Line { number: end + 1, text: "" });
            Err(line.bad(format!("'{key} ...' is expected here")))
        }
    };
    let line = next("game")?;
    places.game = line.number;
    let [_, game, revision] = line.words()?;
    let (game, revision) = (game.to_string(), line.parse(revision, "a revision")?);
    let line = next("seats")?;
    places.seats = line.number;
    let [_, seats] = line.words()?;
    let seats = line.parse(seats, "a number of seats")?;
    let mut options = Vec::new();
    while let Ok(line) = next("option") {
        let [_, name, value] = line.words()?;
        options.push((name.to_string(), value.to_string()));
        places.options.push(line.number);
    }
    let line = next("data")?;
    places.data = line.number;
    let [_, data] = line.words()?;
    Ok((Head { game, revision, seats, options, data: line.hex(data)? }, places))
}

/// One line with its number.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    fn bad(&self, why: String) -> BadRecord {
        BadRecord { line: self.number, why }
    }

    /// Exactly `N` words.
    fn words<const N: usize>(&self) -> Result<[&'a str; N], BadRecord> {
        let words: Vec<&str> = self.text.split(' ').collect();
        words.try_into().map_err(|_| self.bad(format!("{N} words are expected here")))
    }

    fn parse<T: std::str::FromStr>(&self, word: &str, what: &str) -> Result<T, BadRecord> {
        word.parse().map_err(|_| self.bad(format!("'{word}' is not {what}")))
    }

    fn hex(&self, word: &str) -> Result<u64, BadRecord> {
        let digits = word.len() == 16 && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let number = if digits { u64::from_str_radix(word, 16).ok() } else { None };
        number.ok_or_else(|| self.bad(format!("'{word}' is not a fingerprint of 16 digits")))
    }

    fn entry(&self) -> Result<Entry, BadRecord> {
        let cut = || self.bad("an entry is a number, who acts and what".into());
        let (number, rest) = self.text.split_once(' ').ok_or_else(cut)?;
        let (who, action) = rest.split_once(' ').ok_or_else(cut)?;
        let number = self.parse(number, "an entry's number")?;
        let what = match who {
            "chance" => What::Step { actor: Actor::Chance, action: action.into(), forced: false },
            "=" => What::Check { fingerprint: self.hex(action)? },
            _ => {
                let (seat, forced) = who.strip_suffix('!').map_or((who, false), |seat| (seat, true));
                let seat = self.parse(seat, "chance, a seat or '='")?;
                match action.strip_prefix("undo-to ") {
                    Some(to) if !forced => What::Undo { seat, to: self.parse(to, "an entry's number")? },
                    _ => What::Step { actor: Actor::Seat(seat), action: action.into(), forced },
                }
            }
        };
        Ok(Entry { number, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "\
spieltisch record 1
game noria 2
seats 2
option edition second
option expert off
data 89abcdef01234567

1 chance start seat2
2 seat2 take energy
3 seat1! done
4 seat2 undo-to 1
4 = 0123456789abcdef
";

    #[test]
    fn a_record_round_trips() {
        let (record, lines) = Record::parse(GAME).unwrap();
        assert_eq!(record.to_string(), GAME);
        assert_eq!(lines, [8, 9, 10, 11, 12]);
        let done = What::Step { actor: Actor::Seat(Seat::new(0)), action: "done".into(), forced: true };
        assert_eq!(record.entries[2].what, done);
    }

    #[test]
    fn comments_and_empty_lines_are_for_people() {
        let talkative = GAME.replace("2 seat2", "# he thought for an hour\n\n2 seat2");
        assert_eq!(Record::parse(&talkative).unwrap().0, Record::parse(GAME).unwrap().0);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        for (good, bad, line) in [
            ("spieltisch record 1", "spieltisch record 9", 1),
            ("game noria 2", "game noria one", 2),
            ("seats 2", "chairs 2", 3),
            ("option expert off", "option expert", 5),
            ("data 89abcdef01234567", "data 89ABCDEF01234567", 6),
            ("1 chance start seat2", "2 chance start seat2", 8),
            ("2 seat2 take energy", "2 seat5 take energy", 9),
            ("3 seat1! done", "3 seat1!", 10),
            ("4 seat2 undo-to 1", "4 seat2 undo-to one", 11),
            ("4 = 0123456789abcdef", "3 = 0123456789abcdef", 12),
        ] {
            let error = Record::parse(&GAME.replace(good, bad)).unwrap_err();
            assert_eq!(error.line, line, "{bad}: {error}");
        }
        assert_eq!(Record::parse("").unwrap_err().line, 1);
        assert_eq!(Record::parse("spieltisch record 1\n").unwrap_err().line, 2);
    }
}
