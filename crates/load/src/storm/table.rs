//! A table in the storm: people who sit down, play through any server, and ask again for everything whose answer was
//! lost, until they know what became of it.

use super::book::{Book, Made};
use super::sky::Sky;
use super::viewer::Viewer;
use crate::connection::Request;
use game::Rng;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::{JoinHandle, spawn_local};

/// How long people think on average, in milliseconds.
const THINK: usize = 120;

/// One step of so many is a quarrel: two different choices of one person at once.
const QUARREL: usize = 8;

/// Who has no clear answer by then never gets one: everything is away for seconds only.
const PATIENCE: Duration = Duration::from_secs(90);

/// A table and everybody at it.
pub struct Table {
    pub id: String,
    people: Vec<String>,
    pub with_bot: bool,
    pub book: RefCell<Book>,
    pub viewers: Vec<Rc<Viewer>>,
    watching: Vec<JoinHandle<()>>,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.watching.iter().for_each(JoinHandle::abort);
    }
}

/// Keeps one place busy: opens a table, lets it be played, opens the next one, until it is over.
pub async fn keep(sky: Rc<Sky>, number: usize, tables: Rc<RefCell<Vec<Rc<Table>>>>, mut luck: Rng) {
    for round in number.. {
        let games = catalog::for_people();
        let Some(busy) = sky.begin().await else { return };
        let with_bot = number % 3 == 2;
        let Some(table) = Table::open(&sky, games[round % games.len()].name(), with_bot, &mut luck).await else {
            continue;
        };
        drop(busy);
        let table = Rc::new(table);
        tables.borrow_mut().push(table.clone());
        let people = (0..table.people.len()).map(|seat| spawn_local(table.clone().play(sky.clone(), seat, sky.luck())));
        for person in people.collect::<Vec<_>>() {
            if person.await.is_err() {
                sky.found(&format!("somebody at {} gave up", table.id));
            }
        }
        sky.counts.borrow_mut().games_over += u32::from(table.is_over());
    }
}

impl Table {
    /// People come in and sit down; nothing if somebody could not.
    async fn open(sky: &Rc<Sky>, game: &str, with_bot: bool, luck: &mut Rng) -> Option<Table> {
        let mut people = Vec::new();
        for number in 0..if with_bot { 1 } else { 2 } {
            let name = json!({ "name": format!("Storm {number} {}", luck.below(1_000_000)) });
            people.push(insist(sky, "/api/v1/players", "", &name, luck).await?["token"].as_str()?.to_owned());
        }
        let other = if with_bot { json!({ "kind": "bot", "level": "level1" }) } else { json!({ "kind": "open" }) };
        let wish = json!({ "game": game, "seats": [{ "kind": "me" }, other], "brisk": true });
        let id = insist(sky, "/api/v1/tables", &people[0], &wish, luck).await?["id"].as_str()?.to_owned();
        if let Some(second) = people.get(1) {
            insist(sky, &format!("/api/v1/tables/{id}/join"), second, &json!({ "seat": 2 }), luck).await?;
        }
        let mut viewers: Vec<Rc<Viewer>> =
            people.iter().enumerate().map(|(seat, token)| Viewer::new(&id, Some(seat), token)).collect();
        viewers.push(Viewer::new(&id, None, ""));
        let watching =
            viewers.iter().map(|viewer| spawn_local(viewer.clone().watch(sky.clone(), sky.luck()))).collect();
        sky.counts.borrow_mut().tables += 1;
        Some(Table { id, people, with_bot, book: RefCell::default(), viewers, watching })
    }

    /// Whether somebody has seen the end.
    pub fn is_over(&self) -> bool {
        self.viewers.iter().any(|viewer| viewer.over.get())
    }

    /// Whether everybody sees the same, and waits for a person or for nothing any more.
    pub fn is_settled_at(&self, version: u32) -> bool {
        let rests = |viewer: &Rc<Viewer>| {
            viewer.over.get() || viewer.to_move.borrow().iter().any(|&seat| usize::from(seat) <= self.people.len())
        };
        self.viewers.iter().all(|viewer| viewer.at.get() == Some(version) && rests(viewer))
    }

    /// Plays until the game is over or everybody goes home.
    async fn play(self: Rc<Table>, sky: Rc<Sky>, seat: usize, mut luck: Rng) {
        while !self.is_over() {
            tokio::time::sleep(Duration::from_millis(luck.below(2 * THINK) as u64)).await;
            // Now and then one asks although the stream does not say that it is one's turn.
            let is_my_turn = self.viewers[seat].to_move.borrow().contains(&(seat as u8 + 1));
            if !is_my_turn && luck.below(20) > 0 {
                if sky.is_over() {
                    return;
                }
                continue;
            }
            let Some(_busy) = sky.begin().await else { return };
            let Some((version, choices)) = self.choices(&sky, seat, &mut luck).await else { continue };
            let Some(one) = (!choices.is_empty()).then(|| luck.pick(&choices).clone()) else { continue };
            let other = Some(luck.pick(&choices).clone()).filter(|other| *other != one && luck.below(QUARREL) == 0);
            let mut more_luck = sky.luck();
            let quarrel = async {
                if let Some(other) = other {
                    self.settle(&sky, seat, version, other, &mut more_luck).await;
                }
            };
            tokio::join!(self.settle(&sky, seat, version, one, &mut luck), quarrel);
        }
    }

    /// What a seat may do, and where the table stands; nothing while nobody answers.
    async fn choices(&self, sky: &Sky, seat: usize, luck: &mut Rng) -> Option<(u32, Vec<String>)> {
        let path = format!("/api/v1/tables/{}/choices?seat={}", self.id, seat + 1);
        let request = Request { method: "GET", path: &path, token: &self.people[seat], body: "" };
        let (status, body) = sky.ask(luck, request).await.ok()?;
        let said: Value = serde_json::from_slice(&body).unwrap_or_default();
        if (400..500).contains(&status) {
            sky.found(&format!("GET {path} is answered by {status}: {said}"));
        }
        let choices = said["choices"].as_array()?.iter().filter_map(|choice| Some(choice["choice"].as_str()?.into()));
        Some((said["version"].as_u64()? as u32, choices.collect()))
    }

    /// Sends a step until it is clear what became of it, and writes that down.
    async fn settle(&self, sky: &Sky, seat: usize, version: u32, choice: String, luck: &mut Rng) {
        let path = format!("/api/v1/tables/{}/play", self.id);
        let body = json!({ "seat": seat + 1, "version": version, "choice": choice }).to_string();
        let request = Request { method: "POST", path: &path, token: &self.people[seat], body: &body };
        let entry = format!("seat{} {choice}", seat + 1);
        let until = Instant::now() + PATIENCE;
        let mut tries = 0;
        while Instant::now() < until {
            tries += 1;
            if let Ok((status, body)) = sky.ask(luck, request).await {
                let said: Value = serde_json::from_slice(&body).unwrap_or_default();
                let code = said["error"]["code"].as_str().unwrap_or_default();
                match status {
                    200 => {
                        let after = said["version"].as_u64().map(|after| after as u32).filter(|_| tries == 1);
                        self.book.borrow_mut().made(Made { version, entry, after });
                        let mut counts = sky.counts.borrow_mut();
                        counts.steps += 1;
                        counts.again += u32::from(tries > 1);
                        return;
                    }
                    409 if code == "stale" => {
                        self.book.borrow_mut().refused(version, entry);
                        sky.counts.borrow_mut().stale += 1;
                        return;
                    }
                    500.. => {}
                    _ => {
                        return sky
                            .found(&format!("'{entry}' at {version} of {} is answered by {status}: {said}", self.id));
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(50 + luck.below(200) as u64)).await;
        }
        sky.found(&format!("'{entry}' at {version} of {} had no clear answer in {} tries", self.id, tries));
    }
}

/// Posts until it works. Who asks a second time may have been heard the first time: a seat that is taken by oneself is
/// as good.
async fn insist(sky: &Sky, path: &str, token: &str, body: &Value, luck: &mut Rng) -> Option<Value> {
    let body = body.to_string();
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if let Ok((status, body)) = sky.ask(luck, Request { method: "POST", path, token, body: &body }).await {
            let said: Value = serde_json::from_slice(&body).unwrap_or_default();
            let code = said["error"]["code"].as_str().unwrap_or_default();
            match status {
                200..300 => return Some(said),
                409 if ["already-seated", "started", "seat-taken"].contains(&code) => return Some(said),
                400..500 => {
                    sky.found(&format!("POST {path} is answered by {status}: {said}"));
                    return None;
                }
                _ => {}
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    sky.found(&format!("POST {path} had no clear answer"));
    None
}
