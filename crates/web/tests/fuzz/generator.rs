//! Requests by luck: by the schemas of `openapi.json` for programs, by the names of fields for the forms of pages. Most
//! values are right; some are almost right, and some are nonsense.

use game::Rng;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use store::{PlayerId, StudyId, TableId};

/// A request.
#[derive(Debug)]
pub struct Asked {
    pub method: String,
    pub path: String,
    pub kind: &'static str,
    pub body: Vec<u8>,
}

/// An operation of the description.
struct Operation {
    method: String,
    path: String,
    queries: Vec<(String, Value)>,
    body: Option<Value>,
}

pub struct Generator {
    pub luck: Rng,
    document: Value,
    operations: Vec<Operation>,
    tables: Vec<TableId>,
    players: Vec<PlayerId>,
    studies: Vec<StudyId>,
    /// A seat, a version and a choice that were right a moment ago.
    steps: Vec<(usize, u32, String)>,
}

/// What is hard on databases, on readers of text and on people.
const NASTY: [&str; 18] = [
    "\0",
    "a\0b",
    "",
    " ",
    "'; DROP TABLE players; --",
    "\u{202e}\u{200b}",
    "\u{feff}",
    "\u{10ffff}",
    "ﷺﷺﷺﷺ",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "-1",
    "99999999999999999999",
    "NaN",
    "null",
    "../../etc/passwd",
    "%00",
    "{}",
    "\u{1f3b2}",
];

const GAMES: [&str; 3] = ["novgorod", "noria", "kuhn"];

/// The fields that forms have.
const FIELDS: [&str; 34] = [
    "name",
    "text",
    "label",
    "seat",
    "version",
    "choice",
    "password",
    "old",
    "next",
    "back",
    "webhook",
    "session",
    "lang",
    "game",
    "level",
    "player",
    "on",
    "agree",
    "pace",
    "listed",
    "seats",
    "seat1",
    "seat2",
    "record",
    "id",
    "pieces",
    "values",
    "step",
    "at",
    "code",
    "passkey",
    "challenge",
    "credential",
    "node",
];

/// What they may have in them.
const WORDS: [&str; 25] = [
    "Anna",
    "seat1",
    "seat2",
    "seat9",
    "yes",
    "no",
    "en",
    "de",
    "noria",
    "novgorod",
    "wiraqocha",
    "pig",
    "1",
    "2",
    "0",
    "me",
    "open",
    "link",
    "level1",
    "none",
    "live 600+10",
    "/",
    "chance",
    "?",
    "bet",
];

impl Generator {
    pub fn new(luck: Rng) -> Generator {
        let document: Value = serde_json::from_str(&web::api::OPENAPI).unwrap();
        let mut operations = Vec::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap().iter().filter(|(name, _)| *name != "parameters") {
                let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
                let queries = parameters.iter().filter(|it| it["in"] == "query");
                operations.push(Operation {
                    method: method.to_uppercase(),
                    path: path.clone(),
                    queries: queries.map(|it| (it["name"].as_str().unwrap().into(), it["schema"].clone())).collect(),
                    body: operation.pointer("/requestBody/content/application~1json/schema").cloned(),
                });
            }
        }
        assert!(operations.len() > 20, "the description has operations");
        let (tables, players, studies, steps) = Default::default();
        Generator { luck, document, operations, tables, players, studies, steps }
    }

    /// A study that there is.
    pub fn study(&mut self, study: StudyId) {
        self.studies.push(study);
    }

    /// Tables, players and steps that there are.
    pub fn know(&mut self, tables: Vec<TableId>, players: &[PlayerId], steps: Vec<(usize, u32, String)>) {
        self.tables = tables;
        self.players = players.to_vec();
        self.steps = steps;
    }

    pub fn next(&mut self) -> Asked {
        if self.luck.below(5) < 3 { self.program() } else { self.page() }
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.luck.below(one_in) == 0
    }

    fn program(&mut self) -> Asked {
        let at = self.luck.below(self.operations.len());
        let (method, path) = (self.operations[at].method.clone(), self.operations[at].path.clone());
        let (queries, schema) = (self.operations[at].queries.clone(), self.operations[at].body.clone());
        let mut path = self.filled(&path);
        for (number, (name, schema)) in queries.iter().enumerate() {
            if self.chance(2) {
                let value = match self.value(schema) {
                    Value::String(text) => text,
                    other => other.to_string(),
                };
                let _ = write!(path, "{}{name}={}", if number == 0 { '?' } else { '&' }, escaped(&value));
            }
        }
        let body = match schema {
            Some(schema) => self.value(&schema).to_string().into_bytes(),
            None => Vec::new(),
        };
        Asked { method, path, kind: "application/json", body: self.damaged(body) }
    }

    fn page(&mut self) -> Asked {
        let paths = web::routes::paths();
        let path = paths[self.luck.below(paths.len())];
        let method = if self.chance(3) { "GET" } else { "POST" };
        let mut path = self.filled(path);
        let mut form = String::new();
        for _ in 0..self.luck.below(8) {
            let (name, value) = (FIELDS[self.luck.below(FIELDS.len())], self.word());
            let _ = write!(form, "{name}={}&", escaped(&value));
        }
        if method == "GET" {
            path = format!("{path}?{form}");
            form.clear();
        }
        let body = self.damaged(form.into_bytes());
        Asked { method: method.into(), path, kind: "application/x-www-form-urlencoded", body }
    }

    /// A path with something in its places.
    fn filled(&mut self, path: &str) -> String {
        let mut parts = Vec::new();
        for part in path.split('/') {
            parts.push(match part.starts_with('{') {
                false => part.to_owned(),
                true if path.contains("{game}") && !self.chance(4) => "novgorod".into(),
                true if path.contains("/player/") && !self.chance(4) => self.player(),
                true if path.contains("/stud") && !self.studies.is_empty() && !self.chance(4) => {
                    self.studies[self.luck.below(self.studies.len())].to_string()
                }
                true => self.table(),
            });
        }
        parts.join("/")
    }

    fn table(&mut self) -> String {
        match self.luck.below(12) {
            0 => TableId::random().to_string(),
            1 => escaped(NASTY[self.luck.below(NASTY.len())]),
            _ if self.tables.is_empty() => TableId::random().to_string(),
            _ => self.tables[self.luck.below(self.tables.len())].to_string(),
        }
    }

    fn player(&mut self) -> String {
        if self.chance(3) { PlayerId::random().to_string() } else { self.players[self.luck.below(2)].to_string() }
    }

    fn word(&mut self) -> String {
        match self.luck.below(8) {
            0 | 1 => NASTY[self.luck.below(NASTY.len())].into(),
            2 => self.player(),
            3 if self.chance(4) => "x".repeat(self.luck.below(3_000)),
            4 => format!("{}{}", WORDS[self.luck.below(WORDS.len())], NASTY[self.luck.below(NASTY.len())]),
            _ => WORDS[self.luck.below(WORDS.len())].into(),
        }
    }

    /// Now and then something is cut off, or in a wrong place.
    fn damaged(&mut self, mut body: Vec<u8>) -> Vec<u8> {
        if !body.is_empty() && self.chance(30) {
            let at = self.luck.below(body.len());
            match self.luck.below(3) {
                0 => body.truncate(at),
                1 => body[at] = self.luck.below(256) as u8,
                _ => body.insert(at, 0),
            }
        }
        body
    }

    /// A value that fits a schema, or nearly.
    fn value(&mut self, schema: &Value) -> Value {
        if self.chance(25) {
            let others = [json!(null), json!(-1), json!(1e300), json!([]), json!({}), json!(true), json!(self.word())];
            return others[self.luck.below(others.len())].clone();
        }
        if let Some(name) = schema["$ref"].as_str() {
            let schema = self.document.pointer(name.trim_start_matches('#')).cloned().unwrap();
            return self.value(&schema);
        }
        for kinds in ["oneOf", "anyOf"] {
            if let Some(kinds) = schema[kinds].as_array() {
                let kind = kinds[self.luck.below(kinds.len())].clone();
                return self.value(&kind);
            }
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(words) = schema["enum"].as_array() {
            return words[self.luck.below(words.len())].clone();
        }
        match schema["type"].as_str() {
            Some("object") => self.object(schema),
            Some("array") => {
                let count = self.luck.below(5);
                (0..count).map(|_| self.value(&schema["items"])).collect()
            }
            Some("boolean") => self.chance(2).into(),
            Some("integer") => match self.luck.below(6) {
                0 => json!(u64::MAX),
                1 => json!(i64::MIN),
                2 => json!(self.luck.below(1_000)),
                _ => json!(self.luck.below(5)),
            },
            _ => self.word().into(),
        }
    }

    fn object(&mut self, schema: &Value) -> Value {
        let mut object = Map::new();
        let step = if self.steps.is_empty() { 0 } else { self.luck.below(self.steps.len()) };
        let step = self.steps.get(step).cloned();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (name, schema) in schema["properties"].as_object().cloned().unwrap_or_default() {
            if self.chance(2) || (required.contains(&json!(name)) && !self.chance(30)) {
                let mut value = self.value(&schema);
                if !self.chance(6) {
                    value = match (&*name, &step) {
                        ("seat", Some((seat, ..))) => json!(seat),
                        ("version", Some((_, version, _))) => json!(version),
                        ("choice", Some((.., choice))) => json!(choice),
                        ("game", _) => json!(GAMES[self.luck.below(GAMES.len())]),
                        ("seats", _) => self.seats(),
                        ("pace", _) => json!("none"),
                        ("pieces", _) => json!("shipped"),
                        ("options", _) => json!({}),
                        _ => value,
                    };
                }
                object.insert(name, value);
            }
        }
        if schema["additionalProperties"].is_object() && self.chance(3) {
            object.insert(self.word(), json!(self.word()));
        } else if self.chance(40) {
            object.insert("more".into(), json!(1));
        }
        Value::Object(object)
    }
}

impl Generator {
    /// Seats at which a game can begin, and others may come.
    fn seats(&mut self) -> Value {
        let others =
            [json!({ "kind": "open" }), json!({ "kind": "link" }), json!({ "kind": "bot", "level": "level1" })];
        json!([{ "kind": "me" }, others[self.luck.below(3)]])
    }
}

/// As it stands in an address or in a form.
fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
