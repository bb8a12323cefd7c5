//! Passwords: argon2 with the parameters that OWASP recommends, which the crate has by default, outside the async
//! threads and only a few at a time, because each takes 19 MB.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

/// How many are tried at the same time.
static TURNSTILE: Semaphore = Semaphore::const_new(4);

/// What is stored of a password; `None` if the machine cannot make it now.
pub(crate) async fn hash(password: String) -> Option<String> {
    let _turn = TURNSTILE.acquire().await.ok()?;
    let hash = move || Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string());
    tokio::task::spawn_blocking(hash).await.ok()?
}

/// Whether a password is the one that was stored. Without one stored it takes as long, and is wrong.
pub(crate) async fn is_right(password: String, stored: Option<String>) -> bool {
    let Ok(_turn) = TURNSTILE.acquire().await else { return false };
    let verify = move || {
        let nobody = Argon2::default().hash_password(b"nobody").ok().map(|hash| hash.to_string());
        let known = stored.is_some();
        let Some(text) = stored.or(nobody) else { return false };
        let right = PasswordHash::new(&text)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    };
    tokio::task::spawn_blocking(verify).await.unwrap_or(false)
}

/// Whether a password is long enough to be one.
pub(crate) fn is_long_enough(password: &str) -> bool {
    (8..=200).contains(&password.chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let stored = hash("correct horse".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"), "{stored}");
        assert!(is_right("correct horse".into(), Some(stored.clone())).await);
        assert!(!is_right("correct horse ".into(), Some(stored)).await);
        assert!(!is_right("nobody".into(), None).await);
        assert!(!is_right("x".into(), Some("nonsense".into())).await);
    }
}
