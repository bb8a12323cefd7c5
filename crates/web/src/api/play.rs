//! Playing: what a seat sees, what it may do, and doing it.

use super::model::{Table, numbers, state};
use super::tables::answer;
use super::values::{ChoiceOf, Reader, SeenOf};
use super::{Call, seat, table_id};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Ask;
use crate::past;
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use host::{Played, Sitting};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Whose eyes.
#[derive(Deserialize)]
pub(super) struct Eyes {
    pub(super) seat: Option<u8>,
    at: Option<u32>,
}

/// The eyes that `who` asks for and may have: an own seat's, or a spectator's if there is none or several; anybody's
/// when it is over.
pub(super) fn viewer(who: &Who, sitting: &Sitting, asked: Option<Seat>) -> Result<Viewer, ErrorResponse> {
    let own = who.seats(sitting);
    match asked {
        Some(seat) if own.has(seat) || past::is_open(sitting) => Ok(Viewer::Seat(seat)),
        Some(_) => Err(ErrorResponse::new(who, StatusCode::FORBIDDEN, "not-your-seat")),
        None if own.len() == 1 => Ok(Viewer::Seat(own.lowest())),
        None => Ok(Viewer::Spectator),
    }
}

/// A table as somebody sees it.
#[derive(Serialize)]
pub(super) struct View {
    version: u32,
    game: &'static str,
    state: &'static str,
    to_move: Vec<u8>,
    #[serde(flatten)]
    seen: SeenOf,
    choices: Vec<ChoiceOf>,
}

pub(super) async fn view(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
) -> Result<Json<View>, ErrorResponse> {
    let (id, asked) = (table_id(&who, &id)?, seat(&who, eyes.seat)?);
    if let Some(at) = eyes.at {
        let look = |sitting: &Sitting| Ok((viewer(&who, sitting, asked)?, Reader::new(who.words, sitting)));
        let (eyes, reader) = site.host.look(id, look).await.or_respond(&who)??;
        let past = past::table_at(&site, &who, id, at).await?;
        let seen = reader.sees(&*past, eyes).ok_or_else(|| ErrorResponse::broken(&who))?;
        let (version, game) = (past.version(), past.game());
        return Ok(Json(View { version, game, state: "past", to_move: Vec::new(), seen, choices: Vec::new() }));
    }
    let look = |sitting: &Sitting| {
        let eyes = viewer(&who, sitting, asked)?;
        let own = who.seats(sitting);
        let reader = Reader::new(who.words, sitting);
        let choices = match eyes {
            Viewer::Seat(seat) if own.has(seat) && sitting.to_move().has(seat) => reader.choices(&*sitting.game, seat),
            _ => None,
        };
        Ok(Json(View {
            version: sitting.game.version(),
            game: sitting.game.game(),
            state: state(sitting.info.state),
            to_move: numbers(sitting.to_move()),
            seen: reader.sees(&*sitting.game, eyes).ok_or_else(|| ErrorResponse::broken(&who))?,
            choices: choices.unwrap_or_default(),
        }))
    };
    site.host.look(id, look).await.or_respond(&who)?
}

/// What a seat may do.
#[derive(Serialize)]
pub(super) struct Choices {
    version: u32,
    choices: Vec<ChoiceOf>,
}

pub(super) async fn choices(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
) -> Result<Json<Choices>, ErrorResponse> {
    let (player, id, asked) = (who.require_player()?, table_id(&who, &id)?, seat(&who, eyes.seat)?);
    let look = |sitting: &Sitting| {
        let seat = sitting.seat_for(player.id, asked)?;
        let choices = Reader::new(who.words, sitting).choices(&*sitting.game, seat).unwrap_or_default();
        Ok::<_, host::Refused>(Json(Choices { version: sitting.game.version(), choices }))
    };
    site.host.look(id, look).await.or_respond(&who)?.or_respond(&who)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    seat: Option<u8>,
    version: u32,
    choice: String,
}

/// What became of a step.
#[derive(Serialize)]
pub(super) struct Step {
    version: u32,
    to_move: Vec<u8>,
    over: bool,
    choices: Vec<String>,
}

impl From<Played> for Step {
    fn from(played: Played) -> Step {
        let Played { version, to_move, over, choices, .. } = played;
        Step { version, to_move: numbers(to_move), over, choices }
    }
}

pub(super) async fn play(call: Call) -> Result<Json<Step>, ErrorResponse> {
    let play: Play = call.read()?;
    let seat = seat(&call.who, play.seat)?;
    let played = call.site.host.play(call.id, call.player, seat, play.version, play.choice).await;
    Ok(Json(played.or_respond(&call.who)?.into()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    seat: Option<u8>,
    version: u32,
}

pub(super) async fn undo(call: Call) -> Result<Json<Step>, ErrorResponse> {
    let back: Back = call.read()?;
    let seat = seat(&call.who, back.seat)?;
    let played = call.site.host.undo(call.id, call.player, seat, back.version).await;
    Ok(Json(played.or_respond(&call.who)?.into()))
}

pub(super) async fn reset(call: Call) -> Result<Json<Step>, ErrorResponse> {
    let back: Back = call.read()?;
    let seat = seat(&call.who, back.seat)?;
    let played = call.site.host.reset_turn(call.id, call.player, seat, back.version).await;
    Ok(Json(played.or_respond(&call.who)?.into()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneSeat {
    seat: Option<u8>,
}

pub(super) async fn resign(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let one: OneSeat = call.read()?;
    let seat = seat(&call.who, one.seat)?;
    call.site.host.resign(call.id, call.player, seat).await.or_respond(&call.who)?;
    call.table().await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Abandon {
    agree: bool,
}

pub(super) async fn abandon(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let abandon: Abandon = call.read()?;
    call.site.host.abandon(call.id, call.player, abandon.agree).await.or_respond(&call.who)?;
    call.table().await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Away {
    seat: u8,
}

pub(super) async fn away(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let away: Away = call.read()?;
    if let Some(seat) = seat(&call.who, Some(away.seat))? {
        call.site.host.call_stand_in(call.id, call.player, seat).await.or_respond(&call.who)?;
    }
    call.table().await
}

pub(super) async fn back(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let one: OneSeat = call.read()?;
    let seat = seat(&call.who, one.seat)?;
    call.site.host.come_back(call.id, call.player, seat).await.or_respond(&call.who)?;
    call.table().await
}

pub(super) async fn rematch(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let again = call.site.host.rematch(call.id, call.player).await.or_respond(&call.who)?;
    answer(&call.site, &call.who, again).await
}

pub(super) async fn record(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let text = site.host.look(id, |sitting| past::record(&who, sitting)).await.or_respond(&who)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
