//! Whether the database can be played with: it answers, it is still the one that was opened, and it takes what is
//! written to it. Only a write finds a full disk, so each look is a small one.

use crate::Store;
use crate::error::{Result, StoreError};
use crate::writer::Write;
use sqlx::{AnyConnection, Connection};
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// How long the database may take.
const PATIENCE: Duration = Duration::from_millis(900);

/// How long an answer holds for others who ask: looking costs a write, and anybody may ask.
const FRESH: Duration = Duration::from_millis(200);

/// What was found last.
pub(crate) type Found = tokio::sync::Mutex<Option<(Instant, Result<()>)>>;

impl Store {
    /// Whether steps can be stored now; the answer comes within a second.
    pub async fn ready(&self) -> Result<()> {
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        let mut found = self.found.lock().await;
        if let Some((at, result)) = &*found
            && at.elapsed() < FRESH
        {
            return result.clone();
        }
        let late = |_| Err(StoreError::Failed("The database does not answer within a second.".into()));
        let result = timeout(PATIENCE, self.look()).await.unwrap_or_else(late);
        *found = Some((Instant::now(), result.clone()));
        result
    }

    async fn look(&self) -> Result<()> {
        if let Some(opened) = &self.opened {
            opened.still_there()?;
        }
        self.readers.acquire().await?.ping().await?;
        self.write(Beat).await
    }
}

/// The smallest change there is.
struct Beat;

impl Write for Beat {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        sqlx::query("UPDATE spieltisch SET beats = beats + 1").execute(db).await.map(drop)
    }
}
