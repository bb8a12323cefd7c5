//! The rulebooks: the list, a book, a paragraph.

use super::lobby::here;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::pages::rulebook::{fragment, list, page};
use crate::present;
use crate::site::Site;
use crate::who::{Who, text};
use axum::extract::{OriginalUri, Path, State};
use axum::http::header::{CACHE_CONTROL, ETAG, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use boards::rulebook;
use maud::Markup;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// `GET /rules`
pub(super) async fn all(State(site): State<Arc<Site>>, who: Who, uri: OriginalUri) -> Result<Markup, ErrorResponse> {
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(list(&who.words, &visit))
}

/// `GET /rules/GAME`
pub(super) async fn book(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(game): Path<String>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let book = rulebook::of(&game, who.words.language).ok_or_else(|| ErrorResponse::not_found(&who))?;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let pictures = boards::of(&game).map(|board| board.pictures(&who.words)).unwrap_or_default();
    let corrected = site.host.usual_pieces(&game).await.or_respond(&who)?;
    Ok(page(&who.words, &visit, &game, book, &pictures, corrected.as_ref().map(|usual| &*usual.text)))
}

/// `GET /rules/GAME/NUMBER`: one paragraph, to be shown beside a table. It changes with the reader's language and with
/// the program, so a browser may keep it but has to ask whether it is still the same.
pub(super) async fn paragraph(
    who: Who,
    Path((game, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ErrorResponse> {
    let nothing = || ErrorResponse::not_found(&who);
    let book = rulebook::of(&game, who.words.language).ok_or_else(nothing)?;
    let fragment = fragment(&who.words, &game, book, book.find(&number).ok_or_else(nothing)?);
    let mut hasher = DefaultHasher::new();
    fragment.0.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let head = [
        (CACHE_CONTROL, "private, no-cache".to_owned()),
        (ETAG, tag.clone()),
        (VARY, "Accept-Language, Cookie".to_owned()),
    ];
    if text(&headers, "if-none-match") == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    Ok((head, fragment).into_response())
}
