//! Telling the other nodes which tables have changed, through Postgres. SQLite has no other nodes.

use crate::error::{Result, StoreError};
use crate::place::Place;
use crate::{Changed, TableId};
use sqlx::AnyConnection;
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::sleep;

/// The name under which nodes talk to each other.
const CHANNEL: &str = "spieltisch";

/// Postgres refuses messages of 8,000 bytes; a table takes thirteen.
const TABLES_IN_A_MESSAGE: usize = 600;
const _: () = assert!(16 + 13 * TABLES_IN_A_MESSAGE < 8_000);

/// How long to wait before the connection is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// How a node signs what it tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u64);

impl NodeId {
    pub(crate) fn random() -> NodeId {
        NodeId(getrandom::u64().expect("random bits from the operating system"))
    }

    /// Tells the others about tables when the transaction is committed.
    pub(crate) async fn tell(self, db: &mut AnyConnection, tables: &[TableId]) -> sqlx::Result<()> {
        for some in tables.chunks(TABLES_IN_A_MESSAGE) {
            let message = some.iter().fold(format!("{:016x}", self.0), |text, table| format!("{text} {table}"));
            sqlx::query("SELECT 1 FROM pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(&mut *db).await?;
        }
        Ok(())
    }

    /// The tables in a message of another node.
    fn heard(self, message: &str) -> Vec<TableId> {
        let mut words = message.split(' ');
        if words.next() == Some(format!("{:016x}", self.0).as_str()) {
            return Vec::new();
        }
        words.filter_map(|word| word.parse().ok()).collect()
    }
}

/// Listens to the others from now on.
pub(crate) async fn listen(
    place: &Place,
    node: NodeId,
    changes: broadcast::Sender<Changed>,
) -> Result<tokio::task::AbortHandle> {
    let Place::Postgres(url) = place else {
        return Err(StoreError::Place(format!("{place} has no other nodes to listen to.")));
    };
    let listener = connected(url).await.map_err(|error| place.refused(&error))?;
    let task = tokio::spawn(forward(url.clone(), listener, node, changes));
    Ok(task.abort_handle())
}

async fn forward(url: String, mut listener: PgListener, node: NodeId, changes: broadcast::Sender<Changed>) {
    loop {
        while let Ok(Some(message)) = listener.try_recv().await {
            for table in node.heard(message.payload()) {
                // Nobody may be interested at the moment.
                let _ = changes.send(Changed::Table(table));
            }
        }
        tracing::warn!("the connection that hears of the other nodes was lost");
        drop(listener);
        listener = loop {
            match connected(&url).await {
                Ok(listener) => break listener,
                Err(_) => sleep(PAUSE).await,
            }
        };
        // Only now: what happens from here on is heard, and what happened before is found by whoever looks again.
        let _ = changes.send(Changed::Unknown);
    }
}

async fn connected(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    // The loop above reconnects, because it must tell that something may have been missed.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_for_the_others() {
        let (mine, other) = (NodeId(1), NodeId(2));
        let tables = [TableId::random(), TableId::random()];
        let message = format!("{:016x} {} {}", 1, tables[0], tables[1]);
        assert_eq!(other.heard(&message), tables);
        assert_eq!(mine.heard(&message), []);
        for nonsense in ["", " ", "x", "0000000000000001", "0000000000000003 0 ä"] {
            assert_eq!(other.heard(nonsense), [], "{nonsense}");
        }
    }
}
