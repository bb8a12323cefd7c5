//! Codes for whoever has lost password and passkeys. Each lets in once; only their hashes are here.

use crate::columns::Columns;
use crate::error::Result;
use crate::limits::hold_player;
use crate::writer::Write;
use crate::{Millis, PlayerId, Store, TokenHash};
use sqlx::AnyConnection;

impl Store {
    /// Gives a player these codes instead of those from before.
    pub async fn set_recovery_codes(&self, player: PlayerId, codes: &[TokenHash], now: Millis) -> Result<()> {
        self.write(Set { player, codes: codes.into(), now }).await
    }

    /// How many codes a player has left.
    pub async fn recovery_codes_left(&self, player: PlayerId) -> Result<u32> {
        let query = sqlx::query("SELECT COUNT(*) FROM recovery_codes WHERE player = $1").bind(player.number());
        let row = self.one(query).await?;
        Ok(row.map(|row| Columns::of(&row).number()).transpose()?.unwrap_or(0))
    }

    /// Uses up a code. False: the player has none like it.
    pub async fn use_recovery_code(&self, player: PlayerId, code: &TokenHash) -> Result<bool> {
        self.write(Use { player, code: code.clone() }).await
    }
}

struct Set {
    player: PlayerId,
    codes: Vec<TokenHash>,
    now: Millis,
}

impl Write for Set {
    type Answer = ();

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        hold_player(db, self.player).await?;
        let player = self.player.number();
        sqlx::query("DELETE FROM recovery_codes WHERE player = $1").bind(player).execute(&mut *db).await?;
        for code in &self.codes {
            let add = sqlx::query("INSERT INTO recovery_codes (player, hash, created) VALUES ($1, $2, $3)");
            add.bind(player).bind(code.0.clone()).bind(self.now).execute(&mut *db).await?;
        }
        Ok(())
    }
}

struct Use {
    player: PlayerId,
    code: TokenHash,
}

impl Write for Use {
    type Answer = bool;

    fn lane(&self) -> i64 {
        self.player.number()
    }

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query("DELETE FROM recovery_codes WHERE player = $1 AND hash = $2");
        Ok(query.bind(self.player.number()).bind(self.code.0.clone()).execute(db).await?.rows_affected() > 0)
    }
}
