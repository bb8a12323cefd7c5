//! The same in JSON, for programs: everything that a page can do, under `/api/v1`, described by `openapi.json`.

mod account;
mod asking;
mod description;
mod events;
mod model;
mod play;
mod studies;
mod tables;
mod values;

use crate::error_response::ErrorResponse;
use crate::site::Site;
use crate::table_request::{TableRequest, table_id};
use crate::who::{Who, text};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use game::Seat;
use model::Table;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::sync::Arc;
use words::{Language, Words};

pub use description::OPENAPI;

/// What is too long is refused before anybody reads it; programs get that as JSON like any other error.
pub(crate) async fn refuse_too_long(request: Request, next: Next) -> Response {
    let language = Language::from_accept(text(request.headers(), "accept-language").unwrap_or_default());
    let response = next.run(request).await;
    if response.status() != StatusCode::PAYLOAD_TOO_LARGE {
        return response;
    }
    let message = Words::new(language).say("refused-too-long");
    let error = json!({ "error": { "code": "too-long", "message": message } });
    (StatusCode::PAYLOAD_TOO_LARGE, Json(error)).into_response()
}

/// Every path with what answers it.
fn table() -> Vec<(&'static str, MethodRouter<Arc<Site>>)> {
    vec![
        ("/api/v1/openapi.json", get(openapi)),
        ("/api/v1/games", get(account::games)),
        ("/api/v1/players", post(account::add_player)),
        ("/api/v1/me", get(account::me)),
        ("/api/v1/tables", get(tables::list).post(tables::open)),
        ("/api/v1/tables/{id}", get(tables::show)),
        ("/api/v1/tables/{id}/join", post(tables::join)),
        ("/api/v1/tables/{id}/leave", post(tables::leave)),
        ("/api/v1/tables/{id}/computer", post(tables::seat_computer)),
        ("/api/v1/tables/{id}/list", post(tables::list_again)),
        ("/api/v1/tables/{id}/view", get(play::view)),
        ("/api/v1/tables/{id}/choices", get(play::choices)),
        ("/api/v1/tables/{id}/why", get(play::why)),
        ("/api/v1/tables/{id}/play", post(play::play)),
        ("/api/v1/tables/{id}/luck", post(play::luck)),
        ("/api/v1/tables/{id}/mend", post(play::mend)),
        ("/api/v1/tables/{id}/undo", post(play::undo)),
        ("/api/v1/tables/{id}/reset", post(play::reset)),
        ("/api/v1/tables/{id}/resign", post(play::resign)),
        ("/api/v1/tables/{id}/ask", post(asking::ask)),
        ("/api/v1/tables/{id}/answer", post(asking::answer)),
        ("/api/v1/tables/{id}/abandon", post(asking::abandon)),
        ("/api/v1/tables/{id}/away", post(asking::away)),
        ("/api/v1/tables/{id}/back", post(play::back)),
        ("/api/v1/tables/{id}/rematch", post(asking::rematch)),
        ("/api/v1/tables/{id}/chat", get(tables::chat).post(tables::say)),
        ("/api/v1/tables/{id}/record", get(play::record)),
        ("/api/v1/tables/{id}/events", get(events::events)),
        ("/api/v1/studies/{id}", get(studies::show)),
    ]
}

/// The routes of the interface.
pub(crate) fn routes() -> Router<Arc<Site>> {
    // Whoever looks at the root of the interface is shown what it is.
    let root = Router::new().route("/api/v1", get(openapi));
    table().into_iter().fold(root, |router, (path, method)| router.route(path, method))
}

/// All paths, for the test that compares them with the description.
pub fn paths() -> Vec<&'static str> {
    table().into_iter().map(|(path, _)| path).collect()
}

async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], OPENAPI.as_str()).into_response()
}

/// What a program does at a table.
type Call = TableRequest<Sent>;

/// What a program sends.
struct Sent(Bytes);

impl FromRequest<Arc<Site>> for Sent {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Sent, ErrorResponse> {
        let (mut parts, body) = request.into_parts();
        let who = Who::from_request_parts(&mut parts, site).await?;
        let body = Bytes::from_request(Request::from_parts(parts, body), site).await;
        who.require_still(site).await?;
        body.map(Sent).map_err(|_| ErrorResponse::bad_request(&who))
    }
}

impl Call {
    fn read<T: DeserializeOwned>(&self) -> Result<T, ErrorResponse> {
        read(&self.who, &self.body.0)
    }

    /// The table as it now is.
    async fn table(&self) -> Result<Json<Table>, ErrorResponse> {
        tables::answer(&self.site, &self.who, self.id).await
    }
}

/// Reads what was sent. The complaint says what is wrong with it.
fn read<T: DeserializeOwned>(who: &Who, body: &Bytes) -> Result<T, ErrorResponse> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    serde_json::from_slice(body).map_err(|error| ErrorResponse::bad_request(who).because(&error.to_string()))
}

/// A seat as programs count them: from 1.
fn seat(who: &Who, number: Option<u8>) -> Result<Option<Seat>, ErrorResponse> {
    let Some(number) = number else { return Ok(None) };
    let index = usize::from(number).checked_sub(1);
    let seat = index.and_then(|index| Seat::ALL.get(index)).copied();
    seat.map(Some).ok_or_else(|| ErrorResponse::new(who, StatusCode::FORBIDDEN, "not-your-seat"))
}

/// The number of a seat as programs count them.
fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}
