//! Records from elsewhere: whoever has one can look at it here and show it to others. It is checked by replaying it,
//! and then lies on a table of its own, at which nobody plays. It is in no list: who has the link can look at it.

use super::lobby::here;
use super::{go_to, table_path};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Fields;
use crate::limits::Wanted;
use crate::pages::upload::page;
use crate::site::Site;
use crate::who::{Who, text};
use crate::{cookies, present};
use axum::extract::{FromRequest, OriginalUri, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::Problem;
use game::record::Head;
use host::Refused;
use maud::Markup;
use std::sync::Arc;
use table::AnyTable;

/// The longest record. The longest games there are have a third of it.
pub(super) const MOST_BYTES: usize = 1024 * 1024;

/// `GET /upload`
pub(super) async fn form(State(site): State<Arc<Site>>, who: Who, uri: OriginalUri) -> Result<Markup, ErrorResponse> {
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(page(&who.words, &visit, "", None))
}

/// `POST /upload`
pub(super) async fn take_in(
    State(site): State<Arc<Site>>,
    who: Who,
    request: Request,
) -> Result<Response, ErrorResponse> {
    if !site.limits.allow(Wanted::Upload, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    // Nothing is read before there is room for it, and nothing that says itself that it is too long.
    let Some(share) = site.limits.uploading.try_take(who.address) else { return Err(ErrorResponse::busy(&who)) };
    let length = text(request.headers(), "content-length").and_then(|length| length.parse::<usize>().ok());
    let fields = match length {
        Some(length) if length > super::MOST_UPLOADED => Err(ErrorResponse::bad_request(&who)),
        _ => Fields::from_request(request, &site).await,
    };
    // A form ends lines in its own way. One that cannot be read is longer than any that could.
    let text = fields.as_ref().map_or_else(|_| String::new(), |fields| fields.text("record").replace("\r\n", "\n"));
    let checked = match fields {
        Ok(_) => check(&site, &who, &text).await,
        Err(_) => Err(ErrorResponse::new(&who, StatusCode::PAYLOAD_TOO_LARGE, "long-record")),
    };
    let wrong = match checked {
        Err(wrong) => wrong,
        Ok(game) => {
            let (player, cookie) = cookies::player_or_guest(&site, &who).await?;
            match site.host.shelve(player.id, &text, &*game).await {
                Ok(id) => return Ok((cookie, go_to(&format!("{}/replay?at=0", table_path(id)))).into_response()),
                Err(refused) => in_words(&who, &refused),
            }
        }
    };
    drop(share);
    let visit = present::visit(&site, &who, super::UPLOAD).await.or_respond(&who)?;
    // What is too long to be looked at is not sent back either.
    let text = if text.len() > MOST_BYTES { "" } else { &text };
    let page = page(&who.words, &visit, text, Some(wrong.sentence()));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The table of a text that is a record of one of our games. Nobody becomes a guest, and nothing is stored, for one
/// that is not.
async fn check(site: &Site, who: &Who, text: &str) -> Result<Box<dyn AnyTable>, ErrorResponse> {
    let wrong = |code| ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, code);
    if text.trim().is_empty() {
        return Err(wrong("no-record"));
    }
    if text.len() > MOST_BYTES {
        return Err(wrong("long-record"));
    }
    // What has more entries than a game can have is not replayed to find that out.
    let boxed =
        Head::read(text.split("\n\n").next().unwrap_or(text)).ok().and_then(|head| catalog::find(&head.game).ok());
    let entries = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    // Among every 64 there is a check, which is no entry.
    if boxed.is_some_and(|boxed| entries as u64 * 64 / 65 > u64::from(boxed.most_entries())) {
        return Err(wrong("many-entries"));
    }
    let table = site.host.replay(text).await.map_err(|refused| in_words(who, &refused))?;
    let known = catalog::for_people().iter().any(|boxed| boxed.name() == table.game());
    match table.version() {
        _ if !known => Err(wrong("other-record")),
        0 => Err(wrong("empty-record")),
        _ => Ok(table),
    }
}

fn in_words(who: &Who, refused: &Refused) -> ErrorResponse {
    let wrong = |code| ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, code);
    match refused {
        Refused::Setup(Problem::Record(bad)) => wrong("bad-record").because(&bad.to_string()),
        Refused::Setup(problem) => wrong("other-record").because(&problem.to_string()),
        refused => ErrorResponse::refused(who, refused),
    }
}
