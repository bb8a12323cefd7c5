//! Studies: what players try out from positions of games that are over. Whoever has the link may look; only whose it is
//! changes it, and each change says which version it was made for.

use crate::columns::Columns;
use crate::error::Result;
use crate::limits::hold_player;
use crate::writer::Write;
use crate::{Millis, PlayerId, Store, StudyId, StudyRow, TableId, Text};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

const STUDY: &str =
    "SELECT s.id, s.player, p.name, s.table_id, t.game, s.entry, s.version, s.tree, s.created, s.changed FROM studies s
    JOIN players p ON p.id = s.player JOIN tables t ON t.id = s.table_id";

impl Store {
    /// Keeps a new study, unless the player has `most` already: then one in which nothing was ever tried makes room,
    /// the oldest first. None: too many.
    pub async fn add_study(
        &self,
        player: PlayerId,
        (table, entry): (TableId, u32),
        tree: &str,
        most: u32,
        now: Millis,
    ) -> Result<Option<StudyId>> {
        let (id, tree) = (StudyId::random(), Text::new(tree)?);
        Ok(self.write(Add { id, player, table, entry, tree, most, now }).await?.then_some(id))
    }

    /// Makes the next version of a player's study. False: it is not this player's, is gone, or has another version.
    pub async fn change_study(
        &self,
        id: StudyId,
        player: PlayerId,
        version: u32,
        tree: &str,
        now: Millis,
    ) -> Result<bool> {
        self.write(Change { id, player, version, tree: Text::new(tree)?, now }).await
    }

    /// Forgets a player's study. False: it is not this player's, or gone.
    pub async fn remove_study(&self, id: StudyId, player: PlayerId) -> Result<bool> {
        self.write(Remove { id, player }).await
    }

    /// The study with this id.
    pub async fn study(&self, id: StudyId) -> Result<Option<StudyRow>> {
        let query = sqlx::query(sqlx::AssertSqlSafe(format!("{STUDY} WHERE s.id = $1"))).bind(id.number());
        Ok(self.one(query).await?.map(|row| read(&row)).transpose()?)
    }

    /// A player's studies, the last change first.
    pub async fn studies_of(&self, player: PlayerId) -> Result<Vec<StudyRow>> {
        let query = format!("{STUDY} WHERE s.player = $1 ORDER BY s.changed DESC, s.id DESC");
        self.all(sqlx::query(sqlx::AssertSqlSafe(query)).bind(player.number()), read).await
    }
}

fn read(row: &AnyRow) -> sqlx::Result<StudyRow> {
    let mut columns = Columns::of(row);
    Ok(StudyRow {
        id: StudyId::from_number(columns.number()?),
        player: PlayerId::from_number(columns.number()?),
        by: columns.text()?,
        table: TableId::from_number(columns.number()?),
        game: columns.text()?,
        entry: columns.number()?,
        version: columns.number()?,
        tree: columns.text()?,
        created: columns.number()?,
        changed: columns.number()?,
    })
}

struct Add {
    id: StudyId,
    player: PlayerId,
    table: TableId,
    entry: u32,
    tree: Text,
    most: u32,
    now: Millis,
}

impl Write for Add {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        hold_player(db, self.player).await?;
        let count = sqlx::query("SELECT COUNT(*) FROM studies WHERE player = $1").bind(self.player.number());
        let count: i64 = Columns::of(&count.fetch_one(&mut *db).await?).number()?;
        if count >= i64::from(self.most) {
            let empty = "DELETE FROM studies WHERE id =
                (SELECT id FROM studies WHERE player = $1 AND tree = '' ORDER BY changed, id LIMIT 1)";
            if sqlx::query(empty).bind(self.player.number()).execute(&mut *db).await?.rows_affected() == 0 {
                return Ok(false);
            }
        }
        sqlx::query(
            "INSERT INTO studies (id, player, table_id, entry, version, tree, created, changed)
                VALUES ($1, $2, $3, $4, 1, $5, $6, $6)",
        )
        .bind(self.id.number())
        .bind(self.player.number())
        .bind(self.table.number())
        .bind(i64::from(self.entry))
        .bind(self.tree.bound())
        .bind(self.now)
        .execute(db)
        .await?;
        Ok(true)
    }
}

struct Change {
    id: StudyId,
    player: PlayerId,
    version: u32,
    tree: Text,
    now: Millis,
}

impl Write for Change {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let changed = sqlx::query(
            "UPDATE studies SET version = version + 1, tree = $4, changed = $5
                WHERE id = $1 AND player = $2 AND version = $3",
        )
        .bind(self.id.number())
        .bind(self.player.number())
        .bind(i64::from(self.version))
        .bind(self.tree.bound())
        .bind(self.now)
        .execute(db)
        .await?;
        Ok(changed.rows_affected() > 0)
    }
}

struct Remove {
    id: StudyId,
    player: PlayerId,
}

impl Write for Remove {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("DELETE FROM studies WHERE id = $1 AND player = $2");
        let removed = query.bind(self.id.number()).bind(self.player.number()).execute(db).await?;
        Ok(removed.rows_affected() > 0)
    }
}
