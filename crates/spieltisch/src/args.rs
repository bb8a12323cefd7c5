//! The command line: what can be asked for, and the help.

mod contest;
mod host;
mod house;
mod limits;

pub use contest::{Arena, Study};
pub use host::{Backup, Export, Import, Pieces, Restore, Serve, Switch};
pub use house::{Audit, Chat, Player, PlayerCommand, Reports};

use crate::values::{
    Bots, Humans, LuckFrom, bots, depth, eyes, games, humans, language, luck, mark, number, option, seconds,
};
use bots::analysis::Mark;
use clap::{Args as ClapArgs, Parser, Subcommand};
use game::Viewer;
use std::path::PathBuf;
use std::time::Duration;
use words::{Language, Words};

/// A table for board games: in the browser, and in the terminal. Without a command it serves the page on this machine.
#[derive(Parser, Debug)]
#[command(
    version,
    after_help = "\
Examples:
  spieltisch                                       the table in the browser, everything in spieltisch.db
  spieltisch serve --listen 0.0.0.0:8080           for everybody at home; serve --help says more
  spieltisch menu --lang de                        the same games in the terminal, in German
  spieltisch play noria --seats 3 --option expert  a game against bots
  spieltisch play noria --luck ask --humans 1,2    a companion for the real table: luck is typed in
  spieltisch replay game.txt --at 40               the table after entry 40
  spieltisch analyse game.txt                      how much of it was skill, how much luck
  spieltisch arena noria --bots level3,level2      who is better, and by how much
  spieltisch study noria                           what equal players make of a game
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
    /// Host tables that people open in their browsers
    Serve(Serve),
    /// Write everything that the server keeps to one file
    Backup(Backup),
    /// Fill an empty database with what a backup holds
    Restore(Restore),
    /// Write the record of one table of the server
    Export(Export),
    /// Take the record of a game into the server
    Import(Import),
    /// List the sets of pieces that players keep, export one, make one usual
    Pieces(Pieces),
    /// Show what happened to accounts
    Audit(Audit),
    /// Ban, rename or delete an account
    Player(Player),
    /// Show the chat of a table, delete a line of it
    Chat(Chat),
    /// Show what players have reported
    Reports(Reports),
    /// Choose a game in the terminal
    Menu(Menu),
    /// Play a game in the terminal
    Play(Play),
    /// Show a recorded game
    Replay(Replay),
    /// Tell skill from luck in a recorded game
    Analyse(Analyse),
    /// Let computer players play against each other, and measure who is better
    Arena(Arena),
    /// Let equal computer players play, and count what they do
    Study(Study),
    /// Measure how fast games play at random
    Bench(Bench),
    /// Try the laws that every game must keep on random games
    Check(Check),
    /// List what a net sees of a game: the numbers a position is written as
    Features(Features),
    /// List the lessons of the games, and try whether each can be played to its end
    Lessons(Lessons),
}

/// In which language.
#[derive(ClapArgs, Debug)]
pub struct Reading {
    /// The language of the terminal: en, de or fr [default: the system's]
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    lang: Option<Language>,
}

impl Reading {
    /// The words of that language.
    pub fn words(&self) -> Words {
        Words::new(self.lang.unwrap_or_else(Language::from_system))
    }
}

/// Choose a game in the terminal.
#[derive(ClapArgs, Debug)]
pub struct Menu {
    /// In which language.
    #[command(flatten)]
    pub reading: Reading,
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
  spieltisch play noria --bots level5               against the best there is
  spieltisch play noria --luck ask --save it.txt    a game with the real box: it asks what was rolled or drawn
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
    /// One word for all bots, or one for each in the order of seats: level1 (beginner), level2 (casual), level3 (club),
    /// level4 (expert), level5 (master), random, greedy, search:ITERATIONS, search:200ms, plain:ITERATIONS
    #[arg(long, value_name = "BOTS", default_value = "level2", value_parser = bots)]
    pub bots: Bots,
    /// Where dice and draws come from: system, or ask, to type in what came at a real table
    #[arg(long, value_name = "LUCK", default_value = "system", value_parser = luck)]
    pub luck: LuckFrom,
    /// Take all luck, and what bots do, from this number; with --luck ask only what bots do
    #[arg(long, value_name = "S", value_parser = number::<u64>)]
    pub seed: Option<u64>,
    /// Write every step to this new file as soon as it is made
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved game, and go on saving it there unless --save names another file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub load: Option<PathBuf>,
    /// In which language.
    #[command(flatten)]
    pub reading: Reading,
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
    /// In which language.
    #[command(flatten)]
    pub reading: Reading,
}

/// Tell skill from luck in a recorded game.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
For each seat: what it could expect at first, what luck, its own choices and those of the others added, and what came of
it. Then the turns that gave something away, with what would have been better. docs/analysis.md says how it is worked out.

Examples:
  spieltisch analyse game.txt                        the account, and the mistakes
  spieltisch analyse game.txt --from inaccuracy      smaller ones, too
  spieltisch analyse game.txt --json                 one object, for programs
  spieltisch analyse game.txt --annotated seen.txt   the record with remarks; it replays as before")]
pub struct Analyse {
    /// The record
    pub file: PathBuf,
    /// So many times the usual thought
    #[arg(long, value_name = "N", default_value = "1", value_parser = depth)]
    pub depth: u32,
    /// Turns with this mark and worse: good, inaccuracy, mistake, blunder
    #[arg(long, value_name = "MARK", default_value = "mistake", value_parser = mark)]
    pub from: Mark,
    /// Judge with this luck
    #[arg(long, value_name = "S", default_value = "1", value_parser = number::<u64>)]
    pub seed: u64,
    /// The data file that the game was played with
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Write the record with remarks to this file
    #[arg(long, value_name = "FILE")]
    pub annotated: Option<PathBuf>,
    /// How many moments are judged at a time [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = games)]
    pub threads: Option<u32>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
    /// In which language.
    #[command(flatten)]
    pub reading: Reading,
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
    /// An older revision of the rules [default: the newest]
    #[arg(long, value_name = "R", value_parser = number::<u16>)]
    pub revision: Option<u16>,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Write the shortest record of each broken law to a file in this folder
    #[arg(long, value_name = "DIR")]
    pub failures: Option<PathBuf>,
}

/// What a net sees of a game.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
A position is written as numbers for one seat, by what that seat knows: first the table, then what the seat itself has,
then the others in turn order. All numbers lie between -1 and 1; nearly all are 0 or 1.

Examples:
  spieltisch features noria                     one line a feature, for two seats
  spieltisch features noria --seats 4 --json    one object, for programs, with the number of actions")]
pub struct Features {
    /// Which game
    pub game: String,
    /// How many play [default: as few as can]
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub seats: Option<u8>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// The lessons of the games.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Examples:
  spieltisch lessons                       which lessons there are
  spieltisch lessons --check               plays each by what is right; exit 1 if one fails
  spieltisch lessons noria --show discs    the table of a lesson, step by step")]
pub struct Lessons {
    /// Only those of this game
    pub game: Option<String>,
    /// Play each to its end, and look for its texts in every language
    #[arg(long)]
    pub check: bool,
    /// One line of JSON a lesson
    #[arg(long, requires = "check")]
    pub json: bool,
    /// Show the table of this lesson after each of its steps
    #[arg(long, value_name = "LESSON", requires = "game", conflicts_with = "check")]
    pub show: Option<String>,
    /// In which language.
    #[command(flatten)]
    pub reading: Reading,
}
