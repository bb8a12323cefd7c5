//! `spieltisch` without a command: a menu for people who do not like command lines.

use crate::console::Console;
use crate::open::{self, Opened};
use crate::party::End;
use crate::stop::Stop;
use crate::values::{Bots, Humans, humans};
use bots::{BotSpec, Level};
use catalog::GameBox;
use std::path::Path;
use std::process::ExitCode;

/// Offers games until the guest leaves; the end of the input is a way to leave too.
pub fn run(console: &mut Console) -> Result<ExitCode, Stop> {
    console.say_bold("Spieltisch, a table for board games")?;
    while let Some(wish) = pick(console)? {
        match fulfil(wish, console) {
            Ok(Some(End::Over)) => {}
            Ok(Some(End::Left) | None) => break,
            Err(Stop::BadRequest(why)) => console.refuse(&why)?,
            Err(stop) => return Err(stop),
        }
    }
    console.say("Goodbye.")?;
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
    let games = catalog::for_people();
    console.say("")?;
    for (game, number) in games.iter().zip(1..) {
        console.say(&format!(
            "  {number}  {}, {} to {} seats",
            game.name(),
            game.seats().start(),
            game.seats().end()
        ))?;
    }
    let last = games.len() + 2;
    console.say(&format!("  {}  open a saved game", last - 1))?;
    console.say(&format!("  {last}  quit"))?;
    let wish = console.ask_for("What would you like?", "1", |answer| match answer.parse() {
        Ok(number) if number == last => Ok(None),
        Ok(number) if number + 1 == last => Ok(Some(Wish::Saved)),
        Ok(number @ 1..) if number <= games.len() => Ok(Some(Wish::Game(games[number - 1]))),
        _ if answer == "quit" => Ok(None),
        _ => match catalog::find(answer) {
            Ok(game) => Ok(Some(Wish::Game(game))),
            Err(_) => Err(format!("'{answer}' is not on the menu: give 1 to {last}")),
        },
    })?;
    Ok(wish.flatten())
}

/// `None` if the guest leaves.
fn new_game(game: &'static dyn GameBox, console: &mut Console) -> Result<Option<Opened>, Stop> {
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let seats = match least == most {
        true => Some(least),
        false => {
            let question = format!("How many seats, {least} to {most}?");
            console.ask_for(&question, &least.to_string(), |answer| match answer.parse() {
                Ok(seats) if game.seats().contains(&seats) => Ok(seats),
                _ => Err(format!("{} is for {least} to {most} seats, not '{answer}'", game.name())),
            })?
        }
    };
    let Some(seats) = seats else { return Ok(None) };
    let mut options = Vec::new();
    for spec in game.options() {
        let values = spec.values.join(" or ");
        let value = console.ask_for(&format!("{}: {values}?", spec.name), spec.values[0], |answer| {
            match spec.values.contains(&answer) {
                true => Ok(answer.to_string()),
                false => Err(format!("{} is {values}, not '{answer}'", spec.name)),
            }
        })?;
        let Some(value) = value else { return Ok(None) };
        options.push((spec.name.to_string(), value));
    }
    open::fresh(game, seats, &options, None).map(Some)
}

/// `None` if the guest leaves.
fn saved_game(console: &mut Console) -> Result<Option<Opened>, Stop> {
    let Some(file) = console.ask("Which file?")? else { return Ok(None) };
    open::saved(Path::new(&file), None).map(Some)
}

/// `None` if the guest leaves before the game begins.
fn sit_down_and_play(opened: Opened, console: &mut Console) -> Result<Option<End>, Stop> {
    for remark in &opened.remarks {
        console.say(remark)?;
    }
    let seats = opened.table.seats();
    let question = format!("Which of the {seats} seats do people take, such as 1,2, or none?");
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
    let levels: Vec<String> = Level::ALL.iter().map(|level| format!("{} {}", level.number(), level.word())).collect();
    let usual = Level::Casual.number().to_string();
    console.ask_for(&format!("How well does the computer play: {}?", levels.join(", ")), &usual, |answer| {
        let named = |level: &Level| answer == level.number().to_string() || answer == level.word();
        let level = Level::ALL.into_iter().find(named);
        level.ok_or_else(|| format!("'{answer}' is no level: give 1 to {}", Level::ALL.len()))
    })
}
