//! After a game: the same people play again, when all have agreed and are there.

use crate::opening::empty;
use crate::{Host, NamedPieces, Refused, Sitting, now};
use game::record::Head;
use std::sync::Arc;
use store::{NewTable, Pace, PlayerId, Sitter, TableId, TableRow};

impl Host {
    /// The table at which the people of a finished one play again, if there is one.
    pub(crate) async fn rematch_of(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
    ) -> Result<Option<TableId>, Refused> {
        let look = |sitting: &Sitting| match sitting.seats_of(player).is_empty() {
            true => Err(Refused::NotYourSeat),
            false => Ok(sitting.info.rematch),
        };
        self.look(id, look).await?
    }

    /// Opens a table for the same people with the same rules, which everybody has agreed to. Where there are clocks it
    /// waits until all have come to it; `here` has.
    pub(crate) async fn open_rematch(
        &self,
        row: &TableRow,
        host: PlayerId,
        here: PlayerId,
    ) -> Result<TableId, Refused> {
        // By today's rules. A set of somebody's own is played with again if today's rules take it; otherwise it is
        // today's pieces, whatever the last game was played with.
        let old = Head::read(&row.head).map_err(|bad| Refused::Broken(bad.to_string()))?;
        let own = match &row.set_name {
            Some(name) => self.own_again(name, &old).await?,
            None => None,
        };
        let pieces = match own {
            Some(pieces) => Some(pieces),
            None => self.usual_pieces(&row.game).await?,
        };
        let head = self.new_head(&row.game, row.seats.len(), &old.options, pieces.as_ref()).await?;
        let seat = |seat: &store::Seat| store::Seat {
            name: seat.name.clone(),
            here: row.pace == Pace::None || !matches!(seat.sitter, Sitter::Person(player) if player != here),
            ..empty(seat.sitter.clone())
        };
        let again = NewTable {
            game: row.game.clone(),
            head,
            host,
            pace: row.pace,
            listed: false,
            brisk: row.brisk,
            asks_luck: row.asks_luck,
            seats: row.seats.iter().map(seat).collect(),
            created: now(),
            set_name: pieces.and_then(|pieces| pieces.name),
        };
        let again = self.add(&again).await?;
        Ok(self.store.set_rematch(row.id, again).await?)
    }

    /// `player` has come to a table with a seat that is kept; whoever was there before stays.
    pub(crate) async fn take_kept_seat(self: &Arc<Host>, id: TableId, player: PlayerId) -> Result<(), Refused> {
        self.change_meta(id, move |host, _| async move {
            host.store.arrive(id, player, now()).await?;
            Ok(())
        })
        .await
    }

    /// The set that a game was played with, if today's rules take it.
    async fn own_again(&self, name: &str, head: &Head) -> Result<Option<NamedPieces>, Refused> {
        let text = self.store.pieces(head.data).await?;
        let boxed = catalog::find(&head.game).map_err(catalog::Problem::from)?;
        let text = text.filter(|text| boxed.fingerprint(text).is_ok());
        Ok(text.map(|text| NamedPieces { name: Some(name.into()), text: text.into() }))
    }
}
