//! Postgres in a storm: ended and started again by lines for a shell. While the storm lasts, its data lie on a small
//! disk of the storm's own, which can be full and stand still.

use super::disk::Disk;
use std::fs;
use std::net::TcpStream;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

/// So long after the disk has room again Postgres may still find out that it has to end.
const UNSURE: Duration = Duration::from_secs(5);

/// Postgres, and how to end and to start it.
pub struct Database {
    stop: String,
    start: String,
    /// Its name and port.
    address: String,
    /// One fault at a time: on a full disk it cannot be started.
    alone: Mutex<()>,
    /// Its own folder, if the data in it were moved.
    moved: Option<PathBuf>,
}

impl Database {
    pub fn new(place: &str, stop: &str, start: &str) -> Database {
        let address = place.rsplit('@').next().and_then(|rest| rest.split('/').next()).unwrap_or_default();
        let (stop, start, address) = (stop.to_owned(), start.to_owned(), address.to_owned());
        Database { stop, start, address, alone: Mutex::new(()), moved: None }
    }

    /// Moves `data` in its folder to a disk, and leaves a link where it was. It is not running for that long.
    pub fn move_to(&mut self, disk: &Disk, folder: &Path) -> Result<(), String> {
        let (data, aside, moved) = (folder.join("data"), aside(folder), disk.folder().join("data"));
        shell(&self.ending("fast"))?;
        shell(&format!("cp -a '{}' '{}'", data.display(), moved.display()))?;
        // Most of a log that is kept for reuse would be room that a full disk does not take away.
        let settings = "max_wal_size = 48MB\nmin_wal_size = 32MB\n";
        let file = moved.join("postgresql.auto.conf");
        fs::write(&file, settings).map_err(|error| format!("{}: {error}", file.display()))?;
        fs::rename(&data, &aside).and_then(|()| symlink(&moved, &data)).map_err(|error| error.to_string())?;
        self.moved = Some(folder.to_owned());
        shell(&self.start)
    }

    /// It is away for a while.
    pub async fn be_away(&self, at_once: bool, lasts: Duration) -> Result<(), String> {
        let _alone = self.alone.lock().await;
        let stop = self.ending(if at_once { "immediate" } else { "fast" });
        blocking(move || shell(&stop)).await?;
        tokio::time::sleep(lasts).await;
        self.start_again().await
    }

    /// Its disk is full for a while. It may refuse what it is asked, or end; then it is started again afterwards, as
    /// its host would.
    pub async fn have_no_room(&self, disk: Arc<Disk>, lasts: Duration) -> Result<bool, String> {
        let _alone = self.alone.lock().await;
        let full = disk.clone();
        blocking(move || {
            full.fill();
            Ok(())
        })
        .await?;
        tokio::time::sleep(lasts).await;
        disk.free();
        let until = Instant::now() + UNSURE;
        while Instant::now() < until {
            if TcpStream::connect(&self.address).is_err() {
                self.start_again().await?;
                return Ok(true);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        Ok(false)
    }

    async fn start_again(&self) -> Result<(), String> {
        let start = self.start.clone();
        blocking(move || shell(&start)).await
    }

    fn ending(&self, mode: &str) -> String {
        format!("MODE={mode}; {}", self.stop)
    }
}

/// Ends it and puts its data back as they were before the storm, so that whoever started it can clear it away.
impl Drop for Database {
    fn drop(&mut self) {
        if let Some(folder) = &self.moved {
            shell(&self.ending("immediate")).ok();
            let data = folder.join("data");
            fs::remove_file(&data).and_then(|()| fs::rename(aside(folder), &data)).ok();
        }
    }
}

fn aside(folder: &Path) -> PathBuf {
    folder.join("data.aside")
}

async fn blocking(work: impl FnOnce() -> Result<(), String> + Send + 'static) -> Result<(), String> {
    spawn_blocking(work).await.map_err(|error| error.to_string())?
}

fn shell(line: &str) -> Result<(), String> {
    let quiet = || Stdio::null();
    let status = Command::new("sh").args(["-c", line]).stdin(quiet()).stdout(quiet()).stderr(quiet()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("'{line}' ended with {status}")),
        Err(error) => Err(format!("no shell: {error}")),
    }
}
