//! Tokens that were given out. Only their hashes are here.

use crate::columns::{Columns, strange};
use crate::error::Result;
use crate::writer::Write;
use crate::{Millis, PlayerId, Session, SessionKind, Store, TokenHash};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

impl Store {
    /// Remembers a token.
    pub async fn add_session(&self, session: &Session) -> Result<()> {
        self.write(Add(session.clone())).await
    }

    /// The session of a browser or a program, if it has not expired.
    pub async fn session(&self, hash: &TokenHash, now: Millis) -> Result<Option<Session>> {
        let query = "SELECT hash, player, kind, label, created, expires FROM sessions
            WHERE hash = $1 AND kind <> 'link' AND expires > $2";
        let row = self.one(sqlx::query(query).bind(hash.0.clone()).bind(now)).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// Whose account a link to another device carries; looking does not use it up.
    pub async fn link_owner(&self, hash: &TokenHash, now: Millis) -> Result<Option<PlayerId>> {
        let query = "SELECT hash, player, kind, label, created, expires FROM sessions
            WHERE hash = $1 AND kind = 'link' AND expires > $2";
        let row = self.one(sqlx::query(query).bind(hash.0.clone()).bind(now)).await?;
        Ok(row.map(|row| read(&row)).transpose()?.map(|session| session.player))
    }

    /// Takes a link to another device: it is gone afterwards. `None` if there is none, it has expired, or somebody else
    /// took it.
    pub async fn take_link(&self, hash: &TokenHash, now: Millis) -> Result<Option<PlayerId>> {
        self.write(TakeLink { hash: hash.clone(), now }).await
    }

    /// Forgets a token.
    pub async fn end_session(&self, hash: &TokenHash) -> Result<()> {
        self.write(End(hash.clone())).await
    }

    /// All sessions and links of a player that have not expired, oldest first.
    pub async fn sessions_of(&self, id: PlayerId, now: Millis) -> Result<Vec<Session>> {
        let query = "SELECT hash, player, kind, label, created, expires FROM sessions
            WHERE player = $1 AND expires > $2 ORDER BY created, hash";
        self.all(sqlx::query(query).bind(id.number()).bind(now), read).await
    }

    /// Ends all sessions of a player except one.
    pub async fn end_other_sessions(&self, id: PlayerId, kept: &TokenHash) -> Result<()> {
        self.write(EndOthers { id, kept: kept.clone() }).await
    }

    /// Forgets what has expired; how many there were.
    pub async fn end_expired(&self, now: Millis) -> Result<u64> {
        self.write(EndExpired(now)).await
    }
}

fn read(row: &AnyRow) -> sqlx::Result<Session> {
    let mut columns = Columns::of(row);
    Ok(Session {
        hash: TokenHash(columns.text()?),
        player: PlayerId::from_number(columns.number()?),
        kind: kind(&columns.text()?)?,
        label: columns.text()?,
        created: columns.number()?,
        expires: columns.number()?,
    })
}

fn word(kind: SessionKind) -> &'static str {
    match kind {
        SessionKind::Browser => "browser",
        SessionKind::Bearer => "bearer",
        SessionKind::Link => "link",
    }
}

fn kind(word: &str) -> sqlx::Result<SessionKind> {
    match word {
        "browser" => Ok(SessionKind::Browser),
        "bearer" => Ok(SessionKind::Bearer),
        "link" => Ok(SessionKind::Link),
        _ => Err(strange(word)),
    }
}

struct Add(Session);

impl Write for Add {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.0.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let Session { hash, player, kind, label, created, expires } = &self.0;
        sqlx::query(
            "INSERT INTO sessions (hash, player, kind, label, created, expires) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(hash.0.clone())
        .bind(player.number())
        .bind(word(*kind))
        .bind(label.clone())
        .bind(*created)
        .bind(*expires)
        .execute(db)
        .await?;
        Ok(())
    }
}

struct TakeLink {
    hash: TokenHash,
    now: Millis,
}

impl Write for TakeLink {
    type Answer = Option<PlayerId>;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Option<PlayerId>> {
        let query = "DELETE FROM sessions WHERE hash = $1 AND kind = 'link' AND expires > $2 RETURNING player";
        let row = sqlx::query(query).bind(self.hash.0.clone()).bind(self.now).fetch_optional(db).await?;
        row.map(|row| Columns::of(&row).number().map(PlayerId::from_number)).transpose()
    }
}

struct End(TokenHash);

impl Write for End {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(self.0.0.clone()).execute(db).await?;
        Ok(())
    }
}

struct EndOthers {
    id: PlayerId,
    kept: TokenHash,
}

impl Write for EndOthers {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("DELETE FROM sessions WHERE player = $1 AND hash <> $2");
        query.bind(self.id.number()).bind(self.kept.0.clone()).execute(db).await?;
        Ok(())
    }
}

struct EndExpired(Millis);

impl Write for EndExpired {
    type Answer = u64;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<u64> {
        let ended = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(self.0).execute(db).await?;
        Ok(ended.rows_affected())
    }
}
