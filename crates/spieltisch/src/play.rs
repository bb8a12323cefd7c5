//! `spieltisch play`: opens a table or loads one, and plays.

use crate::args::Play;
use crate::console::Console;
use crate::open;
use crate::stop::{Stop, bad_file};
use std::process::ExitCode;

/// Plays a game.
pub fn run(args: &Play, console: &mut Console) -> Result<ExitCode, Stop> {
    let game = args.game.as_deref().map(catalog::find).transpose()?;
    let data = args.data.as_deref();
    let opened = match (game, &args.load) {
        (game, Some(path)) => {
            let opened = open::saved(path, data)?;
            if let Some(game) = game.filter(|game| game.name() != opened.table.game()) {
                return Err(bad_file(
                    path,
                    &format!("this is a game of {}, not of {}", opened.table.game(), game.name()),
                ));
            }
            opened
        }
        (Some(game), None) => open::fresh(game, args.seats.unwrap_or(*game.seats().start()), &args.options, data)?,
        (None, None) => {
            let names: Vec<&str> = catalog::all().iter().map(|game| game.name()).collect();
            let why = format!("which game? There is {}; or go on with a saved one by --load", names.join(", "));
            return Err(Stop::BadRequest(why));
        }
    };
    opened.remarks(console)?;
    let party = opened.sit_down(&args.humans, &args.bots, args.seed, args.save.as_deref())?;
    party.with_luck(args.luck).play(console)?;
    Ok(ExitCode::SUCCESS)
}
