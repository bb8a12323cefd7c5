//! Forgetting people: one who wants to be forgotten, and guests who cannot come back. Games stay, because others have
//! played them too; who sat there is then nobody.

use crate::chat;
use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{ChatLine, Millis, PlayerId, Store, TableId};
use sqlx::AnyConnection;

/// What is left of a name.
const NOBODY: &str = "—";

/// What one transaction may take away, so that nobody waits for it.
const AT_ONCE: i64 = 200;

impl Store {
    /// Forgets a player: name, password, passkeys, language, webhook, sessions, sets of pieces, studies, mutes, what was
    /// said, and the names and addresses in the audit log. False: there is no such player.
    pub async fn erase_player(&self, player: PlayerId) -> Result<bool> {
        self.write(Erase(player)).await
    }

    /// Lets other nodes look again at a table, because something about its people was changed.
    pub async fn touch(&self, table: TableId) -> Result<()> {
        self.write(Touch(table)).await
    }

    /// Everything a player has said, with the table it was said at.
    pub async fn said_by(&self, player: PlayerId) -> Result<Vec<(TableId, ChatLine)>> {
        let query = "SELECT c.table_id, c.number, c.player, c.name, p.guest,
            c.at, c.text FROM chat c JOIN players p ON p.id = c.player WHERE c.player = $1 AND c.text <> ''
            ORDER BY c.at, c.table_id, c.number";
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            Ok((TableId::from_number(columns.number()?), chat::line(&mut columns)?))
        };
        self.all(sqlx::query(query).bind(player.number()), read).await
    }

    /// Forgets guests from before a moment who are signed in nowhere, so nobody can be them any more, and who are part
    /// of no game; how many there were.
    pub async fn forget_guests(&self, before: Millis) -> Result<u64> {
        let query = "SELECT p.id FROM players p WHERE p.guest = 1 AND p.created < $1
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = p.id)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE player = p.id)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE host = p.id)
            AND NOT EXISTS (SELECT 1 FROM chat WHERE player = p.id)
            ORDER BY p.created LIMIT $2";
        let number = |row: &_| Columns::of(row).number::<i64>();
        let guests = self.all(sqlx::query(query).bind(before).bind(AT_ONCE), number).await?;
        let count = guests.len() as u64;
        for guest in guests {
            self.write(Forget(PlayerId::from_number(guest))).await?;
        }
        Ok(count)
    }

    /// Tables from before a moment that still wait for players.
    pub async fn waiting_since(&self, before: Millis) -> Result<Vec<TableId>> {
        let query = "SELECT id FROM tables WHERE state = 'open' AND created < $1 ORDER BY created, id LIMIT $2";
        let query = sqlx::query(query).bind(before).bind(AT_ONCE);
        self.all(query, |row| Columns::of(row).number().map(TableId::from_number)).await
    }

    /// Running tables at which nothing has happened since a moment.
    pub async fn idle_since(&self, before: Millis) -> Result<Vec<TableId>> {
        let query = "WITH last AS (SELECT t.id, COALESCE((SELECT e.at FROM entries e WHERE e.table_id = t.id
                ORDER BY e.number DESC LIMIT 1), t.started, t.created) AS at FROM tables t WHERE t.state = 'running')
            SELECT id FROM last WHERE at < $1 ORDER BY at, id LIMIT $2";
        let query = sqlx::query(query).bind(before).bind(AT_ONCE);
        self.all(query, |row| Columns::of(row).number().map(TableId::from_number)).await
    }
}

struct Erase(PlayerId);

impl Write for Erase {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.0.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let id = self.0.number();
        let gone =
            "UPDATE players SET name = $2, folded = $2, guest = 1, password = NULL, language = NULL, webhook = NULL
                WHERE id = $1";
        if sqlx::query(gone).bind(id).bind(NOBODY).execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(false);
        }
        for statement in [
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM passkeys WHERE player = $1",
            "DELETE FROM challenges WHERE player = $1",
            "DELETE FROM recovery_codes WHERE player = $1",
            "DELETE FROM mutes WHERE player = $1 OR other = $1",
            "DELETE FROM piece_sets WHERE player = $1",
            "DELETE FROM studies WHERE player = $1",
            "DELETE FROM webhook_calls WHERE player = $1",
            "DELETE FROM reports WHERE reporter = $1 OR player = $1",
            "UPDATE audit SET name = '', address = '', detail = '' WHERE player = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *db).await?;
        }
        for statement in
            ["UPDATE chat SET name = $2, text = '' WHERE player = $1", "UPDATE seats SET name = $2 WHERE player = $1"]
        {
            sqlx::query(statement).bind(id).bind(NOBODY).execute(&mut *db).await?;
        }
        Ok(true)
    }
}

struct Touch(TableId);

impl Write for Touch {
    type Answer = ();

    fn table(&self) -> Option<TableId> {
        Some(self.0)
    }

    async fn run(&self, _: &mut AnyConnection) -> sqlx::Result<()> {
        Ok(())
    }
}

struct Forget(PlayerId);

impl Write for Forget {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.0.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        // The guest may have come back, or taken a seat, since somebody looked.
        let query = "DELETE FROM players WHERE id = $1 AND guest = 1
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = $1)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE player = $1)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1)
            AND NOT EXISTS (SELECT 1 FROM chat WHERE player = $1)";
        sqlx::query(query).bind(self.0.number()).execute(db).await.map(drop)
    }
}
