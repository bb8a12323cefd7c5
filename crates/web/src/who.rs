//! Who asks: the player of a cookie or a bearer token, the language, the address. Whoever needs a player who is not
//! there gets a complaint that says how to go on.

use crate::error_response::{ErrorResponse, Form};
use crate::site::{Known, Site};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use game::SeatSet;
use host::Sitting;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::Deref;
use std::sync::Arc;
use store::{Player, TableId, Token};
use words::{Language, Words};

/// The cookie of the session.
pub(crate) const SESSION: &str = "spieltisch";
/// The cookie for the language of those who have no name yet.
pub(crate) const LANGUAGE: &str = "language";

/// The cookie that names the table of a guided first game.
pub(crate) const GUIDE: &str = "guide";

/// The cookie with the form of the last table that was opened.
pub(crate) const FORM: &str = "form";

/// Who asks. Clones share it: it is handed on with every request.
#[derive(Clone, Debug)]
pub(crate) struct Who(Arc<Asker>);

impl Deref for Who {
    type Target = Asker;

    fn deref(&self) -> &Asker {
        &self.0
    }
}

/// What is known of who asks.
#[derive(Debug)]
pub(crate) struct Asker {
    pub(crate) known: Option<Known>,
    pub(crate) words: Words,
    pub(crate) address: IpAddr,
    /// What the browser calls this server.
    pub(crate) host: String,
    /// Whether the way between is encrypted.
    pub(crate) secure: bool,
    /// How the answer should look.
    pub(crate) form: Form,
    /// What the browser calls itself.
    pub(crate) agent: String,
    /// The table at which somebody plays a first game and is told what can be done and why.
    pub(crate) guided: Option<TableId>,
    /// How the form for a new table was filled in last.
    pub(crate) last_form: Option<String>,
}

impl Who {
    /// The player, if there is one.
    pub(crate) fn player(&self) -> Option<&Player> {
        self.known.as_ref().map(|known| &known.player)
    }

    /// The seats of the player at a table; none without a player.
    pub(crate) fn seats(&self, sitting: &Sitting) -> SeatSet {
        self.player().map(|player| sitting.seats_of(player.id)).unwrap_or_default()
    }

    /// The player; without one, the answer is where to sign in.
    pub(crate) fn require_player(&self) -> Result<&Player, ErrorResponse> {
        self.player().ok_or_else(|| ErrorResponse::sign_in(self))
    }
}

impl FromRequestParts<Arc<Site>> for Who {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Who, ErrorResponse> {
        // The guard in front has already found out.
        if let Some(who) = parts.extensions.get::<Who>() {
            return Ok(who.clone());
        }
        let headers = &parts.headers;
        let form = form(parts);
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = site.settings.behind_proxy.then(|| forwarded(headers)).flatten();
        let address = forwarded.or(connected).unwrap_or(Ipv4Addr::LOCALHOST.into());
        let https = |url: &String| url.starts_with("https://");
        let told = site.settings.behind_proxy && text(headers, "x-forwarded-proto") == Some("https");
        let secure = told || site.settings.public_url.as_ref().is_some_and(https);
        let accept = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let cookies = CookieJar::from_headers(headers);
        let cookie = |name| cookies.get(name).map(Cookie::value);
        let chosen = cookie(LANGUAGE).and_then(Language::from_code);
        let mut who = Asker {
            known: None,
            words: Words::new(chosen.unwrap_or_else(|| Language::from_accept(accept))),
            address,
            host: headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost").to_owned(),
            secure,
            form,
            agent: text(headers, "user-agent").unwrap_or_default().to_owned(),
            guided: cookie(GUIDE).and_then(|id| id.parse().ok()),
            last_form: cookie(FORM).map(str::to_owned),
        };
        if let Some(token) = token(headers) {
            match site.known(&token).await {
                Ok(known) => who.known = known,
                Err(error) => return Err(ErrorResponse::store(&Who(Arc::new(who)), &error)),
            }
        }
        let player = who.known.as_ref().map(|known| &known.player);
        let own = player.and_then(|player| player.language.as_deref()).and_then(Language::from_code);
        who.words = own.map_or(who.words, Words::new);
        Ok(Who(Arc::new(who)))
    }
}

/// The token that a request shows: a program's in its header, a browser's in its cookie.
pub(crate) fn token(headers: &HeaderMap) -> Option<Token> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        return value.to_str().ok()?.strip_prefix("Bearer ").map(|token| Token::presented(token.trim()));
    }
    CookieJar::from_headers(headers).get(SESSION).map(|cookie| Token::presented(cookie.value()))
}

/// A header as text.
pub(crate) fn text<'a>(headers: &'a HeaderMap, name: &'static str) -> Option<&'a str> {
    headers.get(HeaderName::from_static(name))?.to_str().ok()
}

/// Programs under `/api/` and the page's own script want JSON, people want a page.
fn form(parts: &Parts) -> Form {
    if parts.uri.path().starts_with("/api/") {
        return Form::Api;
    }
    let accept = parts.headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accept.starts_with("application/json") { Form::Script } else { Form::Page }
}

/// The address that the proxy in front has seen: the last one in its list, because those before it may be invented.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    text(headers, "x-forwarded-for")?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_and_tokens_are_found() {
        let mut headers = HeaderMap::new();
        assert_eq!(token(&headers), None);
        headers.insert(axum::http::header::COOKIE, "a=b; spieltisch=secret; c".parse().unwrap());
        assert_eq!(token(&headers), Some(Token::presented("secret")));
        headers.insert(AUTHORIZATION, "Bearer other".parse().unwrap());
        assert_eq!(token(&headers), Some(Token::presented("other")));
        headers.insert(AUTHORIZATION, "Basic other".parse().unwrap());
        assert_eq!(token(&headers), None);
    }

    #[test]
    fn a_proxy_is_believed_only_in_its_last_word() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 10.0.0.7".parse().unwrap());
        assert_eq!(forwarded(&headers), Some("10.0.0.7".parse().unwrap()));
    }
}
