//! A small disk of the storm's own, which can be full and slow without anybody else noticing: a file as a loop device
//! with ext4, or a piece of memory (tmpfs) that can only be full, or, where neither may be mounted, a plain folder.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Room for an hour of games, the log that a database keeps beside them, and no more.
const SIZE: &str = "384M";

/// A disk; it is gone when this value is.
pub struct Disk {
    folder: PathBuf,
    kind: Kind,
    /// Why it cannot do everything.
    pub lacks: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Loop,
    Memory,
    Plain,
}

impl Disk {
    /// The best that can be had here, mounted below `home`.
    pub fn make(home: &Path) -> Result<Disk, String> {
        let (folder, image) = (home.join("disk"), home.join("disk.img"));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let (at, from) = (text(&folder)?, text(&image)?);
        let looped = run("truncate", &["-s", SIZE, from])
            .and_then(|()| run("mkfs.ext4", &["-q", "-F", "-m", "0", from]))
            .and_then(|()| run("mount", &["-o", "loop", from, at]));
        let Err(why) = looped else { return Ok(Disk { folder, kind: Kind::Loop, lacks: Vec::new() }) };
        let mut lacks = vec![format!("no slow disk: a loop device cannot be mounted ({why})")];
        let kind = match run("mount", &["-t", "tmpfs", "-o", &format!("size={SIZE}"), "storm", at]) {
            Ok(()) => Kind::Memory,
            Err(why) => {
                lacks.push(format!("no full disk: a tmpfs cannot be mounted ({why})"));
                Kind::Plain
            }
        };
        Ok(Disk { folder, kind, lacks })
    }

    /// Where files go.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether it can be filled without harm to others.
    pub fn can_be_full(&self) -> bool {
        self.kind != Kind::Plain
    }

    /// Whether it can stand still.
    pub fn can_be_slow(&self) -> bool {
        self.kind == Kind::Loop
    }

    /// Takes all the room that is left.
    pub fn fill(&self) {
        let ballast = self.ballast();
        if let (true, Ok(path)) = (self.can_be_full(), text(&ballast)) {
            // Most of it at once, and then piece by piece until nothing more fits.
            for size in ["64M", "4M"] {
                while run("fallocate", &["-o", &length(&ballast), "-l", size, path]).is_ok() {}
            }
            let Ok(mut file) = File::options().append(true).create(true).open(&ballast) else { return };
            for piece in [1 << 16, 1 << 10] {
                while file.write_all(&vec![0; piece]).and_then(|()| file.sync_data()).is_ok() {}
            }
        }
    }

    /// Gives it back.
    pub fn free(&self) {
        fs::remove_file(self.ballast()).ok();
    }

    /// Nothing can be written until it is thawed.
    pub fn freeze(&self) {
        self.tell("-f");
    }

    /// Goes on.
    pub fn thaw(&self) {
        self.tell("-u");
    }

    fn tell(&self, what: &str) {
        if let (true, Ok(at)) = (self.can_be_slow(), text(&self.folder)) {
            run("fsfreeze", &[what, at]).ok();
        }
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.kind != Kind::Plain
            && let Ok(at) = text(&self.folder)
        {
            self.thaw();
            run("umount", &["-l", at]).ok();
        }
    }
}

fn length(file: &Path) -> String {
    fs::metadata(file).map_or(0, |file| file.len()).to_string()
}

fn text(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| format!("{} is no plain path", path.display()))
}

/// Runs a command of the operating system; an error is what it said.
fn run(program: &str, args: &[&str]) -> Result<(), String> {
    let output = Command::new(program).args(args).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(said.lines().next().unwrap_or(program).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_full_and_free_again_where_that_is_permitted() {
        let home = std::env::temp_dir().join(format!("storm-disk-{}", std::process::id()));
        let disk = Disk::make(&home).unwrap();
        println!("{:?} {:?}", disk.kind, disk.lacks);
        let file = disk.folder().join("file");
        fs::write(&file, [1; 5_000]).unwrap();
        if disk.can_be_full() {
            disk.fill();
            assert!(fs::write(&file, [2; 100_000]).is_err(), "there is still room");
            disk.free();
        }
        fs::write(&file, [3; 100_000]).unwrap();
        drop(disk);
        fs::remove_dir_all(home).unwrap();
    }
}
