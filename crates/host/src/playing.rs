//! Steps: each belongs to a seat and to a version, is made at most once, and is stored before it is answered.

use crate::{Host, Played, Refused, Sitting, TakenBack, clean_chat, now};
use game::{Seat, Turn};
use std::sync::Arc;
use store::{Matter, Player, PlayerId, State, TableId};

impl Host {
    /// A choice of `player`, made for the table at `version`. Asking twice is the same as asking once.
    pub async fn play(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        seat: Option<Seat>,
        version: u32,
        choice: String,
    ) -> Result<Played, Refused> {
        let seat = self.returned(id, player, seat).await?;
        self.step_of_person(id, seat, version, move |sitting| {
            if sitting.game.version() != version {
                let again = version.checked_add(1).is_some_and(|number| sitting.game.did(number, seat, &choice));
                return if again { Ok(()) } else { Err(Refused::Stale { version: sitting.game.version() }) };
            }
            sitting.game.play_text(seat, &choice)?;
            Ok(())
        })
        .await
    }

    /// Takes the last step of `player` back. Once that would take somebody's turn away, it is asked for.
    pub async fn undo(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        seat: Option<Seat>,
        version: u32,
    ) -> Result<TakenBack, Refused> {
        self.take_back(id, player, seat, version, false).await
    }

    /// Takes everything back that `player` can take back, or asks for it.
    pub async fn reset_turn(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        seat: Option<Seat>,
        version: u32,
    ) -> Result<TakenBack, Refused> {
        self.take_back(id, player, seat, version, true).await
    }

    /// Says something at a table: only who sits there may.
    pub async fn say(self: &Arc<Host>, id: TableId, player: &Player, text: &str) -> Result<(), Refused> {
        let text = clean_chat(text).ok_or(Refused::BadText)?;
        let player = player.clone();
        self.change_meta(id, move |host, table| async move {
            if !table.info.seats.iter().any(|seat| seat.sitter == store::Sitter::Person(player.id)) {
                return Err(Refused::NotYourSeat);
            }
            Ok(host.store.say(id, player.id, &player.name, &text, now()).await?)
        })
        .await
    }

    /// Goes back from `version`, by one step or the `whole` turn.
    async fn take_back(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        seat: Option<Seat>,
        version: u32,
        whole: bool,
    ) -> Result<TakenBack, Refused> {
        let seat = self.returned(id, player, seat).await?;
        let back = move |sitting: &mut Sitting| {
            if sitting.game.version() == version && !sitting.turns_gone(seat, whole)?.is_empty() {
                return Err(Refused::MustAsk);
            }
            sitting.take_back(seat, whole, version)
        };
        match self.step_of_person(id, seat, version, back).await {
            Err(Refused::MustAsk) => {}
            answer => return answer.map(TakenBack::Done),
        }
        let matter = if whole { Matter::Turn } else { Matter::Undo };
        self.ask(id, player, matter, Some(seat)).await?;
        Ok(TakenBack::Asked)
    }

    /// A step that a person makes at `version`. If this node has not heard of that version, or another one was faster,
    /// the store is asked before it is refused.
    pub(crate) async fn step_of_person(
        self: &Arc<Host>,
        id: TableId,
        seat: Seat,
        version: u32,
        step: impl Fn(&mut Sitting) -> Result<(), Refused> + Clone + Send + 'static,
    ) -> Result<Played, Refused> {
        match self.step(id, seat, step.clone()).await {
            Err(Refused::Stale { version: known }) if known <= version => {}
            Err(Refused::NotStarted) => {}
            answer => return answer,
        }
        self.ask_store(id).await?;
        self.step(id, seat, step).await
    }

    /// A step by whoever is allowed to make it.
    pub(crate) async fn step(
        self: &Arc<Host>,
        id: TableId,
        seat: Seat,
        step: impl FnOnce(&mut Sitting) -> Result<(), Refused> + Send + 'static,
    ) -> Result<Played, Refused> {
        let go = move |sitting: &mut Sitting| {
            match sitting.info.state {
                State::Running if sitting.clocks.paused(now()).is_some() => Err(Refused::Paused),
                State::Running => step(sitting),
                State::Open => Err(Refused::NotStarted),
                // Whoever repeats the last step of a game is told that it counts.
                State::Over if sitting.game.turn() == Turn::Over => step(sitting),
                State::Over | State::Abandoned => Err(Refused::Over),
            }
        };
        self.change(id, go, move |sitting| sitting.played(seat)).await
    }

    /// The seat that `player` means. Whoever makes a step has come back: the computer that stood in leaves.
    async fn returned(self: &Arc<Host>, id: TableId, player: PlayerId, asked: Option<Seat>) -> Result<Seat, Refused> {
        let (seat, away) = self
            .look_seated(id, |sitting| {
                let seat = sitting.seat_for(player, asked)?;
                let row = &sitting.info.seats[seat.index()];
                Ok((seat, !row.resigned && row.stand_in.is_some()))
            })
            .await?;
        if away {
            self.come_back(id, player, Some(seat)).await?;
        }
        Ok(seat)
    }
}
