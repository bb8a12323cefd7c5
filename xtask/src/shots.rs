//! Pictures of the key moments, made by a real browser, for people to look at; three of them stand in the README.

use crate::{services, tidy};
use std::path::Path;
use std::process::{Command, ExitCode};

const TEST: [&str; 9] =
    ["test", "--package", "spieltisch", "--test", "browser", "--quiet", "--", "--ignored", "shots::shots"];

/// Makes all pictures in `target/shots` and puts those of the README into `docs/pictures`.
pub fn run(root: &Path) -> ExitCode {
    match shoot(root) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("== shots: {why}");
            ExitCode::FAILURE
        }
    }
}

fn shoot(root: &Path) -> Result<(), String> {
    services::install()?;
    let folder = root.join("target").join("shots");
    println!("== shots: some minutes, into {}", folder.display());
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let made = Command::new(cargo).args(TEST).env("SHOTS", &folder).current_dir(root).status();
    if !made.is_ok_and(|status| status.success()) {
        return Err("the browser did not get through".into());
    }
    for game in tidy::games(root) {
        let shot = folder.join(format!("{game}-en-four-desktop-light.png"));
        let picture = root.join("docs").join("pictures").join(format!("{game}.png"));
        std::fs::copy(shot, &picture).map_err(|error| format!("{}: {error}", picture.display()))?;
    }
    println!("== shots: done; the pictures of the README lie in docs/pictures");
    Ok(())
}
