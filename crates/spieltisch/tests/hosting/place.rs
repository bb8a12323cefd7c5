//! A database for one test, gone with it: a SQLite file, or a database of its own in the Postgres that the variable
//! `SPIELTISCH_TEST_POSTGRES` names.

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::path::Path;
use store::TableId;
use tempfile::TempDir;

/// The variable with the address of a Postgres server.
const VARIABLE: &str = "SPIELTISCH_TEST_POSTGRES";

/// An empty place, and a folder for what else a test needs.
pub struct Place {
    /// What `--database` is given.
    pub address: String,
    folder: TempDir,
    /// The server, and the name of the database there.
    made: Option<(String, String)>,
}

impl Place {
    /// A file.
    pub fn sqlite() -> Place {
        let folder = folder();
        let address = folder.path().join("games.db").to_str().expect("a path in plain letters").into();
        Place { address, folder, made: None }
    }

    /// A database of its own; without a server it is said that `test` is skipped.
    pub async fn postgres(test: &str) -> Option<Place> {
        let Ok(server) = std::env::var(VARIABLE) else {
            println!("{test} on Postgres is skipped: {VARIABLE} does not name a server.");
            return None;
        };
        let name = format!("spieltisch_test_{}", TableId::random());
        tell(&server, format!("CREATE DATABASE {name} TEMPLATE template0")).await;
        let address = format!("{}/{name}", server.rsplit_once('/').expect("an address with a database").0);
        Some(Place { address, folder: folder(), made: Some((server, name)) })
    }

    /// A folder that is gone with the place.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A file in the folder, whether it is there or not.
    pub fn file(&self, name: &str) -> String {
        self.folder().join(name).to_str().expect("a path in plain letters").into()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((server, name)) = self.made.take() else { return };
        // A thread of its own, because a test may end in the middle of something asynchronous.
        let drop = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(tell(&server, drop));
        });
        thread.join().ok();
    }
}

fn folder() -> TempDir {
    TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

async fn tell(server: &str, statement: String) {
    let mut connection = PgConnection::connect(server).await.expect("a connection to Postgres");
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("Postgres does it");
}
