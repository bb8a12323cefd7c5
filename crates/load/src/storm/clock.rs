//! Clocks that jump: libfaketime, where Debian has put it, tells a server another time of day than the machine's. Only
//! the time of day: a real clock that is set does not touch the time since the start, either.

use std::fs;
use std::path::{Path, PathBuf};

/// Where Debian's package `libfaketime` puts the library for programs with threads.
const FOLDERS: [&str; 3] = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"];
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The clock of one server.
#[derive(Clone, Debug)]
pub struct Clock {
    library: PathBuf,
    /// Holds how far it is off.
    file: PathBuf,
}

impl Clock {
    /// A clock that goes right; nothing where the library is missing.
    pub fn make(home: &Path, node: usize) -> Option<Clock> {
        let library = FOLDERS.iter().map(|folder| Path::new(folder).join(LIBRARY)).find(|path| path.is_file())?;
        let clock = Clock { library, file: home.join(format!("clock-{node}")) };
        clock.set(0);
        Some(clock)
    }

    /// From now on it is off by so many seconds. A server notices within a second.
    pub fn set(&self, seconds: i64) {
        // A half-written number must not be read: the new file takes the old one's place at once.
        let new = self.file.with_extension("new");
        if fs::write(&new, format!("{seconds:+}\n")).is_ok() {
            fs::rename(new, &self.file).ok();
        }
    }

    /// What `env` sets for a server with this clock.
    pub fn variables(&self) -> Vec<String> {
        vec![
            format!("LD_PRELOAD={}", self.library.display()),
            format!("FAKETIME_TIMESTAMP_FILE={}", self.file.display()),
            "FAKETIME_CACHE_DURATION=1".into(),
            "FAKETIME_DONT_FAKE_MONOTONIC=1".into(),
        ]
    }

    /// Removes what the library leaves behind in memory when its process is killed: another process of the same number
    /// could not start.
    pub fn clear_after(process: u32) {
        for name in ["faketime_shm", "sem.faketime_sem"] {
            fs::remove_file(format!("/dev/shm/{name}_{process}")).ok();
        }
    }
}
