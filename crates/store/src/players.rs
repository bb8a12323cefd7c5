//! Players, who owns a name, and whom they do not want to hear.

use crate::columns::{Columns, one_row};
use crate::error::{Result, StoreError};
use crate::writer::Write;
use crate::{Millis, Player, PlayerId, Store};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

const PLAYER: &str = "SELECT id, name, password, language, webhook, created FROM players WHERE id = $1";
const OWNER: &str = "SELECT id, name, password, language, webhook, created FROM players
    WHERE folded = $1 AND password IS NOT NULL";

impl Store {
    /// A new player; the name need not be free, because guests do not own theirs.
    pub async fn add_player(&self, name: &str, language: Option<&str>, now: Millis) -> Result<Player> {
        self.write(Add(Player {
            id: PlayerId::random(),
            name: name.into(),
            password: None,
            language: language.map(Into::into),
            webhook: None,
            created: now,
        }))
        .await
    }

    /// The player with this id.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>> {
        let row = self.one(sqlx::query(PLAYER).bind(id.number())).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// The player who owns this name, that is has a password; letter case does not matter.
    pub async fn owner_of(&self, name: &str) -> Result<Option<Player>> {
        let row = self.one(sqlx::query(OWNER).bind(folded(name))).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// Gives a player another name. False: another player owns it.
    pub async fn rename(&self, id: PlayerId, name: &str) -> Result<bool> {
        self.claim(Rename { id, name: name.into() }).await
    }

    /// Gives a player a password, and with it the name. False: another player owns it.
    pub async fn set_password(&self, id: PlayerId, hash: &str) -> Result<bool> {
        self.claim(SetPassword { id, hash: hash.into() }).await
    }

    /// Remembers the player's language.
    pub async fn set_language(&self, id: PlayerId, language: &str) -> Result<()> {
        self.write(SetLanguage { id, language: language.into() }).await
    }

    /// Remembers where to tell that it is the player's turn, or forgets it.
    pub async fn set_webhook(&self, id: PlayerId, address: Option<&str>) -> Result<()> {
        self.write(SetWebhook { id, address: address.map(Into::into) }).await
    }

    /// Whether a player wants to read what another one says.
    pub async fn set_muted(&self, id: PlayerId, other: PlayerId, muted: bool) -> Result<()> {
        self.write(SetMuted { id, other, muted }).await
    }

    /// Whom a player does not want to read.
    pub async fn muted_by(&self, id: PlayerId) -> Result<Vec<PlayerId>> {
        let query = sqlx::query("SELECT other FROM mutes WHERE player = $1 ORDER BY other").bind(id.number());
        self.all(query, |row| Columns::of(row).number().map(PlayerId::from_number)).await
    }

    /// Two players who claim a name in the same moment through two nodes both find it free; then the index of names
    /// decides.
    async fn claim<W: Write<Answer = Claim>>(&self, write: W) -> Result<bool> {
        match self.write(write).await? {
            Claim::Done => Ok(true),
            Claim::Owned => Ok(false),
            Claim::NoPlayer => Err(StoreError::Failed("There is no such player.".into())),
        }
    }
}

/// What became of a claim to a name.
enum Claim {
    Done,
    Owned,
    NoPlayer,
}

/// A name without regard to letter case: to capitals and back, letter by letter, so that `ß` is `ss` and all sigmas are
/// one.
fn folded(name: &str) -> String {
    name.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

fn read(row: &AnyRow) -> sqlx::Result<Player> {
    let mut columns = Columns::of(row);
    Ok(Player {
        id: PlayerId::from_number(columns.number()?),
        name: columns.text()?,
        password: columns.maybe_text()?,
        language: columns.maybe_text()?,
        webhook: columns.maybe_text()?,
        created: columns.number()?,
    })
}

struct Add(Player);

impl Write for Add {
    type Answer = Player;

    fn lane(&self) -> i64 {
        self.0.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Player> {
        let Player { id, name, language, created, .. } = &self.0;
        sqlx::query("INSERT INTO players (id, name, folded, language, created) VALUES ($1, $2, $3, $4, $5)")
            .bind(id.number())
            .bind(name.clone())
            .bind(folded(name))
            .bind(language.clone())
            .bind(*created)
            .execute(db)
            .await?;
        Ok(self.0.clone())
    }
}

struct Rename {
    id: PlayerId,
    name: String,
}

impl Write for Rename {
    type Answer = Claim;

    fn lane(&self) -> i64 {
        self.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Claim> {
        let renamed = sqlx::query(
            "UPDATE players SET name = $2, folded = $3 WHERE id = $1 AND NOT EXISTS
                (SELECT 1 FROM players o WHERE o.folded = $3 AND o.password IS NOT NULL AND o.id <> $1)",
        )
        .bind(self.id.number())
        .bind(self.name.clone())
        .bind(folded(&self.name))
        .execute(&mut *db)
        .await?;
        claimed(db, self.id, renamed.rows_affected()).await
    }
}

struct SetPassword {
    id: PlayerId,
    hash: String,
}

impl Write for SetPassword {
    type Answer = Claim;

    fn lane(&self) -> i64 {
        self.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Claim> {
        let claim = sqlx::query(
            "UPDATE players SET password = $2 WHERE id = $1 AND NOT EXISTS
                (SELECT 1 FROM players o WHERE o.folded = players.folded AND o.password IS NOT NULL AND o.id <> $1)",
        )
        .bind(self.id.number())
        .bind(self.hash.clone())
        .execute(&mut *db)
        .await?;
        claimed(db, self.id, claim.rows_affected()).await
    }
}

async fn claimed(db: &mut AnyConnection, id: PlayerId, rows: u64) -> sqlx::Result<Claim> {
    if rows > 0 {
        return Ok(Claim::Done);
    }
    let found = sqlx::query("SELECT 1 FROM players WHERE id = $1").bind(id.number()).fetch_optional(db).await?;
    Ok(if found.is_some() { Claim::Owned } else { Claim::NoPlayer })
}

struct SetLanguage {
    id: PlayerId,
    language: String,
}

impl Write for SetLanguage {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("UPDATE players SET language = $2 WHERE id = $1");
        one_row(query.bind(self.id.number()).bind(self.language.clone()).execute(db).await?)
    }
}

struct SetWebhook {
    id: PlayerId,
    address: Option<String>,
}

impl Write for SetWebhook {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("UPDATE players SET webhook = $2 WHERE id = $1");
        one_row(query.bind(self.id.number()).bind(self.address.clone()).execute(db).await?)
    }
}

struct SetMuted {
    id: PlayerId,
    other: PlayerId,
    muted: bool,
}

impl Write for SetMuted {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = match self.muted {
            true => sqlx::query("INSERT INTO mutes (player, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"),
            false => sqlx::query("DELETE FROM mutes WHERE player = $1 AND other = $2"),
        };
        query.bind(self.id.number()).bind(self.other.number()).execute(db).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_regard_to_letter_case() {
        for (one, other) in [("Anna", "aNNA"), ("Jörg", "JÖRG"), ("Strauß", "STRAUSS"), ("Οδυσσεύς", "ΟΔΥΣΣΕΎΣ")]
        {
            assert_eq!(folded(one), folded(other));
        }
        assert_ne!(folded("Anna"), folded("Anne"));
    }
}
