//! What can go wrong around a server, and what it says then: a second server, a deleted file, a full disk, a database
//! that is away.

mod hosting;

use hosting::{Answer, Place, Program, SPIELTISCH, serve, serve_with};
use reqwest::Method;
use serde_json::json;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use testkit::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Longer than anything here takes on a slow machine.
const GENEROUS: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_one_file_is_refused() {
    let place = Place::sqlite();
    let mut first = serve(&place);
    let link = place.file("link.db");
    std::os::unix::fs::symlink(&place.address, &link).unwrap();
    for database in [&place.address, &link] {
        let args = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--database", database];
        let second = Command::new(SPIELTISCH).args(args).stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8_lossy(&second.stderr);
        assert_eq!(second.status.code(), Some(1), "{said}");
        let line = said.lines().last().unwrap_or_default();
        assert!(line.contains("served by another spieltisch"), "{said}");
        assert!(line.contains(&first.process().to_string()) && line.contains("--database"), "{said}");
    }
    // The commands of the host work beside it.
    let beside = ["backup", &place.file("b.backup"), "--database", &place.address];
    assert!(Command::new(SPIELTISCH).args(beside).stdin(Stdio::null()).status().unwrap().success());
    // A server that was killed holds nothing.
    first.kill();
    drop(serve(&place));
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_for_their_owner_alone() {
    let place = Place::sqlite();
    let server = serve(&place);
    Program::new(&server.url(""), "Anna").await;
    let beside = ["backup", &place.file("b.backup"), "--database", &place.address];
    assert!(Command::new(SPIELTISCH).args(beside).stdin(Stdio::null()).status().unwrap().success());
    let mut seen = Vec::new();
    for entry in fs::read_dir(place.folder()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.file_name());
        seen.push(entry.file_name().into_string().unwrap());
    }
    for name in ["games.db", "games.db-wal", "games.db-lock", "b.backup"] {
        assert!(seen.iter().any(|seen| seen == name), "{name} in {seen:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_database_is_told_at_once_and_nothing_is_played() {
    let place = Place::sqlite();
    let server = serve(&place);
    let url = server.url("");
    let (anna, table) = seated(&url).await;
    step(&anna, &url, &table).await.fine();
    for name in ["games.db", "games.db-wal", "games.db-shm"] {
        fs::remove_file(place.file(name)).unwrap();
    }
    let refused = step(&anna, &url, &table).await;
    assert_eq!((refused.status, refused.code()), (503, "database-gone"), "{refused:?}");
    assert!(refused.body["error"]["message"].as_str().unwrap().contains("database"), "{refused:?}");
    wait_for_ready(&server, (503, "the database file is gone\n")).await;
    // A new file of that name is another one.
    fs::write(&place.address, "").unwrap();
    assert_eq!(step(&anna, &url, &table).await.code(), "database-gone");
}

/// On a small disk in memory that only the server sees.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_at_once_and_play_goes_on_when_there_is_room() {
    let place = Place::sqlite();
    let disk = place.folder().join("disk");
    fs::create_dir(&disk).unwrap();
    let mount = "mount -t tmpfs -o size=6m none \"$0\" && exec \"$@\"";
    let tried = Command::new("unshare").args(["-rm", "sh", "-c", mount]).arg(&disk).arg("true").output();
    if !tried.is_ok_and(|output| output.status.success()) {
        return println!("a full disk is skipped: this machine lets nobody mount one.");
    }
    let database = disk.join("games.db");
    let args =
        ["-rm", "sh", "-c", mount, disk.to_str().unwrap(), SPIELTISCH, "serve", "--no-open", "--rate-limit", "off"];
    let args = [&args[..], &["--bot-pause", "0", "--database", database.to_str().unwrap()]].concat();
    let server = Server::start("unshare", args).unwrap();
    let url = server.url("");
    let (anna, table) = seated(&url).await;
    step(&anna, &url, &table).await.fine();
    wait_for_ready(&server, (200, "ok\n")).await;

    let inside = format!("/proc/{}/root{}", server.process(), disk.join("filler").display());
    fill(Path::new(&inside));
    wait_for_ready(&server, (503, "the disk is full\n")).await;
    let until = Instant::now() + GENEROUS;
    // What little room is left in the last block of the log may take a step or two.
    let refused = loop {
        let answer = step(&anna, &url, &table).await;
        if answer.status >= 300 || Instant::now() > until {
            break answer;
        }
    };
    assert_eq!((refused.status, refused.code()), (503, "disk-full"), "{refused:?}");
    let before = anna.get(&url, &format!("/tables/{table}")).await["version"].clone();

    fs::remove_file(&inside).unwrap();
    wait_for_ready(&server, (200, "ok\n")).await;
    step(&anna, &url, &table).await.fine();
    assert!(anna.get(&url, &format!("/tables/{table}")).await["version"].as_u64() > before.as_u64());
}

/// A Postgres that swallows everything is the worst case: nothing says that it is away.
#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_is_away_is_told_soon() {
    let Some(mut place) = Place::postgres("a Postgres that is away").await else { return };
    let real = place.address.clone();
    let (host, _) = real.split_once('@').unwrap().1.split_once('/').unwrap();
    let (port, away) = swallowing(host.to_owned()).await;
    place.address = real.replace(host, &format!("127.0.0.1:{port}"));
    let server = serve_with(&place, &[]);
    wait_for_ready(&server, (200, "ok\n")).await;
    away.store(true, Ordering::SeqCst);
    // What was found before holds for a moment.
    wait_for_ready(&server, (503, "the database does not answer\n")).await;
    let begun = Instant::now();
    assert_eq!(reqwest::get(server.url("/readyz")).await.unwrap().status(), 503);
    assert!(begun.elapsed() < Duration::from_secs(5), "it gives up long before the ten seconds of a connection");
    drop(server);
    place.address = real;
}

/// Somebody alone at a table for two.
async fn seated(url: &str) -> (Program, String) {
    let anna = Program::new(url, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let table = anna.open(url, "noria", seats).await;
    (anna, table)
}

/// One step of whoever is to move, whatever comes of it.
async fn step(anna: &Program, url: &str, table: &str) -> Answer {
    for seat in [1, 2] {
        let path = format!("/tables/{table}/choices?seat={seat}");
        let asked = anna.ask(url, Method::GET, &path, None).await.unwrap();
        if asked.status >= 300 {
            return asked;
        }
        if let Some(choice) = asked.body["choices"].as_array().and_then(|choices| choices.first()) {
            let choice = choice["choice"].as_str().or(choice.as_str()).unwrap();
            return anna.play(url, table, seat, asked.body["version"].as_u64().unwrap(), choice).await.unwrap();
        }
    }
    panic!("nobody is to move");
}

/// Asks until the server says this; every answer must come soon.
async fn wait_for_ready(server: &Server, expected: (u16, &str)) {
    let until = Instant::now() + GENEROUS;
    loop {
        let begun = Instant::now();
        let answer = reqwest::get(server.url("/readyz")).await.unwrap();
        let found = (answer.status().as_u16(), answer.text().await.unwrap());
        assert!(begun.elapsed() < Duration::from_secs(5), "{found:?} after {:?}", begun.elapsed());
        if (found.0, &*found.1) == expected {
            return;
        }
        assert!(Instant::now() < until, "{found:?} instead of {expected:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Writes until nothing more fits.
fn fill(path: &Path) {
    let mut file: File = OpenOptions::new().create_new(true).write(true).open(path).unwrap();
    for size in [64 * 1024, 1024, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
}

/// A door to `host` behind which, from a moment on, everything is swallowed in silence.
async fn swallowing(host: String) -> (u16, Arc<AtomicBool>) {
    let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (port, away) = (door.local_addr().unwrap().port(), Arc::new(AtomicBool::new(false)));
    let silent = away.clone();
    tokio::spawn(async move {
        while let Ok((guest, _)) = door.accept().await {
            let there = TcpStream::connect(&host).await.unwrap();
            let ((from_guest, to_guest), (from_there, to_there)) = (guest.into_split(), there.into_split());
            tokio::spawn(pass_on(from_guest, to_there, silent.clone()));
            tokio::spawn(pass_on(from_there, to_guest, silent.clone()));
        }
    });
    (port, away)
}

async fn pass_on(mut from: impl AsyncReadExt + Unpin, mut to: impl AsyncWriteExt + Unpin, silent: Arc<AtomicBool>) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        // A line that has once swallowed something stays dumb.
        if silent.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
