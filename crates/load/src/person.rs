//! A simulated person: watches the table through an event stream, and plays a random one of the choices that are
//! offered.

use crate::connection::{Connection, Request, Trouble, refused};
use crate::events::Events;
use crate::ledger::Ledger;
use crate::said::{self, Step, Welcome};
use crate::world::{Phase, World};
use game::Rng;
use std::cell::{Cell, RefCell};
use std::fmt::Write;
use std::time::Instant;
use tokio::sync::Notify;

/// Somebody with an account, a connection of their own, and no plan.
pub struct Person {
    pub connection: Connection,
    pub token: String,
    pub rng: Rng,
    pub number: usize,
    body: String,
}

/// What the two people at a table and their streams tell each other.
#[derive(Default)]
pub struct Shared {
    pub ledger: RefCell<Ledger>,
    pub places: [Place; 2],
    /// Whether the game is over.
    pub over: Cell<bool>,
    /// Why a stream has broken.
    pub broken: RefCell<Option<Trouble>>,
}

/// What one person knows.
#[derive(Default)]
pub struct Place {
    /// The newest version that was looked at.
    known: Cell<Option<u32>>,
    /// A choice that was made and not sent yet, for the version.
    next: RefCell<Option<(u32, String)>>,
    /// Rings when something above has changed.
    bell: Notify,
}

impl Person {
    /// Comes in, and gets an account.
    pub async fn new(world: &World, number: usize) -> Result<Person, Trouble> {
        let mut connection = Connection::to(world.way(number)).await?;
        let body = format!("{{\"name\":\"Person {number}\"}}");
        let request = Request { method: "POST", path: "/api/v1/players", token: "", body: &body };
        let Welcome { token } = said::read(connection.ask_well(request).await?)?;
        let rng = Rng::new(world.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number as u64));
        Ok(Person { connection, token, rng, number, body: String::new() })
    }

    /// Plays until the game is over or the time has come.
    pub async fn play(&mut self, world: &World, shared: &Shared, seat: usize, path: &str) -> Result<(), Trouble> {
        while let Some((version, choice)) = shared.turn(world, seat).await? {
            if let Some(time) = world.thinking(&mut self.rng)
                && world.unless_ending(tokio::time::sleep(time)).await.is_none()
            {
                return Ok(());
            }
            self.body.clear();
            write!(self.body, "{{\"seat\":{},\"version\":{version},\"choice\":{choice}}}", seat + 1).expect("memory");
            let request = Request { method: "POST", path, token: &self.token, body: &self.body };
            let sent = Instant::now();
            let answer = self.connection.ask(request).await?;
            let after = sent.elapsed();
            if answer.status != 200 {
                return Err(refused(answer.status, answer.body));
            }
            let step: Step = said::read(answer.body)?;
            shared.offer(seat, &step, &mut self.rng);
            // What is answered after the end was done, but does not count.
            if world.phase() == Phase::Measuring {
                world.tally.borrow_mut().accept(after);
                let seen = shared.ledger.borrow_mut().answered(seat, step.version, sent);
                seen.into_iter().for_each(|seen| world.tally.borrow_mut().see(seen));
            }
        }
        Ok(())
    }
}

impl Shared {
    /// Reads a stream until it ends, which only breaks something while the game goes on.
    pub async fn watch(&self, world: &World, seat: usize, events: &mut Events, mut rng: Rng) {
        loop {
            if let Err(trouble) = self.watch_one(world, seat, events, &mut rng).await {
                if !self.over.get() {
                    self.broken.borrow_mut().get_or_insert(trouble);
                    self.ring();
                }
                return;
            }
        }
    }

    async fn watch_one(&self, world: &World, seat: usize, events: &mut Events, rng: &mut Rng) -> Result<(), Trouble> {
        let event = events.next().await?;
        if event.kind != "step" {
            return Ok(());
        }
        let now = Instant::now();
        let version = event.id.parse().map_err(|_| Trouble::Nonsense(format!("event id '{}'", event.id)))?;
        self.ledger.borrow_mut().arrived(seat, version, now, |seen| world.tally.borrow_mut().see(seen));
        // The answer to one's own step has told the same already: then there is nothing to read.
        if self.places[seat].is_news(version) {
            self.offer(seat, &said::read(event.data.as_bytes())?, rng);
        }
        Ok(())
    }

    /// A seat hears where the table stands, from an answer or an event, and chooses at once what it will do.
    fn offer(&self, seat: usize, step: &Step, rng: &mut Rng) {
        let place = &self.places[seat];
        if !place.is_news(step.version) {
            return;
        }
        place.known.set(Some(step.version));
        let choice = (!step.choices.is_empty()).then(|| (step.version, rng.pick(&step.choices).get().to_string()));
        let is_turn = choice.is_some();
        *place.next.borrow_mut() = choice;
        if step.over {
            self.over.set(true);
            self.ring();
        } else if is_turn {
            place.bell.notify_one();
        }
    }

    /// Waits until it is the seat's turn; nothing if it never will be.
    async fn turn(&self, world: &World, seat: usize) -> Result<Option<(u32, String)>, Trouble> {
        let place = &self.places[seat];
        loop {
            if let Some(trouble) = self.broken.borrow_mut().take() {
                return Err(trouble);
            }
            if self.over.get() || world.phase() == Phase::Ending {
                return Ok(None);
            }
            if let Some(next) = place.next.take() {
                return Ok(Some(next));
            }
            if world.unless_ending(place.bell.notified()).await.is_none() {
                return Ok(None);
            }
        }
    }

    /// The newest version that anybody knows.
    pub fn version(&self) -> u32 {
        self.places.iter().filter_map(|place| place.known.get()).max().unwrap_or(0)
    }

    fn ring(&self) {
        self.places.iter().for_each(|place| place.bell.notify_one());
    }
}

impl Place {
    fn is_news(&self, version: u32) -> bool {
        self.known.get().is_none_or(|known| version > known)
    }
}
