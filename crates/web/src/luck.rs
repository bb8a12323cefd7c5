//! Luck that is typed in, from pages and from programs. Where others hold cards that the one who types cannot know, the
//! answer to something that cannot have come would tell where a card is: whoever tries is heard at the table.

use crate::site::Site;
use crate::who::Who;
use game::Viewer;
use host::{Played, Refused, Sitting};
use std::sync::Arc;
use store::TableId;

/// Says what came at the real table.
pub(crate) async fn came(
    site: &Arc<Site>,
    who: &Who,
    id: TableId,
    version: u32,
    outcome: String,
) -> Result<Played, Refused> {
    let Some(player) = who.player() else { return Err(Refused::NotYourSeat) };
    match site.host.tell_luck(id, player.id, version, outcome.clone()).await {
        Err(refused) if refused.code() == "not-offered" => {
            let could_be = |sitting: &Sitting| {
                sitting.tells_luck(player.id).is_ok()
                    && sitting.game.conceivable_texts(Viewer::Spectator).contains(&outcome)
            };
            if site.host.look(id, could_be).await? {
                site.host.say(id, player, &who.words.say("luck-said-wrong")).await?;
            }
            Err(refused)
        }
        answer => answer,
    }
}

/// Says that what was typed in last was wrong.
pub(crate) async fn mend(site: &Arc<Site>, who: &Who, id: TableId, version: u32) -> Result<Played, Refused> {
    let Some(player) = who.player() else { return Err(Refused::NotYourSeat) };
    let played = site.host.mend(id, player.id, version).await?;
    let has_secrets = |sitting: &Sitting| {
        sitting.game.conceivable_texts(Viewer::Spectator).len() > sitting.game.outcome_texts().len()
    };
    if site.host.look(id, has_secrets).await? {
        site.host.say(id, player, &who.words.say("luck-said-mended")).await?;
    }
    Ok(played)
}
