//! What all tables share: where the server is, how the people are, what is measured, and whether the time has come.

use crate::args::{Args, Pace};
use crate::tally::Tally;
use crate::way::Way;
use game::Rng;
use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinHandle;

/// Where the measure stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Tables are opened; nobody plays.
    Opening,
    /// People play, and it counts.
    Measuring,
    /// Nobody makes another step.
    Ending,
}

/// A game that came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The table.
    pub id: String,
    /// Its last version.
    pub version: u32,
    /// The token of somebody who sat there.
    pub token: String,
}

/// What all tables share.
pub struct World {
    /// The server.
    pub address: SocketAddr,
    /// What is played, one after the other.
    pub games: Vec<String>,
    /// How long people think on average, if they do.
    pub think: Option<Duration>,
    /// How long a viewer may take to see what was accepted before it counts as never seen.
    pub patience: Duration,
    /// Whether a table is left after its first game.
    pub once: bool,
    /// Whether everybody comes from an address of their own, and some play against a computer.
    pub everyone: bool,
    /// For everybody's random choices.
    pub seed: u64,
    /// What is measured.
    pub tally: RefCell<Tally>,
    /// The games that were left.
    pub finished: RefCell<Vec<Finished>>,
    /// The tables.
    pub keepers: RefCell<Vec<JoinHandle<usize>>>,
    /// So many tables are opened at the same time: people do not all come in the same second.
    pub door: Semaphore,
    phase: Cell<Phase>,
    changed: Notify,
}

impl World {
    /// A world before anybody has come.
    pub fn new(address: SocketAddr, args: &Args) -> Rc<World> {
        Rc::new(World {
            address,
            games: args.games.clone(),
            think: (args.pace == Pace::People || args.abuse).then(|| Duration::from_secs_f64(args.think())),
            patience: Duration::from_secs_f64(args.patience),
            once: args.open,
            everyone: args.abuse,
            seed: args.seed,
            tally: RefCell::default(),
            finished: RefCell::default(),
            keepers: RefCell::default(),
            door: Semaphore::new(32),
            phase: Cell::new(Phase::Opening),
            changed: Notify::new(),
        })
    }

    /// How somebody gets to the server.
    pub fn way(&self, person: usize) -> Way {
        if self.everyone { Way::of_person(self.address, person) } else { self.address.into() }
    }

    /// Where the measure stands.
    pub fn phase(&self) -> Phase {
        self.phase.get()
    }

    /// The next phase begins. Whoever waits is woken by [`wake`](World::wake).
    pub fn begin(&self, phase: Phase) {
        self.phase.set(phase);
    }

    /// Tells all who wait to look at the phase again.
    pub fn wake(&self) {
        self.changed.notify_waiters();
    }

    /// Waits until tables are no longer opened.
    pub async fn started(&self) {
        while self.phase() == Phase::Opening {
            self.changed.notified().await;
        }
    }

    /// Waits until so many steps were accepted; for ever without a number.
    pub async fn made(&self, steps: Option<usize>) {
        let Some(steps) = steps else { return std::future::pending().await };
        while self.tally.borrow().accepted.len() < steps {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Waits for something, but not longer than until the end.
    pub async fn unless_ending<T>(&self, what: impl Future<Output = T>) -> Option<T> {
        if self.phase() == Phase::Ending {
            return None;
        }
        tokio::select! {
            biased;
            done = what => (self.phase() != Phase::Ending).then_some(done),
            () = self.changed.notified() => None,
        }
    }

    /// How long somebody thinks now: mostly short, sometimes long.
    pub fn thinking(&self, rng: &mut Rng) -> Option<Duration> {
        let mean = self.think?;
        let share = (rng.bits() >> 11) as f64 / (1u64 << 53) as f64;
        Some(mean.mul_f64((-(1.0 - share).ln()).min(10.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[test]
    fn people_think_as_long_as_they_should_on_average() {
        let address = SocketAddr::from(([127, 0, 0, 1], 1));
        let mut rng = Rng::new(7);
        let args = Args::try_parse_from(["load", "--pace", "people", "--think", "2"]).unwrap();
        let world = World::new(address, &args);
        let times: Vec<f64> = (0..20_000).map(|_| world.thinking(&mut rng).unwrap().as_secs_f64()).collect();
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        assert!((mean - 2.0).abs() < 0.05, "{mean}");
        assert!(times.iter().all(|&time| time <= 20.0) && times.iter().any(|&time| time > 8.0));
        let world = World::new(address, &Args::try_parse_from(["load"]).unwrap());
        assert_eq!(world.thinking(&mut rng), None);
    }
}
