//! The ceremonies of passkeys: each has a question and an answer, which a script hands to and fro. Coming in with one,
//! showing again who one is, getting another one, throwing one away.

use super::account::{well, wrong};
use super::sign_in::let_in;
use crate::confirm;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Fields, own_path};
use crate::limits::Wanted;
use crate::passkeys::{self, Answer};
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{AuditEvent, PasskeyAdded};

/// So many passkeys one player has at most.
const MOST: u32 = 20;

/// `POST /sign-in/begin`
pub(super) async fn begin_signing_in(State(site): State<Arc<Site>>, who: Who) -> Result<Json<Value>, ErrorResponse> {
    // Each question is a row, and allows one answer.
    if !site.limits.allow(Wanted::Try, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    passkeys::ask_anybody(&site, &who).await.map(Json)
}

/// `POST /sign-in/end`
pub(super) async fn sign_in(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let shown = match passkeys::shown_by_anybody(&site, &who, &answer(&fields)).await {
        Ok(shown) => shown,
        Err(refused) => {
            site.audit(&who, AuditEvent::SignInFailed, None, "", "passkey").await;
            return Err(refused);
        }
    };
    let player = site.host.store().player(shown.player).await.or_respond(&who)?;
    let player = player.ok_or_else(|| ErrorResponse::sign_in(&who))?;
    let until = host::now() + confirm::LASTS;
    let cookie = let_in(&site, &who, &player, AuditEvent::PasskeyUsed, &shown.name, until).await?;
    Ok((cookie, on_to(own_path(fields.text("next")))).into_response())
}

/// `POST /me/confirm/begin`
pub(super) async fn begin_confirming(State(site): State<Arc<Site>>, who: Who) -> Result<Json<Value>, ErrorResponse> {
    let player = who.require_player()?.id;
    passkeys::ask_player(&site, &who, player).await.map(Json)
}

/// `POST /me/confirm/end`
pub(super) async fn confirm(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?.id;
    let shown = passkeys::shown_by(&site, &who, player, &answer(&fields)).await?;
    confirm::remember(&site, &who).await?;
    site.audit_own(&who, AuditEvent::PasskeyUsed, &shown.name).await;
    Ok(on_to("/me").into_response())
}

/// `POST /me/passkeys/begin`
pub(super) async fn begin_adding(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Json<Value>, ErrorResponse> {
    let player = who.require_player()?;
    if let Some(code) = confirm::refusal(&site, &who, fields.text("password")).await? {
        return Err(ErrorResponse::new(&who, StatusCode::UNPROCESSABLE_ENTITY, code));
    }
    passkeys::ask_to_add(&site, &who, player).await.map(Json)
}

/// `POST /me/passkeys/end`
pub(super) async fn add(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let name = host::clean_name(fields.text("name")).unwrap_or_else(|| crate::agent::name(&who.agent));
    let passkey = passkeys::added(&site, &who, player.id, &answer(&fields), &name).await?;
    let this = who.known.as_ref().map(|known| &known.session.hash);
    let refused = |code| Err(ErrorResponse::new(&who, StatusCode::UNPROCESSABLE_ENTITY, code));
    match site.host.store().add_passkey(player, &passkey, MOST, this).await.or_respond(&who)? {
        PasskeyAdded::Done => {}
        PasskeyAdded::TooMany => return refused("too-many-passkeys"),
        PasskeyAdded::Known => return refused("bad-passkey"),
        PasskeyAdded::NameTaken => return refused("name-taken"),
    }
    site.audit_own(&who, AuditEvent::PasskeyAdded, &passkey.name).await;
    // Whoever was a guest has just made it, which shows as much as a passkey can.
    confirm::remember(&site, &who).await?;
    site.host.look_after(player.id);
    Ok(on_to("/me").into_response())
}

/// `POST /me/passkeys/remove`
pub(super) async fn remove(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?.id;
    if let Some(code) = confirm::refusal(&site, &who, fields.text("password")).await? {
        return wrong(&site, &who, code).await;
    }
    let store = site.host.store();
    let id = fields.text("passkey");
    let Some(passkey) = store.passkey(id).await.or_respond(&who)?.filter(|passkey| passkey.player == player) else {
        return Err(ErrorResponse::not_found(&who));
    };
    let this = who.known.as_ref().map(|known| &known.session.hash);
    if !store.remove_passkey(player, id, this).await.or_respond(&who)? {
        return wrong(&site, &who, "last-passkey").await;
    }
    site.audit_own(&who, AuditEvent::PasskeyRemoved, &passkey.name).await;
    well(&site, &who).await
}

fn answer(fields: &Fields) -> Answer<'_> {
    Answer { challenge: fields.text("challenge"), credential: fields.text("credential") }
}

/// Where the script goes next.
fn on_to(path: &str) -> Json<Value> {
    Json(json!({ "go_to": path }))
}
