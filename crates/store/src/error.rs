//! Why the store could not do it: a sentence that says what was tried, what went wrong and what to do. A password never
//! gets into it.

use sqlx::Error;
use std::fmt::{self, Display};

/// What is asked of the store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Why the store could not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The place cannot be used at all: it cannot be reached or written, or is not ours.
    Place(String),
    /// It was tried and did not work; nothing has changed.
    Failed(String),
    /// The connection broke while the change was being made final: whether it is stored can only be found out by
    /// looking.
    Unknown(String),
    /// The disk is full: it is not stored. Whoever looks again sees what is.
    Full(String),
    /// The database that was opened is no longer there: nothing is stored.
    Gone(String),
    /// A text has a sign in it that cannot be kept; nothing was tried.
    BadText,
    /// A registered player owns the name, in this spelling or in one that looks like it; nothing has changed.
    NameTaken,
    /// The store was closed before.
    Closed,
}

impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::Place(text)
            | StoreError::Failed(text)
            | StoreError::Unknown(text)
            | StoreError::Full(text)
            | StoreError::Gone(text) => f.write_str(text),
            StoreError::BadText => f.write_str("The text has a NUL in it, which cannot be kept."),
            StoreError::NameTaken => f.write_str("The name belongs to a registered player."),
            StoreError::Closed => f.write_str("The store is closed: the server is shutting down."),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        if let Error::PoolClosed = error {
            return StoreError::Closed;
        }
        if is_full(&error) {
            return full(&error);
        }
        StoreError::Failed(format!("The database could not do it: {}", reason(&error)))
    }
}

/// There is no room left.
pub(crate) fn full(error: &Error) -> StoreError {
    StoreError::Full(format!("Nothing can be stored: {}", reason(error)))
}

/// What went wrong and what to do, to be put behind what was tried.
pub(crate) fn reason(error: &Error) -> String {
    match error {
        Error::RowNotFound => "there is no such player, table or seat.".into(),
        Error::PoolTimedOut => "all connections to it are busy; try again.".into(),
        Error::Io(error) => format!("the connection failed ({error}); is the database running?"),
        Error::Database(database) => {
            let code = database.code().unwrap_or_default();
            match hint(&code) {
                Some(hint) => format!("{hint} ({}, {code})", database.message()),
                None => format!("{} ({code}).", database.message()),
            }
        }
        other => format!("{other}."),
    }
}

/// Whether another try alone can succeed: two transactions were in each other's way, or another one has just taken a
/// name, which the second try sees and answers.
pub(crate) fn is_passing(error: &Error) -> bool {
    let Error::Database(database) = error else { return false };
    let code = database.code().unwrap_or_default();
    // Postgres: unique, serialization failure, deadlock, lock not available. SQLite: busy, locked.
    matches!(&*code, "23505" | "40001" | "40P01" | "55P03") || is_busy(error)
}

/// Whether another program has held a SQLite file for so long that waiting was given up.
pub(crate) fn is_busy(error: &Error) -> bool {
    let Error::Database(database) = error else { return false };
    matches!(sqlite_code(&database.code().unwrap_or_default()), Some(5 | 6))
}

/// Whether there is no room left for what was to be written.
pub(crate) fn is_full(error: &Error) -> bool {
    let Error::Database(database) = error else { return false };
    let code = database.code().unwrap_or_default();
    code == "53100" || sqlite_code(&code) == Some(13)
}

/// Whether the connection can still be used after this error.
pub(crate) fn is_of_statement(error: &Error) -> bool {
    match error {
        // Postgres: the server goes away, or ends this connection.
        Error::Database(database) => !database.code().is_some_and(|code| code.starts_with("57P") || code == "25P03"),
        Error::RowNotFound | Error::ColumnDecode { .. } | Error::Decode(_) | Error::Encode(_) => true,
        _ => false,
    }
}

fn hint(code: &str) -> Option<&'static str> {
    let hint = match code {
        "28P01" | "28000" => "Postgres refuses the user or the password; correct them in the address.",
        "3D000" => "Postgres has no such database; create it with createdb.",
        "42501" => "the user has no right to do this; grant it all rights on the database.",
        "53300" => "Postgres has no connection left; raise max_connections.",
        "53100" => "the disk of Postgres is full.",
        _ => match sqlite_code(code)? {
            5 | 6 => "another program holds the file; end it or try again.",
            8 => "the file or its folder cannot be written; check who owns it.",
            10 => "the disk cannot be read or written.",
            11 => "the file is damaged; restore a backup.",
            13 => "the disk is full.",
            14 => "the file cannot be opened; check that its folder exists and can be written.",
            26 => "the file is not a database.",
            _ => return None,
        },
    };
    Some(hint)
}

/// SQLite's codes are numbers of up to four digits, the low byte of which tells the kind; those of Postgres have five
/// letters.
fn sqlite_code(code: &str) -> Option<u32> {
    (code.len() < 5).then(|| code.parse::<u32>().ok())?.map(|code| code & 0xff)
}
