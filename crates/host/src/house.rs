//! The host as the keeper of a house: people who go for good, and what is old enough to be cleared away.

use crate::{Host, Refused, now};
use game::Seat;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Millis, PlayerId, Sitter, State, StoreError, TableId};

/// More tables than one player can have.
const ALL: u32 = 10_000;

const DAY: Millis = 24 * 3600 * 1000;

/// For how many days things are kept that nobody needs any more; none of them: for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Guests who are signed in nowhere and have played no game.
    pub guests: Option<u32>,
    /// Tables that wait for players.
    pub waiting: Option<u32>,
    /// Tables at which nobody has made a step.
    pub idle: Option<u32>,
    /// Lines of the audit log.
    pub audit: Option<u32>,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { guests: Some(30), waiting: Some(30), idle: Some(365), audit: Some(90) }
    }
}

/// What was cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cleared {
    /// Guests.
    pub guests: u64,
    /// Tables that waited for players: they are gone.
    pub waiting: u64,
    /// Tables that nobody went on with: they are abandoned and can still be replayed.
    pub idle: u64,
    /// Lines of the audit log.
    pub audit: u64,
}

impl Host {
    /// Forgets a player for good. Tables that wait are left or removed, running games given up; games that were played
    /// stay, with nobody's name. False: there is no such player.
    pub async fn forget_player(self: &Arc<Host>, player: PlayerId) -> Result<bool, Refused> {
        let played = self.store.games_of(player, Some(player), ALL).await?;
        let said = self.store.said_by(player).await?;
        let mut known: BTreeSet<TableId> = played.into_iter().map(|listed| listed.table.id).collect();
        known.extend(said.into_iter().map(|(table, _)| table));
        for listed in self.store.tables_of(player, ALL).await? {
            let table = listed.table;
            known.insert(table.id);
            let gone = match table.state {
                State::Open if table.host == player => self.remove(table.id, player).await,
                State::Open => self.leave(table.id, player).await,
                State::Running => {
                    let mut gone = Ok(());
                    let mine = |row: &store::Seat| row.sitter == Sitter::Person(player) && !row.resigned;
                    for (seat, _) in Seat::ALL.into_iter().zip(&table.seats).filter(|(_, row)| mine(row)) {
                        gone = gone.and(self.resign(table.id, player, Some(seat)).await);
                    }
                    gone
                }
                State::Over | State::Abandoned => Ok(()),
            };
            match gone {
                // A table that cannot be played any more, or ended just now, needs nobody to leave it.
                Ok(()) | Err(Refused::Over | Refused::Started | Refused::NoTable | Refused::NotYourSeat) => {}
                Err(Refused::Revision(_) | Refused::Broken(_)) => {}
                Err(refused) => return Err(refused),
            }
        }
        let erased = self.store.erase_player(player).await?;
        // Wherever the name or a word is remembered, here or in another node.
        for table in known {
            self.store.touch(table).await?;
            self.look_again(table).await;
        }
        Ok(erased)
    }

    /// Clears away what is old enough, a few hundred things of each kind at a time.
    pub async fn clear_away(self: &Arc<Host>, keep: &Keep) -> Result<Cleared, StoreError> {
        let before = |days: u32| now() - Millis::from(days) * DAY;
        let mut cleared = Cleared::default();
        if let Some(days) = keep.waiting {
            for table in self.store.waiting_since(before(days)).await? {
                cleared.waiting += u64::from(self.store.remove_open(table).await?);
                self.look_again(table).await;
            }
        }
        if let Some(days) = keep.idle {
            for table in self.store.idle_since(before(days)).await? {
                cleared.idle += u64::from(self.store.finish(table, None, now()).await?);
                self.look_again(table).await;
            }
        }
        if let Some(days) = keep.guests {
            cleared.guests = self.store.forget_guests(before(days)).await?;
        }
        if let Some(days) = keep.audit {
            cleared.audit = self.store.forget_audit(before(days)).await?;
        }
        Ok(cleared)
    }

    /// Reads a table again that is in memory.
    async fn look_again(self: &Arc<Host>, table: TableId) {
        let Some(live) = self.if_live(table) else { return };
        if let Ok(mut held) = self.hold(&live).await {
            // One that is gone is found to be so by whoever looks next.
            let _ = self.catch_up(&live, &mut held).await;
        }
    }
}
