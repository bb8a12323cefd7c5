//! Sets of pieces of one's own: what players have read off their boxes, and what a host has made usual.

use crate::columns::Columns;
use crate::error::Result;
use crate::limits::hold_player;
use crate::writer::Write;
use crate::{Millis, PieceSet, PlayerId, SetId, Store, Text, UsualPieces, text};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

const SET: &str =
    "SELECT s.id, s.player, p.name, s.game, s.name, s.version, s.text, s.created, s.changed FROM piece_sets s
    JOIN players p ON p.id = s.player";

impl Store {
    /// Keeps a new set, unless the player has `most` already. None: too many.
    pub async fn add_set(
        &self,
        player: PlayerId,
        (game, name, text): (&str, &str, &str),
        most: u32,
        now: Millis,
    ) -> Result<Option<SetId>> {
        let id = SetId::random();
        let (game, name, text) = (Text::new(game)?, Text::new(name)?, Text::new(text)?);
        let add = Add { id, player, game, name, text, most, now };
        Ok(self.write(add).await?.then_some(id))
    }

    /// Makes the next version of a player's set. False: the set is not this player's, is gone, or has another version.
    pub async fn change_set(
        &self,
        id: SetId,
        player: PlayerId,
        version: u32,
        (name, text): (&str, &str),
        now: Millis,
    ) -> Result<bool> {
        let (name, text) = (Text::new(name)?, Text::new(text)?);
        self.write(Change { id, player, version, name, text, now }).await
    }

    /// Forgets a player's set. False: it is not this player's, or gone. Tables that were begun with it have it still.
    pub async fn remove_set(&self, id: SetId, player: PlayerId) -> Result<bool> {
        self.write(Remove { id, player }).await
    }

    /// The set with this id.
    pub async fn set(&self, id: SetId) -> Result<Option<PieceSet>> {
        let query = sqlx::query(sqlx::AssertSqlSafe(format!("{SET} WHERE s.id = $1"))).bind(id.number());
        Ok(self.one(query).await?.map(|row| read(&row)).transpose()?)
    }

    /// A player's sets, the last change first.
    pub async fn sets_of(&self, player: PlayerId) -> Result<Vec<PieceSet>> {
        let query = format!("{SET} WHERE s.player = $1 ORDER BY s.changed DESC, s.id DESC");
        self.all(sqlx::query(sqlx::AssertSqlSafe(query)).bind(player.number()), read).await
    }

    /// Everybody's sets, by game and name: for the host.
    pub async fn all_sets(&self) -> Result<Vec<PieceSet>> {
        let query = format!("{SET} ORDER BY s.game, s.name, s.id");
        self.all(sqlx::query(sqlx::AssertSqlSafe(query)), read).await
    }

    /// What new tables of a game are usually played with; nothing if it is what comes with the program.
    pub async fn usual_pieces(&self, game: &str) -> Result<Option<UsualPieces>> {
        let query = sqlx::query("SELECT name, text FROM usual_pieces WHERE game = $1").bind(Text::new(game)?.bound());
        let row = self.one(query).await?;
        let read = |row: AnyRow| {
            let mut columns = Columns::of(&row);
            Ok::<_, sqlx::Error>(UsualPieces { name: columns.text()?, text: columns.text()? })
        };
        Ok(row.map(read).transpose()?)
    }

    /// From now on new tables of a game are usually played with these; with nothing, with what comes with the program.
    pub async fn set_usual_pieces(&self, game: &str, pieces: Option<&UsualPieces>) -> Result<()> {
        text::check(pieces.iter().flat_map(|pieces| [&*pieces.name, &*pieces.text]))?;
        self.write(SetUsual { game: Text::new(game)?, pieces: pieces.cloned() }).await
    }
}

fn read(row: &AnyRow) -> sqlx::Result<PieceSet> {
    let mut columns = Columns::of(row);
    Ok(PieceSet {
        id: SetId::from_number(columns.number()?),
        player: PlayerId::from_number(columns.number()?),
        by: columns.text()?,
        game: columns.text()?,
        name: columns.text()?,
        version: columns.number()?,
        text: columns.text()?,
        created: columns.number()?,
        changed: columns.number()?,
    })
}

struct Add {
    id: SetId,
    player: PlayerId,
    game: Text,
    name: Text,
    text: Text,
    most: u32,
    now: Millis,
}

impl Write for Add {
    type Answer = bool;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        hold_player(db, self.player).await?;
        let count = sqlx::query("SELECT COUNT(*) FROM piece_sets WHERE player = $1").bind(self.player.number());
        let count: i64 = Columns::of(&count.fetch_one(&mut *db).await?).number()?;
        if count >= i64::from(self.most) {
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO piece_sets (id, player, game, name, version, text, created, changed)
                VALUES ($1, $2, $3, $4, 1, $5, $6, $6)",
        )
        .bind(self.id.number())
        .bind(self.player.number())
        .bind(self.game.bound())
        .bind(self.name.bound())
        .bind(self.text.bound())
        .bind(self.now)
        .execute(db)
        .await?;
        Ok(true)
    }
}

struct Change {
    id: SetId,
    player: PlayerId,
    version: u32,
    name: Text,
    text: Text,
    now: Millis,
}

impl Write for Change {
    type Answer = bool;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let changed = sqlx::query(
            "UPDATE piece_sets SET version = version + 1, name = $4, text = $5, changed = $6
                WHERE id = $1 AND player = $2 AND version = $3",
        )
        .bind(self.id.number())
        .bind(self.player.number())
        .bind(i64::from(self.version))
        .bind(self.name.bound())
        .bind(self.text.bound())
        .bind(self.now)
        .execute(db)
        .await?;
        Ok(changed.rows_affected() > 0)
    }
}

struct Remove {
    id: SetId,
    player: PlayerId,
}

impl Write for Remove {
    type Answer = bool;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("DELETE FROM piece_sets WHERE id = $1 AND player = $2");
        let removed = query.bind(self.id.number()).bind(self.player.number()).execute(db).await?;
        Ok(removed.rows_affected() > 0)
    }
}

struct SetUsual {
    game: Text,
    pieces: Option<UsualPieces>,
}

impl Write for SetUsual {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query("DELETE FROM usual_pieces WHERE game = $1").bind(self.game.bound());
        query.execute(&mut *db).await?;
        let Some(UsualPieces { name, text }) = &self.pieces else { return Ok(()) };
        sqlx::query("INSERT INTO usual_pieces (game, name, text) VALUES ($1, $2, $3)")
            .bind(self.game.bound())
            .bind(name.clone())
            .bind(text.clone())
            .execute(db)
            .await?;
        Ok(())
    }
}
