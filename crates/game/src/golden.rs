//! Whole games as text, seen through every eye, kept in files that a person reads when they change.
//!
//! The tests of each game compare what is played today with the file of yesterday; with `BLESS=1` in the environment
//! (`cargo xtask bless`) they write the file anew instead.

use crate::playout::Tastes;
use crate::record::Head;
use crate::{Actor, Game, Hidden, Playout, Seat, Setup, Viewer, notes};
use std::fmt::Write;
use std::path::Path;

/// A random game of players with tastes: its record, what each viewer is told at each step, and what each sees every so many steps and at the end.
/// Viewers who are told or see the same share a paragraph.
pub fn game<G: Hidden>(setup: &Setup, data: &'static G::Data, seed: u64, every: usize) -> String {
    let mut position = G::start(setup, data).expect("a set-up of the game");
    let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
    let mut text = Head::of::<G>(setup, data).to_string();
    let mut number = 0;
    while let Some((actor, action)) = playout.pick_by(&tastes, &position) {
        let mut events = Vec::new();
        position.apply(actor, action, &mut events);
        number += 1;
        let actor = match actor {
            Actor::Chance => "chance".into(),
            Actor::Seat(seat) => seat.to_string(),
        };
        let _ = writeln!(text, "\n{number} {actor} {action}");
        shared(&position, &mut text, |viewer| {
            let told = notes::<G>(&events, viewer);
            told.iter().map(|note| note.to_string()).collect::<Vec<_>>().join("\n")
        });
        if number % every == 0 {
            shared(&position, &mut text, |viewer| position.view(viewer).to_string());
        }
    }
    let _ = writeln!(text, "\nThe end.");
    shared(&position, &mut text, |viewer| position.view(viewer).to_string());
    let scores = position.scores();
    for seat in Seat::first(position.seats()) {
        let _ = writeln!(text, "{seat}: {} points, place {}", scores.points[seat], scores.place[seat]);
    }
    text
}

/// Writes what each viewer is shown, once for all who are shown the same.
fn shared<G: Game>(position: &G, text: &mut String, show: impl Fn(Viewer) -> String) {
    let seats = Seat::first(position.seats());
    let viewers = seats.map(|seat| (seat.to_string(), Viewer::Seat(seat)));
    let mut shown: Vec<(Vec<String>, String)> = Vec::new();
    for (name, viewer) in viewers.chain([("spectator".to_string(), Viewer::Spectator)]) {
        let what = show(viewer);
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
