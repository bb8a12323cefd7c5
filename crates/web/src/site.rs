//! What every request can reach: the host, what the host has set, and who was seen lately.

use crate::limits::Limits;
use host::Host;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use std::time::Duration;
use store::{Player, PlayerId, Session, SessionKind, StoreError, Token, TokenHash};
use tokio_util::sync::CancellationToken;

/// How long a node may believe that a session is still good. Another node may have ended it.
const REMEMBERED: Duration = Duration::from_secs(20);
const MOST_REMEMBERED: u64 = 100_000;

/// How long a session lasts without being used up: a year.
pub(crate) const YEAR: store::Millis = 365 * 24 * 3600 * 1000;

/// What a host can set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How people reach the page from outside, such as `https://games.example.org`; links for others are made with it.
    pub public_url: Option<String>,
    /// A proxy in front tells who asks (`X-Forwarded-For`, `X-Forwarded-Proto`). Whoever reaches the server directly
    /// could lie with it.
    pub behind_proxy: bool,
    /// Whether requests are limited for each player and address.
    pub rate_limit: bool,
    /// Whether webhooks may point into the host's own network.
    pub local_webhooks: bool,
    /// What `/metrics` asks for; without it only the host's own machine is answered.
    pub metrics_token: Option<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { public_url: None, behind_proxy: false, rate_limit: true, local_webhooks: false, metrics_token: None }
    }
}

/// What every request can reach.
pub struct Site {
    /// Where the tables are.
    pub host: Arc<Host>,
    /// What the host has set.
    pub settings: Settings,
    pub(crate) limits: Limits,
    /// Ends the streams when the server stops.
    pub(crate) closing: CancellationToken,
    pub(crate) metrics: PrometheusHandle,
    seen: moka::sync::Cache<TokenHash, Known>,
    muted: moka::sync::Cache<PlayerId, Arc<Vec<PlayerId>>>,
}

/// Somebody who showed a good token.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) player: Player,
    pub(crate) session: Arc<Session>,
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Site({:?})", self.settings)
    }
}

impl Site {
    /// A site for this host.
    pub fn new(host: Arc<Host>, settings: Settings, metrics: PrometheusHandle) -> Arc<Site> {
        let limits = Limits::new(settings.rate_limit);
        let seen = moka::sync::Cache::builder().max_capacity(MOST_REMEMBERED).time_to_live(REMEMBERED).build();
        let muted = moka::sync::Cache::new(MOST_REMEMBERED);
        Arc::new(Site { host, settings, limits, closing: CancellationToken::new(), metrics, seen, muted })
    }

    /// Who has this token.
    pub(crate) async fn known(&self, token: &Token) -> Result<Option<Known>, StoreError> {
        let hash = token.hash();
        if let Some(known) = self.seen.get(&hash) {
            return Ok(Some(known));
        }
        let store = self.host.store();
        let Some(session) = store.session(&hash, host::now()).await? else { return Ok(None) };
        let Some(player) = store.player(session.player).await? else { return Ok(None) };
        let known = Known { player, session: Arc::new(session) };
        self.seen.insert(hash, known.clone());
        Ok(Some(known))
    }

    /// Gives a player a new token.
    pub(crate) async fn give_token(
        &self,
        player: PlayerId,
        kind: SessionKind,
        label: &str,
        lasts: store::Millis,
    ) -> Result<Token, StoreError> {
        let (token, created) = (Token::random(), host::now());
        let label = label.chars().filter(|letter| !letter.is_control()).take(80).collect();
        let session = Session { hash: token.hash(), player, kind, label, created, expires: created + lasts };
        self.host.store().add_session(&session).await?;
        Ok(token)
    }

    /// Whom a player does not want to hear.
    pub(crate) async fn muted(&self, player: PlayerId) -> Result<Arc<Vec<PlayerId>>, StoreError> {
        let muted = Arc::new(self.host.store().muted_by(player).await?);
        self.muted.insert(player, muted.clone());
        Ok(muted)
    }

    /// The same, as far as this node remembers.
    pub(crate) fn muted_lately(&self, player: PlayerId) -> Option<Arc<Vec<PlayerId>>> {
        self.muted.get(&player)
    }

    /// A player does not want to hear somebody, or wants to again.
    pub(crate) async fn mute(&self, player: PlayerId, other: PlayerId, on: bool) -> Result<(), StoreError> {
        self.host.store().set_muted(player, other, on).await?;
        self.muted(player).await.map(drop)
    }

    /// Something about players or sessions was changed: nobody is believed any more without asking the store.
    pub(crate) fn forget_everybody(&self) {
        self.seen.invalidate_all();
    }

    /// A link to this site for somebody else.
    pub(crate) fn link(&self, host: &str, secure: bool, path: &str) -> String {
        match &self.settings.public_url {
            Some(url) => format!("{}{path}", url.trim_end_matches('/')),
            None => format!("{}://{host}{path}", if secure { "https" } else { "http" }),
        }
    }
}
