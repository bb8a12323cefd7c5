//! For hosts and their machines: whether the server lives, what it counts; and the files of the pages.

use super::lobby::here;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::site::Site;
use crate::who::{Who, text};
use crate::{assets, pages, present};
use axum::extract::{OriginalUri, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use std::any::Any;
use std::sync::Arc;
use store::StoreError;

/// `GET /about`
pub(super) async fn about(State(site): State<Arc<Site>>, who: Who, uri: OriginalUri) -> Result<Markup, ErrorResponse> {
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(pages::about::page(&who.words, &visit))
}

/// `GET /assets/FILE`
pub(super) async fn asset(who: Who, Path(file): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = assets::find(&file) else { return ErrorResponse::not_found(&who).into_response() };
    let tag = format!("\"{}\"", asset.version);
    let keep = if asset.keeps { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CONTENT_TYPE, asset.content_type.to_owned()), (CACHE_CONTROL, keep.to_owned()), (ETAG, tag.clone())];
    if text(&headers, "if-none-match") == Some(&tag) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, asset.bytes.into_owned()).into_response()
}

/// `GET /healthz`: the process answers.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: steps can be stored, too. The answer comes within a second.
pub(super) async fn ready(State(site): State<Arc<Site>>) -> Response {
    if site.closing.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    let Err(error) = site.host.store().ready().await else { return "ok\n".into_response() };
    tracing::warn!(%error, "not ready");
    let why = match error {
        StoreError::Full(_) => "the disk is full\n",
        StoreError::Gone(_) => "the database file is gone\n",
        _ => "the database does not answer\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// `GET /metrics`, on the address for whoever hosts: with the host's word for it, where there is one.
pub(super) async fn metrics(State(site): State<Arc<Site>>, headers: HeaderMap) -> Response {
    let word = text(&headers, "authorization").and_then(|value| value.strip_prefix("Bearer "));
    match &site.settings.metrics_token {
        Some(token) if word != Some(token) => (StatusCode::UNAUTHORIZED, "show the token\n").into_response(),
        _ => ([(CONTENT_TYPE, "text/plain; version=0.0.4")], site.metrics.render()).into_response(),
    }
}

/// A handler broke down. That is logged; whoever asked can try again.
pub(super) fn after_panic(panic: Box<dyn Any + Send>) -> Response {
    let why = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    tracing::error!(why, "a request broke down");
    metrics::counter!("spieltisch_panics_total").increment(1);
    (StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong here. Please try again.\n").into_response()
}
