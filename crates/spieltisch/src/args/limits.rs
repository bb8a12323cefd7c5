//! How much one of many may have: what stands in docs/hosting.md under "Limits".

use crate::values::{number, seconds};
use clap::Args as ClapArgs;
use host::Config;
use std::time::Duration;
use web::LimitSettings;

/// How much one of many may have.
#[derive(ClapArgs, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Requests of one address in a second; six times as many at once
    #[arg(long, value_name = "N", default_value = "50", value_parser = number::<u32>)]
    pub requests: u32,
    /// Connections altogether; never more than the system allows
    #[arg(long, value_name = "N", default_value = "10000", value_parser = number::<usize>)]
    pub connections: usize,
    /// Connections of one address; not behind a proxy, which counts them itself
    #[arg(long, value_name = "N", default_value = "200", value_parser = number::<usize>)]
    pub connections_of_one: usize,
    /// How long a connection may be silent, or take for the head of a request, or not read its answer
    #[arg(long, value_name = "S", default_value = "30", value_parser = seconds)]
    pub silence: Duration,
    /// How long the body of a request may take
    #[arg(long, value_name = "S", default_value = "30", value_parser = seconds)]
    pub body_time: Duration,
    /// Processor time that the computer thinks for one player in an hour; after that it thinks last and slowly
    #[arg(long, value_name = "S", default_value = "300", value_parser = seconds)]
    pub thinking: Duration,
    /// After how long without a person a table sleeps, beyond the time of one turn
    #[arg(long, value_name = "S", default_value = "3600", value_parser = seconds)]
    pub rest: Duration,
}

/// Files that are open besides connections: the database, its log, what is being read.
const OTHER_FILES: u64 = 100;

impl Limits {
    /// For those who speak with browsers.
    pub fn settings(&self) -> LimitSettings {
        LimitSettings {
            requests: self.requests,
            connections: self.connections.min(usize::try_from(open_files()).unwrap_or(usize::MAX)),
            connections_of_one: self.connections_of_one,
            silence: self.silence,
            body: self.body_time,
        }
    }

    /// For those who keep the tables.
    pub fn set(&self, config: &mut Config) {
        config.thinking = self.thinking;
        config.rest = self.rest;
    }
}

/// How many connections the system allows, once it was asked for as many as it may be asked for.
fn open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let more = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).map(|()| maximum);
    let allowed = more.unwrap_or(current).unwrap_or(u64::MAX);
    allowed.saturating_sub(OTHER_FILES).max(1)
}
