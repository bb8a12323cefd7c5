//! Who asks: the player of a cookie or a bearer token, the language, the address. Whoever needs a player who is not
//! there gets a complaint that says how to go on.

use crate::accounts::Known;
use crate::error_response::{ErrorResponse, Form};
use crate::proxy;
use crate::site::Site;
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
use store::{Player, StoreError, TableId, Token};
use words::{Language, Words};

/// The cookie of the session. Where the way is encrypted its name tells browsers that only this very site may set it,
/// not a neighbour with a name below the same one.
pub(crate) fn session_cookie(secure: bool) -> &'static str {
    if secure { "__Host-spieltisch" } else { "spieltisch" }
}

/// The cookie for the language of those who have no name yet.
pub(crate) const LANGUAGE: &str = "language";

/// The cookie that names the tables at which the coach helps.
pub(crate) const GUIDE: &str = "guide";

/// The cookie that names the lessons that were done.
pub(crate) const LESSONS: &str = "lessons";

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
    /// How many changes of accounts there were before it was found out who asks.
    changes: u64,
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
    /// The tables at which the coach tells what matters and why, the newest last.
    pub(crate) guided: Vec<TableId>,
    /// The lessons that were done in this browser, with dots between them.
    pub(crate) lessons: String,
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

impl Who {
    /// Whether whoever asked may still ask: the session may have ended meanwhile. Nearly always nothing at all has
    /// changed; only if something has, it is found out again.
    pub(crate) async fn is_still_known(&self, site: &Site) -> Result<bool, StoreError> {
        let Some(known) = &self.known else { return Ok(true) };
        if site.accounts.changes() == self.changes && known.session.expires > host::now() {
            return Ok(true);
        }
        self.is_known_now(site).await
    }

    /// The same for somebody who asked long ago.
    pub(crate) async fn is_known_now(&self, site: &Site) -> Result<bool, StoreError> {
        let Some(known) = &self.known else { return Ok(true) };
        Ok(site.accounts.known(site.host.store(), &known.session.hash).await?.is_some())
    }

    /// Refuses to go on for somebody who has signed out while the request was on its way.
    pub(crate) async fn require_still(&self, site: &Site) -> Result<(), ErrorResponse> {
        match self.is_still_known(site).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(ErrorResponse::sign_in(self)),
            Err(error) => Err(ErrorResponse::store(self, &error)),
        }
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
        let hops = site.settings.behind_proxy;
        let address = match hops {
            0 => connected.unwrap_or(Ipv4Addr::LOCALHOST.into()),
            _ => proxy::address(headers, hops),
        };
        let https = |url: &String| url.starts_with("https://");
        let told = proxy::is_secure(headers, hops);
        let secure = told || site.settings.public_url.as_ref().is_some_and(https);
        let accept = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let cookies = CookieJar::from_headers(headers);
        let cookie = |name| cookies.get(name).map(Cookie::value);
        let chosen = cookie(LANGUAGE).and_then(Language::from_code);
        let mut who = Asker {
            known: None,
            changes: site.accounts.changes(),
            words: Words::new(chosen.unwrap_or_else(|| Language::from_accept(accept))),
            address,
            host: headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost").to_owned(),
            secure,
            form,
            agent: text(headers, "user-agent").unwrap_or_default().to_owned(),
            guided: cookie(GUIDE).unwrap_or_default().split('.').filter_map(|id| id.parse().ok()).collect(),
            lessons: cookie(LESSONS).unwrap_or_default().to_owned(),
            last_form: cookie(FORM).map(str::to_owned),
        };
        if let Some(token) = token(headers, secure) {
            match site.accounts.known(site.host.store(), &token.hash()).await {
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

/// The token that a request shows: a program's in its header, a browser's in its cookie. A header of another scheme is
/// meant for somebody else, such as a proxy in front that asks for a password of its own.
pub(crate) fn token(headers: &HeaderMap, secure: bool) -> Option<Token> {
    bearer(headers).or_else(|| {
        CookieJar::from_headers(headers).get(session_cookie(secure)).map(|cookie| Token::presented(cookie.value()))
    })
}

/// The token of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    headers.get_all(AUTHORIZATION).iter().find_map(|value| {
        let (scheme, token) = value.to_str().ok()?.trim().split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| Token::presented(token.trim()))
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_and_tokens_are_found() {
        let mut headers = HeaderMap::new();
        assert_eq!(token(&headers, false), None);
        headers
            .insert(axum::http::header::COOKIE, "a=b; spieltisch=secret; c; __Host-spieltisch=safe".parse().unwrap());
        assert_eq!(token(&headers, false), Some(Token::presented("secret")));
        assert_eq!(token(&headers, true), Some(Token::presented("safe")));
        for scheme in ["Bearer", "bearer", "BEARER"] {
            headers.insert(AUTHORIZATION, format!("{scheme} other").parse().unwrap());
            assert_eq!(token(&headers, false), Some(Token::presented("other")));
        }
        for other in ["Basic other", "Bearer", "Digest Bearer x", ""] {
            headers.insert(AUTHORIZATION, other.parse().unwrap());
            assert_eq!(token(&headers, false), Some(Token::presented("secret")), "{other} does not hide the cookie");
        }
    }
}
