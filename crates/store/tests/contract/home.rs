//! A fresh place for every test, and what most tests begin with.

use game::SeatSet;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Append, EntryBatch, NewSitter, NewTable, Pace, PlayerId, Seat, Sitter, Standing, Store, TableId};

/// The variable with the address of a Postgres server.
const VARIABLE: &str = "SPIELTISCH_TEST_POSTGRES";

/// Which database a test runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// Runs each function on both databases.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                crate::home::run(crate::home::Kind::Sqlite, stringify!($name), super::$name).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                crate::home::run(crate::home::Kind::Postgres, stringify!($name), super::$name).await;
            })*
        }
    };
}
pub(crate) use on_both;

/// An empty place, and a folder for what else a test needs.
#[derive(Clone, Debug)]
pub struct Home {
    pub kind: Kind,
    pub place: String,
    pub folder: PathBuf,
}

impl Home {
    pub async fn open(&self) -> Store {
        Store::open(&self.place).await.expect("a store")
    }

    /// A connection past the store.
    pub async fn connect(&self) -> AnyConnection {
        connect(&self.place).await
    }

    /// One number from past the store.
    pub async fn ask(&self, question: &str) -> i64 {
        sqlx::query_scalar(AssertSqlSafe(question)).fetch_one(&mut self.connect().await).await.expect("a number")
    }

    /// Another empty place of the same or of another kind; the caller gives it back with [`Home::clear`].
    pub async fn another(&self, kind: Kind) -> Home {
        make(kind).await.expect("the first half of the test would have been skipped")
    }

    pub async fn clear(self) {
        if self.kind == Kind::Postgres {
            let name = self.place.rsplit_once('/').expect("a database").1;
            let mut server = connect(&env::var(VARIABLE).expect("a server")).await;
            let drop = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
            sqlx::raw_sql(AssertSqlSafe(drop)).execute(&mut server).await.expect("no database");
        }
        // A store that a test dropped without closing may still be putting its files away.
        let mut cleared = fs::remove_dir_all(&self.folder);
        for _ in 0..100 {
            match &cleared {
                Err(error) if error.kind() == ErrorKind::DirectoryNotEmpty => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    cleared = fs::remove_dir_all(&self.folder);
                }
                _ => break,
            }
        }
        cleared.expect("no folder");
    }
}

/// Makes a place, runs the test, clears up even if it failed.
pub async fn run<F>(kind: Kind, name: &str, test: impl FnOnce(Home) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let Some(home) = make(kind).await else {
        println!("{name} on Postgres is skipped: {VARIABLE} does not name a server.");
        return;
    };
    let ended = tokio::spawn(test(home.clone())).await;
    home.clear().await;
    if let Err(error) = ended {
        resume_unwind(error.into_panic());
    }
}

async fn make(kind: Kind) -> Option<Home> {
    let name = format!("spieltisch_test_{}", TableId::random());
    let place = match kind {
        Kind::Sqlite => None,
        Kind::Postgres => {
            let server = env::var(VARIABLE).ok()?;
            let create = format!("CREATE DATABASE {name} TEMPLATE template0");
            sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connect(&server).await).await.expect("a database");
            Some(format!("{}/{name}", server.rsplit_once('/').expect("an address with a database").0))
        }
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let place = place.unwrap_or_else(|| folder.join("games of äll?#%20.db").to_string_lossy().into_owned());
    Some(Home { kind, place, folder })
}

async fn connect(place: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    if place.starts_with("postgres") {
        return AnyConnection::connect(place).await.expect("a connection");
    }
    // What is not a letter is escaped as in an address.
    let escaped: String = place.bytes().map(|byte| format!("%{byte:02X}")).collect();
    AnyConnection::connect(&format!("sqlite:{escaped}")).await.expect("a connection")
}

pub fn seat(sitter: Sitter) -> Seat {
    let name = if let Sitter::Person(_) = sitter { "Anna" } else { "" };
    Seat { sitter, name: name.into(), stand_in: None, resigned: false, here: true }
}

/// A table that is to be, with these seats.
pub fn new_table(host: PlayerId, seats: impl IntoIterator<Item = Sitter>) -> NewTable {
    NewTable {
        game: "noria".into(),
        head: "game noria 3\nseats 2\n".into(),
        host,
        pace: Pace::Live { bank: 600, increment: 10 },
        listed: true,
        brisk: false,
        asks_luck: false,
        seats: seats.into_iter().map(seat).collect(),
        created: 1_000,
        set_name: None,
    }
}

/// A player, and a table that is running with that player and a bot.
pub async fn running(store: &Store) -> (PlayerId, TableId) {
    let anna = store.add_player("Anna", Some("de"), 1).await.unwrap().id;
    let seats = [Sitter::Person(anna), Sitter::Bot("level2".into())];
    (anna, store.add_table(&new_table(anna, seats)).await.unwrap())
}

/// A row with the entries from `number` to `last`.
pub fn batch(number: u32, last: u32) -> EntryBatch {
    let lines = (number..=last).map(|entry| format!("{entry} 1 invest refinement ä\n")).collect();
    EntryBatch {
        number,
        last,
        at: 2_000 + i64::from(number),
        movers: SeatSet::only(game::Seat::new(1)),
        due: Some(9_000),
        lines,
    }
}

pub fn append(table: TableId, number: u32, last: u32) -> Append {
    Append { table, batch: batch(number, last), results: None }
}

/// A person who sits down, and may have as many tables as there are.
pub fn person(player: PlayerId, name: &str) -> NewSitter {
    NewSitter::Person(player, name.into(), u32::MAX)
}

pub fn standings() -> Vec<Standing> {
    vec![Standing { points: 31, place: 1 }, Standing { points: -4, place: 2 }]
}
