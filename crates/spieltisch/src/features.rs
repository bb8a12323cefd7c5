//! `spieltisch features`: what a net sees of a game, by name, for people as a list and for programs as JSON.

use crate::args::Features;
use crate::stop::Stop;
use serde_json::json;
use std::io::{self, Write};
use std::process::ExitCode;

/// One line a feature, with its number.
pub fn run(args: &Features) -> Result<ExitCode, Stop> {
    let game = catalog::find(&args.game)?;
    let seats = args.seats.unwrap_or(*game.seats().start());
    let names = game.features(seats)?;
    let mut out = io::stdout().lock();
    if args.json {
        let line = json!({ "game": game.name(), "seats": seats, "actions": game.actions(), "features": names });
        writeln!(out, "{line}")?;
        return Ok(ExitCode::SUCCESS);
    }
    for (number, name) in names.iter().enumerate() {
        writeln!(out, "{number:>4}  {name}")?;
    }
    Ok(ExitCode::SUCCESS)
}
