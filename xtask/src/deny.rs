//! Licences, sources and known faults of other people's crates, by `cargo deny` with `deny.toml`, where it is installed.

use std::path::Path;
use std::process::{Command, ExitCode};

/// What is asked. Known faults are looked up in the net, and not every machine has one; the one that tests every change has.
fn asked() -> &'static [&'static str] {
    match std::env::var_os("CI") {
        Some(_) => &["deny", "check"],
        None => &["deny", "check", "bans", "licenses", "sources"],
    }
}

/// Checks, or says that nothing is checked.
pub fn check(root: &Path) -> Result<(), ExitCode> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let is_there = Command::new(&cargo).args(["deny", "--version"]).output().is_ok_and(|said| said.status.success());
    if !is_there {
        println!("== other people's crates are not checked: cargo install cargo-deny");
        return Ok(());
    }
    println!("== crates: cargo {}", asked().join(" "));
    match Command::new(cargo).args(asked()).current_dir(root).status() {
        Ok(status) if status.success() => Ok(()),
        _ => {
            eprintln!("== crates: deny.toml forbids something");
            Err(ExitCode::FAILURE)
        }
    }
}
