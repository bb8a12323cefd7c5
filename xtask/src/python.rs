//! The Python package: its wheel, and its tests in a virtual environment with pinned packages. The environment lies in
//! the target folder and is kept until the pins change.

use crate::services;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// What the tests need, with versions.
const PINS: &str = "python/requirements-test.txt";

/// Builds the wheel and says where it is.
pub fn wheel(root: &Path) -> ExitCode {
    match environment(root).and_then(|environment| build(root, &environment)) {
        Ok(wheel) => {
            println!("{}", wheel.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("== python: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds and installs the wheel, and runs the package's tests.
pub fn test(root: &Path) -> Result<(), String> {
    println!("== python: the wheel and its tests");
    let start = Instant::now();
    let environment = environment(root)?;
    let wheel = build(root, &environment)?;
    let pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"];
    run(Command::new(python(&environment)).args(pip).arg(wheel))?;
    run(Command::new(environment.join("bin/pytest")).args(["--quiet", "python"]).current_dir(root))?;
    println!("== python is fine, {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The environment with today's pins, made if it is not there.
fn environment(root: &Path) -> Result<PathBuf, String> {
    let pins = fs::read_to_string(root.join(PINS)).map_err(|error| format!("{PINS}: {error}"))?;
    let mut hasher = DefaultHasher::new();
    pins.hash(&mut hasher);
    let folder = crate::target(root).join(format!("python-{:016x}", hasher.finish()));
    // Written last: an environment that was broken off is made again.
    let whole = folder.join("whole");
    if whole.is_file() {
        return Ok(folder);
    }
    if !has_venv() {
        services::install_package("python3-venv")?;
    }
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    let install = ["-m", "pip", "install", "--quiet", "--requirement", PINS];
    run(Command::new(python(&folder)).args(install).current_dir(root))?;
    fs::write(whole, "").map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Whether a Python of 3.11 or newer can make environments.
fn has_venv() -> bool {
    let asked = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
    Command::new("python3").args(["-c", asked]).output().is_ok_and(|said| said.status.success())
}

fn python(environment: &Path) -> PathBuf {
    environment.join("bin/python")
}

/// Only the newest wheel is kept.
fn build(root: &Path, environment: &Path) -> Result<PathBuf, String> {
    let target = crate::target(root);
    let wheels = target.join("wheels");
    fs::remove_dir_all(&wheels).ok();
    let maturin = ["build", "--release", "--quiet", "--manifest-path", "python/Cargo.toml"];
    let mut command = Command::new(environment.join("bin/maturin"));
    command.args(maturin).arg("--interpreter").arg(python(environment)).arg("--out").arg(&wheels);
    run(command.env("CARGO_TARGET_DIR", target.join("python")).current_dir(root))?;
    let mut built = fs::read_dir(&wheels).map_err(|error| error.to_string())?.flatten();
    built.next().map(|entry| entry.path()).ok_or_else(|| "maturin left no wheel".into())
}

fn run(command: &mut Command) -> Result<(), String> {
    let told = format!("{command:?}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{told} failed")),
        Err(error) => Err(format!("{told}: {error}")),
    }
}
