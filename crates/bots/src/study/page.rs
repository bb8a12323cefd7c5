//! A study as a page of Markdown with pictures, one column or one part of a cell for each number of seats.

use super::Studied;
use super::chart::{Bar, Chart};
use super::counts::{Counts, Span, Thing};
use super::verbs::{Row, Verb, verbs};
use std::fmt::{self, Write};

/// The page, and the pictures it shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The text of `study-GAME.md`.
    pub text: String,
    /// The pictures: the name of each in the folder `study`, and its text.
    pub pictures: Vec<(String, String)>,
}

/// Verbs that are worth a picture, in any game.
const DRAWN: [&str; 13] = [
    "activate", "market", "invest", "journey", "produce", "seat", // on a wheel
    "post", "sell", "take", "use", // on a route
    "build", "conquer", "loot", // in a valley
];
/// A picture shows so many things at most, a table so many.
const BARS: usize = 30;
const ROWS: usize = 40;
/// And so many that were never done.
const NEVER: usize = 20;

/// The page of a game.
pub fn page(studied: &Studied) -> Page {
    let mut page = Page { text: String::new(), pictures: Vec::new() };
    page.write(studied).expect("text");
    page
}

impl Page {
    fn write(&mut self, studied: &Studied) -> fmt::Result {
        let Studied { game, bot, counts, command, .. } = studied;
        let name = game[..1].to_uppercase() + &game[1..];
        let seats: Vec<String> = counts.iter().map(|count| count.seats.to_string()).collect();
        let out = &mut self.text;
        writeln!(out, "# {name} as the computer plays it\n")?;
        writeln!(
            out,
            "`{command}` made this page; the same command makes it again. All seats are {bot}, equal players, so"
        )?;
        writeln!(
            out,
            "what differs is the game's doing. Where a cell has several numbers they are for {} seats.\n",
            seats.join(", ")
        )?;
        writeln!(
            out,
            "| seats | games | rounds | decisions | winners' points | more than the next |\n|---|---|---|---|---|---|"
        )?;
        for Counts { seats, games, rounds, decisions, winning, margin, .. } in counts {
            let (rounds, decisions) = (span(rounds), span(decisions));
            writeln!(out, "| {seats} | {games} | {rounds} | {decisions} | {winning:.1} | {margin:.1} |")?;
        }
        self.endings(studied)?;
        self.sources(studied)?;
        self.turns(studied)?;
        self.uses(studied)
    }

    fn endings(&mut self, studied: &Studied) -> fmt::Result {
        let counts = &studied.counts;
        let mut names: Vec<&String> = counts.iter().flat_map(|count| &count.endings).map(|(name, _)| name).collect();
        names.sort();
        names.dedup();
        if names.len() < 2 {
            return Ok(());
        }
        let share = |count: &Counts, name: &String| {
            let found = count.endings.iter().find(|(ending, _)| ending == name);
            f64::from(found.map_or(0, |&(_, many)| many)) * 100.0 / f64::from(count.games)
        };
        let bar = |value: f64| Bar { value, text: format!("{value:.0} %") };
        let group = |name: &&String| (name.to_string(), counts.iter().map(|count| bar(share(count, name))).collect());
        writeln!(self.text, "\n## How games end\n")?;
        self.picture(studied, "endings", "How games end", "percent of the games", names.iter().map(group).collect())
    }

    fn sources(&mut self, studied: &Studied) -> fmt::Result {
        let counts = &studied.counts;
        writeln!(self.text, "\n## What players have at the end\n")?;
        let names: Vec<&str> = counts[0].sources.iter().map(|source| source.name).collect();
        let bar = |value: f64| Bar { value, text: format!("{value:.1}") };
        let group = |(at, name): (usize, &&str)| {
            (name.to_string(), counts.iter().map(|count| bar(count.sources[at].winners)).collect())
        };
        let groups = names.iter().enumerate().map(group).collect();
        self.picture(studied, "points", "What winners have at the end", "on average", groups)?;
        writeln!(self.text, "\n| | all players | winners |\n|---|---|---|")?;
        for (at, name) in names.iter().enumerate() {
            let all = joined(counts, |count| format!("{:.2}", count.sources[at].all));
            let winners = joined(counts, |count| format!("{:.2}", count.sources[at].winners));
            writeln!(self.text, "| {name} | {all} | {winners} |")?;
        }
        Ok(())
    }

    fn turns(&mut self, studied: &Studied) -> fmt::Result {
        let counts = &studied.counts;
        writeln!(self.text, "\n## Turn order\n")?;
        let mut groups = Vec::new();
        for count in counts {
            for (place, share) in (1..).zip(&count.by_turn) {
                let share = share.map(|share| share * 100.0);
                let text = format!("{:.1} ({:.0} to {:.0})", share.value, share.low, share.high);
                groups.push((format!("{} seats, player {place}", count.seats), vec![Bar { value: share.value, text }]));
            }
        }
        let picture = Chart {
            title: "Who wins, by turn order".into(),
            unit: "percent of the victories, with the 95 % interval; player 1 begins".into(),
            series: Vec::new(),
            groups,
        };
        self.add(studied.game, "turns", &picture)?;
        let equal = joined(counts, |count| format!("{:.1}", count.equal() * 100.0));
        writeln!(self.text, "\nIf the turn order meant nothing, everybody would have {equal} %.")
    }

    fn uses(&mut self, studied: &Studied) -> fmt::Result {
        let counts = &studied.counts;
        let verbs = verbs(counts);
        let equal = joined(counts, |count| format!("{:.0}", count.equal() * 100.0));
        writeln!(
            self.text,
            "\n## What is done\n\nHow often something is done in a game by a player, in how many games somebody does it, how often it is \
             chosen when\nit is on the list, and which share of the victories those who do it have. All have {equal} % on average; a \
             star says\nthat the 95 % interval excludes that, which one thing in twenty does by luck alone."
        )?;
        for Verb { word, rows } in verbs.iter().filter(|verb| !is_one_word(verb)) {
            writeln!(self.text, "\n### {word}\n")?;
            let done: Vec<&Row> = rows.iter().filter(|row| row.done() > 0).collect();
            if DRAWN.contains(word) && done.len() > 2 {
                let bar = |row: &&&Row| (row.object().to_string(), vec![often(row, counts)]);
                let groups = done.iter().take(BARS).map(|row| bar(&row)).collect();
                let picture = Chart {
                    title: format!("{word}: how often"),
                    unit: "times a game and player, over all numbers of seats".into(),
                    series: Vec::new(),
                    groups,
                };
                self.add(studied.game, word, &picture)?;
                writeln!(self.text)?;
            }
            table(&mut self.text, &done, counts)?;
            never_done(&mut self.text, rows)?;
        }
        writeln!(self.text, "\n### In one word\n")?;
        let words: Vec<&Row> = verbs.iter().filter(|verb| is_one_word(verb)).flat_map(|verb| &verb.rows).collect();
        let done: Vec<&Row> = words.iter().copied().filter(|row| row.done() > 0).collect();
        table(&mut self.text, &done, counts)?;
        never_done(&mut self.text, words)
    }

    /// Bars for each number of seats.
    fn picture(
        &mut self,
        studied: &Studied,
        name: &str,
        title: &str,
        unit: &str,
        groups: Vec<(String, Vec<Bar>)>,
    ) -> fmt::Result {
        let series = studied.counts.iter().map(|count| format!("{} seats", count.seats)).collect();
        self.add(studied.game, name, &Chart { title: title.into(), unit: unit.into(), series, groups })
    }

    fn add(&mut self, game: &str, name: &str, chart: &Chart) -> fmt::Result {
        let file = format!("{game}-{name}.svg");
        writeln!(self.text, "![{}](study/{file})", chart.title)?;
        self.pictures.push((file, chart.svg()));
        Ok(())
    }
}

/// How often a thing is done in a game by a player, over all numbers of seats.
fn often(row: &Row, counts: &[Counts]) -> Bar {
    let value = f64::from(row.done()) / counts.iter().map(Counts::players).sum::<f64>();
    Bar { value, text: format!("{value:.2}") }
}

fn table(out: &mut String, done: &[&Row], counts: &[Counts]) -> fmt::Result {
    if done.is_empty() {
        return Ok(());
    }
    writeln!(out, "| | a game and player | in games % | if offered % | wins % |\n|---|---|---|---|---|")?;
    for row in done.iter().take(ROWS) {
        let cell = |tell: fn(&Thing, &Counts) -> String| {
            let parts = row.things.iter().zip(counts);
            let told = parts.map(|(thing, count)| thing.map_or("–".into(), |thing| tell(thing, count)));
            told.collect::<Vec<String>>().join(" / ")
        };
        let each = cell(|thing, count| format!("{:.2}", f64::from(thing.done) / count.players()));
        let games = cell(|thing, count| format!("{:.0}", f64::from(thing.games) * 100.0 / f64::from(count.games)));
        let taken = cell(|thing, _| format!("{:.0}", f64::from(thing.done) * 100.0 / f64::from(thing.offered)));
        let wins = cell(|thing, count| {
            let star = if thing.is_telling(count.equal()) { "\\*" } else { "" };
            thing.share.map_or("–".into(), |share| format!("{:.0}{star}", share.value * 100.0))
        });
        writeln!(out, "| {} | {each} | {games} | {taken} | {wins} |", row.object())?;
    }
    match done.len().saturating_sub(ROWS) {
        0 => Ok(()),
        more => writeln!(out, "\nAnd {more} more, each done less often."),
    }
}

/// What could have been done and never was, with how often it was offered.
fn never_done<'a>(out: &mut String, rows: impl IntoIterator<Item = &'a Row<'a>>) -> fmt::Result {
    let mut never: Vec<&Row> = rows.into_iter().filter(|row| row.done() == 0).collect();
    never.sort_by_key(|row| std::cmp::Reverse(row.offered()));
    let told: Vec<String> =
        never.iter().take(NEVER).map(|row| format!("{} ({})", row.object(), row.offered())).collect();
    match never.len().saturating_sub(NEVER) {
        _ if never.is_empty() => Ok(()),
        0 => writeln!(out, "\nNever done, with how often it was offered: {}.", told.join(", ")),
        more => writeln!(out, "\nNever done, with how often it was offered: {}, and {more} more.", told.join(", ")),
    }
}

fn is_one_word(verb: &Verb) -> bool {
    verb.rows.iter().all(|row| row.name == verb.word)
}

/// One text for each number of seats.
fn joined(counts: &[Counts], tell: impl Fn(&Counts) -> String) -> String {
    counts.iter().map(tell).collect::<Vec<String>>().join(" / ")
}

fn span(span: &Span) -> String {
    match span.max {
        0 => "–".into(),
        max => format!("{:.1} ({} to {max})", span.mean, span.min),
    }
}
