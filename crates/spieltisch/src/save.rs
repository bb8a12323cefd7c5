//! A game on the disk: a record that only grows. An entry counts once its line is ended and the disk has it.

use crate::stop::{Stop, bad_file, plain, read_text};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::AnyTable;

/// A file to which every new entry is appended.
pub struct Saver {
    path: PathBuf,
    file: File,
    /// The last entry that the file has.
    saved: u32,
}

impl Saver {
    /// A new file with everything so far. One that is there already is not touched.
    pub fn create(path: &Path, table: &dyn AnyTable) -> Result<Saver, Stop> {
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => bad_file(path, "this file is there already; name a new one"),
            io::ErrorKind::NotFound => bad_file(path, "there is no such folder"),
            _ => bad_file(path, &plain(&error)),
        })?;
        let mut saver = Saver::locked(path, file, table)?;
        saver.write(&table.record_text())?;
        // The name has to last as well. Where a folder cannot be opened like a file, the system sees to it.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder).and_then(|folder| folder.sync_all()).ok();
        Ok(saver)
    }

    /// The file that `table` was loaded from, without the line that had no end.
    pub fn resume(loaded: &Loaded, table: &dyn AnyTable) -> Result<Saver, Stop> {
        let path = &*loaded.path;
        let file = OpenOptions::new().append(true).open(path).map_err(|error| bad_file(path, &plain(&error)))?;
        let saver = Saver::locked(path, file, table)?;
        let length = saver.file.metadata().map_err(|error| saver.failed(error))?.len();
        if length != (loaded.whole.len() + loaded.torn) as u64 {
            return Err(in_use(path));
        }
        if loaded.torn > 0 {
            saver.file.set_len(loaded.whole.len() as u64).map_err(|error| saver.failed(error))?;
        }
        Ok(saver)
    }

    /// Two programs that write to one file would make nonsense of it. Where the system knows no locks, people take
    /// care.
    fn locked(path: &Path, file: File, table: &dyn AnyTable) -> Result<Saver, Stop> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(in_use(path)),
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Saver { path: path.into(), file, saved: table.version() }),
        }
    }

    /// Appends what is new, and waits until the disk has it.
    pub fn append(&mut self, table: &dyn AnyTable) -> Result<(), Stop> {
        if table.version() == self.saved {
            return Ok(());
        }
        self.write(&table.lines_after(self.saved))?;
        self.saved = table.version();
        Ok(())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, text: &str) -> Result<(), Stop> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| self.failed(error))
    }

    fn failed(&self, error: io::Error) -> Stop {
        Stop::Failed(format!("{}: the game cannot be saved: {error}", self.path.display()))
    }
}

/// A saved game as it was read.
pub struct Loaded {
    /// Where it is.
    path: PathBuf,
    /// Its text up to the end of the last whole line.
    pub whole: String,
    /// The length of a last line without an end. It was being written when the program or the machine stopped, and
    /// nobody was shown its entry.
    pub torn: usize,
}

/// Reads a saved game.
pub fn load(path: &Path) -> Result<Loaded, Stop> {
    let mut whole = read_text(path)?;
    let end = whole.rfind('\n').map_or(0, |at| at + 1);
    let torn = whole.len() - end;
    whole.truncate(end);
    Ok(Loaded { path: path.into(), whole, torn })
}

fn in_use(path: &Path) -> Stop {
    bad_file(path, "another program is playing this game")
}
