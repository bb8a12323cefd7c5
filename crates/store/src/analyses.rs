//! What analysis found out about finished games. Another evaluator may find something else, so each is kept with who
//! judged; it can always be made anew.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{Store, TableId, Text};
use sqlx::AnyConnection;

impl Store {
    /// Keeps what an evaluator found out about a table so far, instead of what was kept before.
    pub async fn keep_analysis(&self, table: TableId, evaluator: &str, moments: &str) -> Result<()> {
        self.write(Keep { table, evaluator: Text::new(evaluator)?, moments: Text::new(moments)? }).await
    }

    /// What this evaluator has found out about a table.
    pub async fn analysis(&self, table: TableId, evaluator: &str) -> Result<Option<String>> {
        let query = sqlx::query("SELECT moments FROM analyses WHERE table_id = $1 AND evaluator = $2");
        let row = self.one(query.bind(table.number()).bind(evaluator.to_owned())).await?;
        Ok(row.map(|row| Columns::of(&row).text()).transpose()?)
    }
}

struct Keep {
    table: TableId,
    evaluator: Text,
    moments: Text,
}

impl Write for Keep {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = "INSERT INTO analyses (table_id, evaluator, moments) VALUES ($1, $2, $3) \
            ON CONFLICT (table_id) DO UPDATE SET evaluator = excluded.evaluator, moments = excluded.moments";
        let query = sqlx::query(query).bind(self.table.number());
        query.bind(self.evaluator.bound()).bind(self.moments.bound()).execute(db).await?;
        Ok(())
    }
}
