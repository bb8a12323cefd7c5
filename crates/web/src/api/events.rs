//! What happens at a table, as it happens.

use super::model::{Table, numbers};
use super::play::{Eyes, viewer};
use super::values::{Reader, ToldOf};
use super::{seat, table_id};
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Ask;
use crate::site::Site;
use crate::stream::{self, Showing};
use crate::who::{Who, text};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse::Event;
use game::{Turn, Viewer};
use host::{Sitting, Tick};
use serde::Serialize;
use std::sync::Arc;
use words::Words;

/// A step, or several that came at once, as one viewer hears of it.
#[derive(Serialize)]
struct Step {
    version: u32,
    to_move: Vec<u8>,
    over: bool,
    told: Vec<ToldOf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<String>>,
}

pub(super) async fn events(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(eyes): Ask<Eyes>,
    headers: HeaderMap,
) -> Result<Response, ErrorResponse> {
    let (id, asked) = (table_id(&who, &id)?, seat(&who, eyes.seat)?);
    let live = site.host.table(id);
    let place = site.streams.place(&who)?;
    // Whoever asks for eyes that are somebody else's is told so; afterwards it is asked again for every event.
    site.host.look_at(&live, |sitting| viewer(&who, sitting, asked)).await.or_respond(&who)??;
    let seen: Option<u32> = text(&headers, "last-event-id").and_then(|id| id.parse().ok());
    let (me, viewing) = (who.player().map(|player| player.id), who.clone());
    let show = move |sitting: &Sitting, shown: Option<Tick>| {
        let _held = &place;
        let Ok(eyes) = viewer(&viewing, sitting, asked) else { return Showing::End };
        let tick = sitting.tick();
        let mut events = Vec::new();
        if shown.is_none_or(|shown| shown.meta != tick.meta) {
            events.push(Event::default().event("table").json_data(Table::of(sitting, me)));
        }
        if shown.is_none_or(|shown| shown.version != tick.version) {
            let after = shown.map(|shown| shown.version).or(seen).unwrap_or(tick.version);
            let step = step(sitting, viewing.words, eyes, after);
            events.push(Event::default().event("step").id(tick.version.to_string()).json_data(step));
        }
        Showing::On(events.into_iter().filter_map(Result::ok).collect())
    };
    Ok(stream::follow(&site, live, who, false, show))
}

fn step(sitting: &Sitting, words: Words, eyes: Viewer, after: u32) -> Step {
    let to_move = sitting.to_move();
    let choices = match eyes {
        Viewer::Seat(seat) if to_move.has(seat) => Some(sitting.game.choice_texts(seat)),
        _ => None,
    };
    Step {
        version: sitting.game.version(),
        to_move: numbers(to_move),
        over: sitting.game.turn() == Turn::Over,
        told: Reader::new(words, sitting).told(&*sitting.game, eyes, after).unwrap_or_default(),
        choices,
    }
}
