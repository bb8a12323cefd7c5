//! The start page and the form for a new table.

use super::{go_to, table_path};
use crate::cookies;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Ask, Fields};
use crate::pages::lobby::{Lobby, TableLine, page};
use crate::pages::new_table::{self, Offer, SeatChoice};
use crate::present;
use crate::site::{Site, YEAR};
use crate::who::{FORM, Who};
use axum::extract::{OriginalUri, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use boards::{games, skin};
use bots::{BotSpec, Level};
use catalog::Problem;
use game::{BadSetup, SeatSet};
use host::{PiecesWish, Refused, SeatWish, Sitting, Wish};
use maud::Markup;
use std::sync::Arc;
use store::{Listed, Pace, TableId};

/// The most tables in a list.
const MOST: u32 = 50;
/// The most finished games on the start page; the player's page has more.
const MOST_ENDED: u32 = 5;
/// The most bytes of a form that is remembered.
const MOST_FORM: usize = 2048;

/// `GET /`
pub(super) async fn start(State(site): State<Arc<Site>>, who: Who, uri: OriginalUri) -> Result<Markup, ErrorResponse> {
    let store = site.host.store();
    let me = who.player().map(|player| player.id);
    let (mine, ended) = match me {
        Some(me) => (
            store.tables_of(me, present::MOST_TABLES).await.or_respond(&who)?,
            store.games_of(me, Some(me), MOST_ENDED).await.or_respond(&who)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let visit = present::visit_of(&who, &here(&uri), mine.iter());
    let lines = |tables: &[Listed]| tables.iter().map(|it| present::line(it, me)).collect::<Vec<TableLine>>();
    let mut open = lines(&store.open_tables(MOST, host::now()).await.or_respond(&who)?);
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
    let guide = cookies::guide(&who, id, true);
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
        asks_luck: false,
        pieces: PiecesWish::Usual,
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
    let mut form = new_table::Form::from_pairs(&remembered(&who, pairs));
    if let Some((table, at)) = form.from {
        form = played_on(&site, &who, table, at).await?;
    }
    let offers = offers(&site, &who, &form).await?;
    Ok(new_table::page(&who.words, &visit, &form, &offers, None))
}

/// What is asked for, and for what is not, what the last form of this browser had.
fn remembered(who: &Who, asked: Vec<(String, String)>) -> Vec<(String, String)> {
    let is_filled = asked.iter().any(|(name, _)| name == "filled");
    let last = who.last_form.as_deref().filter(|_| !is_filled).unwrap_or_default();
    form_urlencoded::parse(last.as_bytes()).into_owned().chain(asked).collect()
}

/// The form for a game that is played on: everybody where they sat, with the computer in the others' seats.
async fn played_on(site: &Arc<Site>, who: &Who, table: TableId, at: u32) -> Result<new_table::Form, ErrorResponse> {
    let look = |sitting: &Sitting| (sitting.info.game.clone(), sitting.info.seats.len(), who.seats(sitting));
    let (game, seats, own) = site.host.look(table, look).await.or_respond(who)?;
    let mut form =
        new_table::Form { listed: false, from: Some((table, at)), ..new_table::Form::new(&game, seats as u8) };
    if own != SeatSet::NONE {
        form.seats.swap(0, own.lowest().index());
    }
    Ok(form)
}

/// `POST /new`
pub(super) async fn open(State(site): State<Arc<Site>>, who: Who, fields: Fields) -> Result<Response, ErrorResponse> {
    let form = new_table::Form::from_pairs(&fields.0);
    let wrong = match form.pace() {
        None => who.words.say("refused-bad-pace").into_owned(),
        Some(pace) => {
            let (player, cookie) = cookies::player_or_guest(&site, &who).await?;
            let pieces = pieces_wish(&form, &offers(&site, &who, &form).await?);
            let wish = Wish { pieces, ..wish(&form, pace) };
            let opened = match form.from {
                None => site.host.open_table(&player, &wish).await,
                Some((table, at)) => site.host.play_on(&player, &wish, table, at).await,
            };
            match opened {
                Ok(id) => return Ok((cookie, keep(&who, &form, &fields), go_to(&table_path(id))).into_response()),
                Err(refused) => why_not(&who, &form.game, &refused),
            }
        }
    };
    let visit = present::visit(&site, &who, "/new").await.or_respond(&who)?;
    let offers = offers(&site, &who, &form).await?;
    let page = new_table::page(&who.words, &visit, &form, &offers, Some(&wrong));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// What a table of this game can be played with: what is usual here, what comes with the program, the sets of who asks,
/// and one that somebody passed on.
async fn offers(site: &Arc<Site>, who: &Who, form: &new_table::Form) -> Result<Vec<Offer>, ErrorResponse> {
    let say = |key: &str| who.words.say(key).into_owned();
    let offer = |word: &str, name: String| Offer { word: word.into(), name };
    let mut offers = match site.host.usual_pieces(&form.game).await.or_respond(who)? {
        None => vec![offer("", say("pieces-shipped"))],
        Some(usual) => {
            let name = usual.name.unwrap_or_else(|| say("pieces-unnamed"));
            let usual = who.words.say_with("pieces-usual", &[("name", name.into())]);
            vec![offer("", usual), offer(new_table::SHIPPED, say("pieces-shipped"))]
        }
    };
    let store = site.host.store();
    let mut sets = match who.player() {
        Some(player) => store.sets_of(player.id).await.or_respond(who)?,
        None => Vec::new(),
    };
    if let Ok(id) = form.pieces.parse()
        && !sets.iter().any(|set| set.id == id)
    {
        sets.extend(store.set(id).await.or_respond(who)?);
    }
    let own = who.player().map(|player| player.id);
    for set in sets.into_iter().filter(|set| set.game == form.game) {
        let by = [("name", set.name.as_str().into()), ("by", set.by.as_str().into())];
        let name = if own == Some(set.player) { set.name.clone() } else { who.words.say_with("pieces-of", &by) };
        offers.push(offer(&set.id.to_string(), name));
    }
    Ok(offers)
}

/// What a form wants to be played with. What is not there any more, or is of another game, is what is usual.
fn pieces_wish(form: &new_table::Form, offers: &[Offer]) -> PiecesWish {
    match form.pieces.parse() {
        Ok(id) if offers.iter().any(|offer| offer.word == form.pieces) => PiecesWish::Set(id),
        _ if form.pieces == new_table::SHIPPED => PiecesWish::Shipped,
        _ => PiecesWish::Usual,
    }
}

/// The next form begins as this one was filled in, unless it played on from somewhere.
fn keep(who: &Who, form: &new_table::Form, fields: &Fields) -> CookieJar {
    if form.from.is_some() {
        return CookieJar::new();
    }
    let text = form_urlencoded::Serializer::new(String::new()).extend_pairs(&fields.0).finish();
    // What is longer than a cookie may be is not remembered.
    if text.len() > MOST_FORM { CookieJar::new() } else { cookies::set(who, FORM, &text, YEAR / 1000, true) }
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
        asks_luck: form.asks_luck,
        pieces: PiecesWish::Usual,
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
