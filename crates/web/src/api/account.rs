//! Who a program is, and what can be played.

use super::read;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::limits::Wanted;
use crate::site::{Site, YEAR};
use crate::who::Who;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::clean_name;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{AuditEvent, SessionKind};

pub(super) async fn games() -> Json<Value> {
    let game = |game: &&dyn catalog::GameBox| {
        let option = |spec: &game::OptionSpec| json!({ "name": spec.name, "values": spec.values });
        json!({
            "name": game.name(),
            "seats": { "least": game.seats().start(), "most": game.seats().end() },
            "options": game.options().iter().map(option).collect::<Vec<_>>(),
        })
    };
    Json(json!({ "games": catalog::for_people().iter().map(game).collect::<Vec<_>>() }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPlayer {
    name: String,
}

pub(super) async fn add_player(
    State(site): State<Arc<Site>>,
    who: Who,
    body: Bytes,
) -> Result<Response, ErrorResponse> {
    let new: NewPlayer = read(&who, &body)?;
    let bad = || ErrorResponse::new(&who, StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
    let name = clean_name(&new.name).ok_or_else(bad)?;
    if !site.limits.allow(Wanted::Newcomer, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let player = site.host.store().add_player(&name, None, host::now()).await.or_respond(&who)?;
    site.audit(&who, AuditEvent::Newcomer, Some(player.id), &name, "").await;
    let token = site.give_token(player.id, SessionKind::Bearer, &name, YEAR, 0).await.or_respond(&who)?;
    let body = json!({ "player": shown(&player), "token": token.text() });
    Ok((StatusCode::CREATED, Json(body)).into_response())
}

pub(super) async fn me(who: Who) -> Result<Json<Value>, ErrorResponse> {
    let player = who.require_player()?;
    Ok(Json(shown(player)))
}

fn shown(player: &store::Player) -> Value {
    json!({ "id": player.id.to_string(), "name": player.name, "guest": player.guest })
}
