//! A table with one person and a casual computer: how long does its answer take?

use crate::connection::{Request, Trouble, refused};
use crate::events::Events;
use crate::person::Person;
use crate::said::{self, Opened, Step};
use crate::world::{Phase, World};
use std::rc::Rc;
use std::time::Instant;
use tokio::sync::oneshot;

/// One game after the other, until the time has come.
pub async fn keep(world: Rc<World>, number: usize, ready: oneshot::Sender<Result<(), Trouble>>) -> usize {
    let mut ready = Some(ready);
    let mut round = number;
    while world.phase() != Phase::Ending {
        let played = async {
            let (mut person, id, mut events) = {
                let _door = world.door.acquire().await;
                let mut person = Person::new(&world, 2 * number).await?;
                let (id, events) = open(&world, &mut person, &world.games[round % world.games.len()]).await?;
                (person, id, events)
            };
            if let Some(ready) = ready.take() {
                ready.send(Ok(())).ok();
            }
            world.started().await;
            world.unless_ending(play(&world, &mut person, &id, &mut events)).await.unwrap_or(Ok(()))
        };
        match (played.await, ready.take()) {
            (Ok(()), _) => round += 1,
            (Err(trouble), Some(ready)) => {
                ready.send(Err(trouble)).ok();
                break;
            }
            (Err(trouble), None) => {
                world.tally.borrow_mut().trouble(&trouble);
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
        }
    }
    0
}

/// A table against one casual computer, which does not pretend to think longer than it does.
async fn open(world: &World, person: &mut Person, game: &str) -> Result<(String, Events), Trouble> {
    let seats = "[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":\"level2\"}]";
    let body = format!("{{\"game\":\"{game}\",\"brisk\":true,\"seats\":{seats}}}");
    let request = Request { method: "POST", path: "/api/v1/tables", token: &person.token, body: &body };
    let Opened { id } = said::read(person.connection.ask_well(request).await?)?;
    let path = format!("/api/v1/tables/{id}/events?seat=1");
    let events = Events::open(world.way(person.number), &path, &person.token).await?;
    Ok((id, events))
}

/// Plays until the game is over. When the turn is handed over, the next thing that happens is the computer's answer.
async fn play(world: &World, person: &mut Person, id: &str, events: &mut Events) -> Result<(), Trouble> {
    let path = format!("/api/v1/tables/{id}/play");
    let (mut known, mut next, mut handed_over) = (0, None, None::<Instant>);
    loop {
        let Some(choice) = next.take() else {
            let event = events.next().await?;
            if event.kind != "step" {
                continue;
            }
            let step: Step = said::read(event.data.as_bytes())?;
            if step.version <= known && known > 0 {
                continue;
            }
            if let Some(since) = handed_over.take().filter(|_| world.phase() == Phase::Measuring) {
                world.tally.borrow_mut().answer(since.elapsed());
            }
            if step.over {
                return Ok(());
            }
            known = step.version;
            next = chosen(&step, &mut person.rng);
            handed_over = next.is_none().then(Instant::now);
            continue;
        };
        if let Some(time) = world.thinking(&mut person.rng) {
            tokio::time::sleep(time).await;
        }
        let body = format!("{{\"seat\":1,\"version\":{known},\"choice\":{choice}}}");
        let request = Request { method: "POST", path: &path, token: &person.token, body: &body };
        let sent = Instant::now();
        let answer = person.connection.ask(request).await?;
        let after = sent.elapsed();
        if answer.status != 200 {
            return Err(refused(answer.status, answer.body));
        }
        if world.phase() == Phase::Measuring {
            world.tally.borrow_mut().accept(after);
        }
        let step: Step = said::read(answer.body)?;
        if step.over {
            return Ok(());
        }
        known = step.version;
        next = chosen(&step, &mut person.rng);
        handed_over = next.is_none().then(Instant::now);
    }
}

/// One of the choices that a step leaves to the person, if it leaves any.
fn chosen(step: &Step, rng: &mut game::Rng) -> Option<String> {
    let is_asked = !step.choices.is_empty();
    is_asked.then(|| rng.pick(&step.choices).get().to_string())
}
