//! What one player may have at most. It is counted in the transaction that adds to it, which takes hold of the player
//! first: whoever asks twice at the same moment, even through two nodes, is counted one after the other.

use crate::columns::Columns;
use crate::error::Result;
use crate::sessions;
use crate::tables::hold;
use crate::writer::Write;
use crate::{Millis, PlayerId, Session, State, Store, TableId};
use sqlx::AnyConnection;

/// A table that nobody joins stands in the list for so long.
pub(crate) const LISTED_FOR: Millis = 60 * 60 * 1000;

/// How many tables one player may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableLimits {
    /// Open or running, opened or joined.
    pub tables: u32,
    /// In the list of open tables.
    pub listed: u32,
}

/// The player has too many of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TooMany {
    /// Tables that are open or running.
    Tables,
    /// Tables in the list.
    Listed,
}

impl Store {
    /// Remembers a token, unless the player has `most` of its kind. False: too many.
    pub async fn add_token(&self, session: &Session, most: u32) -> Result<bool> {
        self.write(AddToken { session: session.clone(), most }).await
    }

    /// Puts an open table into the list once more, unless its host has `most` there. False: too many, or it is not open.
    pub async fn list_again(&self, table: TableId, host: PlayerId, most: u32, now: Millis) -> Result<bool> {
        self.write(ListAgain { table, host, most, now }).await
    }
}

/// Takes hold of a player until the transaction ends.
pub(crate) async fn hold_player(db: &mut AnyConnection, player: PlayerId) -> sqlx::Result<()> {
    sqlx::query("UPDATE players SET name = name WHERE id = $1").bind(player.number()).execute(db).await?;
    Ok(())
}

/// Whether `player`, who is then held, has `most` tables that are open or running.
pub(crate) async fn has_tables(db: &mut AnyConnection, player: PlayerId, most: u32) -> sqlx::Result<bool> {
    hold_player(db, player).await?;
    let count = "SELECT COUNT(*) FROM (SELECT table_id FROM seats WHERE player = $1 AND state IN ('open', 'running')
        UNION SELECT id FROM tables WHERE host = $1 AND ended IS NULL) AS mine";
    let count = sqlx::query(count).bind(player.number()).fetch_one(db).await?;
    Ok(Columns::of(&count).number::<i64>()? >= i64::from(most))
}

/// Whether `player`, who is then held, has `most` tables in the list.
pub(crate) async fn has_listed(db: &mut AnyConnection, player: PlayerId, most: u32, now: Millis) -> sqlx::Result<bool> {
    hold_player(db, player).await?;
    let count = "SELECT COUNT(*) FROM tables
        WHERE host = $1 AND ended IS NULL AND state = 'open' AND listed = 1 AND listed_until > $2";
    let count = sqlx::query(count).bind(player.number()).bind(now).fetch_one(db).await?;
    Ok(Columns::of(&count).number::<i64>()? >= i64::from(most))
}

struct AddToken {
    session: Session,
    most: u32,
}

impl Write for AddToken {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.session.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let Session { player, kind, created, .. } = &self.session;
        hold_player(db, *player).await?;
        let count = "SELECT COUNT(*) FROM sessions WHERE player = $1 AND kind = $2 AND expires > $3";
        let count = sqlx::query(count).bind(player.number()).bind(sessions::word(*kind)).bind(*created);
        if Columns::of(&count.fetch_one(&mut *db).await?).number::<i64>()? >= i64::from(self.most) {
            return Ok(false);
        }
        sessions::insert(db, &self.session).await?;
        Ok(true)
    }
}

struct ListAgain {
    table: TableId,
    host: PlayerId,
    most: u32,
    now: Millis,
}

impl Write for ListAgain {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        if !hold(db, self.table, State::Open).await? || has_listed(db, self.host, self.most, self.now).await? {
            return Ok(false);
        }
        let list = "UPDATE tables SET listed = 1, listed_until = $2 WHERE id = $1";
        sqlx::query(list).bind(self.table.number()).bind(self.now + LISTED_FOR).execute(db).await?;
        Ok(true)
    }
}
