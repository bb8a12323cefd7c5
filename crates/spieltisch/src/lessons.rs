//! `spieltisch lessons`: which lessons there are, whether each can be played to its end, and what a table of one looks
//! like to whoever writes it.

use crate::args::Lessons;
use crate::stop::Stop;
use ::lessons::{Checked, Lesson, check};
use boards::Scene;
use boards::skin::SKINS;
use game::Viewer;
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// One line of JSON. The names are read by other programs.
#[derive(Serialize)]
struct Line<'a> {
    game: &'static str,
    lesson: &'a str,
    steps: usize,
    faults: &'a [String],
}

/// Tells about every lesson that was asked for.
pub fn run(args: &Lessons) -> Result<ExitCode, Stop> {
    if let Some(name) = &args.game {
        catalog::find(name)?;
    }
    let asked = |lesson: &&Lesson| {
        args.game.as_ref().is_none_or(|game| lesson.game == game)
            && args.show.as_ref().is_none_or(|id| lesson.id == *id)
    };
    let all: Vec<&Lesson> = SKINS.iter().flat_map(|skin| ::lessons::of(skin.game)).filter(asked).collect();
    let mut out = io::stdout().lock();
    let mut failed = false;
    for lesson in all {
        if args.show.is_some() {
            show(args, lesson, &mut out)?;
        } else if args.check {
            let checked = check(lesson);
            failed |= !checked.faults.is_empty();
            tell(&checked, args.json, &mut out)?;
        } else {
            let title = args.reading.words().say(&lesson.key("")).into_owned();
            writeln!(out, "{:<10} {:<14} {title}", lesson.game, lesson.id)?;
        }
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn tell(checked: &Checked, json: bool, out: &mut dyn Write) -> Result<(), Stop> {
    let Checked { game, id, steps, faults } = checked;
    if json {
        let line = Line { game, lesson: id, steps: *steps, faults };
        writeln!(out, "{}", serde_json::to_string(&line).expect("names and numbers"))?;
        return Ok(());
    }
    let state = if faults.is_empty() { "fine" } else { "FAILS" };
    writeln!(out, "{game:<10} {id:<14} {state:<5} {steps} steps")?;
    faults.iter().try_for_each(|fault| writeln!(out, "    {fault}"))?;
    Ok(())
}

/// The table of a lesson after each of its steps, and what can be chosen there.
fn show(args: &Lessons, lesson: &Lesson, out: &mut dyn Write) -> Result<(), Stop> {
    let words = args.reading.words();
    let names: Vec<String> = (1..=lesson.seats).map(|seat| format!("seat{seat}")).collect();
    let scene = Scene::new(&words, &names, Viewer::Seat(Lesson::LEARNER));
    let mut made = Vec::new();
    for at in 0..=lesson.steps.len() {
        let stand = lesson.play(&made).map_err(|fault| Stop::Failed(format!("step {}: {fault}", at + 1)))?;
        let text = boards::of(lesson.game).and_then(|board| board.text(&*stand.table, &scene)).unwrap_or_default();
        let offered = stand.offered();
        let choices = offered.join(", ");
        writeln!(out, "== {} {}, after {at} steps\n{text}\nchoices: {choices}\n", lesson.game, lesson.id)?;
        made.extend(lesson.first_right(stand.step, &offered));
    }
    writeln!(out, "what had to come of it is there: {}", lesson.play(&made).is_ok_and(|it| it.has(&lesson.success)))?;
    Ok(())
}
