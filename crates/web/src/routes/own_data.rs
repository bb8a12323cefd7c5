//! What is stored about a player: given out to that player as one file, and forgotten when the player wants it so.

use super::account::wrong;
use super::go_to;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Fields;
use crate::limits::Wanted;
use crate::site::Site;
use crate::who::Who;
use crate::{confirm, cookies};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{AuditEvent, AuditLine, Listed, Player, Sitter, Store, StoreError};

/// More of anything than one player has.
const ALL: u32 = 100_000;

/// `GET /me/export`
pub(super) async fn export(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    if !site.limits.allow(Wanted::Call, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let data = gathered(site.host.store(), player).await.or_respond(&who)?;
    site.audit_own(&who, AuditEvent::Exported, "").await;
    let text = serde_json::to_string_pretty(&data).unwrap_or_default();
    let head =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"spieltisch-me.json\"")];
    Ok((head, text).into_response())
}

/// `POST /me/delete`
pub(super) async fn delete(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    if fields.text("sure") != "yes" {
        return wrong(&site, &who, "not-sure").await;
    }
    if let Some(code) = confirm::refusal(&site, &who, fields.text("password")).await? {
        return wrong(&site, &who, code).await;
    }
    site.host.forget_player(player.id).await.or_respond(&who)?;
    site.accounts.forget_everybody();
    // Only that it happened: whose it was is forgotten.
    site.audit(&who, AuditEvent::Deleted, Some(player.id), "", "").await;
    Ok((cookies::sign_out(&who), go_to("/")).into_response())
}

/// Everything that is stored about a player.
async fn gathered(store: &Store, player: &Player) -> Result<Value, StoreError> {
    let session = |it: store::Session| json!({ "label": it.label, "created": it.created, "expires": it.expires });
    let sessions = store.sessions_of(player.id, host::now()).await?.into_iter().map(session).collect::<Vec<_>>();
    let key = |it: store::Passkey| json!({ "id": it.id, "name": it.name, "created": it.created, "used": it.used });
    let keys = store.passkeys_of(player.id).await?.into_iter().map(key).collect::<Vec<_>>();
    let set =
        |it: store::PieceSet| json!({ "id": it.id.to_string(), "game": it.game, "name": it.name, "text": it.text });
    let sets = store.sets_of(player.id).await?.into_iter().map(set).collect::<Vec<_>>();
    let study = |it: store::StudyRow| json!({ "id": it.id.to_string(), "table": it.table.to_string(), "entry": it.entry, "created": it.created, "tree": it.tree });
    let studies = store.studies_of(player.id).await?.into_iter().map(study).collect::<Vec<_>>();
    let mut tables = store.tables_of(player.id, ALL).await?;
    tables.extend(store.games_of(player.id, Some(player.id), ALL).await?);
    let tables = tables.iter().map(|listed| table(listed, player)).collect::<Vec<_>>();
    let said = store.said_by(player.id).await?.into_iter();
    let said = said.map(|(table, it)| json!({ "table": table.to_string(), "at": it.at, "text": it.text }));
    let muted = store.muted_by(player.id).await?.iter().map(ToString::to_string).collect::<Vec<_>>();
    let line =
        |it: AuditLine| json!({ "at": it.at, "event": it.event.word(), "address": it.address, "detail": it.detail });
    let log = store.audit_since(0, Some(player.id), ALL).await?.into_iter().map(line).collect::<Vec<_>>();
    Ok(json!({
        "player": {
            "id": player.id.to_string(), "name": player.name, "created": player.created, "language": player.language,
            "webhook": player.webhook, "has_password": player.password.is_some(),
        },
        "sessions": sessions,
        "passkeys": keys,
        "recovery_codes_left": store.recovery_codes_left(player.id).await?,
        "piece_sets": sets,
        "studies": studies,
        "tables": tables,
        "said": said.collect::<Vec<_>>(),
        "muted": muted,
        "log": log,
    }))
}

/// A table as far as it is about the player; the whole game is its record.
fn table(listed: &Listed, player: &Player) -> Value {
    let seats = listed.table.seats.iter().enumerate();
    let own = seats.filter(|(_, seat)| seat.sitter == Sitter::Person(player.id));
    let own = own.map(|(index, seat)| {
        let result = listed.results.get(index).map(|result| json!({ "points": result.points, "place": result.place }));
        json!({ "seat": index + 1, "name": seat.name, "result": result })
    });
    let id = listed.table.id;
    json!({
        "id": id.to_string(), "game": listed.table.game, "created": listed.table.created, "ended": listed.table.ended,
        "record": format!("/table/{id}/record"), "seats": own.collect::<Vec<_>>(),
    })
}
