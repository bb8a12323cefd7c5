//! Telling the other nodes which tables and accounts have changed, through Postgres. SQLite has no other nodes.

use crate::error::{Result, StoreError};
use crate::place::Place;
use crate::{Changed, PlayerId, TableId};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, Executor};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

/// The name under which nodes talk to each other.
const CHANNEL: &str = "spieltisch";

/// Postgres refuses messages of 8,000 bytes; a table takes thirteen, a player fourteen.
const WORDS_IN_A_MESSAGE: usize = 560;
const _: () = assert!(16 + 14 * WORDS_IN_A_MESSAGE < 8_000);

/// What stands before the id of a player.
const PLAYER: char = '@';

/// How long to wait before the connection is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// After so long without a message Postgres is asked whether it is still there. A machine that loses its power or its
/// network says nothing, and whoever only listens would wait for ever.
const QUIET: Duration = Duration::from_secs(3);

/// So long Postgres may take for an answer, or for a new connection. With [`QUIET`] a dead connection is noticed within
/// ten seconds.
const ANSWER: Duration = Duration::from_secs(5);
const _: () = assert!(QUIET.as_secs() + ANSWER.as_secs() < 10);

/// How a node signs what it tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u64);

impl NodeId {
    pub(crate) fn random() -> NodeId {
        NodeId(getrandom::u64().expect("random bits from the operating system"))
    }

    /// Tells the others about tables and accounts when the transaction is committed.
    pub(crate) async fn tell(
        self,
        db: &mut AnyConnection,
        tables: &[TableId],
        players: &[PlayerId],
    ) -> sqlx::Result<()> {
        let tables = tables.iter().map(TableId::to_string);
        let words: Vec<String> = tables.chain(players.iter().map(|player| format!("{PLAYER}{player}"))).collect();
        for some in words.chunks(WORDS_IN_A_MESSAGE) {
            let message = format!("{:016x} {}", self.0, some.join(" "));
            sqlx::query("SELECT 1 FROM pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(&mut *db).await?;
        }
        Ok(())
    }

    /// What a message of another node tells.
    fn heard(self, message: &str) -> Vec<Changed> {
        let mut words = message.split(' ');
        if words.next() == Some(format!("{:016x}", self.0).as_str()) {
            return Vec::new();
        }
        let change = |word: &str| match word.strip_prefix(PLAYER) {
            Some(player) => player.parse().ok().map(Changed::Player),
            None => word.parse().ok().map(Changed::Table),
        };
        words.filter_map(change).collect()
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
        while let Some(heard) = next(&mut listener, node).await {
            for change in heard {
                // Nobody may be interested at the moment.
                let _ = changes.send(change);
            }
        }
        tracing::warn!("the connection that hears of the other nodes was lost");
        drop(listener);
        listener = loop {
            match timeout(ANSWER, connected(&url)).await {
                Ok(Ok(listener)) => break listener,
                Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
            }
        };
        // Only now: what happens from here on is heard, and what happened before is found by whoever looks again.
        let _ = changes.send(Changed::Unknown);
    }
}

/// What the next message tells, or nothing new after a while in which the connection has shown that it lives; nothing once
/// it is lost.
async fn next(listener: &mut PgListener, node: NodeId) -> Option<Vec<Changed>> {
    match timeout(QUIET, listener.try_recv()).await {
        Ok(message) => message.ok()?.map(|message| node.heard(message.payload())),
        // Messages that come before the answer are kept for the next call.
        Err(_) => timeout(ANSWER, listener.execute("SELECT 1")).await.ok()?.ok().map(|_| Vec::new()),
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
        let (table, player) = (TableId::random(), PlayerId::random());
        let message = format!("{:016x} {table} @{player}", 1);
        assert_eq!(other.heard(&message), [Changed::Table(table), Changed::Player(player)]);
        assert_eq!(mine.heard(&message), []);
        for nonsense in ["", " ", "x", "0000000000000001", "0000000000000003 0 ä @ @0"] {
            assert_eq!(other.heard(nonsense), [], "{nonsense}");
        }
    }
}
