//! People come, go, change seats, sign out and are sent away in random order, while streams of all kinds stay open. Every
//! byte that comes out of a stream is compared with what whoever opened it would be told who came anew in that moment;
//! and a stream whose session has ended, or whose viewer has lost a seat, says nothing more.

use crate::common::{Asker, Place, Stream, place};
use axum::http::StatusCode;
use game::{Rng, Seat};
use host::Tick;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;
use store::{PlayerId, Session, SessionKind, State, TableId, Token};

const PEOPLE: usize = 4;
const STEPS: u32 = 70;
const MOST_STREAMS: usize = 10;

struct Person {
    id: PlayerId,
    /// The tokens that are good.
    tokens: Vec<Token>,
    /// Another good one, which opens no stream that stays.
    anew: Option<Token>,
    password: Option<String>,
}

/// An open stream, and what it has said.
struct Opened {
    person: usize,
    token: Token,
    path: String,
    stream: Stream,
    /// The seats that were the viewer's when it was opened.
    own: Vec<u8>,
    /// The last version that it told.
    seen: Option<String>,
    /// The table as it told of it last.
    shown: Option<Tick>,
}

struct Machine {
    place: Place,
    rng: Rng,
    game: &'static str,
    seats: u8,
    people: Vec<Person>,
    table: TableId,
    streams: Vec<Opened>,
    /// What happened, for whoever has to find out why.
    story: Vec<String>,
    /// How many streams were compared and how many ended.
    compared: usize,
    ended: usize,
}

fn asker(token: &Token) -> Asker {
    Asker::Program(token.text().into())
}

/// The fields of an event by name.
fn field<'e>(event: &'e str, name: &str) -> Option<&'e str> {
    event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

impl Machine {
    async fn new(game: &'static str, seats: u8, seed: u64) -> Machine {
        let place = place().await;
        let mut people = Vec::new();
        for at in 0..PEOPLE {
            let player = place.host.store().add_player(&format!("Player {at}"), None, 1).await.unwrap();
            people.push(Person { id: player.id, tokens: Vec::new(), anew: None, password: None });
        }
        let mut machine = Machine {
            place,
            rng: Rng::new(seed),
            game,
            seats,
            people,
            table: TableId::from_number(0),
            streams: Vec::new(),
            story: vec![format!("{game}, seed {seed}")],
            compared: 0,
            ended: 0,
        };
        for person in 0..PEOPLE {
            machine.sign_in(person).await;
        }
        machine.open_table().await;
        machine
    }

    /// A token that nothing else uses.
    async fn token(&self, person: usize) -> Token {
        let (token, created) = (Token::random(), host::now());
        let (hash, player) = (token.hash(), self.people[person].id);
        let (kind, expires) = (SessionKind::Bearer, created + 3_600_000);
        let session = Session { hash, player, kind, label: String::new(), created, expires, confirmed: 0 };
        self.place.host.store().add_session(&session).await.unwrap();
        token
    }

    /// The person as who comes anew.
    async fn anew(&mut self, person: usize) -> Asker {
        if self.people[person].anew.is_none() {
            self.people[person].anew = Some(self.token(person).await);
        }
        asker(self.people[person].anew.as_ref().unwrap())
    }

    async fn sign_in(&mut self, person: usize) {
        let token = self.token(person).await;
        self.people[person].tokens.push(token);
    }

    /// Player 0 opens a table with seats for whoever comes.
    async fn open_table(&mut self) {
        self.streams.clear();
        let mut seats = vec![json!({ "kind": "me" })];
        seats.extend((1..self.seats).map(|_| json!({ "kind": "open" })));
        let new = json!({ "game": self.game, "seats": seats, "listed": self.rng.below(2) == 0 });
        let opener = self.anew(0).await;
        let (status, table) = self.place.json(&opener, "/api/v1/tables", new).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        self.table = table["id"].as_str().unwrap().parse().unwrap();
        self.story.push("a new table".into());
    }

    /// Who sits where, and whether the game goes on, as the host has it.
    async fn seats_of(&self, person: usize) -> Vec<u8> {
        let id = self.people[person].id;
        let look = |sitting: &host::Sitting| sitting.seats_of(id).iter().map(|seat| seat.index() as u8 + 1).collect();
        self.place.host.look(self.table, look).await.unwrap()
    }

    async fn state(&self) -> State {
        self.place.host.look(self.table, |sitting| sitting.info.state).await.unwrap()
    }

    fn some_token(&mut self, person: usize) -> Token {
        let tokens = &self.people[person].tokens;
        tokens[self.rng.below(tokens.len())].clone()
    }

    /// Something happens.
    async fn step(&mut self) {
        let person = self.rng.below(PEOPLE);
        let token = self.some_token(person);
        let (who, table) = (asker(&token), self.table);
        let api = |verb: &str| format!("/api/v1/tables/{table}/{verb}");
        let what = self.rng.below(12);
        let answer: String = match what {
            0..=2 => {
                let seat = 2 + self.rng.below(usize::from(self.seats) - 1);
                format!("join {seat} {:?}", self.place.json(&who, &api("join"), json!({ "seat": seat })).await.0)
            }
            3 if person != 0 => format!("leave {:?}", self.place.json(&who, &api("leave"), json!({})).await.0),
            4 if self.rng.below(3) == 0 => {
                let seat = 2 + self.rng.below(usize::from(self.seats) - 1);
                let opener = self.anew(0).await;
                let sent =
                    self.place.post(&opener, &format!("/table/{table}/remove"), &format!("seat=seat{seat}")).await;
                format!("seat {seat} is sent away {:?}", sent.status)
            }
            5 => {
                let answer = self.place.post(&who, "/sign-out", "").await;
                self.people[person].tokens.retain(|other| *other != token);
                format!("signs out {:?}", answer.status)
            }
            6 if self.rng.below(2) == 0 => {
                let answer = self.place.post(&who, "/me/sign-out-everywhere", "").await;
                self.people[person].tokens.clear();
                self.people[person].anew = None;
                format!("signs out everywhere {:?}", answer.status)
            }
            7 if self.rng.below(4) == 0 => {
                let old = self.people[person].password.take().unwrap_or_default();
                let new = format!("password {}", self.rng.bits());
                let answer = self.place.post(&who, "/me/password", &format!("old={old}&password={new}")).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
                self.people[person].password = Some(new);
                self.is_no_guest(person).await;
                self.people[person].tokens.retain(|other| *other == token);
                self.people[person].anew = None;
                format!("has another password {:?}", answer.status)
            }
            8 => {
                format!("says something {:?}", self.place.json(&who, &api("chat"), json!({ "text": "hello" })).await.0)
            }
            _ => self.play().await,
        };
        self.story.push(format!("player {person} {answer}"));
        for person in 0..PEOPLE {
            while self.people[person].tokens.len() < 2 {
                self.sign_in(person).await;
            }
        }
    }

    /// Tables show a little later that somebody is no guest any more.
    async fn is_no_guest(&self, person: usize) {
        let id = self.people[person].id;
        let is_shown = |sitting: &host::Sitting| sitting.seats_of(id).and(sitting.info.guests).is_empty();
        for _ in 0..3_000 {
            if self.place.host.look(self.table, is_shown).await.unwrap() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("player {person} is still shown as a guest");
    }

    /// Whoever is to move makes any step.
    async fn play(&mut self) -> String {
        let look = |sitting: &host::Sitting| {
            let seat = sitting.to_move().iter().next()?;
            Some((seat, sitting.player_in(seat)?, sitting.game.version(), sitting.game.choice_texts(seat)))
        };
        let Some((seat, player, version, choices)) = self.place.host.look(self.table, look).await.unwrap() else {
            return "waits".into();
        };
        let person = self.people.iter().position(|person| person.id == player).unwrap();
        let choice = choices[self.rng.below(choices.len())].clone();
        let who = self.anew(person).await;
        let body = json!({ "seat": seat.index() + 1, "version": version, "choice": choice });
        let played = self.place.json(&who, &format!("/api/v1/tables/{}/play", self.table), body).await;
        format!("watches player {person} play {choice} {:?}", played.0)
    }

    /// Somebody opens a stream of some kind, and it says at once what it has to say.
    async fn listen(&mut self) {
        if self.streams.len() >= MOST_STREAMS {
            let gone = self.rng.below(self.streams.len());
            self.streams.swap_remove(gone);
        }
        let person = self.rng.below(PEOPLE);
        let token = self.some_token(person);
        let own = self.seats_of(person).await;
        let path = match (self.rng.below(4), own.first()) {
            (0, _) => format!("/api/v1/tables/{}/events", self.table),
            (1, Some(seat)) => format!("/api/v1/tables/{}/events?seat={seat}", self.table),
            (2, Some(seat)) => format!("/table/{}/stream?eyes=seat{seat}", self.table),
            _ => format!("/table/{}/stream", self.table),
        };
        let stream = self.place.stream(&asker(&token), &path, None).await.unwrap();
        self.story.push(format!("player {person}, seats {own:?}, opens {path}"));
        let mut opened = Opened { person, token, path, stream, own, seen: None, shown: None };
        let expected = self.expected(&opened).await;
        assert!(self.hear(&mut opened, &expected).await, "{:#?}", self.story);
        self.streams.push(opened);
    }

    /// What whoever opened the stream would be told by one that is opened now, by the names of the events.
    async fn expected(&mut self, opened: &Opened) -> HashMap<String, String> {
        let who = self.anew(opened.person).await;
        let fresh = self.place.stream(&who, &opened.path, opened.seen.as_deref()).await;
        let Ok(mut fresh) = fresh else { return HashMap::new() };
        let mut events = HashMap::new();
        for _ in 0..2 {
            let event = fresh.next().await.expect("the present state");
            events.insert(field(&event, "event").unwrap().to_owned(), event);
        }
        self.check_choices(opened, events.get("step")).await;
        events
    }

    /// What a stream for programs tells as choices, by the game itself.
    async fn check_choices(&self, opened: &Opened, step: Option<&String>) {
        let Some(step) = step else { return };
        let step: Value = serde_json::from_str(field(step, "data").unwrap()).unwrap();
        let own = self.seats_of(opened.person).await;
        let look = |sitting: &host::Sitting| {
            let seat = match own[..] {
                [seat] => Seat::new(usize::from(seat) - 1),
                _ => return None,
            };
            sitting.to_move().has(seat).then(|| sitting.game.choice_texts(seat))
        };
        let choices = self.place.host.look(self.table, look).await.unwrap();
        assert_eq!(step.get("choices").cloned(), choices.map(Value::from), "{:#?}", self.story);
    }

    /// Reads what is to come: each event must be what is expected. False if the stream has ended.
    async fn hear(&self, opened: &mut Opened, expected: &HashMap<String, String>) -> bool {
        let (tick, shown) = (self.tick().await, opened.shown);
        let is_for_programs = opened.path.starts_with("/api/");
        let comes = |name: &str| match name {
            "step" => shown.is_none_or(|shown| shown.version != tick.version),
            "table" if is_for_programs => shown.is_none_or(|shown| shown.meta != tick.meta),
            _ => shown != Some(tick),
        };
        let mut to_come: Vec<&str> = expected.keys().map(String::as_str).filter(|name| comes(name)).collect();
        while !to_come.is_empty() {
            let Some(event) = opened.stream.next().await else { return false };
            let name = field(&event, "event").unwrap();
            assert_eq!(Some(&event), expected.get(name), "{} of {:#?}", opened.path, self.story);
            if let Some(version) = field(&event, "id") {
                opened.seen = Some(version.into());
            }
            to_come.retain(|other| *other != name);
        }
        opened.shown = Some(tick);
        true
    }

    /// Looks at all streams after something has happened.
    async fn compare(&mut self, changed: bool) {
        let mut kept = Vec::new();
        for mut opened in std::mem::take(&mut self.streams) {
            let own = self.seats_of(opened.person).await;
            let is_good = self.people[opened.person].tokens.contains(&opened.token);
            let lost = opened.own.iter().any(|seat| !own.contains(seat));
            if !is_good || lost {
                assert_eq!(opened.stream.next().await, None, "{} of {:#?}", opened.path, self.story);
                self.ended += 1;
                continue;
            }
            opened.own = own;
            if changed {
                let expected = self.expected(&opened).await;
                let heard = self.hear(&mut opened, &expected).await;
                assert!(heard, "{} has ended too early: {:#?}", opened.path, self.story);
                self.compared += 1;
            }
            kept.push(opened);
        }
        self.streams = kept;
    }

    async fn tick(&self) -> Tick {
        self.place.host.look(self.table, |sitting| sitting.tick()).await.unwrap()
    }

    async fn run(mut self) -> (usize, usize) {
        for _ in 0..STEPS {
            // Now and then at another table: who was sent away from this one does not come back.
            if self.rng.below(20) == 0 || matches!(self.state().await, State::Over | State::Abandoned) {
                self.open_table().await;
            }
            if self.rng.below(2) == 0 {
                self.listen().await;
            }
            let before = self.tick().await;
            self.step().await;
            let changed = self.tick().await != before;
            self.compare(changed).await;
        }
        (self.compared, self.ended)
    }
}

async fn run(game: &'static str, seats: u8) {
    let (mut compared, mut ended) = (0, 0);
    for seed in 0..4 {
        let counts = Machine::new(game, seats, seed).await.run().await;
        compared += counts.0;
        ended += counts.1;
    }
    assert!(compared > 100 && ended > 10, "{game}: compared {compared}, ended {ended}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_and_goes_at_novgorod_sees_the_own_side_only() {
    run("novgorod", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_and_goes_at_kuhn_poker_sees_the_own_side_only() {
    run("kuhn", 2).await;
}
