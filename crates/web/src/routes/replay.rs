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
use game::{Seat, SeatSet, Viewer};
use host::Sitting;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// Which step, through whose eyes, and whether with the log.
#[derive(Deserialize)]
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
    let wants_spectator = asked.eyes.as_deref() == Some("spectator");
    // While the game goes on everybody has the own eyes only; afterwards everybody's.
    let look = |sitting: &Sitting| {
        let own = who.seats(sitting);
        let eyes = if wants_spectator { Viewer::Spectator } else { onlooker.eyes(sitting).0 };
        let open = past::is_open(sitting);
        let others = sitting.seats().filter(|&seat| open || (own.len() == 1 && own.has(seat)));
        let others: Vec<Option<usize>> = [None].into_iter().chain(others.map(|seat| Some(seat.index()))).collect();
        let seats = sitting.seats().map(|seat| present::seat_view(&site, sitting, SeatSet::NONE, seat)).collect();
        let made = sitting.game.steps();
        let steps: Vec<u32> = [0].into_iter().chain(made.iter().map(|step| step.0)).collect();
        let number = |text: &Option<String>| text.as_deref().and_then(|text| text.parse::<u32>().ok());
        let counted = number(&asked.step).and_then(|step| steps.get(step as usize).copied());
        let last = sitting.game.version();
        let at = counted.or(number(&asked.at)).unwrap_or(last).min(last);
        let names: Vec<String> = sitting.info.seats.iter().map(|seat| present::sitter(seat).name(&who.words)).collect();
        let (game, state) = (sitting.info.game.clone(), sitting.info.state);
        let scene = Scene::new(&who.words, &names, eyes);
        let wants_log = asked.log.as_deref() != Some("no");
        let log = wants_log.then(|| LogLine::told(&*sitting.game, &scene, 0, u32::MAX));
        (eyes, others, seats, (steps, turns(&made)), at, game, state, log, names)
    };
    let (eyes, others, seats, (steps, turns), at, game, state, log, names) =
        site.host.look(id, look).await.or_respond(&who)?;
    let past = past::table_at(&site, &who, id, at).await?;
    let drawn = boards::of(&game).and_then(|board| board.draw(&*past, &Scene::new(&who.words, &names, eyes)));
    let model = Replay {
        id,
        drawn: drawn.ok_or_else(|| ErrorResponse::broken(&who))?,
        game,
        state,
        seats,
        at,
        steps,
        turns,
        eyes: match eyes {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        },
        others,
        log,
        address: onlooker.address.clone(),
    };
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(page(&who.words, &visit, &model))
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
    let look = |sitting: &Sitting| (past::record(&who, sitting), sitting.info.game.clone());
    let (text, game) = site.host.look(id, look).await.or_respond(&who)?;
    let name = format!("attachment; filename=\"{game}-{id}.txt\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}
