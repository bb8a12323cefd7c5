//! Lists of tables: what the lobby shows, and who must be looked after. Each is one statement that finds its tables by
//! an index, so that a hundred thousand finished tables cost nothing.

use crate::columns::Columns;
use crate::error::Result;
use crate::{Listed, Millis, PlayerId, Standing, Store, TableId, seats, tables};
use sqlx::AssertSqlSafe;
use std::sync::LazyLock;

/// How long a table that has started may be without a row: whoever started it may have died before dealing.
const GRACE: Millis = 5_000;

/// A number that no player has.
const NOBODY: i64 = -1;

/// The newest row of the table `t`, found by the end of its key.
macro_rules! newest {
    ($column:literal) => {
        concat!("(SELECT e.", $column, " FROM entries e WHERE e.table_id = t.id ORDER BY e.number DESC LIMIT 1)")
    };
}

static OPEN: LazyLock<String> = LazyLock::new(|| {
    listing(
        "pick AS MATERIALIZED (SELECT id, created AS rank FROM tables WHERE state = 'open' AND listed = 1
            AND listed_until > $2 ORDER BY created DESC, id DESC LIMIT $1)",
    )
});

static MINE: LazyLock<String> = LazyLock::new(|| {
    listing(concat!(
        "mine AS (SELECT table_id FROM seats WHERE player = $2 AND state IN ('open', 'running')
            UNION SELECT id FROM tables WHERE host = $2 AND ended IS NULL),
        pick AS MATERIALIZED (SELECT t.id, COALESCE(",
        newest!("at"),
        ", t.started, t.created) AS rank FROM mine JOIN tables t ON t.id = mine.table_id
            ORDER BY rank DESC, id DESC LIMIT $1)"
    ))
});

static PLAYED: LazyLock<String> = LazyLock::new(|| {
    listing(
        // What was not listed is told to those who sat there.
        "pick AS MATERIALIZED (SELECT DISTINCT s.ended AS rank, s.table_id AS id FROM seats s
            JOIN tables t ON t.id = s.table_id WHERE s.player = $2 AND s.state = 'over' AND (t.listed = 1 OR EXISTS
                (SELECT 1 FROM seats o WHERE o.table_id = s.table_id AND o.player = $3))
            ORDER BY s.ended DESC, s.table_id DESC LIMIT $1)",
    )
});

const DUE: &str = concat!(
    "WITH waiting AS MATERIALIZED (SELECT t.id, COALESCE(t.sleeps, t.started + $4) AS sleeps, COALESCE(",
    // A row that nobody must look after is due at the end of time.
    "(SELECT COALESCE(e.due, 9223372036854775807) FROM entries e
        WHERE e.table_id = t.id ORDER BY e.number DESC LIMIT 1)",
    ", t.started + $3) AS due FROM tables t
        WHERE t.state = 'running' AND COALESCE(t.sleeps, t.started + $4) > $1)
    SELECT id, sleeps FROM waiting WHERE due <= $1 ORDER BY due, id LIMIT $2"
);

impl Store {
    /// Tables that wait for players and are listed at `now`, newest first.
    pub async fn open_tables(&self, most: u32, now: Millis) -> Result<Vec<Listed>> {
        self.list(&OPEN, most, &[now]).await
    }

    /// Tables of a player, that is where the player sits or is the host, that are open or running; latest change first.
    pub async fn tables_of(&self, player: PlayerId, most: u32) -> Result<Vec<Listed>> {
        self.list(&MINE, most, &[player.number()]).await
    }

    /// Tables of a player that are over, latest first: those that were listed, and those where `reader` sat, too.
    pub async fn games_of(&self, player: PlayerId, reader: Option<PlayerId>, most: u32) -> Result<Vec<Listed>> {
        self.list(&PLAYED, most, &[player.number(), reader.map_or(NOBODY, PlayerId::number)]).await
    }

    /// Running tables whose newest row is due, or that have no row although they started more than five seconds ago;
    /// oldest first. Those that sleep are left out; each comes with the moment from which on it does. That is what
    /// [`Store::keep_awake`] was told, or `rest` after its start.
    pub async fn due_tables(&self, now: Millis, rest: Millis, most: u32) -> Result<Vec<(TableId, Millis)>> {
        let query = sqlx::query(DUE).bind(now).bind(i64::from(most)).bind(GRACE).bind(rest);
        self.all(query, |row| {
            let mut columns = Columns::of(row);
            Ok((TableId::from_number(columns.number()?), columns.number()?))
        })
        .await
    }

    async fn list(&self, query: &'static str, most: u32, values: &[i64]) -> Result<Vec<Listed>> {
        let query = sqlx::query(AssertSqlSafe(query)).bind(i64::from(most));
        let query = values.iter().fold(query, |query, &value| query.bind(value));
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            let table = tables::read(&mut columns)?;
            let (movers, at) = (columns.seats_or_none()?, columns.maybe_number()?);
            let (seat, guest) = (seats::read(&mut columns)?, columns.flag()?);
            let standing = match (columns.maybe_number()?, columns.maybe_number()?) {
                (Some(points), Some(place)) => Some(Standing { points, place }),
                _ => None,
            };
            Ok((table, movers, at, (seat, guest), standing))
        };
        let mut list: Vec<Listed> = Vec::new();
        for (table, movers, at, (seat, guest), standing) in self.all(query, read).await? {
            if list.last().is_none_or(|last| last.table.id != table.id) {
                let moments = [Some(table.created), table.started, table.ended, at];
                let changed = moments.into_iter().flatten().max().unwrap_or(table.created);
                list.push(Listed { table, movers, changed, results: Vec::new() });
            }
            let last = list.last_mut().expect("just pushed");
            last.table.take_seat(seat.map(|seat| seat.sealed(&self.key)), guest);
            last.results.extend(standing);
        }
        Ok(list)
    }
}

/// The tables that `pick` has, with their newest row, seats and results, in the order of its `rank`, last first.
fn listing(pick: &str) -> String {
    format!(
        "WITH {pick}
        SELECT {}, {}, {}, s.seat, s.player, s.bot, s.invite, s.name, s.stand_in, s.resigned, s.here,
            COALESCE(p.guest, 0), r.points, r.place
        FROM pick JOIN tables t ON t.id = pick.id LEFT JOIN seats s ON s.table_id = t.id
            LEFT JOIN players p ON p.id = s.player
            LEFT JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat
        ORDER BY pick.rank DESC, t.id DESC, s.seat",
        tables::COLUMNS,
        newest!("movers"),
        newest!("at"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::{Place, Purpose};
    use crate::schema::{MIGRATIONS, migrate};
    use sqlx::Row;

    /// What may be read from one end to the other: what a list has picked, and the indexes that only have tables that
    /// matter.
    const SMALL: [&str; 8] = [
        "pick",
        "mine",
        "waiting",
        "(subquery",
        "CONSTANT ROW",
        "t USING COVERING INDEX running_tables",
        "t USING INDEX running_tables",
        "tables USING COVERING INDEX open_tables",
    ];

    #[tokio::test]
    async fn lists_read_no_finished_tables() {
        let folder = std::env::temp_dir().join(format!("spieltisch-plan-{}", TableId::random()));
        std::fs::create_dir_all(&folder).unwrap();
        let place = Place::file(&folder.join("plan.db")).unwrap();
        let mut db = place.connect(Purpose::Make).await.unwrap();
        migrate(&place, &mut db, MIGRATIONS).await.unwrap();
        for query in [&*OPEN, &*MINE, &*PLAYED, DUE] {
            let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")));
            let steps = plan.bind(1_i64).bind(1_i64).bind(1_i64).bind(1_i64).fetch_all(&mut db).await.unwrap();
            let steps: Vec<String> = steps.iter().map(|step| step.get("detail")).collect();
            let scans: Vec<&String> = steps
                .iter()
                .filter(|step| {
                    step.strip_prefix("SCAN ").is_some_and(|rest| !SMALL.iter().any(|small| rest.starts_with(small)))
                })
                .collect();
            assert!(scans.is_empty(), "{scans:?} of {steps:#?}");
            assert!(
                steps
                    .iter()
                    .any(|step| step.contains("SEARCH t USING INTEGER PRIMARY KEY") || step.contains("running_tables"))
            );
        }
        drop(db);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
