//! The layout of the database: a list of texts, each of which makes the next version of it. A database carries its
//! version; what is older is brought up to date when it is opened, what is newer or not ours is refused and left alone.

use crate::error::{Result, StoreError};
use crate::place::Place;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::time::Duration;

/// The versions; the first makes version 1. Texts are only ever added.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
    include_str!("../migrations/4.sql"),
    include_str!("../migrations/5.sql"),
    include_str!("../migrations/6.sql"),
    include_str!("../migrations/7.sql"),
    include_str!("../migrations/8.sql"),
    include_str!("../migrations/9.sql"),
    include_str!("../migrations/10.sql"),
];

/// "SpTi": marks a SQLite file as ours.
const APPLICATION: i64 = 0x5370_5469;

/// Any number that no other program uses for its advisory lock.
const LOCK: i64 = 0x5370_6965_6c74;

/// Brings the layout to the last version of `migrations`. Each one is a transaction of its own; of several programs
/// that come at once, one does it and the others wait.
pub(crate) async fn migrate(place: &Place, connection: &mut AnyConnection, migrations: &[&str]) -> Result<()> {
    // A file that is not ours must not be written, not even by a lock.
    version(place, connection, migrations.len()).await?;
    loop {
        let step = async {
            run(place, connection, place.begin()).await?;
            if place.is_postgres() {
                run(place, connection, format!("SELECT 1 FROM pg_advisory_xact_lock({LOCK})")).await?;
            }
            let version = version(place, connection, migrations.len()).await?;
            let Some(text) = migrations.get(version) else {
                run(place, connection, "COMMIT").await?;
                return Ok(true);
            };
            if version == 0 {
                run(
                    place,
                    connection,
                    "CREATE TABLE spieltisch (version BIGINT NOT NULL)".replace("BIGINT", number(place)),
                )
                .await?;
                run(place, connection, "INSERT INTO spieltisch (version) VALUES (0)").await?;
                if !place.is_postgres() {
                    run(place, connection, format!("PRAGMA application_id = {APPLICATION}")).await?;
                }
            }
            run(place, connection, text_for(place, text)).await?;
            run(place, connection, format!("UPDATE spieltisch SET version = {}", version + 1)).await?;
            run(place, connection, "COMMIT").await?;
            tracing::info!(version = version + 1, "the database has a new layout");
            Ok(false)
        };
        match step.await {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(error) => {
                // The connection may be gone, and then there is nothing to roll back.
                let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
                return Err(error);
            }
        }
    }
}

/// The version that a database has; 0 if it is empty. Refuses one that is not ours, or newer than `known`.
pub(crate) async fn version(place: &Place, connection: &mut AnyConnection, known: usize) -> Result<usize> {
    let (all, ours) = match place {
        Place::Sqlite(_) => (
            "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'",
            "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'spieltisch'",
        ),
        Place::Postgres(_) => (
            "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = current_schema()",
            "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'spieltisch'",
        ),
    };
    if ask(place, connection, all).await? == 0 {
        return Ok(0);
    }
    let marked = place.is_postgres() || ask(place, connection, "PRAGMA application_id").await? == APPLICATION;
    if !marked || ask(place, connection, ours).await? == 0 {
        return Err(StoreError::Place(format!(
            "{place} belongs to another program: it has tables that are not Spieltisch's. Give another place, or an empty one."
        )));
    }
    let version = ask(place, connection, "SELECT version FROM spieltisch").await?;
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > known {
        return Err(StoreError::Place(format!(
            "{place} was made by a newer Spieltisch: it has layout {version}, and this program knows {known}. Use the newer program."
        )));
    }
    Ok(version)
}

/// Turns on the write-ahead log, which lasts: readers and the writer then do not wait for each other. Others who open
/// the file at the same time may hold it for a moment.
pub(crate) async fn log_ahead(place: &Place, connection: &mut AnyConnection) -> Result<()> {
    let mut tries = 0;
    loop {
        match sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut *connection).await {
            Ok(_) => return Ok(()),
            Err(error) if tries == 50 => return Err(place.refused(&error)),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The text as this database wants it.
fn text_for(place: &Place, text: &str) -> String {
    match place {
        Place::Postgres(_) => text.into(),
        Place::Sqlite(_) => text
            .replace("/*strict*/", "STRICT")
            .replace("/*clustered*/", "STRICT, WITHOUT ROWID")
            .replace("BIGINT", number(place)),
    }
}

fn number(place: &Place) -> &'static str {
    if place.is_postgres() { "BIGINT" } else { "INTEGER" }
}

async fn run(place: &Place, connection: &mut AnyConnection, text: impl Into<String>) -> Result<()> {
    sqlx::raw_sql(AssertSqlSafe(text.into())).execute(connection).await.map_err(|error| place.refused(&error))?;
    Ok(())
}

async fn ask(place: &Place, connection: &mut AnyConnection, question: &'static str) -> Result<i64> {
    sqlx::query_scalar(question).fetch_one(connection).await.map_err(|error| place.refused(&error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backup::{backup_with, restore_with};
    use crate::place::Purpose;
    use crate::{Store, TableId};
    use std::fs;
    use std::path::PathBuf;

    /// A layout that is to come, for databases that are made today.
    const NEXT: &str =
        "CREATE TABLE medals (id BIGINT PRIMARY KEY, player BIGINT NOT NULL REFERENCES players (id)) /*strict*/;
        ALTER TABLE players ADD COLUMN motto TEXT;
        INSERT INTO medals SELECT id + 1, id FROM players;";
    const BROKEN: &str = "CREATE TABLE half (id BIGINT); INSERT INTO nowhere VALUES (1);";

    fn folder() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("spieltisch-layout-{}", TableId::random()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    async fn count(place: &Place, table: &'static str) -> i64 {
        let mut db = place.connect(Purpose::Read).await.unwrap();
        sqlx::query_scalar(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"))).fetch_one(&mut db).await.unwrap()
    }

    /// On a SQLite file, and on Postgres in a schema of its own.
    async fn places(folder: &std::path::Path) -> Vec<Place> {
        let mut places = vec![Place::file(&folder.join("old.db")).unwrap()];
        match std::env::var("SPIELTISCH_TEST_POSTGRES") {
            Ok(server) => {
                let name = format!("layout_{}", TableId::random());
                let mut db = Place::of(&server).unwrap().connect(Purpose::Write).await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(format!("CREATE SCHEMA {name}"))).execute(&mut db).await.unwrap();
                places.push(Place::Postgres(format!("{server}?options[search_path]={name}")));
            }
            Err(_) => println!("Postgres is skipped: SPIELTISCH_TEST_POSTGRES does not name a server."),
        }
        places
    }

    async fn clear(folder: &std::path::Path, places: &[Place]) {
        fs::remove_dir_all(folder).unwrap();
        for place in places {
            if let Place::Postgres(url) = place {
                let (server, name) = url.split_once("?options[search_path]=").unwrap();
                let mut db = Place::of(server).unwrap().connect(Purpose::Write).await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(format!("DROP SCHEMA {name} CASCADE"))).execute(&mut db).await.unwrap();
            }
        }
    }

    #[tokio::test]
    async fn an_older_layout_is_brought_up_to_date() {
        let folder = folder();
        let places = places(&folder).await;
        for place in &places {
            let (today, tomorrow) = (MIGRATIONS, [MIGRATIONS, &[NEXT]].concat());
            let store = Store::open_with(place, today).await.unwrap();
            let anna = store.add_player("Anna", None, 1).await.unwrap();
            store.close().await;
            let file = folder.join(format!("{}.backup", place.is_postgres()));
            backup_with(place, &file, &tomorrow, &mut |_, _| {}).await.unwrap();

            // Two programs of tomorrow come at once.
            let (one, other) = tokio::join!(Store::open_with(place, &tomorrow), Store::open_with(place, &tomorrow));
            for store in [one.unwrap(), other.unwrap()] {
                assert_eq!(store.player(anna.id).await.unwrap().as_ref(), Some(&anna));
                store.close().await;
            }
            assert_eq!(count(place, "medals").await, 1, "only one of them did it");
            let refused = Store::open_with(place, today).await.unwrap_err().to_string();
            assert!(refused.contains("made by a newer Spieltisch"), "{refused}");

            // Yesterday's backup in tomorrow's program; its layout is made first, its rows come, then they are brought
            // up to date.
            let restored = Place::file(&folder.join(format!("{}.restored", place.is_postgres()))).unwrap();
            restore_with(&restored, &file, &tomorrow, &mut |_, _| {}).await.unwrap();
            assert_eq!((count(&restored, "players").await, count(&restored, "medals").await), (1, 1));
        }
        clear(&folder, &places).await;
    }

    #[tokio::test]
    async fn a_layout_that_cannot_be_made_changes_nothing() {
        let folder = folder();
        let places = places(&folder).await;
        for place in &places {
            Store::open_with(place, MIGRATIONS).await.unwrap().close().await;
            assert!(Store::open_with(place, &[MIGRATIONS, &[BROKEN]].concat()).await.is_err());
            let store = Store::open_with(place, MIGRATIONS).await.unwrap();
            store.add_player("Anna", None, 1).await.unwrap();
            store.close().await;
            let mut db = place.connect(Purpose::Read).await.unwrap();
            assert!(sqlx::query("SELECT 1 FROM half").fetch_optional(&mut db).await.is_err());
        }
        clear(&folder, &places).await;
    }
}
