//! What players do at a table. Each answers the page's script with JSON and a browser without script with the page.

use super::{done, go_to, table_path};
use crate::cookies;
use crate::error_response::{ErrorResponse, Form, OrRespond};
use crate::fields::Fields;
use crate::luck;
use crate::present;
use axum::Json;
use axum::response::{IntoResponse, Response};
use boards::Scene;
use boards::rulebook;
use game::{Seat, Viewer};
use host::{Answered, Sitting};
use serde_json::json;
use store::Matter;

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

/// `POST /table/ID/luck`: what was rolled or drawn at the real table.
pub(super) async fn luck(request: TableRequest) -> Answer {
    let (version, outcome) = (request.version()?, request.body.text("choice").to_owned());
    luck::came(&request.site, &request.who, request.id, version, outcome).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/mend`: what was typed in last was wrong.
pub(super) async fn mend(request: TableRequest) -> Answer {
    luck::mend(&request.site, &request.who, request.id, request.version()?).await.or_respond(&request.who)?;
    Ok(request.done())
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

/// `POST /table/ID/hint`: what the best computer player would do, as the notation of its choice and as a card with the
/// best three. Only the script of the page asks.
pub(super) async fn hint(request: TableRequest) -> Answer {
    let host = &request.site.host;
    let advice = host.advise(request.id, request.player, request.seat()?).await.or_respond(&request.who)?;
    // Thinking takes a while: the player may have signed out, and the seat may be somebody else's by now.
    request.who.require_still(&request.site).await?;
    let look = |sitting: &Sitting| match sitting.seats_of(request.player).has(advice.seat) {
        true => present::advice(sitting, &request.who.words, &advice),
        false => Err(host::Refused::NotYourSeat),
    };
    let (choice, card) = host.look(request.id, look).await.or_respond(&request.who)?.or_respond(&request.who)?;
    Ok(Json(json!({ "ok": true, "hint": choice, "advice": card.into_string() })).into_response())
}

/// `POST /table/ID/guide`: the coach helps at this table, or no longer.
pub(super) async fn guide(request: TableRequest) -> Answer {
    let cookie = cookies::guide(&request.who, request.id, request.body.text("on") == "yes");
    Ok((cookie, go_to(&table_path(request.id))).into_response())
}

/// `POST /table/ID/resign`
pub(super) async fn resign(request: TableRequest) -> Answer {
    request.site.host.resign(request.id, request.player, request.seat()?).await.or_respond(&request.who)?;
    Ok(request.done())
}

/// `POST /table/ID/ask`: asks the others something.
pub(super) async fn ask(request: TableRequest) -> Answer {
    let matter = request.body.text("matter").parse().map_err(|_| ErrorResponse::bad_request(&request.who))?;
    asked(&request, matter).await
}

/// `POST /table/ID/answer`: answers what somebody asks.
pub(super) async fn answer(request: TableRequest) -> Answer {
    let number = request.body.number(&request.who, "number")?;
    let agrees = request.body.text("agree") == "yes";
    let answered = request.site.host.answer(request.id, request.player, number, agrees).await;
    Ok(after(&request, answered.or_respond(&request.who)?))
}

/// `POST /table/ID/rematch`: asks to play again, or goes where they do.
pub(super) async fn rematch(request: TableRequest) -> Answer {
    asked(&request, Matter::Rematch).await
}

async fn asked(request: &TableRequest, matter: Matter) -> Answer {
    // Questions are heard like words.
    if !request.site.limits.allow_words(request.player) {
        return Err(ErrorResponse::too_often(&request.who));
    }
    let answered = request.site.host.ask(request.id, request.player, matter, request.seat()?).await;
    Ok(after(request, answered.or_respond(&request.who)?))
}

/// Where one goes on after a question: to the new table, if there is one.
fn after(request: &TableRequest, answered: Answered) -> Response {
    match (answered, request.who.form) {
        (Answered::Rematch(table), Form::Page) => go_to(&table_path(table)),
        (Answered::Rematch(table), _) => Json(json!({ "ok": true, "go_to": table_path(table) })).into_response(),
        (Answered::Done | Answered::Waits, _) => request.done(),
    }
}

/// `POST /table/ID/back`
pub(super) async fn back(request: TableRequest) -> Answer {
    request.site.host.come_back(request.id, request.player, request.seat()?).await.or_respond(&request.who)?;
    Ok(request.done())
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
    // Those who sit here decide whom of those who sit or have spoken here they want to hear.
    let look = |sitting: &Sitting| {
        let (own, others) = (sitting.seats_of(request.player), sitting.seats_of(other));
        !own.is_empty() && (!others.is_empty() || sitting.chat.iter().any(|line| line.player == other))
    };
    if other == request.player || !request.site.host.look(request.id, look).await.or_respond(&request.who)? {
        return Err(ErrorResponse::refused(&request.who, &host::Refused::NotYourSeat));
    }
    request.site.mute(request.player, other, request.body.text("on") == "yes").await.or_respond(&request.who)?;
    request.site.host.nudge(request.id).await.or_respond(&request.who)?;
    Ok(request.done())
}
