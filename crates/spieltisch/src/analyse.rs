//! `spieltisch analyse`: what a recorded game says about skill and luck, for people, for programs, or as a record with
//! remarks.

use crate::arena::processors;
use crate::args::Analyse;
use crate::open::replay;
use crate::reader::Reader;
use crate::stop::{Stop, bad_file, read_text};
use bots::analysis::{Account, Choice, Decision, Depth, Moment, Stretch};
use catalog::analysis::{Analysed, AnyCourse, judge_all};
use game::{Seat, Viewer};
use indicatif::ProgressBar;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;
use table::AnyTable;
use words::Words;

/// Analyses a record.
pub fn run(args: &Analyse, words: Words) -> Result<ExitCode, Stop> {
    let text = read_text(&args.file)?;
    let table = replay(&args.file, &text, args.data.as_deref(), u32::MAX)?;
    let game = catalog::find(table.game())?;
    let course = game.course(&*table).expect("the table is of its own game");
    if course.moments() == 1 {
        return Err(bad_file(&args.file, "nothing has happened in this game yet"));
    }
    let depth = Depth::USUAL.times(args.depth);
    let analysed = Analysed::of(&*course, depth, args.seed, judge(&*course, depth, args)).expect("all was judged");
    if let Some(path) = &args.annotated {
        fs::write(path, analysed.annotated(&table.record_text()))
            .map_err(|error| bad_file(path, &crate::stop::plain(&error)))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", analysed.to_json())?;
        return Ok(ExitCode::SUCCESS);
    }
    let reader = Reader::new(words);
    for line in standing(&reader, &*table, &analysed.account) {
        writeln!(out, "{line}")?;
    }
    let at = |last: u32| replay(&args.file, &text, args.data.as_deref(), last);
    for stretch in analysed.account.stretches.iter().filter(|stretch| stretch.mark >= args.from) {
        writeln!(out, "\n{}", title(&reader, stretch))?;
        for decision in analysed.decisions(stretch).filter(|decision| analysed.loss(decision) >= LEAST) {
            tell(&reader, &*at(decision.number - 1)?, decision, &mut out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A decision that gave away less is not told.
const LEAST: f64 = 0.01;

fn judge(course: &dyn AnyCourse, depth: Depth, args: &Analyse) -> Vec<Moment> {
    let bar = ProgressBar::new(course.moments() as u64);
    let threads = args.threads.map_or_else(processors, |threads| threads as usize);
    let moments =
        judge_all(course, depth, args.seed, threads, &Default::default(), &|done| bar.set_position(done as u64));
    bar.finish_and_clear();
    moments.expect("nobody stops it")
}

/// The account of each seat, under who won.
fn standing(reader: &Reader, table: &dyn AnyTable, account: &Account) -> Vec<String> {
    let mut lines = reader.standings(table, Viewer::Spectator).into_iter().take(1).collect::<Vec<_>>();
    for seat in Seat::first(table.seats()) {
        let (at, player) = (seat.index(), &account.players[seat.index()]);
        let name = reader.name(seat).to_string();
        lines.push(match player.accuracy {
            Some(accuracy) => {
                let percent = accuracy.percent.round() as i32;
                reader.say("analysis-player", &[("name", name.into()), ("accuracy", percent.into())])
            }
            None => name,
        });
        for (key, share) in [
            ("analysis-start", account.start.shares[at]),
            ("analysis-luck", player.luck.share),
            ("analysis-unforeseen", player.unforeseen.share),
            ("analysis-own", player.own.share),
            ("analysis-others", player.others.share),
            ("analysis-result", account.result.shares[at]),
        ] {
            let signed = !matches!(key, "analysis-start" | "analysis-result");
            lines.push(format!("  {:>9}  {}", percent(reader, share, signed), reader.say(key, &[])));
        }
    }
    lines
}

/// A part of a hundred with one decimal, in the reader's way.
fn percent(reader: &Reader, share: f64, signed: bool) -> String {
    reader.words().percent(share, signed)
}

fn title(reader: &Reader, stretch: &Stretch) -> String {
    let mark = reader.say(&format!("analysis-mark-{}", stretch.mark.word()), &[]);
    let name = reader.name(stretch.seat()).to_string();
    let values = [
        ("first", stretch.first.into()),
        ("last", stretch.last.into()),
        ("name", name.into()),
        ("mark", mark.into()),
        ("loss", percent(reader, -stretch.loss, true).into()),
    ];
    reader.say("analysis-turn", &values)
}

/// What was played, and what would have been better, from the position before it.
fn tell(reader: &Reader, before: &dyn AnyTable, decision: &Decision, out: &mut dyn Write) -> Result<(), Stop> {
    let mut line = |key: &str, choice: &Choice| {
        let share = percent(reader, choice.value.shares[decision.seat().index()], false);
        let (label, why) = reader.line(before, decision.seat(), &choice.line);
        let said = reader.say(key, &[("choice", label.into()), ("share", share.into())]);
        writeln!(out, "  {said}")?;
        if key == "analysis-better" && !why.is_empty() {
            writeln!(out, "    {why}")?;
        }
        Ok::<_, Stop>(())
    };
    line("analysis-played", decision.played())?;
    line("analysis-better", decision.best())
}
