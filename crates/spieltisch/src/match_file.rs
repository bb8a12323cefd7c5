//! The games of a match on the disk: a head that says which match, then a line for every game. Who stops the program at
//! any moment loses the games that had not ended, and nothing else.

use crate::stop::{Stop, bad_file, plain};
use bots::arena::{Arena, Played};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// A file to which every game is appended as it ends.
pub struct MatchFile {
    path: PathBuf,
    file: File,
}

impl MatchFile {
    /// Opens the file of a match, or begins it, and reads the games that it has. A last line without an end is left
    /// out.
    pub fn open(path: &Path, arena: &Arena) -> Result<(MatchFile, Vec<Played>), Stop> {
        let opened = OpenOptions::new().read(true).append(true).create(true).open(path);
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::NotFound => bad_file(path, "there is no such folder"),
            _ => bad_file(path, &plain(&error)),
        })?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(bad_file(path, "another program is playing this match"));
        }
        let mut opened = MatchFile { path: path.into(), file };
        let mut bytes = Vec::new();
        opened.file.read_to_end(&mut bytes).map_err(|error| bad_file(path, &plain(&error)))?;
        bytes.truncate(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
        let text = String::from_utf8(bytes).map_err(|_| bad_file(path, "this is not text"))?;
        let head = arena.head();
        // A head without its end was being written when the program or the machine stopped.
        if text.len() < head.len() && head.starts_with(&text) {
            opened.cut(0)?;
            opened.write(&head)?;
            return Ok((opened, Vec::new()));
        }
        let games = read(&text, &head, arena).map_err(|why| bad_file(path, &why))?;
        opened.cut(text.len())?;
        Ok((opened, games))
    }

    /// Appends a game.
    pub fn append(&mut self, played: &Played) -> Result<(), Stop> {
        self.write(&format!("{played}\n"))
    }

    fn cut(&self, length: usize) -> Result<(), Stop> {
        self.file.set_len(length as u64).map_err(|error| self.failed(&error))
    }

    fn write(&mut self, text: &str) -> Result<(), Stop> {
        self.file.write_all(text.as_bytes()).map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &std::io::Error) -> Stop {
        Stop::Failed(format!("{}: the match cannot be saved: {error}", self.path.display()))
    }
}

/// The games of a file with this head.
fn read(text: &str, head: &str, arena: &Arena) -> Result<Vec<Played>, String> {
    let Some(lines) = text.strip_prefix(head) else {
        let differs = |(mine, other): &(&str, &str)| mine != other;
        let (mine, other) = head.lines().zip(text.lines()).find(differs).unwrap_or(("", ""));
        return Err(format!("this is another match: it says '{other}', not '{mine}'; name another file"));
    };
    let first = head.lines().count() + 1;
    let seats = usize::from(arena.rules().seats);
    let game = |(number, line): (usize, &str)| {
        let played = line.parse().ok().filter(|played: &Played| played.seats.len() == seats);
        played.ok_or_else(|| format!("line {number}: this is no game of the match"))
    };
    (first..).zip(lines.lines()).map(game).collect()
}
