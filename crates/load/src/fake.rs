//! A server that only pretends: it plays something like Pig from memory, in a thread of its own. It shows that the
//! people do what they should, that they notice what goes wrong, and how many steps they could make if the server cost
//! next to nothing.

use crate::connection::Connection;
use std::collections::HashMap;
use std::fmt::Write;
use std::net::SocketAddr;
use std::rc::Rc;
use std::sync::mpsc;
use std::thread;
use std::{cell::RefCell, io};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::{LocalSet, spawn_local};

/// Starts one; it ends with the process.
pub fn start() -> SocketAddr {
    let (tell, hear) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(LocalSet::new().run_until(async move {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap()).unwrap();
            let host = Rc::new(RefCell::new(Host::default()));
            while let Ok((stream, _)) = listener.accept().await {
                spawn_local(serve(host.clone(), stream));
            }
        }));
    });
    hear.recv().unwrap()
}

#[derive(Default)]
struct Host {
    players: usize,
    tables: HashMap<String, Table>,
}

/// A game of so many steps. What it is called says what is wrong with it: `stubborn` refuses every tenth step, `deaf`
/// tells nothing to the one who has just moved, `mute` closes the streams after some steps.
struct Table {
    game: String,
    version: u32,
    mover: usize,
    viewers: Vec<(usize, UnboundedSender<String>)>,
}

impl Table {
    fn is_over(&self) -> bool {
        self.version >= 500
    }

    /// What a seat hears, about as long as in a real game.
    fn step(&self, seat: usize) -> String {
        let Table { version, mover, .. } = *self;
        let over = self.is_over();
        let choices =
            "[\"hold\",\"roll\",\"take energy\",\"take goods\",\"invest refinement\",\"move 3 to 4\",\"pass\"]";
        let choices = if !over && mover == seat { choices } else { "[]" };
        let told =
            format!("\"told\":[\"Anna rolls a {}\",\"Anna has {version} points in this turn\"]", version % 6 + 1);
        format!("{{\"version\":{version},\"to_move\":[{mover}],\"over\":{over},{told},\"choices\":{choices}}}")
    }

    fn event(&self, seat: usize) -> String {
        let data = format!("event: step\nid: {}\ndata: {}\n\n", self.version, self.step(seat));
        format!("{:x}\r\n{data}\r\n", data.len())
    }

    fn play(&mut self, seat: usize, version: u32, choice: &str) -> (u16, String) {
        let stubborn = self.game == "stubborn" && self.version % 10 == 9;
        if seat != self.mover || version != self.version || self.is_over() || stubborn {
            return (409, "{\"error\":{\"code\":\"stale\",\"message\":\"The table went on.\"}}".into());
        }
        self.version += 1;
        if choice != "roll" {
            self.mover = 3 - seat;
        }
        if self.game == "mute" && self.version == 50 {
            self.viewers.clear();
        }
        let hears = |viewer: usize| self.game != "deaf" || viewer != seat;
        self.viewers
            .iter()
            .filter(|(viewer, _)| hears(*viewer))
            .for_each(|(viewer, to)| drop(to.send(self.event(*viewer))));
        (200, self.step(seat))
    }
}

/// One connection: request after request, until one of them is a stream.
async fn serve(host: Rc<RefCell<Host>>, mut stream: TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let (mut read, mut out) = (Vec::new(), String::new());
    loop {
        let Some((used, path, body)) = request(&read) else {
            if stream.read_buf(&mut read).await? == 0 {
                return Ok(());
            }
            continue;
        };
        let (path, body) = (path.to_string(), body.to_string());
        read.drain(..used);
        if path.contains("/events") {
            return watch(&host, &path, stream).await;
        }
        let (status, answer) = answer(&mut host.borrow_mut(), &path, &body);
        out.clear();
        write!(out, "HTTP/1.1 {status} X\r\ncontent-length: {}\r\n\r\n{answer}", answer.len()).unwrap();
        stream.write_all(out.as_bytes()).await?;
    }
}

async fn watch(host: &RefCell<Host>, path: &str, mut stream: TcpStream) -> io::Result<()> {
    let (table, seat) = path.trim_start_matches("/api/v1/tables/").split_once("/events?seat=").unwrap();
    let seat: usize = seat.parse().unwrap();
    let (to, mut from) = unbounded_channel();
    let first = {
        let mut host = host.borrow_mut();
        let table = host.tables.get_mut(table).unwrap();
        table.viewers.push((seat, to));
        table.event(seat)
    };
    stream.write_all(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n6\r\n: hi\n\n\r\n").await?;
    stream.write_all(first.as_bytes()).await?;
    while let Some(event) = from.recv().await {
        stream.write_all(event.as_bytes()).await?;
    }
    Ok(())
}

fn answer(host: &mut Host, path: &str, body: &str) -> (u16, String) {
    let value: serde_json::Value = serde_json::from_str(body).unwrap_or_default();
    let rest: Vec<&str> = path.trim_start_matches("/api/v1/").split('/').collect();
    match rest[..] {
        ["players"] => {
            host.players += 1;
            (201, format!("{{\"player\":{{\"id\":\"p\",\"name\":\"x\"}},\"token\":\"token{}\"}}", host.players))
        }
        ["tables"] => {
            let id = format!("table{}", host.tables.len());
            let game = value["game"].as_str().unwrap().to_string();
            host.tables.insert(id.clone(), Table { game, version: 0, mover: 1, viewers: Vec::new() });
            (201, format!("{{\"id\":\"{id}\",\"state\":\"open\"}}"))
        }
        ["tables", id, "join"] => (200, format!("{{\"id\":\"{id}\",\"state\":\"running\"}}")),
        ["tables", id, "play"] => {
            let (seat, version) = (value["seat"].as_u64().unwrap(), value["version"].as_u64().unwrap());
            host.tables.get_mut(id).unwrap().play(seat as usize, version as u32, value["choice"].as_str().unwrap())
        }
        _ => (404, "{}".into()),
    }
}

/// The first request in these bytes, if it is whole: its length, its path, its body.
fn request(bytes: &[u8]) -> Option<(usize, &str, &str)> {
    let mut headers = [httparse::EMPTY_HEADER; 16];
    let mut request = httparse::Request::new(&mut headers);
    let httparse::Status::Complete(head) = request.parse(bytes).ok()? else { return None };
    let length = request.headers.iter().find(|header| header.name.eq_ignore_ascii_case("content-length"));
    let length: usize = length.map_or(0, |header| std::str::from_utf8(header.value).unwrap().parse().unwrap());
    let body = bytes.get(head..head + length)?;
    Some((head + length, request.path?, std::str::from_utf8(body).unwrap()))
}

mod tests {
    use super::*;
    use crate::args::Args;
    use crate::connection::{Request, Trouble};
    use clap::Parser;
    use serde_json::Value;

    /// Measures the server that pretends; the report as programs read it, and whether all was well.
    fn measured(line: &str) -> (Value, bool) {
        let address = start().to_string();
        let words = ["load", "--json", "--server", &address].into_iter().chain(line.split_whitespace());
        let args = Args::try_parse_from(words).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let report = runtime.block_on(LocalSet::new().run_until(crate::measure(&args))).unwrap();
        (serde_json::from_str(&report.json()).unwrap(), report.is_clean())
    }

    #[test]
    fn people_play_game_after_game_and_everything_is_seen() {
        let (report, clean) = measured("--game pig --tables 4 --steps 4000 --seconds 600 --patience 60");
        assert!(clean, "{report}");
        let number = |name: &str| report[name].as_u64().unwrap();
        assert!(number("steps") >= 4_000 && number("games") >= number("steps") / 500 - 4, "{report}");
        let seen = report["seen_by_both_ms"]["count"].as_u64().unwrap();
        assert_eq!(seen, number("steps"), "{report}");
        for name in ["accepted_ms", "seen_by_other_ms", "seen_by_both_ms"] {
            let [p50, p99, max] = ["p50", "p99", "max"].map(|rank| report[name][rank].as_f64().unwrap());
            assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{name} {report}");
        }
    }

    #[test]
    fn people_take_their_time() {
        let line = "--game pig --tables 50 --steps 200 --seconds 600 --patience 60 --pace people --think 0.5";
        let (report, clean) = measured(line);
        assert!(clean, "{report}");
        // 50 tables, two steps a second each; a busy machine can only make it fewer.
        let pace = report["steps_per_second"].as_f64().unwrap();
        assert!(report["steps"].as_u64().unwrap() >= 200 && pace < 140.0, "{report}");
    }

    #[test]
    fn what_goes_wrong_is_noticed() {
        // So many steps that each table has come to what is wrong; only after the last step of a game nothing comes any
        // more.
        for (game, what, steps) in [("stubborn", "refused", 40), ("deaf", "unseen", 1_200), ("mute", "errors", 120)] {
            let (report, clean) =
                measured(&format!("--game {game} --tables 2 --steps {steps} --seconds 600 --patience 0.5"));
            assert!(!clean && report[what].as_u64().unwrap() > 0, "{game}: {report}");
        }
    }

    #[test]
    fn a_server_that_is_not_there_is_an_error() {
        let args = Args::try_parse_from(["load", "--server", "127.0.0.1:1", "--tables", "2"]).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let error = runtime.block_on(LocalSet::new().run_until(crate::measure(&args))).err().unwrap();
        assert!(error.contains("cannot be opened"), "{error}");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn refusals_come_with_what_was_said() {
        let mut connection = Connection::to(start()).await.unwrap();
        let request = Request { method: "GET", path: "/nothing", token: "", body: "" };
        assert_eq!(connection.ask(request).await.unwrap().status, 404);
        assert!(matches!(connection.ask_well(request).await, Err(Trouble::Refused(404, said)) if said == "{}"));
    }

    /// Run it with `cargo test --release -p load -- --ignored --nocapture`: a debug build says nothing about speed.
    #[test]
    #[ignore = "a measure, not a test of what is right"]
    fn how_many_steps_the_people_could_make() {
        let (report, clean) = measured("--game pig --tables 64 --seconds 5");
        println!("{report:#}");
        // By the time it takes and not by the clock, because others may be busy, too. The server that pretends takes
        // about half of it.
        let per_core = report["steps_per_second"].as_f64().unwrap() / report["people_cores"].as_f64().unwrap();
        assert!(clean && per_core > 20_000.0, "{per_core}");
    }

    #[test]
    #[ignore = "a measure, and it needs 16,000 open files"]
    fn two_thousand_tables_of_people_who_think() {
        let (report, clean) = measured("--game pig --tables 2000 --seconds 5 --pace people --think 4");
        println!("{report:#}");
        // 500 steps a second.
        assert!(clean && (2_000..3_000).contains(&report["steps"].as_u64().unwrap()));
    }
}
