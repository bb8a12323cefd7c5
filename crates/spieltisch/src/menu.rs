//! `spieltisch` without a command: a menu for people who do not like command lines.

use crate::console::Console;
use crate::open::{self, Opened};
use crate::party::End;
use crate::stop::Stop;
use crate::values::{Bots, Humans, humans};
use boards::games;
use bots::{BotSpec, Level};
use catalog::GameBox;
use std::path::Path;
use std::process::ExitCode;

/// Offers games until the guest leaves; the end of the input is a way to leave too.
pub fn run(console: &mut Console) -> Result<ExitCode, Stop> {
    console.say_bold(&console.reader().say("term-title", &[]))?;
    while let Some(wish) = pick(console)? {
        match fulfil(wish, console) {
            Ok(Some(End::Over)) => {}
            Ok(Some(End::Left) | None) => break,
            Err(Stop::BadRequest(why)) => console.refuse(&why)?,
            Err(stop) => return Err(stop),
        }
    }
    console.tell("term-goodbye", &[])?;
    Ok(ExitCode::SUCCESS)
}

/// What a guest wants.
enum Wish {
    Game(&'static dyn GameBox),
    Saved,
}

/// `None` if the guest leaves before the game begins.
fn fulfil(wish: Wish, console: &mut Console) -> Result<Option<End>, Stop> {
    let opened = match wish {
        Wish::Game(game) => new_game(game, console)?,
        Wish::Saved => saved_game(console)?,
    };
    opened.map_or(Ok(None), |opened| sit_down_and_play(opened, console))
}

/// `None` to leave.
fn pick(console: &mut Console) -> Result<Option<Wish>, Stop> {
    let (list, reader) = (catalog::for_people(), console.reader());
    console.say("")?;
    for (game, number) in list.iter().zip(1..) {
        let name = games::name(reader.words(), game.name());
        let (least, most) = (*game.seats().start(), *game.seats().end());
        let values = [("name", name.into()), ("least", least.into()), ("most", most.into())];
        console.say(&format!("  {number}  {}", reader.say("term-menu-game", &values)))?;
    }
    let last = list.len() + 2;
    console.say(&format!("  {}  {}", last - 1, reader.say("term-menu-saved", &[])))?;
    console.say(&format!("  {last}  {}", reader.say("term-menu-quit", &[])))?;
    let wish = console.ask_for(&reader.say("term-menu-ask", &[]), "1", |answer| match answer.parse() {
        Ok(number) if number == last => Ok(None),
        Ok(number) if number + 1 == last => Ok(Some(Wish::Saved)),
        Ok(number @ 1..) if number <= list.len() => Ok(Some(Wish::Game(list[number - 1]))),
        _ if answer == "quit" => Ok(None),
        _ => match catalog::find(answer) {
            Ok(game) => Ok(Some(Wish::Game(game))),
            Err(_) => Err(reader.say("term-menu-wrong", &[("answer", answer.into()), ("last", last.into())])),
        },
    })?;
    Ok(wish.flatten())
}

/// `None` if the guest leaves.
fn new_game(game: &'static dyn GameBox, console: &mut Console) -> Result<Option<Opened>, Stop> {
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let reader = console.reader();
    let seats = match least == most {
        true => Some(least),
        false => {
            let question = reader.say("term-seats-ask", &[("least", least.into()), ("most", most.into())]);
            console.ask_for(&question, &least.to_string(), |answer| match answer.parse() {
                Ok(seats) if game.seats().contains(&seats) => Ok(seats),
                _ => {
                    let game = games::name(reader.words(), game.name()).into();
                    let values = [("least", least.into()), ("most", most.into()), ("answer", answer.into())];
                    Err(reader.say("term-seats-wrong", &[&[("game", game)], &values[..]].concat()))
                }
            })?
        }
    };
    let Some(seats) = seats else { return Ok(None) };
    let mut options = Vec::new();
    for spec in game.options() {
        let name = games::option_name(reader.words(), game.name(), spec.name);
        let values = reader.words().either(spec.values.iter().map(|value| value.to_string()));
        let put = |more: (&'static str, String)| {
            let values = [("option", spec.name.into()), ("values", values.as_str().into()), (more.0, more.1.into())];
            reader.say(if more.0 == "name" { "term-option-ask" } else { "term-option-wrong" }, &values)
        };
        let value =
            console.ask_for(&put(("name", name)), spec.values[0], |answer| match spec.values.contains(&answer) {
                true => Ok(answer.to_string()),
                false => Err(put(("answer", answer.to_string()))),
            })?;
        let Some(value) = value else { return Ok(None) };
        options.push((spec.name.to_string(), value));
    }
    open::fresh(game, seats, &options, None).map(Some)
}

/// `None` if the guest leaves.
fn saved_game(console: &mut Console) -> Result<Option<Opened>, Stop> {
    let Some(file) = console.ask(&console.reader().say("term-file-ask", &[]))? else { return Ok(None) };
    open::saved(Path::new(&file), None).map(Some)
}

/// `None` if the guest leaves before the game begins.
fn sit_down_and_play(opened: Opened, console: &mut Console) -> Result<Option<End>, Stop> {
    opened.remarks(console)?;
    let (seats, reader) = (opened.table.seats(), console.reader());
    let question = reader.say("term-people-ask", &[("seats", seats.into())]);
    let people = console.ask_for(&question, "1", |answer| {
        let people: Humans = humans(answer)?;
        open::seats_of(&people, seats).map(|_| people)
    })?;
    let Some(people) = people else { return Ok(None) };
    let bots = match people.0.len() < usize::from(seats) {
        true => ask_level(console)?,
        false => Some(Level::Casual),
    };
    let Some(level) = bots else { return Ok(None) };
    opened.sit_down(&people, &Bots(vec![BotSpec::Level(level)]), None, None)?.play(console).map(Some)
}

/// `None` if the guest leaves.
fn ask_level(console: &mut Console) -> Result<Option<Level>, Stop> {
    let reader = console.reader();
    let name = |level: Level| games::level(reader.words(), &BotSpec::Level(level).to_string());
    let levels = reader.words().either(Level::ALL.map(|level| format!("{} {}", level.number(), name(level))));
    let usual = Level::Casual.number().to_string();
    console.ask_for(&reader.say("term-level-ask", &[("levels", levels.into())]), &usual, |answer| {
        let named = |&level: &Level| answer == level.number().to_string() || answer == level.word();
        let wrong = [("answer", answer.into()), ("last", Level::ALL.len().into())];
        Level::ALL.into_iter().find(named).ok_or_else(|| reader.say("term-level-wrong", &wrong))
    })
}
