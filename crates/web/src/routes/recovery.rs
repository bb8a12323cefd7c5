//! Recovery codes: a sheet of them to print, and coming in with one when password and passkeys are lost.

use super::account::{answer, wrong};
use super::go_to;
use super::sign_in::{let_in, shown};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Fields, own_path};
use crate::limits::Wanted;
use crate::pages::sign_in::{self, SignIn};
use crate::site::Site;
use crate::who::Who;
use crate::{confirm, present};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use store::{AuditEvent, RecoveryCode, TokenHash};

/// How many there are on a sheet.
const CODES: usize = 10;

/// `POST /me/recovery`: those from before are void.
pub(super) async fn make_codes(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    if player.guest {
        return wrong(&site, &who, "guest-recovery").await;
    }
    if let Some(code) = confirm::refusal(&site, &who, fields.text("password")).await? {
        return wrong(&site, &who, code).await;
    }
    let codes: Vec<RecoveryCode> = (0..CODES).map(|_| RecoveryCode::random()).collect();
    let hashes: Vec<TokenHash> = codes.iter().map(RecoveryCode::hash).collect();
    site.host.store().set_recovery_codes(player.id, &hashes, host::now()).await.or_respond(&who)?;
    site.audit_own(&who, AuditEvent::RecoveryMade, "").await;
    answer(&site, &who, |model| model.codes = codes.iter().map(ToString::to_string).collect()).await
}

/// `POST /sign-in/recovery`: whether the name is unknown or the code wrong is told in the same words.
pub(super) async fn enter(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    if !site.limits.allow(Wanted::Try, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let (name, next) = (fields.text("name").trim(), own_path(fields.text("next")));
    let store = site.host.store();
    let owner = store.owner_of(name).await.or_respond(&who)?;
    if owner.as_ref().is_some_and(|owner| !site.limits.allow_account(owner.id)) {
        return Err(ErrorResponse::too_often(&who));
    }
    let code = RecoveryCode::presented(fields.text("code")).hash();
    if let Some(owner) = &owner
        && store.use_recovery_code(owner.id, &code).await.or_respond(&who)?
    {
        let left = store.recovery_codes_left(owner.id).await.or_respond(&who)?.to_string();
        // Who has lost the password could not confirm anything, and has to set a new one.
        let until = host::now() + confirm::LASTS;
        let cookie = let_in(&site, &who, owner, AuditEvent::RecoveryUsed, &left, until).await?;
        return Ok((cookie, go_to("/me")).into_response());
    }
    site.audit(&who, AuditEvent::RecoveryFailed, owner.map(|owner| owner.id), name, "").await;
    let wrong_code = Some(who.words.say("refused-bad-code").into_owned());
    let model = SignIn { name: name.into(), next: next.into(), wrong_code, ..shown(&site, &who) };
    let visit = present::visit(&site, &who, "/sign-in").await.or_respond(&who)?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, sign_in::page(&who.words, &visit, &model)).into_response())
}
