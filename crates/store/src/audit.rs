//! What happened to accounts, for whoever hosts: who came in, who tried to, what was given out, changed and taken away.

use crate::columns::{Columns, strange};
use crate::error::Result;
use crate::ids::TableId;
use crate::writer::Write;
use crate::{Millis, PlayerId, Store};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

/// Letters of a detail: enough for a name or a reason.
const LONGEST: usize = 200;

macro_rules! events {
    ($($(#[$doc:meta])* $event:ident = $word:literal,)*) => {
        /// What happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AuditEvent {
            $($(#[$doc])* $event,)*
        }

        impl AuditEvent {
            /// As it is stored and printed.
            pub fn word(self) -> &'static str {
                match self { $(AuditEvent::$event => $word,)* }
            }

            fn of(word: &str) -> sqlx::Result<AuditEvent> {
                match word {
                    $($word => Ok(AuditEvent::$event),)*
                    _ => Err(strange(word)),
                }
            }
        }
    };
}

events! {
    /// Somebody came for the first time, with a name.
    Newcomer = "newcomer",
    /// Somebody came in with a password.
    SignIn = "sign-in",
    /// Somebody tried to, with a wrong one, or with a passkey that is not right.
    SignInFailed = "sign-in-failed",
    /// Somebody came in by a link from another device.
    Carried = "carried",
    /// The password was set or changed.
    Password = "password",
    /// A passkey was added; the detail is its name.
    PasskeyAdded = "passkey-added",
    /// A passkey was removed; the detail is its name.
    PasskeyRemoved = "passkey-removed",
    /// Somebody showed a passkey, to come in or to show again who it is; the detail is its name.
    PasskeyUsed = "passkey-used",
    /// Recovery codes were made; those from before are void.
    RecoveryMade = "recovery-made",
    /// Somebody came in with a recovery code; the detail is how many are left.
    RecoveryUsed = "recovery-used",
    /// Somebody tried to, with a wrong one.
    RecoveryFailed = "recovery-failed",
    /// The name was changed; the detail is the one before.
    Name = "name",
    /// A token for a program was made; the detail is its label.
    Token = "token",
    /// A link to another device was made.
    Link = "link",
    /// A session was ended from another one, or all were.
    SessionsEnded = "sessions-ended",
    /// Who opened a table removed this player from it; the detail is the table.
    Removed = "removed",
    /// A line of a chat was reported; the detail is the table and the line.
    Reported = "reported",
    /// The host deleted a line of a chat; the detail is the table and the line.
    LineDeleted = "line-deleted",
    /// The host let nobody in with this account any more; the detail is the reason.
    Banned = "banned",
    /// The host lets this account in again.
    Unbanned = "unbanned",
    /// The data of the account were given out.
    Exported = "exported",
    /// The account was deleted.
    Deleted = "deleted",
}

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditLine {
    /// When.
    pub at: Millis,
    /// What.
    pub event: AuditEvent,
    /// Whose account, if there is one.
    pub player: Option<PlayerId>,
    /// The name at that time; of a failed try the one that was given.
    pub name: String,
    /// From where; empty if the host did it.
    pub address: String,
    /// More about it.
    pub detail: String,
}

impl Store {
    /// Writes a line.
    pub async fn audit(&self, mut line: AuditLine) -> Result<()> {
        let short = |text: &str| text.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
        (line.name, line.detail) = (short(&line.name), short(&line.detail));
        self.write(Add(line)).await
    }

    /// The lines since a moment, oldest first, of everybody or of one player; the last `most` of them.
    pub async fn audit_since(&self, since: Millis, player: Option<PlayerId>, most: u32) -> Result<Vec<AuditLine>> {
        let query = match player {
            None => {
                "SELECT at, event, player, name, address, detail FROM audit WHERE at >= $1
                ORDER BY at DESC, id DESC LIMIT $2"
            }
            Some(_) => {
                "SELECT at, event, player, name, address, detail FROM audit WHERE at >= $1 AND player = $3
                ORDER BY at DESC, id DESC LIMIT $2"
            }
        };
        let mut query = sqlx::query(query).bind(since).bind(i64::from(most));
        if let Some(player) = player {
            query = query.bind(player.number());
        }
        let mut lines = self.all(query, read).await?;
        lines.reverse();
        Ok(lines)
    }

    /// Forgets what is older; how many lines there were.
    pub async fn forget_audit(&self, before: Millis) -> Result<u64> {
        self.write(Forget(before)).await
    }
}

fn read(row: &AnyRow) -> sqlx::Result<AuditLine> {
    let mut columns = Columns::of(row);
    Ok(AuditLine {
        at: columns.number()?,
        event: AuditEvent::of(&columns.text()?)?,
        player: columns.maybe_number()?.map(PlayerId::from_number),
        name: columns.text()?,
        address: columns.text()?,
        detail: columns.text()?,
    })
}

struct Add(AuditLine);

impl Write for Add {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let AuditLine { at, event, player, name, address, detail } = &self.0;
        let query =
            "INSERT INTO audit (id, at, event, player, name, address, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        sqlx::query(query)
            // Any number that no other line has.
            .bind(TableId::random().number())
            .bind(*at)
            .bind(event.word())
            .bind(player.map(PlayerId::number))
            .bind(name.clone())
            .bind(address.clone())
            .bind(detail.clone())
            .execute(db)
            .await
            .map(drop)
    }
}

struct Forget(Millis);

impl Write for Forget {
    type Answer = u64;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<u64> {
        let forgotten = sqlx::query("DELETE FROM audit WHERE at < $1").bind(self.0).execute(db).await?;
        Ok(forgotten.rows_affected())
    }
}
