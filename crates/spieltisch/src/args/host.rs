//! The commands of whoever hosts: serve, backup, restore, export, import.

use crate::values::{address, game_and_file, milliseconds, seconds, web_address};
use clap::{Args as ClapArgs, FromArgMatches, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::TableId;

/// Where everything is kept.
#[derive(ClapArgs, Clone, Debug)]
pub struct Database {
    /// A SQLite file, which is made if there is none, or postgres://USER:PASSWORD@HOST/NAME
    #[arg(
        long,
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
GET /healthz, /readyz and /metrics (Prometheus) are for those who watch over the server.

Examples:
  spieltisch serve                                            http://localhost:8080, everything in spieltisch.db
  spieltisch serve --listen 0.0.0.0:80                        for everybody at home
  spieltisch serve --public-url https://games.example.org --behind-proxy
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
    /// A proxy in front tells who asks (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long)]
    pub behind_proxy: bool,
    /// Whether requests are limited for each address and player
    #[arg(long, value_name = "WHETHER", default_value = "on")]
    pub rate_limit: Switch,
    /// Let webhooks of players lead into the network of this machine
    #[arg(long)]
    pub local_webhooks: bool,
    /// What /metrics asks for as a bearer token; without one only this machine is answered
    #[arg(long, value_name = "TOKEN", env = "SPIELTISCH_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// How long the computer takes at least for a decision
    #[arg(long, value_name = "MS", default_value = "700", value_parser = milliseconds)]
    pub bot_pause: Duration,
    /// How long players wait for somebody before they can call the computer
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
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
