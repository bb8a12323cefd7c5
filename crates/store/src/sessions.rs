//! Tokens that were given out. Only their hashes are here.

use crate::columns::{Columns, strange};
use crate::error::Result;
use crate::writer::Write;
use crate::{Millis, PlayerId, Session, SessionKind, Store, TokenHash, text};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

impl Store {
    /// Remembers a token.
    pub async fn add_session(&self, session: &Session) -> Result<()> {
        text::check([&*session.label, &session.hash.0])?;
        self.write(Add(session.clone())).await
    }

    /// The session of a browser or a program, if it has not expired.
    pub async fn session(&self, hash: &TokenHash, now: Millis) -> Result<Option<Session>> {
        let query = "SELECT hash, player, kind, label, created, expires, confirmed FROM sessions
            WHERE hash = $1 AND kind <> 'link' AND expires > $2";
        let row = self.one(sqlx::query(query).bind(hash.0.clone()).bind(now)).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// Whose account a link to another device carries; looking does not use it up.
    pub async fn link_owner(&self, hash: &TokenHash, now: Millis) -> Result<Option<PlayerId>> {
        let query = "SELECT hash, player, kind, label, created, expires, confirmed FROM sessions
            WHERE hash = $1 AND kind = 'link' AND expires > $2";
        let row = self.one(sqlx::query(query).bind(hash.0.clone()).bind(now)).await?;
        Ok(row.map(|row| read(&row)).transpose()?.map(|session| session.player))
    }

    /// Takes a link to another device: it is gone afterwards. `None` if there is none, it has expired, or somebody else
    /// took it.
    pub async fn take_link(&self, hash: &TokenHash, now: Millis) -> Result<Option<PlayerId>> {
        self.write(TakeLink { hash: hash.clone(), now }).await
    }

    /// Forgets a token of a player. False: the player has no such token.
    pub async fn end_session(&self, id: PlayerId, hash: &TokenHash) -> Result<bool> {
        self.write(End { id, hash: hash.clone() }).await
    }

    /// All sessions and links of a player that have not expired, oldest first.
    pub async fn sessions_of(&self, id: PlayerId, now: Millis) -> Result<Vec<Session>> {
        let query = "SELECT hash, player, kind, label, created, expires, confirmed FROM sessions
            WHERE player = $1 AND expires > $2 ORDER BY created, hash";
        self.all(sqlx::query(query).bind(id.number()).bind(now), read).await
    }

    /// Whoever has this session has just shown to be the player, which is believed for a while.
    pub async fn confirm_session(&self, id: PlayerId, hash: &TokenHash, until: Millis) -> Result<()> {
        self.write(Confirm { id, hash: hash.clone(), until }).await
    }

    /// Ends all sessions of a player, except perhaps one.
    pub async fn end_sessions(&self, id: PlayerId, except: Option<&TokenHash>) -> Result<()> {
        self.write(EndAll { id, except: except.cloned() }).await
    }

    /// Forgets sessions and challenges that have expired; how many sessions there were.
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
        confirmed: columns.number()?,
    })
}

pub(crate) fn word(kind: SessionKind) -> &'static str {
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
        insert(db, &self.0).await
    }
}

pub(crate) async fn insert(db: &mut AnyConnection, session: &Session) -> sqlx::Result<()> {
    let Session { hash, player, kind, label, created, expires, confirmed } = session;
    let add = "INSERT INTO sessions (hash, player, kind, label, created, expires, confirmed)
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    sqlx::query(add)
        .bind(hash.0.clone())
        .bind(player.number())
        .bind(word(*kind))
        .bind(label.clone())
        .bind(*created)
        .bind(*expires)
        .bind(*confirmed)
        .execute(db)
        .await?;
    Ok(())
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

struct End {
    id: PlayerId,
    hash: TokenHash,
}

impl Write for End {
    type Answer = bool;

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("DELETE FROM sessions WHERE player = $1 AND hash = $2");
        Ok(query.bind(self.id.number()).bind(self.hash.0.clone()).execute(db).await?.rows_affected() > 0)
    }
}

struct Confirm {
    id: PlayerId,
    hash: TokenHash,
    until: Millis,
}

impl Write for Confirm {
    type Answer = ();

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("UPDATE sessions SET confirmed = $3 WHERE player = $1 AND hash = $2");
        query.bind(self.id.number()).bind(self.hash.0.clone()).bind(self.until).execute(db).await.map(drop)
    }
}

struct EndAll {
    id: PlayerId,
    except: Option<TokenHash>,
}

impl Write for EndAll {
    type Answer = ();

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        end_all(db, self.id, self.except.as_ref()).await
    }
}

/// Ends all sessions of a player, except perhaps one, and what authenticators were asked for.
pub(crate) async fn end_all(db: &mut AnyConnection, id: PlayerId, except: Option<&TokenHash>) -> sqlx::Result<()> {
    // No hash is empty.
    let except = except.map(|hash| hash.0.clone()).unwrap_or_default();
    sqlx::query("DELETE FROM challenges WHERE player = $1").bind(id.number()).execute(&mut *db).await?;
    let query = sqlx::query("DELETE FROM sessions WHERE player = $1 AND hash <> $2");
    query.bind(id.number()).bind(except).execute(db).await.map(drop)
}

struct EndExpired(Millis);

impl Write for EndExpired {
    type Answer = u64;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<u64> {
        sqlx::query("DELETE FROM challenges WHERE expires <= $1").bind(self.0).execute(&mut *db).await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(self.0).execute(db).await?;
        Ok(ended.rows_affected())
    }
}
