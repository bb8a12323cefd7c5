//! What is given to whoever wants to host: one archive with the program, its unit for systemd, the licences and the
//! guide.

use crate::licences;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Files of the repository, and what they are called in the archive.
const FILES: [(&str, &str); 5] = [
    ("packaging/spieltisch.service", "spieltisch.service"),
    ("docs/hosting.md", "hosting.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// `cargo xtask dist`: builds the program and packs it. `--binary FILE` packs one that is there already, such as one for
/// another kind of machine.
pub fn run(root: &Path, args: &[&str]) -> ExitCode {
    let made = match args {
        [] => build(root).and_then(|binary| pack(root, &binary)),
        ["--binary", file] => pack(root, Path::new(file)),
        _ => Err("only --binary FILE can be added".into()),
    };
    match made {
        Ok(archive) => {
            println!("{}", archive.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("== dist: {why}");
            ExitCode::FAILURE
        }
    }
}

fn build(root: &Path) -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let args = ["build", "--release", "--locked", "--package", "spieltisch"];
    match Command::new(cargo).args(args).current_dir(root).status() {
        Ok(status) if status.success() => Ok(crate::target(root).join("release/spieltisch")),
        _ => Err("the program cannot be built".into()),
    }
}

/// The archive: one folder, everything owned by root, the same bytes from the same files.
fn pack(root: &Path, binary: &Path) -> Result<PathBuf, String> {
    let dist = crate::target(root).join("dist");
    let version = env!("CARGO_PKG_VERSION");
    let name = format!("spieltisch-{version}-{}-{}", std::env::consts::OS, std::env::consts::ARCH);
    let folder = dist.join(&name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    copy(binary, &folder.join("spieltisch"))?;
    for (from, to) in FILES {
        copy(&root.join(from), &folder.join(to))?;
    }
    let third = licences::of(root, "spieltisch")?;
    fs::write(folder.join("LICENSES-THIRD-PARTY"), third).map_err(|error| error.to_string())?;
    let archive = dist.join(format!("{name}.tar.gz"));
    let same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "--mode=u=rwX,go=rX"];
    let packed = Command::new("tar").args(same).arg("-czf").arg(&archive).arg("-C").arg(&dist).arg(&name).status();
    fs::remove_dir_all(&folder).ok();
    match packed {
        Ok(status) if status.success() => Ok(archive),
        Ok(status) => Err(format!("tar ended with {status}")),
        Err(error) => Err(format!("tar cannot be started: {error}")),
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_there() {
        for (from, _) in FILES {
            assert!(crate::root().join(from).is_file(), "{from}");
        }
    }

    /// Where systemd is, it reads the unit itself; a program that is not installed here is no mistake.
    #[test]
    fn the_unit_is_one() {
        let unit = crate::root().join("packaging/spieltisch.service");
        let Ok(read) = Command::new("systemd-analyze").arg("verify").arg(&unit).output() else {
            return println!("the unit is not looked at: systemd is not here.");
        };
        let said = String::from_utf8_lossy(&read.stderr);
        let wrong: Vec<&str> = said.lines().filter(|line| line.contains("spieltisch.service:")).collect();
        let known = |line: &&&str| line.contains("is not executable");
        assert_eq!(wrong.iter().filter(known).count(), wrong.len(), "{said}");
    }
}
