//! The page of a table, its stream, and sitting down.

use super::lobby::here;
use super::{done, go_to, table_path};
use crate::complaint::{Complaint, OrComplain};
use crate::deed::table_id;
use crate::fields::{Ask, Fields};
use crate::pages;
use crate::pages::join::Invitation;
use crate::shown::{self, Onlooker};
use crate::site::Site;
use crate::who::Who;
use crate::words::Words;
use crate::{cookies, stream as streams};
use axum::extract::{OriginalUri, Path, State};
use axum::http::StatusCode;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use game::Seat;
use house::{Sitting, Tick};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

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
) -> Result<Markup, Complaint> {
    let id = table_id(&who, &id)?;
    let visit = shown::visit_table(&site, &who, &here(&uri), Some(id)).await.or_complain(&who)?;
    let onlooker = Onlooker::new(&site, &who, eyes.seat()).await.or_complain(&who)?;
    let look = |sitting: &Sitting| match sitting.row.state {
        store::State::Open => pages::waiting::page(&who.words, &visit, &shown::waiting(sitting, &onlooker)),
        _ => pages::table::page(&who.words, &visit, &shown::table(&site, sitting, &onlooker)),
    };
    site.house.look(id, look).await.or_complain(&who)
}

/// `GET /table/ID/stream`
pub(super) async fn stream(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
) -> Result<Response, Complaint> {
    let live = site.house.table(table_id(&who, &id)?);
    let mut onlooker = Onlooker::new(&site, &who, eyes.seat()).await.or_complain(&who)?;
    site.house.look_at(&live, |_| ()).await.or_complain(&who)?;
    let (words, here) = (who.words, site.clone());
    let show = move |sitting: &Sitting, _: Option<Tick>| {
        if let Some(me) = onlooker.me {
            onlooker.muted = here.muted_lately(me).unwrap_or_else(|| onlooker.muted.clone());
        }
        fragments(&here, words, sitting, &onlooker)
    };
    Ok(streams::follow(&site, live, true, show))
}

/// The two parts of the page that change.
fn fragments(site: &Site, words: Words, sitting: &Sitting, onlooker: &Onlooker) -> Vec<Event> {
    let (table, side) = match sitting.row.state {
        store::State::Open => {
            let model = shown::waiting(sitting, onlooker);
            (pages::waiting::table_fragment(&words, &model), pages::waiting::side_fragment(&words, &model))
        }
        _ => {
            let model = shown::table(site, sitting, onlooker);
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
) -> Result<Response, Complaint> {
    let id = table_id(&who, &id)?;
    let seat = fields.seat(&who, "seat")?;
    let (player, cookie) = cookies::player_or_guest(&site, &who).await?;
    site.house.join(id, &player, seat).await.or_complain(&who)?;
    Ok((cookie, go_to(&table_path(id))).into_response())
}

/// `POST /table/ID/leave`
pub(super) async fn leave(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, Complaint> {
    let (player, id) = (who.must()?, table_id(&who, &id)?);
    site.house.leave(id, player.id).await.or_complain(&who)?;
    Ok(go_to("/"))
}

/// `POST /table/ID/remove`: with a seat, whoever sits there; without one, the table.
pub(super) async fn remove(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = (who.must()?, table_id(&who, &id)?);
    match fields.seat(&who, "seat")? {
        Some(seat) => {
            site.house.send_away(id, player.id, seat).await.or_complain(&who)?;
            Ok(done(&who, &table_path(id)))
        }
        None => {
            site.house.remove(id, player.id).await.or_complain(&who)?;
            Ok(go_to("/"))
        }
    }
}

/// `GET /join/TOKEN`
pub(super) async fn invitation(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(token): Path<String>,
    uri: OriginalUri,
) -> Result<Response, Complaint> {
    let (id, seat) = site.house.invitation(&token).await.or_complain(&who)?;
    let own = who.player().map(|player| player.id);
    let table = site.house.look(id, |sitting| sitting.row.clone()).await.or_complain(&who)?;
    // Who sits there already, and whoever comes too late, is shown the table.
    if own.is_some_and(|own| table.seats.iter().any(|seat| seat.sitter == store::Sitter::Person(own)))
        || !matches!(table.seats[seat.index()].sitter, store::Sitter::Link(_))
    {
        return Ok(go_to(&table_path(id)));
    }
    let host = site.house.store().player(table.host).await.or_complain(&who)?;
    let model = Invitation {
        token,
        game: table.game.clone(),
        host: host.map_or_else(String::new, |host| host.name),
        seats: table.seats.iter().map(shown::sitter).collect(),
        seat: seat.index(),
        pace: table.pace,
        name: String::new(),
        wrong: None,
    };
    let visit = shown::visit(&site, &who, &here(&uri)).await.or_complain(&who)?;
    Ok(pages::join::page(&who.words, &visit, &model).into_response())
}

/// `POST /join/TOKEN`
pub(super) async fn accept(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, cookie) = match who.player() {
        Some(player) => (player.clone(), None),
        None => {
            let bad = || Complaint::new(&who, StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
            let name = house::clean_name(fields.text("name")).ok_or_else(bad)?;
            let (player, cookie) = cookies::new_guest(&site, &who, &name).await?;
            (player, Some(cookie))
        }
    };
    let id = site.house.join_by_invite(&token, &player).await.or_complain(&who)?;
    Ok((cookie.unwrap_or_default(), go_to(&table_path(id))).into_response())
}
