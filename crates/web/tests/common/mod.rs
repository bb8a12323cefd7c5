//! A whole site without a network: requests go straight into its routes.
#![allow(dead_code, reason = "every test file uses its own part")]

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::StreamExt;
use host::{Config, Host};
use metrics_exporter_prometheus::PrometheusBuilder;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tower::ServiceExt;
use web::{Settings, Site};

/// A site, and the folder that its store is in.
pub struct Place {
    pub app: Router,
    pub host: Arc<Host>,
    pub folder: tempfile::TempDir,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

/// Who asks.
#[derive(Clone, Debug)]
pub enum Asker {
    Nobody,
    /// A program with its token.
    Program(String),
    /// A browser with its cookie.
    Browser(String),
}

/// A site where nobody waits, and nobody is limited.
pub async fn place() -> Place {
    place_with(Settings { rate_limit: false, ..Settings::default() }).await
}

pub async fn place_with(settings: Settings) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
    let config = Config { pause: Duration::ZERO, patience: Duration::ZERO, ..Config::default() };
    let host = Host::open(store, config);
    let metrics = PrometheusBuilder::new().build_recorder().handle();
    let app = web::routes::app(Site::new(host.clone(), settings, metrics));
    Place { app, host, folder }
}

impl Place {
    /// Sends a request, and reads the whole answer.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.start(request).await;
        let bytes = axum::body::to_bytes(body, 10_000_000).await.unwrap();
        Answer { status: parts.0, headers: parts.1, body: String::from_utf8_lossy(&bytes).into_owned() }
    }

    async fn start(&self, mut request: Request<Body>) -> ((StatusCode, HeaderMap), Body) {
        let from: SocketAddr = "127.0.0.1:4711".parse().unwrap();
        request.extensions_mut().insert(ConnectInfo(from));
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        ((parts.status, parts.headers), body)
    }

    pub async fn get(&self, who: &Asker, path: &str) -> Answer {
        self.send(request(Method::GET, who, path, "", "")).await
    }

    /// A form of a page.
    pub async fn post(&self, who: &Asker, path: &str, form: &str) -> Answer {
        self.send(request(Method::POST, who, path, "application/x-www-form-urlencoded", form)).await
    }

    /// JSON in, JSON out.
    pub async fn json(&self, who: &Asker, path: &str, body: Value) -> (StatusCode, Value) {
        let answer = self.send(request(Method::POST, who, path, "application/json", &body.to_string())).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    pub async fn get_json(&self, who: &Asker, path: &str) -> (StatusCode, Value) {
        let answer = self.get(who, path).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    /// What a stream says until it falls silent.
    pub async fn listen(&self, who: &Asker, path: &str) -> String {
        let (_, body) = self.start(request(Method::GET, who, path, "", "")).await;
        let mut parts = body.into_data_stream();
        let mut text = String::new();
        while let Ok(Some(Ok(part))) = tokio::time::timeout(Duration::from_millis(300), parts.next()).await {
            text += &String::from_utf8_lossy(&part);
        }
        text
    }

    /// A stream from now on; what was answered instead if there is none.
    pub async fn stream(&self, who: &Asker, path: &str, seen: Option<&str>) -> Result<Stream, StatusCode> {
        let mut asked = request(Method::GET, who, path, "", "");
        if let Some(seen) = seen {
            asked.headers_mut().insert("last-event-id", seen.parse().unwrap());
        }
        let ((status, _), body) = self.start(asked).await;
        if status != StatusCode::OK {
            return Err(status);
        }
        Ok(Stream { parts: body.into_data_stream(), text: String::new() })
    }

    /// A new player's program.
    pub async fn program(&self, name: &str) -> Asker {
        let (status, body) = self.json(&Asker::Nobody, "/api/v1/players", serde_json::json!({ "name": name })).await;
        assert_eq!(status, StatusCode::CREATED);
        Asker::Program(body["token"].as_str().unwrap().into())
    }

    /// A guest's browser.
    pub async fn browser(&self, name: &str) -> Asker {
        let answer = self.post(&Asker::Nobody, "/sign-in", &format!("name={name}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        Asker::Browser(cookie(&answer))
    }
}

/// What a stream says, event by event.
pub struct Stream {
    parts: BodyDataStream,
    text: String,
}

/// How long a busy machine may take for what must come.
const PATIENCE: Duration = Duration::from_secs(30);

impl Stream {
    /// The next event; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<String> {
        // Signs of life come for as long as the stream does: all of them together must not take longer.
        tokio::time::timeout(PATIENCE, self.read()).await.expect("news, or the end")
    }

    async fn read(&mut self) -> Option<String> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                // Signs of life begin with a colon.
                if !event.starts_with(':') {
                    return Some(event);
                }
                continue;
            }
            let part = self.parts.next().await?;
            self.text += std::str::from_utf8(&part.unwrap()).unwrap();
        }
    }
}

/// The session that an answer gives.
pub fn cookie(answer: &Answer) -> String {
    let cookies = answer.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
    let session = cookies
        .filter_map(|cookie| cookie.trim_start_matches("__Host-").strip_prefix("spieltisch="))
        .next()
        .expect("a session");
    session.split(';').next().unwrap().into()
}

/// A request as a browser of this site or a program would make it.
pub fn request(method: Method, who: &Asker, path: &str, kind: &str, body: &str) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, "table.example");
    match who {
        Asker::Nobody => request = request.header(header::ORIGIN, "http://table.example"),
        Asker::Program(token) => request = request.header(header::AUTHORIZATION, format!("Bearer {token}")),
        Asker::Browser(cookie) => {
            request = request.header(header::COOKIE, format!("spieltisch={cookie}"));
            request = request.header(header::ORIGIN, "http://table.example");
        }
    }
    if !kind.is_empty() {
        request = request.header(header::CONTENT_TYPE, kind);
    }
    if !body.is_empty() {
        request = request.header(header::CONTENT_LENGTH, body.len());
    }
    request.body(Body::from(body.to_owned())).unwrap()
}
