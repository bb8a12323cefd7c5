//! Studies: boards on which somebody tries out what could have been. Whoever has the link may look, only the owner may
//! change anything, and others make a copy.

use super::go_to;
use super::lobby::here;
use crate::error_response::{ErrorResponse, Form, OrRespond};
use crate::fields::{Ask, Fields};
use crate::pages::studies::{self, StudyLine};
use crate::pages::table::{self, StudyView, TablePage, TriedStep, thing_card};
use crate::site::Site;
use crate::table_request::table_id;
use crate::who::Who;
use crate::{past, present};
use ::table::AnyTable;
use axum::Json;
use axum::extract::{FromRequestParts, OriginalUri, Path, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use boards::{Choice, Outcome, Scene};
use game::{Actor, Seat, SeatSet, Turn, Viewer};
use host::{Refused, START, Study, Tree, Try};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
use std::collections::HashMap;
use std::sync::Arc;
use store::{PlayerId, Standing, State as Life, StudyId};
use words::{Sentence, Words};

/// Chance does what it likes: no outcome of a game is written so.
const LUCK: &str = "?";

/// Which step, through whose eyes, and what is asked about there.
#[derive(Clone, Deserialize)]
pub(super) struct Asked {
    node: Option<String>,
    eyes: Option<String>,
    /// The id of a thing and of those around it, the innermost first, with commas between them.
    thing: Option<String>,
}

impl Asked {
    fn node(&self, who: &Who) -> Result<u32, ErrorResponse> {
        match self.node.as_deref() {
            None | Some("") => Ok(START),
            Some(node) => node.parse().map_err(|_| ErrorResponse::refused(who, &Refused::NoStep)),
        }
    }

    /// The eyes, if they are any that there are.
    fn eyes(&self) -> &str {
        let eyes = self.eyes.as_deref().unwrap_or_default();
        if eyes == "spectator" || eyes.parse::<Seat>().is_ok() { eyes } else { "" }
    }
}

/// Who asks for a step of which study.
pub(super) struct StudyRequest {
    site: Arc<Site>,
    who: Who,
    id: StudyId,
    node: u32,
    asked: Asked,
}

impl FromRequestParts<Arc<Site>> for StudyRequest {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<StudyRequest, ErrorResponse> {
        let who = Who::from_request_parts(parts, site).await?;
        let path = Path::<String>::from_request_parts(parts, site).await;
        let Path(id) = path.map_err(|_| ErrorResponse::bad_request(&who))?;
        let id = id.parse().map_err(|_| ErrorResponse::refused(&who, &Refused::NoStudy))?;
        let Ask(asked) = Ask::<Asked>::from_request_parts(parts, site).await?;
        Ok(StudyRequest { site: site.clone(), id, node: asked.node(&who)?, asked, who })
    }
}

impl StudyRequest {
    fn player(&self) -> Result<PlayerId, ErrorResponse> {
        Ok(self.who.require_player()?.id)
    }

    /// The page of a step, with the same eyes.
    fn path(&self, id: StudyId, node: u32) -> String {
        let eyes = self.asked.eyes();
        let eyes = if eyes.is_empty() { String::new() } else { format!("&eyes={eyes}") };
        format!("/study/{id}?node={node}{eyes}")
    }
}

/// `POST /table/ID/study?at=N`: the study of who asks that begins there.
pub(super) async fn open(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?.id;
    let (id, at) = (table_id(&who, &id)?, fields.number(&who, "at")?);
    let study = site.host.open_study(id, at, player).await.or_respond(&who)?;
    Ok(go_to(&format!("/study/{study}")))
}

/// `GET /studies`: the studies of who asks.
pub(super) async fn list(
    State(site): State<Arc<Site>>,
    who: Who,
    Ask(done): Ask<Done>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let player = who.require_player()?.id;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let line = |row: store::StudyRow| {
        let tree = Tree::read(&row.tree).unwrap_or_default();
        let (title, steps) = (tree.title().to_owned(), tree.nodes().len());
        StudyLine { id: row.id, game: row.game, title, steps, changed: row.changed }
    };
    let own = site.host.store().studies_of(player).await.or_respond(&who)?;
    let lines: Vec<StudyLine> = own.into_iter().map(line).collect();
    let done = (done.done.as_deref() == Some("deleted")).then(|| who.words.say("study-deleted"));
    Ok(studies::page(&who.words, &visit, &lines, done.as_deref()))
}

/// What was done before.
#[derive(Deserialize)]
pub(super) struct Done {
    done: Option<String>,
}

/// `GET /study/ID?node=N&eyes=E`
pub(super) async fn show(request: StudyRequest, uri: OriginalUri) -> Result<Markup, ErrorResponse> {
    let StudyRequest { site, who, id, node, asked } = request;
    let study = site.host.study(id).await.or_respond(&who)?;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let (table, payer) = (study.row.table, who.player().map_or(study.row.player, |player| player.id));
    let drawn = {
        let (site, who) = (site.clone(), who.clone());
        move || {
            let game = study.at(node)?;
            Ok::<_, Refused>((page_of(&site, &who, &study, &asked, node, &*game), game))
        }
    };
    let (mut model, game) = past::at_leisure(&site, &who, drawn).await?.or_respond(&who)?;
    let outlook = site.host.outlook(table, &*game, payer).await;
    if let Some(view) = &mut model.study {
        view.outlook = outlook;
    }
    Ok(table::study_page(&who.words, &visit, &model))
}

/// `GET /study/ID/thing?node=N&thing=A,B`: the card of the first of these things that has one.
pub(super) async fn thing(request: StudyRequest) -> Result<Markup, ErrorResponse> {
    let StudyRequest { site, who, id, node, asked } = request;
    let study = site.host.study(id).await.or_respond(&who)?;
    let asker = who.clone();
    let drawn = move || {
        let game = study.at(node)?;
        let names = present::names(&asker.words, study.sitting());
        let scene = Scene::new(&asker.words, &names, eyes(&asked, &study, game.turn()));
        // Whoever only looks is told what a thing is, and not what can be done with it.
        let own = acting(&asked, game.turn()).filter(|&seat| is_of(&study, &asker) && scene.own() == Some(seat));
        let card = |thing| boards::of(game.game())?.card(&*game, &scene, own, thing);
        let shown = asked.thing.as_deref().unwrap_or_default().split(',').find_map(card);
        Ok::<_, Refused>(shown.map(|shown| thing_card(&asker.words, game.game(), &names, &shown)))
    };
    let card = past::at_leisure(&site, &who, drawn).await?.or_respond(&who)?;
    card.ok_or_else(|| ErrorResponse::not_found(&who))
}

type Answer = Result<Response, ErrorResponse>;

/// `POST /study/ID/play?node=N`: a choice of `seat`, or an outcome where that is `chance`.
pub(super) async fn play(request: StudyRequest, fields: Fields) -> Answer {
    let (player, who, choice) = (request.player()?, &request.who, fields.text("choice").to_owned());
    let what = match fields.text("seat") {
        "chance" if choice == LUCK => Try::Luck,
        "chance" => Try::Outcome(choice),
        seat => Try::Choice(seat.parse().map_err(|_| ErrorResponse::bad_request(who))?, choice),
    };
    let to = request.site.host.try_out(request.id, player, request.node, what).await.or_respond(who)?;
    let to = request.path(request.id, to);
    Ok(match who.form {
        Form::Page => go_to(&to),
        Form::Script | Form::Api => Json(json!({ "ok": true, "go_to": to })).into_response(),
    })
}

/// `POST /study/ID/name?node=N`
pub(super) async fn name(request: StudyRequest, fields: Fields) -> Answer {
    let (id, node, player) = (request.id, request.node, request.player()?);
    request.site.host.name_step(id, player, node, fields.text("name")).await.or_respond(&request.who)?;
    Ok(go_to(&request.path(id, node)))
}

/// `POST /study/ID/cut?node=N`: takes a step away, with all that follow it.
pub(super) async fn cut(request: StudyRequest) -> Answer {
    let (id, player) = (request.id, request.player()?);
    let to = request.site.host.cut_branch(id, player, request.node).await.or_respond(&request.who)?;
    Ok(go_to(&request.path(id, to)))
}

/// `POST /study/ID/copy?node=N`: the same study for who asks.
pub(super) async fn copy(request: StudyRequest) -> Answer {
    let player = request.player()?;
    let own = request.site.host.copy_study(request.id, player).await.or_respond(&request.who)?;
    Ok(go_to(&request.path(own, request.node)))
}

/// `POST /study/ID/delete`
pub(super) async fn delete(request: StudyRequest) -> Answer {
    let player = request.player()?;
    request.site.host.remove_study(request.id, player).await.or_respond(&request.who)?;
    Ok(go_to("/studies?done=deleted"))
}

/// Whether a study belongs to who asks.
fn is_of(study: &Study, who: &Who) -> bool {
    who.player().is_some_and(|player| player.id == study.row.player)
}

/// The seat that is asked: where several are, the one whose eyes were asked for.
fn acting(asked: &Asked, turn: Turn) -> Option<Seat> {
    let Turn::Seats(seats) = turn else { return None };
    let own = asked.eyes().parse().ok().filter(|&seat| seats.has(seat));
    Some(own.unwrap_or(seats.lowest()))
}

/// Whose eyes see the table: those that were asked for, or those of whoever is to move.
fn eyes(asked: &Asked, study: &Study, turn: Turn) -> Viewer {
    let is_there = |seat: &Seat| seat.index() < study.sitting().info.seats.len();
    match (asked.eyes(), asked.eyes().parse().ok().filter(is_there).or(acting(asked, turn))) {
        ("spectator", _) | (_, None) => Viewer::Spectator,
        (_, Some(seat)) => Viewer::Seat(seat),
    }
}

/// The table at a step of a study.
fn page_of(site: &Site, who: &Who, study: &Study, asked: &Asked, node: u32, game: &dyn AnyTable) -> TablePage {
    let (words, sitting, turn) = (&who.words, study.sitting(), game.turn());
    let mine = is_of(study, who);
    let names = present::names(words, sitting);
    let eyes = eyes(asked, study, turn);
    let scene = Scene::new(words, &names, eyes);
    let board = boards::of(game.game());
    let (over, chance) = (turn == Turn::Over, turn == Turn::Chance);
    let asked_seat = acting(asked, turn);
    let choices = match asked_seat.filter(|_| mine) {
        Some(seat) => {
            let scene = Scene { eyes: Viewer::Seat(seat), ..scene };
            board.and_then(|board| board.runs(game, &scene, seat)).unwrap_or_default()
        }
        None if chance && mine => {
            board.and_then(|board| board.weighed_outcomes(game, &scene)).map_or_else(Vec::new, |all| luck(words, all))
        }
        None => Vec::new(),
    };
    // What is tried can be taken back at any time, so nothing needs to be confirmed.
    let choices: Vec<Choice> = choices.into_iter().map(|choice| Choice { ends_turn: false, ..choice }).collect();
    let scores = game.scores();
    let seats = sitting.seats().map(|seat| {
        let standing = Standing { points: scores.points[seat], place: scores.place[seat] };
        table::SeatView {
            mine,
            to_move: matches!(turn, Turn::Seats(seats) if seats.has(seat)),
            standing: over.then_some(standing),
            resigned: false,
            stand_in: None,
            ..present::seat_view(site, sitting, SeatSet::NONE, seat)
        }
    });
    let view = StudyView {
        id: study.row.id,
        node,
        eyes: asked.eyes().into(),
        title: study.tree.title().into(),
        by: (!mine).then(|| study.row.by.clone()),
        from: (study.row.table, study.row.entry),
        chance,
        outlook: None,
        steps: tried(study, &scene),
        address: site.link(&who.host, who.secure, ""),
    };
    TablePage {
        // Every step is a question of its own.
        version: node,
        state: if over { Life::Over } else { Life::Running },
        eyes: scene.own().map(Seat::index),
        drawn: board.and_then(|board| board.draw(game, &scene)),
        acting: asked_seat.map(Seat::index).or(chance.then_some(0)).filter(|_| mine),
        choices,
        finale: over.then(|| present::ended(game, &scene)).flatten(),
        study: Some(view),
        ..TablePage::alone(study.row.table, game.game(), seats.collect())
    }
}

/// What chance can bring, as choices: luck first, then each outcome with its chance.
fn luck(words: &Words, all: Vec<Outcome>) -> Vec<Choice> {
    let sum: f64 = all.iter().map(|it| f64::from(it.weight)).sum();
    let mut roll = Choice { notation: LUCK.into(), label: Default::default(), ends_turn: false };
    roll.label.label = words.say("study-roll").as_ref().into();
    let first = all.first().and_then(|it| it.choice.label.label.subject());
    let shared = first.is_some() && all.iter().all(|it| it.choice.label.label.subject() == first);
    let outcome = |Outcome { mut choice, weight }: Outcome| {
        // Where all are about one player, only what differs is read.
        if shared {
            choice.label.label = choice.label.label.predicate().capital();
        }
        let likely = words.percent(f64::from(weight) / sum, false);
        let hint = &choice.label.hint;
        choice.label.hint = if hint.is_empty() { likely.into() } else { hint.clone().and(" · ").and(&likely) };
        choice
    };
    [roll].into_iter().chain(all.into_iter().map(outcome)).collect()
}

/// Everything that was tried, in the order in which it is read: what was tried first goes on, the others are branches.
fn tried(study: &Study, scene: &Scene) -> Vec<TriedStep> {
    let mut said: HashMap<u32, Sentence> = HashMap::new();
    study.walk(|node, before| {
        let board = boards::of(before.game());
        let says = board.and_then(|board| board.step(before, scene, node.by, &node.does));
        said.insert(node.number, says.unwrap_or_else(|| node.does.as_str().into()));
    });
    let mut steps = Vec::new();
    branch(&study.tree, START, (0, 1), &mut said, &mut steps);
    steps
}

fn branch(
    tree: &Tree,
    mut parent: u32,
    (depth, mut place): (usize, usize),
    said: &mut HashMap<u32, Sentence>,
    steps: &mut Vec<TriedStep>,
) {
    let step = |node: &host::Node, depth, place, begins, said: &mut HashMap<u32, Sentence>| TriedStep {
        number: node.number,
        parent: node.parent,
        depth,
        place,
        begins,
        by: match node.by {
            Actor::Seat(seat) => Some(seat.index()),
            Actor::Chance => None,
        },
        says: said.remove(&node.number).unwrap_or_default(),
        name: node.name.clone(),
    };
    loop {
        let mut all = tree.after(parent);
        let Some(first) = all.next() else { return };
        steps.push(step(first, depth, place, false, said));
        for other in all {
            steps.push(step(other, depth + 1, place, true, said));
            branch(tree, other.number, (depth + 1, place + 1), said, steps);
        }
        (parent, place) = (first.number, place + 1);
    }
}
