//! Sessions of browsers: a random cookie that scripts cannot read and other sites cannot use; a guest needs only a
//! name.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::limits::Wanted;
use crate::site::{Site, YEAR};
use crate::who::{GUIDE, Who, session_cookie};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::sync::Arc;
use store::{AuditEvent, Player, PlayerId, SessionKind, TableId};
use time::Duration;

/// The player who asks, or a new guest with a name like "Guest 4711".
pub(crate) async fn player_or_guest(site: &Arc<Site>, who: &Who) -> Result<(Player, CookieJar), ErrorResponse> {
    if let Some(player) = who.player() {
        return Ok((player.clone(), CookieJar::new()));
    }
    // Somebody may own such a name.
    let mut name = String::new();
    for _ in 0..5 {
        let number = 1000 + PlayerId::random().number() % 9000;
        name = who.words.say_with("guest-name", &[("number", number.to_string().into())]);
        if site.host.store().owner_like(&name).await.or_respond(who)?.is_none() {
            break;
        }
    }
    new_guest(site, who, &name).await
}

/// A new guest.
pub(crate) async fn new_guest(site: &Arc<Site>, who: &Who, name: &str) -> Result<(Player, CookieJar), ErrorResponse> {
    if !site.limits.allow(Wanted::Newcomer, who.address) {
        return Err(ErrorResponse::too_often(who));
    }
    let language = who.words.language.code();
    let player = site.host.store().add_player(name, Some(language), host::now()).await.or_respond(who)?;
    site.audit(who, AuditEvent::Newcomer, Some(player.id), name, "").await;
    let cookie = sign_in(site, who, player.id, 0).await?;
    Ok((player, cookie))
}

/// A new session for this browser, which need not show again until `confirmed` whose it is.
pub(crate) async fn sign_in(
    site: &Arc<Site>,
    who: &Who,
    player: PlayerId,
    confirmed: store::Millis,
) -> Result<CookieJar, ErrorResponse> {
    let label = crate::agent::name(&who.agent);
    let token = site.give_token(player, SessionKind::Browser, &label, YEAR, confirmed).await.or_respond(who)?;
    Ok(set(who, session_cookie(who.secure), token.text(), YEAR / 1000, true))
}

/// A cookie that takes the session away.
pub(crate) fn sign_out(who: &Who) -> CookieJar {
    set(who, session_cookie(who.secure), "", 0, true)
}

/// A cookie for this site alone, for so long; without time it takes the cookie away.
pub(crate) fn set(who: &Who, name: &'static str, value: &str, seconds: i64, secret: bool) -> CookieJar {
    let cookie = Cookie::build((name, value.to_owned())).path("/").max_age(Duration::seconds(seconds));
    CookieJar::new().add(cookie.same_site(SameSite::Lax).http_only(secret).secure(who.secure))
}

/// The coach helps at so many tables at once; older ones are forgotten.
const MOST_GUIDED: usize = 20;

/// From now on the coach helps at a table, or no longer.
pub(crate) fn guide(who: &Who, id: TableId, on: bool) -> CookieJar {
    let mut tables: Vec<TableId> = who.guided.iter().copied().filter(|&other| other != id).collect();
    if on {
        tables.push(id);
    }
    let kept = &tables[tables.len().saturating_sub(MOST_GUIDED)..];
    let value = kept.iter().map(TableId::to_string).collect::<Vec<_>>().join(".");
    set(who, GUIDE, &value, if kept.is_empty() { 0 } else { YEAR / 1000 }, true)
}
