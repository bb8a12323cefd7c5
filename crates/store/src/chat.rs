//! What people say at a table.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{ChatLine, Millis, PlayerId, Store, TableId};
use sqlx::{AnyConnection, Error};

impl Store {
    /// Remembers a line.
    pub async fn say(&self, table: TableId, player: PlayerId, name: &str, text: &str, now: Millis) -> Result<()> {
        self.write(Say { table, player, name: name.into(), text: text.into(), now }).await
    }

    /// The last `most` lines, oldest first.
    pub async fn chat(&self, table: TableId, most: u32) -> Result<Vec<ChatLine>> {
        let query = "SELECT number, player, name, at, text FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            Ok(ChatLine {
                number: columns.number()?,
                player: PlayerId::from_number(columns.number()?),
                name: columns.text()?,
                at: columns.number()?,
                text: columns.text()?,
            })
        };
        let mut lines = self.all(sqlx::query(query).bind(table.number()).bind(i64::from(most)), read).await?;
        lines.reverse();
        Ok(lines)
    }
}

struct Say {
    table: TableId,
    player: PlayerId,
    name: String,
    text: String,
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
        .bind(self.name.clone())
        .bind(self.now)
        .bind(self.text.clone())
        .execute(db)
        .await?;
        Ok(())
    }
}
