//! What people at a table have asked each other, and what became of it. Votes are counted where they are stored, so that
//! of two people who agree at the same time through two nodes the second settles it.

use crate::columns::{Columns, strange};
use crate::error::Result;
use crate::seat_bits::{bits, index};
use crate::writer::Write;
use crate::{Matter, Millis, Store, TableId};
use game::{Seat, SeatSet};
use sqlx::AnyConnection;

/// Something that somebody at a table has asked the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// From 1 on, for each table; never given out twice.
    pub number: u32,
    /// What it is about.
    pub matter: Matter,
    /// Who asked.
    pub by: Seat,
    /// How far the game was when it was asked, and then when it was settled.
    pub version: u32,
    /// When it was asked.
    pub at: Millis,
    /// The seats that agree, that of the one who asked among them.
    pub agreed: SeatSet,
    /// What became of it.
    pub outcome: Outcome,
    /// Who did not agree.
    pub declined: Option<Seat>,
    /// When it was settled.
    pub settled: Option<Millis>,
}

/// What became of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It waits for answers.
    Open,
    /// All who were asked agreed.
    Agreed,
    /// Somebody did not.
    Declined,
    /// Who asked took it back.
    Withdrawn,
}

/// A vote, and what it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The seats of the one who says it.
    pub own: SeatSet,
    /// The seats that have to agree.
    pub asked: SeatSet,
    /// How far the game is.
    pub version: u32,
    /// When.
    pub now: Millis,
}

impl Store {
    /// All proposals of a table that count, oldest first.
    pub async fn proposals(&self, table: TableId) -> Result<Vec<Proposal>> {
        let query = "SELECT number, matter, by_seat, version, at, agreed, outcome, declined, settled
            FROM proposals WHERE table_id = $1 ORDER BY number";
        self.all(sqlx::query(query).bind(table.number()), |row| {
            let mut columns = Columns::of(row);
            Ok(Proposal {
                number: columns.number()?,
                matter: columns.text().and_then(|matter| matter.parse().map_err(|_| strange(&matter)))?,
                by: columns.seat()?,
                version: columns.number()?,
                at: columns.number()?,
                agreed: columns.seats()?,
                outcome: columns.text().and_then(|word| outcome(&word))?,
                declined: columns.maybe_seat()?,
                settled: columns.maybe_number()?,
            })
        })
        .await
    }

    /// Asks something; what the same seat has asked before is forgotten, unless it was agreed on or just declined. If
    /// nobody else is asked, it is agreed on in the same breath.
    pub async fn propose(&self, table: TableId, matter: Matter, by: Seat, vote: Vote) -> Result<Outcome> {
        self.write(Propose { table, matter, by, vote }).await
    }

    /// Agrees to what was asked. None: it does not wait for answers any more.
    pub async fn agree(&self, table: TableId, number: u32, vote: Vote) -> Result<Option<Outcome>> {
        self.write(Agree { table, number, vote }).await
    }

    /// Ends a proposal in another way; one that was agreed on can only be withdrawn. False: it has ended already.
    pub async fn decline(&self, table: TableId, number: u32, outcome: Outcome, by: Seat, vote: Vote) -> Result<bool> {
        self.write(Decline { table, number, outcome, by, vote }).await
    }
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Open => "open",
        Outcome::Agreed => "agreed",
        Outcome::Declined => "declined",
        Outcome::Withdrawn => "withdrawn",
    }
}

fn outcome(text: &str) -> sqlx::Result<Outcome> {
    let all = [Outcome::Open, Outcome::Agreed, Outcome::Declined, Outcome::Withdrawn];
    all.into_iter().find(|&outcome| word(outcome) == text).ok_or_else(|| strange(text))
}

struct Propose {
    table: TableId,
    matter: Matter,
    by: Seat,
    vote: Vote,
}

impl Write for Propose {
    type Answer = Outcome;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Outcome> {
        let (table, Vote { own, asked, version, now }) = (self.table.number(), self.vote);
        // Of two who ask at the same moment the second must see the number of the first.
        sqlx::query("UPDATE tables SET state = state WHERE id = $1").bind(table).execute(&mut *db).await?;
        let last = sqlx::query("SELECT MAX(number) FROM proposals WHERE table_id = $1").bind(table);
        let last: Option<i64> = Columns::of(&last.fetch_one(&mut *db).await?).maybe_number()?;
        let forget = "DELETE FROM proposals WHERE table_id = $1 AND by_seat = $2 AND outcome <> 'agreed'
            AND (outcome <> 'declined' OR version < $3 OR matter = $4)";
        let forget = sqlx::query(forget).bind(table).bind(index(self.by)).bind(i64::from(version));
        forget.bind(self.matter.to_string()).execute(&mut *db).await?;
        let outcome = if asked.minus(own).is_empty() { Outcome::Agreed } else { Outcome::Open };
        sqlx::query(
            "INSERT INTO proposals (table_id, number, matter, by_seat, version, at, agreed, outcome, settled)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(table)
        .bind(last.unwrap_or(0) + 1)
        .bind(self.matter.to_string())
        .bind(index(self.by))
        .bind(i64::from(version))
        .bind(now)
        .bind(bits(own))
        .bind(word(outcome))
        .bind((outcome == Outcome::Agreed).then_some(now))
        .execute(db)
        .await?;
        Ok(outcome)
    }
}

struct Agree {
    table: TableId,
    number: u32,
    vote: Vote,
}

impl Write for Agree {
    type Answer = Option<Outcome>;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Option<Outcome>> {
        let (table, number) = (self.table.number(), i64::from(self.number));
        let Vote { own, asked, version, now } = self.vote;
        let add = "UPDATE proposals SET agreed = agreed | $3 WHERE table_id = $1 AND number = $2 AND outcome = 'open'";
        let add = sqlx::query(add).bind(table).bind(number).bind(bits(own));
        if add.execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(None);
        }
        let agreed = sqlx::query("SELECT agreed FROM proposals WHERE table_id = $1 AND number = $2");
        let agreed = agreed.bind(table).bind(number).fetch_one(&mut *db).await?;
        if !asked.minus(Columns::of(&agreed).seats()?).is_empty() {
            return Ok(Some(Outcome::Open));
        }
        let settle = "UPDATE proposals SET outcome = 'agreed', settled = $3, version = $4
            WHERE table_id = $1 AND number = $2";
        sqlx::query(settle).bind(table).bind(number).bind(now).bind(i64::from(version)).execute(db).await?;
        Ok(Some(Outcome::Agreed))
    }
}

struct Decline {
    table: TableId,
    number: u32,
    outcome: Outcome,
    by: Seat,
    vote: Vote,
}

impl Write for Decline {
    type Answer = bool;

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let end = "UPDATE proposals SET outcome = $3, declined = $4, settled = $5, version = $6
            WHERE table_id = $1 AND number = $2 AND (outcome = 'open' OR (outcome = 'agreed' AND $3 = 'withdrawn'))";
        let end = sqlx::query(end).bind(self.table.number()).bind(i64::from(self.number)).bind(word(self.outcome));
        let declined = (self.outcome == Outcome::Declined).then_some(index(self.by));
        let end = end.bind(declined).bind(self.vote.now).bind(i64::from(self.vote.version));
        Ok(end.execute(db).await?.rows_affected() > 0)
    }
}
