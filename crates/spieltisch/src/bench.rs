//! `spieltisch bench`: how fast the games play, for people as a table and for programs as JSON.

use crate::args::Bench;
use crate::stop::Stop;
use bots::SearchSpeed;
use catalog::{GameBox, Measured};
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// One line of JSON. The names are read by other programs.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    seats: u8,
    decisions_per_second: u64,
    playouts_per_second: f64,
    decisions_per_game: f64,
    position_bytes: usize,
    clone_ns: f64,
    encode_ns: f64,
}

/// The same for a search.
#[derive(Serialize)]
struct SearchLine {
    game: &'static str,
    seats: u8,
    iterations_per_second: f64,
    iterations_per_second_at_start: f64,
    decisions: u32,
    playout_steps: f64,
}

/// Measures every game and number of seats that was asked for, a line each.
pub fn run(args: &Bench) -> Result<ExitCode, Stop> {
    let wanted = wanted(args)?;
    let mut out = io::stdout().lock();
    if args.search {
        return search(args, wanted, &mut out);
    }
    if !args.json {
        let [game, seats, decisions, playouts, long, bytes, clone, encode] =
            ["game", "seats", "decisions/s", "playouts/s", "decisions/game", "bytes", "clone ns", "encode ns"];
        write!(out, "{game:<10} {seats:>5} {decisions:>12} {playouts:>11} {long:>14} {bytes:>6} {clone:>8}")?;
        writeln!(out, " {encode:>9}")?;
    }
    for (game, seats) in wanted {
        let measured = game.bench(seats, args.seconds)?;
        writeln!(out, "{}", if args.json { json(&measured) } else { row(&measured) })?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Measures how fast the computer thinks.
fn search(args: &Bench, wanted: Vec<(&'static dyn GameBox, u8)>, out: &mut dyn Write) -> Result<ExitCode, Stop> {
    if !args.json {
        let (seats, mean, start, steps) = ("seats", "iterations/s", "at the start", "steps/playout");
        writeln!(out, "{:<10} {seats:>5} {mean:>12} {start:>12} {steps:>13}", "game")?;
    }
    for (game, seats) in wanted {
        let SearchSpeed { at_the_start, on_average, decisions, steps } = game.search_speed(seats, args.seconds)?;
        let name = game.name();
        if args.json {
            let line = SearchLine {
                game: name,
                seats,
                iterations_per_second: tenth(on_average),
                iterations_per_second_at_start: tenth(at_the_start),
                decisions,
                playout_steps: tenth(steps),
            };
            writeln!(out, "{}", serde_json::to_string(&line).expect("names and finite numbers"))?;
        } else {
            writeln!(out, "{name:<10} {seats:>5} {on_average:>12.0} {at_the_start:>12.0} {steps:>13.1}")?;
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Without a game all of them; without seats every number that the game has. Of all games those with these seats are
/// measured.
fn wanted(args: &Bench) -> Result<Vec<(&'static dyn GameBox, u8)>, Stop> {
    let games = match &args.game {
        Some(name) => vec![catalog::find(name)?],
        None => catalog::all().to_vec(),
    };
    match args.seats {
        None => Ok(games.into_iter().flat_map(|game| game.seats().map(move |seats| (game, seats))).collect()),
        Some(seats) => {
            let (fit, unfit): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.seats().contains(&seats));
            match (&fit[..], &unfit[..]) {
                ([], [game, ..]) => game.open(seats, &[], None).map(|_| Vec::new()).map_err(Stop::from),
                _ => Ok(fit.into_iter().map(|game| (game, seats)).collect()),
            }
        }
    }
}

fn json(measured: &Measured) -> String {
    let line = Line {
        game: measured.game,
        seats: measured.seats,
        decisions_per_second: measured.decisions_per_second().round() as u64,
        playouts_per_second: tenth(measured.playouts_per_second()),
        decisions_per_game: tenth(measured.decisions_per_game()),
        position_bytes: measured.position_bytes,
        clone_ns: tenth(measured.clone_ns),
        encode_ns: tenth(measured.encode_ns),
    };
    serde_json::to_string(&line).expect("names and finite numbers")
}

fn row(measured: &Measured) -> String {
    let Measured { game, seats, position_bytes: bytes, clone_ns: clone, encode_ns: encode, .. } = measured;
    let (decisions, playouts) = (measured.decisions_per_second(), measured.playouts_per_second());
    let long = measured.decisions_per_game();
    let start = format!("{game:<10} {seats:>5} {decisions:>12.0} {playouts:>11.0} {long:>14.1}");
    format!("{start} {bytes:>6} {clone:>8.1} {encode:>9.1}")
}
