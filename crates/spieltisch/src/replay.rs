//! `spieltisch replay`: shows a recorded game, or only says whether it is right.

use crate::args::Replay;
use crate::open::replay;
use crate::reader::Reader;
use crate::show;
use crate::stop::{Stop, bad_file, read_text};
use game::{Turn, Viewer};
use std::io::{self, Write};
use std::process::ExitCode;
use words::Words;

/// So many lines of the log are shown before the table.
const LINES: usize = 10;

/// Shows or verifies a record.
pub fn run(args: &Replay, words: Words) -> Result<ExitCode, Stop> {
    let text = read_text(&args.file)?;
    let last = args.at.unwrap_or(u32::MAX);
    let table = replay(&args.file, &text, args.data.as_deref(), last)?;
    let entries = show::count(table.version(), "entry", "entries");
    if args.at.is_some_and(|at| at > table.version()) {
        return Err(bad_file(&args.file, &format!("the record has {entries}, not {last}")));
    }
    let viewer = args.eyes.unwrap_or(Viewer::Spectator);
    if let Viewer::Seat(seat) = viewer
        && seat.index() >= table.seats() as usize
    {
        return Err(Stop::BadRequest(format!("{seat} is not in this game, which has seat1 to seat{}", table.seats())));
    }
    let mut out = io::stdout().lock();
    if args.verify {
        let (game, print) = (table.game(), table.fingerprint());
        writeln!(out, "{}: {game}, {entries}, all as the rules say; fingerprint {print:016x}", args.file.display())?;
        return Ok(ExitCode::SUCCESS);
    }
    let reader = Reader::new(words);
    let log = reader.log(&*table, viewer, 0);
    for line in &log[log.len().saturating_sub(LINES)..] {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", reader.view(&*table, viewer))?;
    let over = table.turn() == Turn::Over;
    let key = if over { "term-over" } else { "term-goes-on" };
    writeln!(out, "{}", reader.say(key, &[("entries", table.version().into())]))?;
    // Points may be secret until the end. Who asked for the view of one viewer shall not see more than that.
    if over || args.eyes.is_none() {
        reader.standings(&*table, viewer).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(ExitCode::SUCCESS)
}
