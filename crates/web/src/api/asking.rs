//! Asking the others at a table, and answering them.

use super::model::Table;
use super::tables::answer as table;
use super::{Call, seat};
use crate::error_response::{ErrorResponse, OrRespond};
use axum::Json;
use axum::http::StatusCode;
use host::Answered;
use serde::Deserialize;
use store::Matter;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    matter: String,
    /// The seat that it is about, for a stand-in.
    seat: Option<u8>,
}

pub(super) async fn ask(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let ask: Ask = call.read()?;
    let about = seat(&call.who, ask.seat)?;
    let matter = match (ask.matter.as_str(), about) {
        ("stand-in", Some(seat)) => Ok(Matter::StandIn(seat)),
        // They are asked for with the version that they are about.
        ("undo" | "turn", _) => Err(ErrorResponse::bad_request(&call.who)),
        (word, None) => word.parse().map_err(|_| ErrorResponse::bad_request(&call.who)),
        _ => Err(ErrorResponse::bad_request(&call.who)),
    };
    asked(&call, matter?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    number: u32,
    agree: bool,
}

pub(super) async fn answer(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let answer: Answer = call.read()?;
    let answered = call.site.host.answer(call.id, call.player, answer.number, answer.agree).await;
    after(&call, answered.or_respond(&call.who)?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Abandon {
    agree: bool,
}

/// To stop is a question like any other; this is an older way to ask and to answer it.
pub(super) async fn abandon(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let abandon: Abandon = call.read()?;
    if abandon.agree {
        return asked(&call, Matter::Stop).await;
    }
    let host = &call.site.host;
    let open = |sitting: &host::Sitting| {
        sitting.open_proposals(host::now()).find(|it| it.matter == Matter::Stop).map(|it| it.number)
    };
    let number = host.look(call.id, open).await.or_respond(&call.who)?;
    host.answer(call.id, call.player, number.unwrap_or(0), false).await.or_respond(&call.who)?;
    call.table().await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Away {
    seat: u8,
}

/// The same for somebody who is away.
pub(super) async fn away(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let away: Away = call.read()?;
    let bad = || ErrorResponse::new(&call.who, StatusCode::FORBIDDEN, "not-your-seat");
    asked(&call, Matter::StandIn(seat(&call.who, Some(away.seat))?.ok_or_else(bad)?)).await
}

/// The new table, when all have agreed; until then this one, with the question.
pub(super) async fn rematch(call: Call) -> Result<Json<Table>, ErrorResponse> {
    asked(&call, Matter::Rematch).await
}

async fn asked(call: &Call, matter: Matter) -> Result<Json<Table>, ErrorResponse> {
    if !call.site.limits.allow_words(call.player) {
        return Err(ErrorResponse::too_often(&call.who));
    }
    let answered = call.site.host.ask(call.id, call.player, matter, None).await;
    after(call, answered.or_respond(&call.who)?).await
}

async fn after(call: &Call, answered: Answered) -> Result<Json<Table>, ErrorResponse> {
    match answered {
        Answered::Rematch(rematch) => table(&call.site, &call.who, rematch).await,
        Answered::Done | Answered::Waits => call.table().await,
    }
}
