//! Coming and going: as a guest, with a password, by a link from another device; and the language of those who have no
//! name yet.

use super::go_to;
use super::lobby::here;
use crate::cookies;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Ask, Fields, own_path};
use crate::limits::Wanted;
use crate::pages::sign_in::{self, Carry, SignIn};
use crate::site::{Site, YEAR};
use crate::who::{LANGUAGE, Who};
use crate::{passkeys, password, present};
use axum::extract::{OriginalUri, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use store::{AuditEvent, Millis, Player, Token};
use words::Language;

/// Where to go afterwards.
#[derive(Deserialize)]
pub(super) struct Next {
    #[serde(default)]
    next: String,
}

/// `GET /sign-in`
pub(super) async fn form(
    State(site): State<Arc<Site>>,
    who: Who,
    Ask(Next { next }): Ask<Next>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let model = SignIn { next: own_path(&next).into(), ..shown(&site, &who) };
    Ok(sign_in::page(&who.words, &visit, &model))
}

/// The page before anybody has typed anything.
pub(super) fn shown(site: &Site, who: &Who) -> SignIn {
    SignIn { passkeys: passkeys::origin(site, who), ..SignIn::default() }
}

/// `POST /sign-in`: with a password as the owner of the name, without one as a guest.
pub(super) async fn enter(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let next = own_path(fields.text("next"));
    let mut model = SignIn { name: fields.text("name").trim().into(), next: next.into(), ..shown(&site, &who) };
    let say = |code: &str| Some(who.words.say(&format!("refused-{code}")).into_owned());
    let with_password = fields.0.iter().any(|(name, _)| name == "password");
    if with_password {
        if !site.limits.allow(Wanted::Try, who.address) {
            return Err(ErrorResponse::too_often(&who));
        }
        let owner = site.host.store().owner_of(&model.name).await.or_respond(&who)?;
        if owner.as_ref().is_some_and(|owner| !site.limits.allow_account(owner.id)) {
            return Err(ErrorResponse::too_often(&who));
        }
        let tried = owner.as_ref().map(|owner| owner.id);
        let hash = owner.as_ref().and_then(|owner| owner.password.clone());
        // Whether the name is unknown or the password wrong takes the same time and is told in the same words.
        let right = password::is_right(fields.text("password").into(), hash).await;
        match owner.filter(|_| right) {
            Some(owner) => {
                let cookie = let_in(&site, &who, &owner, AuditEvent::SignIn, "", 0).await?;
                return Ok((cookie, go_to(next)).into_response());
            }
            None => {
                site.audit(&who, AuditEvent::SignInFailed, tried, &model.name, "").await;
                model.wrong_password = say("bad-password");
            }
        }
    } else {
        match host::clean_name(&model.name) {
            Some(name) => {
                if site.host.store().owner_like(&name).await.or_respond(&who)?.is_none() {
                    let (_, cookie) = cookies::new_guest(&site, &who, &name).await?;
                    return Ok((cookie, go_to(next)).into_response());
                }
                model.wrong_name = say("name-taken");
            }
            None => model.wrong_name = say("bad-name"),
        }
    }
    let visit = present::visit(&site, &who, "/sign-in").await.or_respond(&who)?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, sign_in::page(&who.words, &visit, &model)).into_response())
}

/// A session for somebody who has shown to be this player, unless the host has banned that account.
pub(super) async fn let_in(
    site: &Arc<Site>,
    who: &Who,
    player: &Player,
    event: AuditEvent,
    detail: &str,
    confirmed: Millis,
) -> Result<CookieJar, ErrorResponse> {
    if let Some(reason) = site.host.store().ban_of(player.id).await.or_respond(who)? {
        return Err(ErrorResponse::new(who, StatusCode::FORBIDDEN, "banned").because(&reason));
    }
    site.audit(who, event, Some(player.id), &player.name, detail).await;
    cookies::sign_in(site, who, player.id, confirmed).await
}

/// `POST /sign-out`
pub(super) async fn leave(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    if let Some(known) = &who.known {
        site.host.store().end_session(known.player.id, &known.session.hash).await.or_respond(&who)?;
        site.accounts.forget(known.player.id);
    }
    Ok((cookies::sign_out(&who), go_to("/")).into_response())
}

/// `GET /carry/TOKEN`: looking at the link does not use it up.
pub(super) async fn ask_carry(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(token): Path<String>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    if !site.limits.allow(Wanted::Try, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let store = site.host.store();
    let owner = store.link_owner(&Token::presented(&token).hash(), host::now()).await.or_respond(&who)?;
    let gone = || ErrorResponse::new(&who, StatusCode::NOT_FOUND, "no-link");
    let player = store.player(owner.ok_or_else(gone)?).await.or_respond(&who)?.ok_or_else(gone)?;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(sign_in::carry_page(&who.words, &visit, &Carry { token, name: player.name }))
}

/// `POST /carry/TOKEN`
pub(super) async fn carry(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(token): Path<String>,
) -> Result<Response, ErrorResponse> {
    if !site.limits.allow(Wanted::Try, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let taken = site.host.store().take_link(&Token::presented(&token).hash(), host::now()).await.or_respond(&who)?;
    let player = taken.ok_or_else(|| ErrorResponse::new(&who, StatusCode::NOT_FOUND, "no-link"))?;
    site.audit(&who, AuditEvent::Carried, Some(player), "", "").await;
    let cookie = cookies::sign_in(&site, &who, player, 0).await?;
    Ok((cookie, go_to("/")).into_response())
}

/// `POST /language`
pub(super) async fn choose_language(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let language = Language::from_code(fields.text("lang")).ok_or_else(|| ErrorResponse::bad_request(&who))?;
    if let Some(player) = who.player() {
        site.host.store().set_language(player.id, language.code()).await.or_respond(&who)?;
        site.accounts.forget(player.id);
    }
    let cookie = cookies::set(&who, LANGUAGE, language.code(), YEAR / 1000, false);
    Ok((cookie, go_to(own_path(fields.text("back")))).into_response())
}
