//! Tables: lists of them, opening one, sitting down, talking.

use super::model::Table;
use super::{Call, read, seat, table_id};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::present::may_hear;
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::BotSpec;
use host::{PiecesWish, Refused, SeatWish, Sitting, Wish};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Pace, TableId};

/// The most tables in a list.
const MOST: u32 = 100;

pub(super) async fn list(State(site): State<Arc<Site>>, who: Who) -> Result<Json<Value>, ErrorResponse> {
    let me = who.player().map(|player| player.id);
    let store = site.host.store();
    let open = store.open_tables(MOST, host::now()).await.or_respond(&who)?;
    let mine = match me {
        Some(me) => store.tables_of(me, MOST).await.or_respond(&who)?,
        None => Vec::new(),
    };
    let shown = |tables: Vec<store::Listed>| tables.iter().map(|it| Table::listed(it, me)).collect::<Vec<_>>();
    Ok(Json(json!({ "open": shown(open), "mine": shown(mine) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    seats: Vec<NewSeat>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    pace: Option<String>,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    brisk: bool,
    #[serde(default)]
    luck: Luck,
    #[serde(default)]
    pieces: Option<String>,
}

/// Where dice and draws come from: from this host, or from a real table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Luck {
    #[default]
    System,
    Asked,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum NewSeat {
    Me { name: Option<String> },
    Open,
    Link,
    Bot { level: String },
}

pub(super) async fn open(State(site): State<Arc<Site>>, who: Who, body: Bytes) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?;
    let new: NewTable = read(&who, &body)?;
    let unfit = |why: String| ErrorResponse::new(&who, StatusCode::UNPROCESSABLE_ENTITY, "bad-setup").because(&why);
    let seat = |seat: NewSeat| match seat {
        NewSeat::Me { name } => Ok(SeatWish::Me(name)),
        NewSeat::Open => Ok(SeatWish::Open),
        NewSeat::Link => Ok(SeatWish::Link),
        NewSeat::Bot { level } => match level.parse() {
            Ok(BotSpec::Level(level)) => Ok(SeatWish::Bot(level)),
            _ => Err(unfit("levels are level1 to level5".into())),
        },
    };
    let wish = Wish {
        game: new.game,
        seats: new.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
        options: new.options.into_iter().collect(),
        pace: match new.pace {
            Some(pace) => pace.parse().map_err(|error: <Pace as std::str::FromStr>::Err| unfit(error.to_string()))?,
            None => Pace::None,
        },
        listed: new.listed,
        brisk: new.brisk,
        asks_luck: new.luck == Luck::Asked,
        pieces: match new.pieces.as_deref() {
            None => PiecesWish::Usual,
            Some("shipped") => PiecesWish::Shipped,
            Some(id) => PiecesWish::Set(id.parse().map_err(|_| ErrorResponse::refused(&who, &Refused::NoSet))?),
        },
    };
    let id = site.host.open_table(player, &wish).await.or_respond(&who)?;
    Ok((StatusCode::CREATED, answer(&site, &who, id).await?).into_response())
}

pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Json<Table>, ErrorResponse> {
    answer(&site, &who, table_id(&who, &id)?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    seat: Option<u8>,
    invite: Option<String>,
}

pub(super) async fn join(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let join: Join = call.read()?;
    let (site, who, player) = (&call.site, &call.who, call.who.require_player()?);
    match join.invite {
        Some(token) => {
            let invited = site.host.invitation(&token).await.or_respond(who)?;
            if invited.0 != call.id {
                return Err(ErrorResponse::new(who, StatusCode::NOT_FOUND, "no-invite"));
            }
            site.host.join_by_invite(&token, player).await.or_respond(who)?;
        }
        None => {
            site.host.join(call.id, player, seat(who, join.seat)?).await.or_respond(who)?;
        }
    }
    call.table().await
}

pub(super) async fn leave(call: Call) -> Result<Json<Value>, ErrorResponse> {
    call.site.host.leave(call.id, call.player).await.or_respond(&call.who)?;
    Ok(Json(json!({ "left": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Computer {
    seat: u8,
    level: String,
}

pub(super) async fn seat_computer(call: Call) -> Result<Json<Table>, ErrorResponse> {
    let computer: Computer = call.read()?;
    let unfit = || ErrorResponse::new(&call.who, StatusCode::UNPROCESSABLE_ENTITY, "bad-setup");
    let Ok(BotSpec::Level(level)) = computer.level.parse() else {
        return Err(unfit().because("levels are level1 to level5"));
    };
    let seat = seat(&call.who, Some(computer.seat))?.ok_or_else(unfit)?;
    call.site.host.seat_computer(call.id, call.player, seat, level).await.or_respond(&call.who)?;
    call.table().await
}

pub(super) async fn list_again(call: Call) -> Result<Json<Table>, ErrorResponse> {
    call.site.host.list_again(call.id, call.player).await.or_respond(&call.who)?;
    call.table().await
}

pub(super) async fn chat(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Json<Value>, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let heard = |sitting: &Sitting| may_hear(sitting, who.seats(sitting)).then(|| sitting.chat.clone());
    let private = || ErrorResponse::new(&who, StatusCode::FORBIDDEN, "private-chat");
    let lines = site.host.look(id, heard).await.or_respond(&who)?.ok_or_else(private)?;
    let line = |line: &store::ChatLine| {
        json!({
            "number": line.number,
            "player": line.player.to_string(),
            "name": line.name,
            "guest": line.guest,
            "at": line.at,
            "text": line.text,
        })
    };
    Ok(Json(json!({ "lines": lines.iter().map(line).collect::<Vec<_>>() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    text: String,
}

pub(super) async fn say(call: Call) -> Result<StatusCode, ErrorResponse> {
    let say: Say = call.read()?;
    if !call.site.limits.allow_words(call.player) {
        return Err(ErrorResponse::too_often(&call.who));
    }
    call.site.host.say(call.id, call.who.require_player()?, &say.text).await.or_respond(&call.who)?;
    Ok(StatusCode::CREATED)
}

/// The table as it now is.
pub(super) async fn answer(site: &Arc<Site>, who: &Who, id: TableId) -> Result<Json<Table>, ErrorResponse> {
    let me = who.player().map(|player| player.id);
    Ok(Json(site.host.look(id, |sitting| Table::of(sitting, me)).await.or_respond(who)?))
}
