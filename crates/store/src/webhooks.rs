//! How the last call of a player's webhook ended, so that the player can see why no message comes.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{Millis, PlayerId, Store};
use sqlx::AnyConnection;

/// A call of a webhook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebhookCall {
    /// When.
    pub at: Millis,
    /// A word for how it ended.
    pub outcome: String,
}

impl Store {
    /// How the last call ended.
    pub async fn webhook_call(&self, player: PlayerId) -> Result<Option<WebhookCall>> {
        let query = sqlx::query("SELECT at, outcome FROM webhook_calls WHERE player = $1").bind(player.number());
        let Some(row) = self.one(query).await? else { return Ok(None) };
        let mut columns = Columns::of(&row);
        Ok(Some(WebhookCall { at: columns.number()?, outcome: columns.text()? }))
    }

    /// Remembers how a call ended; nothing, if there has been none to the present address.
    pub async fn note_webhook_call(&self, player: PlayerId, call: Option<WebhookCall>) -> Result<()> {
        self.write(Note { player, call }).await
    }
}

struct Note {
    player: PlayerId,
    call: Option<WebhookCall>,
}

impl Write for Note {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = match &self.call {
            Some(call) => sqlx::query(
                "INSERT INTO webhook_calls (player, at, outcome) VALUES ($1, $2, $3)
                    ON CONFLICT (player) DO UPDATE SET at = $2, outcome = $3",
            )
            .bind(self.player.number())
            .bind(call.at)
            .bind(call.outcome.clone()),
            None => sqlx::query("DELETE FROM webhook_calls WHERE player = $1").bind(self.player.number()),
        };
        query.execute(db).await.map(drop)
    }
}
