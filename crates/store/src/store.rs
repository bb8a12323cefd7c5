//! A place, open: how it is opened, closed and asked. What can be asked stands in the files named after it.

use crate::Changed;
use crate::changes::{NodeId, listen};
use crate::error::{Result, StoreError};
use crate::file::{Alone, Opened};
use crate::house_key::HouseKey;
use crate::place::{Place, Purpose};
use crate::readiness::Found;
use crate::schema::{MIGRATIONS, log_ahead, migrate};
use crate::writer::{Write, Writer};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyPool};
use std::fmt::{self, Debug};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

/// Changes that a slow listener may be behind before it is told that it missed some.
const CHANGES: usize = 4096;

/// Writers in Postgres: while one commits, the other prepares. More do not help, because transactions that tell the
/// other nodes are committed one after the other.
const LANES: usize = 2;

/// A place where everything is kept. Clones share it.
#[derive(Clone)]
pub struct Store {
    place: Place,
    pub(crate) writer: Writer,
    pub(crate) readers: AnyPool,
    changes: broadcast::Sender<Changed>,
    /// What invitations are sealed with.
    pub(crate) key: HouseKey,
    /// The file, if it is one.
    pub(crate) opened: Option<Arc<Opened>>,
    /// What the last look at the database has found.
    pub(crate) found: Arc<Found>,
    // Both are held for what they do when the last clone is gone.
    listener: Option<Arc<Listener>>,
    #[expect(dead_code, reason = "held for what it does when it is dropped")]
    alone: Option<Arc<Alone>>,
}

/// Ends the task that listens when nobody needs it any more.
struct Listener(AbortHandle);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Where it is, without the password.
impl Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("Store").field(&self.place).finish()
    }
}

impl Store {
    /// Opens a place: the path of a SQLite file, which is made if missing, or `postgres://user:password@host/database`.
    /// A database of an older version is brought up to date.
    pub async fn open(place: &str) -> Result<Store> {
        Store::open_with(&Place::of(place)?, MIGRATIONS).await
    }

    /// The same for a server, which must be the only one on a SQLite file: each keeps tables in memory and would not
    /// hear of the other. Commands of the host may open the file beside it.
    pub async fn open_alone(place: &str) -> Result<Store> {
        let place = Place::of(place)?;
        let alone = match &place {
            Place::Sqlite(path) => {
                make_folder(path)?;
                Some(Arc::new(Alone::at(path)?))
            }
            Place::Postgres(_) => None,
        };
        let store = Store::open_with(&place, MIGRATIONS).await?;
        Ok(Store { alone, ..store })
    }

    pub(crate) async fn open_with(place: &Place, migrations: &[&str]) -> Result<Store> {
        if let Place::Sqlite(path) = place {
            make_folder(path)?;
        }
        let mut first = place.connect(Purpose::Make).await?;
        migrate(place, &mut first, migrations).await?;
        crate::players::complete_names(&mut first).await.map_err(|error| place.refused(&error))?;

        let key = HouseKey::of(place, &mut first).await?;
        let (changes, _) = broadcast::channel(CHANGES);
        let mut connections = vec![first];
        let (node, listener) = match place {
            Place::Sqlite(_) => {
                log_ahead(place, &mut connections[0]).await?;
                (None, None)
            }
            Place::Postgres(_) => {
                for _ in 1..LANES {
                    connections.push(place.connect(Purpose::Write).await?);
                }
                let node = NodeId::random();
                (Some(node), Some(Arc::new(Listener(listen(place, node, changes.clone()).await?))))
            }
        };
        let opened = match place {
            Place::Sqlite(path) => Some(Arc::new(Opened::at(path)?)),
            Place::Postgres(_) => None,
        };
        let readers = place.readers()?;
        let file = opened.clone().map(|opened| (opened, changes.clone()));
        let writer = Writer::start(place, connections, node, file);
        let found = Arc::default();
        Ok(Store { place: place.clone(), writer, readers, changes, key, opened, found, listener, alone: None })
    }

    /// Finishes what was asked for; what is asked for later is refused.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        if let Some(listener) = &self.listener {
            listener.0.abort();
        }
    }

    /// Tables that were changed through another node; with SQLite, that a command of the host has changed something.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
    }

    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Answer> {
        self.writer.write(write).await
    }

    pub(crate) async fn one(&self, query: Query<'_, Any, AnyArguments>) -> Result<Option<AnyRow>> {
        query.fetch_optional(&self.readers).await.map_err(|error| self.unreadable(error))
    }

    pub(crate) async fn all<T>(
        &self,
        query: Query<'_, Any, AnyArguments>,
        read: impl Fn(&AnyRow) -> sqlx::Result<T>,
    ) -> Result<Vec<T>> {
        let rows = query.fetch_all(&self.readers).await.map_err(|error| self.unreadable(error))?;
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// Why something could not be read. A connection that was made after the file was replaced finds another one.
    fn unreadable(&self, error: sqlx::Error) -> StoreError {
        let gone = self.opened.as_ref().and_then(|opened| opened.still_there().err());
        gone.unwrap_or_else(|| error.into())
    }
}

/// The folder of a file.
fn make_folder(path: &Path) -> Result<()> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|error| {
        StoreError::Place(format!("The folder {} cannot be made: {error}. Give another path.", folder.display()))
    })
}
