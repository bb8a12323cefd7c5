//! Nothing that anybody sends makes the server fail: requests that are made from `openapi.json` and from the paths of the
//! pages, with values that are right, almost right and plain nonsense, are answered with anything but a 5xx, with SQLite
//! and with Postgres. A 5xx is a bug.

#[path = "fuzz/generator.rs"]
mod generator;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, header};
use game::Rng;
use generator::{Asked, Generator};
use host::{Config, Host};
use metrics_exporter_prometheus::PrometheusBuilder;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{PlayerId, Session, SessionKind, Store, TableId, Token};
use tower::ServiceExt;
use web::{Settings, Site};

/// So many requests for each database, by so many who ask at once.
const REQUESTS: usize = 20_000;
const ASKERS: usize = 4;
/// After so many requests somebody signs in again: many of the requests end sessions.
const FRESH: usize = 40;

/// A game that is over, from which studies begin.
const OVER: &str = include_str!("../../game/tests/kuhn.txt");

struct Fuzz {
    app: Router,
    host: Arc<Host>,
}

impl Fuzz {
    async fn new(place: &str) -> Fuzz {
        let store = Store::open(place).await.unwrap();
        let config = Config {
            pause: Duration::ZERO,
            patience: Duration::ZERO,
            thinkers: 1,
            most_tables: 12,
            most_sets: 5,
            ..Config::default()
        };
        let host = Host::open(store, config);
        let settings = Settings { rate_limit: false, ..Settings::default() };
        let metrics = PrometheusBuilder::new().build_recorder().handle();
        Fuzz { app: web::routes::app(Site::new(host.clone(), settings, metrics)), host }
    }

    async fn token(&self, player: PlayerId) -> Token {
        let (token, created) = (Token::random(), host::now());
        let (kind, label, expires) = (SessionKind::Browser, String::new(), created + 3_600_000);
        let session = Session { hash: token.hash(), player, kind, label, created, expires, confirmed: 0 };
        self.host.store().add_session(&session).await.unwrap();
        token
    }

    /// The tables of these players and those that wait for anybody, with steps that can be made there now.
    async fn known(&self, players: &[PlayerId]) -> (Vec<TableId>, Vec<(usize, u32, String)>) {
        let store = self.host.store();
        let mut tables = store.open_tables(6, host::now()).await.unwrap();
        for &player in players {
            tables.extend(store.tables_of(player, 6).await.unwrap());
        }
        let (mut ids, mut steps) = (Vec::new(), Vec::new());
        for id in tables.iter().map(|it| it.table.id) {
            let look = |sitting: &host::Sitting| {
                let of =
                    |seat: game::Seat| sitting.game.choice_texts(seat).into_iter().take(3).map(move |it| (seat, it));
                let version = sitting.game.version();
                let choices = sitting.to_move().iter().flat_map(of);
                choices.map(|(seat, choice)| (seat.index() + 1, version, choice)).collect::<Vec<_>>()
            };
            // Somebody may just have removed it.
            if let Ok(some) = self.host.look(id, look).await {
                ids.push(id);
                steps.extend(some);
            }
        }
        (ids, steps)
    }

    /// Sends a request; the status, and what was said if the server failed.
    async fn send(&self, asked: &Asked, token: Option<&Token>) -> (u16, String) {
        let request = Request::builder().method(asked.method.as_str()).uri(&asked.path);
        let mut request = request
            .header(header::HOST, "table.example")
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, asked.kind)
            .header(header::CONTENT_LENGTH, asked.body.len())
            .body(Body::from(asked.body.clone()))
            .unwrap_or_else(|error| panic!("{error}: {asked:?}"));
        if let Some(token) = token {
            let value = HeaderValue::from_str(&format!("spieltisch={}", token.text())).unwrap();
            request.headers_mut().insert(header::COOKIE, value);
        }
        let from: SocketAddr = "127.0.0.1:4711".parse().unwrap();
        request.extensions_mut().insert(ConnectInfo(from));
        let response = self.app.clone().oneshot(request).await.unwrap();
        let status = response.status().as_u16();
        // Streams go on for ever: only what failed is read.
        let said =
            if status >= 500 { to_bytes(response.into_body(), 100_000).await.unwrap() } else { Default::default() };
        (status, String::from_utf8_lossy(&said).into_owned())
    }
}

/// One of those who ask at once: two players and nobody at all, at tables that they share with the others.
async fn ask(fuzz: Arc<Fuzz>, seed: u64, requests: usize) -> BTreeMap<u16, usize> {
    let mut generator = Generator::new(Rng::new(seed));
    let mut players = Vec::new();
    for at in 0..2 {
        players.push(fuzz.host.store().add_player(&format!("Player {seed} {at}"), None, 1).await.unwrap().id);
    }
    for entry in [0, 2] {
        let table = fuzz.host.import(OVER).await.unwrap().id;
        generator.study(fuzz.host.open_study(table, entry, players[0]).await.unwrap());
    }
    let mut tokens = Vec::new();
    let mut counts = BTreeMap::new();
    for number in 0..requests {
        if number % FRESH == 0 {
            tokens.clear();
            for &player in &players {
                tokens.push(fuzz.token(player).await);
            }
            let (tables, steps) = fuzz.known(&players).await;
            generator.know(tables, &players, steps);
        }
        let asked = generator.next();
        let token = match generator.luck.below(5) {
            0 => None,
            one => Some(&tokens[one % 2]),
        };
        let (status, said) = fuzz.send(&asked, token).await;
        assert!(status < 500, "{status} {said}\nto {asked:?}");
        *counts.entry(status).or_default() += 1;
    }
    counts
}

async fn run(place: &str) {
    let fuzz = Arc::new(Fuzz::new(place).await);
    let askers = (0..ASKERS).map(|seed| tokio::spawn(ask(fuzz.clone(), seed as u64, REQUESTS / ASKERS)));
    let mut counts: BTreeMap<u16, usize> = BTreeMap::new();
    for asker in askers.collect::<Vec<_>>() {
        for (status, count) in asker.await.unwrap() {
            *counts.entry(status).or_default() += count;
        }
    }
    println!("{counts:?}");
    let good: usize = counts.iter().filter(|(status, _)| **status < 400).map(|(_, count)| count).sum();
    assert!(good * 10 > REQUESTS, "too few of them get anywhere: {counts:?}");
    fuzz.host.store().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_never_fails() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path().join("fuzz.db").to_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_never_fails() {
    let Ok(server) = std::env::var("SPIELTISCH_TEST_POSTGRES") else {
        println!("Postgres is skipped: SPIELTISCH_TEST_POSTGRES does not name a server.");
        return;
    };
    sqlx::any::install_default_drivers();
    let name = format!("spieltisch_fuzz_{}", TableId::random());
    let mut db = AnyConnection::connect(&server).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0"))).execute(&mut db).await.unwrap();
    let place = format!("{}/{name}", server.rsplit_once('/').unwrap().0);
    let ended = tokio::spawn(async move { run(&place).await }).await;
    let drop = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
    sqlx::raw_sql(AssertSqlSafe(drop)).execute(&mut db).await.unwrap();
    ended.unwrap();
}
