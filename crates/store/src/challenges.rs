//! What an authenticator was asked to sign. Each can be answered once, on whatever node, and only for a while.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{Challenge, Millis, PlayerId, Store, TokenHash, text};
use sqlx::AnyConnection;

impl Store {
    /// Remembers what was asked.
    pub async fn add_challenge(&self, challenge: &Challenge) -> Result<()> {
        text::check([&*challenge.hash.0, &challenge.purpose, &challenge.state])?;
        self.write(Add(challenge.clone())).await
    }

    /// Takes it, for whoever answers: it is gone afterwards. `None` if there is none or it has expired.
    pub async fn take_challenge(&self, hash: &TokenHash, now: Millis) -> Result<Option<Challenge>> {
        self.write(Take { hash: hash.clone(), now }).await
    }
}

struct Add(Challenge);

impl Write for Add {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let Challenge { hash, player, purpose, state, expires } = &self.0;
        let query = "INSERT INTO challenges (hash, player, purpose, state, expires) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(query).bind(hash.0.clone()).bind(player.map(PlayerId::number));
        query.bind(purpose.clone()).bind(state.clone()).bind(*expires).execute(db).await.map(drop)
    }
}

struct Take {
    hash: TokenHash,
    now: Millis,
}

impl Write for Take {
    type Answer = Option<Challenge>;

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<Option<Challenge>> {
        let take = "DELETE FROM challenges WHERE hash = $1 AND expires > $2 RETURNING player, purpose, state, expires";
        let row = sqlx::query(take).bind(self.hash.0.clone()).bind(self.now).fetch_optional(db).await?;
        row.map(|row| {
            let mut columns = Columns::of(&row);
            Ok(Challenge {
                hash: self.hash.clone(),
                player: columns.maybe_number()?.map(PlayerId::from_number),
                purpose: columns.text()?,
                state: columns.text()?,
                expires: columns.number()?,
            })
        })
        .transpose()
    }
}
