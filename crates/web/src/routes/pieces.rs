//! Pieces of one's own: correcting the values of a game, keeping them as a set, passing a set on.

use super::go_to;
use super::lobby::here;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Ask, Fields};
use crate::limits::Wanted;
use crate::pages::pieces::{self, Form, Kept, Origin, Shown};
use crate::site::Site;
use crate::table_request::table_id;
use crate::who::Who;
use crate::{cookies, present};
use axum::extract::{OriginalUri, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boards::rulebook::correct::{self, Typed};
use boards::{Picture, games, skin};
use host::{Refused, Sitting};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use store::{PieceSet, SetId};

/// What is corrected: a set, or what this host usually plays with.
#[derive(Deserialize)]
pub(super) struct Asked {
    set: Option<String>,
}

/// What was done before.
#[derive(Deserialize)]
pub(super) struct Done {
    done: Option<String>,
}

/// `GET /pieces`: the sets of who asks.
pub(super) async fn list(
    State(site): State<Arc<Site>>,
    who: Who,
    Ask(done): Ask<Done>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    let sets = match who.player() {
        Some(player) => site.host.store().sets_of(player.id).await.or_respond(&who)?,
        None => Vec::new(),
    };
    let done = (done.done.as_deref() == Some("deleted")).then(|| who.words.say("pieces-deleted"));
    Ok(pieces::list(&who.words, &visit, &sets, done.as_deref()))
}

/// `GET /rules/GAME/pieces`
pub(super) async fn form(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(game): Path<String>,
    Ask(asked): Ask<Asked>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let (ground, set) = ground(&site, &who, &game, asked.set.as_deref().unwrap_or_default()).await?;
    let name = set.as_ref().filter(|set| set.mine).map(|set| set.name.clone());
    let form = Form {
        typed: correct::typed(&game, &ground),
        changed: correct::changed(&game, &ground, shipped(&game)),
        name: name.unwrap_or_else(|| usual_name(&who, &game)),
        game,
        ground,
        set,
        ..Form::default()
    };
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(pieces::form(&who.words, &visit, &form))
}

/// `POST /rules/GAME/pieces`: looks at what was typed, or keeps it. What was typed is never lost.
pub(super) async fn correct_values(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let (ground, mut set) = ground(&site, &who, &game, fields.text("set")).await?;
    if let (Some(set), Ok(version)) = (&mut set, fields.text("version").parse()) {
        set.version = version;
    }
    let mut form =
        Form { game, ground, set, typed: typed(&fields), name: fields.text("name").into(), ..Form::default() };
    let wanted = match fields.text("do") {
        "save" => Do::Save,
        "copy" => Do::Copy,
        _ => Do::Look,
    };
    let status = match attempt(&site, &who, &mut form, wanted).await? {
        Attempt::Kept(answer) => return Ok(answer),
        Attempt::Seen => StatusCode::OK,
        Attempt::Refused(status) => status,
    };
    let here = pieces::form_path(&form.game);
    let visit = present::visit(&site, &who, &here).await.or_respond(&who)?;
    Ok((status, pieces::form(&who.words, &visit, &form)).into_response())
}

/// What the form is sent for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Do {
    /// To see what it comes to.
    Look,
    /// To keep it: as a new set, or as the next version of one's own.
    Save,
    /// To keep it as a new set in any case.
    Copy,
}

/// What came of a form.
enum Attempt {
    /// It is kept: the answer leads to it.
    Kept(Response),
    /// It is accepted, and shown.
    Seen,
    /// It is not accepted; the form says why.
    Refused(StatusCode),
}

async fn attempt(site: &Arc<Site>, who: &Who, form: &mut Form, wanted: Do) -> Result<Attempt, ErrorResponse> {
    // Looking costs the game's checks and a drawing, keeping costs a row.
    if !site.limits.allow(Wanted::Pieces, who.address) {
        form.wrong = Some(ErrorResponse::too_often(who).sentence().into());
        return Ok(Attempt::Refused(StatusCode::TOO_MANY_REQUESTS));
    }
    // Who comes for the first time becomes a guest only when there is something to keep.
    let by = who.player().map_or_else(|| who.words.say("pieces-nobody").into_owned(), |player| player.name.clone());
    let mut text = match checked(form, by).await {
        Ok(text) => text,
        Err(refused) => {
            form.refused = refused;
            return Ok(Attempt::Refused(StatusCode::UNPROCESSABLE_ENTITY));
        }
    };
    if wanted != Do::Look {
        let (player, cookie) = cookies::player_or_guest(site, who).await?;
        if who.player().is_none() {
            text = checked(form, player.name.clone()).await.unwrap_or(text);
        }
        let mine = form.set.as_ref().filter(|set| set.mine && wanted == Do::Save);
        let version_of = mine.map(|set| (set.id, set.version));
        match site.host.keep_set(&player, (&form.game, &form.name, &text), version_of).await {
            Ok(id) => return Ok(Attempt::Kept((cookie, go_to(&format!("/pieces/{id}?done=saved"))).into_response())),
            Err(Refused::BadText) => form.wrong = Some(who.words.say("pieces-bad-name").into()),
            Err(refused) => form.wrong = Some(ErrorResponse::refused(who, &refused).sentence().into()),
        }
    }
    form.changed = correct::changed(&form.game, &text, shipped(&form.game));
    form.drawn = drawn(who, &form.game, &text);
    if form.wrong.is_some() {
        return Ok(Attempt::Refused(StatusCode::UNPROCESSABLE_ENTITY));
    }
    form.done = Some(who.words.say_with("pieces-accepted", &[("count", form.changed.len().into())]));
    Ok(Attempt::Seen)
}

/// The text of what was typed. A thread of its own does the work: a file with many mistakes is read many times.
async fn checked(form: &Form, by: String) -> Result<String, Vec<correct::Refusal>> {
    let (game, ground, typed) = (form.game.clone(), form.ground.clone(), form.typed.clone());
    let made = tokio::task::spawn_blocking(move || correct::correct(&game, &ground, &typed, &by)).await;
    made.unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()))
}

/// `GET /pieces/ID`
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(done): Ask<Done>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let set = set(&site, &who, &id).await?;
    let (drawn, wrong) = playable(&who, &set.game, &set.text);
    let model = Shown {
        origin: Origin::Set {
            id: set.id,
            by: set.by,
            version: set.version,
            changed: set.changed,
            mine: who.player().is_some_and(|player| player.id == set.player),
            address: site.link(&who.host, who.secure, &format!("/pieces/{}", set.id)),
        },
        game: set.game,
        name: set.name,
        text: set.text,
        drawn,
        wrong,
        done: (done.done.as_deref() == Some("saved")).then(|| who.words.say("pieces-saved").into()),
    };
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(pieces::show(&who.words, &visit, &model))
}

/// `GET /pieces/ID/toml`: the data file, as `--data` takes it.
pub(super) async fn download(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let set = set(&site, &who, &id).await?;
    Ok(file(&set.game, &set.id.to_string(), set.text))
}

/// `POST /pieces/ID/delete`
pub(super) async fn delete(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let player = who.require_player()?.id;
    site.host.remove_set(player, set_id(&who, &id)?).await.or_respond(&who)?;
    Ok(go_to("/pieces?done=deleted"))
}

/// `GET /table/ID/pieces`: what a table is played with, also when the set was changed or deleted since.
pub(super) async fn of_table(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let look =
        |sitting: &Sitting| (sitting.info.game.clone(), present::pieces_name(&who.words, sitting), text_of(sitting));
    let (game, name, text) = site.host.look(id, look).await.or_respond(&who)?;
    let (Some(name), true) = (name, skin::of(&game).is_some()) else { return Err(ErrorResponse::not_found(&who)) };
    let (drawn, wrong) = playable(&who, &game, &text);
    let model = Shown { game, name, text, drawn, origin: Origin::Table(id), done: None, wrong };
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(pieces::show(&who.words, &visit, &model))
}

/// `GET /table/ID/pieces/toml`: the data file of a table, so that its record can be replayed anywhere.
pub(super) async fn download_of_table(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let look = |sitting: &Sitting| (sitting.info.game.clone(), text_of(sitting));
    let (game, text) = site.host.look(id, look).await.or_respond(&who)?;
    Ok(file(&game, &id.to_string(), text))
}

fn text_of(sitting: &Sitting) -> String {
    let shipped = || shipped(&sitting.info.game).into();
    sitting.pieces.as_ref().map_or_else(shipped, |text| text.to_string())
}

fn file(game: &str, id: &str, text: String) -> Response {
    let name = format!("attachment; filename=\"{game}-{id}.toml\"");
    ([(CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response()
}

/// What is corrected, and whose set it is, if it is one.
async fn ground(site: &Site, who: &Who, game: &str, asked: &str) -> Result<(String, Option<Kept>), ErrorResponse> {
    if skin::of(game).is_none() {
        return Err(ErrorResponse::not_found(who));
    }
    if asked.is_empty() {
        let usual = site.host.usual_pieces(game).await.or_respond(who)?;
        return Ok((usual.map_or_else(|| shipped(game).into(), |usual| usual.text.to_string()), None));
    }
    let set = set(site, who, asked).await?;
    if set.game != game {
        return Err(ErrorResponse::refused(who, &Refused::NoSet));
    }
    let mine = who.player().is_some_and(|player| player.id == set.player);
    Ok((set.text, Some(Kept { id: set.id, version: set.version, name: set.name, mine })))
}

async fn set(site: &Site, who: &Who, id: &str) -> Result<PieceSet, ErrorResponse> {
    site.host.set(set_id(who, id)?).await.or_respond(who)
}

fn set_id(who: &Who, text: &str) -> Result<SetId, ErrorResponse> {
    text.parse().map_err(|_| ErrorResponse::refused(who, &Refused::NoSet))
}

/// The fields with values; those of the form itself have no path.
fn typed(fields: &Fields) -> Typed {
    let values = fields.0.iter().filter(|(name, _)| name.contains('/'));
    values.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// The pieces with these values, or why this program does not play with them.
fn playable(who: &Who, game: &str, text: &str) -> (Vec<Picture>, Option<String>) {
    let refused = catalog::find(game).ok().and_then(|game| game.fingerprint(text).err());
    match refused {
        None => (drawn(who, game, text), None),
        Some(problem) => {
            let why =
                ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, "old-set").because(&problem.to_string());
            (Vec::new(), Some(why.sentence().into()))
        }
    }
}

fn drawn(who: &Who, game: &str, text: &str) -> Vec<Picture> {
    let drawn = boards::of(game).and_then(|board| board.gallery(&who.words, text).ok());
    drawn.unwrap_or_default()
}

fn shipped(game: &str) -> &'static str {
    catalog::find(game).map_or("", |game| game.shipped().1)
}

fn usual_name(who: &Who, game: &str) -> String {
    let game = games::name(&who.words, game);
    match who.player() {
        Some(player) => {
            let name = [("name", player.name.as_str().into()), ("game", game.into())];
            who.words.say_with("pieces-usual-name", &name).chars().take(host::MOST_SET_NAME).collect()
        }
        None => game,
    }
}
