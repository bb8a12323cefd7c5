//! `spieltisch check`: tries the laws on random games, and shows the shortest record that breaks one.

use crate::args::Check;
use crate::stop::{Stop, bad_file, plain};
use game::laws::Report;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// One line of JSON. The names are read by other programs.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    games: u32,
    failures: u32,
}

/// Checks every game that was asked for.
pub fn run(args: &Check) -> Result<ExitCode, Stop> {
    let games = match &args.game {
        Some(name) => vec![catalog::find(name)?],
        None => catalog::all().to_vec(),
    };
    if let Some(folder) = &args.failures {
        fs::create_dir_all(folder).map_err(|error| bad_file(folder, &plain(&error)))?;
    }
    let mut failed = false;
    for game in games {
        let bar = progress_bar(game.name(), args.games);
        let checked = game.check(args.revision, args.games, &mut |report| {
            bar.set_position(report.games.into());
            bar.set_message(if report.failed > 0 { format!("{} failed", report.failed) } else { String::new() });
        });
        bar.finish_and_clear();
        let report = checked?;
        tell(game.name(), &report, args.json, &mut io::stdout(), &mut io::stderr())?;
        if let Some(folder) = &args.failures {
            write_failures(game.name(), &report, folder)?;
        }
        failed |= report.failed > 0;
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// On stderr, and only if that is a terminal.
fn progress_bar(name: &'static str, games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix:<10} [{bar:40}] {pos}/{len} games, {eta} left {msg}");
    let bar = ProgressBar::new(games.into()).with_style(style.expect("a template that was tried")).with_prefix(name);
    bar.set_position(0);
    bar
}

/// A line about the game, and the records that break a law: for people both together, for programs the records on
/// `err`.
fn tell(name: &'static str, report: &Report, json: bool, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Stop> {
    let Report { games, steps, longest, widest, failed, .. } = report;
    match (json, failed) {
        (true, _) => {
            let line = Line { game: name, games: *games, failures: *failed };
            writeln!(out, "{}", serde_json::to_string(&line).expect("names and numbers"))?;
        }
        (false, 0) => {
            writeln!(
                out,
                "{name}: all laws hold in {games} games, {steps} steps; the longest game has {longest}, the longest list {widest}"
            )?;
        }
        (false, _) => writeln!(out, "{name}: {failed} of {games} games break a law")?,
    }
    for failure in &report.failures {
        if json { writeln!(err, "{failure}")? } else { writeln!(out, "\n{failure}")? }
    }
    Ok(())
}

/// A file for the shortest record of each broken law.
fn write_failures(name: &str, report: &Report, folder: &Path) -> Result<(), Stop> {
    for failure in &report.failures {
        let file = folder.join(format!("{name}-law{}.txt", failure.law.number()));
        fs::write(&file, failure.to_string())
            .map_err(|error| Stop::Failed(format!("{}: {}", file.display(), plain(&error))))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Setup;
    use game::examples::pig::Pig;
    use game::laws::{Failure, Law};
    use game::record::{Head, Record};

    fn broken() -> Report {
        let setup = Setup::all::<Pig>()[0];
        let record = Record { head: Head::of::<Pig>(&setup, &()), entries: Vec::new() };
        let failure = Failure { law: Law::Audit, why: "a die is missing".into(), record, setup, seed: 3 };
        Report { games: 7, failed: 2, failures: vec![failure], ..Report::default() }
    }

    fn told(report: &Report, json: bool) -> [String; 2] {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        tell("pig", report, json, &mut out, &mut err).unwrap();
        [out, err].map(|text| String::from_utf8(text).unwrap())
    }

    #[test]
    fn a_broken_law_is_shown_with_its_record() {
        let [out, err] = told(&broken(), false);
        assert!(out.starts_with("pig: 2 of 7 games break a law\n\nspieltisch record 1\n"), "{out}");
        assert!(out.contains("# a die is missing"), "{out}");
        assert_eq!(err, "");
    }

    #[test]
    fn programs_get_one_line_and_the_records_elsewhere() {
        let [out, err] = told(&broken(), true);
        assert_eq!(out, "{\"game\":\"pig\",\"games\":7,\"failures\":2}\n");
        assert!(err.contains("# a die is missing"), "{err}");
        assert_eq!(
            told(&Report { games: 5, ..Report::default() }, true)[0],
            "{\"game\":\"pig\",\"games\":5,\"failures\":0}\n"
        );
    }
}
