//! What stands in front of every route: who asks, how often, from where; headers that keep a page to itself; counting
//! and logging.

use crate::error_response::ErrorResponse;
use crate::limits::Wanted;
use crate::site::Site;
use crate::who::{Who, text};
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;

/// Scripts, styles, pictures and forms only from and to this site; nothing inline; no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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
    if !is_from_here(&parts.method, &parts.headers, site.settings.public_url.as_deref()) {
        return ErrorResponse::new(&who, StatusCode::FORBIDDEN, "foreign-origin").into_response();
    }
    parts.extensions.insert(who);
    next.run(Request::from_parts(parts, body)).await
}

/// Whether a request that changes something was made by a page of this site, or by a program that shows a token instead
/// of a cookie.
fn is_from_here(method: &Method, headers: &HeaderMap, public_url: Option<&str>) -> bool {
    if matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) || headers.contains_key(AUTHORIZATION) {
        return true;
    }
    if let Some(origin) = headers.get(ORIGIN) {
        let Ok(origin) = origin.to_str() else { return false };
        let site = origin.split_once("://").map(|(_, site)| site);
        let host = text(headers, "host");
        return (site.is_some() && site == host) || public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
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
        for (method, headers, fine) in [
            ("GET", &[("origin", "https://evil.example"), ("cookie", "a=b")][..], true),
            ("POST", &[("origin", "http://here:80"), ("host", "here:80"), ("cookie", "a=b")], true),
            ("POST", &[("origin", "https://evil.example"), ("host", "here:80"), ("cookie", "a=b")], false),
            ("POST", &[("origin", "https://evil.example"), ("host", "here:80")], false),
            ("POST", &[("origin", "null"), ("host", "here:80"), ("cookie", "a=b")], false),
            ("POST", &[("origin", "https://games.example"), ("host", "inner:8080"), ("cookie", "a=b")], true),
            ("POST", &[("sec-fetch-site", "cross-site"), ("host", "here:80"), ("cookie", "a=b")], false),
            ("POST", &[("sec-fetch-site", "same-site"), ("host", "here:80")], false),
            ("POST", &[("sec-fetch-site", "same-origin"), ("host", "here:80"), ("cookie", "a=b")], true),
            ("POST", &[("host", "here:80"), ("cookie", "a=b")], false),
            ("POST", &[("host", "here:80")], true),
            ("POST", &[("host", "here:80"), ("authorization", "Bearer x"), ("origin", "https://a.example")], true),
            ("DELETE", &[("origin", "https://evil.example"), ("host", "here:80")], false),
        ] {
            let mut map = HeaderMap::new();
            for &(name, value) in headers {
                map.insert(name, value.parse().unwrap());
            }
            let method = method.parse().unwrap();
            assert_eq!(is_from_here(&method, &map, Some("https://games.example/")), fine, "{method} {headers:?}");
        }
    }
}
