//! `spieltisch arena`: a match between computer players, with a table for people at its end or a line for programs.

use crate::args::Arena as Args;
use crate::match_file::MatchFile;
use crate::stop::{Stop, read_text};
use bots::arena::{Accepted, Arena, Estimate, Extent, Progress, Sprt, Standing, Summary, Tested};
use catalog::Rules;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::thread;

/// So many games are played when nobody says how many.
const GAMES: u32 = 100;
const GAMES_OF_A_TEST: u32 = 20_000;

/// Plays a match, or what is missing of one.
pub fn run(args: &Args) -> Result<ExitCode, Stop> {
    let arena = open(args)?;
    let (mut file, done) = match &args.save {
        Some(path) => {
            let (file, done) = MatchFile::open(path, &arena)?;
            (Some(file), done)
        }
        None => (None, Vec::new()),
    };
    let asked = args.games.unwrap_or(if args.sprt.is_some() { GAMES_OF_A_TEST } else { GAMES });
    let threads = args.threads.map_or_else(processors, |threads| threads as usize);
    let extent = Extent { games: arena.whole_deals(asked), threads, sprt: args.sprt };
    let before = done.iter().filter(|played| played.number < extent.games).count();
    let bar = progress_bar(&arena.rules().game, extent.games, before);
    let mut failed = None;
    let summary = arena.run(extent, done, &mut |played, progress| {
        bar.set_position(progress.games.into());
        bar.set_message(so_far(args, progress));
        match file.as_mut().map_or(Ok(()), |file| file.append(played)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(stop) => {
                failed = Some(stop);
                ControlFlow::Break(())
            }
        }
    });
    bar.finish_and_clear();
    if let Some(stop) = failed {
        return Err(stop);
    }
    let mut out = io::stdout().lock();
    match args.json {
        true => writeln!(out, "{}", line(&arena, args, &summary))?,
        false => tell(&arena, args, &summary, &mut out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The match that was asked for. Without a number of seats there are as many as players, if the game has those.
fn open(args: &Args) -> Result<Arena, Stop> {
    let game = catalog::find(&args.game)?;
    let bots = &args.bots.0;
    let as_bots = u8::try_from(bots.len()).ok().filter(|seats| game.seats().contains(seats));
    let seats = args.seats.or(as_bots).unwrap_or(*game.seats().start());
    let options: Vec<(&str, &str)> = args.conditions.options.iter().map(|(name, value)| (&**name, &**value)).collect();
    let data = args.conditions.data.as_deref().map(read_text).transpose()?;
    let rules = Rules { revision: args.conditions.revision, seats, options: &options, data: data.as_deref() };
    let opened = game.arena(&rules, bots, args.conditions.seed);
    opened.map_err(|problem| crate::open::at_fault(problem, None, args.conditions.data.as_deref()))
}

/// How many games can be played at a time.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |threads| threads.get())
}

/// On stderr, and only if that is a terminal.
fn progress_bar(game: &str, games: u32, before: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix:<10} [{bar:30}] {pos}/{len} games, {eta} left {msg}");
    let bar = ProgressBar::new(games.into()).with_style(style.expect("a template that was tried"));
    let bar = bar.with_prefix(game.to_string());
    bar.set_position(before as u64);
    bar.reset_eta();
    bar
}

fn so_far(args: &Args, progress: &Progress) -> String {
    let share = progress.share.map_or(String::new(), |share| {
        let half = (share.high - share.low) * 50.0;
        format!("{} {:.1} % +- {half:.1}", args.bots.0[0], share.value * 100.0)
    });
    let test = progress.llr.map_or(String::new(), |llr| format!(", LLR {llr:+.2} of +-{:.2}", Sprt::bound()));
    share + &test
}

/// A table for people.
fn tell(arena: &Arena, args: &Args, summary: &Summary, out: &mut dyn Write) -> Result<(), Stop> {
    let Summary { seats, games, deals, .. } = *summary;
    let name = &arena.rules().game;
    writeln!(
        out,
        "{name}, {seats} seats, seed {}: {games} games, {deals} deals played once for each seat",
        args.conditions.seed
    )?;
    if let Some(asked) = args.games.filter(|asked| asked % u32::from(seats) != 0 && summary.test.is_none()) {
        writeln!(out, "({asked} are no whole number of deals.)")?;
    }
    let (share, elo, points, decisions) = ("share", "Elo", "points", "decisions/game");
    let (interval, mean, slowest) = ("95 % interval", "ms/decision", "slowest ms");
    writeln!(
        out,
        "\n{:<14} {share:>6} {interval:>15} {elo:>6} {interval:>15} {points:>7} {decisions:>14} {mean:>11} {slowest:>10}",
        "player"
    )?;
    for Standing { bot, share, elo, points, decisions, mean_ms, slowest_ms, .. } in &summary.players {
        let share = share.map(|share| share * 100.0);
        let (bot, shares) = (bot.to_string(), format!("{:.1} to {:.1}", share.low, share.high));
        let elos = format!("{:+.0} to {:+.0}", elo.low, elo.high);
        writeln!(
            out,
            "{bot:<14} {:>6.1} {shares:>15} {:>+6.0} {elos:>15} {points:>7.1} {decisions:>14.1} {mean_ms:>11.2} {slowest_ms:>10.1}",
            share.value, elo.value
        )?;
    }
    writeln!(
        out,
        "\nShares are percent of the victories, for one seat; equal players have {:.1}.",
        100.0 / f64::from(seats)
    )?;
    let by_seat: Vec<String> = summary.by_seat.iter().map(|share| format!("{:.1}", share * 100.0)).collect();
    writeln!(out, "By seat, whoever sat there: {}.", by_seat.join(", "))?;
    if summary.without_winner > 0 {
        writeln!(out, "Nobody won {} of the games; they count as shared by all.", summary.without_winner)?;
    }
    if let [_, _, ..] = summary.endings[..] {
        let endings: Vec<String> = summary.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
        writeln!(out, "Endings: {}.", endings.join(", "))?;
    }
    tell_tally(summary, out)?;
    summary.test.map_or(Ok(()), |test| Ok(writeln!(out, "{}", verdict(args, &test))?))
}

/// What the game counts, a row for each, if that is more than the points.
fn tell_tally(summary: &Summary, out: &mut dyn Write) -> Result<(), Stop> {
    let names: Vec<&str> = summary.players[0].tally.iter().map(|&(name, _)| name).collect();
    if names.len() < 2 {
        return Ok(());
    }
    let bots: String = summary.players.iter().map(|player| format!(" {:>14}", player.bot.to_string())).collect();
    writeln!(out, "\n{:<20}{bots}", "on average")?;
    for (at, name) in names.iter().enumerate() {
        let amounts: String = summary.players.iter().map(|player| format!(" {:>14.2}", player.tally[at].1)).collect();
        writeln!(out, "{name:<20}{amounts}")?;
    }
    Ok(())
}

/// What the test says, in a sentence.
fn verdict(args: &Args, test: &Tested) -> String {
    let Tested { sprt: Sprt { elo0, elo1 }, llr, accepted } = *test;
    let first = args.bots.0[0];
    let said = match accepted {
        Some(Accepted::Elo1) => format!("{first} is worth {elo1:+} Elo or more, not {elo0:+}"),
        Some(Accepted::Elo0) => format!("{first} is worth {elo0:+} Elo or less, not {elo1:+}"),
        None => format!("whether {first} is worth {elo0:+} or {elo1:+} Elo is not decided yet"),
    };
    format!("Test: {said} (LLR {llr:+.2}, decided at +-{:.2}).", Sprt::bound())
}

/// One JSON object. The names are read by other programs; what has no bound is null.
fn line(arena: &Arena, args: &Args, summary: &Summary) -> Value {
    let rules = arena.rules();
    let options: Map<String, Value> = rules.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let endings: Map<String, Value> =
        summary.endings.iter().map(|(ending, count)| (ending.clone(), json!(count))).collect();
    let test = summary.test.map(|Tested { sprt, llr, accepted }| {
        let accepted = accepted.map(|accepted| if accepted == Accepted::Elo1 { "elo1" } else { "elo0" });
        json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": short(llr),
            "bound": short(Sprt::bound()),
            "accepted": accepted,
        })
    });
    json!({
        "game": rules.game,
        "seats": summary.seats,
        "options": options,
        "seed": args.conditions.seed,
        "games": summary.games,
        "deals": summary.deals,
        "without_winner": summary.without_winner,
        "expected_share": short(1.0 / f64::from(summary.seats)),
        "share_by_seat": summary.by_seat.iter().map(|&share| short(share)).collect::<Vec<f64>>(),
        "endings": endings,
        "bots": summary.players.iter().map(player).collect::<Vec<Value>>(),
        "sprt": test,
    })
}

/// Nobody needs more digits.
pub fn short(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

fn player(standing: &Standing) -> Value {
    let bounds = |it: &Estimate| json!([short(it.low), short(it.high)]);
    let tally: Map<String, Value> =
        standing.tally.iter().map(|&(name, it)| (name.to_string(), json!(short(it)))).collect();
    json!({
        "bot": standing.bot.to_string(),
        "share": short(standing.share.value),
        "share_interval": bounds(&standing.share),
        "elo": short(standing.elo.value),
        "elo_interval": bounds(&standing.elo),
        "points": short(standing.points),
        "decisions_per_game": short(standing.decisions),
        "ms_per_decision": short(standing.mean_ms),
        "slowest_ms": short(standing.slowest_ms),
        "tally": tally,
    })
}
