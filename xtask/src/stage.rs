//! Measures the pages of tables in a real browser: whether the stage stands still, shows everything and can be read.

use crate::services;
use std::path::Path;
use std::process::{Command, ExitCode};

const TEST: [&str; 10] = [
    "test",
    "--package",
    "spieltisch",
    "--test",
    "browser",
    "--quiet",
    "--",
    "--ignored",
    "--nocapture",
    "stage::stage",
];

/// Prints the worst of each measure, a game and window a line; fails where one is not as it must be. `args`: a game,
/// `--json`, and a number of decisions if 60 are too many.
pub fn run(root: &Path, args: &[&str]) -> ExitCode {
    if let Err(why) = services::install() {
        eprintln!("== stage: {why}");
        return ExitCode::FAILURE;
    }
    let json = if args.contains(&"--json") { "yes" } else { "no" };
    let decisions = args.iter().find(|arg| arg.parse::<u32>().is_ok()).copied().unwrap_or("60");
    let game = args.iter().find(|arg| !arg.starts_with('-') && **arg != decisions).copied().unwrap_or_default();
    eprintln!(
        "== stage: {decisions} decisions of each game with 2 and 4 seats in three languages and six windows: many minutes"
    );
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut test = Command::new(cargo);
    test.args(TEST).env("STAGE_GAME", game).env("STAGE_JSON", json).env("STAGE_DECISIONS", decisions).current_dir(root);
    if test.status().is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
