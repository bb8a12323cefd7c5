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

/// Work that takes long for a long game, in a thread of its own: so much at a time, of one address and altogether.
pub(crate) async fn at_leisure<T: Send + 'static>(
    site: &Site,
    who: &Who,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ErrorResponse> {
    let share = site.limits.long_works.take(who.address).await.ok_or_else(|| ErrorResponse::busy(who))?;
    let work = move || {
        let done = work();
        drop(share);
        done
    };
    site.limits.background.run(work).await.map_err(|_| ErrorResponse::broken(who))
}

/// Whether everybody may see everything.
pub(crate) fn is_open(sitting: &Sitting) -> bool {
    matches!(sitting.info.state, State::Over | State::Abandoned)
}

/// The whole record when the game is over, otherwise the log as the asker knows it.
pub(crate) async fn record(site: &Arc<Site>, who: &Who, id: TableId) -> Result<String, ErrorResponse> {
    let (history, asker) = (site.host.history(id).await.or_respond(who)?, who.clone());
    at_leisure(site, who, move || record_of(&asker, &history.sitting)).await
}

fn record_of(who: &Who, sitting: &Sitting) -> String {
    if is_open(sitting) {
        return sitting.game.record_text();
    }
    let own = who.seats(sitting);
    let eyes = if own.len() == 1 { Viewer::Seat(own.lowest()) } else { Viewer::Spectator };
    let names = present::names(&who.words, sitting);
    let board = boards::of(&sitting.info.game);
    board.and_then(|board| board.seen(&*sitting.game, &Scene::new(&who.words, &names, eyes))).unwrap_or_default()
}
