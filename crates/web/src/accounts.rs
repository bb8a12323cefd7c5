//! Who was seen lately, so that not every request and not every event of a stream asks the store; and who must hear at
//! once that an account has changed: the streams of its player.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Player, PlayerId, Session, Store, StoreError, TokenHash};
use tokio::sync::watch;

/// How long a node may believe that a session is still good without having heard anything. Nodes tell each other what
/// has changed; this is for the case that the line between them is cut, or a command of the host ended the session.
const REMEMBERED: Duration = Duration::from_secs(20);
const MOST_REMEMBERED: u64 = 100_000;

/// Somebody who showed a good token.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) player: Player,
    pub(crate) session: Arc<Session>,
}

/// What a node knows of accounts.
pub(crate) struct Accounts {
    seen: moka::sync::Cache<TokenHash, Known>,
    /// Counts the changes of all accounts.
    changes: AtomicU64,
    /// Those who have streams.
    watched: Mutex<HashMap<PlayerId, watch::Sender<()>>>,
}

impl Accounts {
    pub(crate) fn new() -> Accounts {
        let seen = moka::sync::Cache::builder().max_capacity(MOST_REMEMBERED).time_to_live(REMEMBERED);
        Accounts {
            seen: seen.support_invalidation_closures().build(),
            changes: AtomicU64::new(0),
            watched: Mutex::default(),
        }
    }

    /// Who has this token now.
    pub(crate) async fn known(&self, store: &Store, hash: &TokenHash) -> Result<Option<Known>, StoreError> {
        let now = host::now();
        if let Some(known) = self.seen.get(hash) {
            return Ok(Some(known).filter(|known| known.session.expires > now));
        }
        let before = self.changes.load(SeqCst);
        let Some(session) = store.session(hash, now).await? else { return Ok(None) };
        let Some(player) = store.player(session.player).await? else { return Ok(None) };
        let known = Known { player, session: Arc::new(session) };
        self.seen.insert(hash.clone(), known.clone());
        // If an account has changed while the store was asked, this may be what was true before.
        if self.changes.load(SeqCst) != before {
            self.seen.invalidate(hash);
        }
        Ok(Some(known))
    }

    /// How many changes there were: while the number stays, whoever was known is known.
    pub(crate) fn changes(&self) -> u64 {
        self.changes.load(SeqCst)
    }

    /// Something about a player was changed, or a session ended: the store is asked again, and streams look at once.
    pub(crate) fn forget(&self, player: PlayerId) {
        self.changes.fetch_add(1, SeqCst);
        // Without closures, which this cache has, everything would have to be forgotten.
        if self.seen.invalidate_entries_if(move |_, known| known.player.id == player).is_err() {
            self.seen.invalidate_all();
        }
        if let Some(watchers) = self.watched().get(&player) {
            watchers.send_replace(());
        }
    }

    /// Anything may have changed.
    pub(crate) fn forget_everybody(&self) {
        self.changes.fetch_add(1, SeqCst);
        self.seen.invalidate_all();
        for watchers in self.watched().values() {
            watchers.send_replace(());
        }
    }

    /// Tells whenever a player's account has changed.
    pub(crate) fn watch(&self, player: PlayerId) -> watch::Receiver<()> {
        let mut watched = self.watched();
        let found = watched.get(&player).map(watch::Sender::subscribe);
        found.unwrap_or_else(|| {
            // Those who have gone are forgotten when somebody comes, so that there are never many more than streams.
            if watched.len() == watched.capacity() {
                watched.retain(|_, watchers| watchers.receiver_count() > 0);
            }
            let (watchers, watcher) = watch::channel(());
            watched.insert(player, watchers);
            watcher
        })
    }

    fn watched(&self) -> MutexGuard<'_, HashMap<PlayerId, watch::Sender<()>>> {
        self.watched.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
