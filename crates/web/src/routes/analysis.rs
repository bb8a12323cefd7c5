//! What a game that is over says about skill and luck: as a page, as JSON, and as a record with remarks.

use super::lobby::here;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Ask;
use crate::pages::analysis::{Analysis, Found, Weighed, page};
use crate::past;
use crate::present::{self, Onlooker};
use crate::site::Site;
use crate::table_request::table_id;
use crate::who::Who;
use axum::extract::{OriginalUri, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boards::Scene;
use bots::analysis::Decision;
use catalog::analysis::Analysed;
use game::{Seat, SeatSet, Viewer};
use host::History;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use store::TableId;

/// Which turn, through whose eyes.
#[derive(Clone, Deserialize)]
pub(super) struct Asked {
    turn: Option<String>,
    eyes: Option<String>,
}

/// `GET /table/ID/analysis`
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(asked): Ask<Asked>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let analysis = site.host.analysis(id, who.player().map(|player| player.id)).await.or_respond(&who)?;
    let seat: Option<Seat> = asked.eyes.as_deref().and_then(|eyes| eyes.parse().ok());
    let onlooker = Onlooker::new(&site, &who, seat).await.or_respond(&who)?;
    let history = site.host.history(id).await.or_respond(&who)?;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let drawn = {
        let (site, who) = (site.clone(), who.clone());
        let finished = analysis.finished();
        let progress = analysis.progress();
        move || model(&site, &who, &history, &onlooker, &asked, finished, progress)
    };
    let model = past::at_leisure(&site, &who, drawn).await?.ok_or_else(|| ErrorResponse::broken(&who))?;
    Ok(page(&who.words, &visit, &model))
}

/// What the page shows.
fn model(
    site: &Site,
    who: &Who,
    history: &History,
    onlooker: &Onlooker,
    asked: &Asked,
    finished: Option<Arc<Analysed>>,
    progress: (usize, usize),
) -> Option<Analysis> {
    let sitting = &*history.sitting;
    let eyes = match asked.eyes.as_deref() {
        Some("spectator") => Viewer::Spectator,
        _ => onlooker.eyes(sitting).0,
    };
    let own = match eyes {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => None,
    };
    let names = present::names(&who.words, sitting);
    let scene = Scene::new(&who.words, &names, eyes);
    let turn = asked.turn.as_deref().and_then(|turn| turn.parse::<usize>().ok());
    Some(Analysis {
        id: sitting.info.id,
        game: sitting.info.game.clone(),
        seats: sitting.seats().map(|seat| present::seat_view(site, sitting, SeatSet::NONE, seat)).collect(),
        eyes: own,
        verdict: present::finale(sitting, &scene).and_then(|finale| finale.verdict),
        progress,
        found: match finished {
            Some(analysed) => found(who, history, &names, eyes, turn, analysed),
            None => None,
        },
    })
}

/// One turn: the one that was asked for, or the worst of whoever looks, or of anybody.
fn found(
    who: &Who,
    history: &History,
    names: &[String],
    eyes: Viewer,
    turn: Option<usize>,
    analysed: Arc<Analysed>,
) -> Option<Found> {
    let stretches = &analysed.account.stretches;
    let worst = |seat: Option<usize>| {
        let mine = stretches.iter().enumerate().filter(|(_, it)| seat.is_none_or(|seat| it.seat().index() == seat));
        mine.max_by(|(_, one), (_, other)| one.loss.total_cmp(&other.loss)).map(|(at, _)| at)
    };
    let own = match eyes {
        Viewer::Seat(seat) => worst(Some(seat.index())),
        Viewer::Spectator => None,
    };
    let turn = turn.filter(|&turn| turn < stretches.len()).or(own).or_else(|| worst(None))?;
    let decisions = analysed.decisions(&stretches[turn]);
    let decision = decisions
        .max_by(|one, other| analysed.loss(one).total_cmp(&analysed.loss(other)).then(other.number.cmp(&one.number)))?;
    let before = history.at(decision.number - 1);
    let scene = Scene::new(&who.words, names, eyes);
    let board = boards::of(analysed.game)?;
    // What an own seat sees, or whoever may see everything now that the game is over.
    let of_seat = Scene::new(&who.words, names, Viewer::Seat(decision.seat()));
    let label = |line: &[String]| board.advice(&*before, &of_seat, decision.seat(), line);
    Some(Found {
        turn,
        number: decision.number,
        loss: analysed.loss(decision),
        weighed: shown(decision)
            .map(|at| Weighed {
                advice: label(&decision.choices[at].line),
                notation: decision.choices[at].line.first().cloned().unwrap_or_default(),
                value: decision.choices[at].value.clone(),
                best: at == 0,
                played: at == decision.played,
            })
            .collect(),
        drawn: board.draw(&*before, &scene)?,
        analysed: analysed.clone(),
    })
}

/// What was played first, then the best three of the others.
fn shown(decision: &Decision) -> impl Iterator<Item = usize> {
    let played = decision.played;
    [played].into_iter().chain((0..decision.choices.len()).filter(move |&at| at != played).take(3))
}

/// `GET /table/ID/analysis/json`
pub(super) async fn json(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let (id, analysed) = finished(&site, &who, &id).await?;
    Ok(download(&analysed, id, "json", "application/json", analysed.to_json()))
}

/// `GET /table/ID/analysis/record`
pub(super) async fn record(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let (id, analysed) = finished(&site, &who, &id).await?;
    let text = past::record(&site, &who, id).await?;
    Ok(download(&analysed, id, "txt", "text/plain; charset=utf-8", analysed.annotated(&text)))
}

/// The whole analysis; refused while it is being made.
async fn finished(site: &Arc<Site>, who: &Who, id: &str) -> Result<(TableId, Arc<Analysed>), ErrorResponse> {
    let id = table_id(who, id)?;
    let analysis = site.host.analysis(id, who.player().map(|player| player.id)).await.or_respond(who)?;
    Ok((id, analysis.finished().ok_or_else(|| ErrorResponse::busy(who))?))
}

fn download(analysed: &Analysed, id: TableId, ending: &str, kind: &'static str, text: String) -> Response {
    let name = format!("attachment; filename=\"{}-{id}-analysis.{ending}\"", analysed.game);
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response()
}
