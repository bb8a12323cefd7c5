//! What players do at a table. Each answers the page's script with JSON and a browser without script with the page.

use super::{done, go_to, table_path};
use crate::board::{self, Scene};
use crate::complaint::{Complaint, Form, OrComplain};
use crate::cookies;
use crate::fields::Fields;
use crate::rulebook;
use crate::who::GUIDE;
use axum::Json;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use house::Sitting;
use serde_json::json;

/// What a page sends.
type Deed = crate::deed::Deed<Fields>;

impl Deed {
    fn seat(&self) -> Result<Option<Seat>, Complaint> {
        self.body.seat(&self.who, "seat")
    }

    fn version(&self) -> Result<u32, Complaint> {
        self.body.number(&self.who, "version")
    }

    /// The table, through the eyes of the seat that has just acted.
    fn done(&self) -> Response {
        let eyes = self.body.text("seat").parse::<Seat>().map(|seat| format!("?eyes={seat}")).unwrap_or_default();
        done(&self.who, &format!("{}{eyes}", table_path(self.id)))
    }
}

type Answer = Result<Response, Complaint>;

/// `POST /table/ID/play`
pub(super) async fn play(deed: Deed) -> Answer {
    let (seat, version, choice) = (deed.seat()?, deed.version()?, deed.body.text("choice").to_owned());
    match deed.site.house.play(deed.id, deed.player, seat, version, choice).await {
        Ok(_) => Ok(deed.done()),
        Err(refused) if refused.code() == "not-offered" => {
            let rule = question_rule(&deed, seat).await;
            Err(Complaint::refused(&deed.who, &refused).by_rule(rule))
        }
        Err(refused) => Err(Complaint::refused(&deed.who, &refused)),
    }
}

/// Where the rulebook says what may be chosen now, as the player sees the table.
async fn question_rule(deed: &Deed, seat: Option<Seat>) -> Option<String> {
    let look = |sitting: &Sitting| {
        let own = deed.who.seats(sitting);
        let seat = seat.filter(|&seat| own.has(seat)).or((own.len() == 1).then(|| own.lowest()))?;
        let scene = Scene { words: &deed.who.words, names: &[], eyes: Viewer::Seat(seat) };
        let question = board::of(&sitting.row.game)?.question(&*sitting.game, &scene)?;
        rulebook::link(&sitting.row.game, question.rule)
    };
    deed.site.house.look(deed.id, look).await.ok().flatten()
}

/// `POST /table/ID/undo`
pub(super) async fn undo(deed: Deed) -> Answer {
    let (seat, version) = (deed.seat()?, deed.version()?);
    deed.site.house.undo(deed.id, deed.player, seat, version).await.or_complain(&deed.who)?;
    Ok(deed.done())
}

/// `POST /table/ID/reset`
pub(super) async fn reset(deed: Deed) -> Answer {
    let (seat, version) = (deed.seat()?, deed.version()?);
    deed.site.house.reset_turn(deed.id, deed.player, seat, version).await.or_complain(&deed.who)?;
    Ok(deed.done())
}

/// `POST /table/ID/hint`: what the best computer player would do. Only the script of the page asks.
pub(super) async fn hint(deed: Deed) -> Answer {
    let choice = deed.site.house.advise(deed.id, deed.player, deed.seat()?).await.or_complain(&deed.who)?;
    Ok(Json(json!({ "ok": true, "hint": choice })).into_response())
}

/// `POST /table/ID/guide`: the player needs no guidance any more.
pub(super) async fn leave_guide(deed: Deed) -> Answer {
    Ok((cookies::set(&deed.who, GUIDE, "", 0, true), go_to(&table_path(deed.id))).into_response())
}

/// `POST /table/ID/resign`
pub(super) async fn resign(deed: Deed) -> Answer {
    deed.site.house.resign(deed.id, deed.player, deed.seat()?).await.or_complain(&deed.who)?;
    Ok(deed.done())
}

/// `POST /table/ID/abandon`
pub(super) async fn abandon(deed: Deed) -> Answer {
    let agrees = deed.body.text("agree") == "yes";
    deed.site.house.abandon(deed.id, deed.player, agrees).await.or_complain(&deed.who)?;
    Ok(deed.done())
}

/// `POST /table/ID/away`: the seat is that of the absent.
pub(super) async fn away(deed: Deed) -> Answer {
    let absent = deed.seat()?.ok_or_else(|| Complaint::bad_request(&deed.who))?;
    deed.site.house.call_stand_in(deed.id, deed.player, absent).await.or_complain(&deed.who)?;
    Ok(done(&deed.who, &table_path(deed.id)))
}

/// `POST /table/ID/back`
pub(super) async fn back(deed: Deed) -> Answer {
    deed.site.house.come_back(deed.id, deed.player, deed.seat()?).await.or_complain(&deed.who)?;
    Ok(deed.done())
}

/// `POST /table/ID/rematch`
pub(super) async fn rematch(deed: Deed) -> Answer {
    let path = table_path(deed.site.house.rematch(deed.id, deed.player).await.or_complain(&deed.who)?);
    Ok(match deed.who.form {
        Form::Page => go_to(&path),
        _ => Json(json!({ "ok": true, "go_to": path })).into_response(),
    })
}

/// `POST /table/ID/chat`
pub(super) async fn chat(deed: Deed) -> Answer {
    if !deed.site.limits.allow_words(deed.player) {
        return Err(Complaint::too_often(&deed.who));
    }
    let player = deed.who.must()?;
    deed.site.house.say(deed.id, player, deed.body.text("text")).await.or_complain(&deed.who)?;
    Ok(deed.done())
}

/// `POST /table/ID/mute`
pub(super) async fn mute(deed: Deed) -> Answer {
    let other = deed.body.text("player").parse().map_err(|_| Complaint::bad_request(&deed.who))?;
    deed.site.mute(deed.player, other, deed.body.text("on") == "yes").await.or_complain(&deed.who)?;
    deed.site.house.nudge(deed.id).await.or_complain(&deed.who)?;
    Ok(deed.done())
}
