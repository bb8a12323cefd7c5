//! A study for the terminal: a paragraph for each number of seats, then the most frequent of what was done.

use super::Studied;
use super::counts::{Counts, Source, Span, Thing};
use super::verbs::{Row, Verb, verbs};
use std::fmt::{self, Write};

/// Of each verb so many things are told.
const TOP: usize = 6;

/// The whole report.
pub fn text(studied: &Studied) -> String {
    let mut out = String::new();
    for counts in &studied.counts {
        paragraph(&mut out, studied, counts).expect("text");
    }
    out
}

fn paragraph(out: &mut String, studied: &Studied, counts: &Counts) -> fmt::Result {
    let Studied { game, bot, seed, .. } = studied;
    let Counts { seats, games, rounds, decisions, .. } = counts;
    writeln!(out, "{game}, {seats} seats, all {bot}, seed {seed}: {games} games\n")?;
    if rounds.max > 0 {
        writeln!(out, "{:<20} {}", "rounds", span(rounds))?;
    }
    writeln!(out, "{:<20} {}", "decisions", span(decisions))?;
    let endings: Vec<String> = counts.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
    writeln!(out, "{:<20} {}", "endings", endings.join(", "))?;
    writeln!(out, "{:<20} {:.1}, {:.1} more than the next", "winners' points", counts.winning, counts.margin)?;
    writeln!(out, "\n{:<20} {:>8} {:>8}", "on average", "all", "winners")?;
    for Source { name, all, winners } in &counts.sources {
        writeln!(out, "{name:<20} {all:>8.2} {winners:>8.2}")?;
    }
    writeln!(out, "\n{:<20} {:>8} {:>15}", "turn order", "wins %", "95 % interval")?;
    for (place, share) in (1..).zip(&counts.by_turn) {
        let share = share.map(|share| share * 100.0);
        let within = format!("{:.1} to {:.1}", share.low, share.high);
        writeln!(out, "{:<20} {:>8.1} {within:>15}", format!("player {place}"), share.value)?;
    }
    used(out, counts)?;
    writeln!(out)
}

/// What was done, by verb; then what never was.
fn used(out: &mut String, counts: &Counts) -> fmt::Result {
    let (each, games, taken, wins) = ("a player", "games %", "if offered %", "wins %");
    let title = format!("{:<28} {each:>8} {games:>8} {taken:>12} {wins:>7} {:>15}", "done", "95 % interval");
    writeln!(out, "\n{title}")?;
    let verbs = verbs(std::slice::from_ref(counts));
    for Verb { rows, .. } in &verbs {
        let done: Vec<&Row> = rows.iter().filter(|row| row.done() > 0).collect();
        for row in done.iter().take(TOP) {
            let thing = row.things[0].expect("it was done");
            writeln!(out, "{}", line(row.name, thing, counts))?;
        }
        if done.len() > TOP {
            writeln!(out, "  and {} more", done.len() - TOP)?;
        }
    }
    writeln!(out, "'wins %' is of those who did it, * if clearly not {:.1}.", counts.equal() * 100.0)?;
    let never: Vec<&str> =
        verbs.iter().flat_map(|verb| &verb.rows).filter(|row| row.done() == 0).map(|row| row.name).collect();
    match never.is_empty() {
        true => writeln!(out, "Everything that was offered was done at least once."),
        false => writeln!(out, "Offered and never done: {}.", never.join(", ")),
    }
}

fn line(name: &str, thing: &Thing, counts: &Counts) -> String {
    let each = f64::from(thing.done) / counts.players();
    let games = f64::from(thing.games) * 100.0 / f64::from(counts.games);
    let taken = f64::from(thing.done) * 100.0 / f64::from(thing.offered);
    let share = thing.share.expect("it was done").map(|share| share * 100.0);
    let within = format!("{:.1} to {:.1}", share.low, share.high);
    let star = if thing.is_telling(counts.equal()) { " *" } else { "" };
    format!("{name:<28} {each:>8.2} {games:>8.1} {taken:>12.1} {:>7.1} {within:>15}{star}", share.value)
}

fn span(span: &Span) -> String {
    format!("{:.1}, from {} to {}", span.mean, span.min, span.max)
}
