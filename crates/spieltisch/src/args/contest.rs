//! The command line of those commands in which only computer players play.

use crate::values::{Bots, bot, bots, games, number, option, sprt};
use bots::BotSpec;
use bots::arena::Sprt;
use clap::Args as ClapArgs;
use std::path::PathBuf;

/// Let computer players play against each other.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Computer players are random, greedy, search:ITERATIONS, search:200ms (that long for a decision), plain:ITERATIONS and
plain:200ms (the same search, but it seeks victory alone and cares for no margin), net:60 and
net:200ms (a search that judges with the game's net), and level1 to level5.
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
    #[command(flatten)]
    pub conditions: Conditions,
    /// Stop when it is clear whether the first player is worth ELO1 more than the others, or only ELO0; 5 % error
    /// either way
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,50", allow_hyphen_values = true, value_parser = sprt)]
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

/// Let equal computer players play, and count what they do.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Length and endings of games, where points come from, who wins by turn order, and how often each thing is done: by a player in a
game, in how many games, how often when it is offered, and how much those who do it win. With players that count iterations the same
command gives the same numbers, whatever the number of threads.

Examples:
  spieltisch study noria                             100 games each with 2, 3 and 4 seats
  spieltisch study wiraqocha --seats 4 --games 500   one number of seats
  spieltisch study novgorod --option special         with a variant of the rules
  spieltisch study noria --bot greedy --out docs     docs/study-noria.md, and its pictures in docs/study")]
pub struct Study {
    /// Which game
    pub game: String,
    /// How many games with each number of seats
    #[arg(long, value_name = "N", default_value = "100", value_parser = games)]
    pub games: u32,
    /// How many seats [default: every number that can play]
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// Who plays in all seats
    #[arg(long, value_name = "BOT", default_value = "level3", value_parser = bot)]
    pub bot: BotSpec,
    #[command(flatten)]
    pub conditions: Conditions,
    /// How many games are played at a time [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = games)]
    pub threads: Option<u32>,
    /// Write a page with pictures into this folder instead
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// One JSON object a line, for each number of seats
    #[arg(long)]
    pub json: bool,
}

/// What the games of a contest have in common: rules, pieces and luck.
#[derive(ClapArgs, Debug)]
pub struct Conditions {
    /// A variant of the rules; can be given several times
    #[arg(long = "option", value_name = "NAME[=VALUE]", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// An older revision of the rules [default: the newest]
    #[arg(long, value_name = "R", value_parser = number::<u16>)]
    pub revision: Option<u16>,
    /// The pieces as printed in your copy of the game, instead of those that come with the program
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Take all luck, and what players leave to it, from this number
    #[arg(long, value_name = "S", default_value = "1", value_parser = number::<u64>)]
    pub seed: u64,
}
