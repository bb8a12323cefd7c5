//! A storm: people play while servers are killed, the database goes away, the disk is full or stands still, and clocks
//! jump. After every round everybody stops and looks: each acknowledged step is there, once and in order, every table
//! replays, every viewer's stream ends at the same position. Run it as `cargo xtask storm`.
//!
//! Read in this order: [`weather`] plans what fails when, [`strike`] lets it fail; [`house`] is what fails, with its
//! [`database`], its [`disk`] and its [`clock`];
//! [`table`] plays, [`viewer`] watches, [`book`] remembers what people were told; [`looking`] compares; [`sky`] is what
//! all of them share.

mod args;
mod book;
mod clock;
mod database;
mod disk;
mod house;
mod looking;
mod sky;
mod strike;
mod table;
mod viewer;
mod weather;

use args::Args;
use clap::Parser;
use clock::Clock;
use database::Database;
use disk::Disk;
use game::Rng;
use house::{House, Node};
use looking::Records;
use sky::{Counts, Sky};
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Table;
use tokio::task::{LocalSet, spawn_local};
use weather::{Climate, ROUND};

/// Once nothing fails any more, everybody has an answer by then.
const QUIET: Duration = Duration::from_secs(100);

/// After so many findings there is enough to look into.
const MOST_FOUND: usize = 5;

/// Runs it with the arguments behind the word `storm`.
pub fn main(words: impl Iterator<Item = String>) -> ExitCode {
    let args = Args::parse_from(std::iter::once("load storm".into()).chain(words));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let work = async {
        tokio::select! {
            found = storm(&args) => found,
            _ = tokio::signal::ctrl_c() => Err("stopped".into()),
        }
    };
    match runtime.block_on(LocalSet::new().run_until(work)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(found) => {
            eprintln!("storm: {found} things must not be; the seed was {}", args.seed);
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("storm: {why}; the seed was {}", args.seed);
            ExitCode::FAILURE
        }
    }
}

/// How many things were found that must not be.
async fn storm(args: &Args) -> Result<usize, String> {
    let began = Instant::now();
    let home = Home::fresh(args)?;
    let (house, place) = build(args, &home)?;
    let house = Rc::new(house);
    let climate = Climate {
        nodes: house.nodes.len(),
        database: house.database.is_some(),
        disk_full: house.disk.as_ref().is_some_and(|disk| disk.can_be_full()),
        disk_slow: house.disk.as_ref().is_some_and(|disk| disk.can_be_slow()),
        clock: house.nodes.iter().all(|node| node.clock.is_some()),
    };
    let records = Records { program: args.program()?, place, folder: home.0.clone() };
    let mut luck = Rng::new(args.seed);
    let sky = Sky::new(house.nodes.iter().map(|node| node.address).collect(), luck.bits());
    let tables: Rc<RefCell<Vec<Rc<Table>>>> = Rc::default();
    let keepers: Vec<_> = (0..usize::from(args.tables))
        .map(|number| spawn_local(table::keep(sky.clone(), number, tables.clone(), sky.luck())))
        .collect();

    let mut left = Duration::from_secs(args.seconds.into());
    while !left.is_zero() {
        // A short rest belongs to the last round.
        let length = if left < ROUND * 3 / 2 { left } else { ROUND };
        left -= length;
        strike::round(&house, &sky, weather::round(climate, length, &mut luck), length, &mut luck).await;
        sky.calm(QUIET).await.unwrap_or_else(|why| sky.found(&why));
        for (number, node) in house.nodes.iter().enumerate().filter(|(_, node)| !node.is_running()) {
            sky.found(&format!("server {number} does not run:\n{}", tail(&node.log())));
        }
        let mut looked = tables.borrow().clone();
        records.look_at_all(&sky, &looked, left.is_zero()).await;
        // What has ended was looked at for the last time.
        looked.retain(|table| !table.is_over());
        *tables.borrow_mut() = looked;
        eprintln!("storm: {:4.0} s  {}", began.elapsed().as_secs_f64(), so_far(&sky.counts.borrow()));
        if sky.found_count() > MOST_FOUND {
            break;
        }
        if !left.is_zero() {
            sky.go_on();
        }
    }
    sky.end();
    for keeper in keepers {
        tokio::time::timeout(QUIET, keeper).await.ok();
    }
    for (number, node) in house.nodes.iter().enumerate() {
        let log = node.log();
        if log.contains("panicked") {
            sky.found(&format!("server {number} panicked:\n{}", around(&log, "panicked")));
        }
    }
    report(&sky, args, began.elapsed());
    Ok(sky.found_count())
}

/// Starts everything; the place of the database comes with it.
fn build(args: &Args, home: &Home) -> Result<(House, String), String> {
    let (disk, place, database) = match (&args.database, &args.stop_database, &args.start_database) {
        (Some(place), Some(stop), Some(start)) => {
            let mut database = Database::new(place, stop, start);
            let disk =
                args.database_folder.as_deref().map(|folder| database_disk(&mut database, folder)).transpose()?;
            (disk.flatten(), place.clone(), Some(database))
        }
        _ if args.nodes > 1 => return Err("several servers need a Postgres: --database postgres://…".into()),
        _ => {
            let disk = make_disk(&home.0)?;
            let place = disk.folder().join("games.db").to_str().ok_or("no plain path")?.to_owned();
            (Some(Arc::new(disk)), place, None)
        }
    };
    let program = args.program()?;
    let mut nodes = Vec::new();
    for number in 0..usize::from(args.nodes) {
        let clock = Clock::make(&home.0, number);
        if clock.is_none() {
            println!("storm: left out: no jumping clocks: Debian's package libfaketime is not here");
        }
        nodes.push(Node::start(&program, &place, clock)?);
    }
    Ok((House { nodes, database, disk }, place))
}

/// A disk, with a line for everything that it cannot do.
fn make_disk(home: &Path) -> Result<Disk, String> {
    let disk = Disk::make(home)?;
    disk.lacks.iter().for_each(|lack| println!("storm: left out: {lack}"));
    Ok(disk)
}

/// A disk for Postgres, which keeps its data there from now on; nothing where a disk could not fail alone.
fn database_disk(database: &mut Database, folder: &Path) -> Result<Option<Arc<Disk>>, String> {
    let disk = make_disk(folder)?;
    if !disk.can_be_full() {
        return Ok(None);
    }
    database.move_to(&disk, folder)?;
    Ok(Some(Arc::new(disk)))
}

fn so_far(counts: &Counts) -> String {
    let Counts { kills, refused_starts, faults, steps, again, stale, unwell, games_over, tables, reopened } = counts;
    let faults: String = faults.iter().map(|(name, count)| format!(", {count} × {name}")).collect();
    let unwell: String = unwell.iter().map(|(status, count)| format!(", {count} × {status}")).collect();
    format!(
        "{kills} kills ({refused_starts} refused starts){faults}; {steps} steps acknowledged ({again} asked for again, \
         {stale} too late{unwell}); {tables} tables, {games_over} games over; {reopened} streams opened again"
    )
}

fn report(sky: &Sky, args: &Args, took: Duration) {
    let counts = sky.counts.borrow();
    let what = if args.database.is_some() { "Postgres" } else { "SQLite" };
    println!("storm: {what}, {} servers, seed {}, {:.0} s", sky.nodes.len(), args.seed, took.as_secs_f64());
    println!("storm: {}", so_far(&counts));
    if counts.steps == 0 {
        sky.found("not a single step was acknowledged");
    } else if sky.found_count() == 0 {
        println!(
            "storm: every acknowledged step is there, once and in order; every table replays; every stream ends where \
             its record does"
        );
    }
}

fn tail(log: &str) -> String {
    let lines: Vec<&str> = log.lines().collect();
    lines[lines.len().saturating_sub(15)..].join("\n")
}

fn around(log: &str, word: &str) -> String {
    let lines: Vec<&str> = log.lines().collect();
    let at = lines.iter().position(|line| line.contains(word)).unwrap_or_default();
    lines[at.saturating_sub(2)..(at + 6).min(lines.len())].join("\n")
}

/// A folder for everything; gone afterwards.
struct Home(PathBuf);

impl Home {
    fn fresh(args: &Args) -> Result<Home, String> {
        let folder = args.folder.clone().unwrap_or_else(std::env::temp_dir);
        let folder = std::path::absolute(folder).map_err(|error| error.to_string())?;
        let folder = folder.join(format!("storm-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Home(folder))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
