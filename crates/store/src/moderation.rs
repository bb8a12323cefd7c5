//! What a host does about people who spoil it for others: bans, deleted lines of chats, and the queue of what players
//! have reported.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{Millis, PlayerId, Store, TableId};
use sqlx::AnyConnection;

/// A line of a chat that somebody has reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Which report.
    pub id: TableId,
    /// When.
    pub at: Millis,
    /// Who reports.
    pub reporter: PlayerId,
    /// Who said it.
    pub player: PlayerId,
    /// That player's name then.
    pub name: String,
    /// Where.
    pub table: TableId,
    /// The number of the line.
    pub line: u32,
    /// What was said.
    pub text: String,
}

impl Store {
    /// Lets nobody in with this account any more: its sessions, tokens and links end. False: there is no such player.
    pub async fn ban(&self, player: PlayerId, reason: &str, now: Millis) -> Result<bool> {
        self.write(Ban { player, reason: reason.into(), now }).await
    }

    /// Lets the account in again. False: it was not banned.
    pub async fn unban(&self, player: PlayerId) -> Result<bool> {
        self.write(Unban(player)).await
    }

    /// Why a player is banned; nothing, if not.
    pub async fn ban_of(&self, player: PlayerId) -> Result<Option<String>> {
        let query = sqlx::query("SELECT reason FROM bans WHERE player = $1").bind(player.number());
        let Some(row) = self.one(query).await? else { return Ok(None) };
        Ok(Some(Columns::of(&row).text()?))
    }

    /// Takes a line out of a chat; its number stays taken. Who said it, or nothing if there is no such line.
    pub async fn delete_line(&self, table: TableId, line: u32) -> Result<Option<PlayerId>> {
        self.write(DeleteLine { table, line }).await
    }

    /// Reports a line; a second time changes nothing. False: there is no such line of somebody else.
    pub async fn report(&self, reporter: PlayerId, table: TableId, line: u32, now: Millis) -> Result<bool> {
        self.write(AddReport { id: TableId::random(), reporter, table, line, now }).await
    }

    /// What nobody has looked after yet, oldest first.
    pub async fn open_reports(&self, most: u32) -> Result<Vec<Report>> {
        let query = "SELECT id, at, reporter, player, name, table_id, line, text FROM reports WHERE done IS NULL
            ORDER BY at, id LIMIT $1";
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            Ok(Report {
                id: TableId::from_number(columns.number()?),
                at: columns.number()?,
                reporter: PlayerId::from_number(columns.number()?),
                player: PlayerId::from_number(columns.number()?),
                name: columns.text()?,
                table: TableId::from_number(columns.number()?),
                line: columns.number()?,
                text: columns.text()?,
            })
        };
        self.all(sqlx::query(query).bind(i64::from(most)), read).await
    }

    /// Takes a report off the queue. False: it is not there.
    pub async fn close_report(&self, id: TableId, now: Millis) -> Result<bool> {
        self.write(CloseReport { id, now }).await
    }
}

struct Ban {
    player: PlayerId,
    reason: String,
    now: Millis,
}

impl Write for Ban {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let ban = "INSERT INTO bans (player, at, reason) SELECT id, $2, $3 FROM players WHERE id = $1
            ON CONFLICT (player) DO UPDATE SET reason = $3";
        let query = sqlx::query(ban).bind(self.player.number()).bind(self.now).bind(self.reason.clone());
        let banned = query.execute(&mut *db).await?.rows_affected() > 0;
        sqlx::query("DELETE FROM sessions WHERE player = $1").bind(self.player.number()).execute(db).await?;
        Ok(banned)
    }
}

struct Unban(PlayerId);

impl Write for Unban {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.0.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("DELETE FROM bans WHERE player = $1").bind(self.0.number());
        Ok(query.execute(db).await?.rows_affected() > 0)
    }
}

struct DeleteLine {
    table: TableId,
    line: u32,
}

impl Write for DeleteLine {
    type Answer = Option<PlayerId>;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Option<PlayerId>> {
        let query = "UPDATE chat SET text = '' WHERE table_id = $1 AND number = $2 AND text <> '' RETURNING player";
        let query = sqlx::query(query).bind(self.table.number()).bind(i64::from(self.line));
        let row = query.fetch_optional(db).await?;
        row.map(|row| Columns::of(&row).number().map(PlayerId::from_number)).transpose()
    }
}

struct AddReport {
    id: TableId,
    reporter: PlayerId,
    table: TableId,
    line: u32,
    now: Millis,
}

impl Write for AddReport {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.reporter.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let add = "INSERT INTO reports (id, at, reporter, player, table_id, line, name, text)
            SELECT $1, $2, $3, player, table_id, number, name, text FROM chat
                WHERE table_id = $4 AND number = $5 AND player <> $3 AND text <> ''
            ON CONFLICT (reporter, table_id, line) DO UPDATE SET at = reports.at";
        let query = sqlx::query(add).bind(self.id.number()).bind(self.now).bind(self.reporter.number());
        let query = query.bind(self.table.number()).bind(i64::from(self.line));
        Ok(query.execute(db).await?.rows_affected() > 0)
    }
}

struct CloseReport {
    id: TableId,
    now: Millis,
}

impl Write for CloseReport {
    type Answer = bool;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("UPDATE reports SET done = $2 WHERE id = $1 AND done IS NULL").bind(self.id.number());
        Ok(query.bind(self.now).execute(db).await?.rows_affected() > 0)
    }
}
