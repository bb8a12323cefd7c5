//! The four: too many tables, late positions of a long record, half-sent requests, unfinished uploads. All of it goes to
//! this machine only, and ends with the measure.

use crate::connection::{Connection, Request};
use crate::said::{self, Choices, Opened, Welcome};
use crate::way::Way;
use game::{Rng, Turn};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::{LocalSet, spawn_local};

const TABLES: usize = 200;
const POSITIONS_A_SECOND: u64 = 45;
const HALF_SENT: usize = 1_100;
const UNFINISHED: usize = 300;
/// A record as long as one may be.
const RECORD_BYTES: usize = 1_000_000;

/// What the four have done so far.
#[derive(Default, Debug)]
struct Done {
    stop: AtomicBool,
    tables: AtomicUsize,
    moves: AtomicUsize,
    positions: AtomicUsize,
    positions_refused: AtomicUsize,
    half_sent: AtomicUsize,
    unfinished: AtomicUsize,
}

/// The four at work.
pub struct Attackers {
    done: Arc<Done>,
    thread: JoinHandle<()>,
}

impl Attackers {
    /// Ends it; what they have done, in words.
    pub fn end(self) -> String {
        self.done.stop.store(true, Relaxed);
        self.thread.join().ok();
        let Done { tables, moves, positions, positions_refused, half_sent, unfinished, .. } = &*self.done;
        format!(
            "{tables:?} tables and {moves:?} moves of one guest, {positions:?} late positions drawn and \
             {positions_refused:?} refused, {half_sent:?} half-sent requests, {unfinished:?} unfinished uploads"
        )
    }
}

/// Lets the four begin.
pub fn begin(server: SocketAddr, seed: u64) -> Attackers {
    let done = Arc::new(Done::default());
    let at_work = done.clone();
    let thread = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(LocalSet::new().run_until(async {
            let way = |last| Way::from_address(server, Ipv4Addr::new(127, 0, 0, last));
            spawn_local(many_tables(way(66), at_work.clone(), seed));
            spawn_local(late_positions(way(67), at_work.clone(), seed));
            for _ in 0..HALF_SENT {
                spawn_local(again_and_again(way(68), half_sent, at_work.clone()));
            }
            for _ in 0..UNFINISHED {
                spawn_local(again_and_again(way(69), unfinished, at_work.clone()));
            }
            while !at_work.stop.load(Relaxed) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }));
    });
    Attackers { done, thread }
}

/// One guest with as many tables of the strongest computers as one may have, who moves at all of them all the time.
async fn many_tables(way: Way, done: Arc<Done>, seed: u64) -> Option<()> {
    let mut rng = Rng::new(seed);
    let mut connection = Connection::to(way).await.ok()?;
    let body = "{\"name\":\"Greedy\"}";
    let request = Request { method: "POST", path: "/api/v1/players", token: "", body };
    let Welcome { token } = said::read(connection.ask_well(request).await.ok()?).ok()?;
    let bot = "{\"kind\":\"bot\",\"level\":\"level5\"}";
    let body = format!("{{\"game\":\"noria\",\"brisk\":true,\"seats\":[{{\"kind\":\"me\"}},{bot},{bot},{bot}]}}");
    let mut tables = Vec::new();
    while tables.len() < TABLES {
        let request = Request { method: "POST", path: "/api/v1/tables", token: &token, body: &body };
        let Ok(answer) = connection.ask_well(request).await else { break };
        let Opened { id } = said::read(answer).ok()?;
        tables.push(id);
        done.tables.fetch_add(1, Relaxed);
    }
    loop {
        for id in &tables {
            let path = format!("/api/v1/tables/{id}/choices");
            let asked = Request { method: "GET", path: &path, token: &token, body: "" };
            let play = match connection.ask_well(asked).await {
                Ok(answer) => {
                    let offered: Choices = said::read(answer).ok()?;
                    let choice = (!offered.choices.is_empty()).then(|| rng.pick(&offered.choices).choice.get());
                    choice.map(|choice| format!("{{\"version\":{},\"choice\":{choice}}}", offered.version))
                }
                Err(_) => None,
            };
            if let Some(body) = play {
                let path = format!("/api/v1/tables/{id}/play");
                let request = Request { method: "POST", path: &path, token: &token, body: &body };
                done.moves.fetch_add(usize::from(connection.ask_well(request).await.is_ok()), Relaxed);
            }
            // Just below what an address may ask for.
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
}

/// One address that asks for late positions of a long record as often as it may.
async fn late_positions(way: Way, done: Arc<Done>, seed: u64) -> Option<()> {
    let record = long_record(seed);
    let body: String = record.bytes().fold("record=".into(), |mut body, byte| {
        match byte {
            b'a'..=b'z' | b'0'..=b'9' => body.push(byte.into()),
            _ => body += &format!("%{byte:02X}"),
        }
        body
    });
    let mut stream = way.connect().await.ok()?;
    let head = format!(
        "POST /upload HTTP/1.1\r\nhost: {to}\r\norigin: http://{to}\r\ncontent-length: {}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\n\r\n",
        body.len(),
        to = way.to,
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.write_all(body.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let to = answer.lines().find_map(|line| line.strip_prefix("location: "));
    let Some(path) = to.and_then(|to| to.split('?').next()).map(str::to_owned) else {
        eprintln!("the long record was not taken in: {}", answer.lines().next().unwrap_or_default());
        return None;
    };
    let last = record.lines().last()?.split(' ').next()?.parse::<u32>().ok()?;
    let mut number = 0;
    loop {
        number += 1;
        let (path, done) = (format!("{path}?at={}", last - number % 100), done.clone());
        spawn_local(async move {
            let mut connection = Connection::to(way).await.ok()?;
            let answer = connection.ask(Request { method: "GET", path: &path, token: "", body: "" }).await.ok()?;
            let counter = if answer.status == 200 { &done.positions } else { &done.positions_refused };
            counter.fetch_add(1, Relaxed);
            Some(())
        });
        tokio::time::sleep(Duration::from_millis(1000 / POSITIONS_A_SECOND)).await;
    }
}

/// A game in which nearly everything was taken back again.
fn long_record(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let boxed = catalog::find("wiraqocha").expect("a game");
    let mut table = boxed.open(2, &[], None).expect("a table");
    let mut bytes = 0;
    while bytes < RECORD_BYTES {
        let before = table.version();
        table.settle(&mut || rng.bits());
        let Turn::Seats(seats) = table.turn() else { break };
        let seat = seats.lowest();
        let choices = table.choice_texts(seat);
        let choice = rng.pick(&choices);
        table.play_text(seat, choice).expect("a choice");
        if table.may_undo(seat) {
            table.undo(seat).expect("a step");
        }
        bytes += table.lines_after(before).len();
    }
    table.record_text()
}

/// Does something again whenever the server has ended it.
async fn again_and_again<F: Future<Output = Option<()>>>(
    way: Way,
    attack: fn(TcpStream, Arc<Done>) -> F,
    done: Arc<Done>,
) {
    loop {
        if let Ok(stream) = way.connect().await {
            attack(stream, done.clone()).await;
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
}

async fn half_sent(mut stream: TcpStream, done: Arc<Done>) -> Option<()> {
    stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\nx-slow: ").await.ok()?;
    done.half_sent.fetch_add(1, Relaxed);
    until_closed(stream).await
}

async fn unfinished(mut stream: TcpStream, done: Arc<Done>) -> Option<()> {
    let head = "POST /upload HTTP/1.1\r\nhost: here\r\norigin: http://here\r\ncontent-length: 3100000\r\n\
                content-type: application/x-www-form-urlencoded\r\n\r\nrecord=";
    stream.write_all(head.as_bytes()).await.ok()?;
    done.unfinished.fetch_add(1, Relaxed);
    for _ in 0..30 {
        stream.write_all(&[b'x'; 100_000]).await.ok()?;
    }
    until_closed(stream).await
}

async fn until_closed(mut stream: TcpStream) -> Option<()> {
    let mut buffer = [0; 1024];
    while stream.read(&mut buffer).await.ok()? > 0 {}
    Some(())
}
