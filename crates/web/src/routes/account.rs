//! A player's page, and the own settings.

use super::go_to;
use super::lobby::here;
use crate::cookies;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Fields;
use crate::limits::Wanted;
use crate::pages::credentials::PasskeyView;
use crate::pages::lobby::TableLine;
use crate::pages::player::{self, PlayerPage, Tally};
use crate::pages::settings::{self, SessionView, Settings};
use crate::site::{Site, YEAR};
use crate::who::Who;
use crate::{confirm, passkeys, password, present, webhook};
use axum::extract::{OriginalUri, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use std::sync::Arc;
use store::{AuditEvent, PlayerId, SessionKind, Sitter, TokenHash};
use words::Language;

/// The most games of a player that are looked at.
const MOST: u32 = 200;
/// A link to another device can be used for a quarter of an hour.
const LINK_LASTS: store::Millis = 15 * 60 * 1000;

/// `GET /player/ID`
pub(super) async fn player(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let id: PlayerId = id.parse().map_err(|_| ErrorResponse::not_found(&who))?;
    let store = site.host.store();
    let player = store.player(id).await.or_respond(&who)?.ok_or_else(|| ErrorResponse::not_found(&who))?;
    let games = store.games_of(id, who.player().map(|player| player.id), MOST).await.or_respond(&who)?;
    let mut tallies: Vec<Tally> = Vec::new();
    for game in games.iter().filter(|game| !game.results.is_empty()) {
        let own = |(seat, _): &(&store::Seat, &store::Standing)| seat.sitter == Sitter::Person(id);
        let won = game.table.seats.iter().zip(&game.results).filter(own).any(|(_, standing)| standing.place == 1);
        let at = tallies.iter().position(|tally| tally.game == game.table.game).unwrap_or_else(|| {
            tallies.push(Tally { game: game.table.game.clone(), played: 0, won: 0 });
            tallies.len() - 1
        });
        tallies[at].played += 1;
        tallies[at].won += u32::from(won);
    }
    let me = who.player().map(|player| player.id);
    let tables: Vec<TableLine> = games.iter().map(|game| present::line(game, me)).collect();
    let model = PlayerPage {
        now: host::now(),
        name: player.name,
        since: player.created,
        owns_name: !player.guest,
        is_me: me == Some(id),
        tallies,
        tables,
    };
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(player::page(&who.words, &visit, &model))
}

/// `GET /me`
pub(super) async fn show(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    answer(&site, &who, |_| {}).await
}

/// `POST /me/name`
pub(super) async fn rename(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let Some(name) = host::clean_name(fields.text("name")) else { return wrong(&site, &who, "bad-name").await };
    match site.host.store().rename(player.id, &name).await.or_respond(&who)? {
        true => {
            site.audit(&who, AuditEvent::Name, Some(player.id), &name, &player.name).await;
            renamed(&site, &who, player.id).await
        }
        false => wrong(&site, &who, "name-taken").await,
    }
}

/// `POST /me/language`
pub(super) async fn set_language(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let language = Language::from_code(fields.text("lang")).ok_or_else(|| ErrorResponse::bad_request(&who))?;
    site.host.store().set_language(player.id, language.code()).await.or_respond(&who)?;
    site.accounts.forget(player.id);
    Ok(go_to("/me"))
}

/// `POST /me/password`
pub(super) async fn set_password(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    if let Some(code) = confirm::refusal(&site, &who, fields.text("old")).await? {
        return wrong(&site, &who, code).await;
    }
    let new = fields.text("password");
    if !password::is_long_enough(new) {
        return wrong(&site, &who, "short-password").await;
    }
    let unavailable = || ErrorResponse::new(&who, StatusCode::SERVICE_UNAVAILABLE, "unavailable");
    let hash = password::hash(new.into()).await.ok_or_else(unavailable)?;
    let this = who.known.as_ref().map(|known| &known.session.hash);
    match site.host.store().set_password(player, &hash, this).await.or_respond(&who)? {
        true => {
            site.audit_own(&who, AuditEvent::Password, "").await;
            renamed(&site, &who, player.id).await
        }
        false => wrong(&site, &who, "name-taken").await,
    }
}

/// `POST /me/confirm`: the password, before something that asks for it.
pub(super) async fn confirm_password(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    if let Some(code) = confirm::refusal(&site, &who, fields.text("password")).await? {
        return wrong(&site, &who, code).await;
    }
    confirm::remember(&site, &who).await?;
    Ok(go_to("/me"))
}

/// `POST /me/webhook`
pub(super) async fn set_webhook(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let address = fields.text("webhook").trim();
    if !address.is_empty() && !webhook::is_address(address, site.settings.local_webhooks) {
        return wrong(&site, &who, "bad-webhook").await;
    }
    let address = Some(address).filter(|address| !address.is_empty());
    site.host.store().set_webhook(player.id, address).await.or_respond(&who)?;
    if address != player.webhook.as_deref() {
        site.host.store().note_webhook_call(player.id, None).await.or_respond(&who)?;
    }
    well(&site, &who).await
}

/// `POST /me/webhook/test`: how it ended stands on the page.
pub(super) async fn test_webhook(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    let id = who.require_player()?.id;
    if !site.limits.allow(Wanted::Call, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let player = site.host.store().player(id).await.or_respond(&who)?.ok_or_else(|| ErrorResponse::sign_in(&who))?;
    webhook::test(&site, &player).await;
    answer(&site, &who, |_| {}).await
}

/// `POST /me/link`
pub(super) async fn make_link(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let token = site.give_asked_token(player.id, SessionKind::Link, "", LINK_LASTS).await.or_respond(&who)?;
    let Some(token) = token else { return wrong(&site, &who, "too-many-tokens").await };
    site.audit_own(&who, AuditEvent::Link, "").await;
    let link = site.link(&who.host, who.secure, &format!("/carry/{}", token.text()));
    answer(&site, &who, |model| model.link = Some(link)).await
}

/// `POST /me/token`
pub(super) async fn make_token(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    if let Some(code) = confirm::refusal(&site, &who, fields.text("password")).await? {
        return wrong(&site, &who, code).await;
    }
    let label = host::clean_name(fields.text("label")).unwrap_or_default();
    let token = site.give_asked_token(player.id, SessionKind::Bearer, &label, YEAR).await.or_respond(&who)?;
    let Some(token) = token else { return wrong(&site, &who, "too-many-tokens").await };
    site.audit_own(&who, AuditEvent::Token, &label).await;
    answer(&site, &who, |model| model.token = Some(token.text().into())).await
}

/// `POST /me/end-session`
pub(super) async fn end_session(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let store = site.host.store();
    let hash = TokenHash::from_text(fields.text("session"));
    store.end_session(player.id, &hash).await.or_respond(&who)?;
    site.audit_own(&who, AuditEvent::SessionsEnded, "one").await;
    well(&site, &who).await
}

/// `POST /me/sign-out-everywhere`: this device goes too.
pub(super) async fn end_others(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?.id;
    site.host.store().end_sessions(player, None).await.or_respond(&who)?;
    site.accounts.forget(player);
    site.audit_own(&who, AuditEvent::SessionsEnded, "all").await;
    Ok((cookies::sign_out(&who), go_to("/")).into_response())
}

/// The player is called something else, or owns the name by now: the tables show it.
pub(super) async fn renamed(site: &Arc<Site>, who: &Who, player: PlayerId) -> Result<Response, ErrorResponse> {
    site.host.look_after(player);
    well(site, who).await
}

pub(super) async fn well(site: &Arc<Site>, who: &Who) -> Result<Response, ErrorResponse> {
    site.accounts.forget(who.require_player()?.id);
    let done = who.words.say("me-done").into_owned();
    answer(site, who, |model| model.done = Some(done)).await
}

pub(super) async fn wrong(site: &Arc<Site>, who: &Who, code: &str) -> Result<Response, ErrorResponse> {
    let sentence = who.words.say(&format!("refused-{code}")).into_owned();
    let page = answer(site, who, |model| model.wrong = Some(sentence)).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The page of the settings as they now are, with what has just happened.
pub(super) async fn answer(
    site: &Arc<Site>,
    who: &Who,
    add: impl FnOnce(&mut Settings),
) -> Result<Response, ErrorResponse> {
    let id = who.require_player()?.id;
    let store = site.host.store();
    let player = store.player(id).await.or_respond(who)?.ok_or_else(|| ErrorResponse::sign_in(who))?;
    let this = who.known.as_ref().map(|known| known.session.hash.clone());
    let call = store.webhook_call(id).await.or_respond(who)?;
    let call = call.and_then(|call| call.outcome.parse().ok().map(|outcome| (call.at, outcome)));
    let sessions = store.sessions_of(id, host::now()).await.or_respond(who)?;
    let session = |session: store::Session| SessionView {
        key: session.hash.text().into(),
        kind: session.kind,
        label: session.label,
        created: session.created,
        expires: session.expires,
        this: Some(&session.hash) == this.as_ref(),
    };
    let keys = store.passkeys_of(id).await.or_respond(who)?;
    let key = |key: store::Passkey| PasskeyView { id: key.id, name: key.name, created: key.created, used: key.used };
    let mut visit = present::visit(site, who, "/me").await.or_respond(who)?;
    if let Some(me) = &mut visit.me {
        me.name.clone_from(&player.name);
    }
    let mut model = Settings {
        name: player.name,
        guest: player.guest,
        has_password: player.password.is_some(),
        passkeys: keys.into_iter().map(key).collect(),
        passkeys_at: passkeys::origin(site, who),
        asked: !player.guest && !confirm::is_fresh(who),
        codes_left: store.recovery_codes_left(id).await.or_respond(who)?,
        webhook: player.webhook.unwrap_or_default(),
        webhook_call: call,
        sessions: sessions.into_iter().map(session).collect(),
        ..Settings::default()
    };
    add(&mut model);
    Ok(settings::page(&who.words, &visit, &model).into_response())
}
