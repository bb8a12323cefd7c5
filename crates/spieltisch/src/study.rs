//! `spieltisch study`: what equal players make of a game, for the terminal, as a page with pictures, or as JSON.

use crate::arena::{processors, short};
use crate::args::Study as Args;
use crate::open::at_fault;
use crate::stop::{Stop, bad_file, plain, read_text};
use bots::arena::Estimate;
use bots::study::{Counts, Source, Span, Studied, Study, Thing, page, text};
use catalog::Rules;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Plays all games, then tells.
pub fn run(args: &Args) -> Result<ExitCode, Stop> {
    let game = catalog::find(&args.game)?;
    let studies = open(args)?;
    // Who names a folder that cannot be had learns it before hours of play.
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder.join("study")).map_err(|error| bad_file(folder, &plain(&error)))?;
    }
    let threads = args.threads.map_or_else(processors, |threads| threads as usize);
    let bar = progress_bar(game.name(), args.games as usize * studies.len());
    let counts = studies.iter().map(|study| study.run(args.games, threads, &mut || bar.inc(1))).collect();
    bar.finish_and_clear();
    let (bot, seed) = (args.bot, args.conditions.seed);
    let studied = Studied { game: game.name(), bot, seed, command: command(args), counts };
    let mut out = io::stdout().lock();
    if let Some(folder) = &args.out {
        let written = write(&studied, folder)?;
        if !args.json {
            writeln!(out, "{written}")?;
        }
    } else if !args.json {
        write!(out, "{}", text(&studied))?;
    }
    if args.json {
        studied.counts.iter().try_for_each(|counts| writeln!(out, "{}", line(&studied, counts)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One study for each number of seats that was asked for.
fn open(args: &Args) -> Result<Vec<Study>, Stop> {
    let game = catalog::find(&args.game)?;
    let options: Vec<(&str, &str)> = args.conditions.options.iter().map(|(name, value)| (&**name, &**value)).collect();
    let data = args.conditions.data.as_deref().map(read_text).transpose()?;
    let seats = args.seats.map_or(game.seats(), |seats| seats..=seats);
    let study = |seats| {
        let rules = Rules { revision: args.conditions.revision, seats, options: &options, data: data.as_deref() };
        game.study(&rules, args.bot, args.conditions.seed)
    };
    seats
        .map(|seats| study(seats).map_err(|problem| at_fault(problem, None, args.conditions.data.as_deref())))
        .collect()
}

/// On stderr, and only if that is a terminal.
fn progress_bar(game: &'static str, games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix:<10} [{bar:40}] {pos}/{len} games, {eta} left");
    let bar = ProgressBar::new(games as u64).with_style(style.expect("a template that was tried")).with_prefix(game);
    bar.set_position(0);
    bar
}

/// The command that gives the same numbers again, wherever it writes them.
fn command(args: &Args) -> String {
    let Args { game, games, bot, conditions, .. } = args;
    let seed = conditions.seed;
    let mut words = format!("spieltisch study {game} --games {games} --bot {bot} --seed {seed}");
    words.extend(args.seats.map(|seats| format!(" --seats {seats}")));
    words.extend(args.conditions.options.iter().map(|(name, value)| format!(" --option {name}={value}")));
    words.extend(args.conditions.data.iter().map(|file| format!(" --data {}", file.display())));
    words
}

/// Writes the page and its pictures; a sentence says where. Pictures of an earlier study of the game are removed.
fn write(studied: &Studied, folder: &Path) -> Result<String, Stop> {
    let page = page(studied);
    let pictures = folder.join("study");
    let failed = |path: &Path, error: &io::Error| Stop::Failed(format!("{}: {}", path.display(), plain(error)));
    let old = fs::read_dir(&pictures).map_err(|error| failed(&pictures, &error))?.flatten();
    let prefix = format!("{}-", studied.game);
    for entry in old.filter(|entry| entry.file_name().to_string_lossy().starts_with(&prefix)) {
        fs::remove_file(entry.path()).map_err(|error| failed(&entry.path(), &error))?;
    }
    let file = folder.join(format!("study-{}.md", studied.game));
    fs::write(&file, &page.text).map_err(|error| failed(&file, &error))?;
    for (name, text) in &page.pictures {
        let file = pictures.join(name);
        fs::write(&file, text).map_err(|error| failed(&file, &error))?;
    }
    Ok(format!("{} and {} pictures in {}", file.display(), page.pictures.len(), pictures.display()))
}

/// One JSON object. The names are read by other programs.
fn line(studied: &Studied, counts: &Counts) -> Value {
    let span = |it: &Span| json!({ "mean": short(it.mean), "min": it.min, "max": it.max });
    let endings: Map<String, Value> = counts.endings.iter().map(|(name, many)| (name.clone(), json!(many))).collect();
    let source = |it: &Source| (it.name.to_string(), json!({ "all": short(it.all), "winners": short(it.winners) }));
    let things: Map<String, Value> = counts.things.iter().map(|(name, it)| (name.clone(), thing(it))).collect();
    json!({
        "game": studied.game,
        "seats": counts.seats,
        "bot": studied.bot.to_string(),
        "seed": studied.seed,
        "command": studied.command,
        "games": counts.games,
        "rounds": span(&counts.rounds),
        "decisions": span(&counts.decisions),
        "endings": endings,
        "winning_points": short(counts.winning),
        "margin": short(counts.margin),
        "tally": counts.sources.iter().map(source).collect::<Map<String, Value>>(),
        "share_by_turn": counts.by_turn.iter().map(estimate).collect::<Vec<Value>>(),
        "actions": things,
    })
}

fn thing(it: &Thing) -> Value {
    json!({
        "offered": it.offered,
        "done": it.done,
        "games": it.games,
        "players": it.players,
        "share": it.share.as_ref().map(estimate),
    })
}

fn estimate(it: &Estimate) -> Value {
    json!({ "value": short(it.value), "low": short(it.low), "high": short(it.high) })
}
