//! The command line: what can be asked for, and the help.

use clap::{Args as ClapArgs, Parser, Subcommand};
use game::{MAX_SEATS, Seat, Viewer};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// A table for board games in the terminal. Without a command it opens a menu.
#[derive(Parser, Debug)]
#[command(
    version,
    after_help = "\
Examples:
  spieltisch                                       the menu
  spieltisch play noria --seats 3 --option expert  a game against bots
  spieltisch replay game.txt --at 40               the table after entry 40
  spieltisch bench --seconds 2                     how fast the games play
  spieltisch check noria --games 500               whether the rules keep their promises"
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play a game
    Play(Play),
    /// Show a recorded game
    Replay(Replay),
    /// Measure how fast games play at random
    Bench(Bench),
    /// Try the laws that every game must keep on random games
    Check(Check),
}

/// Play a game.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
At the prompt give the number of a choice or the choice itself, or 'help' for more.
When the input is no terminal, a line that is no choice ends the program.

Examples:
  spieltisch play noria                             you against one bot
  spieltisch play noria --seats 3 --option expert   a variant that is on or off
  spieltisch play noria --option edition=first      a variant with a name
  spieltisch play noria --humans 1,2 --save us.txt  two people, every step saved at once
  spieltisch play --load us.txt --humans 1,2        on with it
  spieltisch play pig --humans none --seed 7        bots among themselves, the same game every time")]
pub struct Play {
    /// Which game
    pub game: Option<String>,
    /// How many play [default: as few as can]
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// A variant of the rules; can be given several times
    #[arg(long = "option", value_name = "NAME[=VALUE]", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// The pieces as printed in your copy of the game, instead of those that come with the program
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// The seats of people, such as 1,3, or none; bots take the others
    #[arg(long, value_name = "SEATS", default_value = "1", value_parser = humans)]
    pub humans: Humans,
    /// Take all luck, and what bots do, from this number
    #[arg(long, value_name = "S", value_parser = number::<u64>)]
    pub seed: Option<u64>,
    /// Write every step to this new file as soon as it is made
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved game, and go on saving it there unless --save names another file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub load: Option<PathBuf>,
}

/// Show a recorded game.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Examples:
  spieltisch replay game.txt                as it stands, or ended
  spieltisch replay game.txt --at 40        after entry 40
  spieltisch replay game.txt --eyes seat2   as seat 2 sees it
  spieltisch replay game.txt --verify       only whether every entry is right")]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Show the table after this entry; 0 is the start
    #[arg(long, value_name = "N", conflicts_with = "verify", value_parser = number::<u32>)]
    pub at: Option<u32>,
    /// Only check the record
    #[arg(long)]
    pub verify: bool,
    /// The data file that the game was played with
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Whose view to show: seat1, seat2 ... or spectator [default: spectator]
    #[arg(long, value_name = "WHO", value_parser = eyes)]
    pub eyes: Option<Viewer>,
}

/// Measure how fast games play at random.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Random games on one thread. A decision is one step of a seat or of chance.

Examples:
  spieltisch bench                             all games, every number of seats
  spieltisch bench noria --seats 4 --json      one object a line, for programs")]
pub struct Bench {
    /// Which game [default: all]
    pub game: Option<String>,
    /// How many play [default: every number that can]
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// How long to measure each
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    pub seconds: Duration,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Try the laws that every game must keep on random games.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
The games are spread over all numbers of seats and all options. Ends with code 1 if a law is broken.

Examples:
  spieltisch check                              all games
  spieltisch check noria --games 3000 --json    one object a line, for programs
  spieltisch check noria --failures broken/     the shortest record of each broken law in a file")]
pub struct Check {
    /// Which game [default: all]
    pub game: Option<String>,
    /// How many random games of each
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games)]
    pub games: u32,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Write the shortest record of each broken law to a file in this folder
    #[arg(long, value_name = "DIR")]
    pub failures: Option<PathBuf>,
}

/// Seats of people, by index; whether the game has them is not known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Humans(pub Vec<Seat>);

fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "a whole number is expected, and not too large a one".into())
}

fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.into(), value.into())),
        None => Ok((text.into(), "on".into())),
    }
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

fn eyes(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    text.parse().map(Viewer::Seat).map_err(|_| format!("seat1 to seat{MAX_SEATS} or spectator is expected"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 3600.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "a number above 0 and up to 3600 is expected".into())
}

fn games(text: &str) -> Result<u32, String> {
    text.parse().ok().filter(|&games| games > 0).ok_or_else(|| "a number from 1 on is expected".into())
}
