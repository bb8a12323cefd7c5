//! What every request can reach: the host, what the host has set, and who was seen lately.

use crate::accounts::Accounts;
use crate::limits::{LimitSettings, Limits};
use crate::open_streams::OpenStreams;
use host::{Host, Keep};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::{Arc, Weak};
use store::{Changed, PlayerId, Session, SessionKind, StoreError, Token};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio_util::sync::CancellationToken;

/// Players whose wishes about the chat are remembered.
const MOST_REMEMBERED: u64 = 100_000;
/// Tokens and links that one player may have at a time, of each kind.
const MOST_TOKENS: u32 = 50;

/// How long a session lasts without being used up: a year.
pub(crate) const YEAR: store::Millis = 365 * 24 * 3600 * 1000;

/// What a host can set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How people reach the page from outside, such as `https://games.example.org`; links for others are made with it.
    pub public_url: Option<String>,
    /// How many proxies in front are trusted to tell who asks (`X-Forwarded-For`, `X-Forwarded-Proto`). Whoever reaches
    /// the server past them could lie with it.
    pub behind_proxy: u8,
    /// Whether requests are limited for each player and address.
    pub rate_limit: bool,
    /// Whether webhooks may point into the host's own network.
    pub local_webhooks: bool,
    /// How much one may ask for.
    pub limits: LimitSettings,
    /// What the listener of the metrics asks for; without it whoever reaches that address is answered.
    pub metrics_token: Option<String>,
    /// How long things are kept that nobody needs any more.
    pub keep: Keep,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            behind_proxy: 0,
            rate_limit: true,
            local_webhooks: false,
            limits: LimitSettings::default(),
            metrics_token: None,
            keep: Keep::default(),
        }
    }
}

/// What every request can reach.
pub struct Site {
    /// Where the tables are.
    pub host: Arc<Host>,
    /// What the host has set.
    pub settings: Settings,
    pub(crate) limits: Limits,
    pub(crate) streams: OpenStreams,
    /// Ends the streams when the server stops.
    pub(crate) closing: CancellationToken,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) accounts: Accounts,
    muted: moka::sync::Cache<PlayerId, Arc<Vec<PlayerId>>>,
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Site({:?})", self.settings)
    }
}

impl Site {
    /// A site for this host.
    pub fn new(host: Arc<Host>, settings: Settings, metrics: PrometheusHandle) -> Arc<Site> {
        let limits = Limits::new(settings.rate_limit, &settings.limits);
        let (accounts, muted) = (Accounts::new(), moka::sync::Cache::new(MOST_REMEMBERED));
        let (streams, closing) = (OpenStreams::default(), CancellationToken::new());
        let site = Arc::new(Site { host, settings, limits, streams, closing, metrics, accounts, muted });
        tokio::spawn(follow(Arc::downgrade(&site), site.host.store().changes()));
        site
    }

    /// Gives a player a new token, whose owner need not show again until `confirmed` who that is.
    pub(crate) async fn give_token(
        &self,
        player: PlayerId,
        kind: SessionKind,
        label: &str,
        lasts: store::Millis,
        confirmed: store::Millis,
    ) -> Result<Token, StoreError> {
        let (token, session) = new_session(player, kind, label, lasts);
        let session = Session { confirmed, ..session };
        self.host.store().add_session(&session).await?;
        Ok(token)
    }

    /// The same for a token that somebody asks for. None: the player has too many of this kind.
    pub(crate) async fn give_asked_token(
        &self,
        player: PlayerId,
        kind: SessionKind,
        label: &str,
        lasts: store::Millis,
    ) -> Result<Option<Token>, StoreError> {
        let (token, session) = new_session(player, kind, label, lasts);
        Ok(self.host.store().add_token(&session, MOST_TOKENS).await?.then_some(token))
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

    /// A link to this site for somebody else.
    pub(crate) fn link(&self, host: &str, secure: bool, path: &str) -> String {
        match &self.settings.public_url {
            Some(url) => format!("{}{path}", url.trim_end_matches('/')),
            None => format!("{}://{host}{path}", if secure { "https" } else { "http" }),
        }
    }
}

/// Hears of accounts that were changed through other nodes, until the site is gone.
async fn follow(site: Weak<Site>, mut changes: broadcast::Receiver<Changed>) {
    loop {
        let change = changes.recv().await;
        let Some(site) = site.upgrade() else { return };
        match change {
            Ok(Changed::Player(player)) => site.accounts.forget(player),
            Ok(Changed::Table(_)) => {}
            // Something was missed: only asking helps.
            Ok(Changed::Unknown) | Err(RecvError::Lagged(_)) => site.accounts.forget_everybody(),
            Err(RecvError::Closed) => return,
        }
    }
}

/// A token, and what is stored of it.
fn new_session(player: PlayerId, kind: SessionKind, label: &str, lasts: store::Millis) -> (Token, Session) {
    let (token, created) = (Token::random(), host::now());
    let label = label.chars().filter(|letter| !letter.is_control()).take(80).collect();
    let session = Session { hash: token.hash(), player, kind, label, created, expires: created + lasts, confirmed: 0 };
    (token, session)
}
