//! Where everything is kept: a SQLite file or a Postgres database, and how to connect to it.

use crate::error::{Result, StoreError, reason};
use crate::file;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection};
use std::fmt::{self, Debug, Display, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a connection may take to come about.
const CONNECT: Duration = Duration::from_secs(10);

/// Readers of a SQLite file: reads are short, and a machine has few cores.
const SQLITE_READERS: u32 = 4;

/// Readers in Postgres: they wait for the network, so more of them help.
const POSTGRES_READERS: u32 = 8;

/// Where everything is kept.
#[derive(Clone)]
pub(crate) enum Place {
    /// A file.
    Sqlite(PathBuf),
    /// An address, with its password.
    Postgres(String),
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To read only.
    Read,
    /// To read and write.
    Write,
    /// To write what may not be there yet.
    Make,
}

impl Place {
    pub(crate) fn of(place: &str) -> Result<Place> {
        if place.starts_with("postgres://") || place.starts_with("postgresql://") {
            return Ok(Place::Postgres(place.into()));
        }
        if let Some((scheme, _)) = place.split_once("://") {
            return Err(StoreError::Place(format!(
                "There is no store of the kind '{scheme}': give the path of a file, or postgres://user:password@host/database."
            )));
        }
        Place::file(Path::new(place))
    }

    pub(crate) fn file(path: &Path) -> Result<Place> {
        let whole = std::path::absolute(path)
            .map_err(|error| StoreError::Place(format!("'{}' is not the path of a file: {error}.", path.display())))?;
        Ok(Place::Sqlite(whole))
    }

    /// The right to open it with the driver of its kind.
    pub(crate) fn options(&self, purpose: Purpose) -> Result<AnyConnectOptions> {
        let url = match self {
            Place::Postgres(url) => url.clone(),
            Place::Sqlite(path) => {
                let Some(path) = path.to_str() else {
                    return Err(StoreError::Place(format!("The path of {self} has letters that are no text.")));
                };
                let mode = if purpose == Purpose::Make { "rwc" } else { "rw" };
                format!("sqlite:{}?mode={mode}", escaped(path))
            }
        };
        let options: AnyConnectOptions = url.parse().map_err(|error| self.refused(&error))?;
        Ok(options.disable_statement_logging())
    }

    /// A connection of its own.
    pub(crate) async fn connect(&self, purpose: Purpose) -> Result<AnyConnection> {
        sqlx::any::install_default_drivers();
        let options = self.options(purpose)?;
        if let (Place::Sqlite(path), Purpose::Make) = (self, purpose) {
            file::make_private(path);
        }
        let connecting = async {
            let mut connection = AnyConnection::connect_with(&options).await?;
            self.prepare(&mut connection, purpose).await?;
            Ok(connection)
        };
        match tokio::time::timeout(CONNECT, connecting).await {
            Ok(connected) => connected.map_err(|error| self.refused(&error)),
            Err(_) => Err(StoreError::Place(format!("{self} does not answer within {} s.", CONNECT.as_secs()))),
        }
    }

    /// Connections that only read.
    pub(crate) fn readers(&self) -> Result<AnyPool> {
        sqlx::any::install_default_drivers();
        let place = self.clone();
        let options = AnyPoolOptions::new().acquire_timeout(CONNECT).after_connect(move |connection, _| {
            let place = place.clone();
            Box::pin(async move { place.prepare(connection, Purpose::Read).await })
        });
        let options = match self {
            // A file does not go away: its connections need neither be tried before use nor be renewed.
            Place::Sqlite(_) => {
                options.max_connections(SQLITE_READERS).test_before_acquire(false).max_lifetime(None).idle_timeout(None)
            }
            Place::Postgres(_) => options.max_connections(POSTGRES_READERS),
        };
        Ok(options.connect_lazy_with(self.options(Purpose::Read)?))
    }

    /// The statement that begins a transaction that writes: it takes SQLite's lock at once, because one that has read
    /// cannot wait for it.
    pub(crate) fn begin(&self) -> &'static str {
        match self {
            Place::Sqlite(_) => "BEGIN IMMEDIATE",
            Place::Postgres(_) => "BEGIN",
        }
    }

    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self, Place::Postgres(_))
    }

    /// A failure to get there.
    pub(crate) fn refused(&self, error: &sqlx::Error) -> StoreError {
        StoreError::Place(format!("{self} cannot be used: {}", reason(error)))
    }

    async fn prepare(&self, connection: &mut AnyConnection, purpose: Purpose) -> sqlx::Result<()> {
        let Place::Sqlite(_) = self else { return Ok(()) };
        // FULL: what is acknowledged survives a power cut, not only the end of the process. Small pages, because most
        // writes touch one row on a page of their own; a long log, because a page that is written again and again is
        // then copied once.
        let settings = match purpose {
            Purpose::Read => "PRAGMA busy_timeout = 10000; PRAGMA query_only = ON;",
            Purpose::Write | Purpose::Make => {
                "PRAGMA page_size = 2048; PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                PRAGMA wal_autocheckpoint = 8000;"
            }
        };
        sqlx::raw_sql(settings).execute(connection).await.map(|_| ())
    }
}

/// Without the user and the password.
impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::Sqlite(path) => write!(f, "The file {}", path.display()),
            Place::Postgres(url) => {
                let behind = url.split_once("://").map_or("", |(_, rest)| rest);
                let place = behind.split(['?', '#']).next().unwrap_or_default();
                write!(f, "Postgres at {}", place.rsplit_once('@').map_or(place, |(_, place)| place))
            }
        }
    }
}

impl Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// A path as a part of an address that nobody takes apart.
fn escaped(path: &str) -> String {
    path.bytes().fold(String::new(), |mut text, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => text.push(byte.into()),
            _ => write!(text, "%{byte:02X}").expect("a text takes letters"),
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_printed_without_its_password() {
        for (address, printed) in [
            ("postgres://anna:secret@db.example:5432/games", "Postgres at db.example:5432/games"),
            ("postgresql://anna:se@cret@db.example/games?sslmode=disable", "Postgres at db.example/games"),
            ("postgres://db.example/games?password=secret&user=anna", "Postgres at db.example/games"),
            ("postgres:///games", "Postgres at /games"),
        ] {
            let place = Place::of(address).unwrap();
            assert_eq!(place.to_string(), printed);
            assert_eq!(format!("{place:?}"), printed);
        }
        let refused = Place::of("mysql://anna:secret@db.example/games").unwrap_err().to_string();
        assert!(refused.contains("mysql") && !refused.contains("secret"), "{refused}");
    }
}
