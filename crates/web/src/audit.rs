//! What goes into the host's audit log: what happens to accounts, never what happens in games.

use crate::site::Site;
use crate::who::Who;
use store::{AuditEvent, AuditLine, PlayerId};

impl Site {
    /// Notes what happened to an account; the name is the one at that time.
    pub(crate) async fn audit(&self, who: &Who, event: AuditEvent, player: Option<PlayerId>, name: &str, detail: &str) {
        let (address, name, detail) = (who.address.to_string(), name.into(), detail.into());
        let line = AuditLine { at: host::now(), event, player, name, address, detail };
        // Nobody is kept from playing because it could not be noted.
        if let Err(error) = self.host.store().audit(line).await {
            tracing::warn!(%error, event = event.word(), "the audit log lacks a line");
        }
    }

    /// Notes what the player who asks has done with the own account.
    pub(crate) async fn audit_own(&self, who: &Who, event: AuditEvent, detail: &str) {
        if let Some(player) = who.player() {
            self.audit(who, event, Some(player.id), &player.name, detail).await;
        }
    }
}
