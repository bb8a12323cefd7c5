//! Runs the program as a user would.
#![allow(dead_code)]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The program with these arguments, ready to be started.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spieltisch"));
    // Whatever the system speaks, the program speaks English here.
    command.env("LC_ALL", "C");
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program with these lines as its input.
pub fn run(args: &[&str], input: &str) -> Ran {
    let mut child = program(args).spawn().expect("the program starts");
    // A program that ends early closes its input, which is no failure of the test.
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).ok();
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program and expects it to be content.
pub fn run_well(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!((ran.code, &*ran.err), (Some(0), ""), "{args:?}: {ran:?}");
    ran.out
}

/// An empty folder of this name.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The path as text.
pub fn text(path: PathBuf) -> String {
    path.to_str().expect("a path in plain letters").to_string()
}
