//! Keeps a table going: two people sit down, play, and open the next table when the game is over.

use crate::computer;
use crate::connection::{Request, Trouble};
use crate::events::Events;
use crate::person::{Person, Shared};
use crate::said::{self, Opened};
use crate::world::{Finished, Phase, World};
use game::Rng;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_local};

/// How long a table may take to end beside waiting for its viewers: nobody has to wait for more than an answer.
const LAST_ANSWER: Duration = Duration::from_secs(30);

/// Opens so many tables, each with two people who wait for the start.
pub async fn open_all(world: &Rc<World>, tables: usize) -> Result<usize, String> {
    let mut doors = Vec::new();
    for number in 0..tables {
        let (tell, ready) = oneshot::channel();
        let with_computer = world.everyone && number % 4 == 0;
        let keeper = match with_computer {
            true => spawn_local(computer::keep(world.clone(), number, tell)),
            false => spawn_local(keep(world.clone(), number, tell)),
        };
        world.keepers.borrow_mut().push(keeper);
        doors.push(ready);
    }
    for ready in doors {
        ready
            .await
            .map_err(|_| "a table was forgotten")?
            .map_err(|trouble| format!("a table cannot be opened: {trouble}"))?;
    }
    Ok(tables)
}

/// Ends it: nobody makes another step; waits until everything that was accepted was seen; how many steps were not.
pub async fn end_all(world: &World) -> usize {
    world.begin(Phase::Ending);
    // Thousands who leave in the same moment keep this program busy: the last events are timed before that.
    tokio::time::sleep(Duration::from_millis(300)).await;
    world.wake();
    let keepers = world.keepers.take();
    let mut unseen = 0;
    for keeper in keepers {
        match tokio::time::timeout(world.patience + LAST_ANSWER, keeper).await {
            Ok(Ok(missing)) => unseen += missing,
            // One who does not come back waits for an answer that never came.
            _ => world.tally.borrow_mut().trouble(&Trouble::Nonsense("a table did not come to an end".into())),
        }
    }
    unseen
}

/// One table after the other, until the time has come; how many accepted steps somebody has not seen.
async fn keep(world: Rc<World>, number: usize, ready: oneshot::Sender<Result<(), Trouble>>) -> usize {
    let mut ready = Some(ready);
    let mut unseen = 0;
    let mut people = None;
    let mut round = number;
    while world.phase() != Phase::Ending {
        let played = async {
            let (mut pair, table) = {
                let _door = world.door.acquire().await;
                let mut pair = match people.take() {
                    Some(pair) => pair,
                    None => (Person::new(&world, 2 * number).await?, Person::new(&world, 2 * number + 1).await?),
                };
                let table = Table::open(&world, &mut pair, &world.games[round % world.games.len()]).await?;
                (pair, table)
            };
            if let Some(ready) = ready.take() {
                ready.send(Ok(())).ok();
            }
            world.started().await;
            unseen += table.play(&world, &mut pair).await?;
            people = Some(pair);
            Ok(())
        };
        match (played.await, ready.take()) {
            (Ok(()), _) if world.once => break,
            (Ok(()), _) => round += 1,
            (Err(trouble), Some(ready)) => {
                ready.send(Err(trouble)).ok();
                break;
            }
            (Err(trouble), None) => {
                world.tally.borrow_mut().trouble(&trouble);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    unseen
}

/// A table with two people and their streams.
struct Table {
    id: String,
    shared: Rc<Shared>,
    viewers: [JoinHandle<()>; 2],
}

impl Table {
    /// The first opens it, the second joins, both look at it.
    async fn open(world: &Rc<World>, people: &mut (Person, Person), game: &str) -> Result<Table, Trouble> {
        let body = format!("{{\"game\":\"{game}\",\"seats\":[{{\"kind\":\"me\"}},{{\"kind\":\"open\"}}]}}");
        let request = Request { method: "POST", path: "/api/v1/tables", token: &people.0.token, body: &body };
        let Opened { id } = said::read(people.0.connection.ask_well(request).await?)?;
        let path = format!("/api/v1/tables/{id}/join");
        let request = Request { method: "POST", path: &path, token: &people.1.token, body: "{\"seat\":2}" };
        people.1.connection.ask_well(request).await?;
        let shared = Rc::new(Shared::default());
        let mut streams = Vec::new();
        for (seat, person) in [&mut people.0, &mut people.1].into_iter().enumerate() {
            let path = format!("/api/v1/tables/{id}/events?seat={}", seat + 1);
            streams.push((
                Events::open(world.way(person.number), &path, &person.token).await?,
                Rng::new(person.rng.bits()),
            ));
        }
        let viewers = [1, 0].map(|seat| {
            let (mut events, rng) = streams.pop().expect("two streams");
            let (world, shared) = (world.clone(), shared.clone());
            spawn_local(async move { shared.watch(&world, seat, &mut events, rng).await })
        });
        Ok(Table { id, shared, viewers })
    }

    /// Plays until the game is over or the time has come, and until both have seen it; how many steps somebody has not.
    async fn play(&self, world: &World, people: &mut (Person, Person)) -> Result<usize, Trouble> {
        let path = format!("/api/v1/tables/{}/play", self.id);
        let shared = &*self.shared;
        tokio::try_join!(people.0.play(world, shared, 0, &path), people.1.play(world, shared, 1, &path))?;
        let until = Instant::now() + world.patience;
        while shared.ledger.borrow().unseen() > 0 && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if shared.over.get() {
            world.tally.borrow_mut().games += 1;
            if world.once {
                let (id, version, token) = (self.id.clone(), shared.version(), people.0.token.clone());
                world.finished.borrow_mut().push(Finished { id, version, token });
            }
        }
        Ok(shared.ledger.borrow().unseen())
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.viewers.iter().for_each(JoinHandle::abort);
    }
}
