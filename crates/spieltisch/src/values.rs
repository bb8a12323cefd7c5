//! What stands behind a flag: words of the command line become values, or one sentence says what is expected.

use bots::analysis::Mark;
use bots::arena::Sprt;
use bots::{BotSpec, UnknownBot};
use game::{MAX_SEATS, Seat, Viewer};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use words::Language;

/// Seats of people, by index; whether the game has them is not known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Humans(pub Vec<Seat>);

/// A whole number.
pub fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "a whole number is expected, and not too large a one".into())
}

/// A variant with its value; without one it is on.
pub fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.into(), value.into())),
        None => Ok((text.into(), "on".into())),
    }
}

/// Computer players, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bots(pub Vec<BotSpec>);

/// Words for computer players with commas between them.
pub fn bots(text: &str) -> Result<Bots, String> {
    let bots: Result<Vec<BotSpec>, _> = text.split(',').map(|word| word.trim().parse()).collect();
    bots.map(Bots).map_err(|unknown| unknown.to_string())
}

/// A word for one computer player.
pub fn bot(text: &str) -> Result<BotSpec, String> {
    text.trim().parse().map_err(|unknown: UnknownBot| unknown.to_string())
}

/// A mark of an analysis.
pub fn mark(text: &str) -> Result<Mark, String> {
    let mark = Mark::ALL.into_iter().find(|mark| mark.word() == text);
    mark.ok_or_else(|| "best, good, inaccuracy, mistake or blunder is expected".into())
}

/// How many times the usual thought.
pub fn depth(text: &str) -> Result<u32, String> {
    let times = text.parse().ok().filter(|times| (1..=100).contains(times));
    times.ok_or_else(|| "a whole number from 1 to 100 is expected".into())
}

/// Two strengths, the lower one first.
pub fn sprt(text: &str) -> Result<Sprt, String> {
    let number = |word: &str| word.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 2000.0);
    let read = text.split_once(',').and_then(|(elo0, elo1)| Some(Sprt { elo0: number(elo0)?, elo1: number(elo1)? }));
    let sprt = read.filter(|sprt| sprt.elo0 < sprt.elo1);
    sprt.ok_or_else(|| "two Elo differences such as 0,50 are expected, the lower one first".into())
}

/// `none`, or numbers of seats with commas between them.
pub fn humans(text: &str) -> Result<Humans, String> {
    if text == "none" {
        return Ok(Humans(Vec::new()));
    }
    let seat = |number: &str| Some(*Seat::ALL.get(number.trim().parse::<usize>().ok()?.checked_sub(1)?)?);
    let seats: Option<Vec<Seat>> = text.split(',').map(seat).collect();
    seats.map(Humans).ok_or_else(|| "numbers of seats such as 1,3 are expected, or none".into())
}

/// As whom to look at the table.
pub fn eyes(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    text.parse().map(Viewer::Seat).map_err(|_| format!("seat1 to seat{MAX_SEATS} or spectator is expected"))
}

/// Where dice and draws come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LuckFrom {
    /// From this machine.
    System,
    /// From a real table, at which people are.
    Asked,
}

/// `system`, or `ask`.
pub fn luck(text: &str) -> Result<LuckFrom, String> {
    match text {
        "system" => Ok(LuckFrom::System),
        "ask" => Ok(LuckFrom::Asked),
        _ => Err("system or ask is expected".into()),
    }
}

/// A language.
pub fn language(text: &str) -> Result<Language, String> {
    Language::from_code(text).ok_or_else(|| "en, de or fr is expected".into())
}

/// A time to measure.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 3600.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "a number above 0 and up to 3600 is expected".into())
}

/// A count that is not 0.
pub fn games(text: &str) -> Result<u32, String> {
    text.parse().ok().filter(|&games| games > 0).ok_or_else(|| "a number from 1 on is expected".into())
}

/// An address to listen on; `localhost` will do for its number.
pub fn address(text: &str) -> Result<SocketAddr, String> {
    let numbers = text.replacen("localhost", "127.0.0.1", 1);
    numbers.parse().map_err(|_| "an address is a number and a port, such as 127.0.0.1:8080 or 0.0.0.0:80".into())
}

/// Where a page is on the web.
pub fn web_address(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '"']) => Ok(text.trim_end_matches('/').into()),
        _ => Err("give it as https://games.example.org, without a path".into()),
    }
}

/// A game, and a file for it.
pub fn game_and_file(text: &str) -> Result<(String, PathBuf), String> {
    match text.split_once('=') {
        Some((game, file)) if !file.is_empty() => {
            let game = catalog::find(game).map_err(|unknown| unknown.to_string())?;
            Ok((game.name().into(), file.into()))
        }
        _ => Err("give it as noria=my-noria.toml".into()),
    }
}

/// A time in thousandths of a second, at most a minute.
pub fn milliseconds(text: &str) -> Result<Duration, String> {
    let number: u64 = number(text)?;
    if number <= 60_000 { Ok(Duration::from_millis(number)) } else { Err("at most 60000".into()) }
}
