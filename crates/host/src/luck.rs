//! Luck that is typed in: people at a real table say what was rolled and drawn there. Everybody who sits at the table
//! may, except that an order dealt face down is its owner's to say; for a computer player somebody has to look.

use crate::{Host, Played, Refused, Sitting};
use game::{Seat, SeatSet, Viewer};
use std::sync::Arc;
use store::{PlayerId, TableId};
use table::Refusal;

impl Sitting {
    /// The seat for which `player` may say now what chance did: the one that alone is shown it, or any of the player's.
    pub fn tells_luck(&self, player: PlayerId) -> Result<Seat, Refused> {
        let turn = self.game.turn();
        self.told_by(player, self.game.draws_for().filter(|_| self.is_running()), Refusal::NotChance { turn })
    }

    /// The same for taking back what was typed in wrongly.
    pub fn mends_luck(&self, player: PlayerId) -> Result<Seat, Refused> {
        let seat = self.seats_at(player).iter().next().ok_or(Refused::NotYourSeat)?;
        self.told_by(player, self.game.mends_for().filter(|_| self.is_running()), Refusal::NothingToUndo { seat })
    }

    /// The person's seat that alone may say what chance did, if it is so now: a card is dealt to it face down.
    pub fn luck_is_for(&self) -> Option<Seat> {
        match self.game.draws_for().filter(|_| self.info.asks_luck && self.is_running())? {
            Viewer::Seat(seat) => Some(seat).filter(|&seat| self.bot_in(seat).is_none()),
            Viewer::Spectator => None,
        }
    }

    fn told_by(&self, player: PlayerId, shown: Option<Viewer>, nothing: Refusal) -> Result<Seat, Refused> {
        if !self.info.asks_luck {
            return Err(Refused::LuckDrawn);
        }
        let own = self.seats_at(player);
        let any = own.iter().next().ok_or(Refused::NotYourSeat)?;
        match shown.ok_or(nothing)? {
            Viewer::Seat(seat) if own.has(seat) => Ok(seat),
            Viewer::Seat(seat) if self.bot_in(seat).is_none() => Err(Refused::NotYourSeat),
            Viewer::Seat(_) | Viewer::Spectator => Ok(any),
        }
    }

    /// The seats of a player who has not given up.
    fn seats_at(&self, player: PlayerId) -> SeatSet {
        let gave_up = |seat: Seat| self.info.seats[seat.index()].resigned;
        self.seats_of(player).iter().filter(|&seat| !gave_up(seat)).collect()
    }
}

impl Host {
    /// `player` says what chance did at `version`. It is said once: whoever comes later hears that the table went on,
    /// also with the same outcome, because the answer would tell what was dealt face down.
    pub async fn tell_luck(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        version: u32,
        outcome: String,
    ) -> Result<Played, Refused> {
        self.step_of_luck(id, player, version, move |sitting| {
            sitting.tells_luck(player)?;
            sitting.game.chance_text(&outcome)?;
            Ok(())
        })
        .await
    }

    /// `player` says at `version` that what was typed in last was wrong: it is taken back, if nobody has acted since.
    pub async fn mend(self: &Arc<Host>, id: TableId, player: PlayerId, version: u32) -> Result<Played, Refused> {
        self.step_of_luck(id, player, version, move |sitting| {
            let seat = sitting.mends_luck(player)?;
            sitting.game.mend(seat)?;
            Ok(())
        })
        .await
    }

    /// A step that is nobody's turn, at this version.
    async fn step_of_luck(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        version: u32,
        step: impl Fn(&mut Sitting) -> Result<(), Refused> + Clone + Send + 'static,
    ) -> Result<Played, Refused> {
        let own = |sitting: &Sitting| sitting.seats_at(player).iter().next().ok_or(Refused::NotYourSeat);
        let seat = self.look_seated(id, own).await?;
        self.step_of_person(id, seat, version, move |sitting| match sitting.game.version() {
            now if now == version => step(sitting),
            now => Err(Refused::Stale { version: now }),
        })
        .await
    }
}
