//! What whoever hosts a server can rely on: clear words when it cannot start, backups, single games in and out, signs
//! of life, silent logs, and a start that does not depend on how much is stored.

mod hosting;

use hosting::{Place, Program, SPIELTISCH, entries, export, serve, serve_with, verify};
use reqwest::header::{COOKIE, HeaderMap, LOCATION, SET_COOKIE};
use reqwest::redirect::Policy;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::fs;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use testkit::Server;
use tokio::task::block_in_place;

/// Runs the program to its end.
fn run(args: &[&str]) -> Output {
    Command::new(SPIELTISCH).args(args).stdin(Stdio::null()).output().expect("the program starts")
}

/// Runs the program; what it prints.
fn well(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Runs the program, which must end with `code`; its last line on stderr.
fn badly(code: i32, args: &[&str]) -> String {
    let output = run(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), &*output.stdout), (Some(code), &b""[..]), "{args:?}: {said}");
    let line = said.lines().last().unwrap_or_default().to_owned();
    assert!(line.starts_with("spieltisch: ") && line.len() < 300, "{args:?}: {said}");
    line
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let place = Place::sqlite();
    let server = serve(&place);
    let taken = format!("127.0.0.1:{}", server.port());
    let other = place.file("other.db");
    let said = badly(1, &["serve", "--listen", &taken, "--database", &other, "--no-open"]);
    assert!(said.contains(&taken) && said.contains("--listen"), "{said}");

    let (nonsense, foreign) = (place.file("nonsense.db"), place.file("foreign.db"));
    fs::write(&nonsense, "This is no database at all. ".repeat(100)).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(sql(&format!("{foreign}?mode=rwc"), "CREATE TABLE cakes (name TEXT)"));
    let folder = place.folder().to_str().unwrap().to_owned();
    let under_a_file = format!("{nonsense}/games.db");
    for (database, why) in [
        (&*nonsense, "the file is not a database"),
        (&*foreign, "foreign.db"),
        (&*folder, "cannot be"),
        (&*under_a_file, "cannot be made"),
        ("postgres://anna:secret@127.0.0.1:1/games", "is the database running?"),
        ("mysql://anna:secret@127.0.0.1/games", "no store of the kind 'mysql'"),
    ] {
        let before = fs::read(database).ok();
        let said = badly(1, &["serve", "--no-open", "--listen", "127.0.0.1:0", "--database", database]);
        assert!(said.contains(why) && !said.contains("secret"), "{database}: {said}");
        assert_eq!(fs::read(database).ok(), before, "{database} is left alone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_plays_with_the_pieces_that_its_host_corrected() {
    let place = Place::sqlite();
    let mine = place.file("mine.toml");
    let shipped = include_str!("../../../data/noria.toml");
    for (text, why) in [("[", "mine.toml"), ("price = 3", "mine.toml")] {
        fs::write(&mine, text).unwrap();
        let data = format!("noria={mine}");
        let said = badly(2, &["serve", "--no-open", "--database", &place.file("unused.db"), "--data", &data]);
        assert!(said.contains(why) && !fs::exists(place.file("unused.db")).unwrap(), "{said}");
    }
    fs::write(&mine, shipped.replacen("price  = [1, 2, 3,", "price  = [1, 2, 4,", 1)).unwrap();
    let server = serve_with(&place, &["--data", &format!("noria={mine}")]);
    let url = server.url("");
    let anna = Program::new(&url, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let table = anna.open(&url, "noria", seats.clone()).await;
    let head = |record: &str| record.lines().find(|line| line.starts_with("data ")).unwrap().to_owned();
    let corrected = head(&export(&place, &table));
    let rules = reqwest::get(server.url("/rules/noria")).await.unwrap().text().await.unwrap();
    assert!(rules.contains("1, 2, 4,"), "the rulebook shows what is played with");
    drop(server);
    let server = serve(&place);
    let again = anna.open(&server.url(""), "noria", seats).await;
    assert_ne!(head(&export(&place, &again)), corrected);
    assert_eq!(head(&export(&place, &table)), corrected);
}

/// While the server runs: the next table is played with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_of_pieces_is_listed_exported_and_made_usual() {
    let place = Place::sqlite();
    let server = serve(&place);
    let url = server.url("");
    let anna = Program::new(&url, "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let before = anna.open(&url, "noria", seats.clone()).await;
    let text = catalog::find("noria").unwrap().shipped().1.replacen("2 = 16", "2 = 13", 1);
    let store = store::Store::open(&place.address).await.unwrap();
    let owner = store.add_player("Anna", None, 1).await.unwrap().id;
    let set = store.add_set(owner, ("noria", "Anna’s box", &text), 9, 1).await.unwrap().unwrap().to_string();
    store.close().await;

    let at = ["--database", &place.address];
    let pieces = |args: &[&str]| block_in_place(|| well(&[&["pieces"], args, &at].concat()));
    assert_eq!(pieces(&[]), format!("{set}  noria  version 1  Anna’s box (by Anna)\n"));
    assert_eq!(pieces(&["--export", &set]), text);
    let file = place.file("mine.toml");
    assert_eq!(pieces(&["--export", &set, "--out", &file]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    assert_eq!(pieces(&["--usual", &set]), "new tables of noria are played with Anna’s box\n");
    assert!(pieces(&[]).ends_with("usual for noria: Anna’s box\n"));
    let with = anna.open(&url, "noria", seats.clone()).await;
    assert!(block_in_place(|| export(&place, &with)).contains("\n# pieces Anna’s box\n"));
    // Anna's own file, given to a server, is the same pieces.
    let other = Place::sqlite();
    let given = serve_with(&other, &["--data", &format!("noria={file}")]);
    let ben = Program::new(&given.url(""), "Ben").await;
    let there = ben.open(&given.url(""), "noria", seats.clone()).await;
    let head = |record: String| record.split("# table").next().unwrap().to_owned();
    let (here, there) = (block_in_place(|| export(&place, &with)), block_in_place(|| export(&other, &there)));
    assert_eq!(head(here.clone()), head(there));
    pieces(&["--shipped", "noria"]);
    let again = anna.open(&url, "noria", seats).await;
    let heads = [before, again].map(|table| head(block_in_place(|| export(&place, &table))));
    assert!(heads[0] == heads[1] && heads[0] != head(here));
    let said = block_in_place(|| badly(2, &["pieces", "--usual", "000000000000", at[0], at[1]]));
    assert!(said.contains("there is no set 000000000000"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_is_restored_into_a_new_one() {
    let place = Place::sqlite();
    let mut server = serve(&place);
    let url = server.url("");
    let anna = Program::new(&url, "Anna").await;
    let table = anna.open(&url, "noria", json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }])).await;
    play(&anna, &url, &table, 20).await;
    let (file, new) = (place.file("today.backup"), place.file("new.db"));
    let old = &place.address;
    block_in_place(|| {
        assert_eq!(well(&["backup", &file, "--database", old]).trim_end().split(": ").next(), Some(&*file));
        let said = badly(1, &["backup", &file, "--database", old]);
        assert!(said.contains("today.backup"), "{said}");
        let said = well(&["restore", &file, "--database", &new]);
        assert!(said.starts_with("restored: 1 players, 1 tables, "), "{said}");
        let said = badly(1, &["restore", &file, "--database", &new]);
        assert!(said.contains("new.db"), "{said}");
        let said = badly(1, &["restore", &file, "--database", old]);
        assert!(said.contains("games.db"), "{said}");
        fs::write(place.file("torn.backup"), &fs::read(&file).unwrap()[..3000]).unwrap();
        badly(1, &["restore", &place.file("torn.backup"), "--database", &place.file("torn.db")]);
        badly(1, &["backup", &place.file("x.backup"), "--database", &place.file("nothing.db")]);
        assert!(!fs::exists(place.file("nothing.db")).unwrap(), "a backup makes no database");
    });
    let kept = entries(&block_in_place(|| export(&place, &table)));
    // The game goes on at both, each for itself; the account is good at both.
    let restored = Server::start(SPIELTISCH, ["serve", "--no-open", "--database", &new]).unwrap();
    play(&anna, &restored.url(""), &table, 10).await;
    play(&anna, &url, &table, 5).await;
    let record = block_in_place(|| well(&["export", &table, "--database", &new]));
    assert_eq!(entries(&record)[..kept.len()], kept);
    assert!(entries(&record).len() >= kept.len() + 10);
    assert!(block_in_place(|| server.stop()).success());
}

#[tokio::test(flavor = "multi_thread")]
async fn single_games_go_out_and_in() {
    let place = Place::sqlite();
    let server = serve(&place);
    let url = server.url("");
    let anna = Program::new(&url, "Anna").await;
    let table = anna.open(&url, "novgorod", json!([{ "kind": "me" }, { "kind": "bot", "level": "level1" }])).await;
    play(&anna, &url, &table, 12).await;
    let (file, other) = (place.file("game.txt"), Place::sqlite());
    let said = block_in_place(|| {
        verify(&place, &table);
        well(&["export", &table, "--out", &file, "--database", &place.address]);
        let said = badly(2, &["export", &table, "--out", &file, "--database", &place.address]);
        assert!(said.contains("game.txt"), "{said}");
        let said = badly(2, &["export", "000000000000", "--database", &place.address]);
        assert!(said.contains("there is no such table"), "{said}");
        fs::write(place.file("nonsense.txt"), "nonsense\n").unwrap();
        badly(2, &["import", &place.file("nonsense.txt"), "--database", &other.address]);
        well(&["import", &file, "--database", &other.address])
    });
    // A seat of a person waits for one, and the game goes on where it was.
    let mut lines = said.lines();
    let there = lines.next().unwrap().strip_prefix("/table/").unwrap().to_owned();
    let token = lines.next().unwrap().strip_prefix("seat1: /join/").unwrap().to_owned();
    assert_eq!(lines.next(), None, "{said}");
    let server = serve(&other);
    let ben = Program::new(&server.url(""), "Ben").await;
    ben.post(&server.url(""), &format!("/tables/{there}/join"), json!({ "invite": token })).await;
    let before = entries(&fs::read_to_string(&file).unwrap());
    play(&ben, &server.url(""), &there, 10).await;
    let after = entries(&block_in_place(|| export(&other, &there)));
    assert!(after.len() > before.len() && after[..before.len()] == before);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_gives_signs_of_life() {
    let place = Place::sqlite();
    let server = serve(&place);
    for path in ["/healthz", "/readyz"] {
        let answer = reqwest::get(server.url(path)).await.unwrap();
        assert_eq!((answer.status(), &*answer.text().await.unwrap()), (reqwest::StatusCode::OK, "ok\n"), "{path}");
    }
    assert_eq!(reqwest::get(server.url("/metrics")).await.unwrap().status(), 404, "not among the pages");

    let other = Place::sqlite();
    let watched = serve_with(&other, &["--metrics", "127.0.0.1:0", "--metrics-token", "a-word"]);
    reqwest::get(watched.url("/")).await.unwrap();
    let metrics = between(&watched.log(), "metrics on ", "\n");
    let ask = |word: &'static str| reqwest::Client::new().get(&metrics).bearer_auth(word).send();
    assert_eq!(ask("another").await.unwrap().status(), 401);
    let counted = ask("a-word").await.unwrap().text().await.unwrap();
    assert!(counted.contains("spieltisch_request_seconds"), "{counted}");
    for path in ["/healthz", "/readyz"] {
        let answer = reqwest::get(metrics.replace("/metrics", path)).await.unwrap();
        assert_eq!((answer.status(), &*answer.text().await.unwrap()), (reqwest::StatusCode::OK, "ok\n"), "{path}");
    }
    assert_eq!(reqwest::get(metrics.replace("/metrics", "/")).await.unwrap().status(), 404, "no pages there");
}

/// The service of systemd is started with words that the program knows.
#[test]
fn the_unit_speaks_of_what_there_is() {
    let unit = include_str!("../../../packaging/spieltisch.service");
    let help = well(&["serve", "--help"]);
    let words = unit.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_' || letter == '-'));
    let ours: Vec<&str> = words.filter(|word| word.starts_with("SPIELTISCH_") || word.starts_with("--")).collect();
    assert!(ours.contains(&"SPIELTISCH_DATABASE") && ours.contains(&"--no-open"), "{ours:?}");
    for word in ours.into_iter().filter(|word| *word != "--now") {
        assert!(help.contains(word), "{word}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_link_leads_somewhere() {
    let place = Place::sqlite();
    let server = serve(&place);
    let mut browser = Browser::new(&server);
    for _ in 0..2 {
        browser.post("/play-now", &[("game", "noria"), ("level", "level1")]).await;
    }
    let table = between(&browser.get("/").await, "href=\"/table/", "\"");
    browser.post(&format!("/table/{table}/resign"), &[("seat", "seat1")]).await;
    let mut known = vec!["/".to_owned()];
    let mut next = 0;
    while next < known.len() {
        let path = known[next].clone();
        let answer = browser.client.get(server.url(&path)).header(COOKIE, format!("spieltisch={}", browser.cookie));
        let answer = answer.send().await.unwrap();
        assert!(answer.status().as_u16() < 400, "{path} is {} (from {:?})", answer.status(), &known[..next]);
        next += 1;
        let page = answer.text().await.unwrap();
        for link in page.split("href=\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(link, _)| link) {
            let link = link.split('#').next().unwrap_or_default().replace("&amp;", "&");
            // A step of a replay is like the next.
            if link.starts_with('/') && !link.contains("at=") && !known.contains(&link) {
                known.push(link);
            }
        }
    }
    for expected in ["/about", "/me", &format!("/table/{table}/record"), &format!("/table/{table}/replay")] {
        assert!(known.iter().any(|link| link == expected), "no {expected} in {known:?}");
    }
}

/// Whatever opens something must not be found by whoever reads the log.
#[tokio::test(flavor = "multi_thread")]
async fn logs_keep_secrets() {
    let place = Place::sqlite();
    let server = serve_with(&place, &["--log", "debug", "--metrics-token", "word-for-metrics"]);
    let mut browser = Browser::new(&server);
    let mut secrets = vec!["correct horse".to_owned(), "battery staple".to_owned(), "word-for-metrics".to_owned()];
    browser.post("/sign-in", &[("name", "Anna")]).await;
    secrets.push(browser.cookie.clone());
    browser.post("/me/password", &[("password", "correct horse")]).await;
    browser.post("/me/password", &[("old", "wrong battery staple"), ("password", "battery staple")]).await;
    browser.post("/me/password", &[("old", "correct horse"), ("password", "battery staple")]).await;
    let (link, bearer) = (
        browser.post("/me/link", &[]).await,
        browser.post("/me/token", &[("label", "bot"), ("password", "battery staple")]).await,
    );
    let carry = between(&link, "/carry/", "\"");
    let bearer = between(&bearer[bearer.find("id=\"token\"").unwrap()..], "value=\"", "\"");
    let room = browser.post("/new", &[("filled", "yes"), ("seat1", "me"), ("seat2", "link")]).await;
    let invitation = between(&room, "/join/", "\"");
    secrets.extend([carry.clone(), bearer.clone(), invitation.clone()]);

    let mut ben = Browser::new(&server);
    ben.get(&format!("/join/{invitation}")).await;
    ben.post(&format!("/join/{invitation}"), &[("name", "Ben")]).await;
    ben.post("/sign-in", &[("name", "Anna"), ("password", "correct horse")]).await;
    ben.post("/sign-in", &[("name", "Anna"), ("password", "battery staple")]).await;
    secrets.push(ben.cookie.clone());
    let mut carla = Browser::new(&server);
    carla.get(&format!("/carry/{carry}")).await;
    carla.post(&format!("/carry/{carry}"), &[]).await;
    secrets.push(carla.cookie.clone());
    let asked = reqwest::Client::new().get(server.url("/api/v1/me")).bearer_auth(&bearer).send().await.unwrap();
    assert_eq!(asked.status(), 200);
    carla.post("/sign-out", &[]).await;

    let log = server.log();
    assert!(log.lines().count() > 20 && log.contains("/join/{token}"), "it does log:\n{log}");
    for secret in secrets {
        assert!(secret.len() >= 13, "'{secret}' is none");
        assert!(!log.contains(&secret), "'{secret}' is in the log:\n{log}");
    }
}

/// Games that nobody plays cost nothing but the disk.
#[tokio::test(flavor = "multi_thread")]
async fn twenty_thousand_tables_do_not_slow_the_start() {
    let place = Place::sqlite();
    let mut server = serve(&place);
    let url = server.url("");
    let anna = Program::new(&url, "Anna").await;
    let table = anna.open(&url, "noria", json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }])).await;
    play(&anna, &url, &table, 20).await;
    let rest = |server: &Server| server.memory().unwrap_or_default() as i64;
    let restarted = |server: &mut Server| block_in_place(|| server.restart()).unwrap();
    restarted(&mut server);
    lists(&anna, &url).await;
    let few = rest(&server);
    assert!(block_in_place(|| server.stop()).success());

    let many = "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 20000)";
    for (table, columns) in [
        ("tables", "game, head, host, state, pace, listed, brisk, created, started, ended, rematch"),
        ("seats", "seat, player, bot, invite, name, stand_in, resigned, here, state, ended"),
        ("entries", "number, last, at, movers, due, lines"),
    ] {
        let id = if table == "tables" { "id" } else { "table_id" };
        let copy =
            format!("{many} INSERT INTO {table} ({id}, {columns}) SELECT {id} + n, {columns} FROM {table}, many");
        sql(&place.address, &copy).await;
    }
    let begun = Instant::now();
    restarted(&mut server);
    let ready = reqwest::get(server.url("/readyz")).await.unwrap().status();
    let took = begun.elapsed();
    lists(&anna, &url).await;
    let more = rest(&server) - few;
    println!("with 20,000 running tables it answers after {took:?} and holds {} kB more", more / 1024);
    assert_eq!(ready, 200);
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert!(more < 30_000_000, "{more} bytes more");
    play(&anna, &url, &table, 5).await;
}

/// The lists that everybody sees first.
async fn lists(person: &Program, url: &str) {
    for _ in 0..3 {
        assert!(!person.get(url, "/tables").await["mine"].as_array().unwrap().is_empty());
        assert_eq!(reqwest::get(format!("{url}/")).await.unwrap().status(), 200);
    }
}

/// Somebody who plays for all people at a table makes so many steps.
async fn play(person: &Program, url: &str, table: &str, steps: usize) {
    let mut made = 0;
    while made < steps {
        let shown = person.get(url, &format!("/tables/{table}")).await;
        let mine = |seat: &u64| shown["seats"][*seat as usize - 1]["mine"] == true;
        let movers = shown["to_move"].as_array().unwrap().iter().filter_map(|seat| seat.as_u64());
        let Some(seat) = movers.into_iter().find(mine) else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let offered = person.get(url, &format!("/tables/{table}/choices?seat={seat}")).await;
        let offered_at = |at: usize| offered["choices"][at]["choice"].as_str();
        let choice = offered_at(made % 2).or(offered_at(0)).unwrap_or_else(|| panic!("nothing to choose: {offered}"));
        let version = offered["version"].as_u64().unwrap();
        let answer = person.play(url, table, seat, version, choice).await.unwrap();
        made += usize::from(answer.status == 200);
    }
}

/// One statement for a file that no server has open.
async fn sql(file: &str, statement: &str) {
    let mut connection = SqliteConnection::connect(&format!("sqlite:{file}")).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

fn between(text: &str, before: &str, after: &str) -> String {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).unwrap().0.to_owned()
}

/// A browser as far as forms go: it keeps its cookie and follows where it is sent.
struct Browser {
    client: reqwest::Client,
    address: String,
    cookie: String,
}

impl Browser {
    fn new(server: &Server) -> Browser {
        let client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
        Browser { client, address: server.url(""), cookie: String::new() }
    }

    async fn get(&mut self, path: &str) -> String {
        self.send(self.client.get(format!("{}{path}", self.address))).await
    }

    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let request = self.client.post(format!("{}{path}", self.address)).header("origin", &self.address);
        self.send(request.form(fields)).await
    }

    async fn send(&mut self, request: reqwest::RequestBuilder) -> String {
        let answer = request.header(COOKIE, format!("spieltisch={}", self.cookie)).send().await.unwrap();
        let headers: HeaderMap = answer.headers().clone();
        for cookie in headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap()) {
            // The one of the session; what else a page remembers is not needed here.
            if cookie.starts_with("spieltisch=") {
                self.cookie = between(cookie, "spieltisch=", ";");
            }
        }
        assert!(answer.status().as_u16() < 500, "{answer:?}");
        match headers.get(LOCATION) {
            Some(path) => Box::pin(self.get(path.to_str().unwrap())).await,
            None => answer.text().await.unwrap(),
        }
    }
}
