//! The command line, and the bounds within which this stays: one's own machine, some thousand tables, some minutes.

use clap::{Parser, ValueEnum};
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Measure the server with simulated people at many tables, on this machine only.
#[derive(Parser, Debug)]
#[command(name = "load", version)]
pub struct Args {
    /// How many tables at once: 64 at full speed, 2000 with people, 30 with --open
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=5_000))]
    tables: Option<u16>,

    /// The game, or several with commas between them
    #[arg(long = "game", value_name = "GAMES", value_delimiter = ',', default_values_t = all_games())]
    pub games: Vec<String>,

    /// For how long: 10 seconds at full speed, 60 with people
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u16).range(1..=600))]
    seconds: Option<u16>,

    /// End after so many steps, if the time is not over before
    #[arg(long, value_name = "N")]
    pub steps: Option<usize>,

    /// How long somebody may take to see an accepted step before it counts as never seen
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub patience: f64,

    /// How fast the people are
    #[arg(long, value_enum, default_value_t = Pace::Full)]
    pub pace: Pace,

    /// How long a person thinks on average: 8 with --pace people, 2 with --abuse
    #[arg(long, value_name = "SECONDS")]
    think: Option<f64>,

    /// Measure how fast finished games open at any move, after the server was started again
    #[arg(long)]
    pub open: bool,

    /// Measure what 200 tables of people notice of four who abuse the server: without them, and with them
    #[arg(long, conflicts_with_all = ["open", "server", "database", "steps", "pace"])]
    pub abuse: bool,

    /// Where the server keeps its games: a file, or postgres://…; usually a fresh file
    #[arg(long, value_name = "PLACE")]
    pub database: Option<String>,

    /// Measure a server that runs already, on this machine: 127.0.0.1:8080
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["program", "database"])]
    pub server: Option<SocketAddr>,

    /// The server's program; usually the one beside this one
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    /// Where to make a folder for the games; it should lie on a real disk
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,

    /// Which random choices are made
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// One line of JSON instead of text
    #[arg(long)]
    pub json: bool,
}

fn all_games() -> Vec<String> {
    catalog::for_people().iter().map(|boxed| boxed.name().to_owned()).collect()
}

/// How fast the people are.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Each choice at once
    Full,
    /// Each after some time of thinking
    People,
}

impl Args {
    /// Refuses what this program must not do.
    pub fn check(&self) -> Result<(), String> {
        if let Some(address) = self.server.filter(|address| !address.ip().is_loopback()) {
            return Err(format!("{address} is not this machine; only servers on it are measured"));
        }
        if !(0.01..=3_600.0).contains(&self.think()) {
            return Err("people think between 0.01 and 3600 seconds".into());
        }
        if !(0.01..=600.0).contains(&self.patience) {
            return Err("patience lasts between 0.01 and 600 seconds".into());
        }
        Ok(())
    }

    /// How many tables at once.
    pub fn tables(&self) -> usize {
        let usual = match self.pace {
            _ if self.open => 30,
            _ if self.abuse => 200,
            Pace::Full => 64,
            Pace::People => 2_000,
        };
        usize::from(self.tables.unwrap_or(usual))
    }

    /// For how many seconds.
    pub fn seconds(&self) -> u64 {
        u64::from(self.seconds.unwrap_or(if self.pace == Pace::People || self.abuse { 60 } else { 10 }))
    }

    /// How long a person thinks on average, in seconds.
    pub fn think(&self) -> f64 {
        self.think.unwrap_or(if self.abuse { 2.0 } else { 8.0 })
    }

    /// The server's program.
    pub fn program(&self) -> Result<PathBuf, String> {
        let beside = || std::env::current_exe().map(|own| own.with_file_name(format!("spieltisch{EXE_SUFFIX}")));
        self.program.clone().map_or_else(beside, Ok).map_err(|error| error.to_string())
    }

    /// The server's arguments, without where it listens.
    pub fn serve(&self, folder: &Path) -> Vec<OsString> {
        let database = self.database.as_ref().map_or_else(|| folder.join("games.db").into(), OsString::from);
        // Against abuse there are limits; who only measures comes from one address.
        let limits = if self.abuse { "on" } else { "off" };
        let mut args: Vec<OsString> =
            ["serve", "--no-open", "--rate-limit", limits, "--database"].map(OsString::from).into();
        args.push(database);
        args
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_and_within_bounds() {
        for (line, fine) in [
            ("", true),
            ("--server 127.0.0.1:8080", true),
            ("--server [::1]:8080", true),
            ("--server 192.168.0.7:8080", false),
            ("--server 0.0.0.0:8080", false),
            ("--server example.org:80", false),
            ("--server 127.0.0.1:80 --database a.db", false),
            ("--tables 5000 --seconds 600", true),
            ("--tables 5001", false),
            ("--tables 0", false),
            ("--seconds 601", false),
            ("--pace people --think 0", false),
            ("--pace people --think NaN", false),
            ("--pace slow", false),
            ("--steps 10 --patience 60", true),
            ("--patience 0", false),
            ("--abuse --seconds 30", true),
            ("--abuse --server 127.0.0.1:8080", false),
        ] {
            let args = Args::try_parse_from(["load"].into_iter().chain(line.split_whitespace()));
            assert_eq!(args.is_ok_and(|args| args.check().is_ok()), fine, "{line}");
        }
    }

    #[test]
    fn each_mode_has_its_usual_numbers() {
        for (line, tables, seconds) in [
            ("", 64, 10),
            ("--pace people", 2_000, 60),
            ("--open", 30, 10),
            ("--abuse", 200, 60),
            ("--tables 7 --seconds 3", 7, 3),
        ] {
            let args = Args::try_parse_from(["load"].into_iter().chain(line.split_whitespace())).unwrap();
            assert_eq!((args.tables(), args.seconds()), (tables, seconds), "{line}");
        }
    }
}
