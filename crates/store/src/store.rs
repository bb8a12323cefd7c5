//! The store: stub.
#![allow(missing_docs, unused_variables, clippy::todo)]

use crate::*;
use std::fmt;
use tokio::sync::broadcast;

/// Why the store could not do it.
#[derive(Debug)]
pub struct StoreError(pub String);
impl fmt::Display for StoreError { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(&self.0) } }
impl std::error::Error for StoreError {}
type Result<T> = std::result::Result<T, StoreError>;

/// A place where everything is kept. Clones share it.
#[derive(Clone, Debug)]
pub struct Store;

impl Store {
    /// `place` is the path of a SQLite file (made if missing), or `postgres://…`.
    pub async fn open(place: &str) -> Result<Store> { todo!() }
    /// Finishes what was asked for.
    pub async fn close(&self) { todo!() }
    pub async fn ping(&self) -> Result<()> { todo!() }

    pub async fn add_player(&self, name: &str, language: Option<&str>, now: Millis) -> Result<Player> { todo!() }
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>> { todo!() }
    /// The player who owns this name (has a password); letter case does not matter.
    pub async fn owner_of(&self, name: &str) -> Result<Option<Player>> { todo!() }
    /// False: another player owns the name.
    pub async fn rename(&self, id: PlayerId, name: &str) -> Result<bool> { todo!() }
    /// False: another player owns the name.
    pub async fn set_password(&self, id: PlayerId, hash: &str) -> Result<bool> { todo!() }
    pub async fn set_language(&self, id: PlayerId, language: &str) -> Result<()> { todo!() }
    pub async fn set_webhook(&self, id: PlayerId, address: Option<&str>) -> Result<()> { todo!() }
    pub async fn set_muted(&self, id: PlayerId, other: PlayerId, muted: bool) -> Result<()> { todo!() }
    pub async fn muted_by(&self, id: PlayerId) -> Result<Vec<PlayerId>> { todo!() }

    pub async fn add_session(&self, session: &Session) -> Result<()> { todo!() }
    /// Browser and Bearer sessions that have not expired.
    pub async fn session(&self, hash: &TokenHash, now: Millis) -> Result<Option<Session>> { todo!() }
    /// Takes a Link: it is gone afterwards. `None` if there is none, it has expired, or somebody else took it.
    pub async fn take_link(&self, hash: &TokenHash, now: Millis) -> Result<Option<PlayerId>> { todo!() }
    pub async fn end_session(&self, hash: &TokenHash) -> Result<()> { todo!() }
    pub async fn sessions_of(&self, id: PlayerId, now: Millis) -> Result<Vec<Session>> { todo!() }
    /// Ends all sessions of a player except one.
    pub async fn end_other_sessions(&self, id: PlayerId, kept: &TokenHash) -> Result<()> { todo!() }

    /// Stores the table and gives it an id. All seats taken (no Open, no Link): it is running at once.
    pub async fn add_table(&self, table: &NewTable) -> Result<TableId> { todo!() }
    pub async fn table(&self, id: TableId) -> Result<Option<Table>> { todo!() }
    pub async fn seat_by_invite(&self, token: &str) -> Result<Option<(TableId, u8)>> { todo!() }
    /// Takes an Open or Link seat of an open table; the last seat taken starts it (same transaction). False: the seat was not free.
    pub async fn sit(&self, table: TableId, seat: u8, player: PlayerId, name: &str, now: Millis) -> Result<bool> { todo!() }
    /// Leaves all seats of an open table; they are Open again, or Link with the token `invite` where the seat had been one. False: had no seat, or it has started.
    pub async fn stand_up(&self, table: TableId, player: PlayerId) -> Result<bool> { todo!() }
    /// Removes a table that has not started.
    pub async fn remove_open(&self, table: TableId) -> Result<bool> { todo!() }
    pub async fn set_stand_in(&self, table: TableId, seat: u8, bot: Option<&str>) -> Result<()> { todo!() }
    pub async fn set_away_votes(&self, table: TableId, seat: u8, votes: u8) -> Result<()> { todo!() }
    pub async fn set_resigned(&self, table: TableId, seat: u8) -> Result<()> { todo!() }
    pub async fn set_agrees(&self, table: TableId, seat: u8, agrees: bool) -> Result<()> { todo!() }
    /// Ends a running table: with results it is Over, without Abandoned. False: it was not running.
    pub async fn finish(&self, table: TableId, results: Option<&[Standing]>, now: Millis) -> Result<bool> { todo!() }
    /// Notes the rematch, unless there is one already; gives the one that counts.
    pub async fn set_rematch(&self, table: TableId, rematch: TableId) -> Result<TableId> { todo!() }
    pub async fn results(&self, table: TableId) -> Result<Vec<Standing>> { todo!() }

    pub async fn append(&self, append: Append) -> Result<Appended> { todo!() }
    /// The rows whose first entry comes after `after`, in order.
    pub async fn rows(&self, table: TableId, after: u32) -> Result<Vec<Row>> { todo!() }

    pub async fn say(&self, table: TableId, player: PlayerId, name: &str, text: &str, now: Millis) -> Result<()> { todo!() }
    /// The last `most` lines, oldest first.
    pub async fn chat(&self, table: TableId, most: u32) -> Result<Vec<ChatLine>> { todo!() }

    /// Tables that wait for players and are listed, newest first.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<Listed>> { todo!() }
    /// Tables of a player that are open or running, latest change first.
    pub async fn tables_of(&self, player: PlayerId, most: u32) -> Result<Vec<Listed>> { todo!() }
    /// Tables of a player that are over, latest first.
    pub async fn games_of(&self, player: PlayerId, most: u32) -> Result<Vec<Listed>> { todo!() }
    /// Running tables whose last row is due, or that have no row yet although they started before `now - 5 s`; oldest due first.
    pub async fn due_tables(&self, now: Millis, most: u32) -> Result<Vec<TableId>> { todo!() }

    /// Tables that were changed through another node (with Postgres; never with SQLite).
    pub fn changes(&self) -> broadcast::Receiver<TableId> { todo!() }
}
