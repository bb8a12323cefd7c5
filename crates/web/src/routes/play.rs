//! What players do at a table. Each answers the page's script with JSON and a browser without script with the page.

use super::{done, go_to, table_path};
use crate::cookies;
use crate::error_response::{ErrorResponse, Form, OrRespond};
use crate::fields::Fields;
use crate::who::GUIDE;
use axum::Json;
use axum::response::{IntoResponse, Response};
use boards::Scene;
use boards::rulebook;
use game::{Seat, Viewer};
use host::Sitting;
use serde_json::json;

/// What a page sends.
type TableRequest = crate::table_request::TableRequest<Fields>;

impl TableRequest {
    fn seat(&self) -> Result<Option<Seat>, ErrorResponse> {
        self.body.seat(&self.who, "seat")
    }

    fn version(&self) -> Result<u32, ErrorResponse> {
        self.body.number(&self.who, "version")
    }

    /// The table, through the eyes of the seat that has just acted.
    fn done(&self) -> Response {
        let eyes = self.body.text("seat").parse::<Seat>().map(|seat| format!("?eyes={seat}")).unwrap_or_default();
        done(&self.who, &format!("{}{eyes}", table_path(self.id)))
    }
}

type Answer = Result<Response, ErrorResponse>;

/// `POST /table/ID/play`
pub(super) async fn play(request: TableRequest) -> Answer {
    let (seat, version, choice) = (request.seat()?, request.version()?, request.body.text("choice").to_owned());
    match request.site.host.play(request.id, request.player, seat, version, choice).await {
        Ok(_) => Ok(request.done()),
        Err(refused) if refused.code() == "not-offered" => {
            let rule = question_rule(&request, seat).await;
            Err(ErrorResponse::refused(&request.who, &refused).by_rule(rule))
        }
        Err(refused) => Err(ErrorResponse::refused(&request.who, &refused)),
    }
}

/// Where the rulebook says what may be chosen now, as the player sees the table.
async fn question_rule(request: &TableRequest, seat: Option<Seat>) -> Option<String> {
    let look = |sitting: &Sitting| {
        let own = request.who.seats(sitting);
        let seat = seat.filter(|&seat| own.has(seat)).or((own.len() == 1).then(|| own.lowest()))?;
        let scene = Scene::new(&request.who.words, &[], Viewer::Seat(seat));
        let question = boards::of(&sitting.info.game)?.question(&*sitting.game, &scene)?;
        rulebook::link(&sitting.info.game, question.rule)
    };
    request.site.host.look(request.id, look).await.ok().flatten()
}

/// `POST /table/ID/undo`
pub(super) async fn undo(request: TableRequest) -> Answer {
    let (seat, version) = (request.seat()?, request.version()?);
    request.site.host.undo(request.id, request.player, seat, version).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/reset`
pub(super) async fn reset(request: TableRequest) -> Answer {
    let (seat, version) = (request.seat()?, request.version()?);
    request.site.host.reset_turn(request.id, request.player, seat, version).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/hint`: what the best computer player would do. Only the script of the page asks.
pub(super) async fn hint(request: TableRequest) -> Answer {
    let choice =
        request.site.host.advise(request.id, request.player, request.seat()?).await.or_respond(&request.who)?;
    Ok(Json(json!({ "ok": true, "hint": choice })).into_response())
}

/// `POST /table/ID/guide`: the player needs no guidance any more.
pub(super) async fn leave_guide(request: TableRequest) -> Answer {
    Ok((cookies::set(&request.who, GUIDE, "", 0, true), go_to(&table_path(request.id))).into_response())
}

/// `POST /table/ID/resign`
pub(super) async fn resign(request: TableRequest) -> Answer {
    request.site.host.resign(request.id, request.player, request.seat()?).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/abandon`
pub(super) async fn abandon(request: TableRequest) -> Answer {
    let agrees = request.body.text("agree") == "yes";
    request.site.host.abandon(request.id, request.player, agrees).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/away`: the seat is that of the absent.
pub(super) async fn away(request: TableRequest) -> Answer {
    let absent = request.seat()?.ok_or_else(|| ErrorResponse::bad_request(&request.who))?;
    request.site.host.call_stand_in(request.id, request.player, absent).await.or_respond(&request.who)?;
    Ok(done(&request.who, &table_path(request.id)))
}

/// `POST /table/ID/back`
pub(super) async fn back(request: TableRequest) -> Answer {
    request.site.host.come_back(request.id, request.player, request.seat()?).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/rematch`
pub(super) async fn rematch(request: TableRequest) -> Answer {
    let path = table_path(request.site.host.rematch(request.id, request.player).await.or_respond(&request.who)?);
    Ok(match request.who.form {
        Form::Page => go_to(&path),
        _ => Json(json!({ "ok": true, "go_to": path })).into_response(),
    })
}

/// `POST /table/ID/chat`
pub(super) async fn chat(request: TableRequest) -> Answer {
    if !request.site.limits.allow_words(request.player) {
        return Err(ErrorResponse::too_often(&request.who));
    }
    let player = request.who.require_player()?;
    request.site.host.say(request.id, player, request.body.text("text")).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/mute`
pub(super) async fn mute(request: TableRequest) -> Answer {
    let other = request.body.text("player").parse().map_err(|_| ErrorResponse::bad_request(&request.who))?;
    request.site.mute(request.player, other, request.body.text("on") == "yes").await.or_respond(&request.who)?;
    request.site.host.nudge(request.id).await.or_respond(&request.who)?;
    Ok(request.done())
}
