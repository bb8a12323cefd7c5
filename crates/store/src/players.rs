//! Players, who owns a name, and whom they do not want to hear.

use crate::columns::{Columns, one_row};
use crate::error::{Result, StoreError};
use crate::sessions::end_all;
use crate::spelling::{folded, look};
use crate::writer::Write;
use crate::{Millis, Player, PlayerId, Store, Text, TokenHash, text};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

const PLAYER: &str = "SELECT id, name, guest, password, language, webhook, created FROM players WHERE id = $1";
const OWNER: &str = "SELECT id, name, guest, password, language, webhook, created FROM players
    WHERE folded = $1 AND guest = 0";

/// So many guests at a time have to go by another name when somebody registers theirs.
const MOST_RENAMED: i64 = 500;

impl Store {
    /// A new guest. Guests do not own their names, so several may have the same; but none that a registered player
    /// owns, in whatever spelling looks like it.
    pub async fn add_player(&self, name: &str, language: Option<&str>, now: Millis) -> Result<Player> {
        text::check([name].into_iter().chain(language))?;
        let player = Player {
            id: PlayerId::random(),
            name: name.into(),
            guest: true,
            password: None,
            language: language.map(Into::into),
            webhook: None,
            created: now,
        };
        if self.write(Add(player.clone())).await? { Ok(player) } else { Err(StoreError::NameTaken) }
    }

    /// The player with this id.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>> {
        let row = self.one(sqlx::query(PLAYER).bind(id.number())).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// The player who owns this name, that is has a password or a passkey; letter case does not matter.
    pub async fn owner_of(&self, name: &str) -> Result<Option<Player>> {
        let row = self.one(sqlx::query(OWNER).bind(Text::new(&folded(name))?.bound())).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// Who owns this name, or one that looks like it.
    pub async fn owner_like(&self, name: &str) -> Result<Option<PlayerId>> {
        let query = "SELECT id FROM players WHERE guest = 0 AND (folded = $1 OR look = $2) LIMIT 1";
        let (folded, look) = (Text::new(&folded(name))?, Text::new(&look(name))?);
        let row = self.one(sqlx::query(query).bind(folded.bound()).bind(look.bound())).await?;
        Ok(row.map(|row| Columns::of(&row).number().map(PlayerId::from_number)).transpose()?)
    }

    /// Gives a player another name; guests who have the name of a registered one then get another. False: another
    /// player owns it.
    pub async fn rename(&self, id: PlayerId, name: &str) -> Result<bool> {
        self.claim(Rename { id, name: Text::new(name)?, look: look(name), folded: folded(name) }).await
    }

    /// Gives a player a password, and with it the name; guests who have the same then get another. All sessions end,
    /// except perhaps one. False: another player owns the name, or took it from the guest that this player was.
    pub async fn set_password(&self, player: &Player, hash: &str, kept: Option<&TokenHash>) -> Result<bool> {
        let (name, hash) = (Text::new(&player.name)?, Text::new(hash)?);
        self.claim(SetPassword { id: player.id, name, hash, kept: kept.cloned() }).await
    }

    /// Remembers the player's language.
    pub async fn set_language(&self, id: PlayerId, language: &str) -> Result<()> {
        self.write(SetLanguage { id, language: Text::new(language)? }).await
    }

    /// Remembers where to tell that it is the player's turn, or forgets it.
    pub async fn set_webhook(&self, id: PlayerId, address: Option<&str>) -> Result<()> {
        self.write(SetWebhook { id, address: Text::maybe(address)? }).await
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

    /// Two players who claim a name in the same moment through two nodes both find it free; then the indexes of names
    /// decide.
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

/// Fills in what names look like, in rows from before that was kept. Of two owners whose names look the same the older
/// one has the look.
pub(crate) async fn complete_names(db: &mut AnyConnection) -> sqlx::Result<()> {
    let rows =
        sqlx::query("SELECT id, name FROM players WHERE look = '' ORDER BY created, id").fetch_all(&mut *db).await?;
    for row in rows {
        let mut columns = Columns::of(&row);
        let (id, name): (i64, String) = (columns.number()?, columns.text()?);
        let complete = "UPDATE players SET look = $2 WHERE id = $1 AND (guest = 1 OR NOT EXISTS
            (SELECT 1 FROM players o WHERE o.look = $2 AND o.guest = 0))";
        sqlx::query(complete).bind(id).bind(look(&name)).execute(&mut *db).await?;
    }
    Ok(())
}

fn read(row: &AnyRow) -> sqlx::Result<Player> {
    let mut columns = Columns::of(row);
    Ok(Player {
        id: PlayerId::from_number(columns.number()?),
        name: columns.text()?,
        guest: columns.flag()?,
        password: columns.maybe_text()?,
        language: columns.maybe_text()?,
        webhook: columns.maybe_text()?,
        created: columns.number()?,
    })
}

struct Add(Player);

impl Write for Add {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.0.id.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let Player { id, name, language, created, .. } = &self.0;
        let add = "INSERT INTO players (id, name, folded, look, language, created) SELECT $1, $2, $3, $4, $5, $6
            WHERE NOT EXISTS (SELECT 1 FROM players WHERE guest = 0 AND (folded = $3 OR look = $4))";
        let query = sqlx::query(add).bind(id.number()).bind(name.clone()).bind(folded(name)).bind(look(name));
        Ok(query.bind(language.clone()).bind(*created).execute(db).await?.rows_affected() > 0)
    }
}

struct Rename {
    id: PlayerId,
    name: Text,
    folded: String,
    look: String,
}

impl Write for Rename {
    type Answer = Claim;

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Claim> {
        let renamed = sqlx::query(
            "UPDATE players SET name = $2, folded = $3, look = $4 WHERE id = $1 AND NOT EXISTS
                (SELECT 1 FROM players o WHERE o.guest = 0 AND o.id <> $1
                    AND (o.folded = $3 OR o.look = $4))",
        )
        .bind(self.id.number())
        .bind(self.name.bound())
        .bind(self.folded.clone())
        .bind(self.look.clone())
        .execute(&mut *db)
        .await?;
        if renamed.rows_affected() == 0 {
            return refused(db, self.id).await;
        }
        rename_guests(db, self.id).await?;
        Ok(Claim::Done)
    }
}

struct SetPassword {
    id: PlayerId,
    name: Text,
    hash: Text,
    kept: Option<TokenHash>,
}

impl Write for SetPassword {
    type Answer = Claim;

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Claim> {
        if !claim_name(db, self.id, &self.name.bound()).await? {
            return refused(db, self.id).await;
        }
        let set = sqlx::query("UPDATE players SET password = $2 WHERE id = $1");
        set.bind(self.id.number()).bind(self.hash.bound()).execute(&mut *db).await?;
        end_all(db, self.id, self.kept.as_ref()).await?;
        Ok(Claim::Done)
    }
}

/// Gives a player the own name, and guests who have the same another. False: another player owns it, or took it from the
/// guest that this player was.
pub(crate) async fn claim_name(db: &mut AnyConnection, id: PlayerId, name: &str) -> sqlx::Result<bool> {
    let claim = "UPDATE players SET guest = 0 WHERE id = $1 AND name = $2 AND NOT EXISTS
        (SELECT 1 FROM players o WHERE o.guest = 0 AND o.id <> $1
            AND (o.folded = players.folded OR (o.look = players.look AND o.look <> '')))";
    let claim = sqlx::query(claim).bind(id.number()).bind(name.to_owned()).execute(&mut *db).await?;
    if claim.rows_affected() > 0 {
        rename_guests(db, id).await?;
    }
    Ok(claim.rows_affected() > 0)
}

/// Why a claim came to nothing.
async fn refused(db: &mut AnyConnection, id: PlayerId) -> sqlx::Result<Claim> {
    let found = sqlx::query("SELECT 1 FROM players WHERE id = $1").bind(id.number()).fetch_optional(db).await?;
    Ok(if found.is_some() { Claim::Owned } else { Claim::NoPlayer })
}

/// Guests who are called like this registered player get a number behind their names, also where they play.
async fn rename_guests(db: &mut AnyConnection, owner: PlayerId) -> sqlx::Result<()> {
    let guests = "SELECT g.id, g.name FROM players g JOIN players o ON o.id = $1 AND o.guest = 0
        WHERE g.guest = 1 AND (g.folded = o.folded OR (g.look = o.look AND o.look <> '')) LIMIT $2";
    for row in sqlx::query(guests).bind(owner.number()).bind(MOST_RENAMED).fetch_all(&mut *db).await? {
        let mut columns = Columns::of(&row);
        let (id, name): (i64, String) = (columns.number()?, columns.text()?);
        let short: String = name.chars().take(19).collect();
        let number = 1000 + PlayerId::random().number() % 9000;
        let other = format!("{} {number}", short.trim_end());
        let rename = sqlx::query("UPDATE players SET name = $2, folded = $3, look = $4 WHERE id = $1");
        rename.bind(id).bind(other.clone()).bind(folded(&other)).bind(look(&other)).execute(&mut *db).await?;
        let seats = "UPDATE seats SET name = $3 WHERE player = $1 AND name = $2 AND state IN ('open', 'running')";
        sqlx::query(seats).bind(id).bind(name).bind(other).execute(&mut *db).await?;
    }
    Ok(())
}

struct SetLanguage {
    id: PlayerId,
    language: Text,
}

impl Write for SetLanguage {
    type Answer = ();

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("UPDATE players SET language = $2 WHERE id = $1");
        one_row(query.bind(self.id.number()).bind(self.language.bound()).execute(db).await?)
    }
}

struct SetWebhook {
    id: PlayerId,
    address: Option<Text>,
}

impl Write for SetWebhook {
    type Answer = ();

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("UPDATE players SET webhook = $2 WHERE id = $1");
        one_row(query.bind(self.id.number()).bind(self.address.as_ref().map(Text::bound)).execute(db).await?)
    }
}

struct SetMuted {
    id: PlayerId,
    other: PlayerId,
    muted: bool,
}

impl Write for SetMuted {
    type Answer = ();

    fn player(&self) -> Option<PlayerId> {
        Some(self.id)
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
