//! Four who want more than their share, beside two hundred tables of ordinary people: what do the people notice?
//!
//! Everybody has an address of their own on this machine. The four run in a thread of their own, so that what they send
//! does not keep the people from reading their clocks.

use crate::attack;
use crate::report::{self, Report};
use crate::table;
use crate::tally::Summary;
use crate::world::{Phase, World};
use crate::{Args, Folder};
use serde_json::json;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use testkit::Server;

/// What the people must not notice: p99 of a step and of a computer's answer in milliseconds, and memory in bytes.
const MOST_STEP: f64 = 50.0;
const MOST_ANSWER: f64 = 1_000.0;
const MOST_MEMORY: u64 = 400 << 20;

/// The four are at it for so long before it counts.
const BEFORE: Duration = Duration::from_secs(5);

/// What the people noticed.
struct Noticed {
    step: Summary,
    answer: Summary,
    seen: Summary,
    memory: u64,
    refused: u32,
    errors: u32,
    notes: Vec<String>,
}

/// Measures without the four, and then with them, each time with a server of its own.
pub async fn measure(args: &Args) -> Result<Report, String> {
    let without = once(args, false).await?;
    let with = once(args, true).await?;
    let mut lines = vec![format!(
        "{} tables of people who think for {} s, every fourth against a casual computer, {} s each",
        args.tables(),
        args.think(),
        args.seconds()
    )];
    for (name, it) in [("without", &without), ("with abuse", &with)] {
        lines.push(format!("{name}:"));
        lines.push(report::line("  step", &it.step));
        lines.push(report::line("  seen by other", &it.seen));
        lines.push(report::line("  computer", &it.answer));
        lines.push(format!("  server         {:.1} MiB of memory at most", it.memory as f64 / f64::from(1 << 20)));
        lines.push(format!("  trouble        {} refused, {} errors", it.refused, it.errors));
        lines.extend(it.notes.iter().map(|note| format!("                 {note}")));
    }
    let bounds = [
        ("p99 of a step under 50 ms", with.step.p99 < MOST_STEP),
        ("p99 of a casual computer's answer under 1 s", with.answer.p99 < MOST_ANSWER),
        ("memory under 400 MiB", with.memory < MOST_MEMORY),
        ("nobody was refused anything", with.refused + with.errors == 0),
    ];
    for (name, holds) in bounds {
        lines.push(format!("{} {name}", if holds { "holds:    " } else { "DOES NOT: " }));
    }
    let value = |it: &Noticed| {
        json!({
            "step_ms": it.step, "seen_by_other_ms": it.seen, "computer_ms": it.answer, "server_memory_bytes": it.memory,
            "refused": it.refused, "errors": it.errors, "notes": it.notes,
        })
    };
    let value = json!({ "tables": args.tables(), "without": value(&without), "with": value(&with) });
    let measured = with.step.count > 0 && with.answer.count > 0;
    Ok(Report::of(lines, value, measured && bounds.iter().all(|(_, holds)| *holds)))
}

async fn once(args: &Args, abuse: bool) -> Result<Noticed, String> {
    let folder = Folder::fresh(args)?;
    let server = Server::start(args.program()?, args.serve(&folder.0))?;
    let address = SocketAddr::from(([127, 0, 0, 1], server.port()));
    let world = World::new(address, args);
    table::open_all(&world, args.tables()).await?;
    let attackers = abuse.then(|| attack::begin(address, args.seed));
    if abuse {
        tokio::time::sleep(BEFORE).await;
    }
    world.begin(Phase::Measuring);
    world.wake();
    let (began, mut memory) = (Instant::now(), 0);
    for second in 1..=args.seconds() {
        tokio::time::sleep_until((began + Duration::from_secs(second)).into()).await;
        memory = memory.max(server.memory().unwrap_or(0));
        if !args.json {
            eprintln!("{second:3} s  {}  {} MiB", world.tally.borrow_mut().glance(), memory >> 20);
        }
    }
    table::end_all(&world).await;
    if let Some(attackers) = attackers
        && !args.json
    {
        eprintln!("{}", attackers.end());
    }
    let tally = world.tally.borrow();
    let [step, answer, seen] = [&tally.accepted, &tally.answers, &tally.other].map(|times| Summary::of(times.clone()));
    let (refused, errors, notes) = (tally.refused, tally.errors, tally.notes.clone());
    Ok(Noticed { step, answer, seen, memory, refused, errors, notes })
}
