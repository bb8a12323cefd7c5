//! The key of the house: what is stored of an invitation is a random word, and the link has that word with a seal that
//! only the key can make. So the links can be shown again to whoever opened the table, and whoever reads the database or
//! a backup cannot take a seat with it.

use crate::error::Result;
use crate::file;
use crate::place::Place;
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sqlx::AnyConnection;

/// What every node of a Postgres should be given, and every command of the host beside them. Without it the key lies in
/// the database, where whoever reads that finds it.
const VARIABLE: &str = "SPIELTISCH_SECRET";

/// Bytes of a seal: 128 bits cannot be guessed, and a link stays short.
const SEAL: usize = 16;

/// The key.
#[derive(Clone)]
pub(crate) struct HouseKey(Hmac<Sha256>);

impl HouseKey {
    /// The key of a place that is open: a file beside the file of SQLite, or what the host has set, or a line in Postgres.
    pub(crate) async fn of(place: &Place, db: &mut AnyConnection) -> Result<HouseKey> {
        if let Place::Sqlite(path) = place {
            return Ok(HouseKey::new(&file::secret_beside(path, &random())?));
        }
        if let Ok(secret) = std::env::var(VARIABLE)
            && !secret.is_empty()
        {
            return Ok(HouseKey::new(&secret));
        }
        let refused = |error: sqlx::Error| place.refused(&error);
        let make = sqlx::query("UPDATE spieltisch SET house_key = $1 WHERE house_key IS NULL").bind(random());
        make.execute(&mut *db).await.map_err(refused)?;
        let key: String =
            sqlx::query_scalar("SELECT house_key FROM spieltisch").fetch_one(db).await.map_err(refused)?;
        Ok(HouseKey::new(&key))
    }

    fn new(secret: &str) -> HouseKey {
        HouseKey(Hmac::new_from_slice(secret.as_bytes()).expect("a secret of any length is a key"))
    }

    /// The token of an invitation with this word.
    pub(crate) fn sealed(&self, word: &str) -> String {
        let seal = self.0.clone().chain_update(word).finalize().into_bytes();
        format!("{word}.{}", BASE64URL_NOPAD.encode(&seal[..SEAL]))
    }

    /// The word of a token; none, if the seal is not of this house.
    pub(crate) fn word<'t>(&self, token: &'t str) -> Option<&'t str> {
        let (word, seal) = token.rsplit_once('.')?;
        let seal = BASE64URL_NOPAD.decode(seal.as_bytes()).ok().filter(|seal| seal.len() == SEAL)?;
        self.0.clone().chain_update(word).verify_truncated_left(&seal).ok().map(|()| word)
    }
}

fn random() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("random bits from the operating system");
    HEXLOWER.encode(&bytes)
}

/// Keys do not get into logs.
impl std::fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("HouseKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_house_seals_for_itself() {
        let (house, other) = (HouseKey::new("one"), HouseKey::new("two"));
        let token = house.sealed("word");
        assert_eq!(house.word(&token), Some("word"));
        assert_eq!(other.word(&token), None);
        for wrong in ["", ".", "word", "word.", &token[..token.len() - 1], &format!("x{token}"), &format!("{token}A")] {
            assert_eq!(house.word(wrong), None, "{wrong}");
        }
        assert!(!format!("{house:?}").contains("one"));
    }
}
