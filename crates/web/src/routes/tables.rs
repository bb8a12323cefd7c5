//! The page of a table, its stream, and sitting down.

use super::lobby::here;
use super::{done, go_to, table_path};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Ask, Fields};
use crate::pages;
use crate::pages::join::Invitation;
use crate::present::{self, Onlooker};
use crate::site::Site;
use crate::stream::{self as streams, Showing};
use crate::table_request::table_id;
use crate::who::Who;
use crate::{cookies, sitters};
use axum::extract::{OriginalUri, Path, State};
use axum::http::StatusCode;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use bots::BotSpec;
use game::Seat;
use host::{Sitting, Tick};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use store::{AuditEvent, TableId};
use words::Words;

/// Whose eyes: `seat1` to `seat4`; anything else means those that go without saying.
#[derive(Deserialize)]
pub(super) struct Eyes {
    eyes: Option<String>,
}

impl Eyes {
    fn seat(&self) -> Option<Seat> {
        self.eyes.as_deref()?.parse().ok()
    }
}

/// `GET /table/ID`
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let visit = present::visit_table(&site, &who, &here(&uri), Some(id)).await.or_respond(&who)?;
    let onlooker = Onlooker::new(&site, &who, eyes.seat()).await.or_respond(&who)?;
    let look = |sitting: &Sitting| match sitting.info.state {
        store::State::Open => pages::waiting::page(&who.words, &visit, &present::waiting(&site, sitting, &onlooker)),
        _ => pages::table::page(&who.words, &visit, &present::table(&site, sitting, &onlooker)),
    };
    site.host.look(id, look).await.or_respond(&who)
}

/// `GET /table/ID/stream`
pub(super) async fn stream(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
) -> Result<Response, ErrorResponse> {
    let live = site.host.table(table_id(&who, &id)?);
    let place = site.streams.place(&who)?;
    let mut onlooker = Onlooker::new(&site, &who, eyes.seat()).await.or_respond(&who)?;
    site.host.look_at(&live, |_| ()).await.or_respond(&who)?;
    let (words, here) = (who.words, site.clone());
    let show = move |sitting: &Sitting, _: Option<Tick>| {
        let _held = &place;
        if let Some(me) = onlooker.me {
            onlooker.muted = here.muted_lately(me).unwrap_or_else(|| onlooker.muted.clone());
        }
        Showing::On(fragments(&here, words, sitting, &onlooker))
    };
    Ok(streams::follow(&site, live, who, true, show))
}

/// The two parts of the page that change.
fn fragments(site: &Site, words: Words, sitting: &Sitting, onlooker: &Onlooker) -> Vec<Event> {
    let (table, side) = match sitting.info.state {
        store::State::Open => {
            let model = present::waiting(site, sitting, onlooker);
            (pages::waiting::table_fragment(&words, &model), pages::waiting::side_fragment(&words, &model))
        }
        _ => {
            let model = present::table(site, sitting, onlooker);
            (pages::table::table_fragment(&words, &model), pages::table::side_fragment(&words, &model))
        }
    };
    // Offers stand in the prompt, so the table is sent again too when only they have changed, but under its old number.
    let version = sitting.game.version().to_string();
    vec![
        Event::default().event("table").id(version).data(table.into_string()),
        Event::default().event("side").data(side.into_string()),
    ]
}

/// `POST /table/ID/join`
pub(super) async fn join(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let seat = fields.seat(&who, "seat")?;
    let (player, cookie) = cookies::player_or_guest(&site, &who).await?;
    site.host.join(id, &player, seat).await.or_respond(&who)?;
    Ok((cookie, coach_for_newcomer(&who, id), go_to(&table_path(id))).into_response())
}

/// `POST /table/ID/leave`
pub(super) async fn leave(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let (player, id) = (who.require_player()?, table_id(&who, &id)?);
    site.host.leave(id, player.id).await.or_respond(&who)?;
    Ok(go_to("/"))
}

/// `POST /table/ID/remove`: with a seat, whoever sits there; without one, the table.
pub(super) async fn remove(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let (player, id) = (who.require_player()?, table_id(&who, &id)?);
    match fields.seat(&who, "seat")? {
        Some(seat) => {
            let named =
                |sitting: &Sitting| Some((sitting.player_in(seat)?, sitting.info.seats[seat.index()].name.clone()));
            let sent = site.host.look(id, named).await.or_respond(&who)?;
            site.host.send_away(id, player.id, seat).await.or_respond(&who)?;
            if let Some((sent, name)) = sent {
                site.audit(&who, AuditEvent::Removed, Some(sent), &name, &id.to_string()).await;
            }
            Ok(done(&who, &table_path(id)))
        }
        None => {
            site.host.remove(id, player.id).await.or_respond(&who)?;
            Ok(go_to("/"))
        }
    }
}

/// `POST /table/ID/computer`: the computer takes a free seat, at this level.
pub(super) async fn seat_computer(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let (player, id) = (who.require_player()?, table_id(&who, &id)?);
    let bad = || ErrorResponse::bad_request(&who);
    let seat = fields.seat(&who, "seat")?.ok_or_else(bad)?;
    let Ok(BotSpec::Level(level)) = fields.text("level").parse() else { return Err(bad()) };
    site.host.seat_computer(id, player.id, seat, level).await.or_respond(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `POST /table/ID/list`: the table stands in the list again.
pub(super) async fn list_again(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let (player, id) = (who.require_player()?, table_id(&who, &id)?);
    site.host.list_again(id, player.id).await.or_respond(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `GET /join/TOKEN`
pub(super) async fn invitation(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(token): Path<String>,
    uri: OriginalUri,
) -> Result<Response, ErrorResponse> {
    let (id, seat) = site.host.invitation(&token).await.or_respond(&who)?;
    let own = who.player().map(|player| player.id);
    let table = site.host.look(id, |sitting| sitting.info.clone()).await.or_respond(&who)?;
    // Who sits there already, and whoever comes too late, is shown the table.
    if own.is_some_and(|own| table.seats.iter().any(|seat| seat.sitter == store::Sitter::Person(own)))
        || !matches!(table.seats[seat.index()].sitter, store::Sitter::Link(_))
    {
        return Ok(go_to(&table_path(id)));
    }
    let host = site.host.store().player(table.host).await.or_respond(&who)?;
    let model = Invitation {
        token,
        game: table.game.clone(),
        host: host.map_or_else(String::new, |host| sitters::called(&who.words, &host)),
        seats: present::occupants(&table).collect(),
        seat: seat.index(),
        pace: table.pace,
        pieces: table.set_name,
        asks_luck: table.asks_luck,
        name: String::new(),
        wrong: None,
    };
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(pages::join::page(&who.words, &visit, &model).into_response())
}

/// `POST /join/TOKEN`
pub(super) async fn accept(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let (player, cookie) = match who.player() {
        Some(player) => (player.clone(), None),
        None => {
            let bad = || ErrorResponse::new(&who, StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
            let name = host::clean_name(fields.text("name")).ok_or_else(bad)?;
            let (player, cookie) = cookies::new_guest(&site, &who, &name).await?;
            (player, Some(cookie))
        }
    };
    let id = site.host.join_by_invite(&token, &player).await.or_respond(&who)?;
    Ok((cookie.unwrap_or_default(), coach_for_newcomer(&who, id), go_to(&table_path(id))).into_response())
}

/// Who comes here for the first time has the coach at the table; others call it if they like.
fn coach_for_newcomer(who: &Who, id: TableId) -> CookieJar {
    if who.player().is_none() { cookies::guide(who, id, true) } else { CookieJar::new() }
}
