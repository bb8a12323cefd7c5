//! What people say at a table.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{ChatLine, Millis, PlayerId, Store, TableId, Text};
use sqlx::{AnyConnection, Error};

impl Store {
    /// Remembers a line.
    pub async fn say(&self, table: TableId, player: PlayerId, name: &str, text: &str, now: Millis) -> Result<()> {
        let (name, text) = (Text::new(name)?, Text::new(text)?);
        self.write(Say { table, player, name, text, now }).await
    }

    /// The last `most` lines, oldest first.
    pub async fn chat(&self, table: TableId, most: u32) -> Result<Vec<ChatLine>> {
        // A line that was deleted keeps its number and nothing else.
        let query = "SELECT c.number, c.player, c.name, p.guest, c.at, c.text
            FROM chat c JOIN players p ON p.id = c.player WHERE c.table_id = $1 AND c.text <> ''
            ORDER BY c.number DESC LIMIT $2";
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            line(&mut columns)
        };
        let mut lines = self.all(sqlx::query(query).bind(table.number()).bind(i64::from(most)), read).await?;
        lines.reverse();
        Ok(lines)
    }
}

struct Say {
    table: TableId,
    player: PlayerId,
    name: Text,
    text: Text,
    now: Millis,
}

impl Write for Say {
    type Answer = ();

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let table = self.table.number();
        // Two people who speak at once through two nodes get two numbers.
        let held = sqlx::query("UPDATE tables SET state = state WHERE id = $1").bind(table).execute(&mut *db).await?;
        if held.rows_affected() == 0 {
            return Err(Error::RowNotFound);
        }
        sqlx::query(
            "INSERT INTO chat (table_id, number, player, name, at, text)
                SELECT $1, 1 + COALESCE(MAX(number), 0), $2, $3, $4, $5 FROM chat WHERE table_id = $1",
        )
        .bind(table)
        .bind(self.player.number())
        .bind(self.name.bound())
        .bind(self.now)
        .bind(self.text.bound())
        .execute(db)
        .await?;
        Ok(())
    }
}

/// A line from the columns `number`, `player`, `name`, whether a guest said it, `at`, `text`.
pub(crate) fn line(columns: &mut Columns) -> sqlx::Result<ChatLine> {
    Ok(ChatLine {
        number: columns.number()?,
        player: PlayerId::from_number(columns.number()?),
        name: columns.text()?,
        guest: columns.flag()?,
        at: columns.number()?,
        text: columns.text()?,
    })
}
