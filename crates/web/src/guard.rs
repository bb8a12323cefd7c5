//! What stands in front of every route: who asks, how often, from where; headers that keep a page to itself; counting
//! and logging.

use crate::error_response::ErrorResponse;
use crate::in_time::in_time;
use crate::limits::{Wanted, network};
use crate::site::Site;
use crate::who::{Who, bearer, text};
use axum::body::HttpBody;
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;

/// Scripts, styles, pictures and forms only from and to this site; nothing inline; no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// For a year browsers come by https only. Names below this one are not ours to decide about.
const ONLY_HTTPS: &str = "max-age=31536000";

/// Finds out who asks, and lets pass who may.
pub(crate) async fn pass(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("none", |path| path.as_str()).to_owned();
    let response = admit(&site, request, next).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    metrics::histogram!("spieltisch_request_seconds", "route" => route.clone()).record(took.as_secs_f64());
    // The route, not the address: there may be a token in that.
    match status {
        500.. => tracing::error!(%method, route, status, ?took, "request"),
        _ => tracing::debug!(%method, route, status, ?took, "request"),
    }
    with_headers(response)
}

async fn admit(site: &Arc<Site>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let who = match Who::from_request_parts(&mut parts, site).await {
        Ok(who) => who,
        Err(complaint) => return complaint.into_response(),
    };
    if !site.limits.allow(Wanted::Request, who.address) {
        return ErrorResponse::too_often(&who).into_response();
    }
    if !is_from_here(&parts.method, &parts.headers, who.secure, site.settings.public_url.as_deref()) {
        return ErrorResponse::new(&who, StatusCode::FORBIDDEN, "foreign-origin").into_response();
    }
    if site.settings.rate_limit
        && let Some(player) = who.player()
    {
        site.host.came(player.id, player.guest.then_some(network(who.address)));
    }
    let looks = parts.method.is_safe();
    parts.extensions.insert(who.clone());
    let body = if body.is_end_stream() { body } else { in_time(body, site.settings.limits.body) };
    let mut response = next.run(Request::from_parts(parts, body)).await;
    // What took long to look up is not for somebody who has signed out meanwhile.
    if looks && let Err(gone) = who.require_still(site).await {
        response = gone.into_response();
    }
    if who.secure {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_HTTPS));
    }
    response
}

/// Whether a request that changes something was made by a page of this site, or by a program that shows a token instead
/// of a cookie. A page that came unencrypted is another site than the same one by https: anybody on the way may have
/// written it.
fn is_from_here(method: &Method, headers: &HeaderMap, secure: bool, public_url: Option<&str>) -> bool {
    if method.is_safe() || bearer(headers).is_some() {
        return true;
    }
    if let Some(origin) = headers.get(ORIGIN) {
        let Ok(origin) = origin.to_str() else { return false };
        let scheme = if secure { "https" } else { "http" };
        let own = text(headers, "host").map(|host| format!("{scheme}://{host}"));
        return own.as_deref() == Some(origin) || public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    }
    match text(headers, "sec-fetch-site") {
        Some(site) => matches!(site, "same-origin" | "none"),
        // No browser: without a cookie it can do no harm in anybody's name.
        None => !headers.contains_key(COOKIE),
    }
}

fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What a table shows to one must not be kept for another.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_cannot_act_for_a_player() {
        let (here, there) = (("host", "here:80"), ("host", "inner:8080"));
        let (cookie, foreign) = (("cookie", "a=b"), ("origin", "https://evil.example"));
        for (method, secure, headers, fine) in [
            ("GET", false, &[foreign, cookie][..], true),
            ("POST", false, &[("origin", "http://here:80"), here, cookie], true),
            ("POST", true, &[("origin", "https://here:80"), here, cookie], true),
            ("POST", true, &[("origin", "http://here:80"), here, cookie], false),
            ("POST", false, &[("origin", "https://here:80"), here, cookie], false),
            ("POST", false, &[foreign, here, cookie], false),
            ("POST", false, &[foreign, here], false),
            ("POST", false, &[("origin", "null"), here, cookie], false),
            ("POST", true, &[("origin", "https://games.example"), there, cookie], true),
            ("POST", true, &[("origin", "http://games.example"), there, cookie], false),
            ("POST", false, &[("sec-fetch-site", "cross-site"), here, cookie], false),
            ("POST", false, &[("sec-fetch-site", "same-site"), here], false),
            ("POST", false, &[("sec-fetch-site", "same-origin"), here, cookie], true),
            ("POST", false, &[here, cookie], false),
            ("POST", false, &[here], true),
            ("POST", false, &[here, ("authorization", "Bearer x"), foreign], true),
            ("POST", false, &[here, ("authorization", "Basic x"), foreign, cookie], false),
            ("POST", false, &[here, ("authorization", "Basic x"), cookie], false),
            ("DELETE", false, &[foreign, here], false),
        ] {
            let mut map = HeaderMap::new();
            for &(name, value) in headers {
                map.insert(name, value.parse().unwrap());
            }
            let method = method.parse().unwrap();
            let from_here = is_from_here(&method, &map, secure, Some("https://games.example/"));
            assert_eq!(from_here, fine, "{method} {headers:?}");
        }
    }
}
