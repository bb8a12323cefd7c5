//! Playing: what a seat sees, what it may do, and doing it.

use super::model::{Table, numbers, state};
use super::values::{ChoiceOf, OutcomeOf, Reader, SeenOf, ThingOf};
use super::{Call, seat, table_id};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Ask;
use crate::luck as typed;
use crate::past;
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use host::{Played, Refused, Sitting, TakenBack};
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
    /// What can have come at the real table; only for those who may say what did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    outcomes: Vec<OutcomeOf>,
}

pub(super) async fn view(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
) -> Result<Json<View>, ErrorResponse> {
    let (id, asked) = (table_id(&who, &id)?, seat(&who, eyes.seat)?);
    if let Some(at) = eyes.at {
        let history = site.host.history(id).await.or_respond(&who)?;
        let eyes = viewer(&who, &history.sitting, asked)?;
        let words = who.words;
        let look = move || {
            let past = history.at(at);
            let seen = Reader::new(words, &history.sitting).sees(&*past, eyes);
            (past.version(), past.game(), seen)
        };
        let (version, game, seen) = past::at_leisure(&site, &who, look).await?;
        // Whose eyes they are is asked again: meanwhile somebody else may have sat down.
        let now = site.host.look(id, |sitting| viewer(&who, sitting, asked)).await.or_respond(&who)??;
        if now != eyes {
            return Err(ErrorResponse::refused(&who, &host::Refused::NotYourSeat));
        }
        let seen = seen.ok_or_else(|| ErrorResponse::broken(&who))?;
        return Ok(Json(View {
            version,
            game,
            state: "past",
            to_move: Vec::new(),
            seen,
            choices: Vec::new(),
            outcomes: Vec::new(),
        }));
    }
    let look = |sitting: &Sitting| {
        let eyes = viewer(&who, sitting, asked)?;
        let own = who.seats(sitting);
        let reader = Reader::new(who.words, sitting);
        let choices = match eyes {
            Viewer::Seat(seat) if own.has(seat) && sitting.to_move().has(seat) => reader.choices(&*sitting.game, seat),
            _ => None,
        };
        let may_tell = who.player().is_some_and(|player| sitting.tells_luck(player.id).is_ok());
        let mut seen = reader.sees(&*sitting.game, eyes).ok_or_else(|| ErrorResponse::broken(&who))?;
        let mut outcomes = None;
        if may_tell {
            (seen.question, outcomes) = (reader.luck(&*sitting.game, eyes), reader.outcomes(&*sitting.game, eyes));
        }
        Ok(Json(View {
            version: sitting.game.version(),
            game: sitting.game.game(),
            state: state(sitting.info.state),
            to_move: numbers(sitting.to_move()),
            seen,
            choices: choices.unwrap_or_default(),
            outcomes: outcomes.unwrap_or_default(),
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
        Ok(Json(Choices { version: sitting.game.version(), choices }))
    };
    site.host.look_seated(id, look).await.or_respond(&who)
}

/// What somebody asks about.
#[derive(Deserialize)]
pub(super) struct Asked {
    seat: Option<u8>,
    thing: String,
}

pub(super) async fn why(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(asked): Ask<Asked>,
) -> Result<Json<ThingOf>, ErrorResponse> {
    let (id, own) = (table_id(&who, &id)?, seat(&who, asked.seat)?);
    let look = |sitting: &Sitting| {
        let eyes = viewer(&who, sitting, own)?;
        let acts = |seat: &Seat| who.seats(sitting).has(*seat) && sitting.is_running();
        let acting = if let Viewer::Seat(seat) = eyes { Some(seat).filter(acts) } else { None };
        let thing = Reader::new(who.words, sitting).thing(&*sitting.game, eyes, acting, &asked.thing);
        thing.map(Json).ok_or_else(|| ErrorResponse::not_found(&who))
    };
    site.host.look(id, look).await.or_respond(&who)?
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
struct Came {
    version: u32,
    outcome: String,
}

pub(super) async fn luck(call: Call) -> Result<Json<Step>, ErrorResponse> {
    let came: Came = call.read()?;
    let played = typed::came(&call.site, &call.who, call.id, came.version, came.outcome).await;
    Ok(Json(played.or_respond(&call.who)?.into()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mend {
    version: u32,
}

pub(super) async fn mend(call: Call) -> Result<Json<Step>, ErrorResponse> {
    let mend: Mend = call.read()?;
    let played = typed::mend(&call.site, &call.who, call.id, mend.version).await;
    Ok(Json(played.or_respond(&call.who)?.into()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    seat: Option<u8>,
    version: u32,
}

pub(super) async fn undo(call: Call) -> Result<Response, ErrorResponse> {
    let back: Back = call.read()?;
    let seat = seat(&call.who, back.seat)?;
    taken_back(&call, call.site.host.undo(call.id, call.player, seat, back.version).await).await
}

pub(super) async fn reset(call: Call) -> Result<Response, ErrorResponse> {
    let back: Back = call.read()?;
    let seat = seat(&call.who, back.seat)?;
    taken_back(&call, call.site.host.reset_turn(call.id, call.player, seat, back.version).await).await
}

/// The step back, or the table at which it is asked for.
async fn taken_back(call: &Call, back: Result<TakenBack, Refused>) -> Result<Response, ErrorResponse> {
    Ok(match back.or_respond(&call.who)? {
        TakenBack::Done(played) => Json(Step::from(played)).into_response(),
        TakenBack::Asked => (StatusCode::ACCEPTED, call.table().await?).into_response(),
    })
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

pub(super) async fn back(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let one: OneSeat = call.read()?;
    let seat = seat(&call.who, one.seat)?;
    call.site.host.come_back(call.id, call.player, seat).await.or_respond(&call.who)?;
    call.table().await
}

pub(super) async fn record(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let text = past::record(&site, &who, id).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
