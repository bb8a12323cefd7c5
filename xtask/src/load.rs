//! Measures the server under load: builds both programs as they are used and lets the simulated people in.

use crate::services::{self, Postgres};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// A word for this chore, and not for the program: measure with a Postgres that lives as long as the measure.
const WITH_POSTGRES: &str = "--postgres";

/// The people and their streams need more open files than a shell usually allows.
const RAISE: &str = "ulimit -n \"$(ulimit -H -n)\"; exec \"$0\" \"$@\"";

/// Builds, and runs the program `load` with `args`.
pub fn run(root: &Path, args: &[&str]) -> ExitCode {
    match measure(root, args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("== load: {why}");
            ExitCode::FAILURE
        }
    }
}

fn measure(root: &Path, args: &[&str]) -> Result<bool, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let build = ["build", "--release", "--quiet", "--package", "spieltisch", "--package", "load"];
    // What the measure says in JSON must stand alone.
    let built = Command::new(cargo).args(build).current_dir(root).stdout(Stdio::null()).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("the programs cannot be built".into());
    }
    let target = crate::target(root);
    let program = target.join("release").join("load");
    let (own, args): (Vec<&str>, Vec<&str>) = args.iter().partition(|&&arg| arg == WITH_POSTGRES);
    let mut people = Command::new("sh");
    people.args(["-c", RAISE]).arg(program).args(args);
    let postgres = if own.is_empty() { None } else { Some(start_postgres()?) };
    match &postgres {
        Some(postgres) => people.args(["--database", postgres.url()]),
        // The folder of the build lies on a disk; the folder for temporary files may be memory, and would flatter.
        None => people.arg("--folder").arg(target.join("load")),
    };
    people.status().map(|status| status.success()).map_err(|error| error.to_string())
}

fn start_postgres() -> Result<Postgres, String> {
    services::install()?;
    Postgres::start()
}
