//! What everybody in a storm shares: where the servers are, whether people may go on, what was counted and what was
//! found.

use crate::connection::{Request, Trouble};
use crate::wire::Wire;
use game::Rng;
use hyper::header::DATE;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Notify;
use tokio::time::timeout;

/// Who has no answer by then asks again. Longer than a server needs to say that its database is away.
const ANSWER: Duration = Duration::from_secs(15);

/// The most findings that are told: one fault is often found at every table.
const MOST_FINDINGS: usize = 20;

/// What everybody shares.
pub struct Sky {
    pub nodes: Vec<SocketAddr>,
    pub counts: RefCell<Counts>,
    findings: RefCell<BTreeSet<String>>,
    luck: RefCell<Rng>,
    phase: Cell<Phase>,
    /// How many people are in the middle of something.
    busy: Cell<usize>,
    changed: Notify,
}

/// What was counted.
#[derive(Default, Debug)]
pub struct Counts {
    pub kills: u32,
    /// Starts that a server refused, because what it stands on was away.
    pub refused_starts: u32,
    /// The other faults, by name.
    pub faults: BTreeMap<&'static str, u32>,
    /// Acknowledged steps.
    pub steps: u32,
    /// Those of them that had to be asked for again.
    pub again: u32,
    /// Steps that came too late.
    pub stale: u32,
    /// Answers that said the server cannot do it now, by status.
    pub unwell: BTreeMap<u16, u32>,
    pub games_over: u32,
    pub tables: u32,
    /// Streams that were opened again.
    pub reopened: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Going,
    Calm,
    Over,
}

/// Somebody is in the middle of something, as long as this lives.
pub struct Busy(Rc<Sky>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy.set(self.0.busy.get() - 1);
    }
}

impl Sky {
    pub fn new(nodes: Vec<SocketAddr>, seed: u64) -> Rc<Sky> {
        Rc::new(Sky {
            nodes,
            counts: RefCell::default(),
            findings: RefCell::default(),
            luck: RefCell::new(Rng::new(seed)),
            phase: Cell::new(Phase::Going),
            busy: Cell::new(0),
            changed: Notify::new(),
        })
    }

    /// Random numbers for one person.
    pub fn luck(&self) -> Rng {
        Rng::new(self.luck.borrow_mut().bits())
    }

    /// Waits until one may begin something; nothing once it is over.
    pub async fn begin(self: &Rc<Sky>) -> Option<Busy> {
        loop {
            let changed = self.changed.notified();
            match self.phase.get() {
                Phase::Over => return None,
                Phase::Calm => changed.await,
                Phase::Going => {
                    self.busy.set(self.busy.get() + 1);
                    return Some(Busy(self.clone()));
                }
            }
        }
    }

    /// Nobody begins anything new; waits until everybody has finished.
    pub async fn calm(&self, patience: Duration) -> Result<(), String> {
        self.phase.set(Phase::Calm);
        let quiet = async {
            while self.busy.get() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let late =
            |_| format!("{} people wait for an answer {} s after all is well", self.busy.get(), patience.as_secs());
        timeout(patience, quiet).await.map_err(late)
    }

    /// Everybody goes on.
    pub fn go_on(&self) {
        self.phase.set(Phase::Going);
        self.changed.notify_waiters();
    }

    /// Everybody goes home.
    pub fn end(&self) {
        self.phase.set(Phase::Over);
        self.changed.notify_waiters();
    }

    /// Whether everybody goes home.
    pub fn is_over(&self) -> bool {
        self.phase.get() == Phase::Over
    }

    /// Something that must not be; told once, however often it is found.
    pub fn found(&self, what: &str) {
        let mut findings = self.findings.borrow_mut();
        if findings.insert(what.to_owned()) && findings.len() <= MOST_FINDINGS {
            println!("storm: FOUND {what}");
        }
    }

    /// How many such things there were.
    pub fn found_count(&self) -> usize {
        self.findings.borrow().len()
    }

    /// Asks any server, over a connection of its own. An error is an answer that did not come.
    pub async fn ask(&self, luck: &mut Rng, request: Request<'_>) -> Result<(u16, Vec<u8>), Trouble> {
        self.ask_at(*luck.pick(&self.nodes), request).await
    }

    /// Asks one server.
    pub async fn ask_at(&self, node: SocketAddr, request: Request<'_>) -> Result<(u16, Vec<u8>), Trouble> {
        let asking = async {
            let mut wire = Wire::to(node.into()).await?;
            let response = wire.send(request).await?;
            let (status, mut incoming) = (response.status().as_u16(), response.into_body());
            let mut body = Vec::new();
            while let Some(data) = wire.next(&mut incoming).await? {
                body.extend_from_slice(&data);
            }
            Ok((status, body))
        };
        let (status, body) = timeout(ANSWER, asking).await.unwrap_or(Err(Trouble::Closed))?;
        if status >= 500 {
            *self.counts.borrow_mut().unwell.entry(status).or_default() += 1;
            if status != 503 {
                let said = String::from_utf8_lossy(&body).chars().take(300).collect::<String>();
                self.found(&format!("{} {} is answered by {status}: {said}", request.method, request.path));
            }
        }
        Ok((status, body))
    }

    /// By how many seconds the clock of a server is off, if it says.
    pub async fn clock_at(node: SocketAddr) -> Option<i64> {
        let asking = async {
            let mut wire = Wire::to(node.into()).await.ok()?;
            let healthy = Request { method: "GET", path: "/healthz", token: "", body: "" };
            let response = wire.send(healthy).await.ok()?;
            seconds_of_day(response.headers().get(DATE)?.to_str().ok()?)
        };
        let said = timeout(ANSWER, asking).await.ok()??;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs() as i64;
        Some((said - now + DAY / 2).rem_euclid(DAY) - DAY / 2)
    }
}

const DAY: i64 = 86_400;

/// Of a date as HTTP writes it: `Wed, 18 Nov 2026 12:56:20 GMT`.
fn seconds_of_day(date: &str) -> Option<i64> {
    let time = date.split(' ').nth(4)?;
    time.split(':').try_fold(0, |sum, part| Some(sum * 60 + part.parse::<i64>().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_read() {
        assert_eq!(seconds_of_day("Wed, 18 Nov 2026 12:56:20 GMT"), Some(12 * 3600 + 56 * 60 + 20));
        assert_eq!(seconds_of_day("yesterday"), None);
    }
}
