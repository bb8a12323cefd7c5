//! The command line of the storm. `cargo xtask storm` writes it; a person who looks for a fault may, too.

use clap::Parser;
use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

/// Let people play while everything beneath them fails, on this machine only.
#[derive(Parser, Debug)]
#[command(name = "load storm", version)]
pub struct Args {
    /// How long it lasts, without the looking at the end
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=36_000))]
    pub seconds: u32,

    /// Which faults come when, and what people choose
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// How many tables at once
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub tables: u16,

    /// How many servers on one database; more than one needs Postgres
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=8))]
    pub nodes: u16,

    /// Where the games are kept: postgres://…; usually a file on a small disk of its own
    #[arg(long, value_name = "PLACE", requires_all = ["stop_database", "start_database"])]
    pub database: Option<String>,

    /// The line for a shell that ends Postgres
    #[arg(long, value_name = "COMMAND")]
    pub stop_database: Option<String>,

    /// The line for a shell that starts it again
    #[arg(long, value_name = "COMMAND")]
    pub start_database: Option<String>,

    /// The folder in which Postgres has its `data`: they lie on a small disk of their own while the storm lasts
    #[arg(long, value_name = "FOLDER", requires = "database")]
    pub database_folder: Option<PathBuf>,

    /// The server's program; usually the one beside this one
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    /// Where to make a folder for the games
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

impl Args {
    /// The server's program.
    pub fn program(&self) -> Result<PathBuf, String> {
        let beside = || std::env::current_exe().map(|own| own.with_file_name(format!("spieltisch{EXE_SUFFIX}")));
        self.program.clone().map_or_else(beside, Ok).map_err(|error| error.to_string())
    }
}
