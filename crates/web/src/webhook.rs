//! "It is your turn", told where a player wants to hear it: to Discord, Slack, ntfy, or any program that takes JSON.

use crate::site::Site;
use boards::games;
use host::TurnNotice;
use serde_json::json;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Player;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use ureq::Agent;
use url::Url;
use words::{Language, Words};

/// How long an address may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many are told at the same time.
const TOGETHER: usize = 16;

/// Rings until the server stops.
pub(crate) async fn ring(site: Arc<Site>) {
    let mut turn_notices = site.host.turn_notices();
    // Nobody is led on to another address: the first one was looked at, the next one was not.
    let agent: Agent = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().into();
    let turnstile = Arc::new(Semaphore::new(TOGETHER));
    loop {
        let bell = tokio::select! {
            bell = turn_notices.recv() => bell,
            () = site.closing.cancelled() => return,
        };
        match bell {
            Ok(bell) => {
                let (site, agent) = (site.clone(), agent.clone());
                // A busy turnstile drops the bell: late news of a turn is no news.
                let Ok(turn) = turnstile.clone().try_acquire_owned() else { continue };
                tokio::spawn(async move {
                    tell(&site, agent, &bell).await;
                    drop(turn);
                });
            }
            Err(RecvError::Lagged(missed)) => tracing::warn!(missed, "turn_notices were missed"),
            Err(RecvError::Closed) => return,
        }
    }
}

async fn tell(site: &Site, agent: Agent, bell: &TurnNotice) {
    let Ok(Some(player)) = site.host.store().player(bell.player).await else { return };
    let Some(address) = player.webhook.clone() else { return };
    let Ok(url) = Url::parse(&address) else { return };
    if !site.settings.local_webhooks && !leads_outside(&url).await {
        return tracing::info!(player = %player.id, "a webhook leads into the host's own network");
    }
    let (body, kind) = message(site, &player, bell, &url);
    let send = move || agent.post(url.as_str()).header("content-type", kind).send(body).is_ok();
    let fine = tokio::task::spawn_blocking(send).await.unwrap_or(false);
    metrics::counter!("spieltisch_webhooks_total", "fine" => if fine { "yes" } else { "no" }).increment(1);
    if !fine {
        tracing::info!(player = %player.id, "a webhook did not answer");
    }
}

/// The message in the form that the address understands.
fn message(site: &Site, player: &Player, bell: &TurnNotice, url: &Url) -> (String, &'static str) {
    let language = player.language.as_deref().and_then(Language::from_code).unwrap_or_default();
    let words = Words::new(language);
    let link = site.link("localhost", false, &format!("/table/{}", bell.table));
    let game = games::name(&words, &bell.game);
    let text = words.say_with("webhook-turn", &[("game", game.into()), ("link", link.clone().into())]);
    let host = url.host_str().unwrap_or_default();
    match host {
        "discord.com" | "discordapp.com" => (json!({ "content": text }).to_string(), "application/json"),
        "hooks.slack.com" => (json!({ "text": text }).to_string(), "application/json"),
        _ if host == "ntfy.sh" || host.starts_with("ntfy.") => (text, "text/plain; charset=utf-8"),
        _ => {
            let body = json!({ "event": "your-turn", "table": bell.table.to_string(), "game": bell.game, "link": link, "text": text });
            (body.to_string(), "application/json")
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

/// Whether all addresses of a host lie outside the host's own network.
async fn leads_outside(url: &Url) -> bool {
    let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else { return false };
    let Ok(found) = tokio::net::lookup_host((host.trim_matches(['[', ']']), port)).await else { return false };
    let found: Vec<IpAddr> = found.map(|found| found.ip()).collect();
    !found.is_empty() && found.into_iter().all(is_outside)
}

fn is_outside(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            !(v4.is_loopback() || v4.is_private() || v4.is_link_local() || v4.is_unspecified() || v4.is_broadcast())
                && !(v4.is_multicast() || v4.is_documentation() || shared || a == 0)
        }
        IpAddr::V6(v6) => {
            let inside = v6.is_loopback() || v6.is_unspecified() || v6.is_unique_local() || v6.is_unicast_link_local();
            !(inside || v6.is_multicast())
        }
    }
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
            ("https://1.1.1.1/", true),
            ("nonsense", false),
            ("", false),
        ] {
            assert_eq!(is_address(address, false), fine, "{address}");
        }
        assert!(is_address("http://127.0.0.1:9/", true));
    }
}
