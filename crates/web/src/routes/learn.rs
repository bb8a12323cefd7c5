//! Learning a game: how it is played, and its lessons. A lesson keeps nothing on the server: what the learner has done
//! stands in the address, and the table is made anew from it.

use super::go_to;
use super::lobby::here;
use crate::cookies;
use crate::error_response::{ErrorResponse, Form, OrRespond};
use crate::fields::{Ask, Fields};
use crate::pages;
use crate::pages::learn::{self, LessonEntry};
use crate::pages::table::{self, LessonState, LessonView, SeatView, TablePage, thing_card};
use crate::present;
use crate::site::{Site, YEAR};
use crate::sitters::Occupant;
use crate::who::{LESSONS, Who};
use axum::Json;
use axum::extract::{OriginalUri, Path, State};
use axum::response::{IntoResponse, Response};
use boards::rulebook::how_to_play;
use boards::{AnyBoard, Choice, Scene};
use form_urlencoded::Serializer;
use game::{Seat, Turn, Viewer};
use lessons::{Lesson, Stand};
use maud::Markup;
use serde_json::json;
use std::sync::Arc;
use store::{Standing, TableId};

type Pairs = Ask<Vec<(String, String)>>;

/// `GET /learn/GAME`
pub(super) async fn game(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(game): Path<String>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let how = how_to_play::of(&game, who.words.language).ok_or_else(|| ErrorResponse::not_found(&who))?;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let pictures = boards::of(&game).map(|board| board.pictures(&who.words)).unwrap_or_default();
    Ok(learn::page(&who.words, &visit, &game, how, &pictures, &entries(&who, &game)))
}

/// `GET /legend/GAME`: what every sign of the board means, to be shown over a table.
pub(super) async fn legend(who: Who, Path(game): Path<String>) -> Result<Markup, ErrorResponse> {
    let chapters = boards::of(&game).map(|board| board.legend(&who.words)).filter(|it| !it.is_empty());
    Ok(pages::legend::legend(&who.words, &chapters.ok_or_else(|| ErrorResponse::not_found(&who))?))
}

/// The lessons of a game, for the list.
fn entries(who: &Who, game: &str) -> Vec<LessonEntry> {
    let entry = |lesson: &Lesson| LessonEntry {
        path: path(lesson),
        title: who.words.say(&lesson.key("")).into(),
        done: is_done(who, lesson),
    };
    lessons::of(game).iter().map(entry).collect()
}

/// `GET /learn/GAME/LESSON?made=A&made=B`, or `&wrong=C` to see what comes of that.
pub(super) async fn lesson(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(names): Path<(String, String)>,
    Ask(pairs): Pairs,
    uri: OriginalUri,
) -> Result<Response, ErrorResponse> {
    let (lesson, number) = find(&who, &names)?;
    let made = made(&pairs);
    let wrong = pairs.iter().find(|(key, _)| key == "wrong").map(|(_, choice)| choice.as_str());
    let stand = match wrong {
        Some(choice) => lesson.try_out(&made, choice),
        None => lesson.play(&made),
    };
    let stand = stand.map_err(|_| ErrorResponse::bad_request(&who))?;
    let done = wrong.is_none() && stand.step == lesson.steps.len() && stand.has(&lesson.success);
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let model = page(&who, lesson, number, &stand, made, wrong.is_some(), done);
    let page = table::lesson_page(&who.words, &visit, &model);
    let cookie = done.then(|| remember(&who, lesson));
    Ok((cookie.unwrap_or_default(), page).into_response())
}

/// `POST /learn/GAME/LESSON/play`
pub(super) async fn play(
    who: Who,
    Path(names): Path<(String, String)>,
    Ask(pairs): Pairs,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let (lesson, _) = find(&who, &names)?;
    let (made, choice) = (made(&pairs), fields.text("choice"));
    let mut query = Serializer::new(String::new());
    made.iter().for_each(|it| _ = query.append_pair("made", it));
    // A choice that is not offered is no choice at all.
    lesson.try_out(&made, choice).map_err(|_| ErrorResponse::bad_request(&who))?;
    query.append_pair(if lesson.is_right(made.len(), choice) { "made" } else { "wrong" }, choice);
    let to = format!("{}?{}", path(lesson), query.finish());
    Ok(match who.form {
        Form::Page => go_to(&to),
        _ => Json(json!({ "ok": true, "go_to": to })).into_response(),
    })
}

/// `POST /learn/GAME/LESSON/hint`: what is right. Only the script of the page asks.
pub(super) async fn hint(
    who: Who,
    Path(names): Path<(String, String)>,
    Ask(pairs): Pairs,
) -> Result<Json<serde_json::Value>, ErrorResponse> {
    let (lesson, _) = find(&who, &names)?;
    let stand = lesson.play(&made(&pairs)).map_err(|_| ErrorResponse::bad_request(&who))?;
    let (at, right) = (stand.step, lesson.first_right(stand.step, &stand.offered()));
    let said =
        lesson.steps.get(at).filter(|step| !step.glow).map(|_| who.words.say(&lesson.key(&format!("{}-hint", at + 1))));
    Ok(Json(json!({ "ok": true, "hint": right, "say": said })))
}

/// `GET /learn/GAME/LESSON/thing?thing=A,B`
pub(super) async fn thing(
    who: Who,
    Path(names): Path<(String, String)>,
    Ask(pairs): Pairs,
) -> Result<Markup, ErrorResponse> {
    let (lesson, _) = find(&who, &names)?;
    let stand = lesson.play(&made(&pairs)).map_err(|_| ErrorResponse::bad_request(&who))?;
    let seats = sitters(&who, lesson);
    let names: Vec<String> = seats.iter().map(|seat| seat.who.name(&who.words)).collect();
    let scene = Scene::new(&who.words, &names, Viewer::Seat(Lesson::LEARNER));
    let asked = pairs.iter().filter(|(key, _)| key == "thing").flat_map(|(_, things)| things.split(','));
    let card = |thing| boards::of(lesson.game)?.card(&*stand.table, &scene, Some(Lesson::LEARNER), thing);
    let shown = asked.into_iter().find_map(card).ok_or_else(|| ErrorResponse::not_found(&who))?;
    Ok(thing_card(&who.words, lesson.game, &names, &shown))
}

/// The lesson, by its word or its number, and its number from 1 on.
fn find(who: &Who, (game, word): &(String, String)) -> Result<(&'static Lesson, usize), ErrorResponse> {
    let all = lessons::of(game);
    let by_number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let at = by_number.or_else(|| all.iter().position(|lesson| lesson.id == *word));
    let found = at.and_then(|at| Some((all.get(at)?, at + 1)));
    found.ok_or_else(|| ErrorResponse::not_found(who))
}

fn path(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.game, lesson.id)
}

fn made(pairs: &[(String, String)]) -> Vec<String> {
    pairs.iter().filter(|(key, _)| key == "made").map(|(_, choice)| choice.clone()).collect()
}

/// Done lessons are remembered in the browser, so that nobody needs a name for it.
fn remember(who: &Who, lesson: &Lesson) -> axum_extra::extract::CookieJar {
    let name = done_name(lesson);
    let mut all: Vec<&str> = who.lessons.split('.').filter(|it| !it.is_empty() && *it != name).collect();
    all.push(&name);
    cookies::set(who, LESSONS, &all.join("."), YEAR / 1000, true)
}

fn is_done(who: &Who, lesson: &Lesson) -> bool {
    who.lessons.split('.').any(|it| it == done_name(lesson))
}

fn done_name(lesson: &Lesson) -> String {
    format!("{}-{}", lesson.game, lesson.id)
}

fn sitters(who: &Who, lesson: &Lesson) -> Vec<SeatView> {
    let names = who.words.say("lesson-names");
    let mut names = names.split(", ");
    let mut seat = |seat: Seat| SeatView {
        who: Occupant::Computer { level: String::new(), name: names.next().unwrap_or_default().into() },
        mine: seat == Lesson::LEARNER,
        to_move: false,
        clock: None,
        stand_in: None,
        resigned: false,
        away: false,
        standing: None,
    };
    Seat::first(lesson.seats).map(&mut seat).collect()
}

/// The table of a lesson.
fn page(
    who: &Who,
    lesson: &Lesson,
    number: usize,
    stand: &Stand,
    made: Vec<String>,
    wrong: bool,
    done: bool,
) -> TablePage {
    let words = &who.words;
    let mut seats = sitters(who, lesson);
    let names: Vec<String> = seats.iter().map(|seat| seat.who.name(words)).collect();
    let scene = Scene::new(words, &names, Viewer::Seat(Lesson::LEARNER));
    let board: Option<&dyn AnyBoard> = boards::of(lesson.game);
    let asked = !wrong && !done;
    seats[Lesson::LEARNER.index()].to_move = asked;
    let over = stand.table.turn() == Turn::Over;
    if over {
        let scores = stand.table.scores();
        for (seat, view) in Seat::first(lesson.seats).zip(&mut seats) {
            view.standing = Some(Standing { place: scores.place[seat], points: scores.points[seat] });
        }
    }
    let step = stand.step + 1;
    let (key, state) = match (wrong, done) {
        (true, _) => (format!("{step}-wrong"), LessonState::Wrong),
        (_, true) => ("done".into(), LessonState::Done(lessons::of(lesson.game).get(number).map(path))),
        _ => (step.to_string(), LessonState::Asked),
    };
    let choices: Vec<Choice> =
        board.filter(|_| asked).and_then(|it| it.runs(&*stand.table, &scene, Lesson::LEARNER)).unwrap_or_default();
    let offered: Vec<String> = choices.iter().map(|choice| choice.notation.clone()).collect();
    let glows = lesson.steps.get(stand.step).filter(|it| it.glow);
    let glows = glows.and_then(|_| lesson.first_right(stand.step, &offered));
    let view = LessonView {
        path: path(lesson),
        made,
        title: words.say(&lesson.key("")).into(),
        number,
        lessons: entries(who, lesson.game),
        step: (step, lesson.steps.len()),
        text: words.say(&lesson.key(&key)).into(),
        glows,
        state,
    };
    TablePage {
        version: stand.table.version(),
        state: if over { store::State::Over } else { store::State::Running },
        eyes: Some(Lesson::LEARNER.index()),
        drawn: board.and_then(|board| board.draw(&*stand.table, &scene)),
        acting: asked.then_some(Lesson::LEARNER.index()),
        choices,
        finale: over.then(|| present::ended(&*stand.table, &scene)).flatten(),
        lesson: Some(view),
        ..TablePage::alone(TableId::random(), lesson.game, seats)
    }
}
