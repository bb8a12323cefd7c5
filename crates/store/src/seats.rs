//! Seats: who takes and leaves them, and what is noted about who sits there.

use crate::columns::{Columns, one_row};
use crate::error::Result;
use crate::house_key::HouseKey;
use crate::limits::{LISTED_FOR, has_tables};
use crate::seat_bits::index;
use crate::tables::hold;
use crate::writer::Write;
use crate::{Millis, PlayerId, Seat, Sitter, State, Store, TableId, Text, Token};
use sqlx::AnyConnection;

impl Store {
    /// The seat that an invitation is for, whoever sits there by now.
    pub async fn seat_by_invite(&self, token: &str) -> Result<Option<(TableId, game::Seat)>> {
        let Some(word) = self.key.word(token) else { return Ok(None) };
        let query = sqlx::query("SELECT table_id, seat FROM seats WHERE invite = $1").bind(Text::new(word)?.bound());
        let Some(row) = self.one(query).await? else { return Ok(None) };
        let mut columns = Columns::of(&row);
        Ok(Some((TableId::from_number(columns.number()?), columns.seat()?)))
    }

    /// Takes a free seat of an open table, unless the player was sent away; the last seat taken starts it in the same
    /// breath.
    pub async fn sit(&self, table: TableId, seat: game::Seat, sitter: NewSitter, now: Millis) -> Result<Sat> {
        let (NewSitter::Person(_, name, _) | NewSitter::Bot(_, name)) = &sitter;
        Text::new(name)?;
        self.write(Sit { table, seat, sitter, now }).await
    }

    /// The player has come to an open table with a seat that is kept; the last one to come starts it. False: the player
    /// has none, or the table has started.
    pub async fn arrive(&self, table: TableId, player: PlayerId, now: Millis) -> Result<bool> {
        self.write(Arrive { table, player, now }).await
    }

    /// Leaves all seats of an open table; they are free again, for everybody or for whoever has the link. False: the
    /// player had no seat, or the table has started.
    pub async fn stand_up(&self, table: TableId, player: PlayerId) -> Result<bool> {
        self.write(StandUp { table, player, sent_away: false }).await
    }

    /// Takes a player's seats of an open table away, for good: the player cannot sit down there again, and a link that
    /// led to the seat becomes another one. False: the player had no seat, or the table has started.
    pub async fn send_away(&self, table: TableId, player: PlayerId) -> Result<bool> {
        self.write(StandUp { table, player, sent_away: true }).await
    }

    /// Whether a player was sent away from a table.
    pub async fn was_sent_away(&self, table: TableId, player: PlayerId) -> Result<bool> {
        let query = sqlx::query("SELECT 1 FROM sent_away WHERE table_id = $1 AND player = $2");
        Ok(self.one(query.bind(table.number()).bind(player.number())).await?.is_some())
    }

    /// The computer plays for an absent person, at this level, or no longer.
    pub async fn set_stand_in(&self, table: TableId, seat: game::Seat, bot: Option<&str>) -> Result<()> {
        self.write(Note { table, seat, what: What::StandIn(Text::maybe(bot)?) }).await
    }

    /// The person gave up.
    pub async fn set_resigned(&self, table: TableId, seat: game::Seat) -> Result<()> {
        self.write(Note { table, seat, what: What::Resigned }).await
    }
}

impl Seat {
    /// With the token of its invitation instead of the word that is stored of it.
    pub(crate) fn sealed(mut self, key: &HouseKey) -> Seat {
        if let Sitter::Link(word) = &mut self.sitter {
            *word = key.sealed(word);
        }
        self
    }
}

/// Who is to take a free seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSitter {
    /// A player under this name, who may have so many tables.
    Person(PlayerId, String, u32),
    /// The computer: the word for how it plays, and its name.
    Bot(String, String),
}

/// Whether somebody got a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sat {
    /// Yes.
    Down,
    /// It was not free, or not for one who was sent away.
    Taken,
    /// The player has too many tables.
    TooMany,
}

/// A seat from the columns `seat`, `player`, `bot`, `invite`, `name`, `stand_in`, `resigned`, `here`; none if the first of
/// them is empty.
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
        here: columns.flag()?,
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
        "INSERT INTO seats (table_id, seat, player, bot, invite, name, stand_in, resigned, here, state)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(table.number())
    .bind(index(seat))
    .bind(player)
    .bind(bot)
    .bind(invite)
    .bind(row.name.clone())
    .bind(row.stand_in.clone())
    .bind(i64::from(row.resigned))
    .bind(i64::from(row.here))
    .bind(state)
    .execute(db)
    .await?;
    Ok(())
}

struct Sit {
    table: TableId,
    seat: game::Seat,
    sitter: NewSitter,
    now: Millis,
}

impl Write for Sit {
    type Answer = Sat;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Sat> {
        let table = self.table.number();
        // Of two people who take the last two seats through two nodes, the second must see the first.
        if !hold(db, self.table, State::Open).await? {
            return Ok(Sat::Taken);
        }
        let (player, bot, name) = match &self.sitter {
            NewSitter::Person(player, name, most) => {
                if has_tables(db, *player, *most).await? {
                    return Ok(Sat::TooMany);
                }
                (Some(player.number()), None, name)
            }
            NewSitter::Bot(bot, name) => (None, Some(bot.clone()), name),
        };
        let take = "UPDATE seats SET player = $3, bot = $4, name = $5, here = 1
            WHERE table_id = $1 AND seat = $2 AND player IS NULL AND bot IS NULL
                AND NOT EXISTS (SELECT 1 FROM sent_away a WHERE a.table_id = $1 AND a.player = $3)";
        let query = sqlx::query(take).bind(table).bind(index(self.seat)).bind(player).bind(bot).bind(name.clone());
        if query.execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(Sat::Taken);
        }
        start(db, self.table, self.now).await?;
        // Where somebody comes, others may come, too.
        let list = "UPDATE tables SET listed_until = $2 WHERE id = $1 AND state = 'open' AND listed_until IS NOT NULL";
        sqlx::query(list).bind(table).bind(self.now + LISTED_FOR).execute(db).await?;
        Ok(Sat::Down)
    }
}

/// Starts an open table that is held, if nobody is missing.
async fn start(db: &mut AnyConnection, table: TableId, now: Millis) -> sqlx::Result<()> {
    let table = table.number();
    let start = "UPDATE tables SET state = 'running', started = $2 WHERE id = $1 AND NOT EXISTS
        (SELECT 1 FROM seats WHERE table_id = $1 AND ((player IS NULL AND bot IS NULL) OR here = 0))";
    if sqlx::query(start).bind(table).bind(now).execute(&mut *db).await?.rows_affected() > 0 {
        sqlx::query("UPDATE seats SET state = 'running' WHERE table_id = $1").bind(table).execute(db).await?;
    }
    Ok(())
}

struct Arrive {
    table: TableId,
    player: PlayerId,
    now: Millis,
}

impl Write for Arrive {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        if !hold(db, self.table, State::Open).await? {
            return Ok(false);
        }
        let come = "UPDATE seats SET here = 1 WHERE table_id = $1 AND player = $2 AND here = 0";
        let come = sqlx::query(come).bind(self.table.number()).bind(self.player.number());
        if come.execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(false);
        }
        start(db, self.table, self.now).await?;
        Ok(true)
    }
}

struct StandUp {
    table: TableId,
    player: PlayerId,
    sent_away: bool,
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
        if self.sent_away {
            let link = "UPDATE seats SET invite = $3 WHERE table_id = $1 AND player = $2 AND invite IS NOT NULL";
            let query = sqlx::query(link).bind(self.table.number()).bind(self.player.number());
            query.bind(Token::random().text().to_owned()).execute(&mut *db).await?;
            let note = "INSERT INTO sent_away (table_id, player) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(note).bind(self.table.number()).bind(self.player.number()).execute(&mut *db).await?;
        }
        let leave = "UPDATE seats SET player = NULL, name = '', stand_in = NULL, resigned = 0, here = 1
            WHERE table_id = $1 AND player = $2";
        let query = sqlx::query(leave).bind(self.table.number()).bind(self.player.number());
        Ok(query.execute(db).await?.rows_affected() > 0)
    }
}

/// What is noted about a seat.
enum What {
    StandIn(Option<Text>),
    Resigned,
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
            What::Resigned => "UPDATE seats SET resigned = $3 WHERE table_id = $1 AND seat = $2",
        });
        let query = query.bind(self.table.number()).bind(index(self.seat));
        let query = match &self.what {
            What::StandIn(bot) => query.bind(bot.as_ref().map(Text::bound)),
            What::Resigned => query.bind(1_i64),
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
