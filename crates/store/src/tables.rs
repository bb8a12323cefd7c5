//! Tables: opening, finding, ending and removing them. Who sits at them is in `seats.rs`.

use crate::columns::{Columns, strange};
use crate::error::{Result, StoreError};
use crate::limits::{LISTED_FOR, has_listed, has_tables};
use crate::seats::{self, Seated};
use crate::writer::Write;
use crate::{
    Millis, NewTable, PlayerId, Sitter, Standing, State, Store, TableId, TableLimits, TableRow, TooMany, text,
};
use game::SeatSet;
use sqlx::AnyConnection;

/// The columns of a table, to be read by [`read`].
pub(crate) const COLUMNS: &str = "t.id, t.game, t.head, t.host, t.state, t.pace, t.listed, t.brisk, t.asks_luck, t.created, t.started, t.ended, t.rematch, t.set_name, t.listed_until";

impl Store {
    /// Stores the table and gives it an id. If all its seats are taken by people who are here, it is running at once.
    pub async fn add_table(&self, table: &NewTable) -> Result<TableId> {
        let none = TableLimits { tables: u32::MAX, listed: u32::MAX };
        let added = self.add_table_within(table, none).await?;
        added.map_err(|_| StoreError::Failed("Nobody has so many tables.".into()))
    }

    /// The same, unless its host has too many already.
    pub async fn add_table_within(
        &self,
        table: &NewTable,
        limits: TableLimits,
    ) -> Result<std::result::Result<TableId, TooMany>> {
        if table.seats.len() > game::MAX_SEATS {
            return Err(StoreError::Failed(format!("A table has at most {} seats.", game::MAX_SEATS)));
        }
        text::check([&*table.game, &table.head].into_iter().chain(table.set_name.as_deref()))?;
        for seat in &table.seats {
            let word = match &seat.sitter {
                Sitter::Link(word) | Sitter::Bot(word) => word,
                Sitter::Open | Sitter::Person(_) => "",
            };
            text::check([&*seat.name, word])?;
        }
        let id = TableId::random();
        let too_many = self.write(Add { id, table: table.clone(), limits }).await?;
        Ok(too_many.map_or(Ok(id), Err))
    }

    /// The table with this id.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>> {
        // One statement, so that state and seats are of the same moment.
        let query =
            "SELECT t.id, t.game, t.head, t.host, t.state, t.pace, t.listed, t.brisk, t.asks_luck, t.created, t.started, t.ended,
                t.rematch, t.set_name, t.listed_until,
                s.seat, s.player, s.bot, s.invite, s.name, s.stand_in, s.resigned, s.here,
                COALESCE(p.guest, 0)
            FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN players p ON p.id = s.player
            WHERE t.id = $1 ORDER BY s.seat";
        let read = |row: &_| {
            let mut columns = Columns::of(row);
            Ok((read(&mut columns)?, seats::read(&mut columns)?, columns.flag()?))
        };
        let rows = self.all(sqlx::query(query).bind(id.number()), read).await?;
        let mut table: Option<TableRow> = None;
        for (one, seat, guest) in rows {
            table.get_or_insert(one).take_seat(seat.map(|seat| seat.sealed(&self.key)), guest);
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

    /// A table is looked after until this moment, and sleeps then.
    pub async fn keep_awake(&self, table: TableId, until: Millis) -> Result<()> {
        self.write(KeepAwake { table, until }).await
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

impl TableRow {
    /// Adds the next seat, and whether its person is a guest.
    pub(crate) fn take_seat(&mut self, seat: Option<crate::Seat>, guest: bool) {
        let Some(seat) = seat else { return };
        if guest && matches!(seat.sitter, Sitter::Person(_)) {
            self.guests = self.guests.with(game::Seat::new(self.seats.len()));
        }
        self.seats.push(seat);
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
        asks_luck: columns.flag()?,
        created: columns.number()?,
        started: columns.maybe_number()?,
        ended: columns.maybe_number()?,
        rematch: columns.maybe_number()?.map(TableId::from_number),
        set_name: columns.maybe_text()?,
        listed_until: columns.maybe_number()?,
        seats: Vec::new(),
        guests: SeatSet::NONE,
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
    limits: TableLimits,
}

impl Write for Add {
    type Answer = Option<TooMany>;

    fn table(&self) -> Option<TableId> {
        Some(self.id)
    }

    /// Tables of one player come one after the other, so that counting them makes nobody wait for another lane.
    fn lane(&self) -> i64 {
        self.table.host.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Option<TooMany>> {
        let NewTable { game, head, host, pace, listed, brisk, asks_luck, seats, created, set_name } = &self.table;
        let waits = seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open | Sitter::Link(_)) || !seat.here);
        let state = if waits { State::Open } else { State::Running };
        let TableLimits { tables, listed: most } = self.limits;
        if tables < u32::MAX && has_tables(db, *host, tables).await? {
            return Ok(Some(TooMany::Tables));
        }
        if *listed && waits && most < u32::MAX && has_listed(db, *host, most, *created).await? {
            return Ok(Some(TooMany::Listed));
        }
        sqlx::query(
            "INSERT INTO tables (id, game, head, host, state, pace, listed, brisk, created, started, set_name,
                listed_until, asks_luck) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
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
        .bind(set_name.clone())
        .bind((*listed && waits).then_some(created + LISTED_FOR))
        .bind(i64::from(*asks_luck))
        .execute(&mut *db)
        .await?;
        for (seat, row) in game::Seat::ALL.into_iter().zip(seats) {
            seats::insert(db, Seated { table: self.id, seat, row, state: word(state) }).await?;
        }
        Ok(None)
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

struct KeepAwake {
    table: TableId,
    until: Millis,
}

/// Nobody who looks at the table sees a difference, so others need not hear about it.
impl Write for KeepAwake {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.table.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = "UPDATE tables SET sleeps = $2 WHERE id = $1 AND COALESCE(sleeps, 0) < $2";
        sqlx::query(query).bind(self.table.number()).bind(self.until).execute(db).await.map(drop)
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
