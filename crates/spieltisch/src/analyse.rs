//! `spieltisch analyse`: what a recorded game says about skill and luck, for people, for programs, or as a record with
//! remarks.

use crate::arena::processors;
use crate::args::Analyse;
use crate::open::replay;
use crate::reader::Reader;
use crate::stop::{Stop, bad_file, read_text};
use bots::analysis::{Account, Choice, Decision, Depth, Mark, Moment, Stretch};
use catalog::analysis::{AnyCourse, account, judge_all};
use game::{Seat, Viewer};
use indicatif::ProgressBar;
use serde::Serialize;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;
use table::AnyTable;
use words::Words;

/// What programs read. The names are read by other programs.
#[derive(Serialize)]
struct Analysed<'a> {
    game: &'a str,
    seats: u8,
    evaluator: String,
    seed: u64,
    account: &'a Account,
    moments: &'a [Moment],
}

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
    let moments = judge(&*course, depth, args);
    let account = account(&*course, &moments).expect("all moments were judged");
    if let Some(path) = &args.annotated {
        let annotated = annotated(&table.record_text(), &moments, &account);
        fs::write(path, annotated).map_err(|error| bad_file(path, &crate::stop::plain(&error)))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let evaluator = course.evaluator(depth);
        let (game, seats) = (table.game(), table.seats());
        let analysed = Analysed { game, seats, evaluator, seed: args.seed, account: &account, moments: &moments };
        writeln!(out, "{}", serde_json::to_string(&analysed).expect("names and numbers"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let reader = Reader::new(words);
    for line in standing(&reader, &*table, &account) {
        writeln!(out, "{line}")?;
    }
    let at = |last: u32| replay(&args.file, &text, args.data.as_deref(), last);
    for stretch in account.stretches.iter().filter(|stretch| stretch.mark >= args.from) {
        writeln!(out, "\n{}", title(&reader, stretch))?;
        for decision in stretch.decisions.iter().filter_map(|&at| decision(&moments[at])) {
            if bots::analysis::loss(decision, course.lead()) >= LEAST {
                let before = at(decision.number - 1)?;
                tell(&reader, &*before, decision, &mut out)?;
            }
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

fn decision(moment: &Moment) -> Option<&Decision> {
    match moment {
        Moment::Decision(decision) => Some(decision),
        Moment::Luck(_) | Moment::End(_) => None,
    }
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

/// The record with a remark behind each turn that gave something away, and behind great luck. Remarks are no part of a
/// record, so it replays as before.
fn annotated(record: &str, moments: &[Moment], account: &Account) -> String {
    let mut remarks = Vec::new();
    for stretch in account.stretches.iter().filter(|stretch| stretch.mark > Mark::Good) {
        let lost = stretch.loss * 100.0;
        let mut remark = format!("# {} {}: {lost:.1} % given away", stretch.seat(), stretch.mark.word());
        for decision in stretch.decisions.iter().filter_map(|&at| decision(&moments[at])) {
            if decision.played != 0 {
                remark += &format!("; at {} better: {}", decision.number, decision.best().line.join("; "));
            }
        }
        remarks.push((stretch.last, remark));
    }
    for moment in moments {
        let Moment::Luck(luck) = moment else { continue };
        let most = luck.luck.shares.iter().copied().enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
        if let Some((at, share)) = most.filter(|&(_, share)| share >= GREAT_LUCK) {
            remarks.push((luck.last, format!("# luck of {}: {:+.1} %", Seat::new(at), share * 100.0)));
        }
    }
    let mut text = String::new();
    for line in record.lines() {
        text += line;
        text.push('\n');
        let number = line.split(' ').next().and_then(|word| word.parse::<u32>().ok());
        let check = line.split(' ').nth(1) == Some("=");
        for (_, remark) in remarks.iter().filter(|(at, _)| number == Some(*at) && !check) {
            text += remark;
            text.push('\n');
        }
    }
    text
}

/// Luck that brings somebody so much is remarked on.
const GREAT_LUCK: f64 = 0.1;
