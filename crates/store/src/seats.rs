//! Seats: who takes and leaves them, and what is noted about who sits there.

use crate::columns::{Columns, one_row};
use crate::error::Result;
use crate::seat_bits::{bits, index};
use crate::tables::hold;
use crate::writer::Write;
use crate::{Millis, PlayerId, Seat, Sitter, State, Store, TableId};
use game::SeatSet;
use sqlx::AnyConnection;

impl Store {
    /// The seat that an invitation is for, whoever sits there by now.
    pub async fn seat_by_invite(&self, token: &str) -> Result<Option<(TableId, game::Seat)>> {
        let query = sqlx::query("SELECT table_id, seat FROM seats WHERE invite = $1").bind(token);
        let Some(row) = self.one(query).await? else { return Ok(None) };
        let mut columns = Columns::of(&row);
        Ok(Some((TableId::from_number(columns.number()?), columns.seat()?)))
    }

    /// Takes a free seat of an open table; the last seat taken starts it in the same breath. False: the seat was not
    /// free.
    pub async fn sit(
        &self,
        table: TableId,
        seat: game::Seat,
        player: PlayerId,
        name: &str,
        now: Millis,
    ) -> Result<bool> {
        self.write(Sit { table, seat, player, name: name.into(), now }).await
    }

    /// Leaves all seats of an open table; they are free again, for everybody or for whoever has the link. False: the
    /// player had no seat, or the table has started.
    pub async fn stand_up(&self, table: TableId, player: PlayerId) -> Result<bool> {
        self.write(StandUp { table, player }).await
    }

    /// The computer plays for an absent person, at this level, or no longer.
    pub async fn set_stand_in(&self, table: TableId, seat: game::Seat, bot: Option<&str>) -> Result<()> {
        self.write(Note { table, seat, what: What::StandIn(bot.map(Into::into)) }).await
    }

    /// Which seats want the computer to play for this one.
    pub async fn set_away_votes(&self, table: TableId, seat: game::Seat, votes: SeatSet) -> Result<()> {
        self.write(Note { table, seat, what: What::AwayVotes(votes) }).await
    }

    /// The person gave up.
    pub async fn set_resigned(&self, table: TableId, seat: game::Seat) -> Result<()> {
        self.write(Note { table, seat, what: What::Resigned }).await
    }

    /// The person offers or agrees to abandon the game, or no longer.
    pub async fn set_agrees(&self, table: TableId, seat: game::Seat, agrees: bool) -> Result<()> {
        self.write(Note { table, seat, what: What::Agrees(agrees) }).await
    }
}

/// A seat from the columns `seat`, `player`, `bot`, `invite`, `name`, `stand_in`, `resigned`, `agrees`, `away_votes`;
/// none if the first of them is empty.
pub(crate) fn read(columns: &mut Columns) -> sqlx::Result<Option<Seat>> {
    if columns.maybe_number::<i64>()?.is_none() {
        return Ok(None);
    }
    let (player, bot, invite) = (columns.maybe_number()?, columns.maybe_text()?, columns.maybe_text()?);
    let sitter = match (player, bot, invite) {
        (Some(player), ..) => Sitter::Person(PlayerId::from_number(player)),
        (None, Some(bot), _) => Sitter::Bot(bot),
        (None, None, Some(invite)) => Sitter::Link(invite),
        (None, None, None) => Sitter::Open,
    };
    Ok(Some(Seat {
        sitter,
        name: columns.text()?,
        stand_in: columns.maybe_text()?,
        resigned: columns.flag()?,
        agrees: columns.flag()?,
        away_votes: columns.seats()?,
    }))
}

/// A seat and where it belongs.
pub(crate) struct Seated<'s> {
    pub(crate) table: TableId,
    pub(crate) seat: game::Seat,
    pub(crate) row: &'s Seat,
    pub(crate) state: &'static str,
}

pub(crate) async fn insert(db: &mut AnyConnection, seated: Seated<'_>) -> sqlx::Result<()> {
    let Seated { table, seat, row, state } = seated;
    let (player, bot, invite) = match &row.sitter {
        Sitter::Open => (None, None, None),
        Sitter::Link(token) => (None, None, Some(token.clone())),
        Sitter::Person(player) => (Some(player.number()), None, None),
        Sitter::Bot(bot) => (None, Some(bot.clone()), None),
    };
    sqlx::query(
        "INSERT INTO seats (table_id, seat, player, bot, invite, name, stand_in, resigned, agrees, away_votes, state)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(table.number())
    .bind(index(seat))
    .bind(player)
    .bind(bot)
    .bind(invite)
    .bind(row.name.clone())
    .bind(row.stand_in.clone())
    .bind(i64::from(row.resigned))
    .bind(i64::from(row.agrees))
    .bind(bits(row.away_votes))
    .bind(state)
    .execute(db)
    .await?;
    Ok(())
}

struct Sit {
    table: TableId,
    seat: game::Seat,
    player: PlayerId,
    name: String,
    now: Millis,
}

impl Write for Sit {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let table = self.table.number();
        // Of two people who take the last two seats through two nodes, the second must see the first.
        if !hold(db, self.table, State::Open).await? {
            return Ok(false);
        }
        let take = "UPDATE seats SET player = $3, name = $4
            WHERE table_id = $1 AND seat = $2 AND player IS NULL AND bot IS NULL";
        let query = sqlx::query(take).bind(table).bind(index(self.seat)).bind(self.player.number());
        if query.bind(self.name.clone()).execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let start = "UPDATE tables SET state = 'running', started = $2 WHERE id = $1 AND NOT EXISTS
            (SELECT 1 FROM seats WHERE table_id = $1 AND player IS NULL AND bot IS NULL)";
        if sqlx::query(start).bind(table).bind(self.now).execute(&mut *db).await?.rows_affected() > 0 {
            sqlx::query("UPDATE seats SET state = 'running' WHERE table_id = $1").bind(table).execute(db).await?;
        }
        Ok(true)
    }
}

struct StandUp {
    table: TableId,
    player: PlayerId,
}

impl Write for StandUp {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        if !hold(db, self.table, State::Open).await? {
            return Ok(false);
        }
        let leave =
            "UPDATE seats SET player = NULL, name = '', stand_in = NULL, resigned = 0, agrees = 0, away_votes = 0
            WHERE table_id = $1 AND player = $2";
        let query = sqlx::query(leave).bind(self.table.number()).bind(self.player.number());
        Ok(query.execute(db).await?.rows_affected() > 0)
    }
}

/// What is noted about a seat.
enum What {
    StandIn(Option<String>),
    AwayVotes(SeatSet),
    Resigned,
    Agrees(bool),
}

struct Note {
    table: TableId,
    seat: game::Seat,
    what: What,
}

impl Write for Note {
    type Answer = ();

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = sqlx::query(match self.what {
            What::StandIn(_) => "UPDATE seats SET stand_in = $3 WHERE table_id = $1 AND seat = $2",
            What::AwayVotes(_) => "UPDATE seats SET away_votes = $3 WHERE table_id = $1 AND seat = $2",
            What::Resigned => "UPDATE seats SET resigned = $3 WHERE table_id = $1 AND seat = $2",
            What::Agrees(_) => "UPDATE seats SET agrees = $3 WHERE table_id = $1 AND seat = $2",
        });
        let query = query.bind(self.table.number()).bind(index(self.seat));
        let query = match &self.what {
            What::StandIn(bot) => query.bind(bot.clone()),
            What::AwayVotes(votes) => query.bind(bits(*votes)),
            What::Resigned => query.bind(1_i64),
            What::Agrees(agrees) => query.bind(i64::from(*agrees)),
        };
        one_row(query.execute(&mut *db).await?)?;
        if matches!(self.what, What::StandIn(_)) {
            // Somebody must look after the table: the computer is to move, or a clock runs again. Only a row says when,
            // so the last one is marked; without a clock a person who is back may take all the time there is.
            let mark = "UPDATE entries
                SET due = CASE WHEN $2 = 1 OR (SELECT pace FROM tables WHERE id = $1) <> 'none' THEN at END
                WHERE table_id = $1 AND number = (SELECT MAX(number) FROM entries WHERE table_id = $1) AND movers <> 0";
            let stands_in = i64::from(matches!(self.what, What::StandIn(Some(_))));
            sqlx::query(mark).bind(self.table.number()).bind(stands_in).execute(db).await?;
        }
        Ok(())
    }
}
