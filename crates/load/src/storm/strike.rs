//! Lets things fail as the plan says, and makes them well again.

use super::disk::Disk;
use super::house::House;
use super::sky::Sky;
use super::weather::{Fault, between};
use game::Rng;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::{spawn_blocking, spawn_local};

/// One round: everything fails as planned, and is well again when this returns.
pub async fn round(house: &Rc<House>, sky: &Rc<Sky>, plan: Vec<(Duration, Fault)>, length: Duration, luck: &mut Rng) {
    let began = Instant::now();
    let mut going = Vec::new();
    for (at, fault) in plan {
        tokio::time::sleep_until((began + at).into()).await;
        let luck = Rng::new(luck.bits());
        going.push(spawn_local(strike(house.clone(), sky.clone(), fault, luck)));
    }
    tokio::time::sleep_until((began + length).into()).await;
    for fault in going {
        fault.await.ok();
    }
}

/// One fault, until it is over.
async fn strike(house: Rc<House>, sky: Rc<Sky>, fault: Fault, mut luck: Rng) {
    let count = |name| *sky.counts.borrow_mut().faults.entry(name).or_default() += 1;
    match fault {
        Fault::Kill { node } => {
            if let Some(refused) = house.nodes[node].kill().await {
                let mut counts = sky.counts.borrow_mut();
                counts.kills += 1;
                counts.refused_starts += refused;
            }
        }
        Fault::DatabaseAway { at_once, lasts } => {
            let Some(database) = &house.database else { return };
            database.be_away(at_once, lasts).await.unwrap_or_else(|why| sky.found(&why));
            count("database away");
        }
        Fault::DiskFull { at_start, lasts } => {
            let Some(disk) = house.disk.clone() else { return };
            if let Some(database) = &house.database {
                let ended = database.have_no_room(disk, lasts).await.unwrap_or_else(|why| {
                    sky.found(&why);
                    false
                });
                return count(if ended { "disk full, which ended Postgres" } else { "disk full" });
            }
            let refused = fill(&house, disk, at_start, lasts).await;
            sky.counts.borrow_mut().refused_starts += refused.unwrap_or_default();
            count(if at_start { "disk full at a start" } else { "disk full" });
        }
        Fault::DiskSlow { lasts } => {
            let Some(disk) = house.disk.clone() else { return };
            let until = Instant::now() + lasts;
            while Instant::now() < until {
                let (disk, still) = (disk.clone(), between(&mut luck, 100, 900));
                let stood = spawn_blocking(move || {
                    disk.freeze();
                    std::thread::sleep(still);
                    disk.thaw();
                });
                stood.await.ok();
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            count("disk slow");
        }
        Fault::Clock { node, seconds, lasts } => {
            let node = &house.nodes[node];
            let Some(clock) = &node.clock else { return };
            clock.set(seconds);
            let until = Instant::now() + lasts;
            let mut noticed = false;
            while Instant::now() < until {
                noticed |= Sky::clock_at(node.address).await.is_some_and(|off| (off - seconds).abs() < 30);
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            clock.set(0);
            // A server keeps the date of its answers until its clock has passed it: a step back need not show.
            count(match (seconds > 0, noticed) {
                (true, true) => "clock ahead",
                (true, false) => "clock ahead that no answer showed",
                (false, _) => "clock behind",
            });
        }
    }
}

/// The disk is full for a while, from before or just after a start of the server: SQLite writes its log into room that
/// it has already, and only a server that was stopped has given that back. How often it refused to start.
async fn fill(house: &House, disk: Arc<Disk>, at_start: bool, lasts: Duration) -> Option<u32> {
    let (full, (tell, stopped)) = (disk.clone(), oneshot::channel());
    let started = house.nodes[0].stop(move || {
        if at_start {
            full.fill();
        }
        tell.send(()).ok();
    });
    let lasting = async {
        // Without an answer it is being started already.
        stopped.await.ok();
        if at_start {
            tokio::time::sleep(lasts).await;
            disk.free();
        }
    };
    let (refused, ()) = tokio::join!(started, lasting);
    if !at_start {
        let full = disk.clone();
        spawn_blocking(move || full.fill()).await.ok();
        tokio::time::sleep(lasts).await;
        disk.free();
    }
    refused
}
