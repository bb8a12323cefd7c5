//! Tables: opening, finding, ending and removing them. Who sits at them is in `seats.rs`.

use crate::columns::{Columns, strange};
use crate::error::{Result, StoreError};
use crate::seats::{self, Seated};
use crate::writer::Write;
use crate::{Millis, NewTable, PlayerId, Sitter, Standing, State, Store, TableId, TableRow};
use sqlx::AnyConnection;

/// The columns of a table, to be read by [`read`].
pub(crate) const COLUMNS: &str =
    "t.id, t.game, t.head, t.host, t.state, t.pace, t.listed, t.brisk, t.created, t.started, t.ended, t.rematch";

impl Store {
    /// Stores the table and gives it an id. If all its seats are taken, it is running at once.
    pub async fn add_table(&self, table: &NewTable) -> Result<TableId> {
        if table.seats.len() > game::MAX_SEATS {
            return Err(StoreError::Failed(format!("A table has at most {} seats.", game::MAX_SEATS)));
        }
        let id = TableId::random();
        self.write(Add { id, table: table.clone() }).await?;
        Ok(id)
    }

    /// The table with this id.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>> {
        // One statement, so that state and seats are of the same moment.
        let query =
            "SELECT t.id, t.game, t.head, t.host, t.state, t.pace, t.listed, t.brisk, t.created, t.started, t.ended,
                t.rematch, s.seat, s.player, s.bot, s.invite, s.name, s.stand_in, s.resigned, s.agrees, s.away_votes
            FROM tables t LEFT JOIN seats s ON s.table_id = t.id WHERE t.id = $1 ORDER BY s.seat";
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            Ok((read(&mut columns)?, seats::read(&mut columns)?))
        };
        let rows = self.all(sqlx::query(query).bind(id.number()), read).await?;
        let mut table: Option<TableRow> = None;
        for (one, seat) in rows {
            table.get_or_insert(one).seats.extend(seat);
        }
        Ok(table)
    }

    /// Removes a table that has not started. False: it has, or there is none.
    pub async fn remove_open(&self, table: TableId) -> Result<bool> {
        self.write(RemoveOpen(table)).await
    }

    /// Ends a running table: with results it is over, without it is abandoned. False: it was not running.
    pub async fn finish(&self, table: TableId, results: Option<&[Standing]>, now: Millis) -> Result<bool> {
        self.write(Finish { table, results: results.map(Into::into), now }).await
    }

    /// Notes the rematch, unless there is one already; gives the one that counts.
    pub async fn set_rematch(&self, table: TableId, rematch: TableId) -> Result<TableId> {
        self.write(SetRematch { table, rematch }).await
    }

    /// How each seat ended; empty if the table is not over.
    pub async fn results(&self, table: TableId) -> Result<Vec<Standing>> {
        let query =
            sqlx::query("SELECT points, place FROM results WHERE table_id = $1 ORDER BY seat").bind(table.number());
        self.all(query, |row| {
            let mut columns = Columns::of(row);
            Ok(Standing { points: columns.number()?, place: columns.number()? })
        })
        .await
    }
}

/// A table without its seats.
pub(crate) fn read(columns: &mut Columns) -> sqlx::Result<TableRow> {
    Ok(TableRow {
        id: TableId::from_number(columns.number()?),
        game: columns.text()?,
        head: columns.text()?,
        host: PlayerId::from_number(columns.number()?),
        state: state(&columns.text()?)?,
        pace: columns.text().and_then(|pace| pace.parse().map_err(|_| strange(&pace)))?,
        listed: columns.flag()?,
        brisk: columns.flag()?,
        created: columns.number()?,
        started: columns.maybe_number()?,
        ended: columns.maybe_number()?,
        rematch: columns.maybe_number()?.map(TableId::from_number),
        seats: Vec::new(),
    })
}

/// Ends a running table that the transaction has taken hold of.
pub(crate) async fn end(
    db: &mut AnyConnection,
    table: TableId,
    state: State,
    results: &[Standing],
    now: Millis,
) -> sqlx::Result<()> {
    for query in [
        "UPDATE tables SET state = $2, ended = $3 WHERE id = $1",
        "UPDATE seats SET state = $2, ended = $3 WHERE table_id = $1",
    ] {
        sqlx::query(query).bind(table.number()).bind(word(state)).bind(now).execute(&mut *db).await?;
    }
    for (seat, standing) in results.iter().enumerate() {
        sqlx::query("INSERT INTO results (table_id, seat, points, place) VALUES ($1, $2, $3, $4)")
            .bind(table.number())
            .bind(seat as i64)
            .bind(i64::from(standing.points))
            .bind(i64::from(standing.place))
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Takes hold of a table in this state until the transaction ends, so that no other node changes it; false if it is in
/// another one.
pub(crate) async fn hold(db: &mut AnyConnection, table: TableId, state: State) -> sqlx::Result<bool> {
    let query = sqlx::query("UPDATE tables SET state = state WHERE id = $1 AND state = $2");
    Ok(query.bind(table.number()).bind(word(state)).execute(db).await?.rows_affected() > 0)
}

fn word(state: State) -> &'static str {
    match state {
        State::Open => "open",
        State::Running => "running",
        State::Over => "over",
        State::Abandoned => "abandoned",
    }
}

fn state(word: &str) -> sqlx::Result<State> {
    match word {
        "open" => Ok(State::Open),
        "running" => Ok(State::Running),
        "over" => Ok(State::Over),
        "abandoned" => Ok(State::Abandoned),
        _ => Err(strange(word)),
    }
}

struct Add {
    id: TableId,
    table: NewTable,
}

impl Write for Add {
    type Answer = ();

    fn table(&self) -> Option<TableId> {
        Some(self.id)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let NewTable { game, head, host, pace, listed, brisk, seats, created } = &self.table;
        let waits = seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open | Sitter::Link(_)));
        let state = if waits { State::Open } else { State::Running };
        sqlx::query(
            "INSERT INTO tables (id, game, head, host, state, pace, listed, brisk, created, started)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(self.id.number())
        .bind(game.clone())
        .bind(head.clone())
        .bind(host.number())
        .bind(word(state))
        .bind(pace.to_string())
        .bind(i64::from(*listed))
        .bind(i64::from(*brisk))
        .bind(*created)
        .bind((!waits).then_some(*created))
        .execute(&mut *db)
        .await?;
        for (seat, row) in game::Seat::ALL.into_iter().zip(seats) {
            seats::insert(db, Seated { table: self.id, seat, row, state: word(state) }).await?;
        }
        Ok(())
    }
}

struct RemoveOpen(TableId);

impl Write for RemoveOpen {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.0)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("DELETE FROM tables WHERE id = $1 AND state = 'open'").bind(self.0.number());
        Ok(query.execute(db).await?.rows_affected() > 0)
    }
}

struct Finish {
    table: TableId,
    results: Option<Vec<Standing>>,
    now: Millis,
}

impl Write for Finish {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        if !hold(db, self.table, State::Running).await? {
            return Ok(false);
        }
        let state = if self.results.is_some() { State::Over } else { State::Abandoned };
        end(db, self.table, state, self.results.as_deref().unwrap_or_default(), self.now).await?;
        Ok(true)
    }
}

struct SetRematch {
    table: TableId,
    rematch: TableId,
}

impl Write for SetRematch {
    type Answer = TableId;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<TableId> {
        sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
            .bind(self.table.number())
            .bind(self.rematch.number())
            .execute(&mut *db)
            .await?;
        let query = sqlx::query("SELECT rematch FROM tables WHERE id = $1").bind(self.table.number());
        Columns::of(&query.fetch_one(db).await?).number().map(TableId::from_number)
    }
}
