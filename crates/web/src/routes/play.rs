//! What players do at a table. Each answers the page's script with JSON and a browser without script with the page.

use super::tables::table_id;
use super::{done, go_to, table_path};
use crate::complaint::{Complaint, Form, OrComplain};
use crate::fields::Fields;
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;
use store::TableId;

/// Who does something, and where.
fn at(who: &Who, id: &str) -> Result<(store::PlayerId, TableId), Complaint> {
    Ok((who.must()?.id, table_id(who, id)?))
}

/// `POST /table/ID/play`
pub(super) async fn play(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let (seat, version) = (fields.seat(&who, "seat")?, fields.number(&who, "version")?);
    site.house.play(id, player, seat, version, fields.text("choice").into()).await.or_complain(&who)?;
    Ok(done(&who, &seen_by(id, &fields)))
}

/// `POST /table/ID/undo`
pub(super) async fn undo(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let (seat, version) = (fields.seat(&who, "seat")?, fields.number(&who, "version")?);
    site.house.undo(id, player, seat, version).await.or_complain(&who)?;
    Ok(done(&who, &seen_by(id, &fields)))
}

/// `POST /table/ID/reset`
pub(super) async fn reset(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let (seat, version) = (fields.seat(&who, "seat")?, fields.number(&who, "version")?);
    site.house.reset_turn(id, player, seat, version).await.or_complain(&who)?;
    Ok(done(&who, &seen_by(id, &fields)))
}

/// `POST /table/ID/hint`: what the best computer player would do.
pub(super) async fn hint(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let seat = fields.seat(&who, "seat")?;
    let choice = site.house.advise(id, player, seat).await.or_complain(&who)?;
    // Only the script of the page asks.
    Ok(Json(json!({ "ok": true, "hint": choice })).into_response())
}

/// `POST /table/ID/resign`
pub(super) async fn resign(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    site.house.resign(id, player, fields.seat(&who, "seat")?).await.or_complain(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `POST /table/ID/abandon`
pub(super) async fn abandon(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    site.house.abandon(id, player, fields.text("agree") == "yes").await.or_complain(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `POST /table/ID/away`
pub(super) async fn away(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let seat = fields.seat(&who, "seat")?.ok_or_else(|| Complaint::bad_request(&who))?;
    site.house.call_stand_in(id, player, seat).await.or_complain(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `POST /table/ID/back`
pub(super) async fn back(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    site.house.come_back(id, player, fields.seat(&who, "seat")?).await.or_complain(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `POST /table/ID/rematch`
pub(super) async fn rematch(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let path = table_path(site.house.rematch(id, player).await.or_complain(&who)?);
    Ok(match who.form {
        Form::Page => go_to(&path),
        _ => Json(json!({ "ok": true, "go_to": path })).into_response(),
    })
}

/// `POST /table/ID/chat`
pub(super) async fn chat(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let id = table_id(&who, &id)?;
    let player = who.must()?;
    if !site.limits.allow_words(player.id) {
        return Err(Complaint::too_often(&who));
    }
    site.house.say(id, player, fields.text("text")).await.or_complain(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// `POST /table/ID/mute`
pub(super) async fn mute(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Complaint> {
    let (player, id) = at(&who, &id)?;
    let other = fields.text("player").parse().map_err(|_| Complaint::bad_request(&who))?;
    site.mute(player, other, fields.text("on") == "yes").await.or_complain(&who)?;
    site.house.nudge(id).await.or_complain(&who)?;
    Ok(done(&who, &table_path(id)))
}

/// The table through the eyes of the seat that has just acted.
fn seen_by(id: TableId, fields: &Fields) -> String {
    match fields.text("seat").parse::<game::Seat>() {
        Ok(seat) => format!("/table/{id}?eyes={seat}"),
        Err(_) => table_path(id),
    }
}
