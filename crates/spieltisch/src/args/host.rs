//! The commands of whoever hosts: serve, backup, restore, export, import, pieces.

use super::limits::Limits;
use crate::values::{address, game_and_file, milliseconds, seconds, web_address};
use clap::{Args as ClapArgs, FromArgMatches, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::{SetId, TableId};

/// Where everything is kept.
#[derive(ClapArgs, Clone, Debug)]
pub struct Database {
    /// A SQLite file, which is made if there is none, or postgres://USER:PASSWORD@HOST/NAME
    #[arg(
        long,
        global = true,
        value_name = "PLACE",
        env = "SPIELTISCH_DATABASE",
        default_value = "spieltisch.db",
        hide_env_values = true
    )]
    pub database: String,
}

/// Host tables that people open in their browsers.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
The page is on this machine only, unless --listen names another address. Put a proxy in front for the encrypted way (https):
then give --public-url and --behind-proxy. Several servers on one Postgres are one host: any of them answers anything.
GET /healthz and /readyz are for those who watch over the server; --metrics gives Prometheus an address of its own.

Examples:
  spieltisch serve                                            http://localhost:8080, everything in spieltisch.db
  spieltisch serve --listen 0.0.0.0:80                        for everybody at home
  spieltisch serve --public-url https://games.example.org --behind-proxy 1
  spieltisch serve --metrics 127.0.0.1:9090                   counts for Prometheus, there and nowhere else
  spieltisch serve --data noria=my-noria.toml                 with corrected pieces
  SPIELTISCH_DATABASE=postgres://me@db/games spieltisch serve for a big community")]
pub struct Serve {
    #[command(flatten)]
    pub database: Database,
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "SPIELTISCH_LISTEN", default_value = "127.0.0.1:8080", value_parser = address)]
    pub listen: SocketAddr,
    /// How people reach the page from outside; links for others are made with it
    #[arg(long, value_name = "URL", env = "SPIELTISCH_PUBLIC_URL", value_parser = web_address)]
    pub public_url: Option<String>,
    /// So many proxies in front are trusted to tell who asks (X-Forwarded-For, X-Forwarded-Proto); alone it means 1
    #[arg(
        long,
        value_name = "N",
        env = "SPIELTISCH_BEHIND_PROXY",
        num_args = 0..=1,
        default_value = "0",
        default_missing_value = "1",
        value_parser = crate::values::number::<u8>
    )]
    pub behind_proxy: u8,
    /// Whether requests are limited for each address and player
    #[arg(long, value_name = "WHETHER", default_value = "on")]
    pub rate_limit: Switch,
    #[command(flatten)]
    pub limits: Limits,
    /// Let webhooks of players lead into the network of this machine
    #[arg(long)]
    pub local_webhooks: bool,
    /// Where to answer GET /metrics (Prometheus), /healthz and /readyz for those who watch over the server
    #[arg(long, value_name = "ADDRESS", env = "SPIELTISCH_METRICS", value_parser = address)]
    pub metrics: Option<SocketAddr>,
    /// What /metrics asks for there as a bearer token; without one whoever reaches the address is answered
    #[arg(long, value_name = "TOKEN", env = "SPIELTISCH_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    #[command(flatten)]
    pub keep: Keep,
    /// How long the computer takes at least for a decision
    #[arg(long, value_name = "MS", default_value = "700", value_parser = milliseconds)]
    pub bot_pause: Duration,
    /// How long players at a table without a clock wait for somebody before they can ask for the computer
    #[arg(long, value_name = "S", default_value = "600", value_parser = seconds)]
    pub patience: Duration,
    /// How many computer players think at the same time [default: one less than there are cores]
    #[arg(long, value_name = "N", value_parser = crate::values::number::<u16>)]
    pub thinkers: Option<u16>,
    /// Play new tables of a game with a corrected data file; give it again for another game
    #[arg(long, value_name = "GAME=FILE", value_parser = game_and_file)]
    pub data: Vec<(String, PathBuf)>,
    /// What to log: error, warn, info, debug, or words of RUST_LOG
    #[arg(long, value_name = "LEVEL", env = "SPIELTISCH_LOG", default_value = "info")]
    pub log: String,
    /// Log one JSON object a line
    #[arg(long)]
    pub log_json: bool,
    /// Do not open the page in the browser
    #[arg(long)]
    pub no_open: bool,
}

/// How long things are kept that nobody needs any more.
#[derive(ClapArgs, Clone, Copy, Debug)]
pub struct Keep {
    /// Forget guests who are signed in nowhere and have played no game; 0: never
    #[arg(long, value_name = "DAYS", env = "SPIELTISCH_KEEP_GUESTS", default_value = "30", value_parser = crate::values::number::<u32>)]
    pub keep_guests: u32,
    /// Remove tables that have waited so long for players; 0: never
    #[arg(long, value_name = "DAYS", env = "SPIELTISCH_KEEP_WAITING", default_value = "30", value_parser = crate::values::number::<u32>)]
    pub keep_waiting: u32,
    /// Abandon games in which nobody has moved for so long; 0: never
    #[arg(long, value_name = "DAYS", env = "SPIELTISCH_KEEP_IDLE", default_value = "365", value_parser = crate::values::number::<u32>)]
    pub keep_idle: u32,
    /// Forget lines of the audit log; 0: never
    #[arg(long, value_name = "DAYS", env = "SPIELTISCH_KEEP_AUDIT", default_value = "90", value_parser = crate::values::number::<u32>)]
    pub keep_audit: u32,
}

impl From<Keep> for host::Keep {
    fn from(keep: Keep) -> host::Keep {
        let days = |days: u32| Some(days).filter(|&days| days > 0);
        host::Keep {
            guests: days(keep.keep_guests),
            waiting: days(keep.keep_waiting),
            idle: days(keep.keep_idle),
            audit: days(keep.keep_audit),
        }
    }
}

impl Serve {
    /// As it is served when nothing else was said; what the environment says counts.
    pub fn usual() -> Serve {
        let command = Serve::augment_args(clap::Command::new("serve"));
        let matches = command.get_matches_from(["serve"]);
        Serve::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// On or off.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// On
    On,
    /// Off
    Off,
}

/// Write everything to one file, while the server runs.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
The file is the same for SQLite and Postgres, so a backup of one can be restored into the other.

Examples:
  spieltisch backup today.backup
  spieltisch backup today.backup --database postgres://me@db/games")]
pub struct Backup {
    /// The new file
    pub file: PathBuf,
    #[command(flatten)]
    pub database: Database,
}

/// Fill an empty database with what a backup holds.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Examples:
  spieltisch restore today.backup --database new.db
  spieltisch restore today.backup --database postgres://me@db/games")]
pub struct Restore {
    /// The backup
    pub file: PathBuf,
    #[command(flatten)]
    pub database: Database,
}

/// Write the record of one table, with everything that is hidden in it.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Examples:
  spieltisch export 3k9x2m7q4h8d               to the screen
  spieltisch export 3k9x2m7q4h8d --out g.txt   to a new file")]
pub struct Export {
    /// The table: the last part of its link
    pub table: TableId,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub database: Database,
}

/// Take in the record of a game.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
A game that is over can be replayed; one that is not waits for people, whose invitations are printed.

Examples:
  spieltisch import g.txt")]
pub struct Import {
    /// The record
    pub file: PathBuf,
    #[command(flatten)]
    pub database: Database,
}

/// The sets of pieces that players keep, and what new tables are played with.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
A set that is made usual is copied: whoever keeps it may change or delete it. Tables that have begun keep their pieces.
What serve --data names for a game counts before that.

Examples:
  spieltisch pieces                                    every set, and what is usual
  spieltisch pieces --export 3k9x2m7q4h8d --out my.toml   its data file, as --data takes it
  spieltisch pieces --usual 3k9x2m7q4h8d               new tables of its game are played with it
  spieltisch pieces --shipped noria                    with those of the program again")]
pub struct Pieces {
    /// Write the data file of this set: the last part of its link
    #[arg(long, value_name = "SET", conflicts_with_all = ["usual", "shipped"])]
    pub export: Option<SetId>,
    /// The new file
    #[arg(long, value_name = "FILE", requires = "export")]
    pub out: Option<PathBuf>,
    /// Play new tables of its game with this set
    #[arg(long, value_name = "SET", conflicts_with = "shipped")]
    pub usual: Option<SetId>,
    /// Play new tables of this game with the pieces of the program
    #[arg(long, value_name = "GAME")]
    pub shipped: Option<String>,
    #[command(flatten)]
    pub database: Database,
}
