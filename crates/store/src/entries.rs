//! Entries: appending them, which is most of what a server writes, and reading them back.

use crate::columns::Columns;
use crate::error::Result;
use crate::{Append, Appended, EntryBatch, Store, TableId};

impl Store {
    /// Appends a row, if it continues its table: its number must be one more than the last entry there is.
    pub async fn append(&self, append: Append) -> Result<Appended> {
        self.writer.append(append).await
    }

    /// The rows whose first entry comes after `after`, in order.
    pub async fn batches(&self, table: TableId, after: u32) -> Result<Vec<EntryBatch>> {
        let query = "SELECT number, last, at, movers, due, lines FROM entries
                WHERE table_id = $1 AND number > $2 ORDER BY number";
        self.all(sqlx::query(query).bind(table.number()).bind(i64::from(after)), |row| {
            let mut columns = Columns::of(row);
            Ok(EntryBatch {
                number: columns.number()?,
                last: columns.number()?,
                at: columns.number()?,
                movers: columns.seats()?,
                due: columns.maybe_number()?,
                lines: columns.text()?,
            })
        })
        .await
    }
}
