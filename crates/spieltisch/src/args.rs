//! The command line: what can be asked for, and the help.

use crate::values::{Bots, Humans, bots, eyes, games, humans, number, option, seconds, sprt};
use bots::arena::Sprt;
use clap::{Args as ClapArgs, Parser, Subcommand};
use game::Viewer;
use std::path::PathBuf;
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
  spieltisch arena noria --bots level3,level2      who is better, and by how much
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
    /// Let computer players play against each other, and measure who is better
    Arena(Arena),
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
  spieltisch play noria --bots level4               against the best there is
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
    /// One word for all bots, or one for each in the order of seats: level1 (beginner), level2 (casual), level3 (club), level4
    /// (expert), random, greedy, search:ITERATIONS, search:200ms
    #[arg(long, value_name = "BOTS", default_value = "level2", value_parser = bots)]
    pub bots: Bots,
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

/// Let computer players play against each other.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Computer players are random, greedy, search:ITERATIONS, search:200ms (that long for a decision), and level1 to level4.
A deal is a course of luck. Every deal is played once for each seat, and the players move on by one seat each time; so the
number of games is rounded up to whole deals. Two players at more than two seats: the first sits alone among copies of the second.
The share of the victories, the interval and the Elo difference are for one seat of a player; the interval counts deals, because the
games of a deal have luck in common. With players that count iterations the same command gives the same games.

Examples:
  spieltisch arena noria --bots level3,level2 --games 200              two seats, 100 deals
  spieltisch arena noria --bots level3,level2 --seats 4                one against three
  spieltisch arena novgorod --bots level4,level3,level2                three seats, one player each
  spieltisch arena noria --bots search:2000,search:1000 --sprt 0,50    stops as soon as it is clear
  spieltisch arena noria --bots level4,level3 --save match.txt         stop and go on with the same command")]
pub struct Arena {
    /// Which game
    pub game: String,
    /// The players: two, or one for each seat
    #[arg(long, value_name = "A,B,...", required = true, value_parser = bots)]
    pub bots: Bots,
    /// How many games, rounded up to whole deals; with --sprt, how many at most [default: 100, with --sprt 20000]
    #[arg(long, value_name = "N", value_parser = games)]
    pub games: Option<u32>,
    /// How many seats [default: as many as players]
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// A variant of the rules; can be given several times
    #[arg(long = "option", value_name = "NAME[=VALUE]", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// The pieces as printed in your copy of the game, instead of those that come with the program
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Take all luck, and what players leave to it, from this number
    #[arg(long, value_name = "S", default_value = "1", value_parser = number::<u64>)]
    pub seed: u64,
    /// Stop when it is clear whether the first player is worth ELO1 more than the others, or only ELO0; 5 % error either way
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,50", value_parser = sprt)]
    pub sprt: Option<Sprt>,
    /// Append every game to this file as it ends, and go on from what is there
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// How many games are played at a time [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = games)]
    pub threads: Option<u32>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Measure how fast games play at random.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Random games on one thread. A decision is one step of a seat or of chance.
With --search: iterations of a search, each of which plays the game out to its end, at decisions from all parts of a game.

Examples:
  spieltisch bench                             all games, every number of seats
  spieltisch bench noria --search --seconds 5  how fast the computer thinks
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
    /// Measure how fast the computer thinks instead
    #[arg(long)]
    pub search: bool,
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
