//! A table as it was: any eyes when the game is over, the own ones while it goes on.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::present;
use crate::site::Site;
use crate::who::Who;
use boards::Scene;
use game::Viewer;
use host::Sitting;
use std::sync::Arc;
use store::{State, TableId};
use table::AnyTable;

/// Whether everybody may see everything.
pub(crate) fn is_open(sitting: &Sitting) -> bool {
    matches!(sitting.info.state, State::Over | State::Abandoned)
}

/// The whole record when the game is over, otherwise the log as the asker knows it.
pub(crate) fn record(who: &Who, sitting: &Sitting) -> String {
    if is_open(sitting) {
        return sitting.game.record_text();
    }
    let own = who.seats(sitting);
    let eyes = if own.len() == 1 { Viewer::Seat(own.lowest()) } else { Viewer::Spectator };
    let names = present::names(&who.words, sitting);
    let board = boards::of(&sitting.info.game);
    board.and_then(|board| board.seen(&*sitting.game, &Scene::new(&who.words, &names, eyes))).unwrap_or_default()
}

/// The table after the entry with number `at`. Who may see what of it is for the caller to say.
pub(crate) async fn table_at(
    site: &Arc<Site>,
    who: &Who,
    id: TableId,
    at: u32,
) -> Result<Box<dyn AnyTable>, ErrorResponse> {
    let look = |sitting: &Sitting| (sitting.game.record_text(), sitting.pieces.clone());
    let (record, pieces) = site.host.look(id, look).await.or_respond(who)?;
    let replayed = tokio::task::spawn_blocking(move || catalog::replay(&record, pieces.as_deref(), at)).await;
    match replayed {
        Ok(Ok(table)) => Ok(table),
        _ => Err(ErrorResponse::broken(who)),
    }
}
