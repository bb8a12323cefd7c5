//! Tables as they were. Positions on the way are kept for whoever goes on looking, all of them in bounded memory.

use crate::{Host, Refused, Sitting};
use std::sync::Arc;
use store::TableId;
use table::{AnyTable, Kept};

/// So many positions are kept, of all tables together; each takes less than a kilobyte.
const MOST_KEPT: u64 = 4096;

/// The positions that are kept, by table and step.
pub(crate) struct Past(moka::sync::Cache<(TableId, u32), Arc<dyn AnyTable>>);

impl std::fmt::Debug for Past {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Past({})", self.0.entry_count())
    }
}

impl Default for Past {
    fn default() -> Past {
        Past(moka::sync::Cache::new(MOST_KEPT))
    }
}

/// Those of one table.
struct OfTable<'a>(&'a Past, TableId);

impl Kept for OfTable<'_> {
    fn get(&self, step: u32) -> Option<Arc<dyn AnyTable>> {
        self.0.0.get(&(self.1, step))
    }

    fn keep(&self, step: u32, table: Arc<dyn AnyTable>) {
        self.0.0.insert((self.1, step), table);
    }
}

/// A table with all that happened at it, for somebody who takes time to look back.
#[derive(Clone, Debug)]
pub struct History {
    /// What lies on the table now.
    pub sitting: Arc<Sitting>,
    host: Arc<Host>,
}

impl History {
    /// The table as it was after the entry `number`, without its past. Who may see what of it is for the caller to say.
    pub fn at(&self, number: u32) -> Box<dyn AnyTable> {
        self.sitting.game.at(number, &OfTable(&self.host.past, self.sitting.info.id))
    }
}

impl Host {
    /// The history of a table. What is asked of it may take milliseconds.
    pub async fn history(self: &Arc<Host>, id: TableId) -> Result<History, Refused> {
        let live = self.table(id);
        Ok(History { sitting: self.sitting(&live).await?, host: self.clone() })
    }
}
