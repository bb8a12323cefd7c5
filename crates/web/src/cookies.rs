//! Sessions of browsers: a random cookie that scripts cannot read and other sites cannot use; a guest needs only a
//! name.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::limits::Wanted;
use crate::site::{Site, YEAR};
use crate::who::{SESSION, Who};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::sync::Arc;
use store::{Player, PlayerId, SessionKind};
use time::Duration;

/// The player who asks, or a new guest with a name like "Guest 4711".
pub(crate) async fn player_or_guest(site: &Arc<Site>, who: &Who) -> Result<(Player, CookieJar), ErrorResponse> {
    if let Some(player) = who.player() {
        return Ok((player.clone(), CookieJar::new()));
    }
    let number = 1000 + PlayerId::random().number() % 9000;
    new_guest(site, who, &who.words.say_with("guest-name", &[("number", number.to_string().into())])).await
}

/// A new guest.
pub(crate) async fn new_guest(site: &Arc<Site>, who: &Who, name: &str) -> Result<(Player, CookieJar), ErrorResponse> {
    if !site.limits.allow(Wanted::Newcomer, who.address) {
        return Err(ErrorResponse::too_often(who));
    }
    let language = who.words.language.code();
    let player = site.host.store().add_player(name, Some(language), host::now()).await.or_respond(who)?;
    let cookie = sign_in(site, who, player.id).await?;
    Ok((player, cookie))
}

/// A new session for this browser.
pub(crate) async fn sign_in(site: &Arc<Site>, who: &Who, player: PlayerId) -> Result<CookieJar, ErrorResponse> {
    let label = crate::agent::name(&who.agent);
    let token = site.give_token(player, SessionKind::Browser, &label, YEAR).await.or_respond(who)?;
    Ok(set(who, SESSION, token.text(), YEAR / 1000, true))
}

/// A cookie that takes the session away.
pub(crate) fn sign_out(who: &Who) -> CookieJar {
    set(who, SESSION, "", 0, true)
}

/// A cookie for this site alone, for so long; without time it takes the cookie away.
pub(crate) fn set(who: &Who, name: &'static str, value: &str, seconds: i64, secret: bool) -> CookieJar {
    let cookie = Cookie::build((name, value.to_owned())).path("/").max_age(Duration::seconds(seconds));
    CookieJar::new().add(cookie.same_site(SameSite::Lax).http_only(secret).secure(who.secure))
}
