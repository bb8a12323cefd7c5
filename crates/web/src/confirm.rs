//! Whether whoever asks is who signed in: before something lasting is given away or taken away, such as a token, a
//! passkey or the account, the password or a passkey is asked for again. A guest has neither to be asked for.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::limits::Wanted;
use crate::password;
use crate::site::Site;
use crate::who::Who;
use store::Millis;

/// For so long nobody is asked again.
pub(crate) const LASTS: Millis = 10 * 60 * 1000;

/// Whether nobody needs to be asked: a guest, or somebody who was asked a moment ago.
pub(crate) fn is_fresh(who: &Who) -> bool {
    who.known.as_ref().is_some_and(|known| known.player.guest || known.session.confirmed > host::now())
}

/// Why this may not be done now: the word of a sentence; nothing if it may.
pub(crate) async fn refusal(site: &Site, who: &Who, typed: &str) -> Result<Option<&'static str>, ErrorResponse> {
    let player = who.require_player()?;
    if is_fresh(who) {
        return Ok(None);
    }
    let Some(password) = &player.password else { return Ok(Some("not-confirmed")) };
    if !site.limits.allow(Wanted::Try, who.address) || !site.limits.allow_account(player.id) {
        return Err(ErrorResponse::too_often(who));
    }
    let right = password::is_right(typed.into(), Some(password.clone())).await;
    Ok((!right).then_some("bad-password"))
}

/// Who asks has shown to be the player: this session is not asked again for a while.
pub(crate) async fn remember(site: &Site, who: &Who) -> Result<(), ErrorResponse> {
    let Some(known) = &who.known else { return Ok(()) };
    let until = host::now() + LASTS;
    site.host.store().confirm_session(known.player.id, &known.session.hash, until).await.or_respond(who)?;
    site.accounts.forget(known.player.id);
    Ok(())
}
