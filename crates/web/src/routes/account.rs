//! A player's page, and the own settings.

use super::go_to;
use super::lobby::here;
use crate::cookies;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Fields;
use crate::limits::Wanted;
use crate::pages::lobby::TableLine;
use crate::pages::player::{self, PlayerPage, Tally};
use crate::pages::settings::{self, SessionView, Settings};
use crate::site::{Site, YEAR};
use crate::who::Who;
use crate::{password, present, webhook};
use axum::extract::{OriginalUri, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use std::sync::Arc;
use store::{PlayerId, SessionKind, Sitter, TokenHash};
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
    let games = store.games_of(id, MOST).await.or_respond(&who)?;
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
        owns_name: player.password.is_some(),
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
        true => well(&site, &who).await,
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
    site.forget_everybody();
    Ok(go_to("/me"))
}

/// `POST /me/password`
pub(super) async fn set_password(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    if !site.limits.allow(Wanted::Try, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    if player.password.is_some() && !password::is_right(fields.text("old").into(), player.password.clone()).await {
        return wrong(&site, &who, "bad-password").await;
    }
    let new = fields.text("password");
    if !password::is_long_enough(new) {
        return wrong(&site, &who, "short-password").await;
    }
    let unavailable = || ErrorResponse::new(&who, StatusCode::SERVICE_UNAVAILABLE, "unavailable");
    let hash = password::hash(new.into()).await.ok_or_else(unavailable)?;
    match site.host.store().set_password(player.id, &hash).await.or_respond(&who)? {
        true => well(&site, &who).await,
        false => wrong(&site, &who, "name-taken").await,
    }
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
    well(&site, &who).await
}

/// `POST /me/link`
pub(super) async fn make_link(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let token = site.give_token(player.id, SessionKind::Link, "", LINK_LASTS).await.or_respond(&who)?;
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
    let label = host::clean_name(fields.text("label")).unwrap_or_default();
    let token = site.give_token(player.id, SessionKind::Bearer, &label, YEAR).await.or_respond(&who)?;
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
    let own = store.sessions_of(player.id, host::now()).await.or_respond(&who)?;
    if own.iter().any(|session| session.hash == hash) {
        store.end_session(&hash).await.or_respond(&who)?;
    }
    well(&site, &who).await
}

/// `POST /me/sign-out-everywhere`: this device goes too.
pub(super) async fn end_others(State(site): State<Arc<Site>>, who: Who) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?.id;
    let Some(known) = &who.known else { return Err(ErrorResponse::sign_in(&who)) };
    let store = site.host.store();
    store.end_other_sessions(player, &known.session.hash).await.or_respond(&who)?;
    store.end_session(&known.session.hash).await.or_respond(&who)?;
    site.forget_everybody();
    Ok((cookies::sign_out(&who), go_to("/")).into_response())
}

async fn well(site: &Arc<Site>, who: &Who) -> Result<Response, ErrorResponse> {
    site.forget_everybody();
    let done = who.words.say("me-done").into_owned();
    answer(site, who, |model| model.done = Some(done)).await
}

async fn wrong(site: &Arc<Site>, who: &Who, code: &str) -> Result<Response, ErrorResponse> {
    let sentence = who.words.say(&format!("refused-{code}")).into_owned();
    let page = answer(site, who, |model| model.wrong = Some(sentence)).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The page of the settings as they now are, with what has just happened.
async fn answer(site: &Arc<Site>, who: &Who, add: impl FnOnce(&mut Settings)) -> Result<Response, ErrorResponse> {
    let id = who.require_player()?.id;
    let store = site.host.store();
    let player = store.player(id).await.or_respond(who)?.ok_or_else(|| ErrorResponse::sign_in(who))?;
    let this = who.known.as_ref().map(|known| known.session.hash.clone());
    let sessions = store.sessions_of(id, host::now()).await.or_respond(who)?;
    let session = |session: store::Session| SessionView {
        key: session.hash.text().into(),
        kind: session.kind,
        label: session.label,
        created: session.created,
        expires: session.expires,
        this: Some(&session.hash) == this.as_ref(),
    };
    let mut visit = present::visit(site, who, "/me").await.or_respond(who)?;
    if let Some(me) = &mut visit.me {
        me.name.clone_from(&player.name);
    }
    let mut model = Settings {
        name: player.name,
        has_password: player.password.is_some(),
        webhook: player.webhook.unwrap_or_default(),
        sessions: sessions.into_iter().map(session).collect(),
        ..Settings::default()
    };
    add(&mut model);
    Ok(settings::page(&who.words, &visit, &model).into_response())
}
