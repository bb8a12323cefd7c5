//! Passkeys: what a player can show instead of a password. What a passkey must be checked against is a text to the store.

use crate::columns::Columns;
use crate::error::Result;
use crate::limits::hold_player;
use crate::players::claim_name;
use crate::sessions::end_all;
use crate::writer::Write;
use crate::{Millis, Passkey, Player, PlayerId, Store, TokenHash, text};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

const COLUMNS: &str = "SELECT id, player, name, credential, created, used FROM passkeys";

/// What became of a new passkey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyAdded {
    /// It is stored.
    Done,
    /// The player has as many as one may have.
    TooMany,
    /// Somebody has this very one.
    Known,
    /// The player was a guest, and another player owns the name.
    NameTaken,
}

impl Store {
    /// Gives a player another passkey, unless there are `most`. With the first way to show who one is comes the name, and
    /// all sessions end except perhaps one, as with a password.
    pub async fn add_passkey(
        &self,
        player: &Player,
        passkey: &Passkey,
        most: u32,
        kept: Option<&TokenHash>,
    ) -> Result<PasskeyAdded> {
        text::check([&*passkey.id, &passkey.name, &passkey.credential])?;
        self.write(Add { name: player.name.clone(), passkey: passkey.clone(), most, kept: kept.cloned() }).await
    }

    /// The passkey that an authenticator calls so.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>> {
        text::check([id])?;
        let query = format!("{COLUMNS} WHERE id = $1");
        let row = self.one(sqlx::query(sqlx::AssertSqlSafe(query)).bind(id.to_owned())).await?;
        Ok(row.map(|row| read(&row)).transpose()?)
    }

    /// The passkeys of a player, oldest first.
    pub async fn passkeys_of(&self, player: PlayerId) -> Result<Vec<Passkey>> {
        let query = format!("{COLUMNS} WHERE player = $1 ORDER BY created, id");
        self.all(sqlx::query(sqlx::AssertSqlSafe(query)).bind(player.number()), read).await
    }

    /// A passkey was shown: what it is checked against next time. False: it has changed or gone since it was read, so
    /// somebody else has shown it in the same moment.
    pub async fn use_passkey(&self, before: &Passkey, credential: &str, now: Millis) -> Result<bool> {
        text::check([credential])?;
        self.write(Use { before: before.clone(), credential: credential.into(), now }).await
    }

    /// Takes a passkey away, and all sessions except perhaps one: whoever has it may be signed in. False: there is no
    /// such passkey of this player, or it is the only way in that is left.
    pub async fn remove_passkey(&self, player: PlayerId, id: &str, kept: Option<&TokenHash>) -> Result<bool> {
        text::check([id])?;
        self.write(Remove { player, id: id.into(), kept: kept.cloned() }).await
    }
}

fn read(row: &AnyRow) -> sqlx::Result<Passkey> {
    let mut columns = Columns::of(row);
    Ok(Passkey {
        id: columns.text()?,
        player: PlayerId::from_number(columns.number()?),
        name: columns.text()?,
        credential: columns.text()?,
        created: columns.number()?,
        used: columns.maybe_number()?,
    })
}

struct Add {
    name: String,
    passkey: Passkey,
    most: u32,
    kept: Option<TokenHash>,
}

impl Write for Add {
    type Answer = PasskeyAdded;

    fn player(&self) -> Option<PlayerId> {
        Some(self.passkey.player)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<PasskeyAdded> {
        let Passkey { id, player, name, credential, created, used } = &self.passkey;
        hold_player(db, *player).await?;
        let known = "SELECT COUNT(*), COALESCE(SUM(CASE WHEN id = $2 THEN 1 ELSE 0 END), 0) FROM passkeys
            WHERE player = $1 OR id = $2";
        let row = sqlx::query(known).bind(player.number()).bind(id.clone()).fetch_one(&mut *db).await?;
        let mut columns = Columns::of(&row);
        let (count, same): (i64, i64) = (columns.number()?, columns.number()?);
        if same > 0 {
            return Ok(PasskeyAdded::Known);
        }
        if count >= i64::from(self.most) {
            return Ok(PasskeyAdded::TooMany);
        }
        let guest = sqlx::query("SELECT guest FROM players WHERE id = $1").bind(player.number());
        if Columns::of(&guest.fetch_one(&mut *db).await?).flag()? {
            if !claim_name(db, *player, &self.name).await? {
                return Ok(PasskeyAdded::NameTaken);
            }
            end_all(db, *player, self.kept.as_ref()).await?;
        }
        let add = "INSERT INTO passkeys (id, player, name, credential, created, used) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(add).bind(id.clone()).bind(player.number()).bind(name.clone());
        query.bind(credential.clone()).bind(*created).bind(*used).execute(db).await?;
        Ok(PasskeyAdded::Done)
    }
}

struct Use {
    before: Passkey,
    credential: String,
    now: Millis,
}

impl Write for Use {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.before.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = "UPDATE passkeys SET credential = $3, used = $4 WHERE id = $1 AND credential = $2";
        let query = sqlx::query(query).bind(self.before.id.clone()).bind(self.before.credential.clone());
        Ok(query.bind(self.credential.clone()).bind(self.now).execute(db).await?.rows_affected() > 0)
    }
}

struct Remove {
    player: PlayerId,
    id: String,
    kept: Option<TokenHash>,
}

impl Write for Remove {
    type Answer = bool;

    fn player(&self) -> Option<PlayerId> {
        Some(self.player)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        hold_player(db, self.player).await?;
        let remove = "DELETE FROM passkeys WHERE player = $1 AND id = $2 AND (
            EXISTS (SELECT 1 FROM players WHERE id = $1 AND password IS NOT NULL)
            OR EXISTS (SELECT 1 FROM passkeys o WHERE o.player = $1 AND o.id <> $2))";
        let query = sqlx::query(remove).bind(self.player.number()).bind(self.id.clone());
        let removed = query.execute(&mut *db).await?.rows_affected() > 0;
        if removed {
            end_all(db, self.player, self.kept.as_ref()).await?;
        }
        Ok(removed)
    }
}
