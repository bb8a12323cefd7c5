//! The tables of `docs/bots.md`: matches that were played or not yet, and whether a target was reached.

use serde_json::Value;
use std::fmt::Write;

/// The tables stand between these lines of the page; the rest is written by hand.
const BEGIN: &str = "<!-- table:begin -->";
const END: &str = "<!-- table:end -->";

/// The match that the targets speak of.
const TARGET: (Players, u8) = (Players { first: "net:100ms", second: "search:100ms" }, 2);

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players {
    /// The one that should be better.
    pub first: &'static str,
    /// The opponent; with more than two seats, all opponents.
    pub second: &'static str,
}

/// One match.
pub struct Row {
    /// Which game.
    pub game: &'static str,
    /// Who plays.
    pub players: Players,
    /// How many seats.
    pub seats: u8,
    /// How many games are asked for.
    pub games: u32,
    /// What came out.
    pub result: Option<Outcome>,
}

/// What came out of a match for its first player.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    games: u64,
    /// Its share of the victories, with the interval; shares are from 0 to 1.
    share: [f64; 3],
    /// The share of equal players.
    equal: f64,
    /// The Elo difference, with the interval; without a bound where all or nothing was won.
    elo: [Option<f64>; 3],
    /// Milliseconds for a decision, of both players.
    times: [f64; 2],
}

/// All tables.
pub struct Table {
    /// The matches, in the order in which they are played.
    pub rows: Vec<Row>,
    /// The games, and the share that a search with a net should have against one without, with two seats.
    pub targets: Vec<(&'static str, f64)>,
}

/// Reads the line of a match.
pub fn read(line: &str) -> Result<Outcome, String> {
    let json: Value = serde_json::from_str(line).map_err(|error| format!("the match gave no JSON: {error}"))?;
    let first = &json["bots"][0];
    let number = |value: &Value| value.as_f64().ok_or_else(|| format!("the match gave no numbers: {line}"));
    let of = |name: &str| {
        [
            first[name].clone(),
            first[format!("{name}_interval")][0].clone(),
            first[format!("{name}_interval")][1].clone(),
        ]
    };
    let [value, low, high] = of("share");
    Ok(Outcome {
        games: json["games"].as_u64().unwrap_or(0),
        share: [number(&value)?, number(&low)?, number(&high)?],
        equal: number(&json["expected_share"])?,
        elo: of("elo").map(|value| value.as_f64()),
        times: [number(&first["ms_per_decision"])?, number(&json["bots"][1]["ms_per_decision"])?],
    })
}

/// The page with other tables; `None` if it has no place for them.
pub fn fill(template: &str, tables: &str) -> Option<String> {
    let (before, rest) = template.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{tables}\n{END}{after}"))
}

impl Row {
    /// Which match this is, in a line.
    pub fn title(&self) -> String {
        let Row { game, players: Players { first, second }, seats, games, .. } = self;
        format!("{game}, {seats} seats: {first} against {second}, {games} games")
    }

    /// What came out, in a line.
    pub fn outcome(&self) -> String {
        match &self.result {
            None => NOT_YET.into(),
            Some(it) => format!("{}, {}; {}", percent(it.share[0]), interval(it), it.verdict()),
        }
    }

    fn text(&self) -> String {
        let Row { players: Players { first, second }, seats, .. } = self;
        let Some(it) = &self.result else {
            return format!("| {first} against {second} | {seats} | {NOT_YET} | | | | | | |\n");
        };
        let Outcome { games, share, equal, elo, times, .. } = it;
        format!(
            "| {first} against {second} | {seats} | {games} | {} | {} | {} | {} ({} to {}) | {} and {} | {} |\n",
            percent(share[0]),
            interval(it),
            percent(*equal),
            difference(elo[0], share[0]),
            difference(elo[1], share[1]),
            difference(elo[2], share[2]),
            milliseconds(times[0]),
            milliseconds(times[1]),
            it.verdict()
        )
    }
}

const NOT_YET: &str = "not measured yet";

impl Outcome {
    /// Whether the interval excludes that both are equally good.
    fn verdict(&self) -> &'static str {
        match self.share {
            [_, low, _] if low > self.equal => "better",
            [_, _, high] if high < self.equal => "worse",
            _ => "open",
        }
    }

    /// Whether the target is reached: only if the whole interval says so, because a few games show little.
    fn judged(&self, target: f64) -> &'static str {
        match self.share {
            [_, low, _] if low >= target => "reached",
            [_, _, high] if high < target => "not reached",
            _ => "not shown",
        }
    }
}

impl Table {
    /// The tables as Markdown: the targets, then every game.
    pub fn text(&self) -> String {
        let mut text =
            "| net against none, 100 ms each, 2 seats | target | share | 95 % interval | |\n|---|---|---|---|---|\n"
                .to_string();
        for &(game, target) in &self.targets {
            let row = self.rows.iter().find(|row| row.game == game && (row.players, row.seats) == TARGET);
            let (share, within, verdict) = match row.and_then(|row| row.result.as_ref()) {
                None => (NOT_YET.into(), String::new(), ""),
                Some(it) => (percent(it.share[0]), interval(it), it.judged(target)),
            };
            writeln!(text, "| {} | {} | {share} | {within} | {verdict} |", name(game), percent(target)).expect("text");
        }
        for &(game, _) in &self.targets {
            write!(text, "\n### {}\n\n", name(game)).expect("text");
            text +=
                "| match | seats | games | share | 95 % interval | if equal | Elo | ms a decision | the first is |\n";
            text += "|---|---|---|---|---|---|---|---|---|\n";
            text.extend(self.rows.iter().filter(|row| row.game == game).map(Row::text));
        }
        text
    }
}

/// As people write it.
fn name(game: &str) -> String {
    let (first, rest) = game.split_at(1);
    first.to_uppercase() + rest
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn interval(it: &Outcome) -> String {
    let [_, low, high] = it.share.map(|share| share * 100.0);
    format!("{low:.1} to {high:.1}")
}

/// An Elo difference; without one, everything or nothing was won.
fn difference(elo: Option<f64>, share: f64) -> String {
    match elo {
        Some(elo) => format!("{elo:+.0}"),
        None if share > 0.5 => "+∞".into(),
        None => "-∞".into(),
    }
}

fn milliseconds(time: f64) -> String {
    if time < 10.0 { format!("{time:.1}") } else { format!("{time:.0}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"games":60,"expected_share":0.3333,"bots":[
        {"share":0.8,"share_interval":[0.6,0.9],"elo":361.2,"elo_interval":[191,null],"ms_per_decision":0.1234},
        {"share":0.1,"share_interval":[0.05,0.2],"elo":-361.2,"elo_interval":[null,-191],"ms_per_decision":12.3}]}"#;

    fn row(players: Players, seats: u8, result: Option<Outcome>) -> Row {
        Row { game: "noria", players, seats, games: 60, result }
    }

    #[test]
    fn a_match_becomes_a_row() {
        let row = row(Players { first: "greedy", second: "random" }, 3, Some(read(LINE).unwrap()));
        assert_eq!(
            row.text(),
            "| greedy against random | 3 | 60 | 80.0 % | 60.0 to 90.0 | 33.3 % | +361 (+191 to +∞) | 0.1 and 12 | better |\n"
        );
        assert_eq!(row.outcome(), "80.0 %, 60.0 to 90.0; better");
    }

    #[test]
    fn what_is_not_played_says_so_and_targets_are_judged() {
        let missing = Table { rows: vec![row(TARGET.0, 2, None)], targets: vec![("noria", 0.9)] }.text();
        assert!(missing.contains("| Noria | 90.0 % | not measured yet |  |  |"), "{missing}");
        assert!(missing.contains("| net:100ms against search:100ms | 2 | not measured yet | |"), "{missing}");
        let played = Table { rows: vec![row(TARGET.0, 2, read(LINE).ok())], targets: vec![("noria", 0.8)] }.text();
        assert!(played.contains("| Noria | 80.0 % | 80.0 % | 60.0 to 90.0 | not shown |"), "{played}");
        let columns = |line: &&str| line.matches('|').count();
        assert!(
            missing.lines().filter(|line| line.starts_with("| net:100ms against")).all(|line| columns(&line) == 10)
        );
    }

    #[test]
    fn a_target_is_reached_only_if_the_whole_interval_reaches_it() {
        let it = read(LINE).unwrap();
        for (target, verdict) in
            [(0.5, "reached"), (0.6, "reached"), (0.61, "not shown"), (0.9, "not shown"), (0.91, "not reached")]
        {
            assert_eq!(it.judged(target), verdict, "{target}");
        }
    }

    #[test]
    fn an_interval_with_equality_in_it_leaves_it_open() {
        let with = |share| Outcome { share, ..read(LINE).unwrap() };
        assert_eq!(with([0.4, 0.3, 0.5]).verdict(), "open");
        assert_eq!(with([0.2, 0.1, 0.3]).verdict(), "worse");
    }

    #[test]
    fn only_the_tables_of_a_page_change() {
        let page = format!("# Title\n{BEGIN}\nold\n{END}\nMore.\n");
        assert_eq!(fill(&page, "new\n").unwrap(), format!("# Title\n{BEGIN}\n\nnew\n\n{END}\nMore.\n"));
        assert_eq!(fill("no marks", "new"), None);
    }

    #[test]
    fn a_line_without_numbers_is_refused() {
        assert!(read("").is_err() && read("{}").is_err());
    }
}
