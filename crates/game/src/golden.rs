//! Whole games as text, with what every viewer sees, kept in files that a person reads when they change.
//!
//! The tests of each game compare what is played today with the file of yesterday; with `BLESS=1` in the environment
//! (`cargo xtask bless`) they write the file anew instead.

use crate::playout::Tastes;
use crate::record::Head;
use crate::{Actor, Data, Game, Hidden, Playout, Seat, Setup, Viewer, notes};
use std::collections::BTreeMap;
use std::fmt::{Debug, Write};
use std::path::Path;

/// A random game of players with tastes, told as [`told`] does.
pub fn game<G: Hidden>(setup: &Setup, data: &'static G::Data, seed: u64, every: usize) -> String {
    let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
    told::<G>(setup, data, every, |position| playout.pick_by(&tastes, position))
}

/// The game that `pick` plays: its record, what each viewer is told at each step, and, every so many steps and at the
/// end, which values of what each sees are others than when they were last shown. Viewers who are told or see the same
/// share a paragraph.
pub fn told<G: Hidden>(
    setup: &Setup,
    data: &'static G::Data,
    every: usize,
    mut pick: impl FnMut(&G) -> Option<(Actor, G::Action)>,
) -> String {
    let mut position = G::start(setup, data).expect("a set-up of the game");
    let mut text = Head::of::<G>(setup, data).to_string();
    let mut number = 0;
    let mut before: Vec<BTreeMap<String, String>> = vec![BTreeMap::new(); usize::from(position.seats()) + 1];
    let mut changes = |position: &G, text: &mut String| {
        let now: Vec<_> = viewers(position).map(|(_, viewer)| values(&position.view(viewer))).collect();
        shared(position, text, |at, _| changed(&before[at], &now[at]));
        before = now;
    };
    while let Some((actor, action)) = pick(&position) {
        let mut events = Vec::new();
        position.apply(actor, action, &mut events);
        number += 1;
        let actor = match actor {
            Actor::Chance => "chance".into(),
            Actor::Seat(seat) => seat.to_string(),
        };
        let _ = writeln!(text, "\n{number} {actor} {action}");
        shared(&position, &mut text, |_, viewer| {
            let told = notes::<G>(&events, viewer);
            told.iter().map(|note| format!("{note:?}")).collect::<Vec<_>>().join("\n")
        });
        if number % every == 0 {
            changes(&position, &mut text);
        }
    }
    let _ = writeln!(text, "\nThe end.");
    changes(&position, &mut text);
    let scores = position.scores();
    for seat in Seat::first(position.seats()) {
        let _ = writeln!(text, "{seat}: {} points, place {}", scores.points[seat], scores.place[seat]);
    }
    text
}

/// Every seat and, last, a spectator, with what to call them.
fn viewers<G: Game>(position: &G) -> impl Iterator<Item = (String, Viewer)> + use<G> {
    let seats = Seat::first(position.seats()).map(|seat| (seat.to_string(), Viewer::Seat(seat)));
    seats.chain([("spectator".to_string(), Viewer::Spectator)])
}

/// Every single value with the path that leads to it: `players.0.knowledge` is `3`. Read off the debug text, so that
/// every game has it.
fn values(view: &impl Debug) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut path: Vec<(String, usize)> = vec![(String::new(), 0)];
    for line in format!("{view:#?}").lines().map(str::trim) {
        if line.starts_with(['}', ']', ')']) {
            path.pop();
            continue;
        }
        let (_, count) = path.last_mut().expect("a value opens before it closes");
        let (key, value) = match line.split_once(": ") {
            Some((key, value)) => (key.trim_matches('"').to_string(), value),
            None => (count.to_string(), line),
        };
        *count += 1;
        let above = path.iter().skip(2).map(|(key, _)| key.as_str()).chain([key.as_str()]);
        let name = above.collect::<Vec<_>>().join(".");
        let opens = value.ends_with(['{', '[', '(']);
        // Of what has values inside only its name is a value: which variant it is.
        let value = value.trim_end_matches(['{', '[', '(', ',']).trim();
        if !opens || (!value.is_empty() && path.len() > 1) {
            found.insert(name, value.to_string());
        }
        if opens {
            path.push((key, 0));
        }
    }
    found
}

/// What is there now that was not, or was another; and what is gone.
fn changed(before: &BTreeMap<String, String>, now: &BTreeMap<String, String>) -> String {
    let news = now.iter().filter(|(path, value)| before.get(*path) != Some(value));
    let gone = before.keys().filter(|path| !now.contains_key(*path));
    let news = news.map(|(path, value)| format!("{path}: {value}"));
    news.chain(gone.map(|path| format!("{path}: gone"))).collect::<Vec<_>>().join("\n")
}

/// Writes what each viewer is shown, once for all who are shown the same.
fn shared<G: Game>(position: &G, text: &mut String, show: impl Fn(usize, Viewer) -> String) {
    let mut shown: Vec<(Vec<String>, String)> = Vec::new();
    for (at, (name, viewer)) in viewers(position).enumerate() {
        let what = show(at, viewer);
        match shown.iter_mut().find(|(_, known)| *known == what) {
            Some((names, _)) => names.push(name),
            None => shown.push((vec![name], what)),
        }
    }
    let everybody = shown.len() == 1;
    for (names, what) in shown.iter().filter(|(_, what)| !what.is_empty()) {
        let names = if everybody { "all".into() } else { names.join(" ") };
        for line in what.lines() {
            let _ = writeln!(text, "{}", format!("  {names} | {line}").trim_end());
        }
    }
}

/// A position to count from: seats, options, how many random steps in (the seed is their number), and how deep.
pub type Position = (u8, &'static [(&'static str, &'static str)], u32, u32);

/// Compares how many lines of play there are from each position with a golden file, as [`compare`] does.
///
/// # Panics
/// If the numbers differ, or a game ends before its position.
pub fn perft<G: Game>(path: impl AsRef<Path>, positions: &[Position]) {
    let mut text = String::from("# seats, options, random steps in, and lines of depth 1, 2, 3, ...\n");
    for &(seats, options, steps, depth) in positions {
        let setup = Setup::new::<G>(seats, options).expect("a set-up of the game");
        let mut position = G::start(&setup, G::Data::shipped()).expect("a set-up of the game");
        let (mut playout, tastes) = (Playout::new(steps.into()), Tastes::new(steps.into()));
        for _ in 0..steps {
            let (actor, action) = playout.pick_by(&tastes, &position).expect("a game that goes on");
            position.apply(actor, action, &mut ());
        }
        let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let lines: Vec<String> = (1..=depth).map(|depth| crate::perft::perft(&position, depth).to_string()).collect();
        let _ = writeln!(text, "{seats} [{}] {steps}: {}", options.join(" "), lines.join(" "));
    }
    compare(path, &text);
}

/// Compares a text with a golden file, or writes the file when `BLESS` is set.
///
/// # Panics
/// If they differ; the message shows the first line that does.
pub fn compare(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os("BLESS").is_some() {
        return std::fs::write(path, text).expect("a golden file that can be written");
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    let lines = golden.lines().map(Some).chain(std::iter::repeat(None));
    let differs = text.lines().map(Some).chain([None]).zip(lines).enumerate().find(|(_, (new, old))| new != old);
    if let Some((at, (new, old))) = differs {
        let line = |line: Option<&str>| line.unwrap_or("(nothing)").to_string();
        panic!(
            "{}:{} has changed\n  was: {}\n  is:  {}\n`cargo xtask bless` writes it anew; read the difference",
            path.display(),
            at + 1,
            line(old),
            line(new)
        );
    }
}
