//! What is printed at the end, for people and for programs.

use crate::tally::{Summary, Tally};
use serde_json::{Value, json};
use std::fs;
use std::time::Duration;

/// What came out.
pub struct Report {
    lines: Vec<String>,
    value: Value,
    clean: bool,
}

/// How a live measure was made.
pub struct Run {
    /// So many tables.
    pub tables: usize,
    /// How fast the people were, in words.
    pub pace: String,
    /// For how long.
    pub took: Duration,
    /// The most bytes of memory that the server held.
    pub most_memory: u64,
    /// Processor cores that the server and the people kept busy, where that is known.
    pub cores: [Option<f64>; 2],
    /// Accepted steps that somebody has not seen.
    pub unseen: usize,
}

impl Report {
    /// Of people who play.
    pub fn live(tally: &Tally, run: Run) -> Report {
        let Run { tables, pace, took, most_memory, cores, unseen } = run;
        let seconds = took.as_secs_f64();
        let [accepted, other, both] =
            [&tally.accepted, &tally.other, &tally.both].map(|times| Summary::of(times.clone()));
        let per_second = accepted.count as f64 / seconds;
        let mut lines = vec![
            format!("{tables} tables, {pace}, two viewers a table, {seconds:.1} s"),
            format!("steps            {} ({per_second:.0} a second), {} games over", accepted.count, tally.games),
            line("accepted", &accepted),
            line("seen by other", &other),
            line("seen by both", &both),
            format!("server           {:.1} MiB of memory at most", mebibytes(most_memory)),
        ];
        if let [Some(server), Some(people)] = cores {
            lines.push(format!("cores            {server:.2} server, {people:.2} people"));
        }
        lines.extend(troubles(tally, unseen));
        let value = json!({
            "tables": tables, "pace": pace, "seconds": seconds, "steps": accepted.count, "steps_per_second": per_second,
            "games": tally.games, "accepted_ms": accepted, "seen_by_other_ms": other, "seen_by_both_ms": both,
            "server_memory_bytes": most_memory, "server_cores": cores[0], "people_cores": cores[1],
            "refused": tally.refused, "errors": tally.errors, "unseen": unseen, "notes": tally.notes,
        });
        // A measure without a step has measured nothing.
        Report { lines, value, clean: is_clean(tally, unseen) && accepted.count > 0 }
    }

    /// Of tables that were opened at some move: what was asked for, and how long it took.
    pub fn cold(tally: &Tally, games: usize, asked: &[(&str, Summary)], memory: u64) -> Report {
        let mut lines = vec![format!("{games} finished games, opened at random moves after a start of the server")];
        lines.extend(asked.iter().map(|(name, summary)| line(name, summary)));
        lines.push(format!("server           {:.1} MiB of memory", mebibytes(memory)));
        lines.extend(troubles(tally, 0));
        let times: serde_json::Map<String, Value> =
            asked.iter().map(|(name, summary)| (format!("{}_ms", name.replace(' ', "_")), json!(summary))).collect();
        let value = json!({
            "games": games, "opened": times, "server_memory_bytes": memory,
            "refused": tally.refused, "errors": tally.errors, "notes": tally.notes,
        });
        Report { lines, value, clean: is_clean(tally, 0) && games > 0 }
    }

    /// Of something else.
    pub fn of(lines: Vec<String>, value: Value, clean: bool) -> Report {
        Report { lines, value, clean }
    }

    /// For people.
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// For programs, in one line.
    pub fn json(&self) -> String {
        self.value.to_string()
    }

    /// Whether nothing went wrong.
    pub fn is_clean(&self) -> bool {
        self.clean
    }
}

/// Seconds of processor time that a process has used so far; nothing where the operating system does not say.
pub fn cpu_seconds(process: Option<u32>) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", process?)).ok()?;
    // The name in brackets may contain anything; the times are the twelfth and thirteenth behind it, in hundredths.
    let behind = stat.rsplit_once(')')?.1;
    let ticks: Vec<f64> = behind.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse().ok()).collect();
    (ticks.len() == 2).then(|| ticks.iter().sum::<f64>() / 100.0)
}

/// Times in one line.
pub fn line(name: &str, Summary { p50, p90, p99, max, .. }: &Summary) -> String {
    format!("{name:16} p50 {p50:.2} ms   p90 {p90:.2} ms   p99 {p99:.2} ms   max {max:.2} ms")
}

fn troubles(tally: &Tally, unseen: usize) -> Vec<String> {
    let first =
        format!("trouble          {} refused, {} errors, {unseen} steps not seen by all", tally.refused, tally.errors);
    std::iter::once(first).chain(tally.notes.iter().map(|note| format!("                 {note}"))).collect()
}

fn is_clean(tally: &Tally, unseen: usize) -> bool {
    tally.refused == 0 && tally.errors == 0 && unseen == 0
}

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
