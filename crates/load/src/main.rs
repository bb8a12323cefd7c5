//! Measures the server: simulated people at many tables, through the same interface that programs use. Run it as `cargo
//! xtask load`.
//!
//! Read in this order: [`args`] is what can be asked for; [`connection`] and [`events`] speak HTTP as cheaply as a
//! client from the shelf can, because the people share a small machine with the server; [`person`] plays and [`table`]
//! keeps a table going; [`ledger`] finds out when a step was seen by whom; [`tally`] collects and [`report`] prints.
//! [`cold`] measures how fast tables open; [`abuse`] what the people notice of the four in [`attack`]. [`storm`] is a
//! program of its own behind the word `storm`: it measures nothing, and breaks everything beneath the people.

mod abuse;
mod args;
mod attack;
mod cold;
mod computer;
mod connection;
mod events;
#[cfg(test)]
mod fake;
mod ledger;
mod person;
mod report;
mod said;
mod storm;
mod table;
mod tally;
mod way;
mod wire;
mod world;

use args::{Args, Pace};
use clap::Parser;
use report::Report;
use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};
use testkit::Server;
use tokio::task::LocalSet;
use world::{Phase, World};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    if words.next().as_deref() == Some("storm") {
        return storm::main(words);
    }
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    match runtime.block_on(LocalSet::new().run_until(measure(&args))) {
        Ok(report) => {
            println!("{}", if args.json { report.json() } else { report.text() });
            if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Runs what was asked for, until it is done or somebody presses Ctrl-C.
async fn measure(args: &Args) -> Result<Report, String> {
    args.check()?;
    enough_files(args.tables() + if args.abuse { 500 } else { 0 })?;
    if args.abuse {
        return tokio::select! {
            report = abuse::measure(args) => report,
            _ = tokio::signal::ctrl_c() => Err("stopped".into()),
        };
    }
    let folder = Folder::fresh(args)?;
    let mut server = match args.server {
        Some(_) => None,
        None => Some(Server::start(args.program()?, args.serve(&folder.0))?),
    };
    let address =
        args.server.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], server.as_ref().map_or(0, Server::port))));
    let world = World::new(address, args);
    let work = async {
        if args.open {
            let server = server.as_mut().ok_or("--open starts the server again, so it cannot measure one of yours")?;
            return cold::measure(&world, args, server).await;
        }
        live(&world, args, server.as_ref()).await
    };
    tokio::select! {
        report = work => report,
        _ = tokio::signal::ctrl_c() => Err("stopped".into()),
    }
}

/// Opens all tables, lets the people play for the time that was asked for, and waits until everybody has seen
/// everything.
async fn live(world: &Rc<World>, args: &Args, server: Option<&Server>) -> Result<Report, String> {
    let began = Instant::now();
    let ready = table::open_all(world, args.tables()).await?;
    if !args.json {
        eprintln!("{ready} tables are open after {:.1} s", began.elapsed().as_secs_f64());
    }
    let cpu = [server.map(Server::process), Some(std::process::id())].map(report::cpu_seconds);
    world.begin(Phase::Measuring);
    world.wake();
    let began = Instant::now();
    let mut most_memory = 0;
    for second in 1..=args.seconds() {
        tokio::select! {
            biased;
            () = tokio::time::sleep_until((began + Duration::from_secs(second)).into()) => {}
            () = world.made(args.steps) => break,
        }
        most_memory = most_memory.max(server.and_then(Server::memory).unwrap_or(0));
        if !args.json {
            eprintln!("{second:3} s  {}", world.tally.borrow_mut().glance());
        }
    }
    let took = began.elapsed();
    let cpu_now = [server.map(Server::process), Some(std::process::id())].map(report::cpu_seconds);
    let unseen = table::end_all(world).await;
    let cores = [0, 1].map(|at| Some((cpu_now[at]? - cpu[at]?) / took.as_secs_f64()));
    let pace = match args.pace {
        Pace::Full => "full speed".into(),
        Pace::People => format!("people who think for {} s", args.think()),
    };
    Ok(Report::live(&world.tally.borrow(), report::Run { tables: ready, pace, took, most_memory, cores, unseen }))
}

/// Every table has two viewers and two people with a connection each.
fn enough_files(tables: usize) -> Result<(), String> {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let most = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    let needed = tables * 4 + 100;
    match most.filter(|&most| most < needed) {
        Some(most) => Err(format!("{tables} tables need {needed} open files and {most} are allowed; see 'ulimit -n'")),
        None => Ok(()),
    }
}

/// Where the server keeps its games; gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn fresh(args: &Args) -> Result<Folder, String> {
        let folder =
            args.folder.clone().unwrap_or_else(std::env::temp_dir).join(format!("load-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
