//! Everything that must hold before a commit, step by step, each announced and timed.

use crate::deny;
use crate::python;
use crate::services::{self, Postgres};
use crate::storm;
use crate::tidy;
use crate::types::{self, Checked};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// One step: what it is called, cargo's arguments, and what is set in the environment.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const STEPS: [Step; 3] = [
    ("format", &["fmt", "--all", "--check"], &[]),
    ("clippy", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[]),
    ("docs", &["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")]),
];

/// The tests, which have a Postgres of their own while they run.
const TESTS: Step = ("tests", &["test", "--workspace", "--quiet"], &[]);

/// The tests that compare with golden files live in targets of these names.
const BLESS: Step = (
    "bless",
    &["test", "--workspace", "--quiet", "--no-fail-fast", "--test", "golden", "--test", "perft"],
    &[("BLESS", "1")],
);

/// The games that every later version must be able to go on with.
const CORPUS: Step = ("corpus", &["run", "--quiet", "--package", "host", "--example", "corpus", "--", "records"], &[]);

/// Set-up, tidy and all steps, until one fails.
pub fn everything(root: &Path) -> ExitCode {
    let start = Instant::now();
    if let Err(why) = services::install() {
        eprintln!("== set-up: {why}");
        return ExitCode::FAILURE;
    }
    println!("== tidy");
    if tidy::report(root) != ExitCode::SUCCESS {
        return ExitCode::FAILURE;
    }
    if let Err(code) = types(root) {
        return code;
    }
    if let Err(code) = deny::check(root) {
        return code;
    }
    for step in STEPS {
        if let Err(code) = run(root, step, None) {
            return code;
        }
    }
    if let Err(code) = tests(root) {
        return code;
    }
    if let Err(why) = python::test(root) {
        eprintln!("== python: {why}");
        return ExitCode::FAILURE;
    }
    println!("== storm");
    if let Err(why) = storm::blow(root, storm::Asked::for_a_test()) {
        eprintln!("== storm: {why}");
        return ExitCode::FAILURE;
    }
    println!("== all is well after {:.1} s", start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

/// The types of the scripts, where a compiler can be had.
pub fn types(root: &Path) -> Result<(), ExitCode> {
    match types::check(root, &crate::target(root)) {
        Checked::Fine => println!("== types of the scripts are fine"),
        Checked::Skipped(why) => println!("== types of the scripts are not checked: {why}"),
        Checked::Wrong => {
            eprintln!("== types of the scripts are wrong");
            return Err(ExitCode::FAILURE);
        }
    }
    Ok(())
}

/// Rewrites what the golden tests compare with.
pub fn bless(root: &Path) -> ExitCode {
    run(root, BLESS, None).err().unwrap_or(ExitCode::SUCCESS)
}

/// Adds to the corpus what a new revision lacks.
pub fn corpus(root: &Path) -> ExitCode {
    run(root, CORPUS, None).err().unwrap_or(ExitCode::SUCCESS)
}

/// The tests with their Postgres, unless somebody named another.
fn tests(root: &Path) -> Result<(), ExitCode> {
    if std::env::var_os(services::VARIABLE).is_some() {
        return run(root, TESTS, None);
    }
    let postgres = Postgres::start().map_err(|why| {
        eprintln!("== set-up: {why}");
        ExitCode::FAILURE
    })?;
    println!("== set-up: {}", postgres.url());
    run(root, TESTS, Some(&postgres))
}

/// Runs one step; a failure gives the code to end with.
fn run(root: &Path, (name, args, set): Step, postgres: Option<&Postgres>) -> Result<(), ExitCode> {
    println!("== {name}: cargo {}", args.join(" "));
    let start = Instant::now();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let postgres = postgres.map(|postgres| (services::VARIABLE, postgres.url()));
    let status = Command::new(cargo).args(args).envs(set.iter().copied().chain(postgres)).current_dir(root).status();
    let code = match status {
        Ok(status) if status.success() => {
            println!("== {name} is fine, {:.1} s", start.elapsed().as_secs_f64());
            return Ok(());
        }
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1),
        Err(error) => {
            eprintln!("cargo cannot be started: {error}");
            1
        }
    };
    eprintln!("== {name} failed after {:.1} s", start.elapsed().as_secs_f64());
    Err(ExitCode::from(code))
}
