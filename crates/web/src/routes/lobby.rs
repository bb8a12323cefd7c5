//! The start page and the form for a new table.

use super::{go_to, table_path};
use crate::cookies;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Ask, Fields};
use crate::pages::lobby::{Lobby, TableLine, page};
use crate::pages::new_table::{self, SeatChoice};
use crate::present;
use crate::site::{Site, YEAR};
use crate::who::{GUIDE, Who};
use axum::extract::{OriginalUri, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use boards::{games, skin};
use bots::{BotSpec, Level};
use catalog::Problem;
use game::BadSetup;
use host::{Refused, SeatWish, Wish};
use maud::Markup;
use std::sync::Arc;
use store::{Listed, Pace, TableId};

/// The most tables in a list.
const MOST: u32 = 50;
/// The most finished games on the start page; the player's page has more.
const MOST_ENDED: u32 = 5;

/// `GET /`
pub(super) async fn start(State(site): State<Arc<Site>>, who: Who, uri: OriginalUri) -> Result<Markup, ErrorResponse> {
    let store = site.host.store();
    let me = who.player().map(|player| player.id);
    let (mine, ended) = match me {
        Some(me) => (
            store.tables_of(me, present::MOST_TABLES).await.or_respond(&who)?,
            store.games_of(me, MOST_ENDED).await.or_respond(&who)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let visit = present::visit_of(&who, &here(&uri), mine.iter());
    let lines = |tables: &[Listed]| tables.iter().map(|it| present::line(it, me)).collect::<Vec<TableLine>>();
    let mut open = lines(&store.open_tables(MOST).await.or_respond(&who)?);
    let mine = lines(&mine[..mine.len().min(MOST as usize)]);
    // What is mine stands above already.
    open.retain(|line| !mine.iter().any(|mine| mine.id == line.id));
    let model = Lobby { now: host::now(), mine, open, ended: lines(&ended) };
    Ok(page(&who.words, &visit, &model))
}

/// `POST /play-now`: one press, and a game against the computer has begun.
pub(super) async fn play_now(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let level = level(fields.text("level"));
    let (id, cookie) = against_computer(&site, &who, fields.text("game"), &[], level).await?;
    Ok((cookie, go_to(&table_path(id))).into_response())
}

/// `POST /first-game`: the same against the weakest computer, and the page says what can be done and why.
pub(super) async fn first_game(
    State(site): State<Arc<Site>>,
    who: Who,
    fields: Fields,
) -> Result<Response, ErrorResponse> {
    let game = fields.text("game");
    let options = skin::of(game).map_or(&[][..], |skin| skin.about.first);
    let (id, session) = against_computer(&site, &who, game, options, Level::Beginner).await?;
    let guide = cookies::set(&who, GUIDE, &id.to_string(), YEAR / 1000, true);
    Ok((session, guide, go_to(&table_path(id))).into_response())
}

async fn against_computer(
    site: &Arc<Site>,
    who: &Who,
    game: &str,
    options: &[(&str, &str)],
    level: Level,
) -> Result<(TableId, CookieJar), ErrorResponse> {
    let wish = Wish {
        game: game.into(),
        seats: vec![SeatWish::Me(None), SeatWish::Bot(level)],
        options: options.iter().map(|&(name, value)| (name.into(), value.into())).collect(),
        pace: Pace::None,
        listed: false,
        brisk: false,
    };
    let (player, cookie) = cookies::player_or_guest(site, who).await?;
    Ok((site.host.open_table(&player, &wish).await.or_respond(who)?, cookie))
}

/// `GET /new`
pub(super) async fn form(
    State(site): State<Arc<Site>>,
    who: Who,
    uri: OriginalUri,
    Ask(pairs): Ask<Vec<(String, String)>>,
) -> Result<Markup, ErrorResponse> {
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(new_table::page(&who.words, &visit, &new_table::Form::from_pairs(&pairs), None))
}

/// `POST /new`
pub(super) async fn open(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let form = new_table::Form::from_pairs(&fields.0);
    let wrong = match form.pace() {
        None => who.words.say("refused-bad-pace").into_owned(),
        Some(pace) => {
            let (player, cookie) = cookies::player_or_guest(&site, &who).await?;
            match site.host.open_table(&player, &wish(&form, pace)).await {
                Ok(id) => return Ok((cookie, go_to(&table_path(id))).into_response()),
                Err(refused) => why_not(&who, &form.game, &refused),
            }
        }
    };
    let visit = present::visit(&site, &who, "/new").await.or_respond(&who)?;
    let page = new_table::page(&who.words, &visit, &form, Some(&wrong));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// Why a table cannot be opened.
fn why_not(who: &Who, game: &str, refused: &Refused) -> String {
    let complaint = ErrorResponse::refused(who, refused);
    match refused {
        Refused::Setup(Problem::Setup(BadSetup::Contradiction(_))) => {
            games::contradiction(&who.words, game, complaint.sentence())
        }
        _ => complaint.sentence().to_owned(),
    }
}

fn wish(form: &new_table::Form, pace: Pace) -> Wish {
    let seat = |choice: &SeatChoice| match choice {
        SeatChoice::Me => SeatWish::Me(None),
        SeatChoice::Second(name) => SeatWish::Me(Some(name.clone())),
        SeatChoice::Open => SeatWish::Open,
        SeatChoice::Link => SeatWish::Link,
        SeatChoice::Computer(word) => SeatWish::Bot(level(word)),
    };
    Wish {
        game: form.game.clone(),
        seats: form.seats.iter().map(seat).collect(),
        options: form.options.clone(),
        pace,
        listed: form.listed,
        brisk: form.brisk,
    }
}

/// The level that a form names; what does not exist is the usual one.
fn level(word: &str) -> Level {
    match word.parse() {
        Ok(BotSpec::Level(level)) => level,
        _ => Level::Casual,
    }
}

/// The path with its query.
pub(super) fn here(uri: &Uri) -> String {
    uri.path_and_query().map_or("/", |path| path.as_str()).into()
}
