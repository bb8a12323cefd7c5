//! A program that plays through the JSON interface, as a person's own program would.

use futures_util::StreamExt;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// An account with its token. It is good on every server of the same host.
#[derive(Clone)]
pub struct Program {
    http: Client,
    token: String,
    pub id: String,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

/// A step as somebody heard of it, and when.
#[derive(Clone, Debug)]
pub struct Step {
    pub version: u32,
    pub heard: Instant,
}

impl Answer {
    /// The word for what went wrong.
    pub fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }

    /// The body, if all went well.
    pub fn fine(self) -> Value {
        assert!(self.status < 300, "{self:?}");
        self.body
    }
}

impl Program {
    /// A new account at `server`, which is an address such as `http://127.0.0.1:8080`.
    pub async fn new(server: &str, name: &str) -> Program {
        let http = Client::builder().timeout(Duration::from_secs(20)).build().expect("a client");
        let mut program = Program { http, token: String::new(), id: String::new() };
        let made = program.ask(server, Method::POST, "/players", Some(json!({ "name": name }))).await;
        let made = made.expect("an answer").fine();
        program.token = made["token"].as_str().expect("a token").into();
        program.id = made["player"]["id"].as_str().expect("an id").into();
        program
    }

    /// The secret that it shows.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Asks; an error is a connection that broke.
    pub async fn ask(
        &self,
        server: &str,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<Answer, reqwest::Error> {
        let mut request = self.http.request(method, format!("{server}/api/v1{path}"));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await?;
        let status = response.status().as_u16();
        let text = response.text().await?;
        Ok(Answer { status, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) })
    }

    /// Reads something that must be there.
    pub async fn get(&self, server: &str, path: &str) -> Value {
        self.ask(server, Method::GET, path, None).await.expect("an answer").fine()
    }

    /// Does something that must work.
    pub async fn post(&self, server: &str, path: &str, body: Value) -> Value {
        self.ask(server, Method::POST, path, Some(body)).await.expect("an answer").fine()
    }

    /// Opens a table of `game` with these seats; its id.
    pub async fn open(&self, server: &str, game: &str, seats: Value) -> String {
        let table = self.post(server, "/tables", json!({ "game": game, "seats": seats, "listed": true })).await;
        table["id"].as_str().expect("an id").into()
    }

    /// Makes a step; an error is a connection that broke.
    pub async fn play(
        &self,
        server: &str,
        table: &str,
        seat: u64,
        version: u64,
        choice: &str,
    ) -> Result<Answer, reqwest::Error> {
        let body = json!({ "seat": seat, "version": version, "choice": choice });
        self.ask(server, Method::POST, &format!("/tables/{table}/play"), Some(body)).await
    }

    /// Hears every step of a table from now on, until the connection ends or nobody listens any more.
    pub async fn listen(&self, server: &str, table: &str) -> mpsc::UnboundedReceiver<Step> {
        let url = format!("{server}/api/v1/tables/{table}/events");
        // This one may take as long as it likes.
        let request = Client::new().get(url).bearer_auth(&self.token).send();
        let mut stream = request.await.expect("a stream").bytes_stream();
        let (tell, hear) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut text = String::new();
            while let Some(Ok(bytes)) = stream.next().await {
                text.push_str(&String::from_utf8_lossy(&bytes));
                while let Some((event, rest)) = text.split_once("\n\n") {
                    let id = event.lines().find_map(|line| line.strip_prefix("id:"));
                    if let Some(version) = id.and_then(|id| id.trim().parse().ok())
                        && tell.send(Step { version, heard: Instant::now() }).is_err()
                    {
                        return;
                    }
                    text = rest.into();
                }
            }
        });
        hear
    }
}
