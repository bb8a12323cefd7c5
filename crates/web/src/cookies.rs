//! Sessions of browsers: a random cookie that scripts cannot read and other sites cannot use; a guest needs only a name.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::limits::Wanted;
use crate::site::{Site, YEAR};
use crate::who::{SESSION, Who};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use std::sync::Arc;
use store::{Player, PlayerId, SessionKind};

/// The header that gives a browser its cookie.
pub(crate) type Cookie = HeaderMap;

/// The player who asks, or a new guest with a name like "Guest 4711".
pub(crate) async fn player_or_guest(site: &Arc<Site>, who: &Who) -> Result<(Player, Cookie), ErrorResponse> {
    if let Some(player) = who.player() {
        return Ok((player.clone(), Cookie::new()));
    }
    let number = 1000 + PlayerId::random().number() % 9000;
    new_guest(site, who, &who.words.say_with("guest-name", &[("number", number.to_string().into())])).await
}

/// A new guest.
pub(crate) async fn new_guest(site: &Arc<Site>, who: &Who, name: &str) -> Result<(Player, Cookie), ErrorResponse> {
    if !site.limits.allow(Wanted::Newcomer, who.address) {
        return Err(ErrorResponse::too_often(who));
    }
    let language = who.words.language.code();
    let player = site.host.store().add_player(name, Some(language), host::now()).await.or_respond(who)?;
    let cookie = sign_in(site, who, player.id).await?;
    Ok((player, cookie))
}

/// A new session for this browser.
pub(crate) async fn sign_in(site: &Arc<Site>, who: &Who, player: PlayerId) -> Result<Cookie, ErrorResponse> {
    let label = crate::agent::name(&who.agent);
    let token = site.give_token(player, SessionKind::Browser, &label, YEAR).await.or_respond(who)?;
    Ok(set(who, SESSION, token.text(), YEAR / 1000, true))
}

/// A cookie that takes the session away.
pub(crate) fn sign_out(who: &Who) -> Cookie {
    set(who, SESSION, "", 0, true)
}

/// A cookie for this site alone.
pub(crate) fn set(who: &Who, name: &str, value: &str, seconds: i64, secret: bool) -> Cookie {
    let secret = if secret { "; HttpOnly" } else { "" };
    let secure = if who.secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; SameSite=Lax{secret}{secure}");
    let mut cookie = Cookie::new();
    if let Ok(value) = HeaderValue::from_str(&text) {
        cookie.insert(SET_COOKIE, value);
    }
    cookie
}
