//! Whole games as text, seen through every eye, kept in files that a person reads when they change.
//!
//! The tests of each game compare what is played today with the file of yesterday; with `BLESS=1` in the environment
//! (`cargo xtask bless`) they write the file anew instead.

use crate::playout::Tastes;
use crate::record::Head;
use crate::{Actor, Data, Game, Hidden, Playout, Seat, Setup, Viewer, notes};
use std::fmt::Write;
use std::path::Path;

/// A random game of players with tastes, told as [`told`] does.
pub fn game<G: Hidden>(setup: &Setup, data: &'static G::Data, seed: u64, every: usize) -> String {
    let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
    told::<G>(setup, data, every, |position| playout.pick_by(&tastes, position))
}

/// The game that `pick` plays: its record, what each viewer is told at each step, and what each sees every so many steps and at the
/// end. Viewers who are told or see the same share a paragraph.
pub fn told<G: Hidden>(
    setup: &Setup,
    data: &'static G::Data,
    every: usize,
    mut pick: impl FnMut(&G) -> Option<(Actor, G::Action)>,
) -> String {
    let mut position = G::start(setup, data).expect("a set-up of the game");
    let mut text = Head::of::<G>(setup, data).to_string();
    let mut number = 0;
    while let Some((actor, action)) = pick(&position) {
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
