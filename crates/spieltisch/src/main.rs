//! Spieltisch, the table in the browser and in the terminal. This file reads the command line, hands on, and says with
//! which code the program ends: 0 if all went well, 1 if something failed on the way, 2 if the request itself was
//! wrong.

mod analyse;
mod arena;
mod args;
mod bench;
mod came;
mod check;
mod command;
mod complaint;
mod console;
mod features;
mod keep;
mod lessons;
mod luck;
mod match_file;
mod menu;
mod moderate;
mod open;
mod party;
mod pieces;
mod play;
mod reader;
mod replay;
mod save;
mod serve;
mod show;
mod stop;
mod study;
mod thinking;
mod values;

use args::{Args, Command};
use clap::Parser;
use console::Console;
use std::io::Write;
use std::process::ExitCode;
use stop::Stop;

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(Stop::ClosedPipe) => ExitCode::SUCCESS,
        Err(Stop::Failed(why)) => tell(&why, 1),
        Err(Stop::BadRequest(why)) => tell(&why, 2),
    }
}

fn run() -> Result<ExitCode, Stop> {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return complaint::answer(&error),
    };
    match args.command {
        None => serve::run(&args::Serve::usual()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => keep::backup(&args),
        Some(Command::Restore(args)) => keep::restore(&args),
        Some(Command::Export(args)) => keep::export(&args),
        Some(Command::Import(args)) => keep::import(&args),
        Some(Command::Pieces(args)) => pieces::run(&args),
        Some(Command::Audit(args)) => moderate::audit(&args),
        Some(Command::Player(args)) => moderate::player(&args),
        Some(Command::Chat(args)) => moderate::chat(&args),
        Some(Command::Reports(args)) => moderate::reports(&args),
        Some(Command::Menu(args)) => menu::run(&mut Console::of_process(args.reading.words())),
        Some(Command::Play(args)) => play::run(&args, &mut Console::of_process(args.reading.words())),
        Some(Command::Replay(args)) => replay::run(&args, args.reading.words()),
        Some(Command::Analyse(args)) => analyse::run(&args, args.reading.words()),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Study(args)) => study::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Features(args)) => features::run(&args),
        Some(Command::Lessons(args)) => lessons::run(&args),
    }
}

/// One line on stderr, whatever the text. If even that is closed, nobody is there to read it.
fn tell(why: &str, code: u8) -> ExitCode {
    let line: Vec<&str> =
        why.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()).collect();
    writeln!(std::io::stderr(), "spieltisch: {}", line.join(" ")).ok();
    ExitCode::from(code)
}
