//! Everything that must hold before a commit, step by step, each announced and timed.

use crate::tidy;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// One step: what it is called, cargo's arguments, and what is set in the environment.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const STEPS: [Step; 4] = [
    ("format", &["fmt", "--all", "--check"], &[]),
    ("clippy", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[]),
    ("docs", &["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")]),
    ("tests", &["test", "--workspace", "--quiet"], &[]),
];

/// The tests that compare with golden files live in targets of these names.
const BLESS: Step = (
    "bless",
    &["test", "--workspace", "--quiet", "--no-fail-fast", "--test", "golden", "--test", "perft"],
    &[("BLESS", "1")],
);

/// Tidy and all steps, until one fails.
pub fn everything(root: &Path) -> ExitCode {
    let start = Instant::now();
    println!("== tidy");
    if tidy::report(root) != ExitCode::SUCCESS {
        return ExitCode::FAILURE;
    }
    for step in STEPS {
        if let Err(code) = run(root, step) {
            return code;
        }
    }
    println!("== all is well after {:.1} s", start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

/// Rewrites what the golden tests compare with.
pub fn bless(root: &Path) -> ExitCode {
    run(root, BLESS).err().unwrap_or(ExitCode::SUCCESS)
}

/// Runs one step; a failure gives the code to end with.
fn run(root: &Path, (name, args, set): Step) -> Result<(), ExitCode> {
    println!("== {name}: cargo {}", args.join(" "));
    let start = Instant::now();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(args).envs(set.iter().copied()).current_dir(root).status();
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
