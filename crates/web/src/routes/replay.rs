//! A game as it was.

use super::lobby::here;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Ask;
use crate::pages::replay::{Replay, page};
use crate::pages::table::LogLine;
use crate::past;
use crate::present::{self, Onlooker};
use crate::site::Site;
use crate::table_request::table_id;
use crate::who::Who;
use axum::extract::{OriginalUri, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boards::Scene;
use game::{Seat, SeatSet, Turn, Viewer};
use host::{History, Sitting};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// Which step, through whose eyes, and whether with the log.
#[derive(Clone, Deserialize)]
pub(super) struct Asked {
    at: Option<String>,
    /// The same, counted without what was taken back: from a form without script.
    step: Option<String>,
    eyes: Option<String>,
    /// `no` from a script that has the log already.
    log: Option<String>,
}

/// `GET /table/ID/replay`
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(asked): Ask<Asked>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let seat: Option<Seat> = asked.eyes.as_deref().and_then(|eyes| eyes.parse().ok());
    let onlooker = Onlooker::new(&site, &who, seat).await.or_respond(&who)?;
    let history = site.host.history(id).await.or_respond(&who)?;
    let shown = eyes(&onlooker, &history.sitting, &asked);
    let (again, wanted) = (onlooker.clone(), asked.clone());
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let drawn = {
        let (site, who) = (site.clone(), who.clone());
        move || draw(&site, &who, &history, &onlooker, &asked).map(|model| page(&who.words, &visit, &model))
    };
    let drawn = past::at_leisure(&site, &who, drawn).await?.ok_or_else(|| ErrorResponse::broken(&who))?;
    // Meanwhile somebody else may have sat down.
    let same = |sitting: &Sitting| eyes(&again, sitting, &wanted) == shown || past::is_open(sitting);
    if !site.host.look(id, same).await.or_respond(&who)? {
        return Err(ErrorResponse::refused(&who, &host::Refused::NotYourSeat));
    }
    Ok(drawn)
}

/// Whose eyes see the table, unless somebody wants to see less.
fn eyes(onlooker: &Onlooker, sitting: &Sitting, asked: &Asked) -> Viewer {
    match asked.eyes.as_deref() {
        Some("spectator") => Viewer::Spectator,
        _ => onlooker.eyes(sitting).0,
    }
}

/// The page of a moment. While the game goes on everybody has the own eyes only; afterwards everybody's.
fn draw(site: &Site, who: &Who, history: &History, onlooker: &Onlooker, asked: &Asked) -> Option<Replay> {
    let sitting = &*history.sitting;
    let own = who.seats(sitting);
    let eyes = eyes(onlooker, sitting, asked);
    let open = past::is_open(sitting);
    let others = sitting.seats().filter(|&seat| open || (own.len() == 1 && own.has(seat)));
    let made = sitting.game.steps(0);
    let steps: Vec<u32> = [0].into_iter().chain(made.iter().map(|step| step.0)).collect();
    let number = |text: &Option<String>| text.as_deref().and_then(|text| text.parse::<u32>().ok());
    let counted = number(&asked.step).and_then(|step| steps.get(step as usize).copied());
    let last = sitting.game.version();
    let at = counted.or(number(&asked.at)).unwrap_or(last).min(last);
    let names = present::names(&who.words, sitting);
    let scene = Scene::new(&who.words, &names, eyes);
    let table = history.at(at);
    let wants_log = asked.log.as_deref() != Some("no");
    Some(Replay {
        id: sitting.info.id,
        drawn: boards::of(&sitting.info.game)?.draw(&*table, &scene)?,
        game: sitting.info.game.clone(),
        state: sitting.info.state,
        seats: sitting.seats().map(|seat| present::seat_view(site, sitting, SeatSet::NONE, seat)).collect(),
        at,
        steps,
        turns: turns(&made),
        eyes: match eyes {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        },
        others: [None].into_iter().chain(others.map(|seat| Some(seat.index()))).collect(),
        log: wants_log.then(|| LogLine::told(&*sitting.game, &scene, 0, u32::MAX)),
        finale: if at == last { present::finale(sitting, &scene) } else { None },
        tries: sitting.is_done_with() && table.turn() != Turn::Over,
        address: onlooker.address.clone(),
    })
}

/// The last step of each turn, and the beginning.
fn turns(steps: &[(u32, Option<Seat>)]) -> Vec<u32> {
    let (mut ends, mut seat, mut last) = (vec![0], None, 0);
    for &(number, by) in steps {
        if seat.is_some() && by.is_some() && by != seat {
            ends.push(last);
        }
        seat = by.or(seat);
        last = number;
    }
    ends.push(last);
    ends
}

/// `GET /table/ID/record`
pub(super) async fn record(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let game = site.host.look(id, |sitting| sitting.info.game.clone()).await.or_respond(&who)?;
    let text = past::record(&site, &who, id).await?;
    let name = format!("attachment; filename=\"{game}-{id}.txt\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}
