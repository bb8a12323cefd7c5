//! The printed values that games were played with. A corrected data file comes with a new program; games that were
//! begun with the old one go on with it.

use crate::columns::Columns;
use crate::error::Result;
use crate::writer::Write;
use crate::{Store, Text};
use sqlx::AnyConnection;

impl Store {
    /// Keeps the text of a data file under its fingerprint.
    pub async fn keep_pieces(&self, fingerprint: u64, text: &str) -> Result<()> {
        self.write(Keep { fingerprint: word(fingerprint), text: Text::new(text)? }).await
    }

    /// The text of the data file with this fingerprint.
    pub async fn pieces(&self, fingerprint: u64) -> Result<Option<String>> {
        let query = sqlx::query("SELECT text FROM pieces WHERE fingerprint = $1").bind(word(fingerprint));
        Ok(self.one(query).await?.map(|row| Columns::of(&row).text()).transpose()?)
    }
}

/// As the head of a record has it.
fn word(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}

struct Keep {
    fingerprint: String,
    text: Text,
}

impl Write for Keep {
    type Answer = ();

    async fn run(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = "INSERT INTO pieces (fingerprint, text) VALUES ($1, $2) ON CONFLICT (fingerprint) DO NOTHING";
        sqlx::query(query).bind(&self.fingerprint).bind(self.text.bound()).execute(db).await?;
        Ok(())
    }
}
