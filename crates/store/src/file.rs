//! A SQLite file on its disk: made for its owner alone, held by one server, and still the one that was opened.

use crate::TableId;
use crate::error::{Result, StoreError};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// Only its owner may read what is kept: there are chats and games in it.
const PRIVATE: u32 = 0o600;

/// Makes an empty file if there is none. What SQLite puts beside it gets the same rights.
pub(crate) fn make_private(path: &Path) {
    // Whatever is in the way is named by SQLite, which tries the same next.
    let _ = OpenOptions::new().write(true).create_new(true).mode(PRIVATE).open(path);
}

/// The file that was opened, as the disk numbers it. A file that is deleted goes on taking what is written to it, and
/// all of that is lost in the end.
#[derive(Debug)]
pub(crate) struct Opened {
    path: PathBuf,
    number: (u64, u64),
}

impl Opened {
    /// The file that is there now.
    pub(crate) fn at(path: &Path) -> Result<Opened> {
        let number = number(path).map_err(|error| StoreError::Place(format!("{}: {error}.", path.display())))?;
        Ok(Opened { path: path.into(), number })
    }

    /// Refuses to go on once the name has another file behind it, or none.
    pub(crate) fn still_there(&self) -> Result<()> {
        if number(&self.path).is_ok_and(|number| number == self.number) {
            return Ok(());
        }
        Err(StoreError::Gone(format!(
            "The file {} was deleted or replaced while it was in use: nothing more is stored. Put it back and start the server again.",
            self.path.display()
        )))
    }
}

fn number(path: &Path) -> std::io::Result<(u64, u64)> {
    fs::metadata(path).map(|found| (found.dev(), found.ino()))
}

/// A secret that lies beside a file, which is made of `fresh` if there is none.
pub(crate) fn secret_beside(path: &Path, fresh: &str) -> Result<String> {
    let place = beside(path, "-key");
    let cannot = |error| StoreError::Place(format!("The file {} cannot be read or written: {error}.", place.display()));
    if !place.exists() {
        // Whole or not at all: of two who come at once one makes it, and the other reads it.
        let part = beside(path, &format!("-key.{}", TableId::random()));
        let file = OpenOptions::new().write(true).create_new(true).mode(PRIVATE).open(&part);
        let made = file.and_then(|mut file| file.write_all(fresh.as_bytes()).and_then(|()| file.sync_all()));
        let linked = made.map(|()| fs::hard_link(&part, &place));
        let _ = fs::remove_file(&part);
        linked.map_err(cannot)?.or_else(|error| if place.exists() { Ok(()) } else { Err(cannot(error)) })?;
    }
    fs::read_to_string(&place).map_err(cannot)
}

/// A file with a longer name beside another, whichever of its names is given.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let whole = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    whole.with_file_name(format!("{}{suffix}", whole.file_name().unwrap_or_default().to_string_lossy()))
}

/// The right to be the one server of a file. It ends with the process, however that ends.
#[derive(Debug)]
pub(crate) struct Alone(#[expect(dead_code, reason = "held for what it does when it is dropped")] File);

impl Alone {
    /// Takes it, or says who has it. The lock lies beside the file, because SQLite has locks of its own in that.
    pub(crate) fn at(path: &Path) -> Result<Alone> {
        let beside = beside(path, "-lock");
        let cannot = |error| StoreError::Place(format!("The file {} cannot be locked: {error}.", beside.display()));
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).mode(PRIVATE).open(&beside).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {
                let mine = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
                mine.map_err(cannot)?;
                Ok(Alone(file))
            }
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                let who = if holder.is_empty() { String::new() } else { format!(" (process {holder})") };
                Err(StoreError::Place(format!(
                    "The file {} is served by another spieltisch already{who}: stop that one first, or give another file with --database.",
                    path.display()
                )))
            }
            Err(TryLockError::Error(error)) => Err(cannot(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_held_by_one_under_all_its_names() {
        let folder = std::env::temp_dir().join(format!("spieltisch-file-{}", TableId::random()));
        fs::create_dir_all(&folder).unwrap();
        let (path, link) = (folder.join("games.db"), folder.join("link.db"));
        make_private(&path);
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
        let alone = Alone::at(&path).unwrap();
        for name in [&path, &link] {
            let refused = Alone::at(name).unwrap_err().to_string();
            assert!(refused.contains(&format!("process {}", std::process::id())), "{refused}");
        }
        drop(alone);
        drop(Alone::at(&link).unwrap());

        let opened = Opened::at(&path).unwrap();
        assert_eq!(opened.still_there(), Ok(()));
        fs::remove_file(&path).unwrap();
        assert!(matches!(opened.still_there(), Err(StoreError::Gone(_))));
        // Another file of that name is not the one either.
        fs::write(&path, "").unwrap();
        assert!(matches!(opened.still_there(), Err(StoreError::Gone(_))) || number(&path).unwrap() == opened.number);
        fs::remove_dir_all(&folder).unwrap();
    }
}
