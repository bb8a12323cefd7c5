//! The server dies in the middle of everything, as in a power cut, again and again: what it has acknowledged is there,
//! what it has not can be asked for again, and the games go on. Told to stop, it finishes what was begun.

mod hosting;

use game::rng::Rng;
use hosting::{Place, Program, entries, export, serve, verify};
use reqwest::Method;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use testkit::Server;
use tokio::task::block_in_place;

#[tokio::test(flavor = "multi_thread")]
async fn what_sqlite_acknowledged_survives_every_kill() {
    kill_often(Place::sqlite(), 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_postgres_acknowledged_survives_every_kill() {
    if let Some(place) = Place::postgres("what_postgres_acknowledged_survives_every_kill").await {
        kill_often(place, 6).await;
    }
}

/// Who plays what: the game, the number of people, and whether the computer plays along.
const TABLES: [(&str, usize, bool); 6] = [
    ("noria", 2, false),
    ("novgorod", 3, false),
    ("wiraqocha", 2, false),
    ("noria", 1, true),
    ("novgorod", 1, true),
    ("wiraqocha", 3, true),
];

/// A step that the server said is made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Made {
    seat: u64,
    version: u64,
    choice: String,
}

/// What is known of one table.
#[derive(Default)]
struct Ledger {
    table: String,
    made: Vec<Made>,
}

/// People at a table, who begin another game when theirs is over.
struct Party {
    url: String,
    people: Vec<Program>,
    with_bots: bool,
    ledgers: Mutex<Vec<Ledger>>,
    stop: AtomicBool,
}

async fn kill_often(place: Place, rounds: u64) {
    let mut server = serve(&place);
    let mut parties = Vec::new();
    for (game, people, bots) in TABLES {
        parties.push(Arc::new(Party::new(&server.url(""), game, people, bots).await));
    }
    let playing: Vec<_> =
        parties.iter().zip(1..).map(|(party, seed)| tokio::spawn(party.clone().play(Rng::new(seed)))).collect();
    let mut luck = Rng::new(rounds);
    for _ in 0..rounds {
        tokio::time::sleep(Duration::from_millis(100 + luck.below(500) as u64)).await;
        block_in_place(|| server.kill());
        let begun = Instant::now();
        block_in_place(|| server.restart()).expect("a server on the same port");
        assert!(begun.elapsed() < Duration::from_secs(10), "it takes {:?} to start again", begun.elapsed());
        for party in &parties {
            party.nothing_is_lost(&place, &mut luck, 2).await;
        }
    }
    let before: Vec<usize> = parties.iter().map(|party| party.count()).collect();
    let until = Instant::now() + Duration::from_secs(30);
    while parties.iter().zip(&before).any(|(party, before)| party.count() <= *before) {
        assert!(Instant::now() < until, "a game does not go on:\n{}", server.log());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    parties.iter().for_each(|party| party.stop.store(true, Relaxed));
    for playing in playing {
        playing.await.expect("nobody gave up");
    }
    let steps: usize = parties.iter().map(|party| party.count()).sum();
    println!("{rounds} kills, {steps} acknowledged steps");
    for party in &parties {
        party.nothing_is_lost(&place, &mut luck, usize::MAX).await;
        for ledger in &*party.ledgers.lock().unwrap() {
            block_in_place(|| verify(&place, &ledger.table));
        }
    }
}

impl Party {
    async fn new(url: &str, game: &str, people: usize, with_bots: bool) -> Party {
        let mut players = Vec::new();
        for number in 0..people {
            players.push(Program::new(url, &format!("{game} {number}")).await);
        }
        let mut seats = vec![json!({ "kind": "me" })];
        seats.extend((1..people).map(|_| json!({ "kind": "open" })));
        seats.extend(with_bots.then(|| json!({ "kind": "bot", "level": "level1" })));
        let wish = json!({ "game": game, "seats": seats, "brisk": true });
        let table = players[0].post(url, "/tables", wish).await["id"].as_str().unwrap().to_owned();
        for player in &players[1..] {
            player.post(url, &format!("/tables/{table}/join"), json!({})).await;
        }
        let ledgers = Mutex::new(vec![Ledger { table, ..Ledger::default() }]);
        Party { url: url.into(), people: players, with_bots, ledgers, stop: AtomicBool::new(false) }
    }

    fn table(&self) -> String {
        self.ledgers.lock().unwrap().last().unwrap().table.clone()
    }

    fn count(&self) -> usize {
        self.ledgers.lock().unwrap().iter().map(|ledger| ledger.made.len()).sum()
    }

    /// Plays until it is told to stop. A step whose answer was lost is sent again: it counts once, whatever became of
    /// it.
    async fn play(self: Arc<Party>, mut luck: Rng) {
        let mut lost: Option<Made> = None;
        while !self.stop.load(Relaxed) {
            // As fast as many people, not as fast as can be: every step is looked for after every kill.
            tokio::time::sleep(Duration::from_millis(10)).await;
            let step = match lost.take() {
                Some(step) => Some(step),
                None => self.next(&mut luck).await,
            };
            let Some(step) = step else { continue };
            let person = &self.people[step.seat as usize - 1];
            match person.play(&self.url, &self.table(), step.seat, step.version, &step.choice).await {
                Ok(answer) if answer.status == 200 => {
                    self.ledgers.lock().unwrap().last_mut().unwrap().made.push(step);
                }
                Ok(answer) if answer.code() == "stale" && self.with_bots => {}
                Ok(answer) => panic!("{step:?} is answered by {answer:?}"),
                Err(_) => lost = Some(step),
            }
        }
    }

    /// Something that may be done now; nothing while the server is away or the computer thinks.
    async fn next(&self, luck: &mut Rng) -> Option<Made> {
        let path = format!("/tables/{}", self.table());
        let table = self.ask(0, Method::GET, &path).await?;
        if table["state"] == "over" {
            // All have to agree; the last one is told where.
            let mut again = Value::Null;
            for who in 0..self.people.len() {
                again = self.ask(who, Method::POST, &format!("{path}/rematch")).await?;
            }
            let table = again["id"].as_str().filter(|id| *id != self.table())?.to_owned();
            self.ledgers.lock().unwrap().push(Ledger { table, ..Ledger::default() });
            return None;
        }
        let to_move: Vec<u64> = table["to_move"].as_array()?.iter().filter_map(Value::as_u64).collect();
        let to_move: Vec<u64> = to_move.into_iter().filter(|&seat| seat as usize <= self.people.len()).collect();
        if to_move.is_empty() {
            return None;
        }
        let seat = *luck.pick(&to_move);
        let choices = self.ask(seat as usize - 1, Method::GET, &format!("{path}/choices?seat={seat}")).await?;
        let texts = choices["choices"].as_array()?;
        if texts.is_empty() {
            return None;
        }
        let choice = luck.pick(texts)["choice"].as_str()?.to_owned();
        Some(Made { seat, version: choices["version"].as_u64()?, choice })
    }

    async fn ask(&self, person: usize, method: Method, path: &str) -> Option<Value> {
        Some(self.people[person].ask(&self.url, method, path, None).await.ok()?.fine())
    }

    /// Every acknowledged step of the last `tables` is in the record, and is acknowledged again when it is sent again.
    async fn nothing_is_lost(&self, place: &Place, luck: &mut Rng, tables: usize) {
        let known = |it: &Ledger| (it.table.clone(), it.made.clone());
        let known: Vec<(String, Vec<Made>)> =
            self.ledgers.lock().unwrap().iter().rev().take(tables).map(known).collect();
        for (table, made) in known {
            let record = block_in_place(|| export(place, &table));
            let entries = entries(&record);
            for step in &made {
                let entry = format!("seat{} {}", step.seat, step.choice);
                assert_eq!(entries.get(step.version as usize), Some(&entry), "{step:?} is lost:\n{record}");
            }
            if !made.is_empty() {
                let step = luck.pick(&made);
                let person = &self.people[step.seat as usize - 1];
                let again = person.play(&self.url, &table, step.seat, step.version, &step.choice).await;
                assert_eq!(again.expect("an answer").status, 200, "{step:?} again");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_finishes_what_was_begun() {
    let place = Place::sqlite();
    let mut server = serve(&place);
    let url = server.url("");
    let anna = Program::new(&url, "Anna").await;
    let table = anna.open(&url, "noria", json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }])).await;
    let streams = [anna.listen(&url, &table).await, anna.listen(&url, &table).await];
    let shown = anna.get(&url, &format!("/tables/{table}")).await;
    let seat = shown["to_move"][0].as_u64().unwrap();
    let choices = anna.get(&url, &format!("/tables/{table}/choices?seat={seat}")).await;
    let choice = choices["choices"][0]["choice"].as_str().unwrap();
    let body = json!({ "seat": seat, "version": choices["version"], "choice": choice }).to_string();

    // Half of a request is there when the server is told to stop; the other half comes then.
    let mut slow = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    let head = format!(
        "POST /api/v1/tables/{table}/play HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        anna.token(),
        body.len()
    );
    let (first, second) = body.split_at(body.len() / 2);
    slow.write_all(format!("{head}{first}").as_bytes()).unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let begun = Instant::now();
    server.ask_to_stop();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(is_refused(&server), "a server that stops takes nothing new");
    slow.write_all(second.as_bytes()).unwrap();
    let mut answer = String::new();
    slow.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    slow.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let status = block_in_place(|| server.stop());
    assert_eq!(status.code(), Some(0), "{}", server.log());
    assert!(begun.elapsed() < Duration::from_secs(10), "it took {:?}", begun.elapsed());
    drop(streams);

    let entries = entries(&export(&place, &table));
    let entry = format!("seat{seat} {choice}");
    assert_eq!(entries[choices["version"].as_u64().unwrap() as usize], entry);
    block_in_place(|| server.restart()).unwrap();
    assert!(anna.get(&url, &format!("/tables/{table}")).await["version"].as_u64() > choices["version"].as_u64());
}

fn is_refused(server: &Server) -> bool {
    TcpStream::connect(("127.0.0.1", server.port())).is_err()
}
