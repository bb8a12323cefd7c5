//! "It is your turn", or "you are asked something", told where a player wants to hear it: to Discord, Slack, ntfy, or any program that takes JSON.

mod call;
mod outside;

pub use call::Outcome;

use crate::site::Site;
use boards::games;
use call::Caller;
use host::{Notice, Wanted};
use outside::is_outside;
use serde_json::json;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Player, PlayerId, WebhookCall};
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use url::Url;
use words::{Language, Words};

/// How many are told at the same time.
const TOGETHER: usize = 64;
/// How long to wait before the one other try.
const PAUSE: Duration = Duration::from_secs(2);

/// Rings until the server stops.
pub(crate) async fn ring(site: Arc<Site>) {
    let mut notices = site.host.notices();
    let caller = Caller::new(site.settings.local_webhooks);
    let turnstile = Arc::new(Semaphore::new(TOGETHER));
    let being_told: Arc<Mutex<HashSet<PlayerId>>> = Arc::default();
    loop {
        let bell = tokio::select! {
            bell = notices.recv() => bell,
            () = site.closing.cancelled() => return,
        };
        match bell {
            Ok(bell) => {
                // A busy turnstile drops the bell: late news of a turn is no news. Who is being told that something
                // waits need not be told twice, so an address that never answers costs one place and not all of them.
                let Ok(turn) = turnstile.clone().try_acquire_owned() else { continue };
                let Some(place) = Place::take(&being_told, bell.player) else { continue };
                let (site, caller) = (site.clone(), caller.clone());
                tokio::spawn(async move {
                    tell(&site, &caller, &bell).await;
                    drop((turn, place));
                });
            }
            Err(RecvError::Lagged(missed)) => tracing::warn!(missed, "notices were missed"),
            Err(RecvError::Closed) => return,
        }
    }
}

/// A player's place among those who are being told.
struct Place(Arc<Mutex<HashSet<PlayerId>>>, PlayerId);

impl Place {
    fn take(all: &Arc<Mutex<HashSet<PlayerId>>>, player: PlayerId) -> Option<Place> {
        let is_new = all.lock().unwrap_or_else(|all| all.into_inner()).insert(player);
        is_new.then(|| Place(all.clone(), player))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.lock().unwrap_or_else(|all| all.into_inner()).remove(&self.1);
    }
}

async fn tell(site: &Site, caller: &Caller, bell: &Notice) {
    let Ok(Some(player)) = site.host.store().player(bell.player).await else { return };
    let Some(url) = address(&player) else { return };
    let link = site.link("localhost", false, &format!("/table/{}", bell.table));
    let words = words(&player);
    let game = games::name(&words, &bell.game);
    let (key, event) = match bell.wanted {
        Wanted::Turn => ("webhook-turn", "your-turn"),
        Wanted::Answer => ("webhook-asked", "asked"),
    };
    let text = words.say_with(key, &[("game", game.into()), ("link", link.clone().into())]);
    let news = json!({ "event": event, "table": bell.table.to_string(), "game": bell.game, "link": link });
    let (body, kind) = message(&url, text, news);
    let mut outcome = caller.call(url.clone(), kind, body.clone()).await;
    if outcome.may_pass() {
        tokio::time::sleep(PAUSE).await;
        outcome = caller.call(url, kind, body).await;
    }
    note(site, player.id, outcome).await;
}

/// Tries a player's webhook, once; nothing, if there is none.
pub(crate) async fn test(site: &Site, player: &Player) -> Option<Outcome> {
    let url = address(player)?;
    let (body, kind) = message(&url, words(player).say("webhook-test").into(), json!({ "event": "test" }));
    let outcome = Caller::new(site.settings.local_webhooks).call(url, kind, body).await;
    note(site, player.id, outcome).await;
    Some(outcome)
}

async fn note(site: &Site, player: PlayerId, outcome: Outcome) {
    let fine = if outcome == Outcome::Fine { "yes" } else { "no" };
    metrics::counter!("spieltisch_webhooks_total", "fine" => fine).increment(1);
    if outcome != Outcome::Fine {
        tracing::info!(%player, %outcome, "a webhook was not told");
    }
    let call = WebhookCall { at: host::now(), outcome: outcome.to_string() };
    if let Err(error) = site.host.store().note_webhook_call(player, Some(call)).await {
        tracing::warn!(%error, "the outcome of a webhook is not stored");
    }
}

fn address(player: &Player) -> Option<Url> {
    player.webhook.as_deref().and_then(|address| Url::parse(address).ok())
}

fn words(player: &Player) -> Words {
    Words::new(player.language.as_deref().and_then(Language::from_code).unwrap_or_default())
}

/// The message in the form that the address understands.
fn message(url: &Url, text: String, mut news: serde_json::Value) -> (String, &'static str) {
    let host = url.host_str().unwrap_or_default();
    match host {
        "discord.com" | "discordapp.com" => (json!({ "content": text }).to_string(), "application/json"),
        "hooks.slack.com" => (json!({ "text": text }).to_string(), "application/json"),
        _ if host == "ntfy.sh" || host.starts_with("ntfy.") => (text, "text/plain; charset=utf-8"),
        _ => {
            news["text"] = text.into();
            (news.to_string(), "application/json")
        }
    }
}

/// Whether this can be the address of a webhook at all.
pub(crate) fn is_address(address: &str, local: bool) -> bool {
    let Ok(url) = Url::parse(address) else { return false };
    let scheme = url.scheme() == "https" || (local && url.scheme() == "http");
    let plain = url.username().is_empty() && url.password().is_none();
    let outside = match url.host_str().map(|host| host.trim_matches(['[', ']']).parse::<IpAddr>()) {
        Some(Ok(address)) => is_outside(address),
        Some(Err(_)) => true,
        None => false,
    };
    scheme && plain && address.len() <= 500 && (local || outside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn webhooks_lead_outside() {
        for (address, fine) in [
            ("https://discord.com/api/webhooks/1/x", true),
            ("https://ntfy.sh/my-topic", true),
            ("http://ntfy.sh/my-topic", false),
            ("ftp://example.org", false),
            ("https://user:password@example.org/", false),
            ("https://127.0.0.1/", false),
            ("https://10.0.0.1/", false),
            ("https://169.254.169.254/latest/meta-data", false),
            ("https://[::1]/", false),
            ("https://[::ffff:10.0.0.1]/", false),
            ("https://100.64.0.1/", false),
            ("https://0x7f.1/", false),
            ("https://[64:ff9b::a00:1]/", false),
            ("https://1.1.1.1/", true),
            ("nonsense", false),
            ("", false),
        ] {
            assert_eq!(is_address(address, false), fine, "{address}");
        }
        assert!(is_address("http://127.0.0.1:9/", true));
    }
}
